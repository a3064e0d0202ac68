"""The course of an event from check-in to prizes, with all that happens at one: somebody late, somebody who
leaves, a game nobody came to, a slip that was read wrongly, a penalty, and byes where the number is odd."""

from collections.abc import Iterator, Mapping
from random import Random

from msgspec import Struct

from gamehall.kernel.seat import JUDGE
from gamehall.tournaments.demo.desk import Desk, Refused
from gamehall.tournaments.demo.halls import Tables
from gamehall.tournaments.demo.people import Drawn
from gamehall.tournaments.demo.scores import drawn_scores
from gamehall.tournaments.demo.shows import Show
from gamehall.tournaments.event.acts import (
    Amend,
    Announce,
    CallTime,
    CheckIn,
    ComeBack,
    Enrol,
    Enter,
    Finish,
    Log,
    Pair,
    Penalise,
    Publish,
    Sign,
    Slip,
    StartRound,
    Withdraw,
)
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.rules.pairing import over
from gamehall.tournaments.event.seats import ASSISTANT, SCOREKEEPER
from gamehall.tournaments.event.state import Board
from gamehall.tournaments.formats.fitting import needs
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.results import Result

MINUTE = 60_000
_PAUSE = 10 * MINUTE
_GAME = 45 * MINUTE
"""How long a round takes where the hall's clock does not say it."""
_LATE_ROUND, _FORFEIT_ROUND, _CORRECTED_ROUND, _PENALTY_ROUND = 2, 2, 2, 3
_AWAY_AFTER, _LONG = 2, 6
"""After this round of a long event somebody leaves, to come back two rounds later or so."""
_MANY = 9
"""Any number of entrants that a bracket or an all-play-all needs rounds for."""
_SIGN_AT_DESK = 3
"""So many slips a round come in unsigned; those who played sign them at the desk."""


class Step(Struct, frozen=True):
    """How far the event is, for who waits."""

    done: int
    of: int
    says: str


def play(
    desk: Desk, show: Show, drawn: tuple[Drawn, ...], tables: Tables | None, seed: str
) -> Iterator[Step]:
    """The whole event, step by step; every step is a round."""
    format = desk.state.format
    rounds = format.rounds
    course = _Course(desk, show, {one.entrant.number: one.strength for one in drawn}, tables, seed)
    course.open(drawn)
    yield Step(0, rounds, "Checked in.")
    for number in range(1, rounds + 1):
        if not course.before(number, drawn[-1]):
            break
        course.round(number)
        course.after(number)
        yield Step(number, rounds, f"Round {number} of {rounds} is played.")
    desk.say(Finish(), after=_PAUSE)


