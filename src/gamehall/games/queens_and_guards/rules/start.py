"""START: a chip in each of the Monitor's hands, a colour named, a hand picked."""

from gamehall.games.pentathlon import events as common_events
from gamehall.games.queens_and_guards import acts, events
from gamehall.games.queens_and_guards.board import COLOURS
from gamehall.games.queens_and_guards.state import State
from gamehall.kernel.action import Action, Fell
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_start(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.NameColour(colour):
            says = f"{{{seat}}} names {colour} to begin."
            return allowed("start-colour", says, events.ColourNamed(colour))
        case acts.PickHand(hand):
            return allowed("start-hand", f"{{{seat}}} picks the {hand} hand.", events.HandPicked(hand))
        case Fell(chips) if state.card.phase == "toss":
            return _opened(state, chips)
    return None


def pick(state: State, prompt: Prompt) -> Action | None:
    """What is said for newcomers before their first turn: the hand is picked blindly anyway."""
    if "NameColour" in prompt.kinds:
        return acts.NameColour("white")
    return acts.PickHand("left") if "PickHand" in prompt.kinds else None


def _opened(state: State, chips: tuple[int, ...]) -> Ruling:
    """A chip of two colours: 1 is white, 2 is black."""
    found = next((colour for number, colour in enumerate(COLOURS, start=1) if chips == (number,)), None)
    if found is None or state.start.hand is None or state.start.begins is None:
        return refused("start", "In the hand is a white chip, 1, or a black one, 2.")
    one, two = state.seats
    first = two if found == state.start.begins else one
    says = f"In the {state.start.hand} hand is {found}: {{{two}}} plays {found}, and {{{first}}} begins."
    return allowed("start", says, events.HandOpened(found), common_events.CardPassed(first))
