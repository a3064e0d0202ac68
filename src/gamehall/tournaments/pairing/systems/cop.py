"""Castellano–O'Connor: the rest of the event is simulated, and whoever may take a prize meets its holder.

Source: the published description of the COP pairings and of how liwords runs them."""

import numpy as np
from msgspec import Struct, structs

from gamehall.tournaments.pairing.byes import Bye, in_order
from gamehall.tournaments.pairing.cop_costs import Stage, weighed
from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.gibson import ALLOWANCE, capped, catchable, in_reach, safe
from gamehall.tournaments.pairing.hopes import Hopes, by_left, hopes
from gamehall.tournaments.pairing.levels import levels, off
from gamehall.tournaments.pairing.placing import placed
from gamehall.tournaments.pairing.repeats import met
from gamehall.tournaments.pairing.seeding import seeded
from gamehall.tournaments.pairing.simulating import Start
from gamehall.tournaments.pairing.sitting_out import with_bye
from gamehall.tournaments.pairing.system import CannotPair, System
from gamehall.tournaments.pairing.tiers import byes, grids, limit, schools
from gamehall.tournaments.pairing.widening import pair_up

MOST = 100_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    simulations: int = 1_000
    hopefulness: tuple[float, ...] = (0.1, 0.1, 0.05, 0.02, 0.01)
    """In which share of the simulations somebody must come to a place to be hoped for there: with one round
    left, with two, …; the last number holds for all more."""
    control_loss: float = 0.25
    """How much more often somebody who wins all must come first by meeting the first now."""
    control_loss_from: int = 0
    """From which round on that is looked at; 0: in the second half of the event."""
    gibson_spread: tuple[int, ...] = ALLOWANCE
    """What spread can be made up in a round, by rounds left."""
    bye: Bye = "lowest"


def pair(field: Field, options: Options) -> Pairing:
    """What nobody should have to put up with goes before all that is weighed for the prizes."""
    _check(field, options)
    options = structs.replace(options, gibson_spread=capped(options.gibson_spread, field.cap))
    field = structs.replace(field, players=seeded(field))
    players = field.players
    known = grids(field, players)
    had, turn = byes(players, _turn(field, options))
    apart = off(levels([len(players)], neighbours=True))
    tiers = [schools(known, players), had, *([limit(known)] if field.starts else []), turn, apart]
    return with_bye(players, known, tiers, lambda others: _even(field, others, options))


def _even(field: Field, players: tuple[Player, ...], options: Options) -> Pairing:
    if not players:
        return Pairing(())
    known = grids(field, players)
    stage = _stage(field, players, options)
    costs = weighed(stage, known)
    tiers = [schools(known, players), *([limit(known)] if field.starts else []), costs]
    found = pair_up(known.barred, tiers, np.zeros(len(players), np.int64))
    more = {(i, j): _more(stage, i, j) for i, j in found}
    made = placed(field, players, found, costs, None, more)
    return Pairing(made.meetings, (*made.reports, *_notes(stage)))


def _check(field: Field, options: Options) -> None:
    if not 1 <= options.simulations <= MOST:
        raise CannotPair(f"Between 1 and {MOST:,} simulations are played, not {options.simulations:,}.")
    if not options.hopefulness or not all(0 < share <= 1 for share in options.hopefulness):
        raise CannotPair("Hopefulness is a share of the simulations, more than none and at most all of them.")
    if field.counts != "wins":
        raise CannotPair("These pairings count wins; this event ranks by points of another kind.")


def _left(field: Field) -> int:
    """How many rounds nothing is heard of."""
    return field.rounds - field.source


def _turn(field: Field, options: Options) -> list[Player]:
    """Whose turn the bye is: of who can no longer be caught, the best first; then as everywhere."""
    players = field.players
    free = players[: safe(players, _left(field), options.gibson_spread)] if field.source else ()
    return [*free, *in_order(field, players[len(free) :], options.bye)]


def _stage(field: Field, playing: tuple[Player, ...], options: Options) -> Stage:
    left = _left(field)
    taken = _taken(field, playing, options)
    from_ = options.control_loss_from or field.rounds // 2 + 1
    asked = options.control_loss if field.round >= from_ and not taken else None
    start = Start(playing, left, options.simulations, f"{field.seed}/cop/{field.round}")
    found = hopes(start, by_left(options.hopefulness, left), asked)
    prizes = min(max(1, field.prizes - taken), len(playing))
    cashers = 1 + found.lowest[prizes - 1]
    sure = safe(playing, left, options.gibson_spread) if field.source else 0
    stage = Stage(
        field=structs.replace(field, players=playing, prizes=prizes),
        hopes=found,
        cashers=cashers,
        safe=sure,
        called={},
        late=4 * (field.rounds - field.round + 1) <= field.rounds,
    )
    return structs.replace(stage, called=_called(stage, options))


