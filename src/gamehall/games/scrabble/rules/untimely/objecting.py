"""An objection that comes too early or too late: how the right to object has ended, or not begun."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.rules.untimely.books import either
from gamehall.games.scrabble.rules.untimely.playing import no_turn
from gamehall.games.scrabble.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat


def objection(state: State, side: Seat, action: Action) -> Ruling:
    if state.phase not in ("turn", "last"):
        nobody = no_turn(state)
        assert nobody is not None
        return nobody
    cites = either(state, {"Hold": "hold", "Accept": "okay"}.get(type(action).__name__, ""), "")
    cites = cites or "challenge-window"
    if state.options.challenge == "void":
        return refused(cites, "Words that are not in the list are refused here: nothing is challenged.")
    return _closed(state, side, cites) or _nothing_open(state, side, action, cites)


def _closed(state: State, side: Seat, cites: str) -> Ruling | None:
    """How the right to object to the last play has ended."""
    last = state.last
    line = state.sheet[last.line] if last else None
    if last is None or line is None or line.kind != "play" or line.side == side or state.open_play:
        return None
    if line.removed:
        return refused("challenge-upheld", "The play was challenged, and taken off the board.")
    if line.challenged:
        return refused("challenge-failed", "The play was challenged, and stands.")
    if state.options.window == "turn":
        return refused("challenge-window", "Your turn has begun: the play stands.")
    if last.drawn:
        return refused("accepting", "The first new tile is out of the bag: the play is accepted.")
    return refused("okay", "You have accepted the play.")


def _nothing_open(state: State, side: Seat, action: Action, cites: str) -> Ruling:
    line, last, draft = state.open_play, state.last, state.draft
    if line and line.side == side:
        return refused(cites, "It is your own play.")
    if line and last and isinstance(action, acts.Hold):
        return _no_hold(state, held=last.held)
    if line and isinstance(action, acts.Accept):
        return refused(cites, "You may challenge the play; completing your turn accepts it.")
    if draft and draft.side != side and draft.tiles:
        ended = either(state, "the timer is pressed", "the score is announced")
        return refused(cites, f"The play is not made yet: wait until {ended}.")
    return refused(cites, "No play has been made that waits for your answer.")


def _no_hold(state: State, *, held: bool) -> Ruling:
    if state.options.window == "turn":
        return refused("challenge-window", "There is no hold here: challenge before you begin your turn.")
    if state.phase == "last":
        return refused("ending-accept", "There is no hold after the last play: accept it or challenge it.")
    if held:
        return refused("hold", "You hold the play already.")
    return refused("flash-leave", "The director lets you challenge; the tiles are drawn already.")
