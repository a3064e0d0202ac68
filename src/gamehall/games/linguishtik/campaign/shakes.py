"""Shakes that bots play unattended: every step is looked at, and every solution is judged."""

import time
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.bots import BOTS
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.prompts import prompts
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.state import State
from gamehall.kernel.dealer import seal
from gamehall.kernel.officials import Officials
from gamehall.kernel.parts import Bot
from gamehall.kernel.record import Header, Player
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat, player
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import Table, open_table, replay

_LONGEST = 400
"""No shake has so many entries."""


class Meeting(Struct, frozen=True):
    """Which bots meet in which division; everything that is played follows from this."""

    division: str
    bots: tuple[str, ...]
    seed: int
    number: int
    shakes: int = 1


class Handed(Struct, frozen=True):
    """A solution that was handed in, and what the judge of sentences says of it."""

    bot: str
    verdict: str
    held: bool
    """Whether it stood at the table."""
    text: str
    word: str
    asked: tuple[str, ...]
    faults: tuple[str, ...] = ()


class Shaken(Struct, frozen=True):
    """What came of a meeting."""

    meeting: Meeting
    stalled: str = ""
    illegal: tuple[str, ...] = ()
    """Positions that must not be."""
    rows: tuple[str, ...] = ()
    """For each shake the row of the chart."""
    kinds: tuple[str, ...] = ()
    points: tuple[tuple[str, int], ...] = ()
    """For each shake and player: the kind of bot and what the shake paid it."""
    penalties: tuple[str, ...] = ()
    """The bots that lost a point."""
    called: tuple[tuple[str, str, str], ...] = ()
    """Who called what, and the row it came to."""
    handed: tuple[Handed, ...] = ()
    refused: int = 0
    unanswered: int = 0
    """How often time ran out because nobody spoke."""
    moves: int = 0
    seconds: float = 0.0
    """Of processor time."""


def play_meeting(meeting: Meeting) -> Shaken:
    return _Hall(meeting).play()


