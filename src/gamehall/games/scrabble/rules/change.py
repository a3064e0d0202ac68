"""Changing tiles: announced, laid face down, and final when the turn ends."""

from collections import Counter

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import RACK
from gamehall.games.scrabble.fold import after, apply
from gamehall.games.scrabble.rules.challenge import begin, complete
from gamehall.games.scrabble.rules.draw import settle
from gamehall.games.scrabble.rules.watchers import watched
from gamehall.games.scrabble.state import Draft, State
from gamehall.kernel.event import HIDDEN, Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def exchange(state: State, side: Seat, action: acts.Exchange) -> Ruling:
    taken_up = apply(state, events.TakenBack(side))
    rack = taken_up.rack(side)
    wooden = state.options.wooden
    number = action.count if wooden else len(action.tiles)
    if not 1 <= number <= min(RACK, len(rack)):
        return refused("exchange", f"Change one to {min(RACK, len(rack))} tiles of your rack.")
    tiles = (HIDDEN,) * number if wooden else action.tiles
    if not wooden and (HIDDEN in tiles or Counter(tiles) - Counter(rack)):
        return refused("exchange", "You do not hold these tiles.")
    if fault := _too_few(state, side, len(tiles)):
        return refused(fault.cites, fault.says)
    laid = events.DiscardsLaid(side, tiles)
    if state.options.commit == "press":
        says = f"{{{side}}} announces a change of {len(tiles)}."
        return allowed("exchange-announce", says, *begin(state, side), laid)
    begun = (*begin(state, side), laid)
    return change(after(state, begun), side, Draft(side, exchange=len(tiles)), *begun)


def _too_few(state: State, side: Seat, number: int) -> Fault | None:
    """The bag holds enough tiles for a change, without those the opponent has still to draw."""
    least, left, to_come = state.options.exchange_min, state.left_for(side), state.to_come(side)
    if to_come < max(least, number):
        held = f"The bag holds {to_come} tile{'s' * (to_come != 1)}"
        return Fault("exchange", f"{held}; a change needs at least {max(least, number)}.")
    if left < number:
        tiles = f"{left} tile{'s' * (left != 1)}"
        return Fault("exchange", f"Your opponent draws first: until then you may change {tiles}.")
    return None


def change(state: State, side: Seat, draft: Draft, *begun: Event) -> Ruling:
    rack = (*state.rack(side), *state.tiles.at(f"discards {side}"))
    done = (*complete(state, side), events.Exchanged(side, draft.exchange, rack), *watched(state))
    says = f"{{{side}}} changes {draft.exchange} tile{'s' * (draft.exchange != 1)}."
    return allowed("exchange-ends", says, *begun, *done, *settle(state, done))
