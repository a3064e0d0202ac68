"""Whether a sentence is correct.

Each module holds rules of one topic; `rule(page, sight)` gives the faults it finds. Firm rules go by
neighbouring words, or by what parsers see dependably. Soft rules are as sure as the tree: where Link Grammar
too read the whole sentence and its tree shows no such fault, they only doubt, or are silent if that tree is
the best there is. A suspicion counts only where Link Grammar found no way to read the sentence at all.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from gamehall.english.correctness.address import address
from gamehall.english.correctness.agreement import agreement
from gamehall.english.correctness.apostrophes import apostrophe
from gamehall.english.correctness.appositives import appositive
from gamehall.english.correctness.bare import bare_noun
from gamehall.english.correctness.capitals import names, opening, quotation, stray
from gamehall.english.correctness.closing import closing
from gamehall.english.correctness.complements import complementation
from gamehall.english.correctness.confusions import sound_alikes
from gamehall.english.correctness.conjunctive import conjunctive_adverb
from gamehall.english.correctness.determiners import article_sound, fewer, number
from gamehall.english.correctness.faults import Fault
from gamehall.english.correctness.fragments import fragment, verbless
from gamehall.english.correctness.interjections import interjection
from gamehall.english.correctness.modifiers import degree, manner
from gamehall.english.correctness.negation import double_negative
from gamehall.english.correctness.order import (
    adjective_after,
    neighbours,
    question_order,
    subject_again,
    two_subjects,
    verb_last,
)
from gamehall.english.correctness.paper import Page
from gamehall.english.correctness.possessives import possessive
from gamehall.english.correctness.pronouns import and_i, case, demonstrative_them, self_as_subject, who
from gamehall.english.correctness.quoting import quoting
from gamehall.english.correctness.reality import reality
from gamehall.english.correctness.run_ons import fused, loose_run_on, run_on, side_by_side
from gamehall.english.correctness.several import several
from gamehall.english.correctness.signs import sign
from gamehall.english.correctness.spelling import spelling
from gamehall.english.correctness.taste import cumbersome, length
from gamehall.english.correctness.times import gone
from gamehall.english.correctness.verb_forms import alone, helping, slips
from gamehall.english.grammar.sight import Sight
from gamehall.english.parsers import spacy_model as spacy_eye
from gamehall.english.parsers.link_grammar.tree import NAME as LINKS
from gamehall.english.tree import Tree

__all__ = ["sentence_faults"]

Rule = Callable[[Page, Sight], Iterator[Fault]]

_FIRM: tuple[Rule, ...] = (
    length, apostrophe, spelling, sound_alikes, opening, names, stray, quotation, closing, sign, several,
    quoting, interjection, conjunctive_adverb, address, slips, article_sound, degree, neighbours, who, and_i,
    self_as_subject, helping, fused, agreement, complementation, reality, cumbersome,
    subject_again, fewer, gone, side_by_side,
)  # fmt: skip
_SOFT: tuple[Rule, ...] = (
    possessive, appositive, case, demonstrative_them, alone, number, bare_noun, manner, double_negative,
    question_order, two_subjects, run_on, fragment,
)  # fmt: skip
_SUSPICIONS: tuple[Rule, ...] = (adjective_after, verb_last, loose_run_on, verbless)


def sentence_faults(text: str, trees: Sequence[Tree], complete: bool | None) -> tuple[Fault, ...]:
    """What is wrong with a sentence; `complete` tells whether Link Grammar could read all of it."""
    page, sight = Page(text), Sight(_witness(text, trees))
    second = next((tree for tree in trees if tree.eye.startswith(LINKS)), None) if complete else None
    other = Sight(second) if second is not None else None
    found: list[Fault] = []
    for rule in (*_FIRM, *_SOFT):
        if _follows(rule, found):
            continue
        faults = list(rule(page, sight))
        if faults and other is not None and rule in _SOFT and not any(rule(page, other)):
            better = second is trees[0]
            faults = [] if better else [replace(fault, sure=False) for fault in faults]
        found += faults
    if complete is False and not any(fault.sure for fault in found):
        for rule in _SUSPICIONS:
            found += rule(page, sight)
    return tuple(dict.fromkeys(found))


def _witness(text: str, trees: Sequence[Tree]) -> Tree:
    """The tree that spaCy saw, best before it was mended: mending takes a sentence to be correct."""
    seen = [tree for tree in trees if tree.eye.startswith(spacy_eye.NAME)]
    return min(seen, key=lambda tree: tree.eye != spacy_eye.NAME) if seen else spacy_eye.tree(text)


def _follows(rule: Rule, found: list[Fault]) -> bool:
    """Whether what a rule would find only follows from a fault already named."""
    named = {fault.of for fault in found if fault.sure}
    if rule in (two_subjects, run_on, side_by_side, fragment, question_order):
        return bool(named & {"spelling", "possessive", "grammar", "punctuation", "end-mark"})
    return rule is agreement and bool(named & {"spelling", "possessive", "punctuation"})
