"""Decks of letter cards: the hall's own with where they come from, and those people write themselves."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

HAND = 5
TABLE = 4
MOST_CARDS = 400


class Deck(Struct, frozen=True):
    title: str
    provenance: str
    cards: str
    """How many of each letter: `A9 B2`."""


@cache
def decks() -> dict[str, Deck]:
    text = (Path(__file__).with_name("data") / "decks.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Deck])


def read_cards(text: str) -> tuple[str, ...]:
    """The cards of a deck written like `A9 B2 E12`. Raises ValueError with a plain sentence."""
    parts = text.upper().replace(",", " ").split()
    cards: list[str] = []
    for part in parts:
        found = re.fullmatch(r"([A-Z])(\d{1,3})", part)
        if found is None:
            raise ValueError(
                f"{part[:20]!r} is no letter with its number of cards; write a deck like A9 B2 E12."
            )
        cards += found[1] * int(found[2])
    if not cards:
        raise ValueError("A deck has at least one card; write it like A9 B2 E12.")
    if len(cards) > MOST_CARDS:
        raise ValueError(f"A deck has at most {MOST_CARDS} cards; this one has {len(cards)}.")
    return tuple(sorted(cards))


def write_cards(cards: tuple[str, ...]) -> str:
    return " ".join(_counted(cards))


def some_cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"


def _counted(cards: tuple[str, ...]) -> Iterator[str]:
    for letter in sorted(set(cards)):
        yield f"{letter}{cards.count(letter)}"
