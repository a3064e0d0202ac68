"""The organiser's desk: sign in with the hall's password, then look after any table."""

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.kernel.action import Action, Correct, Forfeit, Pause, Resume
from gamehall.kernel.seat import DEALER, Seat, is_player
from gamehall.live.gathering import title
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.web import wording
from gamehall.web.api import named_person
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.identity import from_this_machine
from gamehall.web.opening import free_links
from gamehall.web.render import Ask, form_of, go, page


@get("/organiser")
async def organiser(request: Ask, desk: AtDesk) -> Response[str]:
    person = desk.person(request)
    if not person.organiser:
        return page(
            request,
            "signin.html",
            first=not desk.registry.has_password,
            here=from_this_machine(request),
        )
    rows = await asyncio.to_thread(desk.store.tables, "gathering", "playing", limit=500)
    chairs = await asyncio.to_thread(desk.store.chairs_of, [row.id for row in rows])
    names = {id: " and ".join(c.name for c in found if c.name) or "nobody" for id, found in chairs.items()}
    games = {game.id: game.name for game in catalog.games().values()}
    return page(
        request, "organiser.html", rows=[r for r in rows if r.game in games], names=names, games=games
    )


@post("/organiser")
async def sign_in(request: Ask, desk: AtDesk) -> Redirect:
    """With the password; or by setting the first one, from the hall's own machine."""
    form, registry = await form_of(request), desk.registry
    password = form.get("password", "")
    if not registry.has_password:
        if not from_this_machine(request):
            raise NotPossible("The first password is set on the machine that runs the hall.")
        await asyncio.to_thread(registry.set_password, password)
    elif not desk.password_tries.take():
        raise NotPossible("Too many tries. Wait a little.")
    elif not await asyncio.to_thread(registry.is_password, password):
        raise NotPossible("This is not the organiser's password.")
    person = desk.person(request)
    if not person.id:
        person = await named_person(desk, person, form.get("name") or "Organiser")
    return _as(desk, replace(person, organiser=True))


@post("/organiser/out")
async def sign_out(request: Ask, desk: AtDesk) -> Redirect:
    return _as(desk, replace(desk.known_person(request), organiser=False))


@post("/organiser/password")
async def change_password(request: Ask, desk: AtDesk) -> Redirect:
    person, form = _organiser(request, desk), await form_of(request)
    await asyncio.to_thread(desk.registry.set_password, form.get("password", ""))
    return _as(desk, person)


@get("/organiser/t/{id:str}")
async def table_tools(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    _organiser(request, desk)
    live = await desk.live(id)
    return page(request, "tools.html", **_tools(live))


@post("/organiser/t/{id:str}", status_code=200)
async def use_tool(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[Any]:
    person, form = _organiser(request, desk), await form_of(request)
    if form.get("tool") == "close":
        await desk.hall.close_table(desk.row(id))
        return go("/organiser")
    live = await desk.live(id)
    if form.get("tool") == "take":
        await _take(desk, live, person, Seat(form.get("seat", "")), form.get("who", "me"))
        return go(f"/t/{id}")
    if form.get("tool") == "free":
        await _free(desk, live, Seat(form.get("seat", "")))
        return go(f"/organiser/t/{id}")
    highest = live.game.officials[-1].seat
    reply = await desk.hall.submit(person, live, highest, _act(form))
    ruling = reply.ruling
    card = {
        "verdict": ruling.verdict,
        "says": wording.named(live.table.header, live.game, ruling.says),
        "cites": wording.source(live.game, live.table.header.book, ruling.cites),
    }
    return page(request, "tools.html", **{**_tools(live), "card": card})


async def _take(desk: Desk, live: LiveTable, person: Person, seat: Seat, who: str) -> None:
    """Sit in an official's chair, or give it back to the hall's software."""
    if all(seat != o.seat for o in live.game.officials):
        raise NotPossible("An organiser may take an official's chair, no other.")
    row = desk.row(live.id)
    if who == "hall":
        await desk.hall.give_chair(row, seat, "hall")
    else:
        await desk.hall.give_chair(row, seat, "person", person)


async def _free(desk: Desk, live: LiveTable, seat: Seat) -> None:
    """A player lost their phone: the chair's link lets them, on another one, sit down again."""
    chair = live.chairs.get(seat)
    if chair is None or chair.kind != "person" or not is_player(seat):
        raise NotPossible("Only a chair in which a person plays can be freed.")
    await desk.hall.give_chair(desk.row(live.id), seat, "person")


def _act(form: dict[str, str]) -> Action:
    reason = form.get("reason", "").strip()
    match form.get("tool"):
        case "pause":
            return Pause(reason or "the organiser asks for it")
        case "resume":
            return Resume()
        case "forfeit":
            if not reason:
                raise NotPossible("A forfeit needs its reason.")
            return Forfeit(Seat(form.get("seat", "")), reason)
        case "correct":
            back_to = form.get("back_to", "").strip()
            if back_to and not back_to.isdigit():
                raise NotPossible("Name the number of the entry to go back to.")
            return Correct(reason, int(back_to) if back_to else None)
    raise NotHere("There is no such tool.")


def _tools(live: LiveTable) -> dict[str, Any]:
    header = live.table.header
    seat = live.game.officials[-1].seat
    return {
        "id": live.id,
        "game": live.game,
        "header": header,
        "paused": live.table.clock.paused,
        "chairs": wording.chairs(live),
        "officials": [(o.seat, title(live.game, o.seat), live.chairs[o.seat]) for o in live.game.officials],
        "players": [c for c in live.chairs.values() if is_player(c.seat) and c.kind == "person"],
        "links": {free.seat: free.link for free in free_links(live.game, list(live.chairs.values()))},
        "entries": [wording.seen_entry(live.table, e, seat) for e in reversed(live.table.entries[-30:])],
        "dealer": DEALER,
        "card": None,
    }


def _organiser(request: Ask, desk: Desk) -> Person:
    person = desk.person(request)
    if not person.organiser:
        raise NotPossible("Only the organiser may do that. Sign in first.")
    return person


def _as(desk: Desk, person: Person) -> Redirect:
    response = go("/organiser")
    response.set_cookie(desk.registry.cookie(person))
    return response


ROUTES: list[Any] = [organiser, sign_in, sign_out, change_password, table_tools, use_tool]
