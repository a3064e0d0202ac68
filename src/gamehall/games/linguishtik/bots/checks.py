"""How a bot looks at what its opponents did: moves, and solutions."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.bots.character import Character, luck
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.grounds import opinions
from gamehall.games.linguishtik.judge.official import brief, was_named
from gamehall.games.linguishtik.judge.solutions import look_at, marked
from gamehall.games.linguishtik.referee import last_faults, nature_of
from gamehall.games.linguishtik.rules.checking import MOST_FAULTS
from gamehall.games.linguishtik.state import State, unheard
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat


def call_illegal(who: Character, state: State, seat: Seat) -> Action | None:
    """The last move was an illegal procedure, and the bot has seen it."""
    faults = last_faults(state)
    if not faults or luck(state, seat, "procedure") >= who.checks:
        return None
    nature = nature_of(faults[0])
    return acts.CallIllegal(nature, brief(faults[0].says)) if nature in unheard(state, seat) else None


def check(who: Character, state: State, seat: Seat, of: Seat) -> Action:
    """Object where something is surely wrong and the bot finds it; else accept."""
    found = state.check(of)
    if found is None or luck(state, seat, f"check {of}") >= who.checks:
        return acts.Accept(of)
    seen = look_at(state, found.solution)
    named = tuple(dict.fromkeys(fault.of for fault in seen.faults if fault.sure))[:MOST_FAULTS]
    if seen.verdict is not Verdict.INVALID or not named:
        return acts.Accept(of)
    says = next(fault.says for fault in seen.faults if fault.sure)
    return acts.Object(of, named, brief(says))


def vote(state: State, of: Seat) -> Action:
    """What the bot honestly holds: correct, unless the best reading has a sure fault, or, where opinions are
    asked for, the bot itself has the doubt that was named."""
    found = state.check(of)
    if found is None:
        return acts.Vote(of, True)
    objection, word = found.open_objection, marked(found.solution)
    asked = objection if objection and opinions(objection.faults) else None
    faults = look_at(state, found.solution).faults
    wrong = any(fault.sure or (asked and was_named(asked, fault, word)) for fault in faults)
    return acts.Vote(of, not wrong)
