"""What people are told of a position: empty spaces, pieces, and what is left to do in the turn."""

from gamehall.games.juggle.highlights import HIGHLIGHTS
from gamehall.games.juggle.referee import selectable
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon import facts as common
from gamehall.kernel.facts import Facts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    standing = state.card.standing
    seats = {
        one: common.seat_facts(
            HIGHLIGHTS,
            state.card,
            one,
            left,
            _pieces(len(state.laid(one))),
            *(("has declared a win",) if standing and standing.by == one else ()),
        )
        for one, left in state.scores.items()
    }
    mine = [prompt for prompt in prompts if prompt.seat == seat]
    asked = any({"PassCard", "Place"}.intersection(prompt.kinds) for prompt in mine)
    ask = f"Your turn: {_next(state, state.turn)}" if asked and state.turn else ""
    return common.facts(HIGHLIGHTS, state, seat, prompts, seats, ask)


def _pieces(count: int) -> str:
    return f"{count} piece{'s' * (count != 1)} on the board"


def _next(state: State, turn: Turn) -> str:
    if turn.hand:
        return f"place {turn.hand.piece}, or give it back if it cannot be used."
    if not state.empty(turn.by):
        return "your board is covered: declare a win, or pass the card."
    if not any(selectable(state, turn)):
        return "pass the card."
    if turn.sentence:
        return "select one piece for the value that you stated."
    if turn.picks:
        return "select a piece by the other die, or pass the card."
    return "select a piece by each die, or state a number sentence for one piece."
