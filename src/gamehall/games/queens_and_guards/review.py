"""After the game: for each turn the better move, and what was not said, sent out or challenged."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.review import completes_a_turn, wrong_challenges
from gamehall.games.queens_and_guards.answers import may_say_trap, moves
from gamehall.games.queens_and_guards.board import NAMES
from gamehall.games.queens_and_guards.bots.lookahead import found
from gamehall.games.queens_and_guards.engine import Found
from gamehall.games.queens_and_guards.faults import open_faults
from gamehall.games.queens_and_guards.hints import why
from gamehall.games.queens_and_guards.moving import Move
from gamehall.games.queens_and_guards.referee import examine, offenders
from gamehall.games.queens_and_guards.rules import GAME
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.games.queens_and_guards.turns import last_moved
from gamehall.kernel import parts
from gamehall.kernel.event import Ended
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, noted
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table

NODES = 20_000
"""Positions looked at for each turn of the review."""
NEAR = 15
"""A move that gives up less counts as good as the best: a step and a half."""


class Play(Struct, frozen=True):
    """A move, and why it was best or what it gave up."""

    start: int
    end: int
    says: str


class Look(Struct, frozen=True):
    """One turn: what was moved, what was best, and what is to be said of it."""

    seq: int
    seat: Seat
    played: Play | None
    best: Play | None
    notes: tuple[Note, ...]


class Summary(Struct, frozen=True):
    seat: Seat
    turns: int
    best_moves: int
    better_moves: int
    missed_traps: int
    missed_sendings: int
    unchallenged_errors: int


class Review(Struct, frozen=True):
    turns: tuple[Look, ...]
    summary: tuple[Summary, ...]


def review(header: Header, entries: Sequence[Entry]) -> Review:
    """Look at a finished game with the engine and the referee at one's side."""
    table, looks = open_table(GAME, header), list[Look]()
    begun: State | None = None
    for entry in entries:
        before, table = table.state, add(table, entry)
        if before.card.phase == "window" and before.turn and not before.turn.steps:
            begun = before
        closes = table.state.card.phase == "play" and before.card.phase == "window"
        if closes or (isinstance(entry.action, common.Accept) and _ends(entry)):
            looks += _overlooked(entry.seq, before)
        if begun and before.turn and completes_a_turn(entry) and before.turn.by == begun.card.holder:
            looks.append(_look(entry.seq, begun, before, before.turn))
            begun = None
        if wrong := wrong_challenges(entry, before.card):
            looks.append(Look(entry.seq, wrong[0], None, None, wrong[1]))
    return Review(tuple(looks), tuple(_summary(seat, looks) for seat in header.seats))


def _ends(entry: Entry) -> bool:
    return any(isinstance(event, Ended) for event in entry.ruling.events)


def _look(seq: int, begun: State, done: State, turn: Turn) -> Look:
    """A turn beside the best one there was. One with more to it than a move is only looked at for faults."""
    step, notes = last_moved(turn), list[Note]()
    played = best = None
    if begun.turn and step and all(one.did in ("moved", "trap") for one in turn.steps):
        way, ways = (step.start, step.end), moves(begun, begun.turn)
        at_best = found(begun, begun.turn, NODES, 0.0) if way in ways else None
        if at_best:
            played, best, notes = _compared(begun, begun.turn, way, at_best)
    if any(step.did == "moved" for step in turn.steps) and offenders(begun) and not _sent(turn):
        notes.append(Note("missed-sending", "A piece that was moved wrongly could have been sent out."))
    if may_say_trap(done, turn):
        notes.append(Note("missed-trap", "A trap was made and not announced."))
    notes += [Note("error", fault.says) for _, fault in list(examine(done, turn, done.board))[:1]]
    return Look(seq, turn.by, played, best, tuple(notes))


def _sent(turn: Turn) -> bool:
    return any(step.did == "sent" for step in turn.steps)


def _compared(state: State, turn: Turn, way: Move, at_best: Found) -> tuple[Play, Play, list[Note]]:
    better = (at_best.start, at_best.end)
    best = Play(*better, why(state, turn, better))
    if way == better:
        return best, best, []
    own = found(state, turn, NODES, 0.0, only=way)
    played = Play(*way, why(state, turn, way))
    if own is None or at_best.worth - own.worth <= NEAR:
        return played, played, []
    return played, best, [Note("better-move", f"{_said(better)} was better: {best.says}")]


def _said(way: Move) -> str:
    return f"{NAMES[way[0]]} to {NAMES[way[1]]}"


def _overlooked(seq: int, state: State) -> list[Look]:
    """What the player about to go on could have objected to, and did not."""
    notes, seat, turn = list[Note](), state.card.holder, state.turn
    if seat is None or turn is None:
        return []
    if state.last:
        notes += [
            Note("unchallenged-error", f"Nobody challenged: {one.fault.says}")
            for one in open_faults(state, "last")[:1]
        ]
    return [Look(seq, seat, None, None, tuple(notes))] if notes else []


def _summary(seat: Seat, looks: Iterable[Look]) -> Summary:
    own = [look for look in looks if look.seat == seat]
    kinds = [note.kind for look in own for note in look.notes]
    judged = [look for look in own if look.best]
    return Summary(
        seat,
        turns=len(judged),
        best_moves=sum(look.played == look.best for look in judged),
        better_moves=kinds.count("better-move"),
        missed_traps=kinds.count("missed-trap"),
        missed_sendings=kinds.count("missed-sending"),
        unchallenged_errors=kinds.count("unchallenged-error"),
    )


def _where(look: Look) -> str:
    return f" with {_said((look.played.start, look.played.end))}" if look.played else ""


def tell(looked: Review) -> list[str]:
    """The review in plain sentences: what each player missed, turn by turn, and the sum of it."""
    lines = noted(looked.turns, _where)
    for one in looked.summary:
        lines.append(
            f"{{{one.seat}}}: {one.best_moves} best moves of {one.turns} turns, "
            f"{one.better_moves} better ones missed, {one.missed_traps} traps not announced, "
            f"{one.missed_sendings} pieces not sent out, {one.unchallenged_errors} errors not challenged."
        )
    return lines


REVIEW = parts.Review(review=review, tell=tell)
