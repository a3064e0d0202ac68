"""The strips: what each is worth, which decks there are, and which two make a third."""

import tomllib
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path

from msgspec import Struct, convert

CENTRE = 3
"""So many strips lie face up when a strip is put in the Show Box."""


class Deck(Struct, frozen=True):
    title: str
    provenance: str
    partitions: tuple[int, ...]
    strips: tuple[str, ...]
    """Each by its fraction as printed: `2/6` is not `1/3`."""


class _Part(Struct, frozen=True):
    title: str
    provenance: str
    partitions: tuple[int, ...]
    removed: tuple[str, ...]


class Trick(Struct, frozen=True):
    """Two strips whose sum, or difference with the larger first, is the strip in the Show Box."""

    left: str
    sign: str
    right: str
    show: str

    @property
    def strips(self) -> tuple[str, str, str]:
        return self.left, self.right, self.show


@cache
def decks() -> dict[str, Deck]:
    data = tomllib.loads((Path(__file__).with_name("data") / "strips.toml").read_text("utf-8"))
    return {name: _deck(part) for name, part in convert(data, dict[str, _Part]).items()}


def _deck(part: _Part) -> Deck:
    strips = (f"{over}/{under}" for under in part.partitions for over in range(under + 1))
    kept = tuple(strip for strip in strips if strip not in part.removed)
    return Deck(part.title, part.provenance, part.partitions, kept)


@cache
def worth(strip: str) -> Fraction:
    return Fraction(strip)


def tricks(face_up: Iterable[str], show: str) -> Iterator[Trick]:
    """Every trick these strips make with the one in the Show Box."""
    goal = worth(show)
    for pair in combinations(face_up, 2):
        left, right = sorted(pair, key=worth, reverse=True)
        if worth(left) + worth(right) == goal:
            yield Trick(left, "+", right, show)
        elif worth(left) - worth(right) == goal:
            yield Trick(left, "-", right, show)
