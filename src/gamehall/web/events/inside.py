"""Who is at an event, what they may say there, and how each of its pages is shown and answered.

A page is a path, a template and a function that looks at the event. Its forms are sent to its own address:
what was refused stands on it again; after what was done comes the page as it then is, with the ruling.
"""

import asyncio
import hashlib
from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlencode

from litestar import Response, get, post

from gamehall.kernel.action import Correct
from gamehall.kernel.citing import Source, source
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import Table
from gamehall.live.event import LiveEvent
from gamehall.live.gathering import new_key
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import Reply
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.event.seats import ASSISTANT, DIRECTOR, HELPERS, SCOREKEEPER
from gamehall.tournaments.event.state import State
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.events import contested
from gamehall.web.events.clock import left
from gamehall.web.events.once import once
from gamehall.web.events.reading import Form, action_of
from gamehall.web.pages.render import Ask, base_address, form_of, go, html
from gamehall.web.wire.api import json_response

TITLES: Mapping[Seat, str] = {DIRECTOR: "Director", **HELPERS}

EVERYBODY: frozenset[Seat] = frozenset()
"""Also who has no role at all."""
OFFICIALS = frozenset(TITLES)
WRITES_SLIPS = frozenset({DIRECTOR, ASSISTANT, SCOREKEEPER})
WRITES_NAMES = frozenset({DIRECTOR, ASSISTANT})
RULES = frozenset({DIRECTOR, ASSISTANT, JUDGE})
READS_RECORD = frozenset({DIRECTOR, JUDGE})
DIRECTS = frozenset({DIRECTOR})
JUDGES = frozenset({DIRECTOR, JUDGE})

_PLACES = (
    ("", "Overview", EVERYBODY),
    ("/people", "Entrants", WRITES_NAMES),
    ("/rounds", "Rounds", EVERYBODY),
    ("/results", "Results", WRITES_SLIPS),
    ("/standings", "Standings", EVERYBODY),
    ("/judging", "Judging", JUDGES),
    ("/hall", "Announcements", RULES),
    ("/paper", "Paper", WRITES_NAMES),
    ("/record", "Record", READS_RECORD),
    ("/plan", "Plan", DIRECTS),
    ("/roles", "Roles", DIRECTS),
)
_PASSING = ("said", "seen")
"""Words of an address that are not carried on."""

MOST_BYTES = 6_000_000
"""A list of four thousand entrants on its way back from the preview."""


T = TypeVar("T")


class Place(NamedTuple):
    href: str
    name: str
    here: bool


class Card(NamedTuple):
    verdict: str
    says: str
    cites: Source


class Inside(NamedTuple):
    """Somebody at an event, and what they asked for."""

    desk: Desk
    live: LiveEvent
    record: Table
    """The event as it was when they came in: one page is of one moment."""
    person: Person
    seats: tuple[Seat, ...]
    path: str
    names: Mapping[str, Any]
    query: Mapping[str, str]
    base: str = ""
    """How others reach this hall, for links."""
    typed: Form = MappingProxyType({})
    """What they sent, where it was not taken."""

    @property
    def id(self) -> str:
        return self.live.id

    @property
    def state(self) -> State:
        state: State = self.record.state
        return state

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        return once(self.live, self.record, what, make)

    @property
    def here(self) -> str:
        query = {name: text for name, text in self.query.items() if name not in _PASSING}
        return f"{self.path}?{urlencode(query)}" if query else self.path

    @property
    def seen(self) -> str:
        """Changes with everything that is shown of this event."""
        return f"{self.record.seq}-{contested.version(self.desk.store, self.id)}"

    @property
    def division(self) -> str:
        """The division that the page is about: the one named, else the first that has somebody."""
        asked = self.typed.get("division", self.query.get("division", ""))
        divisions = self.state.divisions
        if asked in divisions:
            return asked
        there = {one.division for one in self.state.entrants.values()}
        return next((one for one in divisions if one in there), divisions[0])

    def may(self, kind: str) -> Seat | None:
        """From which chair they say this; none: they may not."""
        if kind == Correct.__name__:
            return DIRECTOR if DIRECTOR in self.seats else None
        taken = {prompt.seat for prompt in self.live.record.prompts if kind in prompt.kinds}
        return next((seat for seat in self.seats if seat in taken), None)


View = Callable[[Inside], Mapping[str, Any]]


