"""What people are told of a position: tricks, games won, and what is left to do in the turn."""

from gamehall.games.fab_a_diffy.highlights import HIGHLIGHTS
from gamehall.games.fab_a_diffy.referee import BEST_OF
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.pentathlon import facts as common
from gamehall.kernel.facts import Facts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    shown = state.scores if state.card.ended else state.tricks
    seats = {
        one: common.seat_facts(HIGHLIGHTS, state.card, one, shown[one], *_games(state, one))
        for one in state.seats
    }
    turn = state.acting()
    asked = any(prompt.seat == seat and "Touch" in prompt.kinds for prompt in prompts)
    ask = f"Your turn: {_next(state, turn)}" if asked and turn else ""
    return common.facts(HIGHLIGHTS, state, seat, prompts, seats, ask)


def _games(state: State, seat: Seat) -> tuple[str, ...]:
    if BEST_OF[state.options.games] == 1:
        return ()
    won = state.results.count(seat)
    return (f"{won} game{'s' * (won != 1)} won",)


def _next(state: State, turn: Turn) -> str:
    """What is left to do, without saying whether a trick is there."""
    end = "take a strip for your regular turn" if state.card.phase == "capture" else "pass the card"
    if turn.took or turn.moved:
        return f"{end}."
    if not turn.touched:
        instead = f", or {end}" if state.card.phase == "capture" else f", or move {turn.show} to a rectangle"
        return f"touch two strips that make {turn.show}{instead}."
    if len(turn.touched) == 1:
        return f"touch another strip that makes {turn.show} with {turn.touched[0]}."
    return "pick up the three strips." if turn.sentence else "announce the sentence."
