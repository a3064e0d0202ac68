"""LinguiSHTIK's slips on the page: what the hall sees in a solution, and whether one could be written."""

from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from gamehall.english import diagram, explaining
from gamehall.english.terms import Verdict
from gamehall.games.linguishtik.play import State, need_of, spellers
from gamehall.games.linguishtik.possible import Possibility, possible, prove_now
from gamehall.games.linguishtik.solving import look_at
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from gamehall.live.hall import may_act
from gamehall.live.people import NotPossible
from gamehall.live.table import LiveTable
from gamehall.web import wording
from gamehall.web.api import json_response
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.messages import Source
from gamehall.web.render import Ask
from gamehall.web.sentencereaders import by_a_reader
from gamehall.web.sentenceseen import readings_of

MOST_WORDS = 24


class ReadSo(Struct, frozen=True):
    """One reading of a slip's sentence; the first is the likeliest, the others say how they differ."""

    says: str
    doubt: str
    svg: str
    described: str


class SeenFault(Struct, frozen=True):
    of: str
    says: str
    sure: bool
    cites: Source


class SlipSeen(Struct, frozen=True):
    """What the hall makes of a slip; the verdict is left out for those who may not yet know it."""

    readings: tuple[ReadSo, ...]
    certainty: str
    verdict: Verdict | None = None
    faults: tuple[SeenFault, ...] = ()


class CouldBe(Struct, frozen=True):
    """Whether the shake had a solution: how many words fitted, some of them, and a model sentence."""

    found: Possibility
    count: int
    reading: ReadSo | None = None
    """Of the sentence, where there is one."""


@get("/t/{id:str}/slips/{seat:str}")
async def slip(request: Ask, desk: AtDesk, id: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """While a slip is checked its verdict is the judge's alone, and its diagram is no help for the others."""
    live = await _live(desk, id)
    state = _state(live)
    check = state.check(Seat(seat))
    if check is None:
        raise NotHere("There is no such slip on this table.")
    settled = _over(state) or may_act(desk.person(request), live, JUDGE)
    if not settled and live.table.header.manner != "guided":
        raise NotPossible("Diagrams are drawn when the shake is over: nobody checks with references.")
    return json_response(await by_a_reader(_seen, live, state, Seat(seat), settled))


@get("/t/{id:str}/possible")
async def was_possible(desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    live = await _live(desk, id)
    state = _state(live)
    if not _over(state):
        raise NotPossible("What was possible is told when the shake is over.")
    return json_response(await by_a_reader(_could_be, state))


@get("/t/{id:str}/paragraphs")
async def paragraphs(desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    """Everything a judge of this table can cite."""
    live = await _live(desk, id)
    book = live.table.header.book
    keys = live.game.shelf(book).keys()
    return json_response([wording.source(live.game, book, key) for key in keys])


async def _live(desk: AtDesk, id: str) -> LiveTable:
    live = await desk.live(id)
    if live.game.id != "linguishtik":
        raise NotHere("There are no slips on this table.")
    return live


def _state(live: LiveTable) -> State:
    """What anybody sees: a slip that is not yet shown is not there."""
    state: State = live.sight(GALLERY).state
    return state


def _over(state: State) -> bool:
    return state.phase == "between" or state.ended is not None


def _seen(live: LiveTable, state: State, seat: Seat, settled: bool) -> SlipSeen:
    check = state.check(seat)
    assert check is not None
    seen = explaining.look(check.solution.text)
    drawn = _readings(seen)
    certainty = explaining.certainty(seen.read) if seen.read else ""
    if not settled:
        return SlipSeen(drawn[:1], certainty)
    found, book = look_at(state, check.solution), live.table.header.book
    faults = tuple(
        SeenFault(fault.of, fault.says, fault.sure, wording.source(live.game, book, fault.cites))
        for fault in found.faults
    )
    return SlipSeen(drawn, certainty, found.verdict, faults)


def _readings(seen: explaining.Look) -> tuple[ReadSo, ...]:
    readings = readings_of(seen)
    return tuple(
        ReadSo(
            explaining.otherwise(readings[0].reading, other.reading)
            if number
            else explaining.summary(other.reading),
            other.doubt,
            diagram.svg(other.reading),
            diagram.describe(other.reading),
        )
        for number, other in enumerate(readings)
    )


def _could_be(state: State) -> CouldBe:
    kind = state.block.kind if state.block else "time"
    need, there = need_of(state, kind), spellers(state)
    found = (prove_now if kind == "now" else possible)(need)
    shown = replace(
        found,
        words=found.words[:MOST_WORDS],
        cubes=tuple(there[at] for at in found.cubes),
        demand_cube=None if found.demand_cube is None else there[found.demand_cube],
    )
    return CouldBe(shown, len(found.words), next(iter(_readings(explaining.look(found.sentence))), None))


ROUTES: list[Any] = [slip, was_possible, paragraphs]