def room(path: str, template: str, view: View, sees: frozenset[Seat] = EVERYBODY) -> list[Any]:
    """The page of an event at this address, and what its forms say."""

    @get(path)
    async def look(request: Ask, desk: AtDesk) -> Response[Any]:
        inside = await enter(request, desk)
        check(inside, sees)
        if request.headers.get("hx-request") and request.query_params.get("seen") == inside.seen:
            return Response("", status_code=204)
        return await shown(request, inside, template, view)

    @post(path, status_code=200, costs="acts", request_max_body_size=MOST_BYTES)
    async def say(request: Ask, desk: AtDesk) -> Response[Any]:
        inside = await enter(request, desk)
        check(inside, sees)
        form = await form_of(request)
        wants_json = "application/json" in request.headers.get("accept", "")
        try:
            reply, twice = await act(inside, form)
        except NotPossible as error:
            if wants_json:
                return json_response({"verdict": "refused", "says": str(error)}, 409)
            return await shown(request, inside._replace(typed=form), template, view, str(error))
        if wants_json:
            return json_response({**_told(reply), "twice": twice}, 409 if reply.ruling.refused else 200)
        if reply.ruling.refused:
            return await shown(request, inside._replace(typed=form), template, view, card=card(reply.ruling))
        return go(f"{inside.here}{'&' if '?' in inside.here else '?'}said={reply.seq}")

    return [look, say]


async def enter(request: Ask, desk: Desk) -> Inside:
    live = await desk.hall.events.find(str(request.path_params["id"]))
    if live is None:
        raise NotHere("There is no such event.")
    person = desk.person(request)
    seats = desk.hall.events.seats(person, live)
    path, query = request.scope["path"], dict(request.query_params)
    return Inside(
        desk, live, live.record, person, seats, path, request.path_params, query, base_address(request)
    )


def check(inside: Inside, sees: frozenset[Seat]) -> None:
    if sees and not sees & set(inside.seats):
        who = " and the ".join(title.lower() for seat, title in TITLES.items() if seat in sees)
        raise NotPossible(f"This page is for the {who} of the event.")


async def act(inside: Inside, form: Form) -> tuple[Reply, bool]:
    """Say what a form says. The same form sent again is answered as it was; another one is another act.

    With the answer comes whether this was a second slip of a board, and another one than the first."""
    kind = form.get("kind", "")
    seat = inside.may(kind)
    if seat is None:
        raise NotPossible(_not_yours(inside, kind))
    action = await asyncio.to_thread(action_of, form, inside.state)
    command = form.get("command", "")
    if command:
        command = f"{command[:40]}.{hashlib.sha256(repr(sorted(form.items())).encode()).hexdigest()[:16]}"
    if (needed := type(action).__name__) != kind and (seat := inside.may(needed)) is None:
        raise NotPossible(_not_yours(inside, needed))
    reply = await inside.desk.hall.events.act(inside.person, inside.live, seat, action, command)
    store, name = inside.desk.store, inside.person.name
    second = await contested.note(store, inside.live, name, action, reply.ruling)
    return reply, second


def _not_yours(inside: Inside, kind: str) -> str:
    if kind in ("Amend", "Void"):
        return "Only the director sets right a result that stands. Show the director the slip."
    if inside.state.finished and inside.seats:
        return "The event is over."
    return "That is not yours to do at this event." if inside.seats else "You have no role at this event."


async def shown(
    request: Ask, inside: Inside, template: str, view: View, trouble: str = "", card: Card | None = None
) -> Response[str]:
    def made() -> str:
        about = {**_frame(inside, trouble, card), **view(inside)}
        return html(request, f"events/{template}", **about)

    status = 409 if trouble or (card and card.verdict == "refused") else 200
    return Response(await asyncio.to_thread(made), media_type="text/html", status_code=status)


def _frame(inside: Inside, trouble: str, card: Card | None) -> dict[str, Any]:
    """What every page of an event has: its name, the places one may go to, the clock, what was just done."""
    live, state, first = inside.live, inside.state, f"/e/{inside.id}"
    return {
        "id": inside.id,
        "inside": inside,
        "state": state,
        "event": state.options,
        "role": " and ".join(TITLES[seat] for seat in inside.seats),
        "places": [
            Place(first + tail, name, inside.path == first + tail)
            for tail, name, sees in _PLACES
            if not sees or sees & set(inside.seats)
        ],
        "here": inside.here,
        "seen": inside.seen,
        "typed": inside.typed,
        "command": new_key(),
        "division": inside.division,
        "clock_left": left(live, inside.desk.hall.now()),
        "trouble": trouble,
        "card": card or _just_done(inside),
    }


def _just_done(inside: Inside) -> Card | None:
    said = inside.query.get("said", "")
    if not inside.seats or not said.isdecimal() or not 0 < int(said[:9]) <= inside.live.version:
        return None
    return card(inside.live.record.entries[int(said) - 1].ruling)


def card(ruling: Ruling) -> Card:
    return Card(ruling.verdict, ruling.says, cites(ruling.cites))


def cites(key: str) -> Source:
    return source(EVENT, EVENT.shelves[0].id, key)


def _told(reply: Reply) -> dict[str, Any]:
    at = cites(reply.ruling.cites)
    return {
        "verdict": reply.ruling.verdict,
        "says": reply.ruling.says,
        "cites": reply.ruling.cites,
        "at": at.at,
        "seq": reply.seq,
        "again": reply.again,
    }
