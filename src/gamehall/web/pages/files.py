"""Files of other programs: a game comes into the hall to be replayed, and leaves it as such a file."""

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect

from gamehall.kernel import catalog
from gamehall.kernel.files import FileKind, Unfit
from gamehall.kernel.parts import Files
from gamehall.live.gathering import new_id
from gamehall.live.people import NotPossible
from gamehall.live.workers import NotDone
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.pages.render import Ask, go, page
from gamehall.web.wire import looking_back
from gamehall.web.wire.api import named_person
from gamehall.web.wire.making import beside, from_record, respond

_LONGEST = 60.0
"""Seconds that reading a file may take."""


def kinds_of(game_id: str) -> Mapping[str, FileKind]:
    """The kinds of file a game reads and writes, by the ending of their names."""
    part = catalog.part(game_id, Files)
    return part.kinds if part else {}


def _all_kinds() -> dict[str, tuple[str, FileKind]]:
    return {
        ending: (game.name, kind)
        for game in catalog.games().values()
        for ending, kind in kinds_of(game.id).items()
    }


def _read(ending: str, data: bytes, id: str, now: int) -> Any:
    return _all_kinds()[ending][1].read(data, id, now)


@get("/import")
async def import_page(request: Ask) -> Response[str]:
    return page(request, "import.html", kinds=await asyncio.to_thread(_all_kinds), unfit=None)


@post("/import", costs="imports")
async def import_file(request: Ask, desk: AtDesk) -> Response[Any] | Redirect:
    """Read the file, play it again by the rules, and show it; first what was noticed, if anything was."""
    try:
        sent = await request.form()
    except HTTPException:
        raise
    except Exception as error:
        raise NotPossible("This form cannot be read.") from error
    kinds, file = await asyncio.to_thread(_all_kinds), sent.get("file")
    person = desk.person(request)
    try:
        if not isinstance(file, UploadFile) or not file.filename:
            raise Unfit("Choose a file first.")
        ending = file.filename.rpartition(".")[2].lower()
        if ending not in kinds:
            raise Unfit(f"The hall reads files that end in .{', .'.join(kinds)}.")
        data, id = await file.read(), new_id()
        header, entries, notices = await beside(
            desk.beside.answers, desk.visitor(request), _LONGEST, _read, ending, data, id, desk.hall.now()
        )
    except NotDone as error:
        raise NotPossible(f"This file could not be read. {error}") from error
    except Unfit as error:
        return page(request, "import.html", 409, kinds=kinds, unfit=error)
    new_here = not person.id
    if new_here:
        person = await named_person(desk, person, "Guest")
    await desk.hall.keep(person, header, entries)
    response: Response[Any] = go(f"/t/{id}/replay")
    if notices:
        response = page(request, "imported.html", 201, replay=f"/t/{id}/replay", notices=notices)
    if new_here:
        response.set_cookie(desk.registry.cookie(person))
    return response


@get("/t/{id:str}/file/{kind:str}", costs="reviews")
async def export_file(request: Ask, desk: AtDesk, id: FromPath[str], kind: FromPath[str]) -> Response[bytes]:
    live = await desk.closed(id)
    found = (await asyncio.to_thread(kinds_of, live.game.id)).get(kind)
    if found is None:
        raise NotHere(f"{live.game.name} is not written as {kind[:20]}.")
    body = await from_record(request, live, looking_back.file, kind)
    disposition = f'attachment; filename="{live.game.id}-{id}.{kind}"'
    return respond(request, body, found.media, {"Content-Disposition": disposition})


ROUTES: list[Any] = [import_page, import_file, export_file]
