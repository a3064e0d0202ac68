"""When a bot picks up the block, and what it hands in."""

from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.answers import carriers
from gamehall.games.linguishtik.bots.character import Character, guided, luck
from gamehall.games.linguishtik.bots.mistakes import attempted, slipped
from gamehall.games.linguishtik.bots.odds import lot, words_of
from gamehall.games.linguishtik.bots.solutions import (
    Draft,
    hopeless,
    is_sure,
    readable,
    solution,
    solution_now,
)
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.state import State, need_of
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

_FEW = 60
"""With more words than these somebody else may well find a sentence."""
_EVERYDAY = 50
_AGAIN = (1, 2)
"""A careful player tries again with everyday words before calling Impossible."""
_OTHERWISE = 7
"""Makes the seeds of what is handed in, so that bots do not all write the same."""


def challenge(who: Character, state: State, seat: Seat) -> Action | None:
    """Now where the bot has a solution; Impossible where it holds that there is none."""
    if not state.designation or seat == state.last_mover:
        return None
    need = need_of(state, "now")
    if luck(state, seat, "now") < who.sight:
        crafty = luck(state, seat, "crafty") < who.crafty
        if is_sure(solution_now(need, who, crafty=crafty)):
            return acts.Challenge("now")
    if luck(state, seat, "impossible") < who.doubt and _seems_impossible(need_of(state, "impossible"), who):
        return acts.Challenge("impossible")
    return None


def call_roll_hopeless(state: State) -> Action | None:
    """Player One's call before the designation: practically never."""
    need = need_of(state, "hopeless")
    return acts.Challenge("impossible") if not len(lot(need)) else None


def write(who: Character, state: State, seat: Seat, kinds: tuple[str, ...]) -> Action | None:
    """A solution, else what may be said instead."""
    block = state.block
    if block is None:
        return None
    need = need_of(state, block.kind)
    draft = _draft(who, state, seat, need)
    if draft:
        return present(state, slipped(who, state, seat, need, draft))
    if "Agree" in kinds:
        return acts.Agree()
    if "Neutral" in kinds:
        return acts.Neutral()
    # Who always reads through hands in nothing that is wrong; others hope that nobody notices.
    hopes = who.reads < 1 and not guided(state)
    attempt = attempted(replace(who, careful=False), need) if hopes else None
    if attempt:
        return present(state, attempt)
    return acts.GiveUp() if "GiveUp" in kinds else None


def present(state: State, draft: Draft) -> Action:
    cube = carriers(state)[0] if draft.demand else None
    named = "" if state.designation else draft.designation
    return acts.Present(
        draft.text, draft.start, draft.word, demand=draft.demand, demand_cube=cube, designation=named
    )


def _draft(who: Character, state: State, seat: Seat, need: Need) -> Draft | None:
    """What the bot had in mind, in other words than its neighbours where it finds such."""
    other = _OTHERWISE * state.shake + state.seats.index(seat) + 1
    found: list[Draft | None] = []
    for seed in (other, 0):
        if state.block and state.block.kind == "now":
            found.append(solution_now(need, who, seed))
            if luck(state, seat, "crafty") < who.crafty and not is_sure(found[-1]):
                found.append(solution_now(need, who, seed, crafty=True))
        else:
            found.append(solution(need, who, seed))
        if is_sure(found[-1]):
            return found[-1]
    return next(filter(None, found), None)


def _seems_impossible(need: Need, who: Character) -> bool:
    if hopeless(need):
        return True
    if not need.type or not readable(need):
        return False
    if solution(need, who) is not None or len(words_of(need, who.level)) > _FEW:
        return False
    plain = replace(who, level=min(who.level, _EVERYDAY))
    return not (who.careful and any(solution(need, plain, seed) for seed in _AGAIN))
