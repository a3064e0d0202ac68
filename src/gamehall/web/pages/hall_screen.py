"""The hall screen of one table: for a projector, what everybody may see, and nothing to press."""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from gamehall.kernel.seat import GALLERY, is_player
from gamehall.live.gathering import in_order
from gamehall.live.people import NotPossible
from gamehall.live.table import LiveTable
from gamehall.store.rows import TableRow
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.opening import game_by
from gamehall.web.pages.render import Ask, base_address, page, qr_code
from gamehall.web.wire import wording


@get("/t/{id:str}/screen")
async def hall_screen(request: Ask, desk: AtDesk, id: FromPath[str]) -> Response[str]:
    row = await asyncio.to_thread(desk.row, id)
    if row.status == "closed":
        raise NotHere("This table has been closed.")
    if row.header is None:
        return page(request, "hall_screen_gathering.html", **await _gathering(request, desk, row))
    live = await desk.live(id)
    if is_player(wording.home_seat(desk.person(request), live)) and not live.open_to_all:
        raise NotPossible(
            "You play at this table, and who plays does not watch. "
            "Open its hall screen on another machine, or in a private window."
        )
    return page(request, "hall_screen.html", **_shown(live))


async def _gathering(request: Ask, desk: Desk, row: TableRow) -> dict[str, Any]:
    """How to join, large enough for a room."""
    game = game_by(row.game, row.setup.book)
    chairs = in_order(game, await asyncio.to_thread(desk.store.chairs, row.id))
    join = f"{base_address(request)}/join/{row.code}"
    shown = [wording.chair_of(game, chair, chairs, here=False) for chair in chairs if is_player(chair.seat)]
    return {
        "theme": "light",
        "game": game,
        "code": row.code,
        "join": join,
        "qr": qr_code(join, any_size=True),
        "chairs": shown,
    }


def _shown(live: LiveTable) -> dict[str, Any]:
    """The gallery's view in plain words, for browsers without script and games without a board."""
    sight, game = live.sight(GALLERY), live.game
    last = live.table.entries[-1:]
    portrait = game.portray(sight.state) if game.portray else ""
    return {
        "theme": "light",
        "id": live.id,
        "game": game,
        "code": live.row.code,
        "chairs": [chair for chair in wording.chairs(live) if is_player(chair.seat)],
        "waiting": [
            wording.named(sight.header, game, f"{{{one.seat}}}") for one in wording.waiting(live, sight)
        ],
        "paused": sight.clock.paused,
        "last": [wording.seen_entry(live.table, entry, GALLERY) for entry in last],
        "outcome": wording.outcome_of(live.table),
        "portrait": wording.named(sight.header, game, portrait),
    }


ROUTES: list[Any] = [hall_screen]
