"""After the game: for each turn the trick that was there, and what was missed."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.games.fab_a_diffy import acts, events
from gamehall.games.fab_a_diffy.answers import sentence
from gamehall.games.fab_a_diffy.faults import open_faults
from gamehall.games.fab_a_diffy.referee import faults_of, missed, open_tricks
from gamehall.games.fab_a_diffy.rules import GAME
from gamehall.games.fab_a_diffy.state import State
from gamehall.games.pentathlon.review import completes_a_turn, wrong_challenges
from gamehall.kernel import parts
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, noted
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table


class Turn(Struct, frozen=True):
    seq: int
    seat: Seat
    show: str
    """The strip that was in the Show Box."""
    took: bool
    best: str
    """The sentence of a trick that was there."""
    notes: tuple[Note, ...]


class Summary(Struct, frozen=True):
    seat: Seat
    turns: int
    tricks: int
    missed_tricks: int
    missed_captures: int
    errors: int
    unchallenged_errors: int


class Review(Struct, frozen=True):
    turns: tuple[Turn, ...]
    summary: tuple[Summary, ...]


def review(header: Header, entries: Sequence[Entry]) -> Review:
    table, turns = open_table(GAME, header), list[Turn]()
    best = ""
    for entry in entries:
        before, table = table.state, add(table, entry)
        if isinstance(entry.action, acts.Show):
            turns += _overlooked(entry.seq, before)
        elif (
            any(isinstance(event, events.StripsDealt) for event in entry.ruling.events) and table.state.sheet
        ):
            best = _first(table.state)
        elif completes_a_turn(entry) and before.sheet and before.sheet.show:
            turns.append(_turn(entry.seq, before, best))
        if wrong := wrong_challenges(entry, before.card):
            turns.append(Turn(entry.seq, wrong[0], "", False, "", wrong[1]))
    return Review(tuple(turns), tuple(_summary(seat, turns) for seat in header.seats))


def _first(state: State) -> str:
    """A trick that could be taken, as it would be announced."""
    found = open_tricks(state, state.sheet) if state.sheet else ()
    return sentence(found[0]) if found else ""


def _turn(seq: int, state: State, best: str) -> Turn:
    sheet = state.sheet
    assert sheet is not None
    notes = [Note("missed-trick", f"There was a trick: {best}.")] if best and not sheet.took else []
    notes += [Note("error", fault.says) for fault in faults_of(state, sheet)[:1]]
    return Turn(seq, sheet.by, sheet.show, bool(sheet.took), best, tuple(notes))


def _overlooked(seq: int, state: State) -> Iterable[Turn]:
    """What the player about to go on could have objected to or captured, and did not."""
    notes, seat = list[Note](), state.card.holder
    if seat is None:
        return ()
    if state.last:
        notes += [
            Note("unchallenged-error", f"Nobody challenged: {fault.says}")
            for fault in faults_of(state, state.last)[:1]
        ]
        if not state.captured and (tricks := missed(state)):
            notes.append(Note("missed-capture", f"A trick could be captured: {sentence(tricks[0])}."))
    notes += [Note("error", found.fault.says) for found in open_faults(state, "capture")[:1]]
    return (Turn(seq, seat, "", False, "", tuple(notes)),) if notes else ()


def _summary(seat: Seat, turns: Iterable[Turn]) -> Summary:
    own = [turn for turn in turns if turn.seat == seat]
    kinds = [note.kind for turn in own for note in turn.notes]
    return Summary(
        seat,
        turns=sum(bool(turn.show) for turn in own),
        tricks=sum(turn.took for turn in own),
        missed_tricks=kinds.count("missed-trick"),
        missed_captures=kinds.count("missed-capture"),
        errors=kinds.count("error"),
        unchallenged_errors=kinds.count("unchallenged-error"),
    )


def tell(found: Review) -> list[str]:
    """The review in plain sentences: what each player missed, turn by turn, and the sum of it."""
    lines = noted(found.turns, lambda turn: f" with {turn.show}" if turn.show else "")
    for one in found.summary:
        lines.append(
            f"{{{one.seat}}}: {one.tricks} tricks in {one.turns} turns, {one.missed_tricks} missed, "
            f"{one.missed_captures} captures missed, {one.errors} errors, "
            f"{one.unchallenged_errors} of the opponent's not challenged."
        )
    return lines


REVIEW = parts.Review(review=review, tell=tell)
