"""Every line knows where it lives: what is one game's own stands in that game's folders."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gamehall.kernel import catalog
from tests.copies import FRONTEND, HALL

FRONT = FRONTEND / "src"

Parts = tuple[str, ...]
"""A file's path inside its house."""

OTHERS_WORDS = ("LICENCE.txt", "NOTICES.txt")
"""What those who made the word lists want to have printed."""


def games() -> set[str]:
    """The folders that are games; the Pentathlon is an event of five games and no game."""
    boards = {board.parent.name for board in (FRONT / "boards").glob("*/kit.ts")}
    return (boards | set(catalog.games())) - {"pentathlon"}


def names() -> set[str]:
    """What the games are called: their folders', and what people call them."""
    return games() | {game.name.lower() for game in catalog.games().values()}


def pattern(names: set[str]) -> re.Pattern[str]:
    """These names, however they are written: with a hyphen, in one word, without the number at the end."""
    loose = {re.sub(r"[ _-]+", r"[ _-]?", re.sub(r"[ _-]?\d+$", "", name)) for name in names}
    return re.compile("|".join(sorted(loose)), re.IGNORECASE)


def at_home_in_front(path: Parts) -> bool:
    return path[0] == "generated" or (path[0] == "boards" and path[1] in games())


def at_home_in_the_hall(path: Parts) -> bool:
    """A game's rules, its pages, its commands; what is built, and what others wrote."""
    own = {Path(part).stem for part in path[path.index("games") + 1 :][:1]} if "games" in path else set()
    room = path[: path.index("games")] if "games" in path else path
    return (
        (room in ((), ("web",), ("cli",)) and bool(own & games()))
        or path[:2] == ("web", "static")
        or "__pycache__" in path
        or path[-1] in OTHERS_WORDS
    )


def breaches(house: Path, at_home: Callable[[Parts], bool]) -> list[str]:
    """Lines that name a game outside its own folders. Among words of English a game goes by its capital."""
    named, capital = pattern(names()), re.compile("|".join(game.name for game in catalog.games().values()))
    found = []
    for path in sorted(one for one in house.rglob("*") if one.is_file()):
        if at_home(path.relative_to(house).parts):
            continue
        try:
            lines = [str(path.relative_to(house)), *path.read_text("utf-8").splitlines()]
        except UnicodeDecodeError:
            continue  # no words, but numbers packed
        name = capital if "english" in path.relative_to(house).parts else named
        found += [f"{path.name}:{number}" for number, line in enumerate(lines) if name.search(line)]
    return found


def test_no_file_of_the_front_end_names_a_game_that_is_not_its_own() -> None:
    assert {"contig60", "linguishtik"} <= games()
    assert breaches(FRONT, at_home_in_front) == []


def test_no_file_of_the_hall_names_a_game_that_is_not_its_own() -> None:
    assert breaches(HALL, at_home_in_the_hall) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("table/Card.svelte", "import Dice from '../boards/contig60/Dice.svelte'"),
        ("table/Card.svelte", "<p>A round of LinguiSHTIK</p>"),
        ("boards/pentathlon/marks.ts", "// as in Contig"),
        ("look/tokens.css", "/* Letter cards */"),
        ("replay/review.ts", "const game = 'letter_cards'"),
        ("pages/scrabble.ts", "export {}"),
    ],
)
def test_a_game_named_elsewhere_in_front_is_found(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, {file: line, "boards/contig60/kit.ts": "// Contig 60 at home, beside LinguiSHTIK"})
    assert {found.split(":")[0] for found in breaches(tmp_path, at_home_in_front)} == {Path(file).name}


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/table.py", "# as in Contig"),
        ("web/pages/lobby.html", "<p>Open a table of letter cards</p>"),
        ("web/pages/scrabble.py", "ROUTES = []"),
        ("web/games/__init__.py", '"""Pages such as LinguiSHTIK has."""'),
        ("cli/games/__init__.py", "# gamehall scrabble"),
        ("cli/commands/play.py", 'game = "letter_cards"'),
        ("proving/load.py", 'GAME = "contig60"'),
        ("games/pentathlon/rules.py", "# Contig 60 has it so"),
        ("live/games/contig60/alarm.py", "pass"),
        ("english/terms.py", "# LinguiSHTIK's letters"),
    ],
)
def test_a_game_named_elsewhere_in_the_hall_is_found(tmp_path: Path, file: str, line: str) -> None:
    at_home = ("games/contig60/rules.py", "web/games/scrabble/page.html", "cli/games/linguishtik.py")
    notices = {"lexicon/hall/LICENCE.txt": "our gift to the Scrabble community"}
    plant(tmp_path, {file: line, **dict.fromkeys(at_home, "Contig 60, beside LinguiSHTIK"), **notices})
    assert {found.split(":")[0] for found in breaches(tmp_path, at_home_in_the_hall)} == {Path(file).name}


def plant(house: Path, files: dict[str, str]) -> None:
    for name, line in files.items():
        planted = house / name
        planted.parent.mkdir(parents=True, exist_ok=True)
        planted.write_text(f"first\n{line}\n")
