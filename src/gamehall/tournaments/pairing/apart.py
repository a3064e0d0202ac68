"""Schools and teams: whose own do not meet each other while that can be avoided."""

from collections.abc import Sequence

from gamehall.tournaments.pairing.field import Player


def shared(one: Player, other: Player) -> str:
    """The first school or team that both belong to; empty: none."""
    return next((label for label in one.apart if label and label in other.apart), "")


def fewest(players: Sequence[Player]) -> int:
    """How many meetings among their own at least one school or team must have, whoever meets whom.

    Of `own` members among `count`, each of the others can take one away; two of who is left over share a
    table. It is a bound from below: where many must not meet again, it may not be reached."""
    members: dict[str, int] = {}
    for player in players:
        for label in set(player.apart) - {""}:
            members[label] = members.get(label, 0) + 1
    return max((max(0, 2 * own - len(players)) // 2 for own in members.values()), default=0)
