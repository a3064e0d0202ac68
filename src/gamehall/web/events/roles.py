"""Who helps at an event: a link for each role, who has it, and the page that such a link opens."""

import asyncio
import hashlib
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from gamehall.kernel.seat import JUDGE, Seat
from gamehall.live.event_keys import event_of
from gamehall.live.people import NotPossible
from gamehall.store.rows import OfficialRow
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR, SCOREKEEPER
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.events.inside import DIRECTS, TITLES, Inside, check, enter, room
from gamehall.web.pages.render import Ask, form_of, go, page, qr_code
from gamehall.web.wire.api import named_person

DOES: Mapping[Seat, str] = {
    DIRECTOR: "does all that is done at the event",
    ASSISTANT: "writes down and checks in entrants, enters and confirms slips, keeps the log",
    JUDGE: "rules at the tables of the hall and keeps the log",
    SCOREKEEPER: "enters and confirms slips",
}


class Role(Struct, frozen=True):
    seat: Seat
    title: str
    does: str
    link: str
    code: str
    people: tuple[tuple[str, str], ...]
    """Who has it: a mark by which they are told apart, and their name."""


def view(inside: Inside) -> Mapping[str, Any]:
    keys = inside.desk.hall.events.keys(inside.live)
    made = []
    for seat, title in TITLES.items():
        link = f"{inside.base}/help-at/{keys[seat]}"
        people = tuple((_mark(one), one.name) for one in inside.live.officials if one.seat == seat)
        made.append(Role(seat, title, DOES[seat], link, qr_code(link), people))
    return {"roles": made, "done": inside.query.get("done", "")[:200]}


@post("/e/{id:str}/roles/renew", costs="acts")
async def renew(request: Ask, desk: AtDesk) -> Redirect:
    """A new link for a role; who has it keeps it, unless it is taken from all or from one of them."""
    inside = await enter(request, desk)
    check(inside, DIRECTS)
    form = await form_of(request)
    seat = next((seat for seat in TITLES if seat == form.get("seat", "")), None)
    if seat is None:
        raise NotPossible("Choose a role first.")
    has, gone = [one for one in inside.live.officials if one.seat == seat], form.get("person", "")
    stay = [one.person for one in has if _mark(one) != gone]
    if gone and len(stay) == len(has):
        raise NotPossible("Nobody like that has this role.")
    await desk.hall.events.renew(inside.live, seat, stay=stay if gone else None)
    says = f"{'The role is taken back, and its' if gone else 'The'} link is another one now."
    return go(f"/e/{inside.id}/roles?{urlencode({'done': f'{TITLES[seat]}: {says}'})}")


def _mark(one: OfficialRow) -> str:
    return hashlib.sha256(f"{one.event_id}/{one.person}".encode()).hexdigest()[:12]


@get("/help-at/{key:str}")
async def offered(request: Ask, desk: AtDesk, key: FromPath[str]) -> Response[str]:
    event = await desk.hall.events.find(event_of(key))
    keys = await asyncio.to_thread(desk.hall.events.keys, event) if event else {}
    seat = next((seat for seat, good in keys.items() if good == key), None)
    if event is None or seat is None:
        raise NotHere("This link is not good any more. Ask the director for a new one.")
    has = seat in desk.hall.events.seats(desk.person(request), event)
    return page(
        request,
        "events/help_at.html",
        event=event.state.options,
        id=event.id,
        title=TITLES[seat],
        does=DOES[seat],
        key=key,
        has=has,
    )


@post("/help-at/{key:str}", costs="sits")
async def take(request: Ask, desk: AtDesk, key: FromPath[str]) -> Redirect:
    form, person = await form_of(request), desk.person(request)
    if not person.id or form.get("name"):
        person = await named_person(desk, person, form.get("name", ""))
    event, _ = await desk.hall.events.take(person, key)
    response = go(f"/e/{event.id}")
    response.set_cookie(desk.registry.cookie(person))
    return response


ROUTES: list[Any] = [*room("/e/{id:str}/roles", "roles.html", view, DIRECTS), renew, offered, take]
