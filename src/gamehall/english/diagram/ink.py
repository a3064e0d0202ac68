"""Where a drawing is not white: rows of small cells, each row the bits of one number.

Two drawings overlap where a bit is set in both. All moves are by whole cells.
"""

from collections.abc import Iterable
from math import floor

from msgspec import Struct

CELL = 3
"""Side of a cell."""

Point = tuple[float, float]


class Ink(Struct, frozen=True):
    rows: dict[int, int]
    """Bits of each row that is not white; bit 0 stands for the column `left`."""
    left: int = 0

    def moved(self, columns: int, rows: int) -> "Ink":
        if not rows:
            return Ink(self.rows, self.left + columns)
        return Ink({row + rows: bits for row, bits in self.rows.items()}, self.left + columns)

    def meets(self, other: "Ink", columns: int = 0, rows: int = 0) -> bool:
        """Whether the two overlap when the other is moved so far."""
        shift = other.left + columns - self.left
        mine = self.rows
        for row, bits in other.rows.items():
            own = mine.get(row + rows)
            if own is not None and (own & (bits << shift) if shift >= 0 else (own << -shift) & bits):
                return True
        return False

    def __or__(self, other: "Ink") -> "Ink":
        if not other.rows:
            return self
        if not self.rows:
            return other
        left = min(self.left, other.left)
        rows = {row: bits << self.left - left for row, bits in self.rows.items()}
        for row, bits in other.rows.items():
            rows[row] = rows.get(row, 0) | bits << other.left - left
        return Ink(rows, left)

    @property
    def top(self) -> int:
        return min(self.rows, default=0) * CELL

    @property
    def bottom(self) -> int:
        return (max(self.rows, default=0) + 1) * CELL

    @property
    def leftmost(self) -> int:
        everything = 0
        for bits in self.rows.values():
            everything |= bits
        return (self.left + max((everything & -everything).bit_length() - 1, 0)) * CELL

    @property
    def rightmost(self) -> int:
        return (self.left + max((bits.bit_length() for bits in self.rows.values()), default=0)) * CELL


NONE = Ink({})


def of(shapes: Iterable[tuple[Point, ...]]) -> Ink:
    """The ink of convex shapes; every cell they touch."""
    spans: list[tuple[int, int, int]] = []
    for shape in shapes:
        spans += _spans(shape)
    if not spans:
        return NONE
    left = min(first for _, first, _ in spans)
    rows: dict[int, int] = {}
    for row, first, last in spans:
        rows[row] = rows.get(row, 0) | ((1 << last - first + 1) - 1) << first - left
    return Ink(rows, left)


def _spans(shape: tuple[Point, ...]) -> list[tuple[int, int, int]]:
    """Row, first and last column, for each row a shape touches."""
    low: dict[int, float] = {}
    high: dict[int, float] = {}
    for a, b in zip(shape, (*shape[1:], shape[0]), strict=True):
        (ax, ay), (bx, by) = (a, b) if a[1] <= b[1] else (b, a)
        first, last = floor(ay / CELL), floor(by / CELL)
        slope = (bx - ax) / (by - ay) if last > first else 0.0
        enters = ax
        for row in range(first, last + 1):
            leaves = bx if row == last else ax + ((row + 1) * CELL - ay) * slope
            left, right = (enters, leaves) if enters <= leaves else (leaves, enters)
            if row not in low or left < low[row]:
                low[row] = left
            if row not in high or right > high[row]:
                high[row] = right
            enters = leaves
    return [(row, floor(low[row] / CELL), floor(high[row] / CELL)) for row in low]


def cells(length: float) -> int:
    """A length as whole cells, rounded up."""
    return -int(-length // CELL)
