"""What if: the standings as they would be by results that are assumed; and who can still win a prize."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from litestar import Response, get
from msgspec import Struct

from gamehall.live.people import NotPossible
from gamehall.tournaments.event.acts import Slip
from gamehall.tournaments.event.rules.slips import read_slip
from gamehall.tournaments.event.state import Round, State
from gamehall.tournaments.outlook.ahead import ahead
from gamehall.tournaments.outlook.outlook import Outlook, outlook
from gamehall.tournaments.outlook.what_if import CannotAssume, Change, what_if
from gamehall.tournaments.results import Result
from gamehall.web.desk import AtDesk
from gamehall.web.events.apart import apart
from gamehall.web.events.figures import cells, headings, signed
from gamehall.web.events.inside import DIRECTS, Inside, check, enter, shown
from gamehall.web.events.results import in_question
from gamehall.web.events.typed import SYNTAX, read_line, slip_of
from gamehall.web.pages.render import Ask

_SIMULATIONS = 2_000
_MOST_LINES = 500


class Line(Struct, frozen=True):
    rank: int
    moves: str
    number: int
    name: str
    cells: tuple[str, ...]


@get("/e/{id:str}/what-if")
async def look(request: Ask, desk: AtDesk) -> Response[str]:
    inside = await enter(request, desk)
    check(inside, DIRECTS)
    found = await _outlook(request, inside) if "who" in inside.query and inside.state.format.prizes else None
    return await shown(request, inside, "what_if.html", lambda inside: {**_view(inside), "outlook": found})


def _view(inside: Inside) -> Mapping[str, Any]:
    state, division = inside.state, inside.division
    round = in_question(inside)
    asked, trouble = inside.query.get("lines", ""), ""
    changes: Sequence[Line] = ()
    if asked.strip() and round:
        try:
            changes = _changes(inside, division, round, asked)
        except (NotPossible, CannotAssume) as error:
            trouble = str(error)
    return {
        "round": round,
        "asked": asked,
        "no": trouble,
        "changes": changes,
        "headings": headings(state.format.scoring),
        "syntax": SYNTAX,
        "prizes": len(state.format.prizes),
    }


def _changes(inside: Inside, division: str, round: Round, text: str) -> Sequence[Line]:
    state, scoring = inside.state, inside.state.format.scoring
    assumed = tuple(_assumed(state, round, text))
    changes: tuple[Change, ...] = what_if(
        state.of(division),
        list(state.results(division)),
        scoring,
        assumed,
        round.number,
        state.options.seed,
        state.penalties,
    )
    return [
        Line(
            one.after.rank,
            "" if not one.up else f"{signed(one.up)} place{'s' * (abs(one.up) != 1)}",
            one.number,
            state.name(one.number),
            cells(one.after, scoring),
        )
        for one in changes
    ]


def _assumed(state: State, round: Round, text: str) -> Iterator[Result]:
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > _MOST_LINES:
        raise NotPossible(f"No more than {_MOST_LINES} results are assumed at once.")
    for line in lines:
        typed = read_line(line)
        slip: Slip = slip_of(typed, round.board(typed.board))
        read = read_slip(state, round, slip)
        if isinstance(read, str):
            raise NotPossible(read)
        yield read[1]


async def _outlook(request: Ask, inside: Inside) -> Outlook:
    """Reckoned beside the hall: with many entrants it takes seconds."""
    state, division, memo = inside.state, inside.division, inside.live.memo
    key = (("outlook", division), inside.record.seq)
    found: Outlook | None = memo.get(key)
    if found is None:
        results = tuple(state.results(division))
        pairings = {
            round.number: [board.meeting for board in round.boards]
            for round in state.rounds.get(division, ())
            if round.published
        }
        format = state.format
        coming = ahead(pairings, results, format.rounds, format.tables, tuple(state.left))
        found = memo[key] = await apart(
            request,
            outlook,
            state.of(division),
            results,
            format.scoring,
            coming,
            len(format.prizes),
            state.options.seed,
            state.penalties,
            _SIMULATIONS,
        )
    return found


ROUTES: list[Any] = [look]
