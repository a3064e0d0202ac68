"""Capital letters where they belong, and nowhere else."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_capitals
from gamehall.english.correctness.lists import KIN, OWNERS
from gamehall.english.correctness.paper import Page
from gamehall.english.correctness.speech import speeches
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Kind, NounClass, Pos, entry

SUBJECTS_AT_SCHOOL = listed(
    "math maths mathematics biology chemistry physics science history geography algebra geometry calculus"
    " economics literature psychology sociology philosophy government civics art music gym"
)
SEASONS = listed("spring summer autumn fall winter")
_TITLES = listed(
    "aunt uncle president king queen captain professor senator mayor judge prince princess governor general"
    " sergeant officer coach grandma grandpa"
)
_ALSO_LOWER = listed(
    "french venetian roman swiss brussels arabic danish turkish bible internet web god earth sun moon"
    " plaster paris diesel watt dutch panama toto bona rosa et al facto jure voce"
)

_LANGUAGES = listed("french arabic danish turkish dutch polish")
_LEARNT = listed("learn study teach understand")


def opening(page: Page, sight: Sight) -> Iterator[Fault]:
    """The sentence begins with a capital letter."""
    first = page.words[0] if page.words else None
    if first is not None and first.text[0].islower() and not any(letter.isupper() for letter in first.text):
        yield Fault(
            "capitals",
            "opening-and-close",
            f"The sentence must begin with a capital: {quoted(_up(first.text))}.",
        )
    for place in page.breaks:
        word = next((each for each in page.words if each.start > place), None)
        if page.text[place] == "!" and word is not None and not word.capital and word.text[0].isalpha():
            yield Fault(
                "capitals",
                "punctuation",
                f'After an interjection with "!" a capital follows: {quoted(_up(word.text))}.',
            )


def _up(text: str) -> str:
    return text[0].upper() + text[1:]


def quotation(page: Page, sight: Sight) -> Iterator[Fault]:
    """A quoted sentence opens with a capital."""
    for speech in speeches(page, sight):
        word = speech.first
        if speech.continues and speech.before is not None and word.capital and _goes_on(word.lower):
            yield in_capitals(f"The quotation goes on with a small letter: {quoted(word.lower)}.")
        if speech.whole and word.text[0].islower() and word is not page.words[0]:
            yield Fault(
                "capitals", "spelling", f"A quoted sentence opens with a capital: {quoted(_up(word.text))}."
            )


def _goes_on(word: str) -> bool:
    """No name, and no word that may be taken for one."""
    if word == "i" or word.startswith("i'") or forms.is_name(word):
        return False
    return _function_word(word) or forms.only_finite(word) or bool(forms.kinds(word) & {Kind.AUXILIARY})


def names(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "i", "monday", "english" in small letters."""
    for index, word in enumerate(page.words):
        if word.capital or not word.text[0].isalpha() or not index:
            continue
        lower = word.lower.removesuffix("'s")
        if lower == "i" or word.lower in ("i'm", "i'll", "i've", "i'd"):
            yield in_capitals('The pronoun "I" is written with a capital.')
        elif _only_with_capital(lower) and not _fixed_phrase(page, index):
            yield in_capitals(f"{quoted(word.text)} is a name and needs a capital: {quoted(_up(word.text))}.")
        elif _spoken(page, index):
            yield in_capitals(f"The language {quoted(_up(word.text))} is written with a capital.")
        elif lower in ("mr", "mrs", "ms", "dr") and page.after(word).startswith("."):
            yield in_capitals(f"{quoted(word.text)} needs a capital: {quoted(_up(word.text))}.")
        elif lower in _TITLES and _before_name(page, index):
            yield in_capitals(f"{quoted(word.text)} before a name needs a capital: {quoted(_up(word.text))}.")


def _spoken(page: Page, index: int) -> bool:
    """ "Speaks french", but "french fries"."""
    lower, before = page.words[index].lower, forms.verb_lemmas(page.words[index - 1].lower)
    if page.before(page.words[index]).strip() or lower not in _LANGUAGES:
        return False
    after = page.words[index + 1].lower if index + 1 < len(page.words) else ""
    goes_on = (
        bool(after) and not page.after(page.words[index]).strip() and Pos.NOUN in forms.usual_parts(after)
    )
    if "speak" in before or (before & _LEARNT and lower != "polish"):
        return not goes_on
    return lower == "french" and not goes_on and page.words[index - 1].lower in ("in", "from", "into")


