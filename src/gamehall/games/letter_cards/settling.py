"""The bell: the last completed word takes its cards, the others go back to the deck."""

from collections import Counter
from itertools import takewhile

from gamehall.games.letter_cards import events
from gamehall.games.letter_cards.dealing import final
from gamehall.games.letter_cards.folding import apply
from gamehall.games.letter_cards.play import State
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.ruling import Ruling, allowed
from gamehall.kernel.seat import Seat

CITES = ("bottom", "hands-first", "round-limit", "barren", "leaving")


def ring(state: State) -> Ruling:
    """The bell. The last word may still be challenged, unless it has been looked up already."""
    rung = events.BellRang()
    after = apply(state, rung)
    unfinished = (
        f" {{{state.said.seat}}} had announced {state.said.word} and not laid it." if state.said else ""
    )
    cites = "unfinished" if state.said else "last-word"
    if after.challengers:
        word = after.standing.word if after.standing else ""
        says = f"The bell.{unfinished} {word} is the last word, and may be challenged once more."
        return allowed(cites, says, rung)
    settled = settle(after)
    return allowed(cites, f"The bell.{unfinished} {settled.says}", rung, *settled.events)


def settled_if_over(state: State, ruling: Ruling) -> Ruling:
    """A ruling, and with it the end of the round when that has been rung out or nobody is left in it."""
    after = state
    for event in ruling.events:
        after = apply(after, event)
    if after.racing and not after.rung:
        return ruling
    settled = settle(after)
    says = f"{ruling.says} {settled.says}"
    return Ruling(ruling.verdict, ruling.cites, says, (*ruling.events, *settled.events))


def settle(state: State) -> Ruling:
    """Who laid the last word that stands wins its cards."""
    word = state.standing
    if word is None:
        won: Event = events.NobodyWon()
        cites, says, left = "no-word", "No word was laid; nobody wins a card.", Counter(state.shown)
    else:
        won = events.RoundWon(word.seat, word.word)
        cites, says = "last-word", f"{{{word.seat}}} wins the round with {word.word}: {len(word.word)} cards."
        left = Counter(state.shown) - Counter(word.word)
    returned = events.CardsReturned(_in_order(state.shown, left), state.options.returned == "shuffled")
    over = _last(apply(apply(state, won), returned))
    return allowed(cites, says, won, returned, *over)


def _last(state: State) -> tuple[Event, ...]:
    """The table was opened for so many rounds; or the whole deck has gone by and nobody found a word."""
    limit = state.options.rounds
    if (limit and len(state.results) >= limit) or 0 < state.left <= _barren(state):
        return (Ended(final(state)),)
    return ()


def _barren(state: State) -> int:
    """Cards that were turned up since a word was last won."""
    without = takewhile(lambda result: result.seat is None, reversed(state.results))
    return sum(len(result.start) for result in without)


def _in_order(shown: tuple[str, ...], left: Counter[str]) -> tuple[str, ...]:
    """The cards that are left, as they lie on the table."""
    kept, order = Counter(left), []
    for card in reversed(shown):
        if kept[card]:
            kept[card] -= 1
            order.append(card)
    return tuple(reversed(order))


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
