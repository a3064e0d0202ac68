"""The first three moves: sentence, type and function, such that the bot can still solve."""

from random import Random

from msgspec.structs import replace

from gamehall.english.terms import Purpose, Structure
from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.answers import carriers
from gamehall.games.linguishtik.bots.character import Character
from gamehall.games.linguishtik.bots.odds import lot
from gamehall.games.linguishtik.bots.solutions import is_sure, solution
from gamehall.games.linguishtik.offering import designations, open_demands
from gamehall.games.linguishtik.solver.need import TYPE, Need, detail_of, name_of
from gamehall.games.linguishtik.solver.spelling import assign
from gamehall.games.linguishtik.state import State, need_of
from gamehall.kernel.action import Action

_TRIES = 8
_ENOUGH = 12
"""With fewer words a type is soon impossible."""
_TYPES = {"noun": 5, "verb": 4, "adjective": 4, "adverb": 3, "preposition": 1, "pronoun": 1, "conjunction": 1,
          "interjection": 1}  # fmt: skip
_PLAIN = frozenset({*Structure, *Purpose, "s-v", "s-v-do", "s-lv-pn", "s-lv-pa"})
"""Kinds of sentence that everybody can write."""


def designate(who: Character, state: State, rng: Random) -> Action:
    offered = [named for group in designations(state.options.division) for named in group.demands]
    if not who.crafty:
        offered = [named for named in offered if named in _PLAIN]
    return acts.Designate(rng.choice(offered))


def demand_opening(who: Character, state: State, rng: Random) -> Action:
    """The type or the function: one that leaves many words, else one that leaves any."""
    need = need_of(state, "impossible")
    able = carriers(state)
    offered = list(open_demands(state.options.division, state.designation, state.demands))
    if not able or not offered:
        return acts.Pass()  # nothing legal is left
    carrier = rng.choice(able)
    chosen = ""
    for demand in _shuffled(offered, rng)[:_TRIES]:
        after = with_demand(state, need, demand, carrier)
        if not is_sure(solution(after, who)):
            continue
        chosen = chosen or demand
        if len(lot(after, who.level)) >= _ENOUGH:
            chosen = demand
            break
    return acts.Demand(carrier, chosen or offered[0])


def _shuffled(offered: list[str], rng: Random) -> list[str]:
    """In an order drawn by chance, the usual types rather first."""
    keys = {
        demand: rng.random() ** (1 / _TYPES.get(detail_of(demand), 1) if name_of(demand) == TYPE else 1)
        for demand in offered
    }
    return sorted(offered, key=keys.__getitem__, reverse=True)


def with_demand(state: State, need: Need, demand: str, carrier: int) -> Need:
    """The need after a demand, its cube gone from Resources."""
    at = state.at("resources").index(carrier)
    left = (*need.resources[:at], *need.resources[at + 1 :])
    return replace(need, demands=(*need.demands, demand), resources=left)


def carrier_for(who: Character, state: State, rng: Random) -> int | None:
    """A black or green cube that the bot's own word does not need."""
    able = carriers(state)
    if not able:
        return None
    need = need_of(state, "impossible")
    plan = solution(need, who) if state.stage == "free" else None
    used: set[int] = set()
    if plan:
        there = (*state.at("letters"), *state.at("resources"))
        used = {there[at] for at in assign(plan.word, need) or ()}
    return rng.choice([cube for cube in able if cube not in used] or list(able))
