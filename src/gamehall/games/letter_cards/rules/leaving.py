"""Leaving the table: the others play on while there are two."""

from gamehall.games.letter_cards import events
from gamehall.games.letter_cards.fold import apply
from gamehall.games.letter_cards.rules.word_formation import settle
from gamehall.games.letter_cards.state import State
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat


def leaves(state: State, seat: Seat, reason: str) -> tuple[Event, ...]:
    """One of several gives up; the others play on while there are two."""
    left = events.PlayerLeft(seat)
    after = apply(state, left)
    if len(after.present) == 1:
        return (left, Ended(_alone(after)))
    if after.phase == "wind" and seat == after.setter:
        return (left, events.DialLeft(seat))
    if after.phase in ("race", "resume") and not after.racing:
        return (left, *settle(after).events)
    return (left,)


def _alone(state: State) -> Outcome:
    (last,) = state.present
    return Outcome((state.present, state.gone), "leaving", f"All others left the table to {{{last}}}.")
