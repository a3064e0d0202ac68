"""The lobby: say your name, join, watch, replay, or open a table of your own."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from gamehall.bots.bot import can_err
from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import CLOCK, DEALER, Seat, is_player, player
from gamehall.live.bots import bots_of
from gamehall.live.gathering import official_seats, title, usual_timekeepers
from gamehall.live.people import NotPossible
from gamehall.store.rows import ChairRow, TableRow
from gamehall.web import forms
from gamehall.web.api import named_person, table_by_code
from gamehall.web.desk import AtDesk, Desk
from gamehall.web.limits import TooMuch
from gamehall.web.messages import NewTable, Wish
from gamehall.web.opening import game_by, open_table, scorer
from gamehall.web.render import THEMES, Ask, back, form_of, go, page

_YEAR = 365 * 24 * 3600

MANNERS = (
    ("guided", "Guided", "The hall refuses a wrong play at once and says why. For learning and for fun."),
    ("tournament", "Tournament", "A wrong play stands until somebody challenges it, as in a real hall."),
)


class Listed(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    code: str
    game: str
    status: str
    manner: str
    players: tuple[str, ...]
    open_chairs: int
    created: int


@get("/")
async def lobby(request: Ask, desk: AtDesk) -> Response[str]:
    lists = await asyncio.to_thread(_lists, desk, desk.person(request).id)
    games = sorted(catalog.games().values(), key=lambda game: game.name)
    return page(request, "lobby.html", games=games, lists=lists)


def _lists(desk: Desk, person: str) -> dict[str, list[Listed]]:
    mine = desk.store.tables_of(person, "gathering", "playing") if person else []
    found = {
        "mine": mine,
        "gathering": desk.store.tables("gathering", limit=60, public=True),
        "playing": desk.store.tables("playing", limit=60, public=True),
        "finished": desk.store.tables("finished", limit=30, public=True),
    }
    chairs = desk.store.chairs_of([row.id for rows in found.values() for row in rows])
    own = {row.id for row in mine}
    return {
        name: [
            _listed(row, chairs[row.id])
            for row in rows
            if row.game in catalog.games() and (name == "mine" or row.id not in own)
        ]
        for name, rows in found.items()
    }


def _listed(row: TableRow, chairs: Sequence[ChairRow]) -> Listed:
    seated = sorted((c for c in chairs if is_player(c.seat)), key=lambda c: c.seat)
    names = tuple(c.name for c in seated if not c.open)
    free = sum(c.open for c in seated)
    game = catalog.game(row.game).name
    return Listed(row.id, row.code, game, row.status, row.setup.manner, names, free, row.created)


@post("/name", costs="names")
async def change_name(request: Ask, desk: AtDesk) -> Redirect:
    form = await form_of(request)
    person = await named_person(desk, desk.person(request), form.get("name", ""))
    response = go(back(request))
    response.set_cookie(desk.registry.cookie(person))
    return response


@post("/theme")
async def change_theme(request: Ask) -> Redirect:
    wanted = (await form_of(request)).get("theme", "")
    response = go(back(request))
    if wanted in THEMES:
        response.set_cookie(Cookie("theme", value=wanted, max_age=_YEAR, samesite="lax", path="/"))
    return response


@post("/join")
async def join_box(request: Ask, desk: AtDesk) -> Redirect:
    row, _ = table_by_code(desk, desk.visitor(request), (await form_of(request)).get("code", ""))
    return go(f"/join/{row.code}")


SLIPS = (("", "never"), ("0.05", "1 in 20"), ("0.1", "1 in 10"), ("0.2", "1 in 5"), ("0.4", "2 in 5"))
"""How often a bot may be asked to make a mistake."""


@get("/new/{game_id:str}")
async def new_table(request: Ask, game_id: FromPath[str]) -> Response[str]:
    return await _form(request, game_by(game_id, request.query_params.get("book", "")))


async def _form(
    request: Ask, game: Game, status: int = 200, says: str = "", chosen: Mapping[str, str] | None = None
) -> Response[str]:
    """The form that opens a table; once more as it was filled in, where it was not taken, and `says` why."""
    bots, erring = await asyncio.to_thread(lambda: (bots_of(game.id), can_err(game)))
    fewest, most = game.seats
    return page(
        request,
        "new.html",
        status,
        says=says,
        chosen=chosen or {},
        game=game,
        shelves=catalog.game(game.id).shelves,
        against=request.query_params.get("against", ""),
        bots=list(bots),
        slips=SLIPS if erring else (),
        opponent=bots[-1] if bots and request.query_params.get("against") == "bot" else "",
        manners=MANNERS,
        options=forms.option_fields(game),
        seats=sorted(
            ((seat, title(game, seat)) for seat in map(player, range(1, most + 1))),
            key=lambda chair: chair[1] if game.teams else "",
        ),
        fewest=fewest,
        usual=game.usual or fewest,
        officials=[(o.seat, title(game, o.seat)) for o in game.officials],
        dealer=DEALER,
        clock=CLOCK,
        scorers=" or ".join(dict.fromkeys(title(game, seat) for seat in usual_timekeepers(game))),
    )


@post("/tables", costs="tables")
async def make_table(request: Ask, desk: AtDesk) -> Response[Any]:
    """From the form of `/new/{game}`."""
    form, person = await form_of(request), desk.person(request)
    game = game_by(form.get("game", ""), form.get("book", ""))
    new_here = not person.id
    if new_here or form.get("name"):
        person = await named_person(desk, person, form.get("name", ""))
    response: Response[Any]
    try:
        response = go((await open_table(desk, request, person, _wanted(game, form))).page)
    except NotPossible as error:
        status = 429 if isinstance(error, TooMuch) else 409
        response = await _form(request, game, status, str(error), form)
    response.set_cookie(desk.registry.cookie(person))
    return response


def _wanted(game: Game, form: Mapping[str, str]) -> NewTable:
    manner = form.get("manner", "guided")
    if manner not in ("guided", "tournament"):
        raise NotPossible("A table is guided or a tournament table.")
    wishes = [
        wish
        for seat in (*(player(n) for n in range(1, game.seats[1] + 1)), *official_seats(game), CLOCK)
        if (wish := _wish(seat, form))
    ]
    if scorer(game, wishes) and CLOCK not in {wish.seat for wish in wishes}:
        wishes.append(Wish(CLOCK, "scorer"))  # no clock of the hall runs against who types late
    return NewTable(
        game.id,
        tuple(wishes),
        form.get("book", ""),
        cast(Manner, manner),
        forms.read_options(game, form),
        private=form.get("private") == "on",
        keep=form.get("keep") == "on",
    )


def _wish(seat: Seat, form: Mapping[str, str]) -> Wish | None:
    """A chair's choice: `me`, `friend`, `hall`, `bot:NAME`, or nothing for no such chair or for the usual."""
    who, _, bot = form.get(f"chair.{seat}", "").partition(":")
    if bot and (rate := form.get("slips")):
        bot = f"{bot}:err={rate}"
    if not who:
        return None
    if who not in ("me", "friend", "bot", "hall"):
        raise NotPossible(f"Nobody called {who!r} can sit at {seat}.")
    try:
        factor = float(form.get(f"time.{seat}") or 1)
    except ValueError as error:
        raise NotPossible("A time factor is a number, such as 1.5.") from error
    return Wish(seat, cast(Literal["me", "friend", "bot", "hall"], who), bot, factor)


ROUTES: list[Any] = [lobby, change_name, change_theme, join_box, new_table, make_table]
