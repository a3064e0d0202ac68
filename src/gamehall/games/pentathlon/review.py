"""What a review sees in a record, whatever the game: where a turn ends, and challenges that were wrong."""

from gamehall.games.pentathlon import acts, events
from gamehall.games.pentathlon.card import Card
from gamehall.kernel.record import Entry
from gamehall.kernel.review import Note
from gamehall.kernel.seat import Seat


def completes_a_turn(entry: Entry) -> bool:
    return isinstance(entry.action, acts.PassCard | acts.DeclareWin) or any(
        isinstance(e, events.TurnForfeited) for e in entry.ruling.events
    )


def wrong_challenges(entry: Entry, before: Card) -> tuple[Seat, tuple[Note, ...]] | None:
    """Whom an official ruled against here, and why."""
    ruled = next((e for e in entry.ruling.events if isinstance(e, events.Ruled)), None)
    if before.dispute is None or ruled is None:
        return None
    notes = tuple(Note("wrong-challenge", o.says) for o in ruled.opinions if o.mark != "C")
    return (before.dispute.challenger, notes) if notes else None
