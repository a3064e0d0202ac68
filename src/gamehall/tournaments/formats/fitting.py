"""A ready-made format made fit for an event: its game, and as many rounds as its entrants need."""

from collections.abc import Sequence
from math import ceil, log2

from msgspec.structs import replace

from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.pairing.berger import rounds_of


def fitted(format: Format, games: Sequence[str] = (), entrants: int = 0) -> Format:
    """The format for these games, where it names none, and for so many entrants, where their number says
    how many rounds its last block has: everybody meets everybody, or a bracket is played to its end."""
    own = format.games or tuple(games)
    *before, last = format.blocks
    first, end = last.rounds
    needed = needs(last, entrants) if entrants > 1 else 0
    blocks = (*before, replace(last, rounds=(first, first + needed - 1 if needed else end)))
    return replace(format, games=own, blocks=blocks)


def needs(block: Block, entrants: int) -> int:
    """How many rounds a block has with so many; 0: as many as one likes."""
    match block.system:
        case "round-robin":
            return rounds_of(entrants) * _times(block, "meetings")
        case "knock-out":
            return ceil(log2(entrants)) * _times(block, "games")
    return 0


def _times(block: Block, option: str) -> int:
    times = block.options.get(option, 1)
    return times if isinstance(times, int) and times > 0 else 1
