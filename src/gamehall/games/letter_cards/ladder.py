"""How far one could have come: the longest word there was, and the longest ladder a hand could climb.

These are told to people, so words that the hall does not say before pupils are left out.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from gamehall.games.letter_cards.options import Options
from gamehall.games.letter_cards.words import Layable, options_of
from gamehall.kernel.event import HIDDEN
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.vocabulary import sayable
from gamehall.lexicon.within import within

Cards = tuple[str, ...]


class _Rung(Struct, frozen=True):
    """A word, and the cards of the hand as bits: those the opening cards lack, and those it could bring."""

    word: str
    needs: int
    takes: int


class _Climb(Struct, frozen=True):
    """A ladder; its worth is how many rungs it has, then how long its last word is."""

    words: tuple[Layable, ...] = ()

    @property
    def worth(self) -> tuple[int, int]:
        return len(self.words), len(self.words[-1].word) if self.words else 0


def longest(options: Options, shown: Cards, hand: Cards) -> Layable | None:
    """The longest word of the cards face up and one of the hand; if it can be, without that one."""
    said = [one for one in options_of(options, shown, hand) if sayable(one.word)]
    return min(said, key=lambda one: (-len(one.word), len(one.hand), one.word), default=None)


def longest_ladder(options: Options, start: Cards, hand: Cards) -> tuple[Layable, ...]:
    """The longest ladder one player could climb alone, each word longer than the one before.

    Each word brings at most one more card of the hand, which stays on the table. The most rungs count first,
    then the longest last word, then the fewest cards of the hand.
    """
    known = options.word_list
    if known is None or HIDDEN in start:
        return ()
    seen = tuple(sorted(card for card in hand if card != HIDDEN))
    return _ladder(known, tuple(sorted(start)), seen, options.min_length)


@lru_cache(maxsize=256)
def _ladder(known: Lexicon, start: Cards, hand: Cards, shortest: int) -> tuple[Layable, ...]:
    """For each set of hand cards on the table the best ladder that leaves them there, length by length."""
    best = {0: _Climb()}
    for rungs in _by_length(known, start, hand, shortest):
        reached = dict(best)
        for there, climb in best.items():
            for rung in rungs:
                for card in _brought(rung, there, hand):
                    after = there | card
                    word = Layable(rung.word, hand[card.bit_length() - 1] if card else "")
                    higher = _Climb((*climb.words, word))
                    if after not in reached or higher.worth > reached[after].worth:
                        reached[after] = higher
        best = reached
    _, most = max(best.items(), key=lambda one: (one[1].worth, -one[0].bit_count()))
    return most.words


def _by_length(known: Lexicon, start: Cards, hand: Cards, shortest: int) -> Iterator[list[_Rung]]:
    """The words, shortest first, and of those that ask for the same cards only one."""
    lengths: dict[int, dict[tuple[int, int], _Rung]] = {}
    on_table = Counter(start)
    for word in within(known, "".join((*start, *hand))):
        if len(word) >= shortest:
            needs = _bits(Counter(word) - on_table, hand)
            takes = sum(1 << at for at, card in enumerate(hand) if card in word)
            alike = lengths.setdefault(len(word), {})
            if (needs, takes) not in alike and sayable(word):
                alike[needs, takes] = _Rung(word, needs, takes)
    for length in sorted(lengths):
        yield list(lengths[length].values())


def _bits(wanted: Counter[str], hand: Cards) -> int:
    """Cards of the hand as bits; of equal cards the first ones, so that equal sets have equal bits."""
    return sum(1 << hand.index(letter) + nth for letter in wanted for nth in range(wanted[letter]))


def _brought(rung: _Rung, there: int, hand: Cards) -> Iterator[int]:
    """The cards a word may bring to those on the table, as bits: the one it lacks, or none, or any in it."""
    lacks = rung.needs & ~there
    if lacks.bit_count() == 1:
        yield lacks
    if lacks:
        return
    yield 0
    free = rung.takes & ~there
    for at, card in enumerate(hand):
        if free >> at & 1 and (at == 0 or hand[at - 1] != card or there >> at - 1 & 1):
            yield 1 << at
