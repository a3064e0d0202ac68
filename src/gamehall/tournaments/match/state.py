"""A match: several tables with one record. It is a game whose moves are the results of games.

So it is written, sealed, replayed and audited as every record of the hall is.
"""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.event import Ended, Event
from gamehall.kernel.facts import Facts, SeatFacts
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import HALL, Seat
from gamehall.tournaments.match.acts import Slip
from gamehall.tournaments.match.events import ResultCorrected, ResultEntered, ResultWithdrawn, TableOpened

DIRECTOR = Seat("director")


class Points(Struct, frozen=True):
    """What a result is worth. Misconduct is worth nothing."""

    win: int = 3
    tie: int = 2
    loss: int = 1

    def of(self, slip: Slip) -> int:
        if slip.conduct:
            return 0
        return {"win": self.win, "tie": self.tie, "loss": self.loss}[slip.result]


class Part(Struct, frozen=True):
    """One game of a match, by the book it is played by there."""

    game: str
    name: str
    book: str
    edition: str


class Options(Struct, frozen=True):
    games: tuple[Part, ...]
    """In the order in which they are played."""
    star: str
    """What that order was drawn from."""
    points: Points = Points()


class Sheet(Struct, frozen=True):
    """One game of the match: where it is played, and what its table handed in."""

    part: Part
    table: str = ""
    seq: int = 0
    seal: str = ""
    slips: dict[Seat, Slip] = {}
    corrected: str = ""
    """Why its result is not the one that was handed in first."""

    @property
    def standing(self) -> Literal["to come", "in play", "played"]:
        if self.slips:
            return "played"
        return "in play" if self.table else "to come"


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    sheets: tuple[Sheet, ...]
    ended: Outcome | None = None

    def at(self, table: str) -> Sheet | None:
        """The sheet of the game that is played at this table."""
        return next((sheet for sheet in self.sheets if table and sheet.table == table), None)

    @property
    def next(self) -> int | None:
        """The number of the game to open now; None while one is in play, and after the last."""
        if self.ended or any(sheet.standing == "in play" for sheet in self.sheets):
            return None
        return next((n for n, s in enumerate(self.sheets, start=1) if s.standing == "to come"), None)

    def total(self, seat: Seat) -> int:
        return sum(self.options.points.of(sheet.slips[seat]) for sheet in self.sheets if sheet.slips)


Award = Callable[[State, Seat], str]
"""What a player's points earn; empty: nothing."""


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    return State(options, seats, tuple(Sheet(part) for part in options.games))


def apply(state: State, event: Event) -> State:
    match event:
        case TableOpened(number, table):
            old = state.sheets[number - 1]
            return _with(state, old, replace(old, table=table))
        case ResultEntered(table, seq, seal, slips):
            if sheet := state.at(table):
                return _with(state, sheet, replace(sheet, seq=seq, seal=seal, slips=slips))
        case ResultCorrected(table, seq, seal, slips, reason):
            if sheet := state.at(table):
                return _with(state, sheet, replace(sheet, seq=seq, seal=seal, slips=slips, corrected=reason))
        case ResultWithdrawn(table, seq, reason, shut):
            if sheet := state.at(table):
                again = Sheet(sheet.part, "" if shut else table, 0 if shut else seq, corrected=reason)
                return _with(state, sheet, again)
        case Ended(outcome):
            return replace(state, ended=outcome)
    return state


def _with(state: State, old: Sheet, new: Sheet) -> State:
    return replace(state, sheets=tuple(new if sheet is old else sheet for sheet in state.sheets))


def prompts(state: State) -> tuple[Prompt, ...]:
    """Tables report at any time, also after the last game: a result may be corrected."""
    report = Prompt("report", HALL, ("Report", "Withdraw"), must=False)
    if (number := state.next) is None:
        return (report,)
    name = state.sheets[number - 1].part.name
    says = f"Game {number} of {len(state.sheets)} comes next: {name}."
    return (Prompt(f"open:{number}", HALL, ("OpenTable",), says=says), report)


def outcome(state: State, award: Award) -> Outcome | None:
    if state.ended or not all(sheet.slips for sheet in state.sheets):
        return state.ended
    totals = {seat: state.total(seat) for seat in state.seats}
    order = sorted(set(totals.values()), reverse=True)
    ranks = tuple(tuple(seat for seat in state.seats if totals[seat] == total) for total in order)
    says = ", ".join(f"{{{seat}}} {told(state, seat, award)}" for rank in ranks for seat in rank)
    return Outcome(ranks, "match-end", f"{says}.")


def told(state: State, seat: Seat, award: Award) -> str:
    """A player's points in words: `13 points (silver)`."""
    total, earned = state.total(seat), award(state, seat)
    return f"{total} point{'s' * (total != 1)}{f' ({earned})' if earned else ''}"


def facts(state: State, seat: Seat, asked: tuple[Prompt, ...], award: Award) -> Facts:
    seats = {
        one: SeatFacts(state.total(one), "points", notes=tuple(filter(None, [award(state, one)])))
        for one in state.seats
    }
    return Facts(seats, next((prompt.says for prompt in asked if prompt.must), ""))


def portray(state: State) -> str:
    """The match as lines of text."""
    return "\n".join(f"{n}. {_line(state, sheet)}" for n, sheet in enumerate(state.sheets, start=1))


def _line(state: State, sheet: Sheet) -> str:
    points = state.options.points
    said = (f"{{{s}}} {slip.result}, {points.of(slip)}" for s, slip in sheet.slips.items())
    return f"{sheet.part.name}: {'; '.join(said) or sheet.standing}"
