"""What could be laid: the words of the list that the table's cards and one of a hand can spell."""

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from gamehall.games.letter_cards.options import Options
from gamehall.games.letter_cards.play import State
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.seat import Seat
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.within import within


class Layable(Struct, frozen=True):
    """A word, and the card it takes from the hand; empty: none."""

    word: str
    hand: str


def layable(state: State, seat: Seat) -> tuple[Layable, ...]:
    """All a player whose hand may be seen could lay now, the longest first."""
    found = options_of(state.options, state.shown, state.hand(seat))
    used, shortest = state.used, state.shortest
    return tuple(one for one in found if len(one.word) >= shortest and one.word not in used)


def options_of(options: Options, shown: tuple[str, ...], hand: tuple[str, ...]) -> tuple[Layable, ...]:
    """All words of these cards with at most one of the hand; none where the list is not here."""
    known = options.word_list
    if known is None or HIDDEN in shown:
        return ()
    seen = tuple(sorted(card for card in hand if card != HIDDEN))
    return _found(known, tuple(sorted(shown)), seen, options.min_length)


@lru_cache(maxsize=256)
def _found(
    known: Lexicon, shown: tuple[str, ...], hand: tuple[str, ...], shortest: int
) -> tuple[Layable, ...]:
    on_table = Counter(shown)
    found = []
    for word in within(known, "".join((*shown, *hand))):
        lacking = Counter(word) - on_table
        if len(word) >= shortest and lacking.total() <= 1:
            found.append(Layable(word, "".join(lacking)))
    return tuple(found)
