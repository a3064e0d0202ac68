"""A word list as an option of a table: chosen by name, stamped into the record, found again by its stamp."""

from typing import Any

import msgspec

from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.layout import Damaged
from gamehall.lexicon.lists.shelf import NoSuchLexicon, lexicon, lexicons
from gamehall.lexicon.lists.stamp import Stamp


def listed(id: str, stamp: Stamp | None) -> Lexicon | None:
    """The list a table plays by; None where this hall does not have that very list."""
    try:
        return lexicon(id if stamp is None else stamp.id, stamp.hash if stamp else "")
    except (NoSuchLexicon, Damaged):
        return None


def chosen(id: str) -> Lexicon:
    """The list a new table asks for. Raises ValueError with a plain sentence where the hall has none."""
    try:
        return lexicon(id)
    except (NoSuchLexicon, Damaged) as error:
        raise ValueError(str(error)) from error


def stamped(found: Lexicon) -> dict[str, Any]:
    """The record says which list settles its challenges, to the letter."""
    return {"words": msgspec.to_builtins(found.stamp)}


def list_choices() -> tuple[tuple[str, str], ...]:
    """The lists of this hall: each name, and what people call it."""
    return tuple((label.stamp.id, label.title) for label in lexicons())
