"""The director: called to the table, deciding, and keeping the log."""

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat

LONGEST = 500

_CALLS: dict[acts.Reason, str] = {
    "flash": "flash",
    "underdraw": "underdraw",
    "set": "set-report",
    "leaving": "leaving",
    "left": "leaving",
    "problem": "timer-stops",
}

_SAID: dict[acts.Reason, str] = {
    "flash": "tiles were drawn too quickly",
    "underdraw": "a rack is short",
    "set": "the set is not complete",
    "leaving": "somebody has to leave the room",
    "left": "the opponent has left the room",
    "problem": "there is a problem",
}

_LOG: dict[acts.About, str] = {
    "dress": "dress",
    "equipment": "equipment",
    "set": "set-report",
    "certified": "set-liability",
    "conduct": "conduct",
}


def rule_director(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.CallDirector(reason, words):
            return _call(state, side, reason, words)
        case acts.Decide():
            return _decide(state, action)
        case acts.Note():
            return _note(action)
    return None


def _call(state: State, side: Seat, reason: acts.Reason, words: str) -> Ruling:
    if len(words) > LONGEST:
        return refused("timer-stops", "Say it in a few words.")
    if reason == "set" and state.phase not in ("lots", "start"):
        return refused("start-confirms", "Both players accepted the set when the game began.")
    last = state.last
    played = last and last.drawn and last.side != side and state.sheet[last.line].kind == "play"
    if reason == "flash" and not played:
        return refused("flash", "Your opponent has drawn no tiles for a play just made.")
    says = f"{{{side}}} stops the timer and calls the director: {_SAID[reason]}."
    return allowed(_CALLS[reason], says, events.DirectorCalled(side, reason, words))


def _decide(state: State, action: acts.Decide) -> Ruling:
    stop = state.stop
    if stop is None or len(action.words) > LONGEST or not action.words.strip():
        return refused("timer-stops", "Decide in a few words.")
    if action.allow_challenge and stop.reason != "flash":
        return refused("flash-leave", "Leave to challenge is given after a flash draw.")
    cites = "flash-leave" if stop.reason == "flash" else _CALLS[stop.reason or "problem"]
    words = action.words.strip().rstrip(".")
    leave = " The play may still be challenged." if action.allow_challenge else ""
    return allowed(cites, f"The director: {words}.{leave}", events.Decided(words, action.allow_challenge))


def _note(action: acts.Note) -> Ruling:
    cites, words = _LOG[action.about], action.words.strip().rstrip(".")
    if not words or len(words) > LONGEST:
        return refused(cites, "Write a few words.")
    says = f"The director notes ({action.about}): {words}."
    return allowed(cites, says, events.DirectorNoted(action.about, words))
