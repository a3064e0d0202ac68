"""A paper laid out for a size of page: what the template of the PDF is given."""

from typing import Any, Literal

import msgspec

from gamehall.tournaments.paper.blocks import (
    Beside,
    Block,
    Choice,
    Code,
    Fields,
    Heading,
    Lines,
    Paper,
    Space,
    Table,
)
from gamehall.tournaments.paper.blocks import Words as Paragraph
from gamehall.tournaments.paper.codes import dots
from gamehall.tournaments.paper.heights import height
from gamehall.tournaments.paper.widths import laid
from gamehall.tournaments.paper.wording import breakable, printed

Size = Literal["a4", "letter"]
SIZES: dict[Size, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
_MARGIN, _CARD_MARGIN, _INSET = 14.0, 7.0, 5.0
_HEAD = 12.0
"""What stands above a form on its page, with the gap below it."""
_GUTTER, _LABEL = 5.0, 22.0
_POINT = 0.353
_NUMBER = 4
"""Figures shorter than this are the number of a row."""
_LETTERS = {"small": 8.0, "normal": 10.0, "large": 15.0, "huge": 26.0}


def prepared(paper: Paper, size: Size) -> dict[str, Any]:
    """The paper as plain data, with the measures of its pages in millimetres."""
    wide, high = SIZES[size]
    if paper.landscape:
        wide, high = high, wide
    cards = paper.across * paper.down > 1
    margin = _CARD_MARGIN if cards else _MARGIN + 10 * paper.framed
    room = (wide - 2 * margin) / paper.across - (2 * _INSET if cards else 0.0)
    high_room = (high - 2 * margin) / paper.down - (2 * _INSET if cards else _HEAD)
    parts = [[_block(block, room) for block in part] for part in paper.parts]
    return {
        "title": printed(paper.title),
        "headline": breakable(printed(paper.headline), 20),
        "width": wide,
        "height": high,
        "margin": margin,
        "inset": _INSET,
        "head": 0.0 if paper.framed else _HEAD,
        "across": paper.across,
        "down": paper.down,
        "flows": paper.flows and not cards,
        "framed": paper.framed,
        "parts": parts,
        "fits": [not paper.flows and height(part, room) < high_room for part in parts],
    }


def _block(block: Block, room: float) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(block)
    match block:
        case Paragraph():
            plain["text"] = _text(block.text, room, _LETTERS[block.size])
        case Heading():
            plain |= {"text": _text(block.text, room, 16), "says": _text(block.says, room, 10)}
        case Table():
            plain |= _table(block, room)
        case Fields():
            each = (room + _GUTTER) / block.across - _GUTTER
            for field in plain["fields"]:
                wide = each * field["wide"] + _GUTTER * (field["wide"] - 1)
                field["value"] = _text(field["value"], wide - _LABEL, 11)
        case Choice():
            plain["options"] = [printed(option) for option in block.options]
        case Code():
            plain["picture"] = list(dots(block.link))
        case Beside():
            total = sum(block.widths)
            plain["cells"] = [
                [_block(one, room * width / total - _GUTTER) for one in cell]
                for cell, width in zip(block.cells, block.widths, strict=True)
            ]
        case Lines() | Space():
            pass
    return plain


def _table(table: Table, room: float) -> dict[str, Any]:
    rows = tuple(tuple(map(printed, row)) for row in table.rows)
    columns = tuple(msgspec.structs.replace(one, label=printed(one.label)) for one in table.columns)
    found = laid(msgspec.structs.replace(table, rows=rows, columns=columns), room)
    total = sum(found.widths)
    groups, at = [], 0
    for group in table.groups:
        wide = room * sum(found.widths[at : at + group.columns]) / total
        groups.append({"label": _text(group.label, wide - 3, found.size), "columns": group.columns})
        at += group.columns
    return {**msgspec.to_builtins(found), "groups": groups, "blank": _blank(table)}


def _blank(table: Table) -> bool:
    """Whether it is all to be written in, but for the numbers of its rows."""
    return bool(table.rows and table.ruled and table.height) and all(
        len(first) < _NUMBER and not any(others) for first, *others in table.rows
    )


def _text(text: str, room: float, letters: float) -> str:
    return breakable(printed(text), max(room, 10.0) / (letters * _POINT))
