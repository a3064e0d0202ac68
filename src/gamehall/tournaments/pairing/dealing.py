"""Groups from a list of the best: how many of which size, and who is dealt into which."""

from collections.abc import Mapping, Sequence

from gamehall.tournaments.standings.ties import drawn_at

_NO_TEAMS: Mapping[int, frozenset[str]] = {}


def drawn(numbers: Sequence[int], seed: str) -> tuple[int, ...]:
    """In the order of their lots."""
    return tuple(sorted(numbers, key=lambda number: drawn_at(seed, number)))


def sizes_of_pools(count: int, size: int) -> tuple[int, ...]:
    """As many pools of `size`, 3 or 4, as there can be, the rest in the other of the two.

    One, two and five are no sum of threes and fours: they are one pool."""
    other = 7 - size
    for most in range(count // size, -1, -1):
        rest = count - most * size
        if rest % other == 0:
            return tuple(sorted((size,) * most + (other,) * (rest // other), reverse=True))
    return (count,)


def even_sizes(count: int, size: int) -> tuple[int, ...]:
    """Tables for `count` people, at most `size` at each: no more tables than that takes, filled evenly, so
    that nobody sits alone but who is alone. Of three at a table, one or two tables have only two."""
    tables = -(-count // size)
    if tables == 0:
        return ()
    least, more = divmod(count, tables)
    return (least + 1,) * more + (least,) * (tables - more)


def snaked(
    order: Sequence[int], sizes: Sequence[int], teams: Mapping[int, frozenset[str]] = _NO_TEAMS
) -> tuple[tuple[int, ...], ...]:
    """Dealt from the best down, to and fro. Of each turn who share a team are dealt to other pools as far
    as that turn allows, which leaves every pool as strong as the snake makes it, give or take one turn."""
    pools: list[list[int]] = [[] for _ in sizes]
    left = list(order)
    for turn in range(max(sizes, default=0)):
        open_ = [at for at, size in enumerate(sizes) if size > turn]
        if turn % 2:
            open_.reverse()
        row, left = left[: len(open_)], left[len(open_) :]
        for at, number in zip(open_, _parted(row, [pools[at] for at in open_], teams), strict=False):
            pools[at].append(number)
    return tuple(map(tuple, pools))


def _parted(
    row: Sequence[int], pools: Sequence[Sequence[int]], teams: Mapping[int, frozenset[str]]
) -> Sequence[int]:
    """The row with two and two exchanged as long as that leaves fewer team-mates in one pool."""
    placed = list(row)

    def mates(number: int, pool: Sequence[int]) -> int:
        return sum(bool(teams[number] & teams[other]) for other in pool)

    if not teams:
        return placed
    better = True
    while better:
        better = False
        for i in range(len(placed)):
            for j in range(i + 1, len(placed)):
                one, other = placed[i], placed[j]
                now = mates(one, pools[i]) + mates(other, pools[j])
                if mates(other, pools[i]) + mates(one, pools[j]) < now:
                    placed[i], placed[j] = other, one
                    better = True
    return placed


def banded(order: Sequence[int], size: int, seed: str, snake: bool = False) -> tuple[tuple[int, ...], ...]:
    """Groups of `size` with one from each of as many bands of strength, drawn or dealt to and fro.

    One person short of a group is a group too. Any other rest joins the last group, and up to twice
    the size less two are one group. Source: tsh, initial Fontes; for more than three rounds the rest is
    dealt with in the way that it gives for three."""
    count = len(order)
    if count <= 2 * (size - 1):
        return (tuple(order),) if order else ()
    full, rest = divmod(count, size)
    groups: list[list[int]] = [[] for _ in range(full + (rest == size - 1))]
    for band in range(size):
        from_, to = (-(-count * end // size) for end in (band, band + 1))
        dealt = list(order[from_:to]) if snake else list(drawn(order[from_:to], f"{seed}/{band}"))
        if snake and band % 2:
            dealt = [*dealt[: len(groups)][::-1], *dealt[len(groups) :]]
        for at, number in enumerate(dealt):
            groups[min(at, len(groups) - 1)].append(number)
    return tuple(map(tuple, groups))
