"""An event on paper: lists for the wall, slips and sheets for the tables, cards and certificates, as PDF."""

import asyncio
from collections.abc import Mapping
from typing import Any, cast, get_args

from litestar import Response, get
from litestar.params import FromPath

from gamehall.kernel.extras import NotInstalled
from gamehall.kernel.numerals import read_number
from gamehall.live.people import NotPossible
from gamehall.tournaments.event.state import State
from gamehall.tournaments.paper.asked import asked
from gamehall.tournaments.paper.kinds import NoSuchPaper, NothingToPrint, kinds, pack, paper
from gamehall.tournaments.paper.page import page
from gamehall.tournaments.paper.pdf import pdf
from gamehall.tournaments.paper.prepare import Size
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.events.apart import apart
from gamehall.web.events.downloads import packed
from gamehall.web.events.inside import WRITES_NAMES, Inside, check, enter, shown
from gamehall.web.pages.render import Ask

_PACK = "pack.zip"
_MEDIA = {".pdf": "application/pdf", ".html": "text/html", ".zip": "application/zip"}


@get("/e/{id:str}/paper")
async def papers(request: Ask, desk: AtDesk) -> Response[str]:
    inside = await enter(request, desk)
    check(inside, WRITES_NAMES)
    return await shown(request, inside, "paper.html", _listed)


@get("/e/{id:str}/paper/{name:str}", costs="reviews")
async def printed(request: Ask, desk: AtDesk, name: FromPath[str]) -> Response[bytes]:
    inside = await enter(request, desk)
    check(inside, WRITES_NAMES)
    kind, dot, ending = name.rpartition(".")
    if dot + ending not in _MEDIA or (kind not in kinds(inside.state.format) and name != _PACK):
        raise NotHere("This event has no such paper.")
    round = read_number(inside.query.get("round", ""), 3) or 0
    size = inside.query.get("size", "a4")
    if size not in get_args(Size):
        raise NotPossible(f"Pages are {' or '.join(get_args(Size))}.")
    links = await asyncio.to_thread(_links, inside) if kind in ("login-cards", "pack") else {}
    made = await apart(request, _made, inside.state, kind, ending, round, links, cast("Size", size))
    if isinstance(made, str):
        raise NotPossible(made)
    disposition = "inline" if ending == "pdf" else "attachment"
    headers = {"content-disposition": f'{disposition}; filename="{name}"'}
    return Response(made, media_type=_MEDIA[dot + ending], headers=headers)


def _listed(inside: Inside) -> Mapping[str, Any]:
    hung = [round.number for rounds in inside.state.rounds.values() for round in rounds if round.published]
    return {
        "kinds": kinds(inside.state.format),
        "last": max(hung, default=0),
        "round": inside.query.get("round", ""),
        "size": inside.query.get("size", "a4"),
        "sizes": get_args(Size),
        "pack": _PACK,
    }


def _links(inside: Inside) -> dict[int, str]:
    events, live = inside.desk.hall.events, inside.live
    return {
        number: f"{inside.base}/check-in/{events.entrant_key(live, number)}"
        for number in inside.state.entrants
    }


def _made(
    state: State, kind: str, ending: str, round: int, links: Mapping[int, str], size: Size
) -> bytes | str:
    """The file, or the sentence why there is none."""
    wanted = asked(state, round, links)
    try:
        if ending == "zip":
            return packed({f"{one.id}.pdf": pdf(one, size) for one in pack(wanted)})
        one = paper(wanted, kind)
        return pdf(one, size) if ending == "pdf" else page(one, size).encode()
    except (NotInstalled, NoSuchPaper, NothingToPrint) as error:
        return str(error)


ROUTES: list[Any] = [papers, printed]
