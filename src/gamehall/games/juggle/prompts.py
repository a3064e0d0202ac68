"""What the holder of the card is asked at each moment of a turn."""

from gamehall.games.juggle.state import State
from gamehall.kernel.prompt import Dice, Prompt
from gamehall.kernel.seat import DEALER

_KINDS: dict[str, tuple[tuple[str, ...], str]] = {
    "window": (("Remove", "Roll", "DeclareWin"), "remove pieces if you like, then roll the dice."),
    "hand": (("Place", "Return"), "place the piece on your board, or give it back if it cannot be used."),
    "play": (
        ("Announce", "PickUp", "Lay", "MovePiece", "Remove", "DeclareWin", "PassCard"),
        "select a piece, or pass the card.",
    ),
}


def turn(state: State) -> tuple[Prompt, ...]:
    card = state.card
    assert card.holder is not None
    if card.phase == "rolling":
        return (Prompt(f"dice:{card.turn}", DEALER, ("Fell",), says="Roll two dice.", chance=Dice(2)),)
    moment = "window" if card.phase == "window" else "hand" if state.turn and state.turn.hand else "play"
    kinds, says = _KINDS[moment]
    picked = len(state.turn.picks) if state.turn else 0
    here = f"turn:{card.turn}:{moment}" if moment == "window" else f"turn:{card.turn}:{moment}:{picked}"
    return (Prompt(here, card.holder, kinds, says=f"Your turn: {says}"),)
