"""CORRECT: what a fault rightly challenged brings in Contig 60."""

from gamehall.games.contig60 import events
from gamehall.games.contig60.faults import open_faults
from gamehall.games.contig60.state import State
from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.card import Dispute
from gamehall.games.pentathlon.events import Undone
from gamehall.games.pentathlon.highlights import Where
from gamehall.kernel.event import Event

REWARD = 2
"""Points the challenger subtracts for a fault rightly challenged."""

_REWARDED = ("recording", "announcing", "sentence", "placing", "scoring", "capture")
"""The first group of CORRECT, and any fault of a captured pass; what is OTHER only restores the game."""


def earned(state: State, dispute: Dispute, claim: Claim) -> tuple[Event, ...]:
    moved = claim.nature == "moved" and _where(state, dispute, claim) == "capture"
    pays = claim.nature in _REWARDED or moved
    return (events.Deducted(dispute.challenger, REWARD),) if pays else ()


def unseen(state: State, dispute: Dispute, claim: Claim) -> Where:
    """A win was declared on a captured pass before the dice were rolled: there is no regular turn."""
    rolled = state.sheet is not None and bool(state.sheet.dice)
    only_captured = dispute.against == "declared" and state.captured is not None and not rolled
    in_capture = dispute.against == "capture" or claim.nature == "capture" or only_captured
    return "capture" if in_capture else "turn"


def scope(state: State, dispute: Dispute) -> str:
    """What is taken back: a captured pass that was right stays when only the turn after it was wrong."""
    if dispute.against == "last":
        return "last"
    ruled = zip(dispute.claims, dispute.opinions, strict=True)
    wrong = {_where(state, dispute, claim) for claim, opinion in ruled if opinion.mark == "C"}
    return "turn" if "capture" in wrong else "regular"


def granted(state: State, done: list[Event]) -> tuple[Event, ...]:
    """The opponent's roll may be used where points were earned; after a moved chip it is not offered."""
    rolled = state.last if Undone("last") in done else state.sheet
    paid = any(isinstance(e, events.Deducted) for e in done)
    return (events.RollOffered(rolled.dice),) if paid and rolled and rolled.dice else ()


def remedy(state: State, dispute: Dispute, done: list[Event]) -> str:
    """The paragraph of the remedy given."""
    if any(_where(state, dispute, claim) == "capture" for claim in dispute.claims):
        cites = "correct-capture"
    elif dispute.against == "declared":
        cites = "win-on-fault"
    else:
        cites = "correct" if any(isinstance(e, events.Deducted) for e in done) else "correct-other"
    return cites


def _where(state: State, dispute: Dispute, claim: Claim) -> Where:
    faults = open_faults(state, dispute.against)
    named = (found.where for found in faults if claim.nature in found.names)
    return next(named, unseen(state, dispute, claim))
