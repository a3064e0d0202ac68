"""The organiser's desk: sign in with the hall's password, then look after any table."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.kernel.action import Action, Correct, Forfeit, Pause, Resume
from gamehall.kernel.citing import source
from gamehall.kernel.numerals import read_number
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, DEALER, Seat
from gamehall.kernel.words import MOST_WORDS
from gamehall.live.gathering import title
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.door.password import SHORTEST, check_length
from gamehall.web.opening import free_links
from gamehall.web.pages.render import Ask, base_address, form_of, go, page, qr_code
from gamehall.web.wire import wording
from gamehall.web.wire.api import named_person

_NOT_THE_CODE = (
    "This is not the code. Look again at the terminal in which the hall was started, "
    "or type there, in another window: gamehall organiser"
)


@get("/organiser")
async def organiser(request: Ask, desk: AtDesk) -> Response[str]:
    if not desk.person(request).organiser:
        return _door(request, desk, request.query_params.get("code"))
    rows = await asyncio.to_thread(desk.store.tables, "gathering", "playing", limit=500)
    rows += [r for r in await asyncio.to_thread(desk.store.tables, "finished", limit=50) if r.secret]
    chairs = await asyncio.to_thread(desk.store.chairs_of, [row.id for row in rows])
    names = {id: " and ".join(c.name for c in found if c.name) or "nobody" for id, found in chairs.items()}
    games = {game.id: game.name for game in catalog.games().values()}
    return page(
        request, "organiser.html", rows=[r for r in rows if r.game in games], names=names, games=games
    )


@post("/organiser")
async def sign_in(request: Ask, desk: AtDesk) -> Response[Any]:
    form = await form_of(request)
    try:
        await _is_password(request, desk, form.get("password", ""))
    except NotPossible as error:
        return _door(request, desk, None, str(error), form.get("name", ""))
    return await _signed_in(request, desk, form)


@post("/organiser/code")
async def choose_password(request: Ask, desk: AtDesk) -> Response[Any]:
    """With the code from the hall's terminal: the first password, or another for a forgotten one."""
    form = await form_of(request)
    code, password = form.get("code", ""), form.get("password", "")
    try:
        check_length(password)
        with _trying(desk, request):
            if not await asyncio.to_thread(desk.password.use_code, code, password):
                raise NotPossible(_NOT_THE_CODE)
    except NotPossible as error:
        return _door(request, desk, code, str(error), form.get("name", ""))
    await _sign_all_out(desk)
    return await _signed_in(request, desk, form)


@post("/organiser/out")
async def sign_out(request: Ask, desk: AtDesk) -> Redirect:
    if desk.person(request).organiser and (await form_of(request)).get("everywhere"):
        await _sign_all_out(desk)
    else:
        await asyncio.to_thread(desk.registry.sessions.end, desk.registry.session_of(request))
        desk.hall.bus.publish_all()
    response = go("/organiser")
    response.set_cookie(desk.registry.session_cookie(request, ""))
    return response


@post("/organiser/password")
async def change_password(request: Ask, desk: AtDesk) -> Redirect:
    """Whoever is signed in elsewhere is signed out."""
    _organiser(request, desk)
    form = await form_of(request)
    check_length(form.get("password", ""))
    await _is_password(request, desk, form.get("old", ""))
    await asyncio.to_thread(desk.password.set, form.get("password", ""))
    await _sign_all_out(desk)
    return await _signed_in(request, desk, form)


async def _is_password(request: Ask, desk: Desk, password: str) -> None:
    with _trying(desk, request):
        if not await asyncio.to_thread(desk.password.matches, password):
            raise NotPossible("This is not the organiser's password.")


@contextmanager
def _trying(desk: Desk, request: Ask) -> Iterator[None]:
    """A try is paid for before it is looked at; only a right one costs nothing."""
    visitor = desk.visitor(request)
    if not desk.limits.take("passwords", visitor):
        raise NotPossible("Too many tries. Wait a minute.")
    yield
    desk.limits.give_back("passwords", visitor)


def _door(request: Ask, desk: Desk, code: str | None, trouble: str = "", name: str = "") -> Response[str]:
    """Sign in with the password, or choose one with the code; `code` is the one that came with a link."""
    waits, status = desk.password.code_waits, 409 if trouble else 200
    if code and not waits:
        code, trouble = None, trouble or "This link was used already, or is too old."
    return page(
        request,
        "signin.html",
        status,
        choosing=not desk.password.is_set or code is not None,
        code=code or "",
        first=not desk.password.is_set,
        trouble=trouble,
        name=name,
        shortest=SHORTEST,
    )


