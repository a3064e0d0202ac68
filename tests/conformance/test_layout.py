"""Whoever knows one game's folder finds the way in every other."""

from pathlib import Path

import pytest

from gamehall.kernel import catalog
from tests.conformance.layout import LONGEST, POSITION, faults, lines, small
from tests.shelf import SHELF

ROOT = Path(__file__).parents[2]
GAMES = Path(next(iter(SHELF.__path__)))
FOLDERS = sorted(path.parent for path in GAMES.glob("*/__init__.py"))
TOYS = sorted(path.parent for path in (ROOT / "tests/toys").glob("*/rules.py"))
WRITTEN = {".py", ".ts", ".svelte", ".css", ".html", ".js", ".mjs"}
MADE = {"static", "generated", "__pycache__"}
"""Folders of files that no person writes."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_lies_in_its_folder_as_every_other_does(folder: Path) -> None:
    assert faults(folder, plays=folder.name in catalog.games()) == []


@pytest.mark.parametrize("folder", TOYS, ids=lambda folder: folder.name)
def test_a_toy_is_a_small_game(folder: Path) -> None:
    assert small(folder)
    assert {path.name for path in folder.glob("*.toml")} == set()
    assert any(folder.glob("book/*.toml"))


@pytest.mark.parametrize("room", ["src", "tests", "frontend/src"])
def test_no_file_is_longer_than_one_can_read(room: str) -> None:
    files = [path for path in (ROOT / room).rglob("*") if path.suffix in WRITTEN]
    own = [path for path in files if MADE.isdisjoint(path.relative_to(ROOT).parts)]
    assert len(own) > 50
    assert [str(path) for path in own if lines(path) > LONGEST] == []


@pytest.fixture
def patience(tmp_path: Path) -> Path:
    """A game with nothing wrong about its folder, and too long to be a small one."""
    for name in POSITION:
        (tmp_path / f"{name}.py").write_text(f'"""{name}"""\n', "utf-8")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/__init__.py").write_text("...\n" * LONGEST, "utf-8")
    (tmp_path / "__init__.py").touch()
    (tmp_path / "book").mkdir()
    (tmp_path / "book/patience.toml").write_text('[[paragraph]]\nkey = "deal"\n', "utf-8")
    (tmp_path / "data").mkdir()
    (tmp_path / "data/decks.toml").write_text("cards = 52\n", "utf-8")
    named = ", ".join(f"`{name}.py`" for name in POSITION)
    rows = [f"| {named} | the position |", "| `rules/`, `book/`, `data/decks.toml` | the rest |"]
    table = "\n".join(("| file | what it holds |", "|---|---|", *rows))
    (tmp_path / "README.md").write_text(f"# Patience\n\n{table}\n\nSee `elsewhere.py`.\n", "utf-8")
    return tmp_path


def test_a_folder_as_it_should_be_has_no_fault(patience: Path) -> None:
    assert faults(patience) == []


@pytest.mark.parametrize("name", POSITION)
def test_a_missing_file_of_the_position_is_found(patience: Path, name: str) -> None:
    (patience / f"{name}.py").unlink()
    assert faults(patience) == [
        f"There is no {name}.py.",
        f"The README tells of {name}.py, which is not there.",
    ]
    assert f"There is no {name}.py." not in faults(patience, plays=False)


def test_rules_in_one_file_are_for_small_games(patience: Path) -> None:
    (patience / "rules/__init__.py").rename(patience / "rules.py")
    (patience / "rules").rmdir()
    assert "The rules are no folder of chapters." in faults(patience)
    (patience / "README.md").unlink()
    (patience / "rules.py").write_text("...\n", "utf-8")
    assert faults(patience) == []
    (patience / "cards.py").touch()
    assert faults(patience) == ["cards is no word of the layout, and no README tells it."]


def test_a_long_game_without_a_readme_is_found(patience: Path) -> None:
    (patience / "README.md").unlink()
    assert faults(patience) == ["There is no README.md."]


@pytest.mark.parametrize("name", ["cards.py", "solver/search.py", "help.md"])
def test_what_no_readme_tells_of_is_found(patience: Path, name: str) -> None:
    (patience / name).parent.mkdir(exist_ok=True)
    (patience / name).touch()
    assert faults(patience) == [f"The README does not tell of {name}."]


def test_a_book_or_a_table_in_another_room_is_found(patience: Path) -> None:
    (patience / "book/patience.toml").rename(patience / "data/patience.toml")
    (patience / "data/decks.toml").rename(patience / "book/decks.toml")
    told = faults(patience)
    assert {"book/decks.toml belongs in data/.", "data/patience.toml belongs in book/."} <= set(told)
    (patience / "book/decks.toml").unlink()
    assert "There is no rulebook in book/." in faults(patience)


def test_a_table_that_is_another_kind_of_file_lies_among_no_modules(patience: Path) -> None:
    (patience / "cards.csv").touch()
    assert faults(patience) == [
        "cards.csv lies among the modules.",
        "The README does not tell of cards.csv.",
    ]


def test_a_readme_without_its_table_is_found(patience: Path) -> None:
    (patience / "README.md").write_text("# Patience\n", "utf-8")
    assert faults(patience) == ["The README has no table | file | what it holds |."]
