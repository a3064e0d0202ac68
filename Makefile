# Gamehall. `make run` opens the hall, `make test` tests everything; both set up first whatever is missing.

PYTHON ?= python3
PORT ?= 8000

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Stamp files: a step is repeated only when something it was made from is newer.
TOOLS := $(VENV)/.build-tools
ASSETS := src/gamehall/web/static/.inputs
INSTALLED := $(VENV)/.installed
INSTALLED_DEV := $(VENV)/.installed-dev
INSTALLED_DOCS := $(VENV)/.installed-docs
WARM := $(VENV)/.warm
# One test worker more than there are processors: tests in the browser wait most of the time.
WORKERS := $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))

# For every Python and every system at once; the newest release, unless one is named.
COMPILE = build/locking/bin/uv --quiet pip compile --universal --python-version 3.11 --upgrade --generate-hashes \
  --custom-compile-command "make lock"

# The tests that go through the kernel and the rules of every game.
COVERING := tests/kernel tests/games tests/conformance

# Folders are listed too, so that a deleted file is noticed.
FRONTEND := $(shell find frontend \( -name node_modules -o -name dist -o -name .build.lock \) -prune -o -path frontend -o -print)

# The steps follow one another; `make -j` has nothing to gain.
.NOTPARALLEL:
.PHONY: help setup run test check coverage docs format bench browser link-grammar lock clean

help:
	@echo "make run      open the hall on http://localhost:$(PORT)"
	@echo "make test     run every test"
	@echo "make check    linters, types, layers, also of the front end"
	@echo "make coverage  which branches of the kernel and the games' rules the tests go through"
	@echo "make docs     the pages about the hall as a site, in build/site"
	@echo "make format   format the Python code and the front end"
	@echo "make setup    only set up: Python packages, front end, caches"
	@echo "make bench    measure the hall"
	@echo "make lock     write the lock files anew, with the newest versions that pyproject.toml allows"
	@echo "make clean    remove everything that was set up or built"

setup: $(INSTALLED_DEV) $(WARM) link-grammar

run: $(INSTALLED) $(WARM) link-grammar
	$(BIN)/gamehall serve --port $(PORT)

test: setup browser
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal $(ARGS)

check: $(INSTALLED_DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

coverage: setup
	@rm -rf build/coverage && mkdir -p build/coverage
	$(BIN)/coverage run -m pytest --numprocesses $(WORKERS) --dist worksteal --quiet $(COVERING)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage json --quiet -o build/coverage/report.json
	@$(BIN)/python -m tests.covered build/coverage/report.json

docs: $(INSTALLED_DOCS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The pages are in build/site."

format: $(INSTALLED_DEV)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python hatch_build.py format

bench: $(INSTALLED) $(WARM)
	$(BIN)/gamehall bench hall

# What pip cannot fetch comes from Debian: as root it is installed, else the message says how to have it.
# $(call debian,test that it is here,its name,what it is for,what is so without it,packages)
define debian
@if ! { $(1); } >/dev/null 2>&1; then \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    echo "Installing $(2) for $(3)."; \
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $(5); } \
      >/dev/null 2>&1 || echo "$(2) could not be installed, so $(4)."; \
  else \
    echo "There is no $(2) here, so $(4). To have it: sudo apt-get install $(5)"; \
  fi; \
fi
endef

browser:
	$(call debian,command -v chromium,Chromium,the browser tests,the browser tests will be skipped,chromium)

link-grammar: | $(INSTALLED)
	$(call debian,$(BIN)/python -c 'import sys; from gamehall.english.parsers.link_grammar.parse import is_here; sys.exit(not is_here())',Link Grammar,the sentence judge,sentences are read with one eye,liblink-grammar5 link-grammar-dictionaries-en)

lock: pyproject.toml
	@$(PYTHON) -m venv build/locking
	@build/locking/bin/python -m pip --disable-pip-version-check --quiet install uv
	@build/locking/bin/python -c 'import tomllib; print("pip", *tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
	  | $(COMPILE) --output-file locks/tools.txt -
	@$(COMPILE) --extra all --output-file locks/run.txt pyproject.toml
	@$(COMPILE) --extra dev --output-file locks/dev.txt pyproject.toml
	@$(COMPILE) --extra docs --constraint locks/dev.txt --output-file locks/docs.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist frontend/node_modules frontend/dist frontend/.build.lock src/gamehall/web/static
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis test-results
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Gamehall needs Python 3.11 or newer. Name one with: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Python's venv module is missing. Install it with: sudo apt-get install python3-venv"; exit 1; }
	@echo "Creating $(VENV)."
	@$(PYTHON) -m venv $(VENV)

# Packages are those of the lock files, each with the hash it must have. The first lock has pip itself, and what
# pyproject.toml asks for to build the package, Node among it.
$(TOOLS): locks/tools.txt | $(BIN)/python
	@echo "Installing the build tools."
	@$(PIP) install --require-hashes --requirement locks/tools.txt
	@touch $@

$(ASSETS): $(FRONTEND) hatch_build.py | $(TOOLS)
	@echo "Building the front end."
	@$(BIN)/python hatch_build.py

$(INSTALLED): pyproject.toml locks/run.txt $(TOOLS) | $(ASSETS)
	@echo "Installing Gamehall."
	@$(PIP) install --require-hashes --requirement locks/run.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(INSTALLED_DEV): pyproject.toml locks/dev.txt $(TOOLS) | $(ASSETS)
	@echo "Installing Gamehall and its development tools."
	@$(PIP) install --require-hashes --requirement locks/dev.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@
	@touch $(INSTALLED)

$(INSTALLED_DOCS): locks/docs.txt $(TOOLS)
	@echo "Installing what builds the pages about the hall."
	@$(PIP) install --require-hashes --requirement locks/docs.txt
	@touch $@

# Caches that make the first game quick: word graphs and compiled loops.
$(WARM): $(INSTALLED) $(wildcard src/gamehall/cli/*.py)
	@if $(BIN)/gamehall --help 2>/dev/null | grep -qw warm; then $(BIN)/gamehall warm; fi
	@touch $@
