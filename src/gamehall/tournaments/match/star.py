"""The personal star: in which order a player's games come."""

import hashlib
from collections.abc import Iterable

CITES = ("star",)


def star(games: Iterable[str], drawn: str) -> tuple[str, ...]:
    """Every game once, in the order that follows from what was drawn; anybody can draw it again."""
    return tuple(sorted(games, key=lambda game: hashlib.sha256(f"{drawn}/{game}".encode()).digest()))
