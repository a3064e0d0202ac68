"""The judges' screen: what waits for a judge at all tables of an event, and a ruling at one press."""

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote

from litestar import Response, get, post
from litestar.response import Redirect
from msgspec import Struct

from gamehall.kernel.codec import Unreadable
from gamehall.kernel.seat import Seat
from gamehall.live.acting import may_act
from gamehall.live.people import NotPossible
from gamehall.live.table import LiveTable
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.events.inside import JUDGES, Inside, check, enter, shown
from gamehall.web.pages.plain_questions import Question, action_of, question
from gamehall.web.pages.render import Ask, form_of, go
from gamehall.web.wire import wording
from gamehall.web.wire.messages import SeenEntry

_LAST = 3


class Waits(Struct, frozen=True):
    """One question to an official of a table."""

    table: str
    where: str
    who: str
    seat: Seat
    title: str
    rank: int
    """How far it has been escalated: the first official is 0."""
    asked: Question
    last: tuple[SeenEntry, ...]
    """What happened there, the latest last."""


@get("/e/{id:str}/judging")
async def judging(request: Ask, desk: AtDesk) -> Response[str]:
    inside = await enter(request, desk)
    check(inside, JUDGES)
    tables = await _tables(inside)
    return await shown(request, inside, "judging.html", lambda inside: _view(inside, tables))


@post("/e/{id:str}/judging", costs="acts")
async def rule(request: Ask, desk: AtDesk) -> Redirect:
    inside = await enter(request, desk)
    check(inside, JUDGES)
    form = await form_of(request)
    id = form.get("table", "")
    live = await desk.hall.table(id) if inside.state.seat_of(id) else None
    if live is None:
        raise NotHere("There is no such table at this event.")
    seat = Seat(form.get("seat", ""))
    try:
        action = action_of(live, live.sight(seat), form)
    except (Unreadable, NotPossible) as error:
        return _back(inside, str(error))
    command = form.get("command", "")[:64]
    reply = await desk.hall.submit(inside.person, live, seat, action, form.get("prompt", ""), command)
    return _back(inside, wording.named(live.table.header, live.game, reply.ruling.says))


def _back(inside: Inside, says: str) -> Redirect:
    return go(f"/e/{inside.id}/judging?ruled={quote(says[:400])}")


async def _tables(inside: Inside) -> list[tuple[str, LiveTable]]:
    """The tables of the hall that are in play for this event, by their places."""
    found = []
    for division, rounds in inside.state.rounds.items():
        for round in rounds:
            for board in round.boards:
                if board.table and not board.result:
                    live = await inside.desk.hall.table(board.table)
                    named = f"{division}, " if division else ""
                    if live:
                        found.append((f"{named}round {round.number}, board {board.number}", live))
    return found


def _view(inside: Inside, tables: list[tuple[str, LiveTable]]) -> Mapping[str, Any]:
    found = sorted(
        (one for where, live in tables for one in _asked(inside, where, live)), key=lambda one: -one.rank
    )
    return {"waits": found, "tables": len(tables), "ruled": inside.query.get("ruled", "")[:400]}


def _asked(inside: Inside, where: str, live: LiveTable) -> Iterator[Waits]:
    for rank, official in enumerate(live.game.officials):
        chair = live.chairs.get(official.seat)
        if chair is None or chair.kind == "hall" or not may_act(inside.person, live, official.seat):
            continue
        sight = live.sight(official.seat)
        names = [one.name for one in wording.chairs(live) if one.seat.startswith("p") and one.name]
        for prompt in sight.prompts:
            if prompt.seat == official.seat and prompt.must:
                last = [
                    wording.seen_entry(live.table, entry, official.seat)
                    for entry in live.table.entries[-_LAST:]
                ]
                yield Waits(
                    live.id,
                    where,
                    " and ".join(names),
                    official.seat,
                    official.title,
                    rank,
                    question(live, sight, prompt),
                    tuple(last),
                )


ROUTES: list[Any] = [judging, rule]
