"""What the holder of the card is asked at each moment of a turn."""

from gamehall.games.contig60.state import State
from gamehall.kernel.prompt import Dice, Prompt
from gamehall.kernel.seat import DEALER

_KINDS: dict[str, tuple[tuple[str, ...], str]] = {
    "window": (("Roll", "DeclareWin"), "roll the dice."),
    "capture": (
        ("Announce", "Place", "MoveChip", "RecordScore", "DeclareWin", "Roll"),
        "announce the sentence and place the chip, then roll.",
    ),
    "play": (
        ("RecordDice", "Announce", "Place", "MoveChip", "RecordScore", "DeclareWin", "PassCard"),
        "announce a sentence and place a chip, or pass the card.",
    ),
}


def turn(state: State) -> tuple[Prompt, ...]:
    card = state.card
    assert card.holder is not None
    if card.phase == "rolling":
        says = f"Roll three dice for {{{card.holder}}}."
        return (Prompt(f"dice:{card.turn}", DEALER, ("Fell",), says=says, chance=Dice(3)),)
    kinds, says = _KINDS[card.phase]
    if card.phase == "window":
        kinds += ("UseRoll",) * bool(state.offer)
        if can_capture(state):
            kinds, says = (*kinds, "Capture"), "Roll the dice, or capture the pass."
        if state.offer:
            says = "Roll the dice, or use your opponent's roll."
    return (Prompt(f"turn:{card.turn}:{card.phase}", card.holder, kinds, says=f"Your turn: {says}"),)


def can_capture(state: State) -> bool:
    """The opponent rolled and passed the card without a chip."""
    return state.last is not None and state.last.space is None and state.card.phase == "window"
