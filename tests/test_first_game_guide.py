"""The newcomer's guide is followed to the letter: its files make a game the hall accepts."""

import importlib
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamehall.games
from gamehall.kernel import catalog
from gamehall.kernel.parts import Bots
from tests.conformance.checks import check_all

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "your-first-game.md"
FILE = re.compile(r"^`(?P<name>[\w./-]+)`\n+```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def followed(tmp_path: Path) -> Iterator[Path]:
    """A folder with the guide's files; its games stand in the catalog while the test runs."""
    for block in FILE.finditer(GUIDE.read_text("utf-8")):
        path = tmp_path / block["name"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block["text"], "utf-8")
    games = str(tmp_path / "src/gamehall/games")
    gamehall.games.__path__.append(games)
    catalog.games.cache_clear()
    importlib.invalidate_caches()
    yield tmp_path
    gamehall.games.__path__.remove(games)
    catalog.games.cache_clear()
    for name in [name for name in sys.modules if name.startswith("gamehall.games.nim")]:
        del sys.modules[name]


def test_the_game_of_the_guide_is_found_and_keeps_every_promise(followed: Path) -> None:
    assert set(catalog.games()) >= {"nim", "contig60"}
    check_all(catalog.game("nim"))


def test_its_bot_wins_from_a_won_position(followed: Path) -> None:
    bots, rules = catalog.part("nim", Bots), importlib.import_module("gamehall.games.nim.rules")
    assert bots
    state = rules.opening(rules.Options(15), ("p1", "p2"))
    said = bots.kinds["strong"]()(state, "p1", rules.prompts(state), random.Random(1))
    assert said.action == rules.Take(3)


def test_its_own_test_passes_and_its_rules_are_covered(followed: Path) -> None:
    script = (
        "import sys, gamehall.games; gamehall.games.__path__.append(sys.argv[1]); "
        "import pytest; sys.exit(pytest.main(sys.argv[2:]))"
    )
    test = followed / "tests/games/nim/test_nim.py"
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")]
    games = followed / "src/gamehall/games"
    command = [sys.executable, "-c", script, str(games), *options, str(test)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout
    keys = re.findall(r'paragraph\("(\w+)"\)', test.read_text("utf-8"))
    book = catalog.game("nim").shelves[0].books[0]
    assert set(keys) == {p.key for p in book.paragraph}
