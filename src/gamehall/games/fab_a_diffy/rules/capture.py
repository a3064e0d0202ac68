"""CAPTURE: a trick that the opponent did not take."""

from gamehall.games.fab_a_diffy import acts, events
from gamehall.games.fab_a_diffy.prompts import can_capture
from gamehall.games.fab_a_diffy.referee import missed
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events as common_events
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_capture(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case common.Capture() | common.Challenge():
            return _capture(state)
        case acts.CaptureOver():
            return allowed("capture", "The time to capture is over.", events.CaptureTimeOver())
    return None


def _capture(state: State) -> Ruling:
    if not can_capture(state) or state.last is None:
        return refused("capture", "Your opponent has left no trick to capture.")
    fault = None
    if not missed(state):
        fault = Fault("capture", f"No two strips make {state.last.show}: your opponent missed nothing.")
    says = f"{{{state.card.holder}}} captures the trick that makes {state.last.show}."
    return allowed("capture", says, common_events.CaptureCalled(), faults=(fault,))
