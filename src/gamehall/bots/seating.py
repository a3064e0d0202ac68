"""People and bots sit down: a table is opened, and whoever was named has a chair."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from gamehall.bots.bot import bot_titles, call_bot
from gamehall.kernel import catalog
from gamehall.kernel.codec import codec
from gamehall.kernel.dealer import seal
from gamehall.kernel.game import Game
from gamehall.kernel.names import tidy_name
from gamehall.kernel.officials import Officials
from gamehall.kernel.parts import Bot
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.seat import CLOCK, DEALER, player
from gamehall.kernel.setting import setting
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import open_table

Called = str | Bot
"""A bot by its name and settings, `greedy:err=0.1`, or any function that answers as a bot does."""


def sit(
    game: str | Game,
    *,
    players: Sequence[str] = (),
    bots: Sequence[Called] = (),
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    book: str = "",
    manner: Manner = "guided",
) -> Sitting:
    """Open a table: people first, then bots; with neither, as many people as the game needs.

    The same seed deals the same dice, cubes and tiles. At a `guided` table every mistake is refused at once;
    at a `tournament` table it stands until somebody objects.

    >>> from gamehall import games
    >>> sitting = sit(next(iter(games())), bots=["random", "random"], seed=7)
    >>> sitting.play() == sitting.outcome
    True
    """
    found = _by(catalog.game(game) if isinstance(game, str) else game, book)
    _check(players, bots, manner)
    names = list(players) or ([] if bots else [f"Player {n + 1}" for n in range(found.seats[0])])
    seats = tuple(player(n + 1) for n in range(len(names) + len(bots)))
    named = dict(zip(seats, names, strict=False))
    called = dict(zip(seats[len(names) :], bots, strict=True))
    titles = bot_titles(found, {seat: _name(bot) for seat, bot in called.items()})
    dealt = secrets.token_hex(16) if seed is None else str(seed)
    header = Header(
        table=f"sitting {seal(dealt)[:12]}",
        game=found.id,
        book=found.shelves[0].id,
        edition=found.shelves[0].edition,
        manner=manner,
        options=setting(found, found.shelves[0].id, manner, options or {}),
        players=tuple(Player(s, named[s]) if s in named else Player(s, titles[s], "bot") for s in seats),
        opened_at=0,
        sealed_seed=seal(dealt),
    )
    _count(found, header)
    chairs = {seat: call_bot(found, bot) if isinstance(bot, str) else bot for seat, bot in called.items()}
    software = frozenset({DEALER, CLOCK, *(official.seat for official in found.officials)})
    sitting = Sitting(open_table(found, header), Officials(dealt, software), bots=chairs, luck=dealt)
    sitting.settle()
    return sitting


def _check(players: Sequence[str], bots: Sequence[Called], manner: str) -> None:
    if manner not in get_args(Manner):
        raise ValueError(f"A table is {' or '.join(get_args(Manner))}, not {manner!r}.")
    if isinstance(players, str) or isinstance(bots, str):
        raise ValueError("Name players and bots in lists, also a single one.")
    for name in players:
        if not isinstance(name, str) or not tidy_name(name):
            raise ValueError(f"A player needs a name; {name!r} is none.")
    for bot in bots:
        if not (isinstance(bot, str) or callable(bot)):
            raise ValueError(f"A bot is a name or a function, and {bot!r} is neither.")


def _name(bot: Called) -> str:
    """A function is called by its name, if that is one."""
    named = bot if isinstance(bot, str) else getattr(bot, "__name__", "")
    return named if named.partition(":")[0].isidentifier() and named != "bot" else "own"


def _by(game: Game, book: str) -> Game:
    """The game as the book named has it played, else as its first one has."""
    known = [shelf.id for shelf in game.shelves]
    if book and book not in known:
        raise ValueError(f"{game.name} has no book {book!r}; it has {', '.join(known)}.")
    return game.by(book or known[0])


def _count(game: Game, header: Header) -> None:
    fewest, here = game.seats[0], len(header.players)
    most = game.most_players(codec(game).read_options({**game.shelves[0].fixes, **header.options}))
    if not fewest <= here <= most:
        takes = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise ValueError(f"{game.name} takes {takes} players, and {here} sit down.")
