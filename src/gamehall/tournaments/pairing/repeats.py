"""Who has met whom, and how often: what makes a meeting a repeat."""

from gamehall.tournaments.pairing.field import Player


def met(one: Player, other: Player) -> int:
    """How often they met, or are paired to; either's record is enough."""
    return max(one.met.get(other.number, 0), other.met.get(one.number, 0))


def told(one: Player, other: Player) -> str:
    times = met(one, other)
    return "not met" if times == 0 else "met once" if times == 1 else f"met {times} times"
