"""Every sensible answer to a prompt, for the plain page, for bots and for proofs."""

from collections.abc import Iterator

from gamehall.games.pentathlon.answers import legal as common_legal
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.highlights import HIGHLIGHTS
from gamehall.games.stars_and_bars.referee import (
    centre_removable,
    playable,
    removable,
    right_points,
    stacks_due,
    turnable,
)
from gamehall.games.stars_and_bars.state import HAND, Sheet, State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    return common_legal(HIGHLIGHTS, state, prompt, _own)


def _own(state: State, seat: Seat, kind: str) -> list[Action] | None:
    sheet = state.sheet
    if sheet is None:
        return [acts.Draw()] if kind == "Draw" else None
    match kind:
        case "Place":
            return [acts.Place(laid.card, laid.space) for laid in playable(state, seat)]
        case "Discard":
            return [acts.Discard(card) for card in state.hand(seat) if not any(playable(state, seat))]
        case "TurnOver" | "RemoveStack" | "RemoveCentre":
            return [act for act in stack_acts(state) if type(act).__name__ == kind]
        case "LookUnder":
            return [acts.LookUnder()] if _can_look(state, sheet) else []
        case "RecordStacks" if stacks_due(sheet) != (sheet.stack_points or 0):
            return [acts.RecordStacks(stacks_due(sheet))]
        case "Announce" if sheet.points is None and (right := right_points(state, sheet)):
            return [acts.Announce(right, sheet.before + right)]
        case "Draw" if state.left and len(state.hand(seat)) < HAND:
            return [acts.Draw()]
        case "PassCard" if not complete(state, sheet):
            return []
    return None


def stack_acts(state: State) -> Iterator[Action]:
    """What may be turned over or removed now."""
    yield from (acts.TurnOver(space) for space in turnable(state))
    if centre_removable(state):
        yield acts.RemoveCentre()
    yield from (acts.RemoveStack(space) for space in removable(state))


def complete(state: State, sheet: Sheet) -> bool:
    """Has everything been done that must be done before the card is passed?"""
    announced = sheet.points is not None or not right_points(state, sheet)
    return announced and (sheet.touched or not state.hand(sheet.by))


def _can_look(state: State, sheet: Sheet) -> bool:
    card, space = state.latest or ("", "")
    return bool(card) and not sheet.looked and state.face(space) == card
