"""Events to be printed: small ones whose words are known, and ones with the longest names there may be."""

from collections.abc import Sequence
from itertools import cycle, islice

from msgspec.structs import replace

from gamehall.tournaments.event.acts import CheckIn, Enrol, Enter, Finish, Pair, Publish, Slip
from gamehall.tournaments.event.state import State
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from tests.tournaments.event.desk import Desk

LONGEST = 80
LONG_NAMES = (
    "W" * LONGEST,
    "Wilhelmina Mammillaria Wollstonecraft-Hammarskjöld of the Many Mountains and Mills"[:LONGEST],
    "Щ" * LONGEST,
    "Rakotomalala-Andriantsimitoviaminandriandrazaka Ravelojaonarivomananjara Hanitra"[:LONGEST],
    "".join(chr(0x4E00 + 37 * at) for at in range(LONGEST)),
    ("Mm " * LONGEST)[: LONGEST - 1],
    "Ł'Ō-Ḥ/ẰŞğıŐűẀŷĦħĲĳĻŁłŃŊŋŒœŔŘřŚŜŝŞŠšŢŤťŦŨũŪŬŮŲŴŵŶŸŹŻŽžƀƁƂƃƄƆƇƈƉƊƋƌƍƎƏƐƑƒƓƔƕƖƗƘƙƚ"[:LONGEST],
    "Ana",
)


def long_ones(count: int, format: Format) -> tuple[Entrant, ...]:
    """Entrants of whom everything is as long as it may be; no two have the same name."""
    divisions = format.divisions or ("",)
    found = []
    for number, name in enumerate(islice(cycle(LONG_NAMES), count), start=1):
        mark = f"{number}"
        others = [LONG_NAMES[(number + step) % len(LONG_NAMES)] for step in range(1, format.chairs)]
        found.append(
            Entrant(
                number=number,
                name=name[: LONGEST - len(mark)] + mark,
                rating=2_000 - number,
                school=LONG_NAMES[number % 5][: LONGEST - 1] + "a",
                team=LONG_NAMES[(number + 1) % 5][: LONGEST - 1] + "b",
                division=divisions[number % len(divisions)],
                classes=("a-class-with-a-name-of-its-own", "novices"),
                members=tuple(others),
            )
        )
    return tuple(found)


def played(format: Format, entrants: Sequence[Entrant], rounds: int, next_one: bool = True) -> State:
    """So many rounds with all results, the first to sit down winning; and another one that hangs out."""
    desk = Desk(replace(format, prizes=("A cup of silver", "A book")))
    desk.done(Enrol(tuple(entrants)))
    desk.done(CheckIn(tuple(one.number for one in entrants)))
    for number in range(1, rounds + 1 + next_one):
        for division in desk.state.divisions:
            if not desk.state.of(division):
                continue
            desk.done(Pair(division, number))
            desk.done(Publish(division, number))
            if number > rounds:
                continue
            for board in desk.round(number, division).boards:
                if board.result is None:
                    who = board.meeting.who
                    scores = tuple(400 - 13 * at for at in range(len(who)))
                    if format.scoring.worth == "results":
                        scores = tuple(int(at == 0) for at in range(len(who)))
                    desk.done(Enter(division, number, Slip(scores, board.number, who)))
    if rounds == format.rounds:
        desk.done(Finish())
    return desk.state
