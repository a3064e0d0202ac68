"""Factor pairing: of the best, each meets who stands so many places lower; all others are paired as Swiss.

With a factor of 3 the first meets the fourth, the second the fifth and the third the sixth.
Source: the first 2 × factor and the Swiss below as in liwords; repeats go before places as in tsh."""

from typing import Annotated

from msgspec import Meta, Struct

from gamehall.tournaments.pairing.byes import Bye
from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.levels import by_points, levels
from gamehall.tournaments.pairing.seeding import seeded
from gamehall.tournaments.pairing.system import System
from gamehall.tournaments.pairing.systems.swiss import by_levels


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    factor: Annotated[int, Meta(ge=0)] = 0
    """How many places lower; 0: as many as rounds are left, this one among them."""
    repeats: Annotated[int, Meta(ge=0)] = 0
    bye: Bye = "lowest"


def pair(field: Field, options: Options) -> Pairing:
    """The best are one group, whose ideal opponent is half of it away."""
    players = seeded(field)
    factor = options.factor or max(1, field.rounds - field.round + 1)
    best = min(2 * factor, len(players) - len(players) % 2)
    groups = levels([*([best] if best else []), *by_points(players[best:])])
    return by_levels(field, players, groups, options.repeats, options.bye, forced=True)


SYSTEM = System(
    id="factor",
    title="Factor",
    pair=pair,
    options=Options,
    says="Each of the best meets who stands so many places lower; all others are paired as Swiss.",
)
