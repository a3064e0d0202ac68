"""What may import what: the contracts of pyproject.toml, and that each finds what breaks it."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.copies import HALL, copy_modules

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
ALLOWED = sys.stdlib_module_names | {"msgspec"}

CONTRACTS = {
    one["name"] for one in tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
}

KNOWS_A_GAME = "Nobody knows a game but the rooms that are its own"

BREACHES = [
    ("Imports point one way", "store.log", "gamehall.live.hall"),
    ("Imports point one way", "lexicon.search", "gamehall.english.terms"),
    ("The kernel knows msgspec and the standard library only", "kernel.seat", "numpy"),
    ("Games never import one another", "games.contig60.acts", "gamehall.games.scrabble.acts"),
    (
        "English goes from terms over trees and readings to what is said of them",
        "english.grammar.clauses",
        "gamehall.english.writer.write",
    ),
    ("English knows no rulebook", "english.terms", "gamehall.kernel.rulebook"),
    (KNOWS_A_GAME, "web.desk", "gamehall.games.contig60.rules"),
    (KNOWS_A_GAME, "cli.commands.play", "gamehall.games.scrabble.rules"),
    (KNOWS_A_GAME, "proving.load", "gamehall.games.contig60"),
    (
        "What is one game's alone stands on the rooms of the web, and nothing there stands on it",
        "web.pages.lobby",
        "gamehall.web.games.linguishtik.seen",
    ),
    (
        "Commands of one game stand on those of the hall, and nothing there stands on them",
        "cli.terminal.keys",
        "gamehall.cli.games.scrabble.plays",
    ),
]
"""A contract, a module, and what it must not import."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module


def strangers(kernel: Path) -> set[str]:
    """What the kernel imports and may not; import-linter can only be told a list of what is forbidden."""
    return {
        f"{path.name} imports {name}"
        for path in kernel.rglob("*.py")
        for name in imports(path)
        if name.split(".")[0] not in ALLOWED and not f"{name}.".startswith("gamehall.kernel.")
    }


def test_the_kernel_knows_msgspec_and_the_standard_library_only() -> None:
    assert not strangers(HALL / "kernel")


def test_what_the_kernel_must_not_know_is_found(tmp_path: Path) -> None:
    (tmp_path / "seat.py").write_text(
        "import json\nimport msgspec\n\n\ndef sit():\n    import gamehall.kernels\n"
    )
    (tmp_path / "table.py").write_text("from gamehall.kernel.seat import Seat\nfrom requests import get\n")
    assert strangers(tmp_path) == {"seat.py imports gamehall.kernels", "table.py imports requests"}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the linter says of a hall in which every contract is broken."""
    copy = tmp_path_factory.mktemp("broken")
    hall = copy_modules(copy / "gamehall")
    for _, module, imported in BREACHES:
        path = hall / f"{module.replace('.', '/')}.py"
        path.write_text(f"import {imported}\n{path.read_text()}")
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"]
    done = subprocess.run(
        [*command, "--no-cache", "--config", str(PROJECT)],
        capture_output=True,
        text=True,
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "COLUMNS": "400"},
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


def test_every_contract_is_tried() -> None:
    assert {name for name, _, _ in BREACHES} == CONTRACTS


@pytest.mark.parametrize(("contract", "module", "imported"), BREACHES)
def test_a_breach_is_found(said: str, contract: str, module: str, imported: str) -> None:
    assert f"{contract} BROKEN" in said
    told = re.search(rf"^{re.escape(contract)}\n-+\n(.*?)(?=^[^\n]+\n---|\Z)", said, re.MULTILINE | re.DOTALL)
    assert told
    assert re.search(rf"gamehall\.{re.escape(module)} -> {re.escape(imported)} ", told[1])


def test_tests_run_coroutines_in_a_thread_of_their_own() -> None:
    """The browser's loop runs in the main thread for a whole session, in whatever order tests come."""
    tests = Path(__file__).parent
    here = [path for path in tests.rglob("*.py") if path.name not in ("loops.py", Path(__file__).name)]
    assert [path.name for path in here if "asyncio.run(" in path.read_text("utf-8")] == []
