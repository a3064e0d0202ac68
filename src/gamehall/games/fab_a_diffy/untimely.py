"""What comes too late in Fab-a-Diffy, with the paragraph that says so."""

from gamehall.games.fab_a_diffy.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat


def not_now(state: State, seat: Seat, action: Action) -> Ruling | None:
    if isinstance(action, common.Capture) and state.late and state.card.holder == seat:
        return refused("capture", f"A capture is announced within {state.options.capture_seconds} seconds.")
    return None