class _Hall:
    """One meeting while it is played."""

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        count = len(meeting.bots)
        turn = meeting.number % count
        self.kinds = (*meeting.bots[turn:], *meeting.bots[:turn])
        self.seats = tuple(player(n) for n in range(1, count + 1))
        self.bots: dict[Seat, Bot] = {s: BOTS.kinds[k]() for s, k in zip(self.seats, self.kinds, strict=True)}
        seed = f"shakes {meeting.seed}/{meeting.division}/{meeting.number}"
        self.chance = {seat: Random(f"{seed} {seat}") for seat in self.seats}
        self.sitting = Sitting(
            open_table(GAME, _header(meeting, self.seats, self.kinds, seed)),
            Officials(seed, frozenset({DEALER, CLOCK, JUDGE})),
        )
        self.illegal: list[str] = []
        self.seen: dict[tuple[int, Seat], Handed] = {}
        self.refused = self.unanswered = 0

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def play(self) -> Shaken:
        start = time.process_time()
        stalled = ""
        while not self.table.finished:
            self.sitting.settle()
            self._look()
            if self.table.finished:
                break
            if self.table.seq > _LONGEST * self.meeting.shakes:
                stalled = "the shake does not end"
                break
            if any(self._ask(seat) for seat in self._order()):
                continue
            due = self.table.next_due()
            if due is None:
                stalled = ", ".join(f"{p.seat}: {p.id}" for p in self.table.prompts)
                break
            self.unanswered += 1
            self.sitting.now = max(self.sitting.now, due[0])
        spent = time.process_time() - start
        self._replayed()
        return self._told(stalled, spent)

    def _order(self) -> Iterable[Seat]:
        """Whoever may only challenge is heard first; who that is changes from act to act."""
        turn = self.table.seq % len(self.seats)
        seats = (*self.seats[turn:], *self.seats[:turn])
        asked = {prompt.seat for prompt in self.table.prompts if prompt.must}
        return sorted(seats, key=lambda seat: seat in asked)

    def _ask(self, seat: Seat) -> bool:
        if not any(prompt.seat == seat for prompt in self.table.prompts):
            return False
        view = self.sitting.view(seat)
        answer = self.bots[seat](view.state, seat, view.prompts, self.chance[seat])
        if answer is None:
            return False
        self.sitting.now += 1
        action: Any = answer.action
        ruling = self.sitting.say(seat, action, prompt=answer.prompt)
        if ruling.refused:
            self.refused += 1
            self.illegal.append(f"{seat} was refused {action}: {ruling.says}")
        return not ruling.refused

    def _look(self) -> None:
        """Every cube lies somewhere, demands are carried by cubes, somebody is asked, points add up."""
        state = self.state
        if len(state.places) != len(state.options.set.colours):
            self._wrong("a cube is lost")
        if len(state.demands) != len(state.demand_cubes) or set(state.demand_cubes) != set(
            state.at("demands")
        ):
            self._wrong("demands and their cubes differ")
        if tuple(prompts(state)) != self.table.prompts:
            self._wrong("the prompts are not those of the position")
        if not state.ended and not any(p.must or p.limit for p in self.table.prompts):
            self._wrong("nobody is asked anything")
        paid = Counter[Seat]()
        for line in state.sheet:
            paid.update(line.points)
        for penalty in state.penalties:
            paid[penalty.seat] -= 1 if penalty.initialled else 0
        if any(state.scores[seat] != paid[seat] for seat in self.seats):
            self._wrong("the scores are not the sum of the sheet")
        self._judge_solutions(state)

    def _wrong(self, what: str) -> None:
        self.illegal.append(f"entry {self.table.seq}: {what}")

    def _judge_solutions(self, state: State) -> None:
        """Solutions are looked at once, as soon as they are on the table."""
        for check in state.checks if state.phase == "checking" else ():
            slip = check.solution
            if (state.shake, slip.by) in self.seen or state.block is None:
                continue
            seen = look_at(state, slip)
            self.seen[state.shake, slip.by] = Handed(
                self._bot(slip.by),
                seen.verdict.value,
                False,
                slip.text,
                slip.word,
                tuple(filter(None, (state.block.kind, state.designation, *state.demands, slip.demand))),
                tuple(f"{fault.of}: {fault.says}" for fault in seen.faults),
            )

    def _bot(self, seat: Seat) -> str:
        return self.kinds[self.seats.index(seat)]

    def _replayed(self) -> None:
        """The record alone gives the same table."""
        again: Table = replay(GAME, self.table.header, self.table.entries)
        if (again.state, again.prompts, again.seal) != (
            self.table.state,
            self.table.prompts,
            self.table.seal,
        ):
            self._wrong("the record does not give the same table")

    def _told(self, stalled: str, spent: float) -> Shaken:
        state = self.state
        begun = [ev for en in self.table.entries for ev in en.ruling.events if isinstance(ev, e.WritingBegun)]
        return Shaken(
            self.meeting,
            stalled,
            tuple(self.illegal),
            tuple(line.row for line in state.sheet),
            tuple(line.kind for line in state.sheet),
            tuple((self._bot(seat), line.points[seat]) for line in state.sheet for seat in self.seats),
            tuple(self._bot(penalty.seat) for penalty in state.penalties if penalty.initialled),
            tuple(
                (self._bot(seat), event.kind, line.row)
                for event, line in zip(begun, state.sheet, strict=False)
                for seat in event.challengers
            ),
            tuple(
                replace(self.seen[line.number, seat], held=result == "correct")
                for line in state.sheet
                for seat, result in line.results.items()
                if (line.number, seat) in self.seen
            ),
            self.refused,
            self.unanswered,
            sum(
                isinstance(ev, (e.LetterPlayed, e.DemandMade, e.Passed, e.Designated))
                for en in self.table.entries
                for ev in en.ruling.events
            ),
            spent,
        )


def _header(meeting: Meeting, seats: tuple[Seat, ...], kinds: tuple[str, ...], seed: str) -> Header:
    players = tuple(Player(seat, kind, "bot") for seat, kind in zip(seats, kinds, strict=True))
    return Header(
        table=seed,
        game=GAME.id,
        book=meeting.division,
        edition=GAME.shelf(meeting.division).edition,
        manner="tournament",
        options={"shakes": meeting.shakes, "round_minutes": 0},
        players=players,
        opened_at=0,
        sealed_seed=seal(seed),
    )
