"""What a meeting costs, in named parts, and the sentence that says why it was made."""

from msgspec import Struct

from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.pairing.repeats import told
from gamehall.tournaments.pairing.starts import breaks, leans


class Told(Struct, frozen=True):
    """What the sentence says beside the two players' own facts."""

    cost: int
    """How far they are from whom the system would like best for them, in its own measure."""
    more: str = ""
    """What else there is to say: `the lowest who can still catch the first`."""


def why(one: Player, other: Player, field: Field, told_too: Told) -> str:
    """`Equal wins, not met, schools or teams differ; cost 12.`"""
    parts = [between(one, other, field), told(one, other)]
    if one.apart and other.apart:
        label = shared(one, other)
        parts.append(f"both of {label}" if label else "schools or teams differ")
    if breaks(one, other):
        parts.append("starts three apart")
    elif leans(one, other):
        parts.append("starts two apart")
    if told_too.more:
        parts.append(told_too.more)
    return f"{', '.join(parts)}; cost {told_too.cost}."


def between(one: Player, other: Player, field: Field) -> str:
    """How far apart they are in what is ranked by first."""
    apart = abs(one.points - other.points)
    if field.counts == "points":
        return "Equal points" if apart == 0 else "1 point apart" if apart == 1 else f"{apart} points apart"
    match divmod(apart, 2):
        case 0, 0:
            return "Equal wins"
        case 0, _:
            return "Half a win apart"
        case 1, 0:
            return "1 win apart"
        case whole, half:
            return f"{whole}{'½' if half else ''} wins apart"
