"""A director's desk of one test: an event, its time, and what is said there."""

from collections.abc import Iterable, Mapping
from typing import Any

from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.tournaments.event.acts import CheckIn, Enrol, Enter, Pair, Publish, Slip
from gamehall.tournaments.event.event import opened, say
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.event.state import Board, Options, Round, State
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.row import Row

NAMES = ("Ana", "Ben", "Cat", "Dov", "Eve", "Fay", "Gus", "Hal")


def plan(*blocks: Block, rounds: int = 3, **changes: Any) -> Format:
    """A Swiss event, where nothing else is said."""
    made = blocks or (Block((1, rounds), "swiss"),)
    return Format("small", "A small event", changes.pop("games", ("chess",)), "", made, **changes)


class Desk:
    def __init__(self, format: Format | None = None) -> None:
        self.event: Table = opened("cup", Options(format or plan(), "Spring cup", "a seed"), 1_000)

    @property
    def state(self) -> State:
        state: State = self.event.state
        return state

    def say(self, act: Action, seat: Seat = DIRECTOR, after: int = 1_000) -> Ruling:
        done = say(self.event, act, self.event.last_at + after, seat)
        self.event = done.table
        return done.ruling

    def done(self, act: Action, seat: Seat = DIRECTOR) -> Ruling:
        """It is said, and it stands."""
        ruling = self.say(act, seat)
        assert not ruling.refused, ruling.says
        return ruling

    def no(self, act: Action, seat: Seat = DIRECTOR) -> Ruling:
        """It is said, and refused: nothing happens."""
        before = self.event
        ruling = self.say(act, seat)
        assert ruling.refused, ruling.says
        assert self.event is before
        return ruling

    def hang_out(self, round: int, division: str = "") -> Round:
        self.done(Pair(division, round))
        self.done(Publish(division, round))
        return self.round(round, division)

    def round(self, number: int, division: str = "") -> Round:
        round = self.state.round(division, number)
        assert round is not None
        return round

    def at(self, number: int, round: int = 1) -> Board:
        """Where somebody sits in a round."""
        division = self.state.entrants[number].division
        board = self.round(round, division).at(number)
        assert board is not None
        return board

    def tables(self, round: int) -> list[tuple[int, ...]]:
        return [board.meeting.who for board in self.round(round).boards]

    def enter(self, round: int, scores: Mapping[int, int], **slip: Any) -> Ruling:
        """The slip of those who have these scores."""
        who = tuple(scores)
        division = self.state.entrants[who[0]].division
        return self.say(Enter(division, round, Slip(tuple(scores.values()), who=who, **slip)))

    def play(self, round: int, division: str = "") -> None:
        """Every slip that is missing comes in: at each table the lower number wins by 100."""
        for board in self.round(round, division).boards:
            if board.result is None:
                best = min(board.meeting.who)
                assert not self.enter(round, {n: 300 + 100 * (n == best) for n in board.meeting.who}).refused

    def standing(self, number: int, upto: int = 99) -> Row:
        division = self.state.entrants[number].division
        return next(row for row in rows(self.state, division, upto) if row.number == number)

    def points(self, number: int) -> float:
        return float(self.standing(number).points)

    def result(self, number: int, round: int = 1) -> Result:
        result = self.at(number, round).result
        assert result is not None
        return result


def written_down(count: int = 4, format: Format | None = None) -> Desk:
    desk = Desk(format)
    desk.done(Enrol(people(range(1, count + 1))))
    return desk


def people(numbers: Iterable[int], **more: Any) -> tuple[Entrant, ...]:
    """The lower the number, the higher the rating."""
    return tuple(Entrant(n, NAMES[n - 1] if n <= len(NAMES) else f"P{n}", 5000 - n, **more) for n in numbers)


def checked_in(count: int = 4, format: Format | None = None) -> Desk:
    desk = written_down(count, format)
    desk.done(CheckIn(tuple(range(1, count + 1))))
    return desk


def hung_out(count: int = 4, format: Format | None = None) -> Desk:
    """The first round hangs out."""
    desk = checked_in(count, format)
    desk.hang_out(1)
    return desk
