"""Bots play a match: ordinary occupants who see only their own view, with software in every other chair."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from gamehall.bots.bot import call_bot
from gamehall.kernel import catalog
from gamehall.kernel.action import Action, Forfeit
from gamehall.kernel.dealer import seal
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.parts import Bot, Bots
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.seat import CLOCK, DEALER, Seat, player
from gamehall.kernel.table import Table, open_table, submit
from gamehall.kernel.views import View, catch_up, view_of

_PATIENCE = 100
"""So many refusals or silences in a row, and the bot forfeits the game."""

_LONGEST = 20_000
"""No game of this hall has so many entries."""


class Match(Struct, frozen=True):
    """Which bots meet, at what kind of table. Everything that is played follows from this."""

    game: str
    bots: tuple[str, ...]
    seed: int
    manner: Manner
    options: dict[str, Any]
    book: str = ""
    """By which of the game's books; the first if not said."""


class Played(Struct, frozen=True):
    """One game. `winner` is the place of the winning bot in the match; None: a tie."""

    number: int
    winner: int | None
    cites: str
    entries: int
    acts: tuple[int, ...]
    refused: tuple[int, ...]
    remarks: tuple[dict[str, int], ...]
    """For each bot, what was worth remarking on in its play, and how often."""
    thought: tuple[float, ...]
    """Seconds each bot thought."""


class _Pending(NamedTuple):
    """What a bot will have said at this time, if nothing happens before."""

    at: int
    seat: Seat
    seq: int
    answer: Answer
    state: Any
    """What the bot saw when it began."""


def play_number(match: Match, number: int) -> Played:
    """Game `number` of the match: in every other game the bots change chairs."""
    return Sitting(match, number).play()


