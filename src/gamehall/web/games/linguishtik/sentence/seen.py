"""A sentence as the page shows it: its diagram, its clauses, its words, its faults, its other readings."""

from markupsafe import Markup
from msgspec import Struct

from gamehall.english import diagram
from gamehall.english import explain as explaining
from gamehall.english.correctness.faults import Fault
from gamehall.english.explain import ClauseLine, PhraseLine, WordLine
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.divisions import Division, shelf_of
from gamehall.games.linguishtik.judge.for_people import left_open
from gamehall.games.linguishtik.judge.verdict import rule


class CitedFault(Struct, frozen=True):
    says: str
    sure: bool
    at: str
    gist: str
    href: str


class OtherReading(Struct, frozen=True):
    number: int
    says: str
    doubt: str = ""


class Shown(Struct, frozen=True):
    """One reading of a sentence; the best has number 0."""

    text: str
    faults: tuple[CitedFault, ...]
    number: int = 0
    summary: str = ""
    clauses: tuple[ClauseLine, ...] = ()
    phrases: tuple[PhraseLine, ...] = ()
    words: tuple[WordLine, ...] = ()
    diagram: Markup = Markup()
    described: str = ""
    certainty: str = ""
    eyes: str = ""
    others: tuple[OtherReading, ...] = ()


class Ruled(Struct, frozen=True):
    """The verdict on a claim."""

    verdict: Verdict
    faults: tuple[CitedFault, ...]
    others: tuple[OtherReading, ...] = ()
    left: tuple[CitedFault, ...] = ()
    """What people decide, whatever the verdict."""


def shown(text: str, number: int = 0) -> Shown:
    seen = explaining.look(text)
    faults = cited(Division.SENIOR, seen.faults)
    readings = seen.readings
    if seen.read is None or not readings:
        return Shown(text, faults)
    number = number if number < len(readings) else 0
    reading = readings[number].reading
    return Shown(
        text,
        faults,
        number,
        explaining.summary(reading),
        explaining.clause_lines(reading),
        explaining.phrase_lines(reading),
        explaining.word_lines(reading),
        Markup(diagram.svg(reading)),
        diagram.describe(reading),
        explaining.certainty(seen.read),
        explaining.eyes(seen.read),
        tuple(
            OtherReading(n, explaining.otherwise(reading, other.reading), other.doubt)
            for n, other in enumerate(readings)
            if n != number
        ),
    )


def drawn(text: str, number: int = 0) -> str | None:
    """The diagram as a file of its own; None where the text cannot be read."""
    readings = explaining.look(text).readings
    return diagram.svg(readings[number if number < len(readings) else 0].reading) if readings else None


def ruled(claim: Claim) -> Ruled:
    seen = explaining.look(claim.text)
    if seen.read is None:
        return Ruled(Verdict.INVALID, cited(claim.division, seen.faults))
    ruling, readings = rule(claim, seen.read), seen.readings
    otherwise = tuple(
        OtherReading(n, explaining.otherwise(ruling.reading, other.reading), other.doubt)
        for n, other in enumerate(readings)
        if other.reading in ruling.rivals
    )
    left = tuple(Fault(one.of, one.cites, one.says) for one in left_open(claim, ruling.verdict))
    faults, open_ = cited(claim.division, ruling.faults), cited(claim.division, left)
    return Ruled(ruling.verdict, faults, otherwise, open_)


def cited(division: Division, faults: tuple[Fault, ...]) -> tuple[CitedFault, ...]:
    return tuple(_cited(division, fault) for fault in faults)


def _cited(division: Division, fault: Fault) -> CitedFault:
    found = shelf_of(division).cite(fault.cites)
    href = f"/sentence/rules/{division}#{fault.cites}"
    return CitedFault(fault.says, fault.sure, found.at, found.gist, href)
