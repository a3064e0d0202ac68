"""After the game: for each turn the best play, and what was missed."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.games.contig60.bots.lookahead import ranked
from gamehall.games.contig60.engine import Ranked
from gamehall.games.contig60.faults import open_faults
from gamehall.games.contig60.referee import faults_of, playable
from gamehall.games.contig60.rules import GAME
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events
from gamehall.games.pentathlon.review import completes_a_turn, wrong_challenges
from gamehall.kernel import parts
from gamehall.kernel.event import Ended
from gamehall.kernel.names import some
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, noted
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table

NEAR = 0.02
"""A play that gives up less than this chance of winning counts as good as the best."""


class Play(Struct, frozen=True):
    """A space, a sentence for it, its points, and the chance to win after it."""

    space: int
    sentence: str
    points: int
    win: float


class Turn(Struct, frozen=True):
    seq: int
    seat: Seat
    dice: tuple[int, ...]
    played: Play | None
    best: Play | None
    notes: tuple[Note, ...]


class Summary(Struct, frozen=True):
    seat: Seat
    turns: int
    best_plays: int
    missed_plays: int
    better_sums: int
    missed_captures: int
    unchallenged_errors: int
    given_away: float
    """Chances of winning given up, added over the game."""


class Review(Struct, frozen=True):
    turns: tuple[Turn, ...]
    summary: tuple[Summary, ...]


def review(header: Header, entries: Sequence[Entry]) -> Review:
    """Look at a finished game with the engine and the referee at one's side."""
    table, turns = open_table(GAME, header), []
    rolled: State | None = None
    for entry in entries:
        before, table = table.state, add(table, entry)
        if any(isinstance(e, events.Rolled) for e in entry.ruling.events):
            turns += _overlooked(entry.seq, before)
            rolled = table.state
        elif completes_a_turn(entry) and rolled and before.sheet and before.sheet.dice:
            done = table.state if isinstance(entry.action, common.DeclareWin) else before
            turns.append(_turn(entry.seq, rolled, before.sheet, done))
            rolled = None
        elif isinstance(entry.action, common.Accept) and any(
            isinstance(e, Ended) for e in entry.ruling.events
        ):
            turns += _overlooked(entry.seq, before)
        if wrong := wrong_challenges(entry, before.card):
            turns.append(Turn(entry.seq, wrong[0], (), None, None, wrong[1]))
    return Review(tuple(turns), tuple(_summary(seat, turns) for seat in header.seats))


def _turn(seq: int, rolled: State, sheet: Sheet, done: State) -> Turn:
    found = ranked(rolled, sheet.by, sheet.dice) if rolled.chips[sheet.by] else []
    plays = [_play(rolled, sheet, choice) for choice in found]
    best = plays[0] if plays else None
    played = next((play for play in plays if play.space == sheet.space), None)
    return Turn(seq, sheet.by, sheet.dice, played, best, tuple(_notes(sheet, played, best, done)))


def _notes(sheet: Sheet, played: Play | None, best: Play | None, done: State) -> Iterable[Note]:
    if sheet.space is None and best:
        yield Note("missed-play", f"{best.space} could be covered: {best.sentence}.")
    if played and best and best.win - played.win > NEAR:
        more = round(100 * (best.win - played.win))
        yield Note("better-sum", f"{best.space} was better by {more} in 100: {best.sentence}.")
    five = bool(done.card.declared and done.card.declared.line)
    for fault in faults_of(done, sheet, five_declared=five)[:1]:
        yield Note("error", fault.says)


def _overlooked(seq: int, state: State) -> list[Turn]:
    """What the player about to go on could have objected to or captured, and did not."""
    notes, seat = [], state.card.holder
    if seat is None:
        return []
    if state.last:
        says = (f"Nobody challenged: {fault.says}" for fault in faults_of(state, state.last)[:1])
        notes += [Note("unchallenged-error", text) for text in says]
        passed = state.last.space is None and state.captured is None and state.chips[seat] > 0
        if passed and (plays := playable(state, state.last.dice)):
            space, sentence = next(iter(plays.items()))
            notes.append(Note("missed-capture", f"The pass could be captured on {space}: {sentence}."))
    notes += [Note("error", found.fault.says) for found in open_faults(state, "capture")[:1]]
    return [Turn(seq, seat, state.last.dice if state.last else (), None, None, tuple(notes))] if notes else []


def _play(state: State, sheet: Sheet, choice: Ranked) -> Play:
    space = state.board.numbers[choice.space]
    return Play(space, playable(state, sheet.dice)[space], choice.points, round(choice.win, 3))


def _summary(seat: Seat, turns: Iterable[Turn]) -> Summary:
    own = [turn for turn in turns if turn.seat == seat]
    kinds = [note.kind for turn in own for note in turn.notes]
    judged = [(t.played, t.best) for t in own if t.played and t.best]
    losses = [best.win - played.win for played, best in judged]
    return Summary(
        seat,
        turns=sum(turn.best is not None or bool(turn.dice and not turn.notes) for turn in own),
        best_plays=sum(loss <= NEAR for loss in losses),
        missed_plays=kinds.count("missed-play"),
        better_sums=kinds.count("better-sum"),
        missed_captures=kinds.count("missed-capture"),
        unchallenged_errors=kinds.count("unchallenged-error"),
        given_away=round(sum(losses), 3),
    )


def tell(found: Review) -> list[str]:
    """The review in plain sentences: what each player missed, turn by turn, and the sum of it."""
    lines = noted(found.turns, lambda turn: f" with {', '.join(map(str, turn.dice))}" if turn.dice else "")
    for one in found.summary:
        lines.append(
            f"{{{one.seat}}}: {some(one.best_plays, 'best play')} of {some(one.turns, 'turn')}, "
            f"{some(one.better_sums, 'better sum')} and {some(one.missed_plays, 'play')} missed, "
            f"{some(one.missed_captures, 'capture')} missed, "
            f"{some(one.unchallenged_errors, 'error')} not challenged."
        )
    return lines


REVIEW = parts.Review(review=review, tell=tell)
