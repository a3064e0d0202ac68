"""At a tournament table the terminal tells nothing that the table's page would not."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest
from msgspec.structs import fields, replace

from gamehall.cli.terminal import screen
from gamehall.cli.terminal.offers import offered, only_answer, ways
from gamehall.kernel import catalog, sayings
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.parts import Hints, Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Manner, encode
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.kernel.views import view_of
from tests.cli.at_table import looking_at, played
from tests.conformance.driver import LONGER, play
from tests.conformance.test_secrecy import follow, hides, worlds_of

GAMES = sorted((game.id, shelf.id) for game in catalog.games().values() for shelf in game.shelves)
ASKS = ("list", "hint", "", "board", "time", "help", "list 1", "1", "nonsense", "challenge", "query", "win")
POSITIONS = range(0, 40, 4)
FEWEST = 5
MOST_WORLDS = 4
"""Pairs of worlds that are compared; all of them in a long campaign."""
SHORT = 3
"""Letters of words that stand in any text by chance."""


def game_by(name: str, book: str) -> Game:
    return catalog.game(name).by(book)


def positions(game: Game, manner: Manner, seeds: range = range(LONGER)) -> Iterator[tuple[Table, Seat]]:
    """Tables in the middle of a game, each with somebody who is asked something; more games where each is
    short."""
    found = 0
    for seed in count(seeds.start):
        if seed >= seeds.stop and found >= FEWEST:
            return
        for acts in POSITIONS:
            table = play(game, manner, seed, acts, game.shelves[0].id)
            waited = [seat for seat in table.header.seats if asked(table, seat)]
            found += len(waited)
            yield from ((table, seat) for seat in waited)


def asked(table: Table, seat: Seat) -> tuple[Prompt, ...]:
    return tuple(p for p in view_of(table, seat).prompts if p.says)


def page_messages(table: Table, seat: Seat) -> str:
    """What the table's page is sent for this seat: the record, the position, the questions."""
    view = view_of(table, seat)
    seen = [entry.seen_by(seat) for entry in table.entries]
    return b"\n".join(encode(part) for part in (seen, view.state, view.prompts)).decode()


def telling(table: Table, seat: Seat) -> Iterator[str]:
    """Every answer the hall could give away here, as it would be written: those with something to choose."""
    view = view_of(table, seat)
    for prompt in view.prompts:
        for action in table.game.legal(view.state, prompt) if table.game.legal else ():
            if fields(type(action)):
                yield written(table.game, view.state, action)


def written(game: Game, state: Any, action: Action) -> str:
    write = sayings.terminal_of(game).write
    return (write(state, action) if write else "") or sayings.describe(action)


def told(said: str, table: Table, seat: Seat) -> set[str]:
    """Answers that stand in what was said, and neither in what a page is sent nor in the help."""
    known = (
        page_messages(table, seat),
        sayings.terminal_of(table.game).help,
        screen._HELP,
        *_examples(table.game.id, table.header.book),
    )
    return {
        answer
        for answer in telling(table, seat)
        if _stands(answer, said) and len(answer) > SHORT and not any(_stands(answer, text) for text in known)
    }


def _stands(answer: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(answer)}(?!\w)", text, re.IGNORECASE) is not None


@cache
def _examples(name: str, book: str) -> frozenset[str]:
    """How answers are typed at other tables of the game: what is the same there, this one does not tell."""
    terminal = sayings.terminal_of(catalog.game(name))
    elsewhere = positions(game_by(name, book), "tournament", range(100, 102))
    asks = ((view_of(table, seat).state, p) for table, seat in elsewhere for p in asked(table, seat))
    return frozenset(way for state, prompt in asks for way in ways(terminal, state, (prompt,)))


@pytest.mark.parametrize(("name", "book"), GAMES)
def test_nothing_is_told_that_the_page_does_not_tell(name: str, book: str) -> None:
    game, looked = game_by(name, book), 0
    for table, seat in positions(game, "tournament"):
        said = looking_at(table, seat, *ASKS)
        assert told(said, table, seat) == set()
        assert "Hints are given at guided tables" in said
        assert "Answers are listed at guided tables." in said
        looked += 1
    assert looked >= FEWEST


