"""What a printed page is made of. The same blocks become a PDF and a page for a browser."""

from typing import Literal

from msgspec import Struct

Align = Literal["start", "center", "end"]


class Words(Struct, frozen=True, tag="words"):
    """A paragraph."""

    text: str
    size: Literal["small", "normal", "large", "huge"] = "normal"
    align: Align = "start"
    bold: bool = False


class Heading(Struct, frozen=True, tag="heading"):
    text: str
    says: str = ""
    """In smaller letters beside it."""


class Column(Struct, frozen=True):
    label: str = ""
    align: Align = "start"
    width: float = 0
    """Its part of the page in percent; 0: worked out from what stands in it."""
    bold: bool = False
    least: float = 0
    """Room to write in, in times the height of its letters."""


class Group(Struct, frozen=True):
    """A label over several columns."""

    label: str
    columns: int


class Table(Struct, frozen=True, tag="table"):
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    groups: tuple[Group, ...] = ()
    height: float = 0
    """The least height of a row in millimetres: room to write by hand."""
    ruled: bool = False
    """With lines round every cell, to be written in."""
    size: float = 0
    """Of its letters, in points; 0: worked out from how much stands in a row."""


class Field(Struct, frozen=True):
    label: str
    value: str = ""
    """Empty: a line to write on."""
    wide: int = 1
    """How many places of the row it takes."""


class Fields(Struct, frozen=True, tag="fields"):
    """Labels with what is known, and lines for what is not."""

    fields: tuple[Field, ...]
    across: int = 2


class Choice(Struct, frozen=True, tag="choice"):
    """Boxes of which one is ticked."""

    label: str
    options: tuple[str, ...]


class Lines(Struct, frozen=True, tag="lines"):
    """Empty lines to write on."""

    count: int
    label: str = ""


class Space(Struct, frozen=True, tag="space"):
    """Nothing, so many millimetres high."""

    height: float


class Code(Struct, frozen=True, tag="code"):
    """A link as a square code that a telephone reads."""

    link: str
    side: float = 30
    """In millimetres."""


class Beside(Struct, frozen=True, tag="beside"):
    """Blocks next to one another; `widths` are parts of the whole."""

    cells: tuple[tuple["Block", ...], ...]
    widths: tuple[float, ...]


Block = Words | Heading | Table | Fields | Choice | Lines | Space | Code | Beside


class Paper(Struct, frozen=True):
    """One document. Each part begins a page; where pages are cut up, each part is a card."""

    id: str
    title: str
    parts: tuple[tuple[Block, ...], ...]
    headline: str = ""
    """Small at the head of every page: which event it is of."""
    landscape: bool = False
    across: int = 1
    down: int = 1
    """How many cards fit on a page, side by side and below one another."""
    flows: bool = True
    """Whether a part may go on over several pages; else it is made to fit its page or card."""
    framed: bool = False
    """With an ornamental frame, as certificates have."""
