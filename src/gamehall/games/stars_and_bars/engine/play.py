"""Turns on flat arrays: stacks scored, the card that earns most placed, full stacks put out of reach."""

import numpy as np

from gamehall.games.stars_and_bars.board import FULL

from .compiled import (
    EMPTY,
    LYING,
    NO_CARD,
    NOTHING,
    PLAN,
    REAL,
    TRUTH,
    TURNED,
    WHOLE,
    WORDS,
    Lying,
    Plan,
    Words,
    compiled,
)

NOWHERE = -1
"""No card of the hand may lie on this space, or none at all can be placed."""


@compiled(WHOLE, WORDS, WHOLE)
def below(luck: Words, sides: int) -> int:
    """A number below `sides` from a splitmix generator."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return int((z >> np.uint64(33)) % np.uint64(sides))


@compiled(WHOLE, PLAN, LYING, WHOLE, WHOLE, TRUTH)
def points(plan: Plan, lying: Lying, card: int, space: int, bare: bool) -> int:
    """What a card earns on a space, or `NOWHERE`; on a bare board no card lies face up."""
    under = lying.top[space]
    if under == TURNED or (under >= 0 and plan.one_way and plan.differ[card, under] != 1):
        return NOWHERE
    ways, near = 0, 0
    for one in range(plan.beside.shape[1]):
        beside = plan.beside[space, one]
        if beside < 0:
            break
        other = lying.top[beside]
        if other >= 0:
            near += 1
            ways += plan.differ[card, other]
    if near == 0 and not bare:
        return NOWHERE
    return ways if plan.differences else 4 * near - ways


@compiled(TRUTH, LYING)
def is_bare(lying: Lying) -> bool:
    return bool(np.max(lying.top) < 0)


@compiled(WHOLE, PLAN, LYING)
def handle_stacks(plan: Plan, lying: Lying) -> int:
    """Turn over and remove every full stack; what that scores first thing in a turn."""
    scored, turned, central = 0, 0, 0
    for space in range(len(lying.top)):
        if lying.height[space] >= FULL and lying.top[space] >= 0:
            scored += 2
            if plan.centre[space]:
                lying.top[space] = TURNED
            else:
                lying.top[space], lying.height[space] = EMPTY, 0
        central += plan.centre[space]
        turned += plan.centre[space] and lying.top[space] == TURNED
    if turned == central:
        scored += 4
        for space in range(len(lying.top)):
            if plan.centre[space]:
                lying.top[space], lying.height[space] = EMPTY, 0
    return scored


@compiled(NOTHING, LYING, WHOLE, WHOLE, WHOLE)
def put(lying: Lying, seat: int, held: int, space: int) -> None:
    lying.top[space] = lying.hands[seat, held]
    lying.height[space] += 1
    lying.hands[seat, held] = NO_CARD


@compiled(WHOLE, PLAN, LYING, WHOLE)
def place_best(plan: Plan, lying: Lying, seat: int) -> int:
    """Place the card that earns most, and what it earns; where none can be, one goes for nothing."""
    best, card, where, bare = NOWHERE, 0, 0, is_bare(lying)
    for held in range(lying.hands.shape[1]):
        if lying.hands[seat, held] == NO_CARD:
            continue
        for space in range(len(lying.top)):
            worth = points(plan, lying, lying.hands[seat, held], space, bare)
            if worth > best:
                best, card, where = worth, held, space
    if best == NOWHERE:
        for held in range(lying.hands.shape[1]):
            if lying.hands[seat, held] != NO_CARD:
                lying.hands[seat, held] = NO_CARD
                break
        return 0
    put(lying, seat, card, where)
    return best


@compiled(WHOLE, LYING, WHOLE, WHOLE)
def fill_hand(lying: Lying, seat: int, left: int) -> int:
    """Draw what is missing in the hand; how many cards are left in the deck."""
    for held in range(lying.hands.shape[1]):
        if lying.hands[seat, held] == NO_CARD and left > 0:
            left -= 1
            lying.hands[seat, held] = lying.deck[left]
    return left


@compiled(REAL, PLAN, LYING, WHOLE, WHOLE)
def play_on(plan: Plan, lying: Lying, plies: int, seat: int) -> float:
    """How many points the first seat gains on the second in so many turns from here; `seat` is on turn."""
    lead, left = 0.0, len(lying.deck)
    for _ in range(plies):
        gained = handle_stacks(plan, lying) + place_best(plan, lying, seat)
        handle_stacks(plan, lying)
        left = fill_hand(lying, seat, left)
        lead += gained if seat == 0 else -gained
        seat = 1 - seat
    return lead
