"""A bot, and how one is called to the table: `greedy`, `strong`, or with settings, `greedy:err=0.1`.

A game's `bots.py` names its kinds of bots in `BOTS`.
"""

import inspect
from collections.abc import Mapping
from math import isfinite
from string import ascii_uppercase

from gamehall.bots.chance import chance
from gamehall.kernel import catalog
from gamehall.kernel.extras import NotInstalled
from gamehall.kernel.game import Game
from gamehall.kernel.numerals import read_number
from gamehall.kernel.parts import Bot, Bots, Factory, Rung
from gamehall.kernel.seat import Seat

BY_CHANCE = Rung("Chance", "Makes any move that is allowed.")
"""Where a game has no bot of its own."""


class NoSuchBot(Exception):
    """No bot answers to this call; the sentence says why."""


def factories(game: Game) -> dict[str, Factory]:
    """Every kind of bot a game has, weakest first. Where answers can be listed, one plays by chance."""
    bots = catalog.part(game.id, Bots)
    own = bots.kinds if bots else {}
    plain: dict[str, Factory] = {"random": lambda: chance(game)} if game.legal and "random" not in own else {}
    return {**plain, **own}


def read_call(call: str) -> tuple[str, dict[str, float]]:
    """A bot's name and its settings: `greedy:err=0.1,depth=2`."""
    name, _, rest = call.partition(":")
    settings: dict[str, float] = {}
    for part in filter(None, (piece.strip() for piece in rest.split(","))):
        key, equals, value = part.partition("=")
        try:
            settings[key.strip()] = _number(value)
        except ValueError:
            equals = ""
        if not equals or not key.strip().isidentifier():
            raise NoSuchBot(f"{part!r} is no setting of a bot; write it like err=0.1.")
    return name.strip(), settings


def ladder(game: Game) -> dict[str, Rung]:
    """The bots that people choose from, the easiest first."""
    bots = catalog.part(game.id, Bots)
    if bots:
        return {kind: bots.ladder[kind] for kind in bots.kinds if kind in bots.ladder}
    return dict.fromkeys(factories(game), BY_CHANCE)


def bot_title(game: Game, call: str) -> str:
    """What a bot is called at a table of this game, whatever its settings."""
    kind = call.partition(":")[0]
    rung = ladder(game).get(kind)
    return f"{rung.name if rung else kind.replace('_', ' ').capitalize()} bot"


def bot_titles(game: Game, calls: Mapping[Seat, str]) -> dict[Seat, str]:
    """What each bot is called at one table; of two that are alike the second is B."""
    alike: dict[str, list[Seat]] = {}
    for seat, call in calls.items():
        alike.setdefault(bot_title(game, call), []).append(seat)
    return {
        seat: f"{title} {letter}" if at else title
        for title, seats in alike.items()
        for at, (seat, letter) in enumerate(zip(seats, ascii_uppercase, strict=False))
    }


def call_bot(game: Game, call: str) -> Bot:
    """The bot that was called."""
    name, settings = read_call(call)
    known = factories(game)
    if name not in known:
        raise NoSuchBot(f"{game.name} has no bot {name!r}; it has {', '.join(known) or 'none'}.")
    try:
        return known[name](**settings)
    except NotInstalled as error:
        raise NoSuchBot(str(error)) from error
    except (TypeError, ValueError) as error:
        raise NoSuchBot(f"The bot {name!r} does not take these settings: {error}.") from error


def can_err(game: Game) -> bool:
    """Can bots of this game be asked to make mistakes?"""
    return any("err" in inspect.signature(factory).parameters for factory in factories(game).values())


def strongest(game: Game) -> str:
    known = factories(game)
    if not known:
        raise NoSuchBot(f"{game.name} has no bot.")
    return list(known)[-1]


def _number(text: str) -> float:
    whole = read_number(text.strip())
    number = float(text) if whole is None else whole
    if not isfinite(number):
        raise ValueError(text)
    return number
