"""What people are told of a position: who plays which colour, what is in place, what is to be done."""

from gamehall.games.pentathlon import facts as common
from gamehall.games.queens_and_guards.board import CENTRE, GUARDS, NAMES, QUEEN
from gamehall.games.queens_and_guards.highlights import HIGHLIGHTS
from gamehall.games.queens_and_guards.referee import way_out_taken
from gamehall.games.queens_and_guards.state import State, Turn, guards_home
from gamehall.games.queens_and_guards.traps import to_be_moved, trapped
from gamehall.games.queens_and_guards.turns import moves_owed, way_out_owed
from gamehall.kernel.facts import Facts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    scores = state.scores
    seats = {
        one: common.seat_facts(HIGHLIGHTS, state.card, one, scores[one], *_notes(state, one))
        for one in state.seats
    }
    asked = any(prompt.seat == seat and "Move" in prompt.kinds for prompt in prompts)
    ask = f"Your turn: {_next(state, state.turn)}" if asked and state.turn else ""
    return common.facts(HIGHLIGHTS, state, seat, prompts, seats, ask)


def _notes(state: State, seat: Seat) -> tuple[str, ...]:
    colour = state.colours.get(seat)
    if colour is None:
        return ()
    queen = ("queen on the centre",) * (state.board[CENTRE] == QUEEN[colour])
    return (f"plays {colour}", f"{guards_home(state.board, colour)} of {GUARDS} guards home", *queen)


def _next(state: State, turn: Turn) -> str:
    """The next thing to do. At every table alike: only what everybody can see and hear is told."""
    colour = state.colour(turn.by)
    if way_out_owed(turn.steps):
        free = to_be_moved(state.ground, state.board, colour, trapped(state.ground, state.board, colour))
        return f"move the trapped piece on {_or(free)} out."
    if moves_owed(turn):
        bound = () if way_out_taken(turn.steps) else state.announced
        must = to_be_moved(state.ground, state.board, colour, bound)
        if must:
            return f"a trap is announced: move the piece on {_or(must)} out."
        return "move a piece."
    return "pass the card."


def _or(cells: list[int]) -> str:
    return " or ".join(NAMES[at] for at in cells)