class Sitting:
    """One game of a match, while it is played."""

    def __init__(self, match: Match, number: int) -> None:
        game = catalog.game(match.game)
        self.game = game.by(match.book or game.shelves[0].id)
        self.number = number
        turn = number % len(match.bots)
        self.places = (*range(turn, len(match.bots)), *range(turn))
        """For each seat in order, which bot of the match sits there."""
        self.seats = tuple(player(n) for n in range(1, len(match.bots) + 1))
        self.bots: dict[Seat, Bot] = {}
        self.chance: dict[Seat, random.Random] = {}
        for seat, place in zip(self.seats, self.places, strict=True):
            self.bots[seat] = call_bot(self.game, match.bots[place])
            self.chance[seat] = random.Random(f"{match.seed}/{number}/{seat}")
        self.seed = f"arena {match.seed}/{number}"
        self.table = open_table(self.game, header_of(self.game, match, self.seats, self.places, self.seed))
        self.officials = Officials(
            self.seed, frozenset({DEALER, CLOCK, *(official.seat for official in self.game.officials)})
        )
        self.views: dict[Seat, View] = {seat: view_of(self.table, seat) for seat in self.seats}
        self.at = 0
        self.pending: dict[Seat, _Pending] = {}
        self.unheard: Counter[Seat] = Counter()
        self.acts: Counter[Seat] = Counter()
        self.refused: Counter[Seat] = Counter()
        self.in_vain: Counter[Seat] = Counter()
        self.thought: Counter[Seat] = Counter()
        self.remarks: dict[Seat, Counter[str]] = {seat: Counter() for seat in self.seats}
        bots = catalog.part(match.game, Bots)
        self.remark = bots.remark if bots else None

    def play_on(self, entries: int) -> None:
        """Until the game is over, or its record has so many entries."""
        while not self.table.finished and self.table.seq < entries:
            self.table, _ = settle(self.table, self.officials, self.at)
            if any(self._ask(seat) for seat in self._order()):
                continue
            if self.table.outcome:
                break
            if not self._time_passes():
                self._give_up()

    def play(self) -> Played:
        self.play_on(_LONGEST)
        outcome = self.table.outcome
        if outcome is None:
            raise RuntimeError(f"game {self.number} of {self.game.id} does not end")
        return Played(
            self.number,
            None if outcome.winner is None else self.places[self.seats.index(outcome.winner)],
            outcome.cites,
            self.table.seq,
            self._by_place(self.acts),
            self._by_place(self.refused),
            tuple(dict(c) for c in self._by_place(self.remarks)),
            self._by_place(self.thought),
        )

    def _order(self) -> Iterator[Seat]:
        """Whoever may only object is heard first: after the next move it would be too late."""
        asked = {prompt.seat for prompt in self.table.prompts if prompt.must}
        yield from (seat for seat in self.seats if seat not in asked)
        yield from (seat for seat in self.seats if seat in asked)

    def _ask(self, seat: Seat) -> bool:
        """Let a bot speak; true when the table changed. What takes time to say is waited for."""
        if not any(prompt.seat == seat for prompt in self.table.prompts) or self._waits(seat):
            return False
        view = self.views[seat] = catch_up(self.views[seat], self.table)
        start = time.perf_counter()
        answer = self.bots[seat](view.state, seat, view.prompts, self.chance[seat])
        self.thought[seat] += time.perf_counter() - start  # type: ignore[assignment]
        if answer is None:
            return False
        if answer.after:
            due = self.at + answer.after
            self.pending[seat] = _Pending(due, seat, self.table.seq, answer, view.state)
            return False
        self.at += 1
        return self._say(seat, answer, view.state)

    def _waits(self, seat: Seat) -> bool:
        """A bot that is about to say something is asked again when the table has changed."""
        pending = self.pending.get(seat)
        return self.in_vain[seat] >= _PATIENCE or (pending is not None and pending.seq == self.table.seq)

    def _time_passes(self) -> bool:
        """Nobody speaks now: a limit runs out, or before that somebody says what took some time."""
        due = self.table.next_due()
        said = min((one for one in self.pending.values() if one.seq == self.table.seq), default=None)
        if said and (due is None or said.at < due[0]):
            self.at = said.at
            del self.pending[said.seat]
            if not self._say(said.seat, said.answer, said.state):
                self.in_vain[said.seat] += 1
            return True
        if due:
            self.at = max(self.at, due[0])
        return due is not None

    def _say(self, seat: Seat, answer: Answer, seen: Any) -> bool:
        assert isinstance(answer.action, Action)
        done = submit(self.table, seat, answer.action, prompt=answer.prompt, at=self.at)
        if done.ruling.refused:
            self.refused[seat] += 1
            return False
        self.table = done.table
        self.acts[seat] += 1
        self.unheard.clear()
        self.in_vain.clear()
        if self.remark and (said := self.remark(seen, seat, answer.action)):
            self.remarks[seat][said] += 1
        return True

    def _give_up(self) -> None:
        """Nobody was heard. After a while whoever should have spoken loses the game."""
        silent = next((p for p in self.table.prompts if p.must and p.seat in self.bots), None)
        if silent is None:
            raise RuntimeError(f"game {self.number} of {self.game.id} waits for nobody: {self._waiting()}")
        self.unheard[silent.seat] += 1
        if self.unheard[silent.seat] >= _PATIENCE:
            self.table = self._forfeit(silent)

    def _forfeit(self, silent: Prompt) -> Table:
        action = Forfeit(silent.seat, f"the bot has no answer to {silent.id}")
        return submit(self.table, self.game.may_forfeit()[-1].seat, action, at=self.at).table

    def _waiting(self) -> list[str]:
        return [f"{prompt.seat}: {prompt.id}" for prompt in self.table.prompts]

    def _by_place(self, by_seat: Any) -> tuple[Any, ...]:
        return tuple(by_seat[self.seats[self.places.index(n)]] for n in range(len(self.seats)))


def header_of(
    game: Game, match: Match, seats: tuple[Seat, ...], places: tuple[int, ...], seed: str
) -> Header:
    shelf = game.shelves[0]  # of a game as one book has it played
    players = tuple(Player(s, match.bots[place], "bot") for s, place in zip(seats, places, strict=True))
    return Header(
        table=seed,
        game=game.id,
        book=shelf.id,
        edition=shelf.edition,
        manner=match.manner,
        options=match.options,
        players=players,
        opened_at=0,
        sealed_seed=seal(seed),
    )
