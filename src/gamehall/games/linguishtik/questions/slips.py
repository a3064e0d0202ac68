"""What the hall sees in a slip, and whether there was one to write."""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english import diagram
from gamehall.english import explain as explaining
from gamehall.english.correctness.faults import Fault
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.official import was_named
from gamehall.games.linguishtik.judge.solutions import look_at, marked
from gamehall.games.linguishtik.solver.possible import Possibility, possible, prove_now
from gamehall.games.linguishtik.state import Check, State, need_of, spellers
from gamehall.kernel.citing import Source, cited
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.views import View
from gamehall.kernel.words import SeatKey

MOST_WORDS = 24


class SlipAsked(Struct, frozen=True):
    of: SeatKey


class Possible(Struct, frozen=True):
    """Whether the shake that is over had a solution."""


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


def not_drawn(view: View, seat: Seat, asked: SlipAsked) -> str:
    """While slips are checked a diagram would be a reference, but for the judge."""
    there = view.state.check(asked.of) is not None
    if not there or _settled(view, seat) or view.table.header.manner == "guided":
        return ""
    return "Diagrams are drawn when the shake is over: nobody checks with references."


def slip_seen(view: View, seat: Seat, asked: SlipAsked) -> SlipSeen | None:
    """The slip as it is read; its verdict and its faults are the judge's alone while it is checked."""
    check = view.state.check(asked.of)
    if check is None:
        return None
    seen = explaining.look(check.solution.text)
    drawn = _readings(seen)
    certainty = explaining.certainty(seen.read) if seen.read else ""
    if not _settled(view, seat):
        return SlipSeen(drawn[:1], certainty)
    found = look_at(view.state, check.solution)
    faults = tuple(_cited(view, seat, check, fault) for fault in found.faults)
    return SlipSeen(drawn, certainty, found.verdict, faults)


def _cited(view: View, seat: Seat, check: Check, fault: Fault) -> SeenFault:
    objection, word = next(iter(check.objections[-1:]), None), marked(check.solution)
    named = objection is not None and was_named(objection, fault, word)
    return SeenFault(fault.of, fault.says, fault.sure, cited(view.table, seat, fault.cites), named)


def _settled(view: View, seat: Seat) -> bool:
    return seat == JUDGE or _over(view)


def _over(view: View) -> bool:
    """A shake that was broken off may be taken up again until the table is closed for good."""
    return view.state.phase == "between" or view.table.closed


def _readings(seen: explaining.Look) -> tuple[ReadSo, ...]:
    readings = seen.readings
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


def not_over(view: View, seat: Seat, asked: Possible) -> str:
    return "" if _over(view) else "What was possible is told when the shake is over."


def could_be(view: View, seat: Seat, asked: Possible) -> CouldBe:
    state: State = view.state
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
