"""What a challenge can be about, and the faults that are open to one."""

from collections.abc import Iterable, Mapping

from gamehall.games.contig60.referee import (
    ORDINARY,
    check_announcing,
    check_moved,
    check_placing,
    check_said,
    check_scoring,
    check_win,
    said_result,
    value_of,
)
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon.highlights import (
    MONITORS,
    OTHER,
    WIN,
    Found,
    Nature,
    Where,
    captured,
)
from gamehall.kernel.ruling import Fault


def _while_recorded(state: State, against: str) -> bool:
    """A captured pass was recorded by the one who rolled it."""
    return against == "last" or (against == "declared" and bool(state.sheet and state.sheet.dice))


_NATURES = (
    Nature(
        "recording",
        "The dice are not recorded, or wrongly.",
        "The dice are recorded rightly.",
        in_time=_while_recorded,
    ),
    Nature(
        "announcing",
        "No number sentence was announced for the chip.",
        "The sentence was announced, or no chip was placed.",
    ),
    Nature(
        "sentence", "The number sentence is wrong.", "There is nothing wrong with the announced sentence."
    ),
    Nature(
        "placing",
        "The chip is not on the result of the sentence.",
        "The chip is on the result of the sentence.",
    ),
    Nature("scoring", "The running score is missing or wrong.", "The running score is right."),
    Nature("moved", "A laid chip was moved.", "No laid chip was moved."),
    captured("pass"),
    WIN,
    *MONITORS,
    OTHER,
)
NATURES = {nature.name: nature for nature in _NATURES}


def open_faults(state: State, against: str) -> tuple[Found, ...]:
    """Everything wrong that a challenge against this could find, each error once."""
    found: list[Found] = []
    declared = state.card.declared
    if against == "declared" and declared and (fault := check_win(state, declared)):
        found.append(Found("win", ("win",), fault))
    turn = state.last if against == "last" else state.sheet if against == "declared" else None
    if turn and turn.dice:
        found += _named(state, turn, "turn", _in_turn(state, turn))
    if state.captured and against in ("capture", "declared"):
        found += _named(state, state.captured, "capture", _in_capture(state, state.captured))
    return tuple(found)


def _in_turn(state: State, sheet: Sheet) -> Iterable[tuple[str, Fault | None]]:
    five = bool(state.card.declared and state.card.declared.line)
    for nature, check in ORDINARY.items():
        if not (five and nature == "scoring" and sheet.score is None):
            yield nature, check(state, sheet)


def _in_capture(state: State, sheet: Sheet) -> Iterable[tuple[str, Fault | None]]:
    """A captured pass is right only if its chip, sentence, place and doubled score all are.

    While the capturer is still at it, what is missing may yet come.
    """
    done, five = state.card.phase != "capture", bool(state.card.declared and state.card.declared.line)
    if sheet.space is None:
        if done:
            yield "placing", Fault("capture-steps", "A capture was announced, but no chip was placed.")
            yield "sentence", check_said(state, sheet)
        return
    if done:
        yield "announcing", check_announcing(state, sheet)
    yield "sentence", check_said(state, sheet)
    yield "placing", check_placing(state, sheet)
    yield "moved", check_moved(state, sheet)
    if sheet.score is not None or (done and not five):
        scoring = check_scoring(state, sheet)
        yield "scoring", scoring and Fault("capture-double", scoring.says)


def _named(
    state: State, sheet: Sheet, where: Where, faults: Iterable[tuple[str, Fault | None]]
) -> list[Found]:
    """The faults of one sheet. Where another fault put the chip off its result, that fault has two names."""
    wrong = {nature: fault for nature, fault in faults if fault}
    cause = _cause_of_placing(sheet, value_of(state, sheet), wrong) if "placing" in wrong else ""
    whole = ("capture",) if where == "capture" else ()
    return [
        Found(where, (nature, *(("placing",) if nature == cause else ()), *whole), fault)
        for nature, fault in wrong.items()
        if nature != "placing" or not cause
    ]


def _cause_of_placing(sheet: Sheet, value: int | None, wrong: Mapping[str, Fault]) -> str:
    """What put the chip there: a wrong sentence, or a move from where it belonged; else only itself."""
    said = said_result(sheet)
    led = value if said is None else said
    if "moved" in wrong and sheet.laid_first == led:
        return "moved"
    return "sentence" if "sentence" in wrong and led in (sheet.space, None) else ""


def excuse(state: State, against: str, nature: str) -> str:
    """A sentence that never came is not right; it is another fault."""
    unsaid = nature in ("sentence", "placing") and any(
        found.names[0] == "announcing" for found in open_faults(state, against)
    )
    return "No sentence was announced, so none is wrong; that it is missing is another challenge." * unsaid
