"""Teams against teams: each player meets every player of all other teams, and never one of their own."""

from collections.abc import Sequence

from gamehall.tournaments.pairing.berger import berger

Block = Sequence[int | None]
"""A team, or half of one; an empty chair is None."""


def team_rounds(teams: Sequence[Sequence[int]]) -> int:
    """How many rounds that takes."""
    blocks = _blocks(teams)
    return (len(blocks) - 1 - _halved(teams)) * len(blocks[0]) if len(blocks) > 1 else 0


def team_round(teams: Sequence[Sequence[int]], round: int) -> tuple[tuple[int, ...], ...]:
    """A round of them, counted from 0; who has nobody to meet stands alone.

    An even number of teams meet by a Berger table, and inside each meeting the seats move on by one. An odd
    number would leave a whole team idle: there each team plays as two halves, which do not meet."""
    blocks = _blocks(teams)
    which, step = divmod(round, len(blocks[0]))
    meetings: list[tuple[int, ...]] = []
    labels = [_label(block, blocks, teams) for block in range(len(blocks))]
    for pair in berger(len(blocks), which + _halved(teams)):
        low, high = sorted(pair, key=labels.__getitem__)
        for seat, one in enumerate(blocks[low]):
            opposite = (seat + step) % len(blocks[high])
            there = tuple(number for number in (one, blocks[high][opposite]) if number is not None)
            if there:
                swapped = (labels[low] + labels[high] + seat + opposite) % 2 == 0
                meetings.append(there[::-1] if swapped else there)
    return tuple(meetings)


def _halved(teams: Sequence[Sequence[int]]) -> int:
    """1 where teams play as halves: then the first round of the table, where halves meet, is left out."""
    return len(teams) % 2


def _blocks(teams: Sequence[Sequence[int]]) -> list[Block]:
    size = max(map(len, teams), default=0)
    if not _halved(teams):
        return [_filled(team, size) for team in teams]
    half = -(-size // 2)
    one = [_filled(team[0::2], half) for team in teams]
    other = [_filled(team[1::2], half) for team in teams]
    return one + other[::-1]


def _filled(team: Sequence[int], size: int) -> Block:
    return [*team, *[None] * (size - len(team))]


def _label(block: int, blocks: Sequence[Block], teams: Sequence[Sequence[int]]) -> int:
    """The lower label of two starts where their sum is odd, so that starts are even over all blocks; halves
    of a team have neighbouring labels, since that is what leaves the balance as it was without their game."""
    if not _halved(teams):
        return block
    return 2 * block if block < len(teams) else 2 * (len(blocks) - 1 - block) + 1
