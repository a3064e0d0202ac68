"""Who sits out where the field is odd: who had the fewest byes, then the lowest by the standings.

Source: tsh and liwords; the standings are those after the source round, so a bye hangs on nothing unheard."""

from collections.abc import Sequence
from typing import Literal

from gamehall.tournaments.pairing.field import Field, Meeting, Player
from gamehall.tournaments.standings.ties import drawn_at

Bye = Literal["lowest", "highest", "drawn"]


def in_order(field: Field, players: Sequence[Player], bye: Bye = "lowest") -> list[Player]:
    """Who would have the bye, the first first; `players` stand best first."""
    match bye:
        case "lowest":
            turn = list(reversed(players))
        case "highest":
            turn = list(players)
        case "drawn":
            urn = f"{field.seed}/bye/{field.round}"
            turn = sorted(players, key=lambda player: drawn_at(urn, player.number))
    return sorted(turn, key=lambda player: player.byes)


def bye_of(player: Player) -> Meeting:
    """The bye as a meeting of one."""
    match player.byes:
        case 0:
            had = "no bye yet"
        case 1:
            had = "one bye so far"
        case several:
            had = f"{several} byes so far"
    return Meeting((player.number,), f"The number is odd; {had}.")
