"""Rulebooks in the browser: what is printed, and what the hall added to it."""

from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

from gamehall.kernel import catalog

OWN = "The hall's own, not from the printed sheet."
SHELVES = [(game.id, shelf.id) for game in catalog.games().values() for shelf in game.shelves]


@pytest.mark.parametrize(("game", "shelf"), SHELVES)
def test_what_is_not_printed_is_told_apart(visitor: Callable[..., Any], game: str, shelf: str) -> None:
    text = unescape(visitor().get(f"/rules/{game}/{shelf}").text)
    books = next(one for one in catalog.game(game).shelves if one.id == shelf).books
    noted = [p.provenance for book in books for p in book.paragraph if p.provenance]
    own = [note for note in noted if not note.startswith("Official")]
    assert text.count(OWN) == len(own)
    assert all(f"<strong>{OWN}</strong> {note}" in text for note in own)
    assert all(note in text for note in noted)
