"""The moves after the opening: letters and demands that give nothing away, or a pass."""

import math
from collections.abc import Iterator
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.bots.character import Character, luck
from gamehall.games.linguishtik.bots.odds import Lot, danger, lacking, lot, words_of
from gamehall.games.linguishtik.bots.openings import carrier_for, with_demand
from gamehall.games.linguishtik.bots.solutions import is_sure, solution, solution_now
from gamehall.games.linguishtik.judge.word import LONGEST, SHORTEST
from gamehall.games.linguishtik.offering import TEMPLATES, offers
from gamehall.games.linguishtik.solver.need import FUNCTION, Need
from gamehall.games.linguishtik.state import State, need_of
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

_SAMPLED = 8
"""So many demands are thought of in a turn."""
_WRITTEN = 3
"""So many of them are tried out in writing."""
_PROVED, _FEW = 2, 4
"""So many letters that look dangerous for so few words are tried out in writing."""
_ENOUGH = 6
"""With fewer words left, a demand is a risk to whoever makes it."""
_PLENTY = 20
_DEMANDS = 0.5
"""How often a demand is thought of where a letter would do."""
_WEIGHTS = {FUNCTION: 0.1, "letters": 4.0, "quotes": 0.7, "not-in": 1.0, "work": 0.7}
_RARELY = {"transfer:?=?": 0.2, "wild:?": 0.3}


class Option(Struct, frozen=True):
    """A move the bot thinks of, and how it likes it."""

    action: Action
    after: Need
    danger: int
    """How many words would be there for a Now."""
    liking: float


def choose_move(who: Character, state: State, seat: Seat, rng: Random) -> Action:
    if not state.at("resources"):
        return acts.Pass()  # Forceout waits, since the move of the last cube can still be called
    watchful = luck(state, seat, "guard") < who.guard
    crafty = luck(state, seat, "crafty") < who.crafty
    if not watchful:
        return _careless(who, state, rng)
    letters = list(_letters(who, state, crafty, rng))
    safe = [option for option in letters if not option.danger]
    demands: list[Option] = []
    if rng.random() < _DEMANDS or not safe:
        demands = sorted(_demands(who, state, crafty, rng), key=lambda option: -option.liking)
        for option in [option for option in demands if not option.danger][:_WRITTEN]:
            if is_sure(solution(option.after, who)):
                return option.action
    if not safe:
        least = sorted(letters, key=lambda option: option.danger)[:_PROVED]
        rare = (option for option in least if option.danger <= _FEW)
        safe = [option for option in rare if not solution_now(option.after, who, crafty=crafty)]
    if safe:
        return max(safe, key=lambda option: option.liking).action
    may_pass = state.set_up and seat not in state.passed
    if may_pass and not _forces_out_in_vain(who, state, seat):
        return acts.Pass()
    least = sorted(letters, key=lambda option: option.danger)[:_PROVED]
    shared = next((o for o in least if is_sure(solution_now(o.after, who, crafty=crafty))), None)
    if shared:
        return shared.action
    return acts.Pass() if may_pass else _least_harm(who, [*letters, *demands], state, rng)


def _forces_out_in_vain(who: Character, state: State, seat: Seat) -> bool:
    """Everybody else has passed, and the bot has no solution for a Forceout: a Now would pay it more."""
    others = {other for other in state.order if other != seat}
    return others <= set(state.passed) and not is_sure(solution(need_of(state, "forceout"), who))


def _careless(who: Character, state: State, rng: Random) -> Action:
    """The first thing that comes to mind: a letter of a word, or a demand that sounds well."""
    need = need_of(state, "impossible")
    plan = solution(need, who)
    word = plan.word.upper() if plan else ""
    carrier = carrier_for(who, state, rng)
    if carrier is not None and rng.random() < _DEMANDS:
        for demand in _thought_of(state, lot(need, who.level), rng):
            if words_of(with_demand(state, need, demand, carrier), who.level):
                return acts.Demand(carrier, demand)
    there = state.at("resources")
    wanted = [cube for cube in there if state.letters[cube] in word]
    return acts.PlayLetter(rng.choice(wanted or there))


def _least_harm(who: Character, options: list[Option], state: State, rng: Random) -> Action:
    """Everything gives something away: what fewest words can be called with, and the bot can solve itself."""
    for option in sorted(options, key=lambda option: option.danger):
        if is_sure(solution(option.after, who)):
            return option.action
    return acts.PlayLetter(rng.choice(state.at("resources")))


def _letters(who: Character, state: State, crafty: bool, rng: Random) -> Iterator[Option]:
    """Cubes that look alike are one option."""
    need = need_of(state, "impossible")
    there = lot(need, who.level)
    beside = state.at("resources")
    for look in dict.fromkeys(need.resources):
        at = need.resources.index(look)
        cube, left = beside[at], (*need.resources[:at], *need.resources[at + 1 :])
        after = replace(need, letters=(*need.letters, look), resources=left)
        harm = danger(after, who.level, crafty=crafty)
        yield Option(acts.PlayLetter(cube), after, harm, _reach(there, after) + rng.random())


def _demands(who: Character, state: State, crafty: bool, rng: Random) -> Iterator[Option]:
    need = need_of(state, "impossible")
    for demand in _thought_of(state, lot(need, who.level), rng):
        carrier = carrier_for(who, state, rng)
        if carrier is None:
            return
        after = with_demand(state, need, demand, carrier)
        there = lot(after, who.level)
        if (left := len(there)) >= _ENOUGH:
            harm = danger(after, who.level, crafty=crafty)
            liking = _reach(there, after) - 0.3 * math.log(left) + rng.random()
            yield Option(acts.Demand(carrier, demand), after, harm, liking)


def _reach(there: Lot, after: Need) -> float:
    """Words that two cubes more would spell, so that a Forceout can be solved."""
    taken = lacking(there, after)
    near, close = int(np.count_nonzero(taken <= 2)), int(np.count_nonzero(taken <= 3))
    return math.log1p(min(near, _PLENTY)) + 0.3 * math.log1p(min(close, _PLENTY))


def _thought_of(state: State, there: Lot, rng: Random) -> list[str]:
    """A few legal demands, of several kinds."""
    groups = offers(state.options.division, state.designation, state.demands)
    if not groups or not len(there):
        return []
    weights = [_WEIGHTS.get(group.group, 1.5) for group in groups]
    found = []
    for group in rng.choices(groups, weights, k=_SAMPLED):
        named = rng.choices(group.demands, [_RARELY.get(demand, 1.0) for demand in group.demands])[0]
        found.append(_named(named, there, rng))
    return list(dict.fromkeys(found))


def _named(demand: str, there: Lot, rng: Random) -> str:
    """A demand that names a letter or a number, such that words are left which meet it."""
    if demand not in TEMPLATES:
        return demand
    with_letter = np.count_nonzero(there.counts, axis=1)
    match demand:
        case "contains:?":
            meet = with_letter
        case "lacks:?":
            meet = np.where(with_letter > 0, len(there) - with_letter, 0)
        case "length:?":
            lengths = np.bincount(there.counts.sum(axis=0, dtype=np.int64), minlength=LONGEST + 1)
            meet = lengths[SHORTEST:]
        case _:
            return rng.choice(TEMPLATES[demand])
    able = [name for name, count in zip(TEMPLATES[demand], meet.tolist(), strict=True) if count >= _ENOUGH]
    return rng.choice(able or list(TEMPLATES[demand]))
