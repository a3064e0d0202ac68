"""While something is settled nothing else is done: a draw, a challenge, a score, a call."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.rules.untimely.books import either
from gamehall.games.scrabble.state import State, Stop
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused


def being_settled(state: State, action: Action) -> Ruling | None:
    if state.drawing:
        return refused("refill", "Tiles are being drawn.")
    if state.dispute:
        return _disputed(state, action)
    return _stopped(state, state.stop, action) if state.stop else None


def _disputed(state: State, action: Action) -> Ruling:
    dispute = state.dispute
    assert dispute is not None
    typed = either(state, "challenge-typed", "challenge")
    seated = either(state, "after-challenge", "challenge")
    match action:
        case acts.Confirm() if dispute.confirmed or dispute.verdict is not None:
            return refused(typed, "The words have been checked.")
        case acts.Confirm():
            return refused(typed, either(state, "Whoever made the play checks them.", "A judge rules."))
        case acts.Ready() if dispute.verdict is None:
            return refused(seated, "The words are not ruled on yet.")
        case acts.Ready():
            return refused(seated, "You are ready; the other is not.")
    if dispute.verdict is not None:
        return refused(seated, "The timer stands until both sit again.")
    return refused("challenge", "A challenge cannot be withdrawn: first it is ruled on.")


def _stopped(state: State, stop: Stop, action: Action) -> Ruling:
    match stop.why:
        case "score" if isinstance(action, (acts.Agree, acts.Disagree)):
            settles = "An official settles it." if stop.disputed else "It is for your opponent to agree."
            return refused(
                either(state, "correction", "tally"), either(state, settles, "The scorekeeper settles it.")
            )
        case "score":
            return refused("correction", "A score is queried: first that is settled.")
        case "overdraw":
            return refused("overdraw", "Too many tiles were drawn: first the opponent returns the excess.")
        case "director":
            return refused("timer-stops", "The director has been called: wait for the decision.")
        case "over":
            return refused("end-stuck", "The judge looks whether anybody can still play.")
