"""One sentence is asked for. An interjection with "!" before it belongs to it."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.lexicon.knowledge import Kind, Pos

_CALLS = 3
"""How many words an interjection with its exclamation mark may have: "Oh my goodness!"."""


def several(page: Page, sight: Sight) -> Iterator[Fault]:
    for place in page.breaks:
        before = [word for word in page.words if word.end <= place]
        after = next((word for word in page.words if word.start > place), None)
        if after is None or not before:
            continue
        calls = any(Pos.INTERJECTION in forms.parts(word.lower) for word in before)
        if calls and len(before) <= _CALLS:
            continue
        short = len(before) <= 2 and page.text[place] == "!"
        linked = Kind.CONJUNCTIVE_ADVERB in forms.kinds(after.lower)
        spoken = any(start < place for start, _ in page.quotations)
        yield in_grammar("One sentence is asked for.", sure=not (short or linked or spoken))
        return
