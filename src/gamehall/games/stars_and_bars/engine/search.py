"""What each way to place a card is worth: its points, and what follows over decks that may lie there."""

import numpy as np

from .compiled import LYING, NO_CARD, NOTHING, PLAN, REALS, WHOLE, WORDS, Lying, Plan, Reals, Words, compiled
from .play import NOWHERE, below, fill_hand, handle_stacks, is_bare, play_on, points, put


@compiled(NOTHING, LYING, LYING)
def copy(source: Lying, target: Lying) -> None:
    target.top[:] = source.top
    target.height[:] = source.height
    target.hands[:] = source.hands
    target.deck[:] = source.deck


@compiled(NOTHING, LYING, WORDS)
def shuffle(lying: Lying, luck: Words) -> None:
    deck = lying.deck
    for last in range(len(deck) - 1, 0, -1):
        other = below(luck, last + 1)
        deck[last], deck[other] = deck[other], deck[last]


@compiled(NOTHING, PLAN, LYING, LYING, WHOLE, WHOLE, WORDS, REALS)
def value_all(
    plan: Plan,
    lying: Lying,
    room: Lying,
    decks: int,
    plies: int,
    luck: Words,
    values: Reals,
) -> None:
    """For every card of the mover and every space the lead it gains; minus infinity where it may not lie.

    Full stacks are handled after the card, for no points, so that the opponent scores none with them.
    """
    spaces, bare = len(lying.top), is_bare(lying)
    values[:] = 0.0
    for _ in range(decks):
        shuffle(lying, luck)
        for held in range(lying.hands.shape[1]):
            card = lying.hands[0, held]
            for space in range(spaces):
                at = held * spaces + space
                worth = points(plan, lying, card, space, bare) if card != NO_CARD else NOWHERE
                if worth == NOWHERE:
                    values[at] = -np.inf
                    continue
                copy(lying, room)
                put(room, 0, held, space)
                handle_stacks(plan, room)
                left = fill_hand(room, 0, len(room.deck))
                rest = Lying(room.top, room.height, room.hands, room.deck[:left])
                values[at] += (worth + play_on(plan, rest, plies, 1)) / decks