def _only_with_capital(word: str) -> bool:
    found = entry(word)
    if found is None or not found.form[0].isupper() or not found.readings or word in _ALSO_LOWER:
        return False
    return any(each.capital for each in found.readings)


def _fixed_phrase(page: Page, index: int) -> bool:
    """ "Of paris", "de jure": part of an expression in several words."""
    return index > 1 and page.words[index - 1].lower == "of" and page.words[index - 2].lower == "plaster"


def _before_name(page: Page, index: int) -> bool:
    """A title right before a given name, without an article or a possessive before it."""
    if index + 1 >= len(page.words) or index == 0:
        return False
    after, before = page.words[index + 1], page.words[index - 1].lower
    if not after.capital or not forms.is_name(after.lower) or page.after(page.words[index]).strip():
        return False
    return forms.likeliest(before) not in (Pos.ADJECTIVE, Pos.NOUN) and not before.endswith("'s")


def stray(page: Page, sight: Sight) -> Iterator[Fault]:
    """A capital on a common word inside the sentence."""
    tags = {node.start: node.tag for node in sight.tree.nodes}
    for index, word in enumerate(page.words):
        if not word.capital or word.start in page.openers or len(word.text) == 1 or word.text.isupper():
            continue
        if any(letter.isupper() for letter in word.text[1:]) or _beside_capital(page, index):
            continue
        lower, before = word.lower, page.words[index - 1].lower
        if lower in SUBJECTS_AT_SCHOOL:
            if not _numbered(page, index):
                yield in_capitals(f"The school subject {quoted(lower)} takes no capital.")
        elif lower in SEASONS:
            if before in ("the", "last", "next", "this", "every", "each", "in", "during"):
                yield in_capitals(f"The season {quoted(lower)} takes no capital.")
        elif lower in KIN and before in OWNERS:
            yield in_capitals(f"{quoted(word.text)} after {quoted(before)} is no name and takes no capital.")
        elif forms.is_name(lower) or (lower.endswith("s") and forms.is_name(lower[:-1])):
            continue
        elif _function_word(lower) or _verb_in_place(lower, tags.get(word.start, "")):
            yield in_capitals(f"{quoted(word.text)} takes no capital inside a sentence.")
        elif before in ("a", "an", *OWNERS) and _common_noun(lower, *_THINGS) and lower not in _TITLES:
            yield in_capitals(f"The common noun {quoted(lower)} takes no capital.")
        elif before == "the" and _common_noun(lower, NounClass.ANIMAL, NounClass.FOOD) and lower != "queen":
            yield in_capitals(f"The common noun {quoted(lower)} takes no capital.", sure=False)


def _beside_capital(page: Page, index: int) -> bool:
    """Part of a longer name: Lake Superior, the Golden Gate Bridge, Spot and Rover."""
    words = page.words
    near = [words[i] for i in (index - 1, index + 1) if 0 <= i < len(words)]
    return any(each.capital and each.start not in page.openers for each in near) or (
        index == 1 and words[0].capital and forms.is_name(words[0].lower)
    )


def _numbered(page: Page, index: int) -> bool:
    after = page.words[index + 1] if index + 1 < len(page.words) else None
    return after is not None and (after.text[0].isdigit() or after.text[0].isupper())


def _function_word(word: str) -> bool:
    if forms.kinds(word) & {Kind.ARTICLE, Kind.POSSESSIVE, Kind.DEMONSTRATIVE}:
        return True
    small = {Pos.PRONOUN, Pos.PREPOSITION, Pos.CONJUNCTION}
    return bool(forms.parts(word) & small) and not forms.parts(word) & {Pos.NOUN, Pos.VERB}


def _verb_in_place(word: str, tag: str) -> bool:
    return tag in ("VBD", "VBZ", "VBP", "VBN", "VBG", "RB") and forms.usual_parts(word) <= {
        Pos.VERB,
        Pos.ADVERB,
    }


_THINGS = (
    NounClass.ANIMAL,
    NounClass.ARTIFACT,
    NounClass.FOOD,
    NounClass.BODY,
    NounClass.PLANT,
    NounClass.PERSON,
    NounClass.SAYING,
)


def _common_noun(word: str, *named: NounClass) -> bool:
    return forms.only_singular(word) and forms.is_a(word, *named) and forms.likeliest(word) is Pos.NOUN
