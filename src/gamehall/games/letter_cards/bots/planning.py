"""Which word to say: what it is worth at the bell, what it leaves to the others, and what to oneself."""

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from math import exp

from msgspec import Struct

from gamehall.games.letter_cards.bots.finding import Find, ease
from gamehall.games.letter_cards.decks import HAND
from gamehall.games.letter_cards.state import State
from gamehall.kernel.inventory import unseen
from gamehall.kernel.seat import Seat
from gamehall.lexicon.lexicon import Lexicon, make
from gamehall.lexicon.vocabulary import vocabulary
from gamehall.lexicon.within import nearly

_COMMON = 60
"""The level of the words that everybody at the table may find."""
_PACE = 0.05
"""How fast they do."""
_BELL = 1 / 30
"""How often in a second the bell rings: nobody knows, but it comes."""
_HASTE = 0.08
"""How much of a word's worth is lost in a second, while others look for theirs."""
_LOOKED_AT = 10
_RAISE = 1.05
"""An own word that stands is left alone unless another is worth so much more."""


class Replies(Struct, frozen=True):
    """What some cards on the table offer: words with the card each lacks, and how easily they are found."""

    words: dict[str, tuple[str, float]]
    lengths: dict[int, dict[str, float]]
    """How easily words of this length are found, all together, by the card they lack."""

    def left(self, shortest: int, used: Collection[str]) -> dict[str, float]:
        """What is left of it, by the card that is lacking, without the words that were laid."""
        found: dict[str, float] = {}
        for length, cards in self.lengths.items():
            if length >= shortest:
                for card, easy in cards.items():
                    found[card] = found.get(card, 0.0) + easy
        for word in used:
            if len(word) >= shortest and word in self.words:
                card, easy = self.words[word]
                found[card] -= easy
        return found


def best(state: State, seat: Seat, found: list[Find]) -> Find | None:
    """Of the words found, the one to say; None: better leave what stands."""
    known, standing = state.options.word_list, state.standing
    own = standing if standing and standing.seat == seat else None
    if own:
        found = [find for find in found if len(find.word) > len(own.word)]
    if known is None or not found:
        return None
    near = sorted(found, key=lambda find: -len(find.word) * _fades(find))[:_LOOKED_AT]
    odds, hand = _odds(state, seat), state.hand(seat)
    worth = {find: _worth(known, state, find, odds, hand) * _fades(find) for find in near}
    pick = max(near, key=lambda find: worth[find])
    if own:
        stays = _worth(known, state, Find(own.word, "", 0), odds, hand)
        return pick if worth[pick] > _RAISE * stays else None
    return pick


def _fades(find: Find) -> float:
    return exp(-_HASTE * find.ms / 1000)


def _worth(known: Lexicon, state: State, find: Find, odds: dict[str, float], hand: tuple[str, ...]) -> float:
    """Cards to be expected of this word: it is the last, or it is topped and one may top that again."""
    length, used = len(find.word), (*state.used, find.word)
    replies = _replies(known, "".join(sorted((*state.shown, *find.hand))), state.shortest)
    mine = {"", *(Counter(hand) - Counter(find.hand))}
    theirs = own = 0.0
    for card, easy in replies.left(length, used).items():
        theirs += easy * odds.get(card, 0.0)
        own += easy * (card in mine)
    topped, again = _PACE * theirs, _PACE * own
    later = again / (again + topped) * (length + 0.5) if again else 0.0
    return (_BELL * length + topped * later) / (_BELL + topped)


def _odds(state: State, seat: Seat) -> dict[str, float]:
    """How many of the others probably hold each card; all of them have what lies on the table."""
    others = len(state.racing) - (seat in state.racing)
    hidden = unseen(state.cards)
    held = {card: 1 - (1 - count / hidden.total()) ** HAND for card, count in hidden.items()}
    return {"": float(others), **{card: others * chance for card, chance in held.items()}}


@lru_cache(maxsize=512)
def _replies(known: Lexicon, table: str, shortest: int) -> Replies:
    words = {word: (card, ease(known, word)) for word, card in nearly(common(known), table, shortest)}
    lengths: dict[int, dict[str, float]] = {}
    for word, (card, easy) in words.items():
        of_card = lengths.setdefault(len(word), {})
        of_card[card] = of_card.get(card, 0.0) + easy
    return Replies(words, lengths)


@lru_cache(maxsize=4)
def common(known: Lexicon) -> Lexicon:
    """The words of a list that are not rare."""
    usual = (word for word, level in vocabulary(known).levels.items() if level <= _COMMON)
    return Lexicon(*make(f"{known.stamp.id}-common", usual, edition=known.stamp.edition, title=known.title))
