"""Where the words of a linkage stand among the words as another eye cut them.

The two cut differently: "don't" is one word to Link Grammar, "well-known" too, and "I." at the end are two.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from gamehall.english.parsers.link_grammar.parse import Word
from gamehall.english.parsers.link_grammar.words import NEGATIVES

Token = tuple[int, str]
"""Where it begins in the text, and how it is written."""


class Seats(Struct, frozen=True):
    heads: tuple[int, ...]
    """The token that stands for each word of the linkage; -1 for the wall."""
    parts: tuple[tuple[int, ...], ...]
    """All tokens of each word, in order. A token of two words is part of the first that is no mark."""


def seats(words: Sequence[Word], tokens: Sequence[Token]) -> Seats | None:
    """None where the two do not fit: some token that is no mark belongs to no word."""
    parts: list[list[int]] = [[] for _ in words]
    owners = _owners(words, tokens)
    if owners is None:
        return None
    for token, owner in enumerate(owners):
        if owner:
            parts[owner].append(token)
    heads = [-1]
    for index, word in enumerate(words[1:], start=1):
        if parts[index]:
            heads.append(_head([tokens[i][1] for i in parts[index]], parts[index]))
        else:
            shared = next(
                (i for i, (start, text) in enumerate(tokens) if start <= word.start < start + len(text)), None
            )
            if shared is None:
                return None
            heads.append(shared)
    return Seats(tuple(heads), tuple(tuple(each) for each in parts))


@lru_cache(maxsize=4096)
def is_mark(text: str) -> bool:
    return not any(letter.isalnum() for letter in text) and text not in ("%", "&", "$", "'", "’")


def _owners(words: Sequence[Word], tokens: Sequence[Token]) -> list[int] | None:
    """The word that each token belongs to; 0 where it is a mark that the linkage passed over."""
    owners = []
    at = 1
    for start, text in tokens:
        end = start + len(text)
        while at < len(words) and words[at].end <= start:
            at += 1
        over = [i for i in range(at, len(words)) if words[i].start < end and words[i].end > start]
        owner = next((i for i in over if not is_mark(words[i].text)), over[0] if over else 0)
        if not owner and not is_mark(text):
            return None
        owners.append(owner)
    return owners


def _head(texts: list[str], indexes: list[int]) -> int:
    """The token that bears the word's links: the verb of "don't", the last part of "well-known"."""
    if len(indexes) == 1:
        return indexes[0]
    if texts[-1].lower() in NEGATIVES or texts[-1][0] in "'’":
        return indexes[0]
    spoken = [i for i, text in zip(indexes, texts, strict=True) if not is_mark(text)]
    if len(spoken) > 2 and texts[indexes.index(spoken[1])].lower() in ("in", "of", "at", "to"):
        return spoken[0]
    return spoken[-1] if spoken else indexes[0]
