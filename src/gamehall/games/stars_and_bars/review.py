"""After the game: for each turn the best card, and what was missed."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.events import CardPassed
from gamehall.games.pentathlon.review import wrong_challenges
from gamehall.games.stars_and_bars.answers import stack_acts
from gamehall.games.stars_and_bars.bots.lookahead import ranked
from gamehall.games.stars_and_bars.cards import name_of
from gamehall.games.stars_and_bars.events import Placed
from gamehall.games.stars_and_bars.faults import open_faults
from gamehall.games.stars_and_bars.referee import faults_of, lay, stacks_due, worth
from gamehall.games.stars_and_bars.rules import GAME
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel import parts
from gamehall.kernel.event import Ended
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.review import Note, Shown, Turn, noted
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table

NEAR = 2.0
"""A card that gives up no more points than this over the next turns counts as good as the best."""


class Figures(Struct, frozen=True):
    """What one player did in the whole game."""

    seat: Seat
    cards: int
    best_cards: int
    stack_points: int
    better_cards: int
    missed_stacks: int
    left_stacks: int
    unchallenged_errors: int


class Review(Struct, frozen=True):
    turns: tuple[Turn, ...]
    summary: tuple[str, ...]
    """One sentence for each player."""
    figures: tuple[Figures, ...]


def review(header: Header, entries: Sequence[Entry]) -> Review:
    """Look at a finished game with the engine and the referee at one's side."""
    turns = tuple(_turns(header, entries))
    scored = _stack_points(header, entries)
    figures = tuple(_figures(seat, turns, scored[seat]) for seat in header.seats)
    return Review(turns, tuple(_summed(one) for one in figures), figures)


def _turns(header: Header, entries: Sequence[Entry]) -> Iterator[Turn]:
    table, round = open_table(GAME, header), 0
    for entry in entries:
        before: State = table.state
        table = add(table, entry)
        after: State = table.state
        happened = entry.ruling.events
        if placed := next((e for e in happened if isinstance(e, Placed)), None):
            round += before.card.holder == before.card.beginner
            yield _placed(entry.seq, before, placed, round)
            yield from _overlooked(entry.seq, before, round)
        elif isinstance(entry.action, common.Accept) and any(isinstance(e, Ended) for e in happened):
            yield from _overlooked(entry.seq, before, round)
        if any(isinstance(e, CardPassed) for e in happened) and not before.card.dispute:
            yield from _passed(entry.seq, before, after, round)
        if wrong := wrong_challenges(entry, before.card):
            yield Turn(entry.seq, wrong[0], notes=wrong[1], round=round)


def _placed(seq: int, before: State, placed: Placed, round: int) -> Turn:
    """The card that was placed beside the one that the engine would have."""
    assert before.sheet is not None
    seat, laid = before.sheet.by, lay(before, placed.card, placed.space)
    played = Shown(f"{name_of(placed.card)} on {placed.space}", worth(before, laid))
    found = ranked(before, seat, seq)
    own = next((one for one in found if (one.card, one.space) == (placed.card, placed.space)), None)
    if not found or own is None:
        return Turn(seq, seat, played, None, tuple(_missed_stacks(before)), round)
    first = found[0] if found[0].lead - own.lead > NEAR else own
    better = lay(before, first.card, first.space)
    best = Shown(f"{name_of(first.card)} on {first.space}", worth(before, better))
    notes = list(_missed_stacks(before))
    if first is not own:
        more = f"{first.lead - own.lead:.0f} points"
        notes.append(Note("better-card", f"The {best.says} was better by {more} over the next turns."))
    return Turn(seq, seat, played, best, tuple(notes), round)


def _missed_stacks(before: State) -> Iterator[Note]:
    """Stacks that would have scored, had they been handled before the card was touched."""
    if waiting := len(list(stack_acts(before))):
        stacks = "A full stack was" if waiting == 1 else f"{waiting} full stacks were"
        yield Note("missed-stack", f"{stacks} not scored before the card was placed.")


def _overlooked(seq: int, state: State, round: int) -> Iterator[Turn]:
    """What the player about to go on could have objected to, and did not."""
    if state.card.holder and (found := open_faults(state, "last")):
        note = Note("unchallenged-error", f"Nobody challenged: {found[0].fault.says}")
        yield Turn(seq, state.card.holder, notes=(note,), round=round)


def _passed(seq: int, before: State, after: State, round: int) -> Iterator[Turn]:
    """The turn that is over: its errors, and the stacks that it leaves to the opponent."""
    sheet = after.last
    if sheet is None:
        return
    notes = [Note("error", fault.says) for fault in faults_of(before, sheet)[:1]]
    if sheet.laid and (left := len(list(stack_acts(before)))):
        stacks = "A full stack was" if left == 1 else f"{left} full stacks were"
        notes.append(Note("left-stack", f"{stacks} left for the opponent to score."))
    if notes:
        yield Turn(seq, sheet.by, notes=tuple(notes), round=round)


def _stack_points(header: Header, entries: Sequence[Entry]) -> dict[Seat, int]:
    """What each player scored with stacks."""
    table, scored = open_table(GAME, header), dict.fromkeys(header.seats, 0)
    for entry in entries:
        sheet = table.state.sheet
        table = add(table, entry)
        if sheet and not sheet.touched and table.state.sheet and table.state.sheet.touched:
            scored[sheet.by] += min(stacks_due(sheet), sheet.stack_points or 0)
    return scored


def _figures(seat: Seat, turns: Iterable[Turn], scored: int) -> Figures:
    own = [turn for turn in turns if turn.seat == seat]
    kinds = [note.kind for turn in own for note in turn.notes]
    return Figures(
        seat,
        cards=sum(turn.played is not None for turn in own),
        best_cards=sum(turn.played is not None and turn.played == turn.best for turn in own),
        stack_points=scored,
        better_cards=kinds.count("better-card"),
        missed_stacks=kinds.count("missed-stack"),
        left_stacks=kinds.count("left-stack"),
        unchallenged_errors=kinds.count("unchallenged-error"),
    )


def _summed(one: Figures) -> str:
    return (
        f"{{{one.seat}}}: {one.best_cards} best cards of {one.cards}, {one.stack_points} points for stacks; "
        f"{one.better_cards} better cards, {one.missed_stacks} scoring stacks and "
        f"{one.unchallenged_errors} errors missed, {one.left_stacks} times a stack left to the opponent."
    )


def tell(found: Review) -> list[str]:
    """The review in plain sentences: what each player missed, turn by turn, and the sum of it."""
    return [*noted(found.turns, lambda turn: f" in round {turn.round}" * bool(turn.round)), *found.summary]


REVIEW = parts.Review(review=review, tell=tell)
