"""Bots play a match: ordinary occupants who see only their own view, with software in every other chair."""

import time
from collections import Counter
from random import Random
from typing import Any

from msgspec import Struct

from gamehall.bots.bot import call_bot
from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.dealer import seal
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials
from gamehall.kernel.parts import Bot, Bots
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, DEALER, Seat, player
from gamehall.kernel.sitting import LONGEST, Sitting
from gamehall.kernel.table import Table, open_table


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


def play_number(match: Match, number: int) -> Played:
    """Game `number` of the match: in every other game the bots change chairs."""
    return Bout(match, number).play()


class Bout:
    """One game of a match, while it is played: what each bot said, and how long it thought."""

    def __init__(self, match: Match, number: int) -> None:
        game = catalog.game(match.game)
        game = game.by(match.book or game.shelves[0].id)
        self.number = number
        turn = number % len(match.bots)
        self.places = (*range(turn, len(match.bots)), *range(turn))
        """For each seat in order, which bot of the match sits there."""
        self.seats = tuple(player(n) for n in range(1, len(match.bots) + 1))
        seed = f"arena {match.seed}/{number}"
        self.sitting = Sitting(
            open_table(game, header_of(game, match, self.seats, self.places, seed)),
            Officials(seed, frozenset({DEALER, CLOCK, *(official.seat for official in game.officials)})),
            bots={
                seat: self._timed(call_bot(game, match.bots[place]))
                for seat, place in zip(self.seats, self.places, strict=True)
            },
            luck=f"{match.seed}/{number}",
            hears=self._hear,
        )
        self.acts: Counter[Seat] = Counter()
        self.refused: Counter[Seat] = Counter()
        self.thought: dict[Seat, float] = dict.fromkeys(self.seats, 0.0)
        self.remarks: dict[Seat, Counter[str]] = {seat: Counter() for seat in self.seats}
        bots = catalog.part(match.game, Bots)
        self.remark = bots.remark if bots else None

    @property
    def table(self) -> Table:
        return self.sitting.table

    def play_on(self, entries: int) -> None:
        """Until the game is over, or its record has so many entries."""
        self.sitting.play(entries=entries)

    def play(self) -> Played:
        self.play_on(LONGEST)
        outcome = self.table.outcome
        if outcome is None:
            raise RuntimeError(f"game {self.number} of {self.table.game.id} does not end")
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

    def _timed(self, bot: Bot) -> Bot:
        def thinks(state: Any, seat: Seat, prompts: tuple[Prompt, ...], chance: Random) -> Answer | None:
            start = time.perf_counter()
            answer = bot(state, seat, prompts, chance)
            self.thought[seat] += time.perf_counter() - start
            return answer

        return thinks

    def _hear(self, seat: Seat, answer: Answer, seen: Any, ruling: Ruling) -> None:
        assert isinstance(answer.action, Action)
        if ruling.refused:
            self.refused[seat] += 1
            return
        self.acts[seat] += 1
        if self.remark and (said := self.remark(seen, seat, answer.action)):
            self.remarks[seat][said] += 1

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
