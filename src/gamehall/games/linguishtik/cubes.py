"""The cubes: 23 of six colours, a letter on each face."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

Colour = Literal["black", "green", "red", "pink", "yellow", "orange"]

SIDES = 6

CITES = ("all-cubes", "three-orange", "red-bears-u")


class Cube(Struct, frozen=True):
    """A cube as it lies: its letter is empty until it is rolled."""

    colour: Colour
    letter: str = ""


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    faces: str


class CubeSet(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    season: str
    provenance: str
    carries: tuple[Colour, ...]
    """The colours that carry demands."""
    cubes: dict[Colour, Kind]

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colour of each cube; a cube is known by its place in this list."""
        return tuple(colour for colour, kind in self.cubes.items() for _ in range(kind.count))

    def letter(self, cube: int, fell: int) -> str:
        """The letter on top when a cube shows its face number `fell`, counted from one."""
        return self.cubes[self.colours[cube]].faces[fell - 1]

    def bears(self, colour: Colour, letter: str) -> bool:
        return len(letter) == 1 and letter in self.cubes[colour].faces


@cache
def cube_sets() -> dict[str, CubeSet]:
    written = tomllib.loads((Path(__file__).parent / "data" / "cubes.toml").read_text("utf-8"))
    return msgspec.convert(written, dict[str, CubeSet])


def carries() -> tuple[Colour, ...]:
    """The colours that carry demands, the same in every set."""
    return next(iter(cube_sets().values())).carries


def with_faces(cubes: CubeSet, faces: str) -> CubeSet:
    """The set with the faces of some colours as on another box; ValueError says what cannot be."""
    kinds = dict(cubes.cubes)
    for part in filter(None, (piece.strip() for piece in faces.split(","))):
        colour, _, letters = part.partition(" ")
        letters = letters.strip().upper()
        if colour not in kinds:
            raise ValueError(f"There are no {colour!r} cubes; there are {', '.join(kinds)}.")
        if len(letters) != SIDES or not (letters.isascii() and letters.isalpha()):
            raise ValueError(f"A cube has {SIDES} letters: write {colour} and then the letters.")
        kinds[colour] = Kind(kinds[colour].count, letters)
    if "U" not in kinds["red"].faces:
        raise ValueError("The red cubes must bear a U (LT 3).")
    return replace(cubes, cubes=kinds)
