"""An entrant's own page, by a link on a card or in a code: checked in by one tap, then where one sits, with
whom, and the slip of one's own table, which both confirm."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from gamehall.kernel.numerals import read_number
from gamehall.kernel.seat import Seat
from gamehall.live.event import LiveEvent
from gamehall.live.gathering import new_key
from gamehall.live.people import NotPossible
from gamehall.tournaments.event.acts import CheckIn, Enter, Sign, Slip
from gamehall.tournaments.event.saying import game_of, told
from gamehall.tournaments.event.state import Board, State
from gamehall.tournaments.people import Entrant
from gamehall.web.desk import AtDesk, Desk, NotHere
from gamehall.web.events import contested
from gamehall.web.events.clock import minutes_left
from gamehall.web.events.entrant import sat
from gamehall.web.events.inside import Card, card
from gamehall.web.events.standings import lines_of
from gamehall.web.pages.render import Ask, form_of, page


class Mine(Struct, frozen=True):
    """The table where somebody sits in the latest round."""

    round: int
    board: int
    others: tuple[tuple[int, str], ...]
    begins: str
    """Who begins, where that matters."""
    game: str
    result: str
    signed: bool
    hands_in: bool
    chairs: tuple[tuple[str, str], ...] = ()
    """The links of their chairs, where it is a table of the hall; with the names of a team's people."""


@get("/check-in/{key:str}")
async def look(request: Ask, desk: AtDesk, key: FromPath[str]) -> Response[str]:
    live, _ = await _whose(desk, key)
    if request.headers.get("hx-request") and request.query_params.get("seen") == str(live.version):
        return Response("", status_code=204)
    return await _page(request, desk, key)


@post("/check-in/{key:str}", status_code=200, costs="acts")
async def say(request: Ask, desk: AtDesk, key: FromPath[str]) -> Response[str]:
    (live, number), form = await _whose(desk, key), await form_of(request)
    try:
        action = _action(live.state, number, form)
    except NotPossible as error:
        return await _page(request, desk, key, trouble=str(error), typed=form)
    reply = await desk.hall.events.act_as_entrant(key, action, form.get("command", "")[:40])
    await contested.note(desk.store, live, live.state.name(number), action, reply.ruling)
    return await _page(request, desk, key, card(reply.ruling), typed=form)


def _action(state: State, number: int, form: Mapping[str, str]) -> CheckIn | Enter | Sign:
    kind = form.get("kind", "CheckIn")
    if kind == "CheckIn":
        return CheckIn((number,))
    round, division = read_number(form.get("round", ""), 3), state.entrants[number].division
    known = state.round(division, round) if round else None
    board = known.at(number) if known and known.published else None
    if round is None or board is None:
        raise NotPossible("You sit at no table of this round.")
    if kind == "Sign":
        return Sign(division, round, number)
    if kind != "Enter":
        raise NotPossible("Choose what to do first.")
    scores = []
    for one in board.who:
        score = read_number(form.get(f"score.{one}", "").strip(), 4)
        if score is None:
            raise NotPossible(f"Write the score of {state.name(one)}: a number.")
        scores.append(score)
    slip = Slip(tuple(scores), board.number, board.who, signed=(number,))
    return Enter(division, round, slip)


async def _page(
    request: Ask,
    desk: Desk,
    key: str,
    card: Card | None = None,
    trouble: str = "",
    typed: Mapping[str, str] | None = None,
) -> Response[str]:
    live, number = await _whose(desk, key)
    record = live.record
    state: State = record.state
    chairs = await desk.hall.events.chairs_of(live, number)
    done = card is not None and card.cites.key == "event-check-in" and number in state.here
    refused = card is not None and card.verdict == "refused" and not done
    stands = await asyncio.to_thread(_place, live, number)
    return page(
        request,
        "events/check_in.html",
        409 if refused or trouble else 200,
        event=state.options,
        id=live.id,
        state=state,
        one=state.entrants[number],
        checked_in=number in state.here,
        left=state.left.get(number),
        mine=mine(state, number, chairs),
        before=list(sat(state, state.entrants[number]))[::-1],
        place=stands,
        announced=state.announced[-1:],
        minutes=minutes_left(live, desk.hall.now()),
        card=None if done else card,
        trouble=trouble,
        typed=typed if trouble or refused else {},
        key=key,
        command=new_key(),
        seen=record.seq,
    )


def mine(state: State, number: int, chairs: Sequence[tuple[int, str, Seat, str]]) -> Mine | None:
    """Where somebody sits in the latest round that hangs out."""
    known = [round for round in state.rounds.get(state.entrants[number].division, ()) if round.published]
    if not known or (board := known[-1].at(number)) is None:
        return None
    round, result = known[-1].number, board.result
    return Mine(
        round,
        board.number,
        tuple((one, state.name(one)) for one in board.who if one != number),
        _begins(state, board, number),
        game_of(board),
        told(state, result) if result and not board.bye else "",
        bool(result and number in result.signed),
        hands_in=not (result or board.bye or board.table or state.finished),
        chairs=_chairs(state.entrants[number], {at: key for of, _, at, key in chairs if of == round}),
    )


def _chairs(one: Entrant, keys: Mapping[Seat, str]) -> tuple[tuple[str, str], ...]:
    """Of a team each of its people has their own, in the order of their names."""
    links = [f"/sit/{keys[seat]}" for seat in sorted(keys, key=lambda seat: int(seat[1:]))]
    names = one.members if len(links) > 1 else ("",)
    return tuple(zip(names, links, strict=False))


def _begins(state: State, board: Board, number: int) -> str:
    if board.bye or not state.format.starts:
        return ""
    return "You begin." if board.who[0] == number else f"{state.name(board.who[0])} begins."


def _place(live: LiveEvent, number: int) -> Any:
    found = lines_of(live, live.state.entrants[number].division)
    return next((one for one in found if one.number == number), None)


async def _whose(desk: Desk, key: str) -> tuple[LiveEvent, int]:
    found = await desk.hall.events.entrant(key)
    if found is None:
        raise NotHere("This link is not good any more. Ask the director for a new one.")
    return found


ROUTES: list[Any] = [look, say]
