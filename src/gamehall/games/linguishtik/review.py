"""After the round: for each shake whether the challenge was right, what was missed, and a model sentence."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.referee import last_faults
from gamehall.games.linguishtik.review_shake import (
    Asking,
    Position,
    challenge_turn,
    missed_calls,
    solution_turns,
)
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.state import State
from gamehall.kernel import parts
from gamehall.kernel.codec import read_lines, write_lines
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, Turn, noted
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table

MOST_QUESTIONS = 150
"""So often a review asks what was possible: some ten shakes, at a tenth of a second to a second each."""
_KEPT = 8

_FAILED = frozenset({"model", "none-there", "faulty"})
_MOVES = (e.Designated, e.LetterPlayed, e.DemandMade, e.Passed)


class Summary(Struct, frozen=True):
    seat: Seat
    right_challenges: int
    wrong_challenges: int
    missed_nows: int
    missed_impossibles: int
    illegal_moves_uncalled: int
    faulty_solutions_accepted: int
    failed_solutions: int


class Review(Struct, frozen=True):
    turns: tuple[Turn, ...]
    summary: tuple[Summary, ...]
    whole: bool = True
    """Otherwise the round was so long that not every position was looked at."""


def review(header: Header, entries: Sequence[Entry]) -> Review:
    """Look at a finished round with the word lists, the writer and the judge at one's side."""
    return _reviewed(write_lines(header, entries))


@lru_cache(_KEPT)
def _reviewed(record: bytes) -> Review:
    header, entries = read_lines(record, lambda _: GAME)
    table, turns, asking = open_table(GAME, header), list[Turn](), Asking(MOST_QUESTIONS)
    positions: list[Position] = []
    doubtful: Turn | None = None
    called = 0
    for entry in entries:
        table = add(table, entry)
        state, happened = table.state, entry.ruling.events
        if any(isinstance(event, e.ShakeBegun) for event in happened):
            positions, doubtful = [], None
        moved = any(isinstance(event, _MOVES) for event in happened)
        begun = next((event for event in happened if isinstance(event, e.WritingBegun)), None)
        if doubtful and (moved or begun):
            turns.append(doubtful)
            doubtful = None
        if any(isinstance(event, e.MoveReturned) for event in happened):
            positions, doubtful = positions[:-1], None
        if moved:
            positions.append((entry.seq, state))
            doubtful = _illegal(entry.seq, state)
        if begun:
            turns += missed_calls(positions, begun.kind, asking)
            called = entry.seq
        if any(isinstance(event, e.ShakeScored) for event in happened):
            turns += challenge_turn(called, state, asking)
            turns += solution_turns(entry.seq, state, asking)
    summary = tuple(_summary(seat, turns) for seat in header.seats)
    return Review(tuple(sorted(turns, key=lambda turn: turn.seq)), summary, asking.whole)


def _illegal(seq: int, state: State) -> Turn | None:
    """The last move, if it was an illegal procedure and stays uncalled."""
    faults = last_faults(state)
    if not faults:
        return None
    says = f"This was an illegal procedure, and nobody called it: {faults[0].says}"
    return Turn(seq, state.moves[-1].by, notes=(Note("illegal-uncalled", says),))


def _summary(seat: Seat, turns: Iterable[Turn]) -> Summary:
    own = [{note.kind for note in turn.notes} for turn in turns if turn.seat == seat]
    kinds = [kind for found in own for kind in found]
    return Summary(
        seat,
        right_challenges=kinds.count("right-challenge"),
        wrong_challenges=kinds.count("wrong-challenge"),
        missed_nows=kinds.count("missed-now"),
        missed_impossibles=kinds.count("missed-impossible"),
        illegal_moves_uncalled=kinds.count("illegal-uncalled"),
        faulty_solutions_accepted=kinds.count("fault-overlooked"),
        failed_solutions=sum(not _FAILED.isdisjoint(found) for found in own),
    )


def tell(found: Review) -> list[str]:
    """The review in plain sentences."""
    lines = noted(found.turns, lambda turn: f", {turn.played.says}" if turn.played else "")
    for one in found.summary:
        lines.append(
            f"{{{one.seat}}}: {one.right_challenges} right and {one.wrong_challenges} wrong challenges, "
            f"{one.missed_nows} Nows and {one.missed_impossibles} Impossibles missed, "
            f"{one.illegal_moves_uncalled} illegal moves nobody called, "
            f"{one.faulty_solutions_accepted} faulty solutions accepted, {one.failed_solutions} failed."
        )
    if not found.whole:
        lines.append("The round was long: not every position was looked at.")
    return lines


REVIEW = parts.Review(review=review, tell=tell)
