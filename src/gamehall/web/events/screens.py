"""Screens for the hall: pairings by table and by name, the clock, standings and latest results in turn.

A screen shows one slide and knows the address of the next; a script changes them, without one the page does.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal
from urllib.parse import urlencode

from litestar import Response, get
from msgspec import Struct

from gamehall.kernel.numerals import read_number
from gamehall.tournaments.event.acts import Amend, Enter, Report
from gamehall.tournaments.event.events import Entered
from gamehall.tournaments.event.saying import told
from gamehall.tournaments.event.state import Round, State
from gamehall.web.desk import AtDesk
from gamehall.web.events.clock import left
from gamehall.web.events.figures import headings
from gamehall.web.events.hall_map import laid, layout
from gamehall.web.events.inside import Inside, enter
from gamehall.web.events.rounds import line
from gamehall.web.events.seat import by_name
from gamehall.web.events.standings import heard, lines_of
from gamehall.web.pages.render import Ask, html, qr_code

Kind = Literal["welcome", "clock", "pairings", "names", "standings", "results", "map"]
SHOWS: Mapping[Kind, str] = {
    "clock": "Clock",
    "pairings": "Pairings by table",
    "names": "Pairings by name",
    "standings": "Standings",
    "results": "Latest results",
    "map": "Map of the tables",
}
_BY_ITSELF = tuple(show for show in SHOWS if show != "map")
"""Who wants the map on a screen too asks for it."""
_SECONDS = 12
_SHORTEST, _LONGEST = 3, 120
_ROWS: Mapping[Kind, int] = {"pairings": 22, "names": 33, "standings": 10, "results": 11, "map": 4}
_COLUMNS: Mapping[Kind, int] = {"pairings": 2, "names": 3}


class Slide(Struct, frozen=True):
    kind: Kind
    title: str
    rows: Sequence[Any] = ()
    page: int = 1
    pages: int = 1

    @property
    def columns(self) -> list[Sequence[Any]]:
        return _parted(self.rows, _ROWS.get(self.kind, 1) // _COLUMNS.get(self.kind, 1))


@get("/e/{id:str}/screen")
async def screen(request: Ask, desk: AtDesk) -> Response[str]:
    inside = await enter(request, desk)
    made = await asyncio.to_thread(_shown, request, inside)
    return Response(made, media_type="text/html")


def _shown(request: Ask, inside: Inside) -> str:
    asked = [show for show in inside.query.get("show", "").split(",") if show in SHOWS]
    seconds = read_number(inside.query.get("seconds", ""), 3) or _SECONDS
    seconds = max(_SHORTEST, min(_LONGEST, seconds))
    slides = _slides(inside, asked or _BY_ITSELF)
    at = (read_number(inside.query.get("at", ""), 5) or 0) % len(slides)
    words = {"show": ",".join(asked), "seconds": seconds, "at": (at + 1) % len(slides)}
    words |= {name: inside.query[name] for name in ("row", "snake") if name in inside.query}
    address = f"{inside.base}/e/{inside.id}/seat"
    return html(
        request,
        "events/screen.html",
        theme="light",
        id=inside.id,
        state=inside.state,
        event=inside.state.options,
        slide=slides[at],
        seconds=seconds,
        next=f"/e/{inside.id}/screen?{urlencode(words)}",
        left=left(inside.live, inside.desk.hall.now()),
        headings=headings(inside.state.format.scoring),
        announced=inside.state.announced[-1:],
        address=address,
        code=qr_code(address, any_size=True),
    )


def _slides(inside: Inside, shows: Sequence[str]) -> list[Slide]:
    welcome = Slide("welcome", inside.state.options.name)
    key = ("slides", tuple(shows), layout(inside.query))
    return inside.once(key, lambda: list(_made(inside, shows)) or [welcome])


def _made(inside: Inside, shows: Sequence[str]) -> Iterator[Slide]:
    state = inside.state
    for show in shows:
        if show == "clock" and state.running:
            yield Slide("clock", f"Round {state.running}")
        if show == "results":
            yield from _pages("results", "Latest results", _latest(inside)[: _ROWS["results"]])
        for division in state.divisions:
            named = f", {division}" if division else ""
            latest = _latest_round(state, division)
            if show == "pairings" and latest:
                rows = [line(state, board) for board in latest.boards]
                yield from _pages("pairings", f"Round {latest.number}{named}", rows)
            if show == "names" and latest:
                rows_by_name = [one for one in by_name(state, division) if not one.says.startswith("Not")]
                yield from _pages("names", f"Round {latest.number}{named}: where you sit", rows_by_name)
            if show == "map" and latest:
                tables = laid(state, latest, layout(inside.query))
                yield from _pages("map", f"Round {latest.number}{named}: the tables", tables)
            if show == "standings" and (upto := heard(state, division)):
                rows_of = lines_of(inside.live, division, upto)
                yield from _pages("standings", f"After round {upto}{named}", rows_of)


def _latest_round(state: State, division: str) -> Round | None:
    hung = [round for round in state.rounds.get(division, ()) if round.published]
    return hung[-1] if hung else None


def _pages(kind: Kind, title: str, rows: Sequence[Any]) -> Iterator[Slide]:
    pages = _parted(rows, _ROWS[kind])
    for page, some in enumerate(pages, start=1):
        yield Slide(kind, title, some, page, len(pages))


def _parted(rows: Sequence[Any], each: int) -> list[Sequence[Any]]:
    return [rows[at : at + each] for at in range(0, len(rows), each)]


def _latest(inside: Inside) -> list[tuple[int, int, str]]:
    """The results that came in last: round, board, and what was played."""
    state, found = inside.state, list[tuple[int, int, str]]()
    for entry in reversed(inside.record.entries):
        if len(found) >= _ROWS["results"]:
            break
        if isinstance(entry.action, Enter | Amend | Report):
            for event in entry.ruling.events:
                if isinstance(event, Entered) and _stands(state, event):
                    one = event.result.round, event.result.board, told(state, event.result)
                    if one not in found:
                        found.append(one)
    return found


def _stands(state: State, event: Entered) -> bool:
    round = state.round(event.division, event.result.round)
    board = round.at(event.result.who[0]) if round else None
    return bool(board and board.result and board.result.scores == event.result.scores)


ROUTES: list[Any] = [screen]
