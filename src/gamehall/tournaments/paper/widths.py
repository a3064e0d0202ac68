"""How wide the columns of a table are, and how large its letters, so that every word has room."""

from collections.abc import Sequence

from msgspec import Struct

from gamehall.tournaments.paper.blocks import Column, Table
from gamehall.tournaments.paper.wording import breakable, longest_word, width

_SIZES = (11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0)
_POINT = 0.353
"""In millimetres."""
_PADDING = 2.4
"""Left and right of what stands in a cell, in millimetres."""
_BROKEN = 7.0
"""A word wider than so many times the height of its letters may be broken, if the columns need it."""
_MOST = 26.0
"""No column is made wider than this for one long cell."""


class Laid(Struct, frozen=True):
    """A table as it is printed."""

    size: float
    widths: tuple[float, ...]
    """In percent of the whole."""
    rows: tuple[tuple[str, ...], ...]
    labels: tuple[str, ...]


def laid(table: Table, room: float) -> Laid:
    """The table laid out for so many millimetres: letters as large as they may be, words broken at last."""
    columns = table.columns
    if all(column.width for column in columns):
        return _fixed(table, room)
    needs, wants = _asked(columns, table.rows)
    size = table.size or next((s for s in _SIZES if _taken(needs, s) <= room), _SIZES[-1])
    least = [need * size * _POINT + _PADDING for need in needs]
    wanted = [max(want * size * _POINT + _PADDING, low) for want, low in zip(wants, least, strict=True)]
    spare, asked = room - sum(least), sum(wanted) - sum(least)
    if spare < 0:
        given = [low * room / sum(least) for low in least]
    else:
        share = min(1.0, spare / asked) if asked else 0.0
        given = [low + share * (want - low) for low, want in zip(least, wanted, strict=True)]
        given = _stretched(columns, given, room)
    return _with(table, size, given, room)


def _stretched(columns: Sequence[Column], given: Sequence[float], room: float) -> list[float]:
    """What is left over goes to the columns of words, not to those of figures."""
    words = [one for one, column in zip(given, columns, strict=True) if column.align == "start"]
    over = room - sum(given)
    return [
        one + over * one / sum(words) if column.align == "start" else one
        for one, column in zip(given, columns, strict=True)
    ]


def _fixed(table: Table, room: float) -> Laid:
    total = sum(column.width for column in table.columns)
    given = [room * column.width / total for column in table.columns]
    return _with(table, table.size or 10.0, given, room)


def _with(table: Table, size: float, given: Sequence[float], room: float) -> Laid:
    total = sum(given)
    most = [(one * (room / total if total > room else 1.0) - _PADDING) / (size * _POINT) for one in given]

    def cells(row: Sequence[str]) -> tuple[str, ...]:
        return tuple(breakable(cell, wide) for cell, wide in zip(row, most, strict=True))

    labels = cells([column.label for column in table.columns])
    widths = tuple(round(100 * one / total, 3) for one in given)
    return Laid(size, widths, tuple(map(cells, table.rows)), labels)


def _asked(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> tuple[list[float], list[float]]:
    """Of each column how wide it must be for its words, and how wide it would be in one line."""
    needs, wants = [], []
    for at, column in enumerate(columns):
        cells = {row[at] for row in rows}
        label = column.label
        word = max((longest_word(cell) for cell in cells), default=0.0)
        needs.append(max(min(word, _BROKEN), min(longest_word(label), _BROKEN), column.least, 1.0))
        wants.append(min(max([width(cell) for cell in cells] + [width(label)]), _MOST))
    return needs, wants


def _taken(needs: Sequence[float], size: float) -> float:
    return sum(need * size * _POINT + _PADDING for need in needs)
