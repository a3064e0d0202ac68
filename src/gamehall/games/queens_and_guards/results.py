"""What the Monitor declares as the card is passed: a win that nobody announced, and every tie but one."""

from gamehall.games.queens_and_guards.board import CENTRE, COLOURS, GUARDS, QUEEN
from gamehall.games.queens_and_guards.moving import legal_moves
from gamehall.games.queens_and_guards.referee import offenders, reached
from gamehall.games.queens_and_guards.state import State, guards_home
from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.seat import Seat


def awards(state: State, to: Seat) -> Outcome | None:
    """As `to` has received the card."""
    for colour in COLOURS:
        if reached(state.board, colour):
            seat = state.player(colour)
            says = f"{{{seat}}} wins: the queen is on the centre, with all guards round her."
            return won(seat, (state.other(seat),), "monitor-declares", says)
        if guards_home(state.board, colour) == GUARDS and state.board[CENTRE] != QUEEN[colour]:
            says = f"A tie: {{{state.player(colour)}}} has six guards round the centre without the queen."
            return tied(state.seats, "tie-guards", says)
    if not legal_moves(state.ground, state.board, state.colour(to), state.announced) and not offenders(state):
        says = f"A tie: {{{to}}} cannot move without breaking a rule."
        return tied(state.seats, "tie-no-move", says)
    return _long(state)


def _long(state: State) -> Outcome | None:
    times, longest = state.options.repetition, state.options.longest
    if times and state.seen and state.seen.count(state.seen[-1]) >= times:
        return tied(state.seats, "tie-repetition", f"A tie: the position has come {times} times.")
    if longest and state.card.turn > longest:
        return tied(state.seats, "tie-length", f"A tie: {longest} turns have been played.")
    return None
