"""LT 21 and LT 2: whether a word may be the one that is formed."""

import re

from gamehall.english.correctness.faults import Fault
from gamehall.english.saying import quoted
from gamehall.english.tree import Tree
from gamehall.games.linguishtik.judge.word_names import is_name_here
from gamehall.games.linguishtik.judge.word_slang import slang_fault
from gamehall.lexicon.knowledge import Label, LabelKind, Source, Word, entry

SHORTEST, LONGEST = 4, 10
_USUAL = 50
"""Up to this level of commonness a label that is not certain says nothing."""
_WRITTEN = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?")
_BARS = {
    LabelKind.ARCHAIC: "word-label",
    LabelKind.OBSOLETE: "word-label",
    LabelKind.FOREIGN: "word-foreign",
    LabelKind.SLANG: "word-slang",
    LabelKind.VULGAR: "word-slang",
    LabelKind.SLUR: "word-slang",
    LabelKind.NONSTANDARD: "word-slang",
    LabelKind.ABBREVIATION: "word-abbreviated",
}
_GRAVE = frozenset({LabelKind.VULGAR, LabelKind.SLUR})


def word_faults(word: str, start: int, text: str, tree: Tree | None) -> tuple[Fault, ...]:
    """What bars a word that stands at this place of a sentence; without a tree, by the lexicon alone."""
    if (fault := _form(word, start, text)) is not None:
        return (fault,)
    found = entry(word)
    faults = [*_length(word)]
    proper = is_name_here(word, start, text, tree)
    if proper is not None:
        faults.append(_barred("word-form", f"{quoted(word)} is used as a name: a proper noun.", proper))
    if found is None and proper is None:
        faults.append(
            Fault("spelling", "spelling", f"{quoted(word)} is in none of the hall's lists of words.")
        )
    if found is not None:
        faults.extend(_labels(found, slang_fault(word, _index(start, tree), tree)))
    return tuple(faults)


def _index(start: int, tree: Tree | None) -> int | None:
    nodes = tree.nodes if tree is not None else ()
    return next((index for index, node in enumerate(nodes) if node.start == start), None)


def _barred(cites: str, says: str, sure: bool = True) -> Fault:
    return Fault("word", cites, says, sure)


def _length(word: str) -> tuple[Fault, ...]:
    if SHORTEST <= len(word) <= LONGEST:
        return ()
    says = f"{quoted(word)} has {len(word)} letters; the word must have {SHORTEST} to {LONGEST}."
    return (_barred("word-length", says),)


def _form(word: str, start: int, text: str) -> Fault | None:
    """A contraction, an apostrophe or a hyphen, in the word or in what it is part of."""
    written = next((m[0] for m in _WRITTEN.finditer(text) if m.start() <= start < m.end()), word)
    whole = (written if word in written else word).replace("’", "'")
    if "'" in whole:
        found = entry(whole)
        if found is not None and found.expansions:
            return _barred("word-form", f"{quoted(whole)} is a contraction.")
        return _barred("word-form", f"{quoted(whole)} has an apostrophe.")
    if "-" in whole:
        return _barred("word-form", f"{quoted(whole)} is hyphenated.")
    found = entry(word)
    if found is not None and found.bears(LabelKind.CONTRACTION):
        return _barred("word-form", f"{quoted(word)} is a contraction.")
    return None


def _labels(word: Word, slang: Fault | None) -> tuple[Fault, ...]:
    """One fault for each paragraph that a label of the word, or of the sense in use, touches."""
    found: dict[str, Fault] = {slang.cites: slang} if slang else {}
    for label in word.labels:
        cites = _BARS.get(label.kind)
        if cites is None or not _counts(word, label) or (cites in found and found[cites].sure):
            continue
        says = f"{quoted(word.form)} is labelled {label.kind}."
        if not label.certain:
            says = f"{quoted(word.form)} may be labelled {label.kind} in the sense used here."
        found[cites] = _barred(cites, says, label.certain)
    return tuple(found.values())


def _counts(word: Word, label: Label) -> bool:
    """A label that is not certain counts for rare words, and for grave labels given by hand."""
    return label.certain or word.level > _USUAL or (label.kind in _GRAVE and label.source is Source.HAND)
