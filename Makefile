# Needs Python 3.11 or later, make and git. Another interpreter: make PYTHON=python3.12 test
PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
READY := $(VENV)/.installed
BENCH_READY := $(BENCH)/.installed
INSTALL := -m pip install --quiet --disable-pip-version-check

.PHONY: help play test lint rules check bench mutants golden picture

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1 \t\2/p' Makefile

GAME ?= betrayal
play: $(READY) ## a table in this terminal, bots in the other seats: make play, or make play GAME=room25
	$(VENV)/bin/housebound play $(GAME)

test: lint ## everything that must hold: style, types, imports, tests
	$(VENV)/bin/python -m pytest -n 2

lint: $(READY) ## style, types and who may import whom
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

rules: $(READY) ## which rules are named in code and by a test
	$(VENV)/bin/python -m tools.rules

check: $(READY) ## many random tables of each game under every law
	$(VENV)/bin/housebound check betrayal --tables 500
	$(VENV)/bin/housebound check room25 --tables 1000
	$(VENV)/bin/housebound check terrorscape --tables 1000

bench: $(BENCH_READY) ## speed, side by side with peers (installs them: about 350 MB)
	$(BENCH)/bin/python -m bench --output bench/latest.md

mutants: $(READY) ## would the tests notice? a sample of small faults in the rule code
	$(VENV)/bin/python -m tools.mutants

# A stamp per environment: made again when what it was made from has changed.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python $(INSTALL) -c constraints.txt -e '.[terminal,dev]'
	@touch $@

$(BENCH_READY): pyproject.toml constraints.txt bench/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(INSTALL) -c constraints.txt -r bench/requirements.txt -e .
	@touch $@

golden: $(READY) ## write the golden playthroughs and node counts anew (read the difference before you commit it)
	$(VENV)/bin/python -m tests.games.betrayal.test_golden
	$(VENV)/bin/python -m tests.games.room25.test_golden
	$(VENV)/bin/python -m tests.games.terrorscape.test_golden

picture: $(READY) ## take the README's picture of the terminal anew
	$(VENV)/bin/python -m tools.picture
