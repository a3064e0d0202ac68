"""CORRECT: what a fault rightly challenged brings in Fab-a-Diffy."""

from gamehall.games.fab_a_diffy import events
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.card import Dispute
from gamehall.games.pentathlon.events import TurnLost
from gamehall.games.pentathlon.highlights import Where
from gamehall.kernel.event import Event


def earned(state: State, dispute: Dispute, claim: Claim) -> tuple[Event, ...]:
    """The three strips of a wrong trick; without one, an additional turn: the opponent's next is left out."""
    if strips := _trick(state, dispute):
        return (events.TrickAwarded(dispute.challenger, strips),)
    if dispute.against == "capture":
        return ()
    return (TurnLost(state.other(dispute.challenger)),)


def _trick(state: State, dispute: Dispute) -> tuple[str, ...]:
    """The strips in question: taken, or in a capture touched and about to be."""
    turn: Turn | None = state.captured if dispute.against == "capture" else state.last
    if turn is None or turn.took:
        return turn.took if turn else ()
    about = (*turn.touched[-2:], turn.show)
    return about if dispute.against == "capture" and len(about) == 3 else ()


def unseen(state: State, dispute: Dispute, claim: Claim) -> Where:
    return "capture" if dispute.against == "capture" else "turn"


def scope(state: State, dispute: Dispute) -> str:
    """After a wrong capture the turn that was begun is taken back with it."""
    return "last" if dispute.against == "last" else "turn"


def remedy(state: State, dispute: Dispute, done: list[Event]) -> str:
    """The paragraph of the remedy given."""
    if dispute.against == "capture":
        cites = "correct-capture"
    else:
        cites = "correct" if any(isinstance(e, events.TrickAwarded) for e in done) else "correct-other"
    return cites
