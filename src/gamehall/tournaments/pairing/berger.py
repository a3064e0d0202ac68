"""Everybody against everybody: the tables that Johann Berger made known for chess."""

from collections.abc import Sequence


def berger(chairs: int, round: int) -> tuple[tuple[int, int], ...]:
    """Which chairs meet in a round, both counted from 0; who starts stands first.

    `chairs` is even. All chairs but the last sit in a ring: those meet whose numbers add up to the round,
    and who would meet themselves meet the last. So each pair meets once in `chairs - 1` rounds. The lower
    starts where the sum is odd, and half of the ring starts against the last: nobody starts more than once
    more, or once less, than they reply, nor do they where one chair is empty."""
    ring, last = chairs - 1, chairs - 1
    pairs: list[tuple[int, int]] = []
    for chair in range(ring):
        other = (round - chair) % ring
        if other == chair:
            pairs.append((chair, last) if chair < chairs // 2 else (last, chair))
        elif chair < other:
            pairs.append((chair, other) if (chair + other) % 2 else (other, chair))
    return tuple(pairs)


def rounds_of(count: int) -> int:
    """How many rounds it takes until each has met each other one once."""
    return count - 1 + count % 2 if count > 1 else count


def everybody(seats: Sequence[int], round: int) -> tuple[tuple[int, ...], ...]:
    """A round of those who sit on these seats. The round is counted on from 0 through as many turns of the
    table as one likes; in every second turn the other one starts. An odd number leaves one alone: a bye."""
    if len(seats) < 2:
        return tuple((number,) for number in seats)
    chairs = len(seats) + len(seats) % 2
    turn, at = divmod(round, chairs - 1)
    meetings: list[tuple[int, ...]] = []
    for pair in berger(chairs, at):
        there = tuple(seats[chair] for chair in pair if chair < len(seats))
        meetings.append(there[::-1] if turn % 2 else there)
    return tuple(meetings)