def _taken(field: Field, playing: tuple[Player, ...], options: Options) -> int:
    """How many places are certain already of somebody who has the bye, the first among them."""
    if not field.source:
        return 0
    there = {player.number for player in playing}
    sure = field.players[: safe(field.players, _left(field), options.gibson_spread)]
    return sum(player.number not in there for player in sure)


def _called(stage: Stage, options: Options) -> dict[int, int]:
    """Meetings that the end of an event demands; each of the two is told by the other.

    Who can no longer be caught play each other, and an odd one the best of those who are out of the prizes
    and whom they met least. In the last round whoever may still win a prize meets the neighbour, down to the
    last of them; then the first two of a class meet where the second can still come first of it. In the round
    before it the first six play the first with the fourth and so on, where the sixth may still win: the
    hall's own reading."""
    field, sure = stage.field, stage.safe
    playing, left = field.players, _left(field)
    called: dict[int, int] = {}

    def call(i: int, j: int) -> None:
        called[i], called[j] = j, i

    last = 0
    if field.round == field.rounds:
        last = in_reach(playing, field.prizes - 1, left, options.gibson_spread)
    for i in range(0, sure - 1, 2):
        call(i, i + 1)
    if sure % 2 and sure < len(playing):
        call(sure - 1, _idle(playing, sure - 1, max(sure, stage.cashers, last)))
    free = [place for place in range(len(playing)) if place not in called]
    if last:
        for i, j in zip(free[::2], free[1::2], strict=False):
            if i < last:
                call(i, j)
        for i, j in _classes(playing, left, options):
            if i not in called and j not in called:
                call(i, j)
    elif field.round == field.rounds - 1 and not stage.hopes.must_meet and _six(playing, stage.hopes, sure):
        for i in range(3):
            call(free[i], free[i + 3])
    return called


def _idle(playing: tuple[Player, ...], place: int, out: int) -> int:
    """The best of those from the place `out` on whom this one met least; if there is none, the last."""
    others = range(min(out, len(playing) - 1), len(playing))
    return min(others, key=lambda other: (met(playing[place], playing[other]), other))


def _six(playing: tuple[Player, ...], found: Hopes, sure: int) -> bool:
    return len(playing) >= sure + 6 and found.lowest[sure] >= sure + 5


def _classes(playing: tuple[Player, ...], left: int, options: Options) -> list[tuple[int, int]]:
    """The first two of each class, where the second can still catch the first."""
    of: dict[str, list[int]] = {}
    for place, player in enumerate(playing):
        if player.group:
            of.setdefault(player.group, []).append(place)
    firsts = [(places[0], places[1]) for places in of.values() if len(places) > 1]
    return [(i, j) for i, j in firsts if catchable(playing[i], playing[j], left, options.gibson_spread)]


def _more(stage: Stage, i: int, j: int) -> str:
    if j < stage.safe:
        return "both can no longer be caught"
    if i < stage.safe:
        return "the better one can no longer be caught"
    if stage.called.get(i) == j:
        return "as the end of the event demands"
    if i < min(stage.field.prizes, stage.cashers):
        if j == stage.hopes.lowest[i]:
            return "the lowest who may still take the better one's place"
        if j < stage.hopes.lowest[i]:
            return "who may still take the better one's place"
        return "who may hardly take the better one's place"
    return "both play for a prize" if j < stage.cashers else ""


def _notes(stage: Stage) -> tuple[str, ...]:
    """What the simulations say, for the director."""
    number = [player.number for player in stage.field.players]
    told = [
        f"No. {number[stage.cashers - 1]} is the lowest who may still win a prize, as the simulations go."
    ]
    if stage.safe:
        told.append(
            f"The first {stage.safe} can no longer be caught."
            if stage.safe > 1
            else "The first can no longer be caught."
        )
    elif stage.hopes.must_meet:
        who = " or ".join(f"no. {number[place]}" for place in stage.hopes.must_meet)
        told.append(f"The first should meet {who}, who else could win all and come second.")
    return tuple(told)


SYSTEM = System(
    "cop",
    "Castellano–O'Connor",
    pair,
    "Simulates the rest of the event; who may still win a prize meets who may take it.",
    Options,
)
