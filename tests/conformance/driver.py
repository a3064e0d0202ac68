"""Plays any game at random: officials by software, players by whatever the prompts allow."""

import os
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import islice
from random import Random

from msgspec.structs import replace

from gamehall.kernel.action import AcceptResult, Action, Correct, Forfeit, Reopen, Resign
from gamehall.kernel.closing import GRACE_MS
from gamehall.kernel.dealer import nth_seed, seal
from gamehall.kernel.event import Ended
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.seat import CLOCK, DEALER, HALL, Seat, is_player, player
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import Table, open_table, submit
from tests.conformance.guesses import guess

LONGER = int(os.environ.get("GAMEHALL_FUZZ", "1"))
"""How many times as long the campaigns run."""


def header_for(game: Game, manner: Manner, seed: str, shelf: str = "", players: int = 0) -> Header:
    """A table with the options it would be opened with, and as few players as can be unless told."""
    seats = tuple(Player(player(n + 1), f"Player {n + 1}") for n in range(players or game.seats[0]))
    book, options = game.shelf(shelf) if shelf else game.shelves[0], dict(game.presets.get(manner, {}))
    return Header("t", game.id, book.id, book.edition, manner, options, seats, 1_000, seal(seed))


def officials_of(game: Game, seed: str) -> Officials:
    software = frozenset({DEALER, *(o.seat for o in game.officials)})
    return Officials(seed, software, partial(nth_seed, f"taken up again {seed}"))


def play(game: Game, manner: Manner, seed: int, acts: int | None = None, shelf: str = "") -> Table:
    """A game from its opening to its end, or as far as `acts` answers bring it; fewer where each is long.

    It is played once for all who ask how far it had come: a table does not change, and what follows from
    the seed alone is proved by `play_anew`.
    """
    return _played(game, manner, seed, shelf).after(_length(game, acts))


def play_anew(game: Game, manner: Manner, seed: int, acts: int | None = None, shelf: str = "") -> Table:
    """The same game played again."""
    return _Played(game, manner, seed, shelf).after(_length(game, acts))


def _length(game: Game, acts: int | None) -> int:
    return acts if acts is not None else 200 if game.ponders else 400


class _Played:
    """A game as it stood after each answer, played on when somebody asks for more."""

    def __init__(self, game: Game, manner: Manner, seed: int, shelf: str) -> None:
        fewest, most = game.seats
        header = header_for(game, manner, str(seed), shelf, fewest + seed % (most - fewest + 1))
        self._tables: list[Table] = []
        self._course = play_on(open_table(game, header), seed)

    def after(self, acts: int) -> Table:
        missing = acts + 1 - len(self._tables)
        self._tables += islice(self._course, max(0, missing))
        return self._tables[min(acts, len(self._tables) - 1)]


_played = lru_cache(maxsize=24)(_Played)


def play_on(table: Table, seed: int) -> Iterator[Table]:
    """The table at its opening and after each answer, to the end of the game."""
    rng = Random(seed)
    sitting = Sitting(table, officials_of(table.game, table_seed(table, seed)))
    sitting.settle()
    while True:
        yield sitting.table
        sitting.now += rng.choice((100, 1_000, 3_000, 20_000 if rng.random() < 0.1 else 2_000))
        table = sitting.table
        if table.finished:
            return
        if chosen := choose(table, rng):
            prompt, action = chosen
            sitting.say(prompt.seat, action, prompt=prompt.id)
            continue
        if not any(p.must and is_player(p.seat) for p in table.prompts) and (due := table.next_due()):
            sitting.now = max(sitting.now, due[0])  # nobody has to speak: time passes
        sitting.settle()


def table_seed(table: Table, seed: int) -> str:
    assert table.header.sealed_seed == seal(str(seed))
    return str(seed)


def choose(table: Table, rng: Random) -> tuple[Prompt, Action] | None:
    """Any sensible answer to any open question; optional ones are answered now and then."""
    judged = () if table.game.judge else tuple(o.seat for o in table.game.officials)
    speak = [p for p in table.prompts if is_player(p.seat) or p.seat in judged]
    asked = [p for p in speak if p.must or rng.random() < 0.15]
    rng.shuffle(asked)
    for prompt in asked:
        if action := answer(table, prompt, rng):
            return prompt, action
    return None


def answer(table: Table, prompt: Prompt, rng: Random) -> Action | None:
    if table.game.legal is None:
        return guess(table, prompt, rng)
    answers = table.game.legal(table.state, prompt)
    return rng.choice(answers) if answers else None


def ended_and_reopened(game: Game, manner: Manner, seed: int, acts: int) -> Table:
    """A game that an official ends and takes up again, ends anew, that is closed for good, reopened, and goes
    on a little: each part of it as many answers long."""
    table, official = play(game, manner, seed, acts), game.may_forfeit()[-1].seat
    if table.outcome:
        return table
    software = officials_of(game, str(seed))
    waiting = replace(software, awaits=frozenset(table.header.seats))
    over = _said(_forfeited(table, official), table.header.seats[0], AcceptResult())
    table = _said(settle(over, waiting, now(over))[0], official, Correct("taken back", table.seq + 1))
    *_, table = islice(play_on(table, seed), acts)
    if not table.outcome:
        over = _forfeited(table, official)
        closed, _ = settle(over, waiting, over.closing.since + 24 * GRACE_MS)
        table = _said(closed, HALL, Reopen("he was there", table.seq + 1 if seed % 2 else 1))
    *_, table = islice(play_on(table, seed), acts)
    return table


def _forfeited(table: Table, official: Seat) -> Table:
    """Where others play on when one is gone, until nobody does."""
    for loser in table.header.seats:
        table = table if table.outcome else _said(table, official, Forfeit(loser, "not to be found"))
    return table


def _said(table: Table, seat: Seat, action: Action) -> Table:
    done = submit(table, seat, action, at=now(table))
    assert not done.ruling.refused, done.ruling.says
    return _ends(done.table)


def everyone(table: Table) -> tuple[Seat, ...]:
    return (*table.header.seats, Seat("gallery"), CLOCK, *(o.seat for o in table.game.officials))


def resign(table: Table) -> Table:
    return _ends(submit(table, table.header.seats[0], Resign(), at=now(table)).table)


def _ends(table: Table) -> Table:
    """Played on, a game that does not hear of its end would go on for ever."""
    told = any(isinstance(event, Ended) for event in table.entries[-1].ruling.events)
    assert not told or table.outcome, f"{table.game.id} does not end: its apply needs a `case Ended(outcome)`"
    return table


def now(table: Table) -> int:
    """The moment of the last entry: no limit runs out before what is done then."""
    return table.entries[-1].at if table.entries else table.header.opened_at
