"""Mistakes a player makes: a slip of the pen, a demand forgotten, a move that the rules forbid."""

from random import Random

from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.bots.character import Character, guided, luck
from gamehall.games.linguishtik.bots.solutions import Draft, solution
from gamehall.games.linguishtik.solver.need import FUNCTION, TYPE, Need, name_of
from gamehall.games.linguishtik.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

_AGREEMENT = ((" was ", " were "), (" were ", " was "), (" is ", " are "), (" has ", " have "))


def slipped(who: Character, state: State, seat: Seat, need: Need, draft: Draft) -> Draft:
    """The draft as it is handed in: mostly as it was meant."""
    chance = luck(state, seat, "slip")
    if guided(state) or chance >= who.err:
        return draft
    rng = Random(f"{chance}")
    kind = rng.choice(("pen", "pen", "demand", "cubes"))
    if kind == "demand" and (forgotten := _forgetting(who, need, rng)):
        return forgotten
    if kind == "cubes" and need.most is not None:
        wider = solution(replace(need, most=need.most + 1), who, seed=3)
        if wider:
            return wider
    return _misspelled(draft, rng)


def attempted(who: Character, need: Need) -> Draft | None:
    """Something to hand in where nothing is right: demands are left out, the last ones first."""
    demands = list(need.demands)
    while demands:
        demands.pop()
        found = solution(replace(need, demands=tuple(demands)), who)
        if found:
            return found
    return solution(replace(need, demands=(), most=None), who)


def illegal_move(who: Character, state: State, seat: Seat, rng: Random) -> Action | None:
    """Sometimes a move that the rules forbid; a bot that is told no soon makes another."""
    if guided(state) or luck(state, seat, "illegal") >= who.err / 2 or rng.random() < 0.5:
        return None
    there = state.at("resources")
    if not there:
        return None
    cube = rng.choice(there)
    match state.stage:
        case "type" | "function":
            return acts.PlayLetter(cube)
        case "free":
            made = [demand for demand in state.demands if name_of(demand) not in (TYPE, FUNCTION)]
            if made:
                return acts.Demand(cube, made[-1])
            return acts.Demand(cube, "lacks:Q")  # with any cube that lies at hand
    return None


def _forgetting(who: Character, need: Need, rng: Random) -> Draft | None:
    general = [demand for demand in need.demands if name_of(demand) not in (TYPE, FUNCTION)]
    if not general:
        return None
    gone = rng.choice(general)
    left = tuple(demand for demand in need.demands if demand != gone)
    return solution(replace(need, demands=left), who, seed=3)


def _misspelled(draft: Draft, rng: Random) -> Draft:
    """A capital, an end mark or the agreement is wrong; the word stays where it is."""
    text = draft.text
    for right, wrong in rng.sample(_AGREEMENT, len(_AGREEMENT)):
        at = text.find(right)
        if at > draft.start and rng.random() < 0.7:
            return replace(draft, text=text[:at] + wrong + text[at + len(right) :])
    if draft.start > 0 and rng.random() < 0.5:
        return replace(draft, text=text[:1].lower() + text[1:])
    return replace(draft, text=text.rstrip('.?!"'))
