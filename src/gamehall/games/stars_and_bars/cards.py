"""The cards: what stands on them, in how many ways two of them differ, and the decks they make."""

import tomllib
from functools import cache
from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct

PATTERN = {"S": "stars", "B": "bars"}
SIZE = {"L": "large", "S": "small"}
SHAPE = {"C": "circle", "Q": "square", "T": "triangle", "H": "hexagon"}
COLOUR = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}

ATTRIBUTES = {"pattern": PATTERN, "size": SIZE, "shape": SHAPE, "colour": COLOUR}
"""A card is written by one letter for each of these, in this order: `SLCR`."""

Cards = tuple[str, ...]


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    provenance: str
    pattern: str
    size: str
    shape: str
    colour: str

    @property
    def cards(self) -> Cards:
        return tuple(map("".join, product(self.pattern, self.size, self.shape, self.colour)))


@cache
def decks() -> dict[str, Deck]:
    text = (Path(__file__).with_name("data") / "decks.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Deck])


def differ(one: str, two: str) -> int:
    """In how many ways two cards differ."""
    return sum(a != b for a, b in zip(one, two, strict=True))


def has_stars(card: str) -> bool:
    return card[0] == "S"


def name_of(card: str) -> str:
    """A card in words: `large red circle with stars`."""
    pattern, size, shape, colour = _words(card)
    return f"{size} {colour} {shape} with {pattern}"


def a_card(card: str) -> str:
    return f"a {name_of(card)}"


def _words(card: str) -> tuple[str, ...]:
    return tuple(words[letter] for words, letter in zip(ATTRIBUTES.values(), card, strict=True))


def read_card(text: str) -> str:
    """The card that these words, or letters, name; empty: none, or more than one."""
    said = text.upper().replace("-", " ").split()
    if len(said) == 1 and _is_code(said[0]):
        return said[0]
    found = [
        [letter for letter, word in words.items() if word.upper() in said or word.upper()[:-1] in said]
        for words in ATTRIBUTES.values()
    ]
    return "".join(one for (one,) in found) if all(len(some) == 1 for some in found) else ""


def _is_code(said: str) -> bool:
    return len(said) == len(ATTRIBUTES) and all(
        letter in words for words, letter in zip(ATTRIBUTES.values(), said, strict=True)
    )
