"""CAPTURING A PASS: a roll that the opponent could have played."""

from gamehall.games.contig60.prompts import can_capture
from gamehall.games.contig60.referee import playable
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_capture(state: State, sheet: Sheet, action: Action) -> Ruling | None:
    match action:
        case common.Capture() | common.Challenge():
            return _capture(state)
    return None


def _capture(state: State) -> Ruling:
    if not can_capture(state) or state.last is None or state.card.holder is None:
        return refused("capture", "There is no pass to capture.")
    if not state.chips[state.card.holder]:
        return refused("capture-steps", "You have no chip to place.")
    fault, rolled = None, ", ".join(map(str, state.last.dice))
    if not playable(state, state.last.dice):
        fault = Fault("capture", f"No sentence of {rolled} gives an uncovered space; the pass was forced.")
    says = f"{{{state.card.holder}}} captures the pass."
    return allowed("capture", says, common_events.CaptureCalled(), faults=(fault,))
