"""The command as people run it: in a process of its own, with what it printed."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gamehall.bots.arena import Bout, Match
from gamehall.store.signing import hall_key
from tests.cli.prepared import Prepared

ROOT = Path(__file__).parents[2]

Run = Callable[..., subprocess.CompletedProcess[str]]


def _environment() -> dict[str, str]:
    return {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}


@pytest.fixture
def fresh() -> Run:
    """The command as the shell starts it, all its code to be read first: once for each command."""

    def run(*arguments: object, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", "from gamehall.cli import main; main()", *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            cwd=cwd,
            env=_environment(),
            timeout=300,
        )

    return run


@pytest.fixture(scope="session")
def prepared() -> Iterator[Prepared]:
    process = Prepared()
    yield process
    process.close()


@pytest.fixture
def run(prepared: Prepared, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The command in a process of its own that has read its code before."""

    def run(*arguments: object, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        folder, said = tmp_path_factory.mktemp("command"), [str(argument) for argument in arguments]
        code = prepared.run(folder, said, typed, cwd, _environment())
        return subprocess.CompletedProcess(
            said, code, (folder / "out").read_text(), (folder / "err").read_text()
        )

    return run


@pytest.fixture(scope="session")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between two bots, one of which errs."""
    bout = Bout(Match("contig60", ("greedy", "greedy:err=0.2"), 3, "tournament", {}), 0)
    bout.play()
    bout.sitting.settle()
    table = bout.table
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_bytes(hall_key(tmp_path_factory.mktemp("hall")).record(table))
    return file
