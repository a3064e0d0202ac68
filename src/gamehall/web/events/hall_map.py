"""A map of the tables: in rows as they stand in the hall, each with who sits there, and one's own marked."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from gamehall.kernel.numerals import read_number
from gamehall.tournaments.event.state import Round, State
from gamehall.web.events.inside import Inside, room
from gamehall.web.events.rounds import chosen
from gamehall.web.events.seat import named

_USUAL_ROW, _LONGEST_ROW = 10, 40


class Layout(Struct, frozen=True):
    """How tables are counted through the hall."""

    row: int = _USUAL_ROW
    snake: bool = True
    """Every second row runs back; else all rows begin on the same side."""


class Spot(Struct, frozen=True):
    """A table where it stands; 0: no table stands there."""

    number: int
    who: tuple[tuple[int, str], ...] = ()
    mine: bool = False


Line = Sequence[Spot]


def view(inside: Inside) -> Mapping[str, Any]:
    state, division, how = inside.state, inside.division, layout(inside.query)
    number = chosen(inside, directs=False)
    round = state.round(division, number)
    shown = round if round and round.published else None
    asked = inside.query.get("name", "").strip()
    lines = laid(state, shown, how, _meant(state, asked)) if shown else []
    return {
        "round": shown,
        "layout": how,
        "longest": _LONGEST_ROW,
        "lines": lines,
        "asked": asked,
        "found": [spot for line in lines for spot in line if spot.mine],
        "screens": f"row={how.row}" + ("" if how.snake else "&snake=no"),
    }


def _meant(state: State, asked: str) -> frozenset[int]:
    """Whom this name or number means; a number is that of one alone."""
    number = read_number(asked, 6)
    if number in state.entrants:
        return frozenset({number})
    return frozenset(n for n, one in state.entrants.items() if asked and named(one, asked.casefold()))


def layout(query: Mapping[str, str]) -> Layout:
    """As an address says; what it does not say is usual."""
    row = read_number(query.get("row", ""), 4) or _USUAL_ROW
    return Layout(max(1, min(_LONGEST_ROW, row)), query.get("snake") != "no")


def laid(state: State, round: Round, how: Layout, mine: frozenset[int] = frozenset()) -> list[Line]:
    """Row by row, each from left to right."""
    boards = {board.number: board for board in round.boards if board.number}
    spots = [Spot(0)] * (-(-max(boards, default=0) // how.row) * how.row)
    for number, board in boards.items():
        who = tuple((n, state.name(n)) for n in board.who)
        spots[number - 1] = Spot(number, who, not mine.isdisjoint(board.who))
    lines = [spots[at : at + how.row] for at in range(0, len(spots), how.row)]
    return [line[::-1] if how.snake and at % 2 else line for at, line in enumerate(lines)]


ROUTES: list[Any] = room("/e/{id:str}/map", "hall_map.html", view)
