"""Shakes that are far enough for a challenge, and how one goes on to its points."""

from collections.abc import Mapping
from typing import Any

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.events import ShakeScored
from gamehall.kernel.action import Action
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk

OPENED = ("s-v", *NOUN)
LAMP = ("The lamp glowed.", "lamp")
CAMP = ("The camp closed.", "camp")
MAPS = ("The maps arrived.", "maps")
HORSE = ("The horse slept.", "horse")
"""Spelled with cubes that no solution under Now may take."""
BROKEN = ("He broke the lamp.", "lamp")
"""Neither the pattern nor the function; spelled and written well."""
ASLEEP = ("The lamp slept.", "lamp")
"""Whether that can be real is for a judge to say."""

WRITTEN = {P1: LAMP, P2: CAMP, P3: MAPS}
NOT_DONE = "The judge holds it to be wrong."


def moved(**options: Any) -> Desk:
    """A, M and P lie in Letters; p1 is on turn, and who sits before p1 has moved last."""
    desk = Desk(opening=OPENED, **options)
    desk.letters("AMP")
    return desk


def challenged(call: acts.Called = "now", **options: Any) -> Desk:
    """p1 picks up the block; p3 moved last (with two players p2)."""
    desk = moved(**options)
    desk.challenge(P1, call)
    return desk


def shake(kind: Kind, **options: Any) -> Desk:
    """A shake at which solutions of this kind are written, with no software to judge them."""
    options = {"software": (), **options}
    match kind:
        case "now" | "impossible":
            return challenged(kind, **options)
        case "forceout":
            desk = moved(**options)
            for _ in desk.seats:
                desk.passes(desk.state.mover)
        case "hopeless":
            desk = Desk(**options)
            desk.challenge(P1, "impossible")
        case "time":
            desk = moved(**{"round_minutes": 1, "finish_minutes": 1, "move_seconds": 0, **options})
            desk.wait(120)
    assert desk.state.block is not None
    assert desk.state.block.kind == kind
    return desk


def hand_in(desk: Desk, seat: Seat, solution: tuple[str, str] | None = None, **more: Any) -> None:
    if desk.state.block and desk.state.block.kind == "hopeless":
        more = {"designation": "s-v", **more}
    desk.present(seat, *(solution or WRITTEN[seat]), **more)


def write(desk: Desk, facts: Mapping[Seat, str]) -> None:
    """`+` and `x` hand something in, `N` is neutral or agrees, `-` lets the time run out."""
    hopeless = desk.state.block is not None and desk.state.block.kind == "hopeless"
    for seat, fact in facts.items():
        match fact:
            case "+" | "x":
                hand_in(desk, seat)
            case "N":
                desk.yes(seat, acts.Agree() if hopeless else acts.Neutral())
    while desk.state.phase == "writing":
        desk.wait(10)


def object_to(desk: Desk, of: Seat, *faults: str, by: Seat | None = None) -> None:
    by = by or next(seat for seat in desk.state.order if seat != of)
    desk.yes(by, acts.Object(of, faults or ("grammar",)), "checking-minutes")


def play_out(desk: Desk, facts: Mapping[Seat, str]) -> ShakeScored:
    """Write as told; the person who judges holds every `x` to be wrong, and all else is accepted."""
    write(desk, facts)
    for seat, fact in facts.items():
        if fact == "x":
            object_to(desk, seat)
            desk.yes(JUDGE, acts.RuleOn(seat, False, "grammar", NOT_DONE), "grammar")
    desk.accept_all()
    return scored(desk)


def scored(desk: Desk) -> ShakeScored:
    """The points of the last shake that was scored."""
    event = desk.happened(ShakeScored)[-1]
    assert isinstance(event, ShakeScored)
    return event


def points(desk: Desk) -> tuple[int, ...]:
    return tuple(scored(desk).points[seat] for seat in desk.seats)


def running(desk: Desk) -> set[Action]:
    """What the clocks that run will say."""
    return {p.limit.then for p in desk.table.prompts if p.limit}
