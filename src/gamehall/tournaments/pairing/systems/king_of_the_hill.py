"""King of the hill: first against second, third against fourth, and so on; people may meet again.

The bye is given before anybody is paired, to the lowest whom it leaves nothing to put up with that could be
avoided. Neighbours meet unless they must not, by the director's word or as of one school, or unless one of
them would begin (or go second) three times more than the other way round; then the nearest others are taken.
With `strict` neighbours meet whatever it does to their starts; with `gibson` who cannot be caught is paired
first, and the others are neighbours without them.
Source: 1-2, 3-4, … of those left after the bye as in liwords; otherwise by places apart as in tsh."""

from collections.abc import Sequence
from typing import Annotated

import numpy as np
from msgspec import Meta, structs

from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.byes import Bye, in_order
from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.levels import levels, off
from gamehall.tournaments.pairing.placing import placed
from gamehall.tournaments.pairing.sitting_out import with_bye
from gamehall.tournaments.pairing.starts import breaks
from gamehall.tournaments.pairing.system import System
from gamehall.tournaments.pairing.tiers import Grids, Tier, byes, grids, limit, repeats, schools
from gamehall.tournaments.pairing.uncaught import Choice, Uncaught, in_turn, set_aside, sits_out, uncaught
from gamehall.tournaments.pairing.widening import pair_up


class Options(Choice, frozen=True, forbid_unknown_fields=True):
    repeats: Annotated[int, Meta(ge=0)] | None = None
    """How often two may meet again; null: as often as they stand beside each other."""
    strict: bool = False
    """Whether neighbours meet whatever it does to their starts."""
    bye: Bye = "lowest"


def pair(field: Field, options: Options) -> Pairing:
    players = field.players
    known = grids(field, players)
    of = uncaught(field, options)
    had, turn = byes(players, in_turn(of, in_order(field, players, options.bye)))
    tiers = [*_weighed(field, players, known, options, [had]), turn, _apart(players)]
    made = with_bye(players, known, tiers, lambda others: _even(field, others, options, of))
    return structs.replace(made, reports=(*made.reports, *sits_out(of, made)))


def _weighed(
    field: Field, players: Sequence[Player], known: Grids, options: Options, had: Sequence[Tier] = ()
) -> list[Tier]:
    """What goes before places."""
    again = [] if options.repeats is None else [*repeats(known, options.repeats)]
    starts = [limit(known)] if field.starts and not options.strict else []
    return [*again, schools(known, players), *had, *starts]


def _apart(players: Sequence[Player]) -> Tier:
    return off(levels([len(players)], neighbours=True))


def _even(field: Field, players: tuple[Player, ...], options: Options, of: Uncaught) -> Pairing:
    before = _weighed(field, players, grids(field, players), options)
    aside, players = set_aside(field, players, of, before, options.repeats)
    known = grids(field, players)
    apart = _apart(players)
    tiers = [*_weighed(field, players, known, options), apart]
    found = pair_up(known.barred, tiers, np.zeros(len(players), np.int64))
    made = placed(field, players, found, apart, options.repeats)
    passed_over = _passed_over(players, found, known, options)
    return Pairing((*aside.meetings, *made.meetings), (*aside.reports, *made.reports, *passed_over))


def _passed_over(
    players: Sequence[Player], found: Sequence[tuple[int, int]], known: Grids, options: Options
) -> list[str]:
    """Neighbours who should have met and do not, and why; who only moved up for them is not named."""
    said = []
    made = set(found)
    for upper in range(0, len(players) - 1, 2):
        one, other = players[upper], players[upper + 1]
        if (upper, upper + 1) in made:
            continue
        if known.barred[upper, upper + 1]:
            reason = "they must not, by the director's word"
        elif options.repeats is not None and known.met[upper, upper + 1] > options.repeats:
            reason = "they have met often enough"
        elif label := shared(one, other):
            reason = f"both are of {label}"
        elif breaks(one, other):
            reason = "one of them would begin, or go second, three times more than the other way round"
        else:
            continue
        said.append(f"No. {one.number} and no. {other.number} are neighbours and do not meet: {reason}.")
    return said


SYSTEM = System(
    id="king-of-the-hill",
    title="King of the hill",
    pair=pair,
    options=Options,
    says="First against second, third against fourth, and so on; people may meet again.",
)
