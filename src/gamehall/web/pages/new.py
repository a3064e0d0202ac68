"""The form that opens a table, and what it opens."""

import asyncio
from collections.abc import Mapping
from typing import Any, Literal, cast

from litestar import Response, get, post
from litestar.params import FromPath

from gamehall.bots.bot import can_err, ladder
from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.newcomers import calmed
from gamehall.kernel.record import Manner
from gamehall.kernel.rulebook import Shelf
from gamehall.kernel.seat import CLOCK, DEALER, Seat, player
from gamehall.live.gathering import official_seats, title, usual_timekeepers
from gamehall.live.people import NotPossible
from gamehall.web.desk import AtDesk
from gamehall.web.door.limits import TooMuch
from gamehall.web.opening import game_by, open_table, scorer, youngest
from gamehall.web.pages import real_board
from gamehall.web.pages.option_fields import headings, read_options
from gamehall.web.pages.render import Ask, form_of, go, page
from gamehall.web.wire.api import named_person
from gamehall.web.wire.messages import NewTable, Wish

MANNERS = (
    ("guided", "Guided", "The hall refuses a wrong play at once and says why. For learning and for fun."),
    ("tournament", "Tournament", "A wrong play stands until somebody challenges it, as in a real hall."),
)

SLIPS = (("", "never"), ("0.05", "1 in 20"), ("0.1", "1 in 10"), ("0.2", "1 in 5"), ("0.4", "2 in 5"))
"""How often a bot may be asked to make a mistake."""


@get("/new/{game_id:str}")
async def new_table(request: Ask, game_id: FromPath[str]) -> Response[str]:
    """Whoever looks at another book comes back with what they had chosen."""
    asked = dict(request.query_params)
    chosen = asked if any(name.startswith("chair.") for name in asked) else None
    book = asked.get("by", "") or asked.get("book", "") or youngest(game_id)
    return await _form(request, game_by(game_id, book), chosen=chosen)


async def _form(
    request: Ask, game: Game, status: int = 200, says: str = "", chosen: Mapping[str, str] | None = None
) -> Response[str]:
    """The form that opens a table; once more as it was filled in, where it was not taken, and `says` why."""
    bots, erring = await asyncio.to_thread(lambda: (ladder(game), can_err(game)))
    fewest, most = game.seats
    return page(
        request,
        "new.html",
        status,
        says=says,
        chosen=chosen or {},
        folded=not says,
        game=game,
        shelves=_from_the_youngest(game.id),
        bots=bots,
        slips=SLIPS if erring else (),
        opponent=next(iter(bots), "") if request.query_params.get("against") == "bot" else "",
        manners=MANNERS,
        headings=headings(game),
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


def _from_the_youngest(id: str) -> list[Shelf]:
    """A game's books, that of the youngest players first; where it stands last, all in the other order."""
    shelves, first = [*catalog.game(id).shelves], youngest(id)
    if shelves[-1].id == first:
        shelves.reverse()
    return sorted(shelves, key=lambda shelf: shelf.id != first)


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
    options = {**_clocks(game, manner, form), **read_options(game, form)}
    if kept := real_board.wishes(game, form):
        wishes, options = kept, real_board.options(game, options)
    if scorer(game, wishes) and CLOCK not in {wish.seat for wish in wishes}:
        wishes.append(Wish(CLOCK, "scorer"))  # no clock of the hall runs against who types late
    return NewTable(
        game.id,
        tuple(wishes),
        form.get("book", ""),
        cast(Manner, manner),
        options,
        private=form.get("private") == "on",
        keep=form.get("keep") == "on",
        begins=form.get("begins") == "on",
    )


def _clocks(game: Game, manner: str, form: Mapping[str, str]) -> dict[str, Any]:
    """The options that take the clocks off, where that was chosen, or usual for the manner in the form."""
    chosen = form.get("clocks", "book")
    calm = chosen == "calm" or (chosen == "usual" and manner == "guided")
    return calmed(game.first, game.shelves[0].fixed) if calm else {}


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


ROUTES: list[Any] = [new_table, make_table]
