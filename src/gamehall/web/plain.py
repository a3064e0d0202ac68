"""The plain table page: plays any game of the catalog from its prompts, without script."""

import logging
import secrets
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import AcceptResult, Action, Resign
from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.facts import in_words
from gamehall.kernel.naming import clock_name
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import CLOCK, DEALER, Seat, is_player
from gamehall.kernel.table import Table
from gamehall.kernel.views import books_closed
from gamehall.live.people import NotPossible, Person
from gamehall.live.table import LiveTable
from gamehall.web import forms, wording
from gamehall.web.desk import AtDesk
from gamehall.web.messages import Ruled
from gamehall.web.plaintime import timed
from gamehall.web.render import Ask, form_of, html, page

log = logging.getLogger("gamehall.web")

_MOST_BUTTONS = 40
_LAST_ENTRIES = 12


class Button(Struct, frozen=True):
    label: str
    action: str


class Kind(Struct, frozen=True):
    """One kind of action with the form that makes it; without fields it is a button."""

    name: str
    label: str
    fields: tuple[forms.Field | forms.Rows, ...]


class Question(Struct, frozen=True):
    id: str
    must: bool
    says: str
    buttons: tuple[Button, ...]
    kinds: tuple[Kind, ...]
    proposal: Button | None = None
    limit: str = ""


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
    return Response(html(request, "plainpart.html", **shown), media_type="text/html")


@post("/t/{id:str}/plain", status_code=200, costs="acts")
async def plain_act(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    live, person, form = await desk.live(id), desk.person(request), await form_of(request)
    seat = Seat(form.get("seat", "")) or wording.home_seat(person, live)
    card, trouble = None, ""
    try:
        action = _action(live, form)
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


def _action(live: LiveTable, form: dict[str, str]) -> Action:
    """A button carries the whole action; a form its kind and fields."""
    reader = codec(live.game)
    if whole := form.get("action"):
        return reader.action(whole.encode())
    kind = _kinds(live).get(form.get("kind", ""))
    if kind is None:
        raise NotPossible("Choose what to do first.")
    return reader.action(forms.read_action(kind, form))


def _kinds(live: LiveTable) -> dict[str, type[Action]]:
    types = codec(live.game).action_types
    return {action.__name__: action for action in types}


def _shown(live: LiveTable, person: Person, seat: Seat, now: int) -> dict[str, Any]:
    sight, game = live.sight(seat), live.game
    questions = [_question(live, sight, p) for p in sight.prompts if p.seat == seat != CLOCK]
    keeps_time = sight.header.person_keeps_time and CLOCK in wording.yours(person, live)
    waiting = wording.waiting(live, sight)
    dials = sight.game.dials(sight.state) if sight.game.dials else ()
    readings = clocks.read(sight.clock, sight.prompts, now, sight.header.time_factors, dials)
    recent, facts = live.table.entries[-_LAST_ENTRIES:], wording.facts_of(sight, seat)
    return {
        "id": live.id,
        "game": game,
        "seat": seat,
        "seq": live.table.seq,
        "header": sight.header,
        "chairs": wording.chairs(live),
        "yours": wording.yours(person, live),
        "portrait": _portrait(sight),
        "ask": facts.ask if facts else "",
        "challenge": facts.challenge if facts else None,
        "told": {who: in_words(known) for who, known in facts.seats.items()} if facts else {},
        "questions": questions,
        "waiting": waiting,
        "clocks": [(clock_name(sight.header, game, reading), reading) for reading in readings],
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


def _question(live: LiveTable, sight: Table, prompt: Prompt) -> Question:
    """At a guided table every legal answer is a button; at a tournament table that would be help.

    What a player must write is no button, and not looked for: that may take long.
    """
    types = _kinds(live)
    kinds = tuple(
        Kind(name, forms.words(name), tuple(forms.action_fields(types[name]))) for name in prompt.kinds
    )
    listed: tuple[Action, ...] = ()
    asked = replace(prompt, kinds=tuple(kind for kind in prompt.kinds if kind not in live.game.unlisted))
    if live.game.legal and prompt.seat != DEALER and sight.header.manner == "guided":
        listed = live.game.legal(sight.state, asked)
    buttons = tuple(_button(action) for action in listed) if len(listed) <= _MOST_BUTTONS else ()
    proposal = wording.proposal(live, sight, prompt)
    says = wording.named(sight.header, sight.game, prompt.says)
    return Question(prompt.id, prompt.must, says, buttons, kinds, _button(proposal) if proposal else None)


def _button(action: Action) -> Button:
    return Button(_label(action), msgspec.json.encode(action).decode())


def _label(action: Any) -> str:
    said = [name for name in action.__struct_fields__ if name not in forms.THE_HALLS_OWN]
    values = [_value(getattr(action, name)) for name in said]
    return " ".join([forms.words(type(action).__name__), *(value for value in values if value)])


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ", ".join(_value(item) for item in value)
    if isinstance(value, Struct):
        return " ".join(_value(getattr(value, name)) for name in value.__struct_fields__)
    return "" if value is None else str(value)


ROUTES: list[Any] = [plain, plain_part, plain_act]
