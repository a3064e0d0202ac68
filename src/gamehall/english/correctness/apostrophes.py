"""Apostrophes that are there, but wrong."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_possessives
from gamehall.english.correctness.lists import NUMBERS, SEVERAL
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Kind, NounClass, Pos, forms_of, is_spelled

_PRONOUNS = {
    "her's": "hers", "our's": "ours", "their's": "theirs", "your's": "yours", "its'": "its", "hers'": "hers",
    "ours'": "ours", "theirs'": "theirs", "yours'": "yours", "whos'": "whose", "his'": "his",
}  # fmt: skip
_PLURALS_WITHOUT_S = listed("children men women mice geese oxen teeth feet")


def apostrophe(page: Page, sight: Sight) -> Iterator[Fault]:
    for index, word in enumerate(page.words):
        if not word.lower.endswith(("s", "s'")):
            continue
        if better := rewritten(page, index):
            yield in_possessives(f"{quoted(word.text)} must be {quoted(better)} here.")


def rewritten(page: Page, index: int) -> str:
    """How the word must be written; nothing if it may stand as it is."""
    word = page.words[index]
    lower = word.lower
    if lower in _PRONOUNS:
        return _PRONOUNS[lower]
    stem = lower.rstrip("'").removesuffix("s")
    if stem in _PLURALS_WITHOUT_S and (lower.endswith("'") or not is_spelled(lower)):
        return f"{stem}'s"
    if lower.endswith("s's") and forms.only_plural(lower[:-2]) and not word.capital:
        return lower[:-1]
    plural = (forms_of(lower.removesuffix("'s"), Pos.NOUN).plural or (f"{lower[:-2]}s",))[0]
    if lower.endswith("'s") and (_counted(page, index) or _plural_meant(page, index)):
        return plural.capitalize() if word.capital else plural
    if lower.endswith("'s") and index and page.words[index - 1].lower == "both":
        return f"{plural}'" if forms.only_singular(lower[:-2]) and plural.endswith("s") else ""
    if lower.endswith("s'") and forms.only_plural(lower[:-1]) and _verb_next(page, index):
        return lower[:-1]
    return ""


def _counted(page: Page, index: int) -> bool:
    """ "Two cat's slept": several of them, and nothing follows that they could own."""
    before = page.words[index - 1].lower if index else ""
    if before not in SEVERAL | NUMBERS or not forms.only_singular(page.words[index].lower[:-2]):
        return False
    if index + 1 == len(page.words) or page.after(page.words[index]).strip():
        return True
    return _verb_next(page, index) or Pos.PREPOSITION in forms.parts(page.words[index + 1].lower)


def _verb_next(page: Page, index: int) -> bool:
    """Whether a verb follows, and no noun can."""
    if index + 1 >= len(page.words) or page.after(page.words[index]).strip():
        return False
    after = page.words[index + 1].lower
    third = page.words[index + 2].lower if index + 2 < len(page.words) else ""
    helps = Kind.AUXILIARY in forms.kinds(after) and forms.likeliest(after) is Pos.VERB
    past = Form.PAST in forms.verb_forms(after) and forms.usual_parts(after) == {Pos.VERB}
    return helps or forms.only_finite(after) or (past and not forms.numbers(third))


def _plural_meant(page: Page, index: int) -> bool:
    """ "I like apple's.", "The Smith's are here." """
    word = page.words[index]
    stem = word.lower[:-2]
    closes = page.after(word).strip()
    if forms.parts(stem) & {Pos.PRONOUN, Pos.ADVERB} or index == 0:
        return False
    following = page.words[index + 1].lower if index + 1 < len(page.words) else ""
    if following == "are" and not closes:
        return bool(forms.numbers(stem)) or forms.is_name(stem)
    before = page.words[index - 1].lower
    bare = forms.likeliest(before) is Pos.VERB and Kind.AUXILIARY not in forms.kinds(before)
    thing = forms.is_a(stem, NounClass.FOOD, NounClass.ARTIFACT, NounClass.PLANT)
    return bool(closes) and bare and thing and forms.only_singular(stem)
