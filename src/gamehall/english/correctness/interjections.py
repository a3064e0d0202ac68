"""An interjection is set off by a comma, or by "!" with a capital after it."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_punctuation
from gamehall.english.correctness.lists import PERSONS
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Kind, Pos

_WITHOUT_COMMA = listed("please thanks o")
_SECOND_WORDS = listed("my no boy dear well man yes goodness gracious god heavens there")
"""May belong to the interjection before them: "Oh no", "My goodness"."""
_BEFORE_SUBJECT = listed("yes no well oh boy man")
"""Also common as other parts of speech: interjections only before a subject."""
_RARE = 1


def interjection(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Ouch that needle is sharp." """
    words = page.words
    if len(words) < 2 or not _interjects(page, sight):
        return
    word = words[0]
    if not page.after(word).strip() and words[1].lower in _SECOND_WORDS and _is_interjection(words[1].lower):
        word = words[1]
    after = page.after(word).strip()
    if not after and not _calls_somebody(page, word.end):
        yield in_punctuation(
            f"After the interjection {quoted(word.text)} a comma or an exclamation mark is missing."
        )
    elif after == ".":
        yield in_punctuation(
            f"After the interjection {quoted(word.text)} stands a comma or an exclamation mark, no period."
        )


def _is_interjection(word: str) -> bool:
    return Pos.INTERJECTION in forms.parts(word) or word == "my"


def _calls_somebody(page: Page, place: int) -> bool:
    """ "Hey buster, what's up?": the comma comes after who is spoken to."""
    following = next((word for word in page.words if word.start >= place), None)
    return (
        following is not None
        and page.after(following).strip() == ","
        and (following.capital or forms.likeliest(following.lower) is Pos.NOUN)
    )


def _interjects(page: Page, sight: Sight) -> bool:
    """Whether the first word is an interjection and nothing else here."""
    word, node = page.words[0].lower, sight.tree[0]
    if word in _WITHOUT_COMMA or Kind.INTERROGATIVE in forms.kinds(word) or node.start != page.words[0].start:
        return False
    if Pos.INTERJECTION not in forms.parts(word):
        return False
    if forms.parts(word) == {Pos.INTERJECTION}:
        return True
    others = [each.weight for each in forms.readings(word) if each.pos is not Pos.INTERJECTION]
    if max(others) <= _RARE and Pos.ADJECTIVE not in forms.parts(word):
        return not _works(sight)
    subject = page.words[1].lower in PERSONS | {"that", "this", "there"}
    return word in _BEFORE_SUBJECT and node.tag == "UH" and node.dep == "intj" and subject


def _works(sight: Sight) -> bool:
    """ "Cheers rose", "Hurray the winners": a verb, or a noun that has one."""
    first, after = sight.tree[0], sight.tree[min(1, len(sight.tree) - 1)]
    subject = first.dep in ("nsubj", "nsubjpass") and after.tag in FINITE_TAGS
    return subject or (first.tag.startswith("VB") and Pos.VERB in forms.parts(first.lower))