async def _signed_in(request: Ask, desk: Desk, form: dict[str, str]) -> Redirect:
    """A session of its own for every sign-in; the one before in the same browser is over."""
    person, registry = replace(desk.person(request), organiser=True), desk.registry
    await asyncio.to_thread(registry.sessions.end, registry.session_of(request))
    response = go("/organiser")
    if not person.id:
        person = await named_person(desk, person, form.get("name") or "Organiser")
        response.set_cookie(registry.cookie(person))
    token = await asyncio.to_thread(registry.sessions.begin)
    response.set_cookie(registry.session_cookie(request, token))
    return response


async def _sign_all_out(desk: Desk) -> None:
    """Open pages look again who they are."""
    await asyncio.to_thread(desk.registry.sessions.end_all)
    desk.hall.bus.publish_all()


@get("/organiser/t/{id:str}")
async def table_tools(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    _organiser(request, desk)
    live = await desk.live(id)
    return page(request, "tools.html", **_tools(request, live))


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
    if form.get("tool") == "reopen":
        reply = await desk.hall.reopen(person, live, _reason(form), _back_to(form))
        return page(request, "tools.html", **{**_tools(request, live), "card": _card(live, reply.ruling)})
    action = _act(form)
    may = live.game.may_forfeit() if isinstance(action, Forfeit) else live.game.officials
    reply = await desk.hall.submit(person, live, may[-1].seat, action)
    return page(request, "tools.html", **{**_tools(request, live), "card": _card(live, reply.ruling)})


def _card(live: LiveTable, ruling: Ruling) -> dict[str, Any]:
    return {
        "verdict": ruling.verdict,
        "says": wording.named(live.table.header, live.game, ruling.says),
        "cites": source(live.game, live.table.header.book, ruling.cites),
    }


async def _take(desk: Desk, live: LiveTable, person: Person, seat: Seat, who: str) -> None:
    """Sit in an official's chair, or give it back to the hall's software."""
    if seat not in _officials(live):
        raise NotPossible("An organiser may take an official's chair, no other.")
    if (seat, who) == (CLOCK, "hall"):
        raise NotPossible("The record says that a person keeps the time at this table.")
    row = desk.row(live.id)
    if who == "hall":
        await desk.hall.give_chair(row, seat, "hall")
    else:
        await desk.hall.give_chair(row, seat, "person", person)


async def _free(desk: Desk, live: LiveTable, seat: Seat) -> None:
    """Somebody lost their phone: the chair's new link lets them, on another one, sit down again."""
    chair = live.chairs.get(seat)
    if chair is None or chair.kind != "person":
        raise NotPossible("Only a chair in which a person sits can be freed.")
    await desk.hall.give_chair(desk.row(live.id), seat, "person")


def _officials(live: LiveTable) -> tuple[Seat, ...]:
    """The chairs of the judges, and the timekeeper's where a person keeps the time."""
    timekeeper = (CLOCK,) * live.table.header.person_keeps_time
    return tuple(s for s in (*(o.seat for o in live.game.officials), *timekeeper) if s in live.chairs)


def _act(form: dict[str, str]) -> Action:
    reason = _reason(form)
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
            return Correct(reason, _back_to(form))
    raise NotHere("There is no such tool.")


def _reason(form: dict[str, str]) -> str:
    reason = form.get("reason", "").strip()
    if len(reason) > MOST_WORDS:
        raise NotPossible(f"A reason has at most {MOST_WORDS} characters; this one has {len(reason)}.")
    return reason


def _back_to(form: dict[str, str]) -> int | None:
    named = form.get("back_to", "").strip()
    back_to = read_number(named)
    if named and (back_to is None or not named[0].isdecimal()):
        raise NotPossible("Name the number of the entry to go back to.")
    return back_to


def _tools(request: Ask, live: LiveTable) -> dict[str, Any]:
    header, base = live.table.header, base_address(request)
    links = {free.seat: base + free.link for free in free_links(live.game, list(live.chairs.values()))}
    seat = live.game.officials[-1].seat
    return {
        "id": live.id,
        "game": live.game,
        "header": header,
        "paused": live.table.clock.paused,
        "closed": live.table.closed,
        "chairs": wording.chairs(live),
        "officials": [(s, title(live.game, s), live.chairs[s]) for s in _officials(live)],
        "highest": seat,
        "clock": CLOCK,
        "freed": [(c, title(live.game, c.seat)) for c in live.chairs.values() if c.kind == "person"],
        "links": links,
        "codes": {seat: qr_code(link) for seat, link in links.items()},
        "entries": [wording.seen_entry(live.table, e, seat) for e in reversed(live.table.entries[-30:])],
        "dealer": DEALER,
        "card": None,
    }


def _organiser(request: Ask, desk: Desk) -> Person:
    person = desk.person(request)
    if not person.organiser:
        raise NotPossible("Only the organiser may do that. Sign in first.")
    return person


ROUTES: list[Any] = [
    organiser,
    sign_in,
    choose_password,
    sign_out,
    change_password,
    table_tools,
    use_tool,
]
