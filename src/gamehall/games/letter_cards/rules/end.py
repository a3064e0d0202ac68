"""To end the game: the deck is spent, and everybody counts the cards won."""

from itertools import takewhile

from gamehall.games.letter_cards import events
from gamehall.games.letter_cards.decks import some_cards
from gamehall.games.letter_cards.state import State
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.ruling import Ruling, allowed

CITES = ("hands-first", "count-won", "few-cards", "round-limit", "barren")


def spent(state: State, happened: tuple[Event, ...]) -> Ruling:
    says = "The hands are filled first, and no card is left for the table: the game is over."
    return allowed("deck-spent", says, *happened, events.DeckSpent(), Ended(final(state)))


def last_round(state: State) -> tuple[Event, ...]:
    """The table was opened for so many rounds; or the whole deck has gone by and nobody found a word."""
    limit = state.options.rounds
    if (limit and len(state.results) >= limit) or 0 < state.left <= _barren(state):
        return (Ended(final(state)),)
    return ()


def _barren(state: State) -> int:
    """Cards that were turned up since a word was last won."""
    without = takewhile(lambda result: result.seat is None, reversed(state.results))
    return sum(len(result.start) for result in without)


def final(state: State) -> Outcome:
    """Everybody counts the cards won; who left the table comes last."""
    counts = sorted({state.won(seat) for seat in state.present}, reverse=True)
    ranks = tuple(tuple(s for s in state.present if state.won(s) == count) for count in counts)
    if state.gone:
        ranks = (*ranks, state.gone)
    first, most = ranks[0], some_cards(counts[0])
    if len(first) == 1:
        return Outcome(ranks, "most-cards", f"{{{first[0]}}} has won the most cards: {most}.")
    named = " and ".join(f"{{{seat}}}" for seat in first)
    return Outcome(ranks, "shared-win", f"{named} share the win with {most} each.")
