"""About how high a card becomes, rather too high than too low.

What surely has room need not be measured, which takes longer than to lay it out."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gamehall.tournaments.paper.wording import width

_POINT = 0.353
_FIRST, _LINE, _APART = 0.8, 1.25, 3.0
"""Lines, in the height of their letters; what is between two blocks, in millimetres."""
_FIELD, _TO_WRITE, _LETTERS = 2.0, 5.9, 11.0
_TITLE, _BLANK = 16.0, 0.45
_SIZES = {"small": 8.0, "normal": 10.0, "large": 15.0, "huge": 26.0}

Plain = Mapping[str, Any]


def height(blocks: Iterable[Plain], room: float) -> float:
    """Of prepared blocks below one another, so many millimetres wide."""
    return sum(_height(block, room) + _APART for block in blocks) - _APART


def _height(block: Plain, room: float) -> float:
    match block["type"]:
        case "words":
            return _text(block["text"], room, _SIZES[block["size"]])
        case "heading":
            says = width(block["says"]) * _SIZES["normal"] * _POINT + 4
            if width(block["text"]) * _TITLE * _POINT + says <= room:
                return _text("", room, _TITLE)
            return _text(f"{block['text']}  {block['says']}", room, _TITLE)
        case "table":
            return _table(block, room)
        case "fields":
            return _fields(block["fields"], block["across"], room)
        case "choice":
            return _text("".join(f"{option} xxxx" for option in block["options"]) + block["label"], room, 10)
        case "lines":
            return float(7.3 * block["count"] + _APART)
        case "beside":
            total = sum(block["widths"])
            parts = zip(block["cells"], block["widths"], strict=True)
            return max(height(cell, room * part / total - 5) for cell, part in parts)
        case "code":
            return float(block["side"])
        case _:
            return float(block["height"])


def _text(text: str, room: float, letters: float) -> float:
    """The first line is as high as its capitals, each further one has the gap above it."""
    return (_FIRST + _LINE * (_lines(text, room, letters) - 1)) * letters * _POINT


def _lines(text: str, room: float, letters: float) -> int:
    """Word by word, as lines are filled; a word that is wider than a line goes on in the next."""
    em = max(room, 1.0) / (letters * _POINT)
    return sum(_filled(line, em) for line in text.split("\n"))


def _filled(line: str, em: float) -> int:
    if width(line) <= em:
        return 1
    found, used = 1, 0.0
    for word in line.split(" "):
        wide = width(word)
        if used and used + wide > em:
            found, used = found + 1, 0.0
        more = int(wide / em)
        found, used = found + more, used + wide - more * em + _BLANK
    return found


def _table(table: Plain, room: float) -> float:
    size: float = table["size"]
    total = sum(table["widths"])
    rooms = [room * part / total - 2.6 for part in table["widths"]]
    rows: float = sum(max(table["height"], _row(row, rooms, size)) + 0.7 for row in table["rows"])
    heads = labels = _row(table["labels"], rooms, size * 0.8) + 0.7
    at = 0
    for group in table["groups"]:
        wide = sum(rooms[at : at + group["columns"]])
        heads = max(heads, labels + _row((group["label"],), (wide,), size) + 0.7)
        at += group["columns"]
    return rows + heads


def _row(cells: Sequence[str], rooms: Sequence[float], size: float) -> float:
    """In a table every line has room for what reaches above and below it."""
    lines = max(_lines(cell, room, size) for cell, room in zip(cells, rooms, strict=True))
    return lines * _LINE * size * _POINT


def _fields(fields: Sequence[Plain], across: int, room: float) -> float:
    each = (room + 5) / across - 5
    found = 0.0
    for at in range(0, len(fields), across):
        row = fields[at : at + across]
        label = max(width(field["label"]) for field in fields) * 8 * _POINT + 2
        values = [
            _text(field["value"], each - label, _LETTERS) + 0.9 if field["value"] else _TO_WRITE
            for field in row
        ]
        found += max(values) + _FIELD
    return found
