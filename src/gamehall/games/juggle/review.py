"""After the game: for each turn what would have gone faster, and what was missed."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from gamehall.games.juggle.board import names_of
from gamehall.games.juggle.bots.planning import Move, Plan, plan, turns_left
from gamehall.games.juggle.faults import open_faults
from gamehall.games.juggle.referee import check_touching, faults_of, selectable
from gamehall.games.juggle.rules import GAME
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import events
from gamehall.games.pentathlon.review import completes_a_turn, wrong_challenges
from gamehall.kernel import parts
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, noted
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table

NEAR = 1.0
"""Turns lost by a play that still counts as good as the best: covers are looked for, not counted."""


class Play(Struct, frozen=True):
    """What was laid or could have been, in words and by spaces, and how many turns the rest then takes."""

    says: str
    cells: tuple[int, ...]
    turns: float | None
    """None: the board could not be covered any more with what lay in the bank."""


class Reviewed(Struct, frozen=True):
    seq: int
    seat: Seat
    dice: tuple[int, ...] = ()
    played: Play | None = None
    best: Play | None = None
    notes: tuple[Note, ...] = ()


class Summary(Struct, frozen=True):
    seat: Seat
    turns: int
    good_plays: int
    better_plays_missed: int
    dead_ends: int
    empty_turns: int
    unchallenged_errors: int


class Review(Struct, frozen=True):
    turns: tuple[Reviewed, ...]
    summary: tuple[Summary, ...]


def review(header: Header, entries: Sequence[Entry]) -> Review:
    """Look at a finished game with the engine and the referee at one's side."""
    table, turns = open_table(GAME, header), list[Reviewed]()
    rolled: State | None = None
    for entry in entries:
        before, table = table.state, add(table, entry)
        happened = entry.ruling.events
        if any(isinstance(e, events.Rolled) for e in happened):
            rolled = table.state
        if any(isinstance(e, events.RollCalled) for e in happened):
            turns += _overlooked(entry.seq, before)
        elif completes_a_turn(entry) and rolled and before.turn and before.turn.dice:
            turns.append(_turn(entry.seq, rolled, before, before.turn))
            rolled = None
        elif isinstance(entry.action, common.Accept) and before.card.declared:
            turns += _overlooked(entry.seq, before, entry.seat)
        if wrong := wrong_challenges(entry, before.card):
            turns.append(Reviewed(entry.seq, wrong[0], notes=wrong[1]))
    return Review(tuple(turns), tuple(_summary(seat, turns) for seat in header.seats))


def _turn(seq: int, rolled: State, done: State, turn: Turn) -> Reviewed:
    found = plan(rolled, rolled.turn) if rolled.turn else None
    best = _best(rolled, found) if found else None
    cells = tuple(space for pick in turn.picks for space in pick.cells)
    laid = [_on(done, pick.piece, pick.cells) for pick in turn.picks if pick.cells]
    says = f"{_stated(turn.sentence)}{', '.join(laid) or 'nothing'}"
    played = Play(says, cells, turns_left(done, turn.by))
    notes = tuple(_notes(rolled, done, turn, played, best))
    return Reviewed(seq, turn.by, turn.dice, played, best, notes)


def _best(state: State, found: Plan) -> Play:
    laid = ", ".join(_move(state, move) for move in found.moves)
    cells = tuple(space for move in found.moves for space in move.cells)
    return Play(f"{_stated(found.sentence)}{laid or 'nothing'}", cells, round(found.turns, 1))


def _stated(sentence: str) -> str:
    return f"{sentence}: " if sentence else ""


def _move(state: State, move: Move) -> str:
    whence = "" if move.space is None else ", from the opponent's board,"
    return _on(state, f"{move.piece}{whence}", move.cells)


def _on(state: State, piece: str, cells: tuple[int, ...]) -> str:
    return f"{piece} on {names_of(state.options.side, cells)}"


def _notes(rolled: State, done: State, turn: Turn, played: Play, best: Play | None) -> Iterator[Note]:
    if best and played.turns is None:
        yield Note("dead-end", f"After this the board could not be covered as it lay. Better: {best.says}.")
    elif best and played.turns is not None and played.turns - (best.turns or 0.0) > NEAR:
        more = round(played.turns - (best.turns or 0.0))
        yield Note("better-play", f"About {more} turn{'s' * (more != 1)} faster: {best.says}.")
    if not played.cells and rolled.turn and any(selectable(rolled, rolled.turn)):
        yield Note("empty-turn", "No piece was laid.")
    for fault in faults_of(done, turn)[:1]:
        yield Note("error", fault.says)
    if touch := check_touching(done, turn.by):
        yield Note("error", touch.says)


def _overlooked(seq: int, state: State, seat: Seat | None = None) -> list[Reviewed]:
    """What the player about to go on could have objected to, and did not."""
    by = seat or state.card.holder
    declared = state.card.declared
    against = "count" if declared and declared.either else "declared" if declared else "last"
    if by is None or (declared and declared.by == by):
        return []
    found = open_faults(state, against)
    if against == "count" and not check_touching(state, state.other(by)):
        return []
    notes = tuple(Note("unchallenged-error", f"Nobody challenged: {one.fault.says}") for one in found[:1])
    return [Reviewed(seq, by, notes=notes)] if notes else []


def _summary(seat: Seat, turns: Iterable[Reviewed]) -> Summary:
    own = [turn for turn in turns if turn.seat == seat]
    kinds = [note.kind for turn in own for note in turn.notes]
    played = [turn for turn in own if turn.played]
    poor = {"dead-end", "better-play", "empty-turn"}
    return Summary(
        seat,
        turns=len(played),
        good_plays=sum(not poor.intersection(note.kind for note in turn.notes) for turn in played),
        better_plays_missed=kinds.count("better-play"),
        dead_ends=kinds.count("dead-end"),
        empty_turns=kinds.count("empty-turn"),
        unchallenged_errors=kinds.count("unchallenged-error"),
    )


def tell(found: Review) -> list[str]:
    """The review in plain sentences: what each player missed, turn by turn, and the sum of it."""
    lines = noted(found.turns, lambda turn: f" with {' and '.join(map(str, turn.dice))}" if turn.dice else "")
    for one in found.summary:
        lines.append(
            f"{{{one.seat}}}: {one.good_plays} good plays in {one.turns} turns, "
            f"{one.better_plays_missed} better plays missed, {one.dead_ends} dead ends, "
            f"{one.empty_turns} turns without a piece, {one.unchallenged_errors} errors not challenged."
        )
    return lines


REVIEW = parts.Review(review=review, tell=tell)
