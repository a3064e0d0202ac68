"""Whom the table waits for at the start, and what the holder of the card is asked in a turn."""

from gamehall.games.stars_and_bars.cards import Cards
from gamehall.games.stars_and_bars.state import DECK, HAND, State
from gamehall.kernel.prompt import Draw, Prompt
from gamehall.kernel.seat import DEALER

_STACKS = ("TurnOver", "RemoveStack", "RemoveCentre")


def start(state: State) -> tuple[Prompt, ...]:
    waiting = tuple(seat for seat in state.seats if seat not in state.ready)
    if waiting:
        says = "Draw for the start: cards for the centre, then the hands. The first stars begin."
        return tuple(Prompt(f"start:{seat}", seat, ("Draw",), says=says) for seat in waiting)
    if state.first is None:
        says = f"Who draws first: {' or '.join(state.seats)}."
        return (Prompt("first", DEALER, ("Dealt",), says=says, chance=Draw(state.seats, 1)),)
    says = f"{_NAMES} Four for the centre, then four for each hand, drawn in turn."
    return (Prompt("lay-out", DEALER, ("Dealt",), says=says, chance=Draw(deck(state), drawn_first(state))),)


_NAMES = "A card has four letters for pattern, size, shape and colour: SLCR is large red circle with stars."


def drawn_first(state: State) -> int:
    """How many cards are drawn at the start."""
    return len(state.board.centre) + HAND * len(state.seats)


def deck(state: State) -> Cards:
    """What is still to be drawn; in no order, since a card falls only when it is drawn."""
    return tuple(sorted(state.cards.at(DECK)))


def turn(state: State) -> tuple[Prompt, ...]:
    card = state.card
    assert card.holder is not None
    if card.phase == "rolling":
        pool, says = Draw(deck(state), 1), f"{_NAMES} One card for {{{card.holder}}}."
        return (Prompt(f"draw:{card.turn}", DEALER, ("Dealt",), says=says, chance=pool),)
    by_hand = state.options.card == "by hand"
    kinds: tuple[str, ...]
    if card.phase == "window":
        kinds = ("Place", "Discard", *_STACKS, "LookUnder", "PassCard")
        kinds += ("RecordStacks", "Announce") * by_hand
        says = "score full stacks first if there are any, then place a card."
    else:
        kinds = ("PassCard", "Draw", *_STACKS, "ChangeCard", *("Announce",) * by_hand)
        says = "announce your points, draw a card and pass the card." if by_hand else "pass the card."
    return (Prompt(f"turn:{card.turn}:{card.phase}", card.holder, kinds, says=f"Your turn: {says}"),)
