"""What could be laid: the words of the list that the table's cards and one of a hand can spell."""

from functools import lru_cache

from msgspec import Struct

from gamehall.games.letter_cards.options import Options
from gamehall.games.letter_cards.state import State
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.seat import Seat
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.within import nearly


class Layable(Struct, frozen=True):
    """A word, and the card it takes from the hand; empty: none."""

    word: str
    hand: str


def layable(state: State, seat: Seat) -> tuple[Layable, ...]:
    """All a player whose hand may be seen could lay now, the longest first."""
    found, used = _words(state.options, state.shown, state.hand(seat), state.shortest), state.used
    return tuple(one for one in found if one.word not in used)


def options_of(options: Options, shown: tuple[str, ...], hand: tuple[str, ...]) -> tuple[Layable, ...]:
    """All words of these cards with at most one of the hand; none where the list is not here."""
    return _words(options, shown, hand, options.min_length)


def _words(
    options: Options, shown: tuple[str, ...], hand: tuple[str, ...], shortest: int
) -> tuple[Layable, ...]:
    known = options.word_list
    if known is None or HIDDEN in shown:
        return ()
    held = frozenset(("", *hand))
    found = _near(known, "".join(sorted(shown)), shortest)
    return tuple(one for one in found if one.hand in held)


@lru_cache(maxsize=64)
def _near(known: Lexicon, shown: str, shortest: int) -> tuple[Layable, ...]:
    """Everybody looks at the same cards, whatever they hold."""
    return tuple(Layable(word, card) for word, card in nearly(known, shown, shortest))
