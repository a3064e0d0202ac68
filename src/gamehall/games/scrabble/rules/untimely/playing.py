"""An act of play that nobody asks for: before the game, between the turns, with a hand in the bag."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.rules.draw import rule_draw
from gamehall.games.scrabble.rules.turn import rule_turn
from gamehall.games.scrabble.rules.untimely.books import either, refusal
from gamehall.games.scrabble.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat


def starting(state: State, side: Seat, action: Action) -> Ruling | None:
    takes = either(state, "start-timer", "game-time")
    match action:
        case acts.DrawForStart() if state.phase == "lots" and side in state.lots:
            return refused("draw-for-start", "You have drawn your tile.")
        case acts.DrawForStart():
            return refused("draw-for-start", "It is settled who begins.")
        case acts.TakeTiles() if state.phase == "lots":
            return refused("draw-for-start", "First a tile each is drawn: it decides who begins.")
        case acts.TakeTiles() if state.phase == "start" and not state.absent:
            return refused(takes, "The other side begins, and takes the first tiles.")
        case acts.TakeTiles() if state.phase != "start":
            return refused(takes, "The game has begun.")
    if state.options.commit != "press":
        return None
    if state.absent != side:
        return refused("absent", "You are not marked absent.")
    return refused("late-choice", "Sit down first." if not state.arrived else "You have sat down.")


def no_turn(state: State) -> Ruling | None:
    """Why nobody has a turn now."""
    match state.phase:
        case "lots":
            return refused("draw-for-start", "First it is drawn who begins.")
        case "start":
            return refused(either(state, "start-timer", "game-time"), "First the starter takes tiles.")
        case "last":
            cites = "end-time" if state.time_called else either(state, "ending-accept", "end-out")
            return refused(cites, "The last play has been made; it waits to be accepted or challenged.")
        case "counting" | "slip":
            cites = state.ended_by[0] if state.ended_by else "result"
            return refused(cites, "No more turns are played.")
    return None


def no_move(state: State, side: Seat, action: Action) -> Ruling | None:
    """Why this act of a turn is none now."""
    return no_turn(state) or _no_timer(state, action) or refusal(rule_turn(state, side, action))


def _no_timer(state: State, action: Action) -> Ruling | None:
    if state.options.commit == "announce" and isinstance(action, (acts.Press, acts.StopClock)):
        return refused("announce", "Announcing the score completes your turn; no timer is pressed.")
    if state.options.commit == "announce" and isinstance(action, acts.ReachInBag):
        return refused("refill", _BY_THEMSELVES)
    return None


_BY_THEMSELVES = "New letters come by themselves when the score is announced."


def writing(state: State, side: Seat, action: Action) -> Ruling | None:
    """Recording and drawing."""
    if nobody := no_turn(state):
        return nobody
    if state.options.commit == "announce":
        if isinstance(action, acts.Record):
            return refused("tally", "The scorekeeper enters the scores.")
        return refused("refill", _BY_THEMSELVES)
    if isinstance(action, acts.Draw):
        return refusal(rule_draw(state, side, action))
    last = state.last
    if state.options.kept:
        return refused("order", "The hall keeps the sheet at this table.")
    if state.draft and state.draft.side == side:
        return refused("order", "Press the timer first; then the score is recorded.")
    if last and last.side == side and last.recorded:
        return refused("correction", "Your total is written. To have it corrected, query it.")
    return refused("order", "You have no turn to record.")


def the_bag(state: State, action: Action) -> Ruling | None:
    if state.options.commit == "announce":
        return None
    match action:
        case acts.CountTiles():
            return refused("count-tiles", "The bag is counted while the game is played.")
        case acts.DeclareUnderdraw():
            return refused("underdraw", _DEALT if not state.options.wooden else _NOT_PLAYED)
        case acts.ReturnTiles():
            return refused("overdraw", "Nobody has drawn too many tiles.")
    return refused("overdraw", _DEALT if not state.options.wooden else _NOT_PLAYED)


_DEALT = "The hall deals the tiles here, never too many or too few."


_NOT_PLAYED = "Tiles are drawn while the game is played."


def nobody_can_play(state: State) -> Ruling:
    if state.options.commit == "press":
        says = "Say pass. The game ends when all tiles of a rack are played, or with zeros in a row."
        return refused("six-zeros", says)
    return no_turn(state) or refused("end-stuck", "The team on turn says that nobody can play.")
