"""The plain table page: plays any game of the catalog from its prompts, without script."""

import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import AcceptResult, Resign
from gamehall.kernel.codec import Unreadable
from gamehall.kernel.facts import in_words
from gamehall.kernel.naming import clock_name
from gamehall.kernel.seat import CLOCK, Seat, is_player
from gamehall.kernel.table import Table
from gamehall.kernel.views import books_closed
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.web.desk import AtDesk
from gamehall.web.pages.plain_questions import action_of, question
from gamehall.web.pages.plain_time import dial, timed
from gamehall.web.pages.render import Ask, form_of, html, page
from gamehall.web.wire import wording
from gamehall.web.wire.messages import Chair, Ruled

log = logging.getLogger("gamehall.web")

_LAST_ENTRIES = 12


class Who(Struct, frozen=True):
    """One person, or one bot, or the hall: once, with all their chairs."""

    name: str
    titles: str
    seat: Seat
    so_far: str
    you: bool


@get("/t/{id:str}/plain")
async def plain(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    live, person = await desk.live(id), desk.person(request)
    return page(request, "plain.html", **_shown(live, person, _seat(request, live, person), desk.hall.now()))


@get("/t/{id:str}/plain/part", light=True)
async def plain_part(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    """What changed since the page was made, or nothing: then whoever is typing is left alone."""
    live, person = await desk.live(id), desk.person(request)
    if request.query_params.get("since") == str(live.table.seq):
        return Response("", status_code=204)
    shown = _shown(live, person, _seat(request, live, person), desk.hall.now())
    return Response(html(request, "plain_part.html", **shown), media_type="text/html")


@post("/t/{id:str}/plain", status_code=200, costs="acts")
async def plain_act(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    live, person, form = await desk.live(id), desk.person(request), await form_of(request)
    seat = Seat(form.get("seat", "")) or wording.home_seat(person, live)
    card, trouble = None, ""
    try:
        action = action_of(live, live.sight(seat), form)
        reply = await desk.hall.submit(
            person, live, seat, action, form.get("prompt", ""), form.get("command", "")[:64]
        )
        card = msgspec.json.decode(wording.ruled(live, seat, "", reply), type=Ruled)
    except (Unreadable, NotPossible) as error:
        trouble = str(error)
    looks_from = Seat(form.get("look", "")) or seat  # who types may call time without leaving the chair
    if looks_from not in wording.yours(person, live):
        looks_from = wording.home_seat(person, live)  # whoever plays does not watch the own game
    shown = _shown(live, person, looks_from, desk.hall.now())
    return page(request, "plain.html", **{**shown, "card": card, "trouble": trouble})


def _seat(request: Ask, live: LiveTable, person: Person) -> Seat:
    wanted = Seat(request.query_params.get("seat", ""))
    return wanted if wanted in wording.yours(person, live) else wording.home_seat(person, live)


def _shown(live: LiveTable, person: Person, seat: Seat, now: int) -> dict[str, Any]:
    sight, game = live.sight(seat), live.game
    questions = [question(live, sight, p) for p in sight.prompts if p.seat == seat != CLOCK]
    keeps_time = sight.header.person_keeps_time and CLOCK in wording.yours(person, live)
    waiting = wording.waiting(live, sight)
    dials = sight.game.dials(sight.state) if sight.game.dials else ()
    readings = clocks.read(sight.clock, sight.prompts, now, sight.header.time_factors, dials)
    recent, facts = live.table.entries[-_LAST_ENTRIES:], wording.facts_of(sight, seat)
    told = {who: in_words(known) for who, known in facts.seats.items()} if facts else {}
    return {
        "id": live.id,
        "game": game,
        "seat": seat,
        "seq": live.table.seq,
        "header": sight.header,
        "chairs": wording.chairs(live),
        "people": _people(wording.chairs(live), told, seat),
        "titles": {chair.seat: chair.title for chair in wording.chairs(live)},
        "yours": wording.yours(person, live),
        "portrait": _portrait(sight),
        "ask": facts.ask if facts else "",
        "challenge": facts.challenge if facts else None,
        "questions": questions,
        "waiting": waiting,
        "clocks": [f"{clock_name(sight.header, game, reading)}: {dial(reading)}" for reading in readings],
        "warned": next((r for r in readings if r.firm and r.of == seat and r.running), None),
        "timed": timed(live.sight(CLOCK), now) if keeps_time else (),
        "clock": CLOCK,
        "paused": sight.clock.paused,
        "outcome": wording.outcome_of(sight),
        "finished": sight.finished,
        "ending": wording.ending(live),
        "signs": any(q.must for q in questions),
        "minutes": _minutes(live, now),
        "accept": msgspec.json.encode(AcceptResult()).decode(),
        "entries": [wording.seen_entry(live.table, entry, seat) for entry in reversed(recent)],
        "can_resign": is_player(seat) and sight.outcome is None,
        "resign": msgspec.json.encode(Resign()).decode(),
        "command": secrets.token_urlsafe(9),
        "closed_books": books_closed(sight, seat),
        "card": None,
        "trouble": "",
        "refresh": not any(q.must for q in questions) and not live.open_to_all,
    }


def _minutes(live: LiveTable, now: int) -> int | None:
    """How long the table is open to corrections yet, where its time runs."""
    by = live.table.closes_at
    return None if by is None else max(1, -(-(by - now) // 60_000))


def _portrait(sight: Table) -> str:
    if sight.game.portray:
        return wording.named(sight.header, sight.game, sight.game.portray(sight.state))
    return msgspec.json.format(msgspec.json.encode(sight.state), indent=2).decode()


def _people(chairs: Sequence[Chair], told: Mapping[Seat, str], seat: Seat) -> tuple[Who, ...]:
    """Players each for themselves; officials by who sits there, so that nobody is named twice."""
    players = tuple(_who((chair,), told, seat) for chair in chairs if is_player(chair.seat))
    officials: dict[str, list[Chair]] = {}
    for chair in chairs:
        if not is_player(chair.seat):
            officials.setdefault(chair.name or chair.seat, []).append(chair)
    return (*players, *(_who(each, told, seat) for each in officials.values()))


def _who(chairs: Sequence[Chair], told: Mapping[Seat, str], seat: Seat) -> Who:
    first = chairs[0]
    name = first.name or "nobody yet"
    also = f", also {first.also}" if first.also else ""
    titles = ", ".join(dict.fromkeys(chair.title for chair in chairs))
    return Who(
        f"{name}{also}", titles, first.seat, told.get(first.seat, ""), any(c.seat == seat for c in chairs)
    )


ROUTES: list[Any] = [plain, plain_part, plain_act]
