"""Signs that stand in notes and lists rather than in sentences."""

import re
from collections.abc import Iterator

from gamehall.english.correctness.faults import Fault, in_punctuation
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.saying import quoted

_AT_END = re.compile(r"[,;]\s*[.!?]")
_DOUBTFUL = re.compile(r"(?<!\d)/|/(?!\d)|[\[\]]")


def sign(page: Page, sight: Sight) -> Iterator[Fault]:
    """A comma before an end mark; and of a slash not between numbers or square brackets a judge is asked."""
    if found := _AT_END.search(page.text):
        yield in_punctuation(f"{quoted(found[0])}: no comma or semicolon stands before an end mark.")
    if found := _DOUBTFUL.search(page.text):
        yield in_punctuation(
            f"Whether {quoted(found[0])} may stand in a sentence is for a judge.", sure=False
        )
