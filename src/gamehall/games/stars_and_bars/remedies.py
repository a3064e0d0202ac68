"""CORRECT: what a fault rightly challenged takes back in Stars & Bars; it earns the challenger nothing."""

from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.card import Dispute
from gamehall.games.pentathlon.events import Undone
from gamehall.games.stars_and_bars.faults import STACKS, open_faults
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel.event import Event

PLACEMENT, POINTS, BOTH = "placement", "stack points", "placement and stack points"
"""What `Undone` says: the card with its points, the points for stacks, or both."""


def earned(state: State, dispute: Dispute, claim: Claim) -> tuple[Event, ...]:
    return ()


def scope(state: State, dispute: Dispute) -> str:
    """What is taken back: of a turn with two faults both, of one in the points for stacks only those."""
    ruled = zip(dispute.claims, dispute.opinions, strict=True)
    wrong = {_fault(state, dispute, claim) == STACKS for claim, opinion in ruled if opinion.mark == "C"}
    if wrong == {True}:
        return POINTS
    return BOTH if True in wrong else PLACEMENT


def remedy(state: State, dispute: Dispute, done: list[Event]) -> str:
    """The paragraph of the remedy given."""
    return "correct-stacks" if Undone(POINTS) in done else "correct-placement"


def _fault(state: State, dispute: Dispute, claim: Claim) -> str:
    """Which fault a claim names; where only the official sees one, it is what the claim says."""
    found = (one.names for one in open_faults(state, dispute.against))
    return next((names[0] for names in found if claim.nature in names), claim.nature)
