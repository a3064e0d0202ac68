"""A pairing system: a module in `systems/` that names its `SYSTEM`."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gamehall.tournaments.pairing.field import Field, Pairing


class CannotPair(Exception):
    """A round that cannot be paired as it was asked for; the sentence says why."""

    def __str__(self) -> str:
        return str(self.args[0])


class IsOver(CannotPair):
    """The system has no round more: its schedule, or its bracket, is played to the end."""


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a system that lets one choose nothing."""


class System(Struct, frozen=True):
    id: str
    title: str
    pair: Callable[[Field, Any], Pairing]
    """Pairs the field it is given, everybody of it once, by its own `options`; nobody in it is paired yet."""
    says: str
    """What it does, in a line for the director."""
    options: type[Struct] = NoOptions
    """What it lets one choose, a frozen Struct that forbids unknown fields; every field has a default."""
