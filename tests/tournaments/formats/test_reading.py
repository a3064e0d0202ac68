"""Formats as files: written and read back the same; what is wrong in one is said with line and field."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from gamehall.tournaments.formats import finding
from gamehall.tournaments.formats.finding import formats
from gamehall.tournaments.formats.format import Block, Clocks, Format
from gamehall.tournaments.formats.lines import line_of
from gamehall.tournaments.formats.reading import NotAFormat, read_format, read_plan
from gamehall.tournaments.formats.writing import write_format
from gamehall.tournaments.standings.scoring import Scoring

GOOD = """\
id = "mine"
title = "My event"
book = ""
games = ["chess"]

[[blocks]]
rounds = [1, 3]
system = "swiss"

[[blocks]]
rounds = [4, 5]
system = "king-of-the-hill"

[scoring]
order = ["points", "spread"]

[clocks]
round = 1800
"""


def test_a_file_is_read_as_it_stands() -> None:
    read = read_plan(GOOD)
    assert (read.id, read.title, read.games, read.rounds) == ("mine", "My event", ("chess",), 5)
    assert read.blocks[1] == Block((4, 5), "king-of-the-hill")
    assert (read.scoring.order, read.clocks.round) == (("points", "spread"), 1800)


@pytest.mark.parametrize("one", formats().values(), ids=lambda one: one.id)
def test_a_ready_made_format_is_written_and_read_back_the_same(one: Format) -> None:
    written = write_format(one)
    assert read_format(written) == one
    assert read_plan(written, () if one.games else ("chess",)).rounds == one.rounds


WORDS = some.text(max_size=30)
NAMES = some.text(min_size=1, max_size=10)
NUMBERS = some.integers(-5, 10_000)
PLANS = some.builds(
    Format,
    id=WORDS,
    title=WORDS,
    games=some.lists(WORDS, max_size=3).map(tuple),
    book=WORDS,
    blocks=some.lists(
        some.builds(
            Block,
            rounds=some.tuples(NUMBERS, NUMBERS),
            system=WORDS,
            lag=NUMBERS,
            options=some.dictionaries(NAMES, NUMBERS | WORDS | some.lists(NUMBERS, max_size=3), max_size=3),
            provenance=WORDS,
        ),
        min_size=1,
        max_size=3,
    ).map(tuple),
    scoring=some.builds(
        Scoring,
        worth=some.sampled_from(["wins", "results", "places", "total"]),
        places=some.dictionaries(NAMES, some.lists(NUMBERS, max_size=3).map(tuple), max_size=2),
        order=some.lists(some.sampled_from(["points", "spread", "lot"]), max_size=3).map(tuple),
        cap=NUMBERS,
        caps=some.dictionaries(NAMES, NUMBERS, max_size=2),
    ),
    divisions=some.lists(WORDS, max_size=3).map(tuple),
    books=some.dictionaries(NAMES, WORDS, max_size=2),
    starts=some.booleans(),
    clocks=some.builds(Clocks, round=NUMBERS, last=NUMBERS, warning=WORDS),
    prizes=some.lists(WORDS, max_size=3).map(tuple),
    class_prizes=some.dictionaries(NAMES, some.lists(WORDS, max_size=2).map(tuple), max_size=2),
    awards=some.dictionaries(NAMES, NUMBERS, max_size=3),
    cites=some.lists(WORDS, max_size=2).map(tuple),
    provenance=WORDS,
)


@given(PLANS)
@settings(max_examples=60, deadline=None)
def test_whatever_stands_in_a_plan_comes_back_from_its_file(plan: Format) -> None:
    assert read_format(write_format(plan)) == plan


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('title = "My event"\n', "", "The field title is missing."),
        ('system = "swiss"\n', "", "Line 6, blocks[0]: The field system is missing."),
        ('book = ""\n', 'book = ""\ncolour = "red"\n', "Line 4, colour: There is no such field."),
        (
            "rounds = [4, 5]\n",
            'rounds = [4, 5]\nlag = "1"\n',
            "Line 12, blocks[1].lag: A whole number belongs here",
        ),
        (
            "rounds = [4, 5]\n",
            "rounds = [4, 5]\nlags = 1\n",
            "Line 12, blocks[1].lags: There is no such field.",
        ),
        ("rounds = [1, 3]", 'rounds = [1, "3"]', "Line 7, blocks[0].rounds[1]: A whole number belongs here"),
        ("rounds = [1, 3]", "rounds = [1, 2, 3]", "Line 7, blocks[0].rounds: "),
        ("rounds = [4, 5]", "rounds = [5, 5]", "Line 11, blocks[1].rounds: Round 4 comes next in the plan"),
        (
            '"king-of-the-hill"',
            '"king"',
            "Line 10, blocks[1]: Rounds 4 to 5: There is no pairing system 'king'",
        ),
        ('"spread"]', '"spred"]', "Line 15, scoring.order[1]: 'spred' is none of points, spread, scored"),
        ("order = [", "odor = [", "Line 15, scoring.odor: No such field; there are absent"),
        (
            "[scoring]\n",
            '[scoring]\nworth = "winz"\n',
            "Line 15, scoring.worth: 'winz' is none of wins, results",
        ),
        (
            "round = 1800",
            "round = true",
            "Line 18, clocks.round: A whole number belongs here, not true or false.",
        ),
        ("round = 1800", "round = -1", "Line 18, clocks.round: Times and numbers of people"),
        ("round = 1800", "rounds = 1800", "Line 18, clocks.rounds: There is no such field."),
        ('games = ["chess"]', "games = []", "Line 4, games: A plan names the game that is played"),
        (
            'book = ""\n',
            'book = ""\nscale = 4\n',
            "Line 4, scale: There are award classes for days of 3 and 5 games",
        ),
        ('book = ""\n', 'book = ""\ntables = 99\n', "Line 4, tables: Two to eight sit down at a table."),
        ("[clocks]", "[clocks", "This is no TOML: "),
        ("[clocks]", "[clocks", "line 17"),
        ('id = "mine"', 'id = "mine"\nid = "yours"', "line 2"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_line_and_field(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(NotAFormat) as wrong:
        read_plan(GOOD.replace(old, new, 1))
    assert says in str(wrong.value)
    assert "`" not in str(wrong.value)


def test_what_is_nested_without_end_is_no_format() -> None:
    with pytest.raises(NotAFormat):
        read_format(f"a = {'[' * 100_000}")


def test_award_classes_are_taken_from_the_scale_that_is_named() -> None:
    read = read_format(GOOD.replace('book = ""\n', 'book = ""\nscale = 5\n'))
    assert (read.awards["Hall of Fame"], read.awards["ribbon"]) == (15, 0)


def test_a_plan_of_any_game_takes_the_game_that_is_named() -> None:
    open = GOOD.replace('games = ["chess"]\n', "")
    assert read_format(open).games == ()
    assert read_plan(open, ("go",)).games == ("go",)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("id", 1),
        ("blocks[0]", 6),
        ("blocks[1].system", 12),
        ("blocks[1].rounds[0]", 11),
        ("blocks[1].lag", 10),
        ("scoring.order[1]", 15),
        ("scoring.cap", 14),
        ("nothing.of.this", 0),
        ("roundsy", 0),
    ],
)
def test_a_path_leads_to_the_line_of_what_would_hold_it(path: str, line: int) -> None:
    assert line_of(GOOD, path) == line


def test_lines_within_a_long_text_are_no_fields() -> None:
    text = 'note = """\nid = 1\n[scoring]\n"""\nid = 2\n'
    assert (line_of(text, "id"), line_of(text, "scoring.x")) == (5, 0)


def test_a_format_in_a_games_folder_is_for_that_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by folder: no list names it."""
    from gamehall.kernel import catalog

    game = sorted(catalog.games())[0]
    file = tmp_path / game / "data" / "event_new.toml"
    file.parent.mkdir(parents=True)
    file.write_text(GOOD.replace('games = ["chess"]\n', ""))
    shelf = type("Shelf", (), {"__path__": [str(tmp_path)]})
    monkeypatch.setattr("gamehall.tournaments.formats.finding.importlib.import_module", lambda name: shelf)
    finding.formats.cache_clear()
    try:
        assert replace(finding.formats()["mine"], games=()) == read_format(
            GOOD.replace('games = ["chess"]\n', "")
        )
        assert finding.formats()["mine"].games == (game,)
    finally:
        monkeypatch.undo()
        finding.formats.cache_clear()
