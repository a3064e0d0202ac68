"""Every word is spelled as the lexicon spells it."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from gamehall.english.correctness import forms
from gamehall.english.correctness.apostrophes import rewritten
from gamehall.english.correctness.faults import Fault, in_grammar, in_spelling
from gamehall.english.correctness.lists import TITLES
from gamehall.english.correctness.paper import Page, Word
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import CORE, Form, LabelKind, Pos, entry, forms_of, is_spelled, near

_RARE = 80
_HINTS = 3
_HINTED = 16
"""The longest word for which near spellings are sought."""
_NAME_WORK = ("nsubj", "nsubjpass", "poss", "vocative")
_SHORT_NAME = 5
_VERY_COMMON = 20
_PREFIXES = listed("re ex co un non anti pre mid self semi multi mini over under sub super e pro")
_WITHOUT_APOSTROPHE = listed(
    "arent couldnt didnt doesnt dont hadnt hasnt havent isnt mustnt shouldnt wasnt werent wouldnt im ive"
    " youre youve theyre theyve weve hes shes thats whats theres whos oclock"
)


def spelling(page: Page, sight: Sight) -> Iterator[Fault]:
    hints = 0
    for index, word in enumerate(page.words):
        if word.text[0].isdigit() or _known(word.lower) or rewritten(page, index):
            continue
        if _bears_nonstandard(word.lower):
            yield in_grammar(f"{quoted(word.text)} is not standard English.")
            continue
        if _spelled_as_name(page, word, sight):
            continue
        if word.lower in _WITHOUT_APOSTROPHE or _misses_apostrophe(word.lower):
            yield in_spelling(f"{quoted(word.text)} is missing its apostrophe.")
            continue
        if _lower_name(word.lower) and not word.capital:
            continue
        found = entry(word.lower)
        hints += 1
        hint = _hint(word.lower) if hints <= _HINTS else ""
        if found is not None and found.level <= _RARE:
            if not hint or found.readings:
                continue
            if _regular_by_mistake(word.lower):
                yield in_spelling(f"{quoted(word.text)} is not spelled correctly{hint}.")
                continue
            yield in_spelling(f"{quoted(word.text)} is a rare spelling{hint}.", sure=False)
            continue
        yield in_spelling(
            f"{quoted(word.text)} is not spelled correctly{hint}.", sure=not _well_made(word.lower)
        )


def _well_made(word: str) -> bool:
    """A word no list has, but made of a common one by the rules: unflurried, parrotlike."""
    made = [word.removeprefix(each) for each in ("un", "non", "re", "super", "anti") if word.startswith(each)]
    made += [word.removesuffix(each) for each in ("like", "ness", "ly", "less", "ish") if word.endswith(each)]
    return any(
        len(stem) > 3 and not (stem.endswith("y") and word.endswith("ness")) and _known(stem) for stem in made
    )


@lru_cache(4096)
def _known(lower: str) -> bool:
    word = _plain(lower)
    if _bears_nonstandard(word):
        return False
    if word in TITLES or (len(word) == 1 and word.isalpha()):
        return True
    if _is_word(word):
        return True
    for ending in ("'s", "s'"):
        if word.endswith(ending):
            stem = word[: -len(ending)] + ("s" if ending == "s'" else "")
            return _is_word(stem) or _lower_name(stem)
    if "-" in word:
        pieces = word.split("-")
        return all(not piece or _known(piece) or piece in _PREFIXES for piece in pieces)
    return False


def _is_word(word: str) -> bool:
    found = entry(word)
    if found is None or found.level > CORE:
        return False
    return not found.form[0].isupper() and not found.bears(LabelKind.ABBREVIATION)


def _plain(word: str) -> str:
    """Without accents: café is known as cafe."""
    if word.isascii():
        return word
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def _bears_nonstandard(word: str) -> bool:
    found = entry(word)
    return found is not None and found.bears(LabelKind.NONSTANDARD)


def _lower_name(word: str) -> bool:
    """Known, but only with a capital; without it the check of capitals speaks."""
    found = entry(word)
    return found is not None and found.form[0].isupper() and found.level <= _RARE


def _spelled_as_name(page: Page, word: Word, sight: Sight) -> bool:
    """Whether a capital lets it pass: a known name, an abbreviation in capitals, or a likely name."""
    if not word.capital:
        return False
    stem = word.lower.removesuffix("'s").removesuffix("'")
    if _lower_name(stem) or is_spelled(word.text):
        return True
    if any(letter.isupper() for letter in word.text[1:]) or word.start not in page.openers:
        return True
    node = next((node for node in sight.tree.nodes if node.start == word.start), None)
    if node is None or node.dep in ("compound", "amod", "advmod"):
        return False
    if node.tag.startswith("NNP"):
        return True
    return node.dep in _NAME_WORK and (len(stem) <= _SHORT_NAME or not _slip_of_common(stem))


def _slip_of_common(word: str) -> bool:
    """Whether a very common word is one slip away: "freinds"."""
    close = next(iter(near(word, 1)), "")
    found = entry(close)
    return found is not None and found.level <= _VERY_COMMON and _one_slip(word, close)


def _one_slip(wrong: str, right: str) -> bool:
    """One letter more, less or other, or two changed about."""
    start = next((i for i, (a, b) in enumerate(zip(wrong, right, strict=False)) if a != b), len(wrong))
    rest, meant = wrong[start:], right[start:]
    changed = rest[:2] == meant[:2][::-1] and rest[2:] == meant[2:]
    return changed or rest[1:] == meant[1:] or rest[1:] == meant or rest == meant[1:]


def _misses_apostrophe(word: str) -> bool:
    return word.endswith("nt") and _is_contraction(f"{word[:-2]}n't")


def _is_contraction(word: str) -> bool:
    found = entry(word)
    return found is not None and bool(found.expansions)


def _hint(word: str) -> str:
    """What was perhaps meant: the irregular form, or a near spelling."""
    better = _regular_by_mistake(word)
    if not better and len(word) <= _HINTED:
        better = next(iter(near(word.replace("'", ""), 1)), "")
    return f": perhaps {quoted(better)}" if better else ""


def _regular_by_mistake(word: str) -> str:
    """ "Runned" for ran, "sheeps" for sheep, "mouses" for mice."""
    if word.endswith("ed"):
        for lemma in (word[:-2], word[:-1], word[:-3]):
            if Form.BASE in forms.verb_forms(lemma):
                return (forms_of(lemma, Pos.VERB).past or ("",))[0]
    if word.endswith("s"):
        for lemma in (word[:-1], word[:-2]):
            if (forms.numbers(lemma) and lemma + "s" == word) or (
                lemma + "es" == word and forms.numbers(lemma)
            ):
                return (forms_of(lemma, Pos.NOUN).plural or (lemma,))[0]
    return ""
