"""Swiss: those with equal wins meet, the upper half of them the lower half, and nobody meets twice.

What goes before what: the director's word, no repeats, schools and teams, no second bye, starts within two;
of repeats that must be the mildest, whose turn the bye is, equal wins, starts within one, and last the ideal
opponent.
Source: groups and the ideal opponent half a group away as tsh has them; one matching over the whole field as
in liwords."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamehall.tournaments.pairing.byes import Bye, in_order
from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.levels import Levels, by_points, levels, off, steps
from gamehall.tournaments.pairing.placing import placed
from gamehall.tournaments.pairing.seeding import seeded
from gamehall.tournaments.pairing.system import System
from gamehall.tournaments.pairing.tiers import Tier, byes, grids, leaning, limit, repeats, schools
from gamehall.tournaments.pairing.widening import pair_up


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    order: Literal["normal", "koth", "forced"] = "normal"
    """Within equal wins: the upper half against the lower, neighbours, or the halves even before starts are
    kept within one."""
    repeats: Annotated[int, Meta(ge=0)] = 0
    """How often two may meet again."""
    bye: Bye = "lowest"


def pair(field: Field, options: Options) -> Pairing:
    players = seeded(field)
    groups = levels(by_points(players), neighbours=options.order == "koth")
    return by_levels(field, players, groups, options.repeats, options.bye, options.order == "forced")


def by_levels(
    field: Field, players: Sequence[Player], groups: Levels, allowed: int, bye: Bye, forced: bool = False
) -> Pairing:
    """A Swiss pairing where the groups are made already."""
    known = grids(field, players)
    over, grave = repeats(known, allowed)
    had, turn = byes(players, in_order(field, players, bye))
    ideal = off(groups)
    tiers: list[Tier] = [over, schools(known, players), had]
    if field.starts:
        tiers.append(limit(known))
    tiers += [grave, turn, steps(groups)]
    if field.starts and not forced:
        tiers.append(leaning(known))
    tiers.append(ideal)
    found = pair_up(known.barred, tiers, groups.level)
    return placed(field, players, found, ideal, allowed)


SYSTEM = System(
    id="swiss",
    title="Swiss",
    pair=pair,
    options=Options,
    says="Equal wins meet, the upper half the lower half; nobody meets twice while that can be avoided.",
)
