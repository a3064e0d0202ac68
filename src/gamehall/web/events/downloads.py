"""The files of an event: for everybody what hangs out, for the director the record too."""

import asyncio
import io
import mimetypes
import re
import zipfile
from collections.abc import Mapping
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from gamehall.kernel.codec import write_lines
from gamehall.live.people import NotPossible
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.files.everything import FILES
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.events.apart import apart
from gamehall.web.events.hall_games import games, with_games
from gamehall.web.events.inside import Inside, enter, shown
from gamehall.web.pages.render import Ask

_RECORD, _ALL = "record.jsonl", "event.zip"


@get("/e/{id:str}/files", costs="reviews")
async def files(request: Ask, desk: AtDesk) -> Response[str]:
    """The list of all files only where it is asked for: they are made for it, which takes a while."""
    inside = await enter(request, desk)
    made = "list" in inside.query
    found, notices = await _files(request, inside) if made else ({}, ())
    sizes = {name: -(-len(data) // 1024) for name, data in found.items() if not name.endswith(".html")}
    about = {
        "made": made,
        "files": sizes,
        "notices": notices,
        "directs": DIRECTOR in inside.seats,
        "all": _ALL,
        "record": _RECORD,
    }
    return await shown(request, inside, "files.html", lambda _: about)


@get("/e/{id:str}/files/{file_path:path}", costs="reviews")
async def file(request: Ask, desk: AtDesk, file_path: FromPath[str]) -> Response[bytes]:
    inside, name = await enter(request, desk), str(file_path).lstrip("/")
    if name == _RECORD:
        if DIRECTOR not in inside.seats:
            raise NotPossible("The record of an event is the director's.")
        record = inside.live.record
        data: bytes | None = await asyncio.to_thread(write_lines, record.header, record.entries)
    else:
        found, _ = await _files(request, inside)
        there = found.get(name, found.get(f"{FILES}/{name}"))
        data = await asyncio.to_thread(packed, found) if name == _ALL else there
    if data is None:
        raise NotHere("This event has no such file.")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"content-disposition": f'attachment; filename="{_called(inside, name)}"'}
    return Response(data, media_type=kind, headers=headers)


async def _files(request: Ask, inside: Inside) -> tuple[dict[str, bytes], tuple[str, ...]]:
    memo, key = inside.live.memo, ("files", inside.record.seq)
    found: tuple[dict[str, bytes], tuple[str, ...]] | None = memo.get(key)
    if found is None:
        found = memo[key] = await apart(request, with_games, inside.state, await games(request, inside))
    return found


def packed(files: Mapping[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return packed.getvalue()


def _called(inside: Inside, name: str) -> str:
    event = re.sub(r"[^a-z0-9]+", "-", inside.state.options.name.lower()).strip("-")[:40] or "event"
    return f"{event}-{name.rpartition('/')[2]}"


ROUTES: list[Any] = [files, file]
