"""Tables of several: who sits with whom, so that what is seen of all pairs at one table costs least."""

from collections.abc import Sequence
from itertools import combinations

from gamehall.tournaments.pairing.dealing import drawn

Costs = Sequence[Sequence[int]]
"""What it costs that two places sit at one table; the same both ways."""
Tables = list[list[int]]

FEW = 12
"""As many are seated by going through every way."""
_TRIES = 12
_NEAR = 60


def seat(sizes: Sequence[int], costs: Costs, small: Sequence[int], grave: int, seed: str) -> Tables:
    """The places 0 … at tables of these sizes, full ones first; places stand in the order in which they would
    sit if nothing cost anything. `small` says what it costs each to sit at a table that is not full; whoever
    costs `grave` or more where they sit looks for another seat in the whole hall.

    Few are seated at the least cost there is. More of them are exchanged, two at a time, until no exchange
    helps; then from other beginnings again, as long as something is left that costs."""
    if sum(sizes) <= FEW:
        return best(sizes, costs, small)
    return exchanged(sizes, costs, small, grave, seed)


def cost_of(tables: Tables, sizes: Sequence[int], costs: Costs, small: Sequence[int]) -> int:
    full = max(sizes, default=0)
    return sum(
        sum(costs[i][j] for i, j in combinations(table, 2))
        + sum(small[place] for place in table if len(table) < full)
        for table in tables
    )


def best(sizes: Sequence[int], costs: Costs, small: Sequence[int]) -> Tables:
    """The tables of the least cost, found by looking at all that do not cost more already."""
    full = max(sizes, default=0)
    least: int | None = None
    found: Tables = []

    def fill(left: Sequence[int], open_: tuple[int, ...], tables: Tables, so_far: int) -> None:
        nonlocal least, found
        if least is not None and so_far >= least:
            return
        if not left:
            least, found = so_far, tables
            return
        first, others = left[0], left[1:]
        for size in sorted(set(open_), reverse=True):
            rest = list(open_)
            rest.remove(size)
            for mates in combinations(others, size - 1):
                table = [first, *mates]
                more = cost_of([table], (full,), costs, small)
                after = [place for place in others if place not in mates]
                fill(after, tuple(rest), [*tables, table], so_far + more)

    fill(range(sum(sizes)), tuple(sizes), [], 0)
    return found


def exchanged(sizes: Sequence[int], costs: Costs, small: Sequence[int], grave: int, seed: str) -> Tables:
    """Tables that no exchange of two makes cheaper, the best of some beginnings."""
    count = sum(sizes)
    dealt = list(range(count))
    least: int | None = None
    found: Tables = []
    for trial in range(_TRIES if count <= 10 * FEW else 1):
        tables = _dealt(dealt, sizes)
        _exchange(tables, costs, small, max(sizes), grave)
        cost = cost_of(tables, sizes, costs, small)
        if least is None or cost < least:
            least, found = cost, tables
        if least == 0:
            break
        dealt = list(drawn(range(count), f"{seed}/{trial}"))
    return found


def _dealt(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables: Tables = []
    at = 0
    for size in sizes:
        tables.append(list(order[at : at + size]))
        at += size
    return tables


def _exchange(tables: Tables, costs: Costs, small: Sequence[int], full: int, grave: int) -> None:
    """Exchanges two as long as that helps. Of many, who sits badly looks at all, others at who is near."""
    count = sum(map(len, tables))
    where = {place: at for at, table in enumerate(tables) for place in table}

    def at_table(place: int, table: Sequence[int], instead_of: int) -> int:
        row = costs[place]
        cost = 0
        for other in table:
            if other != instead_of:
                cost += row[other]
        return cost + small[place] if len(table) < full else cost

    helped = True
    while helped:
        helped = False
        for one in range(count):
            here = tables[where[one]]
            now = at_table(one, here, one)
            if not now:
                continue
            near = range(count)
            if now < grave and count > 4 * _NEAR:
                near = range(max(0, one - _NEAR), min(count, one + _NEAR))
            for other in near:
                there = tables[where[other]]
                if there is here:
                    continue
                then = at_table(one, there, other) + at_table(other, here, one)
                if then < now + at_table(other, there, other):
                    here[here.index(one)], there[there.index(other)] = other, one
                    where[one], where[other] = where[other], where[one]
                    here, now = there, at_table(one, there, one)
                    helped = True
