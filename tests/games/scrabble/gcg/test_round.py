"""Through a record and back: nothing that a game file or a record of it tells is lost on the way."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from gamehall.bots.arena import Bout, Match
from gamehall.games.scrabble import acts
from gamehall.games.scrabble.gcg.exporting import export_game
from gamehall.games.scrabble.gcg.importing import Imported, Unimportable, import_game
from gamehall.games.scrabble.gcg.read import read
from gamehall.games.scrabble.gcg.write import write
from gamehall.games.scrabble.options import Penalty
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import State
from gamehall.kernel.audit import audit
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from tests.games.scrabble.gcg.games import whole_game

SHARED = sorted((Path(__file__).parents[5] / "shared" / "data" / "gcg").glob("*.gcg"))
NAME = "again"
DOUBT = 0.3

GAMES = [
    (book, challenge, penalty, number)
    for book in ("wespa", "literacy")
    for challenge in get_args(Penalty)
    for penalty in (("bonus", "deduction") if challenge[0] in "15" else ("bonus",))
    for number in range(2)
]


def doubting(bot: Bot) -> Bot:
    """One that also challenges words that are good."""

    def speak(state: State, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        line, asked = state.open_play, next((p for p in prompts if "Challenge" in p.kinds), None)
        void = state.options.challenge == "void"
        if line and asked and not void and Random(f"{line} {len(state.sheet)}").random() < DOUBT:
            return Answer(asked.id, acts.Challenge(line.words[:2]))
        mine = tuple(p for p in prompts if not (void and p.kinds == ("Challenge",)))
        return bot(state, seat, mine, rng)

    return speak


@cache
def bots_game(book: str, challenge: str, penalty: str, number: int) -> Table:
    options = {"challenge": challenge, "penalty": penalty}
    bots = ("greedy", "club:err=0.2")
    bout = Bout(Match("scrabble", bots, number, "tournament", options, book), number)
    bout.sitting.bots = {seat: doubting(bot) for seat, bot in bout.sitting.bots.items()}
    bout.play()
    bout.sitting.settle()
    return bout.table


def written(table: Table) -> bytes:
    """The file of a table, whatever its name."""
    return write(export_game(GAME, replace(table.header, table=NAME), table.entries))


def imported(data: bytes) -> Imported:
    return import_game(GAME, read(data), NAME, 0)


def timeless(entries: Sequence[Entry]) -> list[Entry]:
    return [replace(entry, at=0, hash="") for entry in entries]


def failed(table: Table) -> list[tuple[str, ...]]:
    """The words of the challenges that failed."""
    return [line.challenged for line in table.state.sheet if line.challenged and not line.removed]


def assert_same(one: Table, two: Table) -> None:
    assert two.header == one.header
    assert timeless(two.entries) == timeless(one.entries)
    assert two.state == one.state


@pytest.mark.parametrize(("book", "challenge", "penalty", "number"), GAMES)
def test_a_game_of_the_hall_goes_round(book: str, challenge: str, penalty: str, number: int) -> None:
    table = bots_game(book, challenge, penalty, number)
    assert bool(failed(table)) == (challenge != "void")
    text = written(table)
    again, _ = imported(text)
    assert again.header.options["tiles"] == "hall"
    assert failed(again) == failed(table)
    assert [line.score for line in again.state.sheet] == [line.score for line in table.state.sheet]
    assert written(again).decode() == text.decode()
    assert audit(GAME, again.header, again.entries) == ()
    assert_same(again, imported(written(again)).table)


def test_a_turn_lost_after_the_last_play_goes_round() -> None:
    text = next(text for seed in range(20) if ") +" in (text := whole_game(seed, bonuses=0)))
    *lines, last = text.splitlines()
    nick, tiles = last.split()[:2]
    other = ">Bea:" if nick == ">Ann:" else ">Ann:"
    had = next(line.split()[-1] for line in reversed(lines) if line.startswith(other))
    lost = f"{other} {tiles[1:-1]} - +0 {had}"
    one, _ = imported("\n".join([*lines, lost, last]).encode())
    assert len(failed(one)) == 1
    assert [event.kind for event in read(written(one)).game.events[-3:]] == ["play", "pass", "rack-gained"]
    assert_same(one, imported(written(one)).table)


@pytest.mark.parametrize(("book", "challenge", "penalty", "number"), GAMES[::2])
def test_an_unfinished_game_goes_round(book: str, challenge: str, penalty: str, number: int) -> None:
    """Wherever the record stops, even while a challenge waits for its verdict."""
    whole = bots_game(book, challenge, penalty, number)
    for stop in range(len(whole.entries) // 3, len(whole.entries), 23):
        data = write(export_game(GAME, replace(whole.header, table=NAME), whole.entries[:stop]))
        again, _ = imported(data)
        assert_same(again, imported(written(again)).table)


@pytest.mark.skipif(not SHARED, reason="no files of other programs here")
@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.stem)
def test_a_file_of_another_program_goes_round(file: Path) -> None:
    try:
        one, _ = imported(file.read_bytes())
    except Unimportable:
        return  # another set of tiles, or other players than two
    text = written(one)
    two, _ = imported(text)
    assert_same(one, two)
    assert written(two) == text
