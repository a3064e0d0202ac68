"""Direct quotations: what is spoken, and whether it is a sentence of its own."""

from collections.abc import Iterator

from msgspec import Struct

from gamehall.english.correctness import forms
from gamehall.english.correctness.paper import Page, Word
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import SAYING


class Speech(Struct, frozen=True):
    start: int
    """The place of the opening mark."""
    end: int
    """The place of the closing mark."""
    first: Word
    last: Word
    before: Word | None
    """The last word before the opening mark."""
    after: Word | None
    finite: bool
    """Has a finite verb, or is a command."""
    introduced: bool
    """A verb of saying stands before it or after it, or a comma before it."""
    whole: bool
    """A sentence of its own, not the second half of a broken one and no mere word or title."""
    continues: bool
    """The second half of a broken one: "The gate," said the guard, "is locked"."""


def speeches(page: Page, sight: Sight) -> Iterator[Speech]:
    previous: Speech | None = None
    for start, end in page.quotations:
        inside = [word for word in page.words if start < word.start < end]
        if not inside:
            continue
        before = next((word for word in reversed(page.words) if word.start < start), None)
        after = next((word for word in page.words if word.start > end), None)
        nodes = [node for node in sight.tree.nodes if start < node.start < end]
        finite = any(node.tag in FINITE_TAGS for node in nodes) or any(
            node.tag == "VB" and node.start == inside[0].start for node in nodes
        )
        comma = page.text[:start].rstrip().endswith((",", ":"))
        said = _says(before) or (before is None and _said_after(page, end))
        continues = previous is not None and page.text[previous.end - 1] == "," and comma
        introduced = comma or said
        whole = introduced and (finite or (comma and _says(before))) and not continues
        if before is None:
            whole = finite and _said_after(page, end)
        previous = Speech(
            start, end, inside[0], inside[-1], before, after, finite, introduced, whole, continues
        )
        yield previous


def _says(word: Word | None) -> bool:
    return word is not None and is_saying(word.lower)


def is_saying(word: str) -> bool:
    return bool(forms.verb_lemmas(word) & SAYING) or word in SAYING


def _said_after(page: Page, end: int) -> bool:
    """ "…" said the guard; "…" the old man said."""
    following = [word for word in page.words if word.start > end][:5]
    return any(is_saying(word.lower) for word in following)
