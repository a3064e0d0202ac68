"""A list of entrants from elsewhere: looked at first, with every row that cannot be taken."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from msgspec.structs import replace

from gamehall.kernel.extras import NotInstalled
from gamehall.live.people import NotPossible
from gamehall.tournaments.event.rules.entering import misfit
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.columns import columns
from gamehall.tournaments.files.entrants import Preview
from gamehall.tournaments.files.problems import MOST_BYTES, Problem, listed
from gamehall.tournaments.files.spreadsheets import read_csv, read_entrants
from gamehall.tournaments.people import Entrant
from gamehall.web.desk import AtDesk
from gamehall.web.events.inside import WRITES_NAMES, Inside, check, enter, shown
from gamehall.web.pages.render import Ask

_USUAL = ("name", "rating", "school", "team")
"""What the columns of a pasted list are whose first line does not say it."""
_SEPARATORS = "\t;,"


@get("/e/{id:str}/people/bring")
async def bring(request: Ask, desk: AtDesk) -> Response[str]:
    inside = await enter(request, desk)
    check(inside, WRITES_NAMES)
    return await shown(request, inside, "bring.html", _nothing)


@post("/e/{id:str}/people/bring", costs="acts", status_code=200, request_max_body_size=MOST_BYTES + 100_000)
async def look(request: Ask, desk: AtDesk) -> Response[str]:
    """What the list would bring. Nothing is written down yet."""
    inside = await enter(request, desk)
    check(inside, WRITES_NAMES)
    try:
        sent = await request.form()
    except Exception as error:
        raise NotPossible("This form cannot be read.") from error
    file, pasted = sent.get("file"), sent.get("list", "")
    try:
        if isinstance(file, UploadFile) and file.filename:
            found = await asyncio.to_thread(read_entrants, await file.read())
        elif isinstance(pasted, str) and pasted.strip():
            found = await asyncio.to_thread(from_paste, pasted)
        else:
            raise NotPossible("Paste a list, or choose a file.")
    except NotInstalled as error:
        raise NotPossible(str(error)) from error
    except NotPossible as error:
        return await shown(request, inside, "bring.html", _nothing, str(error))
    found = await asyncio.to_thread(fitting, found, inside.state)
    return await shown(request, inside, "bring.html", lambda inside: _seen(found, inside.state))


def from_paste(text: str) -> Preview:
    """A list of mere names needs no headings."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(_SEPARATORS, key=first.count)
    cells = first.split(separator)
    known = columns(cells).found
    if "name" in known or "surname" in known:
        return read_csv(text.encode())
    preview = read_csv(f"{separator.join(_USUAL[: len(cells)])}\n{text}".encode())
    problems = tuple(replace(one, line=max(0, one.line - 1)) for one in preview.problems)
    return replace(preview, problems=problems)


def fitting(found: Preview, state: State) -> Preview:
    """What this event says to the list: where its plan has no place for somebody, or who is here already."""
    known = {
        (one.name.casefold(), one.division, one.school.casefold(), one.team.casefold())
        for one in state.entrants.values()
    }
    problems: list[Problem] = list(found.problems)
    taken: list[Entrant] = []
    for one in found.entrants:
        if not one.division and len(state.format.divisions) == 1:
            one = replace(one, division=state.format.divisions[0])
        taken.append(one)
        if fault := misfit(one, state.format):
            problems.append(Problem(0, fault))
        elif (one.name.casefold(), one.division, one.school.casefold(), one.team.casefold()) in known:
            problems.append(Problem(0, f"{one.name} is written down already."))
        elif one.number in state.entrants:
            problems.append(Problem(0, f"{one.name}: number {one.number} is {state.name(one.number)}'s."))
    return replace(found, entrants=tuple(taken), problems=listed(problems))


def _nothing(inside: Inside) -> Mapping[str, Any]:
    return {"found": None, "list": "", "begun": _begun(inside.state)}


def _seen(found: Preview, state: State) -> Mapping[str, Any]:
    listed = msgspec.json.encode(found.entrants).decode()
    return {"found": found, "list": listed, "begun": _begun(state)}


def _begun(state: State) -> bool:
    return any(round.published for rounds in state.rounds.values() for round in rounds)


ROUTES: list[Any] = [bring, look]
