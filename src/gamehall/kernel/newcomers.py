"""How somebody plays who has never played: what `Play now` opens, and what the hall does for them first."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt


class FirstGame(Struct, frozen=True, kw_only=True):
    lays: frozenset[str]
    """Kinds of acts by which a player's first piece comes to lie on the table: a chip, a tile, a word."""
    book: str = ""
    """The shelf of the youngest players; empty: the game's first."""
    calm: str
    """What takes the clocks off, in words: `No clock: take the time you need.`"""
    options: dict[str, Any]
    """The options that do."""
    rite: Callable[[Any, Prompt], Action | None] | None = None
    """What has to be said before the first turn and leaves nothing to choose, such as a toss for the start:
    the hall says it for everybody, where whoever opened the table wants to begin at once."""


def calmed(first: FirstGame | None, fixed: tuple[str, ...]) -> dict[str, Any]:
    """The options that take the clocks off, but those that are the book's own business."""
    return {name: value for name, value in first.options.items() if name not in fixed} if first else {}
