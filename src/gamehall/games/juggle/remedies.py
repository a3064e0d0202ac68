"""CORRECT: what a fault rightly challenged brings in Juggle."""

from gamehall.games.juggle.events import TakenOff
from gamehall.games.juggle.faults import counted
from gamehall.games.juggle.referee import selection_faults, touching
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon.acts import Claim
from gamehall.games.pentathlon.card import Dispute
from gamehall.kernel.event import Event

SELECTION = ("selection", "sentence")
PIECES = (*SELECTION, "placement")
"""What costs only the pieces it is about; any other fault restores the game."""


def scope(state: State, dispute: Dispute) -> str:
    """What is taken back: `pieces`, or the whole turn, the last one or that of a declared win."""
    if _only_pieces(dispute):
        return "pieces"
    return "last" if dispute.against == "last" else "turn"


def _only_pieces(dispute: Dispute) -> bool:
    ruled = zip(dispute.claims, dispute.opinions, strict=True)
    return dispute.against == "count" or all(c.nature in PIECES for c, o in ruled if o.mark == "C")


def earned(state: State, dispute: Dispute, claim: Claim) -> tuple[Event, ...]:
    """The pieces that leave the challenged player's board."""
    turn = state.last if dispute.against == "last" else state.turn
    if claim.nature == "placement":
        return _touching(state)
    if claim.nature in SELECTION and turn and _only_pieces(dispute):
        return _selected(state, turn)
    return ()


def _touching(state: State) -> tuple[Event, ...]:
    """Both of any two pieces that touch, for the bank."""
    (seat,) = counted(state)
    pairs = touching(state.options.side, state.laid(seat))
    off = dict.fromkeys(one for pair in pairs for one in pair)
    return tuple(TakenOff(seat, one.piece, one.cells[0]) for one in off)


def _selected(state: State, turn: Turn) -> tuple[Event, ...]:
    """The pieces wrongly selected, for where they came from; all, where only the official saw a fault."""
    wrong = [pick for pick, _ in selection_faults(state, turn)] or list(turn.picks)
    return tuple(
        TakenOff(turn.by, pick.piece, pick.cells[0], pick.taken) for pick in reversed(wrong) if pick.cells
    )


def remedy(state: State, dispute: Dispute, done: list[Event]) -> str:
    """The paragraph of the remedy given."""
    if dispute.against == "count":
        cites = "counting"
    elif dispute.against == "declared":
        cites = "win-on-fault"
    elif not _only_pieces(dispute):
        cites = "correct-other"
    else:
        cites = "correct-selection" if dispute.claims[0].nature in SELECTION else "correct-placement"
    return cites
