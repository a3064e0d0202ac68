"""A long record costs what its entries cost: each is added once, and going back walks a short way."""

import pickle
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from gamehall.kernel.action import Correct
from gamehall.kernel.growing import Growing
from gamehall.kernel.seat import JUDGE
from gamehall.kernel.table import Table, replay
from tests.kernel.test_table import act, dealt
from tests.toys.bluff.rules import GAME


def test_a_growing_sequence_is_a_value() -> None:
    empty: Growing[int] = Growing()
    one = empty.and_then(1)
    two, other = one.and_then(2), one.and_then(20)
    three = two.and_then(3)
    assert [*map(tuple, (empty, one, two, other, three))] == [(), (1,), (1, 2), (1, 20), (1, 2, 3)]
    assert two.and_then(3) == three != other.and_then(3)
    assert (three[-1], three[0], three[1:], three[::-1], two[-1:]) == (3, 1, (2, 3), (3, 2, 1), (2,))
    assert (list(reversed(three)), 3 in two, len(two), repr(two)) == ([3, 2, 1], False, 2, "(1, 2)")
    assert (hash(two), pickle.loads(pickle.dumps(two))) == (hash((1, 2)), two)
    for outside in (2, -3):
        with pytest.raises(IndexError):
            two[outside]


def test_threads_that_go_on_from_one_version_see_their_own_items_only() -> None:
    first = Growing(range(5))

    def grow(number: int) -> bool:
        longer = first
        for n in range(50):
            longer = longer.and_then(1000 * number + n)
        return longer[5:] == tuple(1000 * number + n for n in range(50))

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(grow, range(1, 200)))


def test_a_record_is_built_in_one_list() -> None:
    table = dealt()
    kept = table.entries._all
    for _ in range(500):
        table = act(table, JUDGE, Correct("a note"), "").table
    assert table.entries._all is kept
    assert len(kept) == table.seq == 503


@pytest.mark.parametrize("back", [lambda seq: seq, lambda seq: 1 + seq * 7 % seq, lambda seq: seq // 2 + 1])
def test_going_back_costs_the_same_in_a_long_record(back: Callable[[int], int]) -> None:
    """A stranger at a table of their own can send thousands of corrections; each restart reads them again."""

    def cost(corrections: int) -> int:
        table = dealt()
        for _ in range(corrections):
            table = act(table, JUDGE, Correct("again", back_to=back(table.seq)), "").table
        again, calls = counted(lambda: replay(GAME, table.header, table.entries))
        assert (again.state, again.clock) == (table.state, table.clock)
        return calls

    assert cost(200) < 2.5 * cost(100)


def counted(work: Callable[[], Table]) -> tuple[Table, int]:
    """What comes of it, and how many functions were called: a measure that a busy machine does not change."""
    calls = [0]

    def note(*_: object) -> None:
        calls[0] += 1

    sys.setprofile(note)
    try:
        return work(), calls[0]
    finally:
        sys.setprofile(None)
