"""By lot: whoever is drawn together meets, once, and results count for nothing."""

from typing import Annotated

from msgspec import Meta, Struct

from gamehall.tournaments.pairing.byes import Bye
from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.levels import levels
from gamehall.tournaments.pairing.system import System
from gamehall.tournaments.pairing.systems.swiss import by_levels
from gamehall.tournaments.standings.ties import drawn_at


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    repeats: Annotated[int, Meta(ge=0)] = 0
    """How often two may meet again."""
    bye: Bye = "drawn"


def pair(field: Field, options: Options) -> Pairing:
    urn = f"{field.seed}/pairs/{field.round}"
    drawn = tuple(sorted(field.players, key=lambda player: drawn_at(urn, player.number)))
    return by_levels(field, drawn, levels([len(drawn)]), options.repeats, options.bye)


SYSTEM = System(
    id="by-lot",
    title="By lot",
    pair=pair,
    options=Options,
    says="Whoever is drawn together meets; nobody meets twice while that can be avoided.",
)
