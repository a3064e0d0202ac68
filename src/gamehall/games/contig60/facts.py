"""What people are told of a position: scores, chips, and what is left to do in the turn."""

from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import facts as common
from gamehall.kernel.facts import Facts
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    seats = {
        one: common.seat_facts(HIGHLIGHTS, state.card, one, state.scores[one], _chips(left))
        for one, left in state.chips.items()
    }
    sheet = state.acting()
    asked = any(prompt.seat == seat and "Place" in prompt.kinds for prompt in prompts)
    ask = f"Your turn: {_next(state, sheet)}" if asked and sheet else ""
    return common.facts(HIGHLIGHTS, state, seat, prompts, seats, ask)


def _chips(left: int) -> str:
    return f"{left} chip{'s' * (left != 1)} left"


def _next(state: State, sheet: Sheet) -> str:
    capture, by_hand = state.card.phase == "capture", state.options.card == "by hand"
    end = "roll the dice for your regular turn" if capture else "pass the card"
    if by_hand and not capture and not sheet.recorded:
        return "write the dice on the card."
    if not sheet.sentence and sheet.space is None:
        missed = "announce the sentence your opponent missed."
        return missed if capture else f"announce a number sentence, or {end}."
    if sheet.space is None:
        return "place your chip."
    if not sheet.sentence:
        return f"announce the sentence for {sheet.space}."
    if by_hand and sheet.score is None:
        return f"write your running score if it has changed, then {end}."
    return f"{end}."
