PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/pip install --quiet --require-hashes
MODERN := $(PYTHON) -c 'import sys; print("yes" * (sys.version_info >= (3, 11)))' 2>/dev/null

PLAYING := .venv/.playing
DEVELOPING := .venv/.developing
PAGES := src/tertulia/server/web/index.html

.NOTPARALLEL: # one pip at a time in one folder
unexport PYTHONDONTWRITEBYTECODE # without what it forbids, every process reads all of Numba's sources again
.PHONY: help setup web docs site browser proxies play test examples check engine bench bench-peers bench-server bench-crash protocol golden playthroughs looks lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(DEVELOPING) $(PAGES) ## install everything into .venv (PYTHON=python3.13 chooses the interpreter)

# Node, which builds the pages, is as large as all that playing needs: players have it only meanwhile.
BUILDING := $(INSTALL) --no-compile --upgrade --target .venv/build -r requirements-build.lock

$(PLAYING): requirements.lock
	$(if $(shell $(MODERN)),,$(error Tertulia needs Python 3.11 or newer; name one with PYTHON=, as in: make play PYTHON=python3.13))
	@echo "Installing what playing needs into .venv ..."
	@$(PYTHON) -m venv .venv
	@$(BUILDING) && PYTHONPATH=.venv/build $(BIN)/python hatch_build.py install > /dev/null & \
		$(INSTALL) --no-compile -r requirements.lock && wait $$! # side by side: the second core is idle
	@touch $@

$(DEVELOPING): $(PLAYING) requirements-dev.lock
	@echo "Installing what developing needs, too ..."
	@$(INSTALL) -r requirements-dev.lock
	@touch $@

web: $(PAGES) ## build the pages for the browser

CARRIED := web $(addprefix src/tertulia/,bots browser core games locales)
$(PAGES): $(PLAYING) pyproject.toml hatch_build.py $(shell find $(CARRIED) -type f -not -path '*/node_modules/*' -not -path 'web/dev/*' -not -path '*/engine/games/*' -not -name '*.pyc')
	@echo "Building the pages ..."
	@PYTHONPATH=src $(BIN)/python -m tertulia.browser web/src/engine/games # behind a bar, which pip would hide
	@[ -e $(DEVELOPING) ] || [ -e .venv/build ] || $(BUILDING)
	@PYTHONPATH=.venv/build $(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@rm -rf .venv/build; [ -e $(DEVELOPING) ] || rm -rf web/node_modules

browser: # the tests play in a real browser: its shell without windows is quicker, but only the whole one installs apps
	@{ command -v "$${CHROMIUM:-chromium-headless-shell}" && command -v chromium; } > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq \
			&& apt-get install -y -qq --no-install-recommends chromium-headless-shell chromium > /dev/null; } \
		|| command -v "$${CHROMIUM:-chromium-headless-shell}" > /dev/null \
		|| command -v chromium > /dev/null \
		|| { echo "The tests need Chromium: install Debian's package chromium-headless-shell, or name one with CHROMIUM=/path/to/it"; exit 1; }

proxies: # the tests put real ones in front of servers; as services they are not needed
	@PATH="$$PATH:/usr/sbin"; { command -v nginx && command -v caddy; } > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq \
			&& apt-get install -y -qq --no-install-recommends nginx caddy > /dev/null \
			&& { ! [ -d /run/systemd/system ] || systemctl disable --now nginx caddy; }; } \
		|| echo "Without nginx and caddy (Debian has both) the tests of deploy/ are skipped"

docs: setup ## build the documentation, which `tertulia serve` shows at /docs
	@$(BIN)/python -m zensical build --strict --clean

site: docs ## the pages as a folder for any static web space: dist/site
	@$(BIN)/tertulia site dist/site

play: $(PAGES) ## play: the table opens in your browser (FLAGS=--home lets your home network in)
	@$(BIN)/tertulia $(FLAGS)

test: setup docs browser proxies ## run the tests
	@$(BIN)/python hatch_build.py test
	@$(BIN)/pytest

examples: setup ## run the example that learns, and test training (installs PyTorch, some gigabytes on Linux)
	@$(BIN)/pip install --quiet torch==2.13.0
	@$(BIN)/pytest -n 0 examples tests/learn

check: setup ## lint, formatting, types, direction of imports, generated files
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/tertulia protocol --check
	@$(BIN)/python hatch_build.py check

engine: setup ## the rules and bots as a package for programs in JavaScript: dist/engine
	@$(BIN)/python hatch_build.py engine
	@$(BIN)/python -m tertulia.browser dist/engine/games
	@cp web/engine/package.json LICENSE dist/engine && cp docs/javascript.md dist/engine/README.md

bench: setup ## measure the engine
	@$(BIN)/tertulia bench

bench-peers: setup ## measure six other projects beside it, each in an environment of its own
	@$(BIN)/python benchmarks/peers --chart docs/pictures/peers.svg

bench-server: setup ## load the server, several processes on PostgreSQL, and boardgame.io beside it (ten minutes)
	@$(BIN)/python benchmarks/server.py --repeat 3
	@$(BIN)/python benchmarks/server.py --processes 2 --repeat 3
	@$(BIN)/python benchmarks/server.py --beside boardgame.io --repeat 5

bench-crash: setup ## kill a server a thousand times, and miss nothing
	@$(BIN)/python benchmarks/crash.py

protocol: setup ## write anew what is made from Python's types, for other languages
	@$(BIN)/tertulia protocol --write

golden: setup ## write the golden playthroughs anew (only with a new version of the rules)
	@for table in caramba-2 caramba-3 caramba-4 pamplona-2 pamplona-3 pamplona-6 sombreros-2 sombreros-3 sombreros-6; do \
		$(BIN)/python -m tertulia.testing transcript $${table%-*} $${table#*-} golden > tests/golden/$$table.txt; done

playthroughs: setup ## write OpenSpiel's playthroughs anew (with a new version of the rules or of the observations)
	@$(BIN)/python tests/envs/openspiel/playthroughs.py

looks: setup browser ## write the pictures anew that the screens are compared with (look at the screens first)
	@$(BIN)/python hatch_build.py test
	@TERTULIA_LOOKS=write $(BIN)/pytest tests/web/test_looks.py

TESTED := arena envs openspiel pictures postgres
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

lock: setup ## resolve what is installed again (FLAGS=--upgrade for newer releases)
	@$(LOCK) $(FLAGS) pyproject.toml --group dev $(TESTED:%=--extra %) --output-file requirements-dev.lock
	@$(LOCK) pyproject.toml --constraint requirements-dev.lock --output-file requirements.lock
	@$(LOCK) --group build --constraint requirements-dev.lock --output-file requirements-build.lock

clean: ## remove .venv and every cache
	@rm -rf .venv .peers web/node_modules web/src/engine/games src/tertulia/server/web src/tertulia/server/docs src/tertulia/envs/draw .cache .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
