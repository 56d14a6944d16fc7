# The chores of the house. `make` lists them.

PYTHON ?= python3
JOBS ?= 2
# One more than cores: a test in the browser mostly waits. Who is done takes over from who is not.
TESTERS ?= 3
TOGETHER := -n $(TESTERS) --dist worksteal
ARGS ?=
# Of two builds one is enough for these. LATER, on the compiled engine: the layers above it, and whole games told.
# SOONER, on the interpreted one: words, dictionaries and documents, which are never compiled.
LATER := ai/test_learning.py ai/test_strength.py arena browser cli envs games/riffifi/rl games/riftbound/decks/test_http.py \
	games/riftbound/rl games/riftforce/rl games/riftforce/speech/test_typography.py reliability server
SERVER := server# packages whose coverage is measured on the compiled engine; they are never compiled
SOONER := house/test_audit.py house/test_ci.py house/test_coverage_floors.py house/test_doc_commands.py \
	house/test_layers.py house/test_locks.py house/test_reference.py games/riftbound/speech/test_card_text.py \
	games/riftforce/speech/test_dictionary.py language

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

VENV := .venv
PY := $(VENV)/bin/python
NODE := $(shell command -v npm)
PIP := $(PY) -m pip --disable-pip-version-check --quiet
LOCKED := $(PIP) install --no-deps --require-hashes
COMPILED := build/compiled
FAST := PYTHONPATH=$(CURDIR)/$(COMPILED)
SLOW := env -u PYTHONPATH -u RIFTABLE_EXPECT
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -path '*/data/*.json' -o -path '*/data/*.npz' -o -name py.typed))
LOCK := $(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command 'make lock'
STATIC := src/riftable/server/http/static
CLIENT := $(sort $(shell find client/src client/public client/*.json client/*.ts client/*.js client/index.html \
	src/riftable/language/locales src/riftable/games/*/locales -type f -not -path '*/node_modules/*' 2> /dev/null))
# Names of ours, and words that American English spells either way: all other prose is American.
SPELT := acknowledgement,acknowledgements,analyse,catalogue
TYPED := $(foreach d,src tests bench tools docs,$(if $(wildcard $(d)/*.py $(d)/*/*.py),$(d)))

.PHONY: help setup lock compile client play terminal test check types bench load learn laws batches endings crash secrets replays fuzz audit fair fixtures golden \
	verify-cards columns reference conformance wire wheel shots clean \
	distclean learn-riftbound FORCE

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.dev $(if $(NODE),client) ## the development environment, in .venv, and the browser client where Node is there
	@$(if $(NODE),,echo 'riftable: no Node here, so the browser client is not built; all else works')

# The runtime and the build tools, as locked; editable, so sources take effect at once.
$(VENV)/.run: pyproject.toml requirements/build.lock requirements/serve.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'riftable needs Python 3.11 or newer; say which: make PYTHON=python3.12 …'; exit 1; }
	@$(PY) -c '' 2> /dev/null || { echo 'creating $(VENV)'; $(PYTHON) -m venv --clear $(VENV); }
	@$(LOCKED) -r requirements/build.lock -r requirements/serve.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.lock
	@$(LOCKED) -r requirements/dev.lock
	@touch $@

$(VENV)/.bench: $(VENV)/.run
	@$(PIP) install --no-build-isolation -e '.[bench]'
	@touch $@

