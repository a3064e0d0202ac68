"""The marks of a direct quotation."""

from collections.abc import Iterator
from itertools import pairwise

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_punctuation
from gamehall.english.correctness.paper import Page
from gamehall.english.correctness.speech import Speech, is_saying, speeches
from gamehall.english.grammar.sight import Sight
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Pos

_TOLD = frozenset({"me", "him", "her", "us", "them", "you"})


def quoting(page: Page, sight: Sight) -> Iterator[Fault]:
    if len(page.marks) % 2:
        yield in_punctuation("A quotation mark has no fellow.")
        return
    found = list(speeches(page, sight))
    for index, speech in enumerate(found):
        yield from _before(page, speech)
        if index and _broken_off(page, found[index - 1], speech):
            yield in_punctuation("Before the second half of the quotation a comma is missing.")
        yield from _inside(page, speech)
    if not page.marks:
        yield from _without_marks(page)


def _before(page: Page, speech: Speech) -> Iterator[Fault]:
    word = speech.before
    if word is None:
        return
    between = page.text[word.end : speech.start].strip()
    if between:
        return
    if word.lower in ("that", "if", "whether") and speech.finite and _is_clause(speech):
        yield in_punctuation("An indirect quotation takes no quotation marks.")
        return
    said = is_saying(word.lower) and not word.lower.endswith("ing")
    told = word.lower in _TOLD and speech.first.capital and speech.finite
    if (
        said and (speech.finite or speech.first.capital) and word.lower not in ("call", "called", "calls")
    ) or told:
        yield in_punctuation(f"Before the quotation a comma is missing, after {quoted(word.text)}.")


def _broken_off(page: Page, first: Speech, second: Speech) -> bool:
    """ "Go home," he said "and rest." """
    between = page.text[first.end + 1 : second.start]
    spoken = any(is_saying(word.lower) for word in page.words if first.end < word.start < second.start)
    half = not second.first.capital and page.text[first.end - 1] == ","
    return half and spoken and not any(mark in between for mark in ",.;:")


def _is_clause(speech: Speech) -> bool:
    return speech.last.start - speech.first.start > len(speech.first.text)


def _inside(page: Page, speech: Speech) -> Iterator[Fault]:
    """The mark that ends the words spoken, inside the quotation marks."""
    within = page.text[speech.start + 1 : speech.end].rstrip()
    mark = within[-1] if within and within[-1] in ".,?!" else ""
    outer = page.text[speech.end + 1 :].lstrip()[:1]
    direct = speech.introduced and (speech.finite or speech.whole)
    if not direct and not (speech.before is None and _said_next(speech)):
        return
    if speech.after is None:
        if not mark and outer in (".", ","):
            yield in_punctuation("The period stands inside the quotation marks.")
        return
    if not _said_next(speech) and speech.before is not None:
        return
    if outer == "," and mark != ",":
        yield in_punctuation("The comma stands inside the quotation marks.")
    elif not mark and outer not in ("?", "!", ";", ":"):
        yield in_punctuation("A comma is missing at the end of the quotation.")
    elif mark == "." and not speech.after.capital:
        yield in_punctuation("Before the speaker is named the quotation ends with a comma, not a period.")


def _said_next(speech: Speech) -> bool:
    after = speech.after
    return after is not None and (
        is_saying(after.lower) or after.lower in ("he", "she", "i", "we", "they", "the", "my")
    )


def _without_marks(page: Page) -> Iterator[Fault]:
    """ "He yelled, Get out." """
    for word, following in pairwise(page.words):
        comma = page.text[word.end : following.start].strip() == ","
        if not comma or not is_saying(word.lower) or not following.capital or len(following.text) == 1:
            continue
        if not forms.is_name(following.lower) and forms.parts(following.lower) - {Pos.NOUN}:
            first = quoted(following.text)
            yield in_punctuation(f"The words spoken, from {first} on, stand between quotation marks.")
