"""A form as a game's folder describes it, in TOML."""

from typing import Literal

from msgspec import Struct

from gamehall.tournaments.paper.blocks import Align


class Write(Struct, frozen=True, forbid_unknown_fields=True):
    """A column of a grid; what is known stands there, the rest is written by hand."""

    label: str = ""
    of: str = ""
    """What is known: `name`, `number`, `row`, …; empty: nothing."""
    width: float = 10
    align: Align = "center"


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """One block of a form. In texts `{name}` and the like stand for what is known."""

    kind: Literal["heading", "words", "fields", "grid", "choice", "lines"]
    text: str = ""
    says: str = ""
    size: Literal["small", "normal", "large"] = "normal"
    fields: tuple[tuple[str, str], ...] = ()
    """Labels, and what is known there."""
    across: int = 2
    columns: tuple[Write, ...] = ()
    each: tuple[Write, ...] = ()
    """Further columns, once for everybody at the table, under their name."""
    rows: int = 0
    of: Literal["", "players", "games", "entrants"] = ""
    """A row for each of these, instead of a number of rows."""
    height: float = 7
    options: tuple[str, ...] = ()


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    per: Literal["player", "table", "entrant", "division"]
    """For whom there is a copy."""
    piece: tuple[Piece, ...]
    games: tuple[str, ...] = ()
    """Empty: the game in whose folder it lies, or all that are played by a book of it."""
    books: tuple[str, ...] = ()
    """Only where it is played by one of these shelves; empty: by any."""
    copies: int = 1
    landscape: bool = False
    across: int = 1
    down: int = 1
    provenance: str = ""
