"""A round: paired at one press, looked at with its reasons, hung out, changed by hand, begun."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from litestar import post
from litestar.response import Redirect
from msgspec import Struct

from gamehall.kernel.names import some
from gamehall.kernel.numerals import read_number
from gamehall.live.people import NotPossible
from gamehall.tournaments.event.saying import game_of, told
from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.formats.telling import block_told
from gamehall.web.desk import AtDesk
from gamehall.web.events.inside import DIRECTS, Inside, check, enter, room
from gamehall.web.pages.render import Ask, form_of, go


class Line(Struct, frozen=True):
    """One table of a round."""

    number: int
    who: tuple[tuple[int, str, str], ...]
    """Number, name, and school or team; who begins stands first."""
    why: str
    game: str
    result: str
    table: str


def view(inside: Inside) -> Mapping[str, Any]:
    state, division = inside.state, inside.division
    directs = inside.may("Pair") is not None
    number = chosen(inside, directs=directs)
    round = state.round(division, number)
    if round and not (round.published or directs):
        round = None
    format, last = state.format, state.format.rounds
    return {
        "number": number,
        "rounds": last,
        "round": round,
        "lines": lines_of(inside, division, round) if round else [],
        "directs": directs,
        "pairs": directs and number == state.next(division) and number <= last,
        "says": block_told(format, format.block(number)) if 0 < number <= last else "",
        "wishes": [w for w in state.wishes if (w.division, w.round) == (division, number)],
        "missing": round and round.published and sum(board.result is None for board in round.boards),
        "starts": directs and not state.running and round and round.published and not round.complete,
        "tables": directs and round and round.published and any(_could_be_live(b) for b in round.boards),
        "reports": round.reports if round else (),
        "no": inside.query.get("no", "")[:400] if directs else "",
    }


def chosen(inside: Inside, *, directs: bool) -> int:
    """The round that is asked for; else the latest there is to see."""
    state, division = inside.state, inside.division
    asked = read_number(inside.typed.get("round", inside.query.get("round", "")), 3)
    if asked is not None and 0 < asked <= state.format.rounds:
        return asked
    seen = [r.number for r in state.rounds.get(division, ()) if r.published or directs]
    return max(seen, default=1)


def _could_be_live(board: Board) -> bool:
    return not (board.bye or board.result or board.table)


def lines_of(inside: Inside, division: str, round: Round) -> list[Line]:
    key = ("lines", division, round.number)
    return inside.once(key, lambda: [line(inside.state, board) for board in round.boards])


def line(state: State, board: Board) -> Line:
    who = tuple((n, state.name(n), _of(state, n)) for n in board.who)
    result = told(state, board.result) if board.result and not board.bye else ""
    return Line(board.number, who, board.meeting.why, game_of(board), result, board.table)


def _of(state: State, number: int) -> str:
    one = state.entrants[number]
    return one.team or one.school


@post("/e/{id:str}/tables", costs="acts")
async def open_tables(request: Ask, desk: AtDesk) -> Redirect:
    """Tables of the hall for boards of a round: all that have none, or those that are named."""
    inside = await enter(request, desk)
    check(inside, DIRECTS)
    form = await form_of(request)
    round = read_number(form.get("round", ""), 3)
    if round is None:
        raise NotPossible("Name the round.")
    division = form.get("division", "")
    boards = [int(part) for part in form.get("boards", "").replace(",", " ").split() if part.isdecimal()]
    opened, faults = await desk.hall.events.open_tables(
        inside.person, inside.live, division, round, boards or None, judged="judged" in form
    )
    says = f"{some(len(opened), 'table')} opened." + "".join(f" {fault}" for fault in faults[:4])
    return go(f"/e/{inside.id}/rounds?{_address(round, division, no=says)}")


def _address(round: int, division: str, **more: str) -> str:
    return urlencode({"round": round, **({"division": division} if division else {}), **more})


ROUTES: list[Any] = [*room("/e/{id:str}/rounds", "rounds.html", view), open_tables]
