"""What a challenge can be about, and the faults that are open to one."""

from gamehall.games.juggle.referee import (
    check_moved,
    check_removing,
    check_returned,
    check_touching,
    check_win,
    of_sentence,
    selection_faults,
)
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon.highlights import MONITORS, OTHER, WIN, Found, Nature
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

CITES = ("placement-later", "correct", "correct-win")


def _in_turn_or_count(state: State, against: str) -> bool:
    return against in ("last", "declared", "count")


_ROLLED = (
    "What was done in a turn is challenged on receiving the card and before rolling; "
    "later only touching pieces are."
)

_NATURES = (
    Nature(
        "placement",
        "Pieces of one colour touch.",
        "No two pieces of one colour touch.",
        "Touching pieces are challenged on receiving the card and before rolling, or during the count.",
        _in_turn_or_count,
    ),
    Nature("selection", "A piece was wrongly selected.", "Every piece was rightly selected.", _ROLLED),
    Nature(
        "sentence",
        "The number sentence is wrong, or was not stated before selecting.",
        "There is nothing wrong with the number sentence.",
        _ROLLED,
    ),
    Nature(
        "returned", "A piece was given back that could be placed.", "No such piece was given back.", _ROLLED
    ),
    Nature("moved", "A laid piece was moved.", "No laid piece was moved.", _ROLLED),
    Nature(
        "removing", "A piece was removed after the roll.", "No piece was removed after the roll.", _ROLLED
    ),
    WIN,
    *MONITORS,
    OTHER,
)
NATURES = {nature.name: nature for nature in _NATURES}


def open_faults(state: State, against: str) -> tuple[Found, ...]:
    """Everything wrong that a challenge against this could find, each error once."""
    declared = state.card.declared
    match against:
        case "last" if state.last:
            return _of_turn(state, state.last) + _of_board(state, (state.last.by,))
        case "declared" if declared:
            ordinary = _of_turn(state, state.turn) if state.turn else ()
            return _of_win(state, declared.by, check_win(state, declared)) + ordinary
        case "count":
            return _of_board(state, counted(state))
    return ()


def counted(state: State) -> tuple[Seat, ...]:
    """While the Monitor counts a challenge is about the opponent's board; until one is made, about either."""
    return (state.other(state.card.dispute.challenger),) if state.card.dispute else state.seats


def _of_board(state: State, seats: tuple[Seat, ...]) -> tuple[Found, ...]:
    faults = (check_touching(state, seat) for seat in seats)
    return tuple(Found("turn", ("placement",), fault) for fault in faults if fault)[:1]


def _of_win(state: State, seat: Seat, fault: Fault | None) -> tuple[Found, ...]:
    """A win that is none; where like colours touch, it is refuted under that name too."""
    if fault is None:
        return ()
    touch = ("placement",) if check_touching(state, seat) else ()
    return (Found("win", ("win", *touch), fault),)


def _of_turn(state: State, turn: Turn) -> tuple[Found, ...]:
    """Pieces wrongly selected are one fault, which has the name of the sentence too where that was wrong."""
    found: list[Found] = []
    if wrong := selection_faults(state, turn):
        by_sentence = any(of_sentence(turn, pick, state.options.operations) for pick, _ in wrong)
        says = " ".join(fault.says for _, fault in wrong)
        names = ("selection", *("sentence",) * by_sentence)
        found.append(Found("turn", names, Fault(wrong[0][1].cites, says)))
    others = {
        "returned": check_returned(turn),
        "moved": check_moved(turn, state.options.side),
        "removing": check_removing(turn),
    }
    return (*found, *(Found("turn", (name,), fault) for name, fault in others.items() if fault))