@pytest.mark.parametrize(("name", "book"), GAMES)
def test_nothing_is_looked_for_either(name: str, book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither answers nor hints are made at a tournament table; at a guided one they are."""

    def asked(*_: object) -> Any:
        raise AssertionError("looked for an answer")

    game = game_by(name, book)
    for found, kind, tells in (
        (catalog.part(name, Hints), Hints, "hints"),
        (catalog.part(name, Terminal), Terminal, "paint_hints"),
    ):
        if found and getattr(found, tells):
            module = f"gamehall.games.{name}.{kind.__name__.lower()}.{kind.__name__.upper()}"
            monkeypatch.setattr(module, replace(found, **{tells: asked}))
    tables = list(positions(game, "tournament"))
    for table, seat in tables:
        looking_at(_blind(table, asked), seat, *ASKS)
    guided = replace(tables[-1][0], header=replace(tables[-1][0].header, manner="guided"))
    with pytest.raises(AssertionError, match="looked for an answer"):
        looking_at(_blind(guided, asked), tables[-1][1], "list")


def _blind(table: Table, asked: Any) -> Table:
    return replace(table, game=replace(table.game, legal=asked))


@pytest.mark.parametrize(("name", "book"), GAMES)
def test_a_guided_table_tells_more(name: str, book: str) -> None:
    """So that the comparison can fail: the same questions, asked where the page tells as well."""
    tables = positions(game_by(name, book), "guided")
    guided = ("list", *["hint"] * 9)
    assert any(told(looking_at(table, seat, *guided), table, seat) for table, seat in tables)


@pytest.mark.parametrize(("name", "book"), GAMES)
def test_enter_says_only_what_leaves_nothing_to_choose(name: str, book: str) -> None:
    game = game_by(name, book)
    for table, seat in positions(game, "tournament"):
        prompts = view_of(table, seat).prompts
        only = only_answer(game, prompts, [], guided=False)
        if only is not None:
            prompt, action = only
            assert prompt.kinds == (type(action).__name__,)
            assert [p for p in prompts if p.must] == [prompt]
            assert fields(type(action)) == ()


@pytest.mark.parametrize(("name", "book"), GAMES)
def test_other_secrets_make_no_other_screen(name: str, book: str) -> None:
    """Racks, hands, hidden times and slips of others: two worlds read the same."""
    game = game_by(name, book)
    pairs = worlds_of(game) if hides(game) else []
    some = pairs if LONGER > 1 else pairs[:: -(-len(pairs) // MOST_WORLDS)] if pairs else []
    for one, two, blind, *header in some:
        first, second = follow(game, one, *header), follow(game, two, *header)
        for seat in (seat for seat in blind if seat in first.header.seats):
            for manner, asks in (("tournament", ASKS), ("guided", ("list", "help", "time"))):
                tables = (replace(t, header=replace(t.header, manner=manner)) for t in (first, second))
                ours, theirs = (looking_at(table, seat, *asks, "record", "sheet") for table in tables)
                assert ours == theirs
    assert pairs or not hides(game)


@pytest.mark.parametrize("name", sorted(catalog.games()))
def test_every_question_tells_how_it_is_answered(name: str) -> None:
    """What stands behind Type is taken as it is written, or shows by an example how it is."""
    game = catalog.game(name)
    terminal = sayings.terminal_of(game)
    for table, seat in positions(game.by(game.shelves[0].id), "tournament"):
        view = view_of(table, seat)
        for prompt in (p for p in view.prompts if p.must):
            assert ways(terminal, view.state, (prompt,)), prompt


@pytest.mark.parametrize(("name", "book"), GAMES)
def test_what_is_listed_is_taken_as_it_is_written(name: str, book: str) -> None:
    """Of two things that look alike, such as cubes, either is meant."""
    game, read = game_by(name, book), 0
    for table, seat in positions(game, "guided"):
        view = view_of(table, seat)
        for prompt, action in offered(game, view.state, view.prompts, guided=True):
            typed = written(game, view.state, action)
            meant = sayings.understand(game, view.state, prompt, typed)
            assert meant is not None, typed
            assert written(game, view.state, meant) == typed
            read += 1
    assert read > 5


def test_the_help_names_every_command() -> None:
    for word in ("list", "hint", "board", "time", "rules", "record", "save", "wait", "resign", "quit"):
        assert word in screen._HELP


@pytest.mark.paragraph("references-forbidden", book="linguishtik-play")
def test_where_the_books_stay_shut_the_terminal_opens_none() -> None:
    game = catalog.game("linguishtik")
    gists = [paragraph.gist for book in game.shelves[0].books for paragraph in book.paragraph]
    manners: dict[Manner, bool] = {"tournament": True, "guided": False}
    for manner, shut in manners.items():
        _, said = played(game, manner, ["roll", "rules dictionary", "rules", "move C", "pass"], "random")
        text = " ".join(said.split())
        assert ("The books stay shut" in text) is shut
        assert any(gist in text for gist in gists) is not shut