class _Course:
    """One run of an event; the desk keeps all that stands in its record."""

    def __init__(
        self, desk: Desk, show: Show, strength: Mapping[int, int], tables: Tables | None, seed: str
    ) -> None:
        self.desk, self.show, self.strength, self.tables = desk, show, strength, tables
        self.chance = Random(f"{seed}/course")
        self.seed = seed
        self.away = 0
        """Who has left and will come back."""

    def open(self, drawn: tuple[Drawn, ...]) -> None:
        """The last on the list is not written down yet: they come when the event has begun."""
        desk = self.desk
        there = [one.entrant for one in drawn[:-1]]
        desk.say(Enrol(tuple(there)))
        numbers = [one.number for one in there]
        half = len(numbers) // 2
        for group in (numbers[:half], numbers[half:]):
            if group:
                desk.say(CheckIn(tuple(group)), ASSISTANT, after=20 * MINUTE)
        for words in self.show.announcements:
            desk.say(Announce(words), after=MINUTE)
        for noted in self.show.log:
            desk.say(Log(noted.says, paragraph=noted.cites), JUDGE)

    def before(self, number: int, late: Drawn) -> bool:
        """What happens between the rounds: somebody arrives, and the round is paired and hung out. False,
        where everybody has met whom they were to meet."""
        if number == _arrives(self.desk.state.format):
            self.desk.say(Enrol((late.entrant,)), ASSISTANT, after=MINUTE)
            self.desk.say(CheckIn((late.entrant.number,)), ASSISTANT)
        self._pair(number)
        state = self.desk.state
        return any(state.paired(division) >= number for division in state.divisions)

    def _pair(self, number: int) -> None:
        for division in self.desk.state.divisions:
            if self.desk.state.paired(division) >= number or not self._anybody(division, number):
                continue
            try:
                self.desk.say(Pair(division, number))
            except Refused:
                if not over(self.desk.state, division):
                    raise
                continue
            self.desk.say(Publish(division, number))

    def _anybody(self, division: str, number: int) -> bool:
        state = self.desk.state
        return any(state.plays(one.number, number) for one in state.of(division))

    def round(self, number: int) -> None:
        """The round is played; meanwhile the next one is paired, if the plan does not wait for it."""
        desk = self.desk
        format = desk.state.format
        desk.say(StartRound(number), after=2 * MINUTE)
        begun = desk.now
        if number < format.rounds and format.source(number + 1) < number:
            self._pair(number + 1)
        clocks = format.clocks
        desk.until(begun + (clocks.round + clocks.last) * 1000 if clocks.round else begun + _GAME)
        first = True
        for division in desk.state.divisions:
            known = desk.state.round(division, number)
            for board in known.boards if known else ():
                if board.result is None:
                    self._slip(division, number, board, first)
                    first = False
        if not clocks.round:
            desk.say(CallTime(), after=MINUTE)

    def _slip(self, division: str, number: int, board: Board, first: bool) -> None:
        """How a table's result comes to the desk: from the hall's own table, or on a slip."""
        who = board.meeting.who
        if first and number == min(_FORFEIT_ROUND, self.desk.state.format.rounds):
            slip = Slip((0,) * len(who), board.number, who, how="forfeit", at_fault=(who[-1],))
            self.desk.say(Enter(division, number, slip), SCOREKEEPER)
            return
        if self.tables and self.tables.takes(self.desk.state, number, board):
            self.tables.play(self.desk, division, number, board)
            return
        scores = drawn_scores(
            self.desk.state.format.scoring.worth, [self.strength[one] for one in who], self.chance
        )
        at_desk = board.number <= _SIGN_AT_DESK
        slip = Slip(scores, board.number, who, signed=() if at_desk else who)
        self.desk.say(Enter(division, number, slip), SCOREKEEPER, after=self.chance.randrange(2_000, 20_000))
        for one in who if at_desk else ():
            self.desk.say(Sign(division, number, one), SCOREKEEPER)

    def after(self, number: int) -> None:
        """A slip was read wrongly, somebody is penalised, and somebody leaves."""
        desk, rounds = self.desk, self.desk.state.format.rounds
        if number == min(_CORRECTED_ROUND, rounds) and (found := self._played(number)):
            division, board, result = found
            slip = Slip(_read_again(result), board.number, result.who, signed=result.who)
            desk.say(Amend(division, number, slip, "The slip was read wrongly."), after=MINUTE)
        if number == min(_PENALTY_ROUND, rounds):
            culprit = self._last(number)
            desk.say(Penalise(culprit, self.show.penalty, "A telephone rang twice during play."))
        if rounds >= _LONG and number == _AWAY_AFTER:
            self.away = self._last(number)
            desk.say(Withdraw(self.away, number + 1, "Is called home."), after=MINUTE)
        if rounds >= _LONG and number == _AWAY_AFTER + 1:
            desk.say(ComeBack(self.away, self._next()), after=MINUTE)
        if number < rounds and number == max(1, rounds - 2):
            leaver = self._last(number)
            desk.say(Withdraw(leaver, number + 1, "Must catch a train."), after=MINUTE)
        desk.until(desk.now + _PAUSE)

    def _next(self) -> int:
        """The first round that is paired for nobody yet."""
        state = self.desk.state
        return 1 + max(state.paired(division) for division in state.divisions)

    def _played(self, number: int) -> tuple[str, Board, Result] | None:
        """A table of the hall sets its result right by itself; this is of one that sent a slip."""
        for division in self.desk.state.divisions:
            known = self.desk.state.round(division, number)
            for board in reversed(known.boards if known else ()):
                if board.result and board.result.played and not board.table:
                    return division, board, board.result
        return None

    def _last(self, number: int) -> int:
        """Who stands last in the largest division and is still playing."""
        state = self.desk.state
        division = max(state.divisions, key=lambda one: len(state.of(one)))
        standing = [row.number for row in rows(state, division, number)]
        return next(one for one in reversed(standing) if state.plays(one, number + 1))


def _arrives(format: Format) -> int:
    """Before which round the late one comes: in time, where the rounds follow from how many there are."""
    return 1 if format.rounds == 1 or needs(format.blocks[-1], _MANY) else _LATE_ROUND


def _read_again(result: Result) -> tuple[int, ...]:
    """What the slip says on a second look: it was the first one's score, or who won."""
    first, *others = result.scores
    if max(result.scores) <= 1:
        return (1 - first, *(0 for _ in others))
    return (first + 10, *others)
