"""Swiss: those with equal wins meet, the upper half of them the lower half, and nobody meets twice.

What goes before what: the director's word, no repeats, schools and teams, no second bye, starts within two;
of repeats that must be the mildest, whose turn the bye is, equal wins, starts within one, and last the ideal
opponent. With `gibson` the meetings of those who cannot be caught go before whatever follows the mildest.
Source: groups and the ideal opponent half a group away as tsh has them; one matching over the whole field as
in liwords."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, structs

from gamehall.tournaments.pairing.byes import Bye, in_order
from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.levels import Levels, by_points, levels, off, steps
from gamehall.tournaments.pairing.placing import placed
from gamehall.tournaments.pairing.seeding import seeded
from gamehall.tournaments.pairing.sitting_out import with_bye
from gamehall.tournaments.pairing.system import System
from gamehall.tournaments.pairing.tiers import Grids, Tier, byes, grids, leaning, limit, repeats, schools
from gamehall.tournaments.pairing.uncaught import Choice, Uncaught, in_turn, set_aside, sits_out, uncaught
from gamehall.tournaments.pairing.widening import pair_up


class Options(Choice, frozen=True, forbid_unknown_fields=True):
    order: Literal["normal", "koth", "forced"] = "normal"
    """Within equal wins: the upper half against the lower, neighbours, or the halves even before starts are
    kept within one."""
    repeats: Annotated[int, Meta(ge=0)] = 0
    """How often two may meet again."""
    bye: Bye = "lowest"


def pair(field: Field, options: Options) -> Pairing:
    players = seeded(field)
    of = uncaught(field, options)
    return _kept_away(field, players, of, options) if of.safe else _all(field, players, options)


def _all(field: Field, players: Sequence[Player], options: Options) -> Pairing:
    forced = options.order == "forced"
    return by_levels(field, players, _groups(players, options), options.repeats, options.bye, forced)


def _groups(players: Sequence[Player], options: Options) -> Levels:
    return levels(by_points(players), neighbours=options.order == "koth")


def _kept_away(field: Field, players: tuple[Player, ...], of: Uncaught, options: Options) -> Pairing:
    """First the bye, then the meetings of those who cannot be caught, then all others."""

    def even(others: tuple[Player, ...]) -> Pairing:
        before = _before(field, others, grids(field, others), options.repeats)
        aside, rest = set_aside(field, others, of, before, options.repeats)
        made = _all(field, rest, options) if rest else Pairing(())
        return Pairing((*aside.meetings, *made.meetings), (*aside.reports, *made.reports))

    had, turn = byes(players, in_turn(of, in_order(field, players, options.bye)))
    known, groups = grids(field, players), _groups(players, options)
    tiers = [*_before(field, players, known, options.repeats, had), turn, steps(groups), off(groups)]
    made = with_bye(players, known, tiers, even)
    return structs.replace(made, reports=(*made.reports, *sits_out(of, made)))


def _before(field: Field, players: Sequence[Player], known: Grids, allowed: int, *had: Tier) -> list[Tier]:
    """What goes before everything a Swiss pairing is for."""
    over, grave = repeats(known, allowed)
    starts = [limit(known)] if field.starts else []
    return [over, schools(known, players), *had, *starts, grave]


def by_levels(
    field: Field, players: Sequence[Player], groups: Levels, allowed: int, bye: Bye, forced: bool = False
) -> Pairing:
    """A Swiss pairing where the groups are made already."""
    known = grids(field, players)
    had, turn = byes(players, in_order(field, players, bye))
    ideal = off(groups)
    tiers = [*_before(field, players, known, allowed, had), turn, steps(groups)]
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
