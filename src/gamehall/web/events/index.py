"""The events of the hall, and the form by which its organiser opens one."""

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.kernel.numerals import read_number
from gamehall.live.people import NotPossible
from gamehall.store.rows import EventRow
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.formats.finding import formats
from gamehall.tournaments.formats.fitting import fitted
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.formats.telling import told
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.pages.render import Ask, form_of, go, page
from gamehall.web.pages.rules import books

_MOST_EXPECTED = 4_000


class Listed(Struct, frozen=True):
    id: str
    name: str
    when: str
    place: str
    created: int


@get("/events")
async def events(request: Ask, desk: AtDesk) -> Response[str]:
    person, hall = desk.person(request), desk.hall.events
    mine = await asyncio.to_thread(hall.of_person, person) if person.id else []
    own = {row.id for row in mine}
    lists = {
        "mine": mine,
        "playing": [row for row in await asyncio.to_thread(hall.listed) if row.id not in own],
        "over": await asyncio.to_thread(lambda: hall.listed(over=True)),
    }
    found = {name: [listed(row) for row in rows] for name, rows in lists.items()}
    return page(request, "events/index.html", lists=found)


def listed(row: EventRow) -> Listed:
    options = row.header.options
    return Listed(row.id, options["name"], options["date"], options["place"], row.created)


@get("/events/new")
async def new_event(request: Ask, desk: AtDesk) -> Response[str]:
    _organiser(request, desk)
    return await _form(request)


@post("/events", costs="tables")
async def open_event(request: Ask, desk: AtDesk) -> Response[Any]:
    person, form = _organiser(request, desk), await form_of(request)
    try:
        live = await desk.hall.events.open(
            person,
            await asyncio.to_thread(_chosen, form),
            form.get("name", ""),
            date=form.get("date", ""),
            place=form.get("place", ""),
            private="private" in form,
        )
    except NotPossible as error:
        return await _form(request, 409, str(error), form)
    return go(f"/e/{live.id}")


async def _form(
    request: Ask, status: int = 200, says: str = "", chosen: Mapping[str, str] | None = None
) -> Response[str]:
    found = await asyncio.to_thread(formats)
    games = {game.id: game.name for game in catalog.games().values()}
    return page(
        request,
        "events/new.html",
        status,
        formats={id: (one, list(told(one))) for id, one in found.items() if set(one.games) <= set(games)},
        games=games,
        says=says,
        chosen=chosen or {},
    )


def _chosen(form: Mapping[str, str]) -> Format:
    found = formats().get(form.get("format", ""))
    if found is None:
        raise NotPossible("Choose how the event is played.")
    game = form.get("game", "")
    if not found.games and game not in catalog.games():
        raise NotPossible("Choose the game that is played.")
    text = form.get("entrants", "").strip()
    expected = read_number(text) if text else 0
    if expected is None or not 0 <= expected <= _MOST_EXPECTED:
        raise NotPossible(f"About how many entrants: write a number up to {_MOST_EXPECTED}, or nothing.")
    return fitted(found, (game,), expected)


def _organiser(request: Ask, desk: Any) -> Any:
    person = desk.person(request)
    if not person.organiser:
        raise NotPossible("Only the organiser of the hall opens an event. Sign in first.")
    return person


@get(f"/rules/{EVENT.id}/{{shelf:str}}")
async def rules_of_events(request: Ask) -> Response[str]:
    """The book that the rulings of an event cite."""
    shelf = next((one for one in EVENT.shelves if one.id == request.path_params["shelf"]), None)
    if shelf is None:
        raise NotHere("There is no such book.")
    return books(request, EVENT.name, shelf)


ROUTES: list[Any] = [events, new_event, open_event, rules_of_events]
