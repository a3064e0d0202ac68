"""What a challenge can be about, and the faults that are open to one."""

from gamehall.games.fab_a_diffy.referee import (
    ORDINARY,
    check_order,
    check_said,
    check_sentence,
    check_touched,
    missed,
)
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.pentathlon.highlights import MONITORS, OTHER, Found, Nature, captured
from gamehall.kernel.ruling import Fault


def _after_a_turn(state: State, against: str) -> bool:
    return against == "last"


_NATURES = (
    Nature(
        "sentence",
        "The sentence of the trick is wrong, or there was none.",
        "There is nothing wrong with the sentence, or no trick was taken.",
    ),
    Nature(
        "order",
        "The strips were not touched, announced and picked up in this order.",
        "Touching, announcing and picking up came in the right order.",
    ),
    Nature(
        "touched",
        "A strip was touched and not used.",
        "Every strip that was touched was used.",
    ),
    Nature(
        "box",
        "The strip was left in the Show Box.",
        "The Show Box was emptied.",
        in_time=_after_a_turn,
    ),
    captured("trick"),
    Nature("three", "Something about the three strips face up.", monitors=True, cites="three-monitor"),
    *MONITORS,
    OTHER,
)
NATURES = {nature.name: nature for nature in _NATURES}


def open_faults(state: State, against: str) -> tuple[Found, ...]:
    """Everything wrong that a challenge against this could find, each error once."""
    if against == "last" and state.last:
        return _in_turn(state, state.last)
    if against == "capture" and state.captured:
        return _in_capture(state, state.captured)
    return ()


def _in_turn(state: State, turn: Turn) -> tuple[Found, ...]:
    wrong = {nature: fault for nature, check in ORDINARY.items() if (fault := check(state, turn))}
    return tuple(Found("turn", (nature,), fault) for nature, fault in wrong.items())


def _in_capture(state: State, turn: Turn) -> tuple[Found, ...]:
    """A capture is right if touching, announcing and picking up are; what is missing may yet come."""
    done = state.card.phase != "capture"
    if not turn.took:
        none = not done and not turn.touched and not missed(state)
        if none or done:
            says = "No two strips make it." if none else "A capture was announced, and no trick was taken."
            return (Found("capture", ("capture",), Fault("capture", says)),)
    said = check_said if turn.took else check_sentence
    checks = {"sentence": said, "order": check_order, "touched": check_touched if done else _no_fault}
    wrong = {nature: fault for nature, check in checks.items() if (fault := check(state, turn))}
    return tuple(Found("capture", (nature, "capture"), fault) for nature, fault in wrong.items())


def _no_fault(state: State, turn: Turn) -> Fault | None:
    return None
