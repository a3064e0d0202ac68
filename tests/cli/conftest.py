"""The command as people run it: in a process of its own, with what it printed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gamehall.bots.arena import Match, Sitting
from gamehall.kernel.codec import write_lines
from gamehall.kernel.officials import settle

ROOT = Path(__file__).parents[2]

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run() -> Run:
    def run(*arguments: object, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", "from gamehall.cli import main; main()", *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            cwd=cwd,
            env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1"},
            timeout=300,
        )

    return run


@pytest.fixture(scope="session")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between two bots, one of which errs."""
    sitting = Sitting(Match("contig60", ("greedy", "greedy:err=0.2"), 3, "tournament", {}), 0)
    sitting.play()
    table, _ = settle(sitting.table, sitting.officials, sitting.at)
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_bytes(write_lines(table.header, table.entries))
    return file
