"""CHALLENGING: the faults that are open to a challenge, and which of them a claim names."""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from gamehall.games.contig60.play import Sheet, State
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
from gamehall.games.pentathlon.acts import Claim, Opinion, Rule
from gamehall.games.pentathlon.dispute import Dispute
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

NATURES = {
    "recording": "The dice are not recorded, or wrongly.",
    "announcing": "No number sentence was announced for the chip.",
    "sentence": "The number sentence is wrong.",
    "placing": "The chip is not on the result of the sentence.",
    "scoring": "The running score is missing or wrong.",
    "moved": "A laid chip was moved.",
    "capture": "The captured pass is wrong.",
    "win": "The declared win is not one.",
    "start": "Something about the start.",
    "flag": "Something about passing the card.",
    "time": "Something about the one-minute limit.",
    "other": "Something else.",
}
NEVER = ("start", "flag", "time")
IN_THEIR_TIME = tuple(nature for nature in NATURES if nature not in (*NEVER, "other"))

Where = Literal["turn", "capture", "win"]
"""What a fault is in: the regular turn, the captured pass, or the declaration of a win."""


class Found(Struct, frozen=True):
    """A fault with every name it may be claimed by: one error is one fault, whatever it is called."""

    where: Where
    names: tuple[str, ...]
    fault: Fault

    @property
    def key(self) -> tuple[str, str]:
        return self.where, self.names[0]


def against_what(state: State, seat: Seat) -> str:
    """What `seat` may challenge at this moment: `last`, `capture`, `declared`, or nothing."""
    declared = state.declared
    if declared and not declared.counted:
        return "declared" if declared.by != seat else ""
    if state.captured:
        return "capture" if state.holder != seat else ""
    open_to = state.phase == "window" or declared
    return "last" if open_to and state.last and state.holder == seat else ""


def open_faults(state: State, against: str) -> tuple[Found, ...]:
    """Everything wrong that a challenge against this could find, each error once."""
    found: list[Found] = []
    if against == "declared" and state.declared and (fault := check_win(state, state.declared)):
        found.append(Found("win", ("win",), fault))
    turn = state.last if against == "last" else state.sheet if against == "declared" else None
    if turn and turn.dice:
        found += _named(state, turn, "turn", _in_turn(state, turn))
    if state.captured and against in ("capture", "declared"):
        found += _named(state, state.captured, "capture", _in_capture(state, state.captured))
    return tuple(found)


def _in_turn(state: State, sheet: Sheet) -> Iterable[tuple[str, Fault | None]]:
    five = bool(state.declared and state.declared.line)
    for nature, check in ORDINARY.items():
        if not (five and nature == "scoring" and sheet.score is None):
            yield nature, check(state, sheet)


def _in_capture(state: State, sheet: Sheet) -> Iterable[tuple[str, Fault | None]]:
    """A captured pass is right only if its chip, sentence, place and doubled score all are.

    While the capturer is still at it, what is missing may yet come.
    """
    done, five = state.phase != "capture", bool(state.declared and state.declared.line)
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


def find(state: State, against: str, claim: Claim) -> Found | None:
    """The fault a claim names, if there is one."""
    return next((one for one in open_faults(state, against) if claim.nature in one.names), None)


def fitting(state: State, seat: Seat) -> tuple[str, ...]:
    """What can be challenged at this moment."""
    against = against_what(state, seat)
    claims = {nature: Claim(nature) for nature in IN_THEIR_TIME}
    return tuple(nature for nature, claim in claims.items() if in_time(state, against, claim))


def in_time(state: State, against: str, claim: Claim) -> bool:
    """Is this claim made while what it is about may be challenged?"""
    if claim.nature == "win":
        return against == "declared"
    if claim.nature == "capture":
        return state.captured is not None and against in ("capture", "declared")
    if claim.nature == "recording":  # a captured pass was recorded by the one who rolled it
        return against == "last" or (against == "declared" and bool(state.sheet and state.sheet.dice))
    return against in ("last", "capture", "declared")


def wrong_time(claim: Claim) -> str:
    if claim.nature == "win":
        return "A win is challenged when it has been declared."
    if claim.nature == "capture":
        return "A captured pass is challenged before the capturer passes the card."
    return "A turn is challenged on receiving the card and before rolling."


def judge_claim(state: State, against: str, claim: Claim) -> Opinion:
    """The software's ruling on one claim."""
    if claim.nature in NEVER:
        return Opinion("IA", "no-challenge", "That is the Monitor's business and cannot be challenged.")
    if claim.nature not in IN_THEIR_TIME:
        return Opinion("IA", "inappropriate", "That is not a tournament rule.")
    if not in_time(state, against, claim):
        return Opinion("IA", "inappropriate", f"{wrong_time(claim)} This is not the time.")
    if found := find(state, against, claim):
        return Opinion("C", found.fault.cites, found.fault.says)
    unsaid = claim.nature in ("sentence", "placing") and any(
        found.names[0] == "announcing" for found in open_faults(state, against)
    )
    return Opinion("I", "incorrect", _UNSAID if unsaid else _RIGHT[claim.nature])


def rule_on(state: State, dispute: Dispute) -> Rule:
    """One opinion a claim; a fault that was named before is correct again, and counts once."""
    opinions: list[Opinion] = []
    named: set[tuple[str, str]] = set()
    for claim in dispute.claims:
        opinion, found = judge_claim(state, dispute.against, claim), find(state, dispute.against, claim)
        if opinion.mark == "C" and found and found.key in named:
            opinion = Opinion("C", "several-rules", f"{opinion.says} It is named already and counts once.")
        if found:
            named.add(found.key)
        opinions.append(opinion)
    return Rule(tuple(opinions))


def once(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """One claim a rule: the same thing said again is the same challenge, right or wrong."""
    kept: dict[tuple[str, str], Claim] = {}
    for claim in claims:
        what = claim.nature, " ".join(claim.words.casefold().split()) if claim.nature == "other" else ""
        if not (said := kept.get(what)) or not said.words:
            kept[what] = claim
    return tuple(kept.values())


_UNSAID = "No sentence was announced, so none is wrong; that it is missing is another challenge."
_RIGHT = {
    "recording": "The dice are recorded rightly.",
    "announcing": "The sentence was announced, or no chip was placed.",
    "sentence": "There is nothing wrong with the announced sentence.",
    "placing": "The chip is on the result of the sentence.",
    "scoring": "The running score is right.",
    "moved": "No laid chip was moved.",
    "capture": "The pass was captured rightly.",
    "win": "The goal was reached.",
}
