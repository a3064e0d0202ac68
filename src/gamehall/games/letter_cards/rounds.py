"""Rounds that are over, and what could have been laid in them.

This is told to people, so words that the hall does not say before pupils are left out.
"""

from collections.abc import Sequence

from msgspec import Struct

from gamehall.games.letter_cards import events
from gamehall.games.letter_cards.rules import GAME
from gamehall.games.letter_cards.state import Result, State
from gamehall.games.letter_cards.words import Layable, options_of
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table
from gamehall.lexicon.vocabulary import sayable


class Round(Struct, frozen=True):
    """One round from its cards turned up to its last word, as the record tells it."""

    result: Result
    seq: int
    """The entry that ended it."""
    begun: State
    """The position when the cards were turned up."""
    ended: State

    def could_lay(self, seat: Seat) -> tuple[Layable, ...]:
        """What a player whose hand may be seen could still have laid at the end, the longest first."""
        found = options_of(self.ended.options, self.result.table, self.ended.hand(seat))
        used, shortest = self.ended.used, self.ended.shortest
        fits = (one for one in found if len(one.word) >= shortest and one.word not in used)
        return tuple(one for one in fits if sayable(one.word))

    @property
    def open_words(self) -> tuple[str, ...]:
        """What the cards on the table alone could spell at the end, the longest first."""
        found = options_of(self.ended.options, self.result.table, ())
        return tuple(one.word for one in found if sayable(one.word))


def rounds(header: Header, entries: Sequence[Entry]) -> tuple[Round, ...]:
    """The rounds that were played to their end and not gone back over."""
    table, begun, told = open_table(GAME, header), dict[int, State](), list[Round]()
    for entry in entries:
        table = add(table, entry)
        state: State = table.state
        if any(isinstance(event, events.CardsTurned) for event in entry.ruling.events):
            begun[state.round] = state
        told = told[: len(state.results)]
        if len(state.results) > len(told):
            result = state.results[-1]
            told.append(Round(result, entry.seq, begun.get(result.round, state), state))
    return tuple(told)
