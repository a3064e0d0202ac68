"""Result slips: one for every table of a round, signed by all who played there."""

from collections.abc import Iterator

from gamehall.tournaments.paper.asked import Asked
from gamehall.tournaments.paper.blocks import (
    Beside,
    Block,
    Choice,
    Column,
    Field,
    Fields,
    Heading,
    Paper,
    Table,
    Words,
)
from gamehall.tournaments.site.results import Division, Sat

_SMALL_TABLE = 2
_ASKED = {"results": "Result", "places": "Points"}
"""What is written down of a game, where it is no score."""


def slips(asked: Asked) -> Paper | None:
    cards = [
        tuple(_slip(asked, division, number, sat))
        for division, number, sats in asked.tables()
        for sat in sats
        if len(sat.parts) > 1
    ]
    if not cards:
        return None
    large = max((len(sat.parts) for _, _, sats in asked.tables() for sat in sats), default=0) > _SMALL_TABLE
    return Paper(
        "slips", "Result slips", tuple(cards), asked.headline, across=2, down=3 if large else 4, flows=False
    )


def _slip(asked: Asked, division: Division, number: int, sat: Sat) -> Iterator[Block]:
    state = asked.state
    yield Words(" · ".join(filter(None, (state.options.name, division.name))), "small")
    yield Heading(f"Round {number}, table {sat.board}", sat.game)
    worth = state.format.scoring.worth
    rows = []
    for part in sat.parts:
        begins = "\nbegins" if state.format.starts and part.began else ""
        rows.append((str(part.number), f"{asked.name(part.number)}{begins}", "", ""))
    columns = (
        Column("No.", "end", 10),
        Column("Name", bold=True, width=42),
        Column(_ASKED.get(worth, "Score"), "center", 16),
        Column("Signature", width=32),
    )
    yield Table(columns, tuple(rows), height=11, ruled=True, size=9)
    if worth == "results":
        yield Choice("", ("first one won", "a tie", "second one won"))
    elif worth in ("wins", "total"):
        yield Beside(((Fields((Field("Spread"),), 1),), (Choice("", ("forfeit", "recounted")),)), (4, 5))
