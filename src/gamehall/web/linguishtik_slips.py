"""LinguiSHTIK's slips on the page: what the hall sees in a solution, and whether one could be written."""

from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from gamehall.english import diagram, explaining
from gamehall.english.claim import Fault
from gamehall.english.terms import Verdict
from gamehall.games.linguishtik.judging import was_named
from gamehall.games.linguishtik.play import State, need_of, spellers
from gamehall.games.linguishtik.possible import Possibility, possible, prove_now
from gamehall.games.linguishtik.solving import look_at, marked
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from gamehall.kernel.views import books_closed
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
    named: bool = False
    """It falls under what the last objection names."""


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


@get("/t/{id:str}/slips/{seat:str}", costs="sentences")
async def slip(request: Ask, desk: AtDesk, id: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """While a slip is checked its verdict is the judge's alone, and its diagram is no help for the others."""
    live = await _live(desk, id)
    state = _state(live)
    check = state.check(Seat(seat))
    if check is None:
        raise NotHere("There is no such slip on this table.")
    settled = _over(live, state) or may_act(desk.person(request), live, JUDGE)
    if not settled and live.table.header.manner != "guided":
        raise NotPossible("Diagrams are drawn when the shake is over: nobody checks with references.")
    reader = JUDGE if may_act(desk.person(request), live, JUDGE) else _reader(request, desk, live)
    asked = live.id, live.table.seq, seat, settled
    seen, found = await by_a_reader(request, _seen, state, Seat(seat), settled, key=asked)
    faults = tuple(
        SeenFault(fault.of, fault.says, fault.sure, wording.cited(live.table, reader, fault.cites), named)
        for fault, named in found
    )
    return json_response(replace(seen, faults=faults))


@get("/t/{id:str}/possible", costs="sentences")
async def was_possible(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    live = await _live(desk, id)
    state = _state(live)
    if not _over(live, state):
        raise NotPossible("What was possible is told when the shake is over.")
    return json_response(await by_a_reader(request, _could_be, state, key=(live.id, live.table.seq)))


@get("/t/{id:str}/paragraphs")
async def paragraphs(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[bytes]:
    """Everything a judge of this table can cite."""
    live = await _live(desk, id)
    book = live.table.header.book
    judges = may_act(desk.person(request), live, JUDGE)
    if not judges and books_closed(live.table, _reader(request, desk, live)):
        raise NotPossible("The rules are closed to players while the round is on.")
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


def _over(live: LiveTable, state: State) -> bool:
    """A shake that was broken off may be taken up again until the table is closed for good."""
    return state.phase == "between" or live.open_to_all


def _reader(request: Ask, desk: AtDesk, live: LiveTable) -> Seat:
    """From where a person reads."""
    return wording.home_seat(desk.person(request), live)


def _seen(state: State, seat: Seat, settled: bool) -> tuple[SlipSeen, tuple[tuple[Fault, bool], ...]]:
    """The slip, and its faults with whether the last objection names them."""
    check = state.check(seat)
    assert check is not None
    seen = explaining.look(check.solution.text)
    drawn = _readings(seen)
    certainty = explaining.certainty(seen.read) if seen.read else ""
    if not settled:
        return SlipSeen(drawn[:1], certainty), ()
    found = look_at(state, check.solution)
    objection, word = next(iter(check.objections[-1:]), None), marked(check.solution)
    faults = tuple(
        (fault, objection is not None and was_named(objection, fault, word)) for fault in found.faults
    )
    return SlipSeen(drawn, certainty, found.verdict), faults


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
