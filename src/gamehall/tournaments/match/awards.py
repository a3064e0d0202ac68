"""Award classes: what the points of a Pentathlon day earn. The limits are data, with where they come from."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from gamehall.kernel.seat import Seat
from gamehall.tournaments.match.state import Points, State

CITES = ("awards",)


class Class(Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    name: str


class Scale(Struct, frozen=True, forbid_unknown_fields=True, rename={"classes": "class"}):
    """The classes of a day of so many games."""

    games: int
    provenance: str
    classes: tuple[Class, ...]


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    scale: tuple[Scale, ...]


@cache
def scales() -> dict[int, Scale]:
    raw = tomllib.loads((Path(__file__).with_name("data") / "awards.toml").read_text("utf-8"))
    return {scale.games: scale for scale in msgspec.convert(raw, _Data).scale}


def award(state: State, seat: Seat) -> str:
    """The class a player has reached; empty before the last game, and where no scale was made for such a day:
    one of another number of games, or of other points for a result."""
    scale = scales().get(len(state.sheets))
    if scale is None or state.options.points != Points() or not all(s.slips for s in state.sheets):
        return ""
    return next((one.name for one in scale.classes if state.total(seat) >= one.least), "")