# All Pythons and systems in one file each; what several of them hold is the same version everywhere.
lock: $(VENV)/.run ## write requirements/*.lock anew from the ranges in pyproject.toml; review the difference
	@$(PIP) install uv
	$(LOCK) --extra dev --output-file requirements/dev.lock pyproject.toml
	$(LOCK) --extra cluster --constraint requirements/dev.lock --output-file requirements/serve.lock pyproject.toml
	@$(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(LOCK) --constraint requirements/dev.lock --output-file requirements/build.lock -

# The compiled engine, in a folder of its own: putting it first in PYTHONPATH is what turns it on.
compile: $(VENV)/.run ## the compiled engine, in build/compiled; one line where that is not possible
	@if $(PY) setup.py -q probe 2> /dev/null; \
		then $(MAKE) --silent --no-print-directory $(COMPILED)/.built; \
		else rm -rf $(COMPILED); fi

$(COMPILED)/.built: $(VENV)/.run build/.sources $(SOURCES) setup.py pyproject.toml
	@echo 'compiling the engine into $(COMPILED)'
	@rm -rf $(COMPILED) build/.compiled
	@RIFTABLE_COMPILE=1 $(PIP) install --no-deps --no-build-isolation --target build/.compiled .
	@mv build/.compiled $(COMPILED)
	@rm -rf $(COMPILED)/riftable/server/http/static # the client of the sources, however often it is built anew
	@ln -s $(CURDIR)/$(STATIC) $(COMPILED)/riftable/server/http/static
	@touch $@

# Changes only when a source appears or goes, which timestamps of the sources alone do not tell.
build/.sources: FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

# The browser client, put where the server looks for it. Building it takes Node; using it does not.
client: $(STATIC)/index.html ## the browser client, built with Node

$(STATIC)/index.html: client/node_modules/.package-lock.json $(CLIENT)
	@echo 'building the browser client'
	@cd client && npm run --silent build
	@touch $@

# Not `npm ci`: that refuses a lock without the builds of Vite's bundler for other systems.
client/node_modules/.package-lock.json: client/package-lock.json
	@cd client && npm install --silent --no-audit --no-fund --omit-lockfile-registry-resolved
	@touch $@

play: $(VENV)/.run ## open the table in the browser; ARGS="--host 0.0.0.0" lets friends in
	@$(MAKE) --no-print-directory compile || echo 'riftable: could not compile; going on in pure Python'
	@$(if $(NODE),$(MAKE) --silent --no-print-directory client)
	@$(FAST) $(PY) -m riftable serve $(ARGS)

terminal: $(VENV)/.run ## play Riftforce in the terminal; ARGS="--lang fr" adds arguments
	@$(MAKE) --no-print-directory compile || echo 'riftable: could not compile; going on in pure Python'
	@$(FAST) $(PY) -m riftable play riftforce $(ARGS)

wheel: $(VENV)/.run client ## what people install, the built client inside, in dist/
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

test: setup compile ## all tests: the client's, then interpreted with coverage, then compiled where possible
	@if test -z '$(ARGS)' -a -d client/node_modules; then \
		echo '== tests of the browser client =='; cd client && npm test --silent; fi
	@echo '== tests, interpreted engine =='
	@rm -rf build/coverage; mkdir -p build/coverage
	$(SLOW) COVERAGE_FILE=$(CURDIR)/build/coverage/interpreted $(PY) -m pytest $(TOGETHER) --cov --cov-report= \
		$(if $(wildcard $(COMPILED)/.built),$(LATER:%=--ignore=tests/%)) $(ARGS)
	@if test -f $(COMPILED)/.built; then \
		echo '== tests, compiled engine =='; \
		set -x; COVERAGE_FILE=$(CURDIR)/build/coverage/compiled RIFTABLE_EXPECT=compiled $(FAST) $(PY) -m pytest $(TOGETHER) \
			$(SERVER:%=--cov=$(COMPILED)/riftable/%) --cov-report= $(SOONER:%=--ignore=tests/%) $(ARGS); \
	else echo '== no compiled engine here: only the interpreted one was tested =='; fi
	@$(if $(ARGS),,$(SLOW) $(PY) tools/coverage_floors.py build/coverage/*)

check: $(VENV)/.dev types ## lint, format, types, spelling; of the browser client too, where Node is there
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(VENV)/bin/codespell
	$(VENV)/bin/codespell --builtin en-GB_to_en-US --ignore-words-list $(SPELT) *.md docs bench/*.md
	@if test -d client/node_modules; then set -x; cd client && npm run --silent check; fi

types: $(VENV)/.dev
	$(PY) -m mypy --strict $(TYPED)

bench: $(VENV)/.bench compile ## measure against other libraries; writes bench/results.md
	$(FAST) $(PY) -m bench $(ARGS)

load: $(VENV)/.dev compile ## 200 games at 100 moves a second, ours and boardgame.io's; ARGS="--soak 7200" for memory
	$(FAST) $(PY) -m bench.load $(ARGS)

learn: $(VENV)/.dev compile ## what the bots know of Riftforce, from new games; ARGS="duel --games 5000"
	$(FAST) $(PY) tools/learn_riftforce.py --jobs $(JOBS) $(ARGS)

learn-riftbound: $(VENV)/.dev compile ## what the bots know of Riftbound, from new games; ARGS="--games 1000"
	$(FAST) $(PY) tools/learn_riftbound.py --jobs $(JOBS) $(ARGS)

laws: $(VENV)/.run compile ## the laws of play on 10000 random games of all modes and options
	$(FAST) $(PY) -m riftable doctor --games 10000 --jobs $(JOBS) $(ARGS)

batches: $(VENV)/.dev compile ## batches against the engine, on 10000 games; ARGS="--games 100000"
	$(FAST) $(PY) -m tests.games.riftforce.rl.differential --jobs $(JOBS) $(ARGS)

endings: $(VENV)/.dev compile ## a million random duels, 100000 games of each other mode: all must end; ARGS="--minutes 10"
	$(FAST) $(PY) -m tests.reliability.endings --jobs $(JOBS) $(ARGS)

crash: $(VENV)/.dev compile ## kill the server 1000 times under load and compare; ARGS="--kills 100"
	$(FAST) $(PY) -m tests.reliability.crash $(ARGS)

secrets: $(VENV)/.dev compile ## 10000 games and their twins: who knows the same is told the same; ARGS="--games 500"
	$(FAST) $(PY) -m tests.reliability.twins --jobs $(JOBS) $(ARGS)

replays: $(VENV)/.dev compile ## 100000 random games of each mode once more, on all builds; ARGS="--games 1000"
	$(FAST) $(PY) -m tests.reliability.replays $(ARGS)

fuzz: $(VENV)/.dev compile ## a million hostile messages; ARGS="--messages 100000 --seed 7"
	$(FAST) $(PY) -m tests.reliability.fuzz $(ARGS)

audit: $(VENV)/.dev ## known advisories against what we depend on; says so where nobody can be asked
	$(SLOW) $(PY) tools/audit.py

fair: $(VENV)/.dev ## count a million shuffles, card by place; ARGS="--shuffles 100000"
	$(SLOW) $(PY) -m tests.reliability.shuffles $(ARGS)

fixtures: $(VENV)/.dev ## records and databases of this release, which must open for ever; ARGS=--again before it is out
	$(SLOW) $(PY) tools/fixtures.py $(ARGS)

golden: $(VENV)/.dev ## write the golden playthroughs anew; review the difference
	$(SLOW) $(PY) tools/golden.py $(ARGS)

columns: $(VENV)/.run ## write what is derived from the columns of a Riftbound position anew
	$(SLOW) $(PY) tools/columns.py

reference: $(VENV)/.dev ## write the generated pages of docs/reference anew
	$(SLOW) $(PY) tools/features.py
	$(SLOW) $(PY) tools/cards.py
	$(SLOW) $(PY) tools/cli_reference.py
	$(SLOW) $(PY) tools/api_reference.py

conformance: $(VENV)/.dev compile ## the suites of PettingZoo, Gymnasium and OpenSpiel at length, on all tables
	RIFTABLE_LONG=1 $(FAST) $(PY) -m pytest tests/envs $(ARGS)

wire: $(VENV)/.run ## write the browser's types of all messages anew
	$(SLOW) $(PY) tools/wire.py

shots: $(VENV)/.dev client ## pictures of every screen, in shots/
	$(SLOW) $(PY) tools/shots.py $(ARGS)

verify-cards: $(VENV)/.run ## compare card text with a reference: make verify-cards CARDS=cards.json
	@$(SLOW) $(PY) tools/verify_cards.py $(CARDS)

clean: ## remove what was built; the environment stays
	rm -rf build dist shots $(STATIC) src/*.egg-info .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2> /dev/null || true

distclean: clean ## remove the environment too
	rm -rf $(VENV) client/node_modules
