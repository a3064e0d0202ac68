"""CORRECT: the board is restored, and the challenger begins a turn."""

from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.card import Dispute
from gamehall.games.queens_and_guards.state import State
from gamehall.kernel.event import Event


def earned(state: State, dispute: Dispute, claim: Claim) -> tuple[Event, ...]:
    """Nothing besides the board and the turn."""
    return ()


def scope(state: State, dispute: Dispute) -> str:
    return "last" if dispute.against == "last" else "turn"


def remedy(state: State, dispute: Dispute, done: list[Event]) -> str:
    cites = "correct"
    if dispute.against == "declared":
        cites = "win-on-fault"
    return cites
