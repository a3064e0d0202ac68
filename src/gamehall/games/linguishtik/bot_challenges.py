"""When a bot picks up the block, what it hands in, and what it says before."""

from random import Random

from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.answers import carriers
from gamehall.games.linguishtik.bot_character import Character, guided, luck
from gamehall.games.linguishtik.bot_odds import whole, words_of
from gamehall.games.linguishtik.bot_slips import slipped
from gamehall.games.linguishtik.bot_solutions import Draft, hopeless, solution, solution_now
from gamehall.games.linguishtik.need import Need
from gamehall.games.linguishtik.play import State, need_of
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

_FEW = 60
"""With more words than these somebody else may well find a sentence."""
_PROMISED = 7
"""Seeds of the sentences that are handed in, so that bots do not all write the same."""


def challenge(who: Character, state: State, seat: Seat) -> Action | None:
    """Now where the bot has a solution; Impossible where it holds that there is none."""
    if not state.designation or seat == state.last_mover:
        return None
    need = need_of(state, "now")
    if luck(state, seat, "now") < who.sight and solution_now(need, who):
        return acts.Challenge("now")
    if luck(state, seat, "impossible") < who.doubt and _seems_impossible(need_of(state, "impossible"), who):
        return acts.Challenge("impossible")
    return None


def call_roll_hopeless(state: State) -> Action | None:
    """Player One's call before the designation: practically never."""
    need = need_of(state, "hopeless")
    return acts.Challenge("impossible") if not words_of(whole(need)) else None


def write(who: Character, state: State, seat: Seat, kinds: tuple[str, ...], rng: Random) -> Action | None:
    """A solution, else what may be said instead; nothing, where only a solution would do."""
    block = state.block
    if block is None:
        return None
    who = replace(who, careful=True) if guided(state) else who
    need = need_of(state, block.kind)
    draft = _draft(who, need, block.kind == "now", _seed(state, seat))
    if draft:
        return present(state, slipped(who, state, seat, need, draft))
    if "Agree" in kinds:
        return acts.Agree()
    return acts.Neutral() if "Neutral" in kinds else None


def present(state: State, draft: Draft) -> Action:
    cube = carriers(state)[0] if draft.demand else None
    named = "" if state.designation else draft.designation
    return acts.Present(
        draft.text, draft.start, draft.word, demand=draft.demand, demand_cube=cube, designation=named
    )


def _draft(who: Character, need: Need, now: bool, seed: int) -> Draft | None:
    """What the bot had in mind, in other words than its neighbours where it finds such."""
    find = solution_now if now else solution
    return find(need, who, seed) or find(need, who)


def _seed(state: State, seat: Seat) -> int:
    return _PROMISED * state.shake + state.seats.index(seat) + 1


def _seems_impossible(need: Need, who: Character) -> bool:
    if hopeless(need):
        return True
    if state_is_early(need):
        return False
    return solution(need, who) is None and len(words_of(whole(need), who.level)) <= _FEW


def state_is_early(need: Need) -> bool:
    """Before the function is demanded anything may follow."""
    return not need.type
