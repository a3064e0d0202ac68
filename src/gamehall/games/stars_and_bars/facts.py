"""What people are told of a position: scores, hands, and what is left to do in the turn."""

from gamehall.games.pentathlon import facts as common
from gamehall.games.stars_and_bars.answers import stack_acts
from gamehall.games.stars_and_bars.highlights import HIGHLIGHTS
from gamehall.games.stars_and_bars.referee import playable, right_points, stacks_due
from gamehall.games.stars_and_bars.state import HAND, Sheet, State
from gamehall.kernel.facts import Facts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    seats = {
        one: common.seat_facts(HIGHLIGHTS, state.card, one, state.scores[one], _cards(len(state.hand(one))))
        for one in state.seats
    }
    asked = any(prompt.seat == seat and "PassCard" in prompt.kinds for prompt in prompts)
    ask = f"Your turn: {_next(state, state.sheet)}" if asked and state.sheet else ""
    return common.facts(HIGHLIGHTS, state, seat, prompts, seats, ask)


def _cards(held: int) -> str:
    return f"{held} card{'s' * (held != 1)} in hand"


def _next(state: State, sheet: Sheet) -> str:
    by_hand = state.options.card == "by hand"
    if not sheet.touched:
        return _first_thing(state, sheet, by_hand)
    if by_hand and sheet.points is None and right_points(state, sheet):
        return "announce your points and your running score."
    if state.left and len(state.hand(sheet.by)) < HAND:
        return "draw a card and pass the card." if by_hand else "pass the card; you draw a new one."
    return "pass the card."


def _first_thing(state: State, sheet: Sheet, by_hand: bool) -> str:
    if by_hand and stacks_due(sheet) > (sheet.stack_points or 0):
        return "write down the points for stacks before you touch a card."
    scores = "score full stacks, or " * any(stack_acts(state))
    if not state.hand(sheet.by):
        return f"{scores}pass the card; you have none left to place."
    if not any(playable(state, sheet.by)):
        return f"{scores}discard a card; none can be placed."
    return f"{scores}place a card."
