"""The moves after the opening: letters and demands that give nothing away, or a pass."""

import math
from collections.abc import Iterator
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.bot_character import Character, luck
from gamehall.games.linguishtik.bot_odds import danger, known, lacking, lot, whole, words_of
from gamehall.games.linguishtik.bot_openings import carrier_for, with_demand
from gamehall.games.linguishtik.bot_solutions import solution, solution_now
from gamehall.games.linguishtik.need import FUNCTION, Need
from gamehall.games.linguishtik.offering import TEMPLATES, offers
from gamehall.games.linguishtik.play import State, need_of
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

_SAMPLED = 8
"""So many demands are thought of in a turn."""
_WRITTEN = 3
"""So many of them are tried out in writing."""
_PROVED = 3
"""So many letters that look dangerous are tried out in writing."""
_ENOUGH = 6
"""With fewer words left, a demand is a risk to whoever makes it."""
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
    watchful = luck(state, seat, "guard") < who.guard
    may_pass = state.set_up and seat not in state.passed
    letters = list(_letters(who, state, watchful, rng))
    demands = sorted(_demands(who, state, watchful, rng), key=lambda option: -option.liking)
    safe = [option for option in letters if not option.danger]
    writable = (o for o in demands[:_WRITTEN] if not o.danger and solution(o.after, who))
    demand = next(writable, None) if rng.random() < 0.5 or not safe else None
    if demand:
        return demand.action
    if not safe and watchful:
        least = sorted(letters, key=lambda option: option.danger)
        safe = [option for option in least[:_PROVED] if not solution_now(option.after, who)][:1]
    if safe:
        return max(safe, key=lambda option: option.liking).action
    if may_pass:
        return acts.Pass()
    return _least_harm(who, [*letters, *demands], state, rng)


def _least_harm(who: Character, options: list[Option], state: State, rng: Random) -> Action:
    """Everything gives something away: what fewest words can be called with, and the bot can solve itself."""
    for option in sorted(options, key=lambda option: option.danger):
        if solution(option.after, who):
            return option.action
    return acts.PlayLetter(rng.choice(state.at("resources")))


def _letters(who: Character, state: State, watchful: bool, rng: Random) -> Iterator[Option]:
    """Cubes that look alike are one option."""
    need = need_of(state, "impossible")
    there = known(lot(whole(need)), who.level)
    for cube in {state.cube(cube): cube for cube in state.at("resources")}.values():
        left = tuple(state.cube(other) for other in state.at("resources") if other != cube)
        after = replace(need, letters=(*need.letters, state.cube(cube)), resources=left)
        harm = danger(after, who.level, crafty=who.crafty) if watchful else 0
        near = int(np.count_nonzero(lacking(there, after) <= 2)) if there.words else 0
        close = int(np.count_nonzero(lacking(there, after) <= 3)) if there.words else 0
        liking = math.log1p(near) + 0.3 * math.log1p(close) + rng.random()
        yield Option(acts.PlayLetter(cube), after, harm, liking)


def _demands(who: Character, state: State, watchful: bool, rng: Random) -> Iterator[Option]:
    need = need_of(state, "impossible")
    plan = solution(need, who)
    word = plan.word.upper() if plan else ""
    for demand in _thought_of(state, word, rng):
        carrier = carrier_for(who, state, demand, rng)
        if carrier is None:
            return
        after = with_demand(state, need, demand, carrier)
        left = len(words_of(after, who.level))
        if left >= _ENOUGH:
            harm = danger(after, who.level, crafty=who.crafty) if watchful else 0
            yield Option(acts.Demand(carrier, demand), after, harm, rng.random() - 0.3 * math.log(left))


def _thought_of(state: State, word: str, rng: Random) -> list[str]:
    """A few legal demands, of several kinds."""
    groups = offers(state.options.division, state.designation, state.demands)
    if not groups:
        return []
    weights = [_WEIGHTS.get(group.group, 1.5) for group in groups]
    found = []
    for group in rng.choices(groups, weights, k=_SAMPLED):
        named = rng.choices(group.demands, [_RARELY.get(demand, 1.0) for demand in group.demands])[0]
        found.append(_named(named, word, rng))
    return list(dict.fromkeys(found))


def _named(demand: str, word: str, rng: Random) -> str:
    """A demand that names a letter or a number, such that the bot's own word still meets it."""
    if demand not in TEMPLATES:
        return demand
    if word:
        match demand:
            case "contains:?":
                return f"contains:{rng.choice(word)}"
            case "length:?":
                return f"length:{len(word)}"
            case "lacks:?":
                return f"lacks:{rng.choice([letter for letter in 'EAIOSTRNLDCMU' if letter not in word])}"
    return rng.choice(TEMPLATES[demand])
