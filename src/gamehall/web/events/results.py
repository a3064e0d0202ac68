"""Results from a pile of slips: the board, the scores and Enter; and which slips have not come in."""

from collections.abc import Mapping
from typing import Any

from litestar import post
from litestar.response import Redirect
from msgspec import Struct

from gamehall.kernel.numerals import read_number
from gamehall.live.people import NotPossible
from gamehall.tournaments.event.saying import told
from gamehall.tournaments.event.state import Round, State
from gamehall.web.desk import AtDesk
from gamehall.web.events import contested
from gamehall.web.events.inside import DIRECTS, WRITES_SLIPS, Inside, check, enter, room
from gamehall.web.events.rounds import lines_of
from gamehall.web.events.typed import SYNTAX
from gamehall.web.pages.render import Ask, form_of, go


class Twice(Struct, frozen=True):
    """A board of which two different slips came in."""

    round: int
    board: int
    stands: str
    second: str
    by: str
    line: str
    """How the second one is typed."""


def view(inside: Inside) -> Mapping[str, Any]:
    state, division = inside.state, inside.division
    published, round = _published(inside), in_question(inside)
    lines = lines_of(inside, division, round) if round else []
    sits = {one.number: one.who[0][0] for one in lines}
    return {
        "round": round,
        "rounds": len(published),
        "missing": [one for one in lines if not one.result and len(one.who) > 1],
        "done": [one for one in lines if one.result],
        "sits": sits,
        "syntax": SYNTAX,
        "enters": inside.may("Enter") is not None,
        "amends": inside.may("Amend") is not None,
        "typed_line": inside.typed.get("line", ""),
        "twice": [_twice(state, *one) for one in contested.of(inside.desk.store, inside.live, division)],
        "others": [r.number for r in published if not r.complete and r is not round],
        "pairs_next": inside.may("Pair") and round and round.complete and round.number < state.format.rounds,
    }


def _published(inside: Inside) -> list[Round]:
    return [round for round in inside.state.rounds.get(inside.division, ()) if round.published]


def in_question(inside: Inside) -> Round | None:
    """The round that is asked for, else the first whose slips are not all in, else the last."""
    published = _published(inside)
    asked = read_number(inside.typed.get("round", inside.query.get("round", "")), 3)
    found = next((round for round in published if round.number == asked), None)
    return found or next((r for r in published if not r.complete), published[-1] if published else None)


def _twice(state: State, second: contested.Second, board: Any) -> Twice:
    scores = " ".join(map(str, second.scores))
    typed = f"{second.board} {scores if second.how == 'played' else second.how}"
    return Twice(second.round, second.board, told(state, board.result), typed, second.by, typed)


@post("/e/{id:str}/settle", costs="acts")
async def settle(request: Ask, desk: AtDesk) -> Redirect:
    """The director: what stands is right, and the second slip is put away."""
    inside = await enter(request, desk)
    check(inside, DIRECTS)
    form = await form_of(request)
    round, board = read_number(form.get("round", ""), 3), read_number(form.get("board", ""), 5)
    if round is None or board is None:
        raise NotPossible("Name the round and the board.")
    await contested.settle(desk.store, inside.id, (form.get("division", ""), round, board))
    asked = f"round={round}" + (f"&division={form['division']}" if form.get("division") else "")
    return go(f"/e/{inside.id}/results?{asked}")


ROUTES: list[Any] = [*room("/e/{id:str}/results", "results.html", view, WRITES_SLIPS), settle]
