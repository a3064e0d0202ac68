"""An event as it stands: who is in it, the rounds of each division, and what was told to the hall."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from gamehall.kernel.seat import Seat
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.pairing.field import Meeting
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result


class Options(Struct, frozen=True):
    """What is fixed when the event is opened. The format can be planned anew, and stands in the state."""

    format: Format
    name: str
    seed: str
    """What every lot of the event follows from, so that anybody can draw them again."""
    date: str = ""
    place: str = ""


class Wish(Struct, frozen=True):
    """The director's word about a round that is to be paired: these together, or these not."""

    division: str
    round: int
    who: tuple[int, ...]
    together: bool


class Board(Struct, frozen=True):
    """One table of a round. Byes have no number."""

    number: int
    meeting: Meeting
    result: Result | None = None
    amended: str = ""
    table: str = ""
    """The table of the hall where it is played, if it is."""
    chairs: dict[Seat, int] = {}
    seq: int = 0
    """Up to which entry that table was heard."""
    seal: str = ""

    @property
    def who(self) -> tuple[int, ...]:
        return self.result.who if self.result else self.meeting.who

    @property
    def bye(self) -> bool:
        return len(self.meeting.who) == 1


class Round(Struct, frozen=True):
    number: int
    boards: tuple[Board, ...]
    source: int
    reports: tuple[str, ...] = ()
    out: tuple[int, ...] = ()
    """Who has neither a table nor a bye, since a bracket is over for them."""
    published: bool = False

    @property
    def complete(self) -> bool:
        return self.published and all(board.result for board in self.boards)

    def board(self, number: int) -> Board | None:
        """The table with this number. Where tables were changed by hand, a number may be missing."""
        found = self.boards[number - 1] if 0 < number <= len(self.boards) else None
        if found and found.number == number:
            return found
        return next((board for board in self.boards if number and board.number == number), None)

    def at(self, who: int) -> Board | None:
        """Where somebody sits."""
        return next((board for board in self.boards if who in board.meeting.who), None)


class Told(Struct, frozen=True):
    """A line of the director's log."""

    words: str
    number: int = 0
    paragraph: str = ""


class State(Struct, frozen=True):
    options: Options
    format: Format
    entrants: dict[int, Entrant] = {}
    here: frozenset[int] = frozenset()
    """Who has checked in."""
    begins: dict[int, int] = {}
    """The first round of those who came late."""
    left: dict[int, int] = {}
    """The first round that those who withdrew do not play."""
    away: dict[int, tuple[tuple[int, int], ...]] = {}
    """Of those who came back: the first round that they did not play, and the one they came back into."""
    wishes: tuple[Wish, ...] = ()
    stars: dict[int, tuple[str, ...]] = {}
    settled: dict[str, dict[int, dict[str, Any]]] = {}
    """By division and first round of a block: the schedule that its system has drawn, as its options."""
    rounds: dict[str, tuple[Round, ...]] = {}
    """By division, the first round first."""
    missed: tuple[Result, ...] = ()
    """Rounds that count as lost to who came late."""
    penalties: dict[int, int] = {}
    announced: tuple[str, ...] = ()
    log: tuple[Told, ...] = ()
    running: int = 0
    """The round the hall's clock is in; 0: it stands."""
    warned: bool = False
    started: dict[int, int] = {}
    """How often each round's clock was started: one that was stopped is started anew."""
    finished: bool = False

    @property
    def divisions(self) -> tuple[str, ...]:
        return self.format.divisions or ("",)

    def round(self, division: str, number: int) -> Round | None:
        rounds = self.rounds.get(division, ())
        return rounds[number - 1] if 0 < number <= len(rounds) else None

    def paired(self, division: str) -> int:
        """How many rounds are paired."""
        return len(self.rounds.get(division, ()))

    def next(self, division: str) -> int:
        """The round to pair next: the last one as long as it is not published."""
        rounds = self.rounds.get(division, ())
        return len(rounds) if rounds and not rounds[-1].published else len(rounds) + 1

    def of(self, division: str) -> tuple[Entrant, ...]:
        """Who plays in a division, those who left among them."""
        return tuple(one for one in self.entrants.values() if one.division == division)

    def plays(self, number: int, round: int) -> bool:
        """Whether somebody is to be paired in a round."""
        return number in self.here and self.begins.get(number, 1) <= round and not self.gone(number, round)

    def gone(self, number: int, round: int) -> bool:
        """Whether somebody has withdrawn from a round, also if they came back into a later one."""
        left = self.left.get(number)
        if left is not None and left <= round:
            return True
        return any(first <= round < back for first, back in self.away.get(number, ()))

    def game(self, who: tuple[int, ...], round: int) -> str:
        """Which game these play in a round by their stars; empty: one game is played, or no star says it."""
        if not self.stars or not 0 < round <= self.format.rounds:
            return ""
        block = self.format.block(round)
        at = round - int(block.options.get("first_round", block.rounds[0]))
        stars = [self.stars.get(one, ()) for one in who]
        games = {star[at] for star in stars if 0 <= at < len(star)}
        return games.pop() if len(games) == 1 else ""

    def differ(self, who: tuple[int, ...], round: int) -> bool:
        """Whether their stars have them play different games in a round."""
        return len({game for one in who if (game := self.game((one,), round))}) > 1

    def results(self, division: str) -> Iterator[Result]:
        yield from (r for r in self.missed if self.entrants[r.who[0]].division == division)
        for round in self.rounds.get(division, ()):
            if round.published:
                yield from (board.result for board in round.boards if board.result)

    def missing(self, division: str, upto: int) -> list[tuple[int, Board]]:
        """Boards whose slip has not come in, with their rounds."""
        return [
            (round.number, board)
            for round in self.rounds.get(division, ())[:upto]
            for board in round.boards
            if not (board.result and round.published)
        ]

    def seat_of(self, table: str) -> tuple[str, Round, Board] | None:
        """Where in the event a table of the hall stands."""
        for division, rounds in self.rounds.items():
            for round in reversed(rounds):
                for board in round.boards:
                    if board.table == table:
                        return division, round, board
        return None

    def name(self, number: int) -> str:
        one = self.entrants.get(number)
        return one.name if one else f"number {number}"
