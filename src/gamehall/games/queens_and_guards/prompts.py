"""Whom the table waits for: before the first turn, and at each moment of a turn."""

from gamehall.games.queens_and_guards.state import State
from gamehall.kernel.prompt import Dice, Prompt
from gamehall.kernel.seat import DEALER


def start(state: State) -> tuple[Prompt, ...]:
    """START: one player names the colour that begins, the other picks a hand, and it is opened."""
    one, two = state.seats
    asked: list[Prompt] = []
    if state.start.begins is None:
        asked.append(Prompt("colour", one, ("NameColour",), says="Name the colour that begins."))
    if state.start.hand is None:
        asked.append(Prompt("hand", two, ("PickHand",), says="Pick one of the Monitor's hands."))
    if asked:
        return tuple(asked)
    says = f"Open the {state.start.hand} hand: 1 for the white chip, 2 for the black one."
    return (Prompt("open", DEALER, ("Fell",), says=says, chance=Dice(1, sides=2)),)


_WINDOW = ("Move", "SendOut", "SayTrap", "DeclareWin", "OfferTie")
_PLAY = (*_WINDOW, "PassCard")


def turn(state: State) -> tuple[Prompt, ...]:
    card = state.card
    assert card.holder is not None
    other = state.other(card.holder)
    window = card.phase == "window"
    says = "Your turn: move a piece." if window else "Your turn: move a piece, and pass the card."
    here = f"turn:{card.turn}:{card.phase}"
    asked = [Prompt(here, card.holder, _WINDOW if window else _PLAY, says=says)]
    asked.append(Prompt(f"trap:{card.turn}", other, ("SayTrap",), must=False))
    if state.offered:
        seat = state.other(state.offered)
        asked.append(
            Prompt(f"tie:{card.turn}", seat, ("AgreeTie",), must=False, says=_OFFERED.format(state.offered))
        )
    return tuple(asked)


_OFFERED = "{{{}}} says that a player cannot move without breaking a rule: agree, and it is a tie."
