"""Arcs between clauses: that-clauses, questions inside sentences, relative clauses, openings, quotations."""

from collections.abc import Callable

from gamehall.english.parsers.link_grammar.clauses import verb_of
from gamehall.english.parsers.link_grammar.draft import Draft
from gamehall.english.parsers.link_grammar.parse import Link
from gamehall.english.parsers.link_grammar.words import WH_ADVERBS, WH_PRONOUNS
from gamehall.lexicon.knowledge import Kind, Pos


def _noun_clause(draft: Draft, link: Link) -> None:
    """thinks that …, wonders whether …, the fact that …, the problem is that …"""
    head = draft.above(link.left, link.right)
    verb = draft.opens(link.right)
    if verb is None:
        _what_to_do(draft, link, head)
        return
    if link.name == "TH" and not draft.joints.is_verb(link.left) and draft.is_noun(head):
        draft.draw(verb, head, "acl")
    elif draft.linkage.right(link.right, "IV", "TO") or draft.forms[verb - 1] == "to":
        draft.draw(verb, head, "xcomp")
    else:
        draft.draw(verb, head, "advcl" if link.name in ("VC", "CX") else "ccomp")


def _what_to_do(draft: Draft, link: Link, head: int) -> None:
    """knows what to do, where the infinitive is linked to "knows" """
    to = next((each for each in draft.linkage.rightward[link.left] if draft.forms[each.right] == "to"), None)
    if to and to.right == link.right + 1:
        draft.draw(draft.below(to.right), head, "xcomp")
        draft.draw(link.right, draft.below(to.right), "dobj")


def _bare_clause(draft: Draft, link: Link) -> None:
    """thinks he is right; glad you came"""
    if draft.joints.is_verb(link.left) or draft.is_adjective(link.left):
        verb = verb_of(draft.joints, link.right)
        if verb is not None and draft.opens(link.left) is None:
            draft.draw(verb, draft.above(link.left, link.right), "ccomp")


def _relative(draft: Draft, link: Link) -> None:
    """the man who …, the boat (that) we bought, a letter to write; it was Tom who …"""
    head = draft.above(link.left, link.right)
    if link.fine[:1] == "w":
        return
    if link.fine == "nx":
        draft.draw(link.left, draft.below(link.right), "advmod")
        return
    if draft.opens(link.left) is not None and draft.linkage.right(link.left, "B"):
        return
    if (what := draft.linkage.left(link.left, "O")) and draft.forms[what.left] == "what":
        having = verb_of(draft.joints, link.right) or 0
        draft.draw(head, having, "attr" if draft.joints.lemma(having) == "be" else "dobj")
        return
    verb = draft.opens(link.right)
    if verb is None:
        verb = verb_of(draft.joints, link.right)
    if draft.joints.is_verb(link.left) and (named := draft.linkage.right(link.left, "O")):
        head = draft.below(named.right)
    if verb is not None:
        draft.draw(verb, head, "relcl")


def _gap(draft: Draft, link: Link) -> None:
    """The place in a clause that the word before it fills: the boat THAT we bought, WHAT did you buy."""
    filler = link.left
    pronoun = draft.linkage.right(filler, "R")
    if pronoun and draft.forms[pronoun.right] in WH_PRONOUNS:
        filler = pronoun.right
        if draft.linkage.right(filler, "RS"):
            return
    elif not (draft.forms[filler] in WH_PRONOUNS or _asks(draft, filler)):
        return
    gap = draft.joints.main(link.right)
    if draft.joints.is_verb(link.right):
        predicate = draft.joints.lemma(gap) == "be"
        draft.draw(filler, gap, "attr" if predicate else "dobj")
    else:
        draft.draw(filler, link.right, "pobj")


def _asks(draft: Draft, noun: int) -> bool:
    """which book, whose father, how many books"""
    link = draft.linkage.left(noun, "D")
    while link and link.name in ("D", "H", "EA"):
        if draft.forms[link.left] in WH_PRONOUNS or draft.forms[link.left] in WH_ADVERBS:
            return True
        link = draft.linkage.left(link.left, "H", "EA")
    return False


def _relative_subject(draft: Draft, link: Link) -> None:
    verb = draft.below(link.right)
    draft.draw(link.left, verb, "nsubjpass" if verb in draft.joints.passive else "nsubj")


def _clause_of_time(draft: Draft, link: Link) -> None:
    """the day when we met, the reason why he left"""
    if (verb := draft.opens(link.right)) is not None:
        draft.draw(verb, draft.above(link.left, link.right), "relcl")


def _opening(draft: Draft, link: Link) -> None:
    """What stands before the subject: an adverb, phrase, clause, participle, interjection, or name."""
    verb = verb_of(draft.joints, link.right)
    if verb is None:
        verb = draft.below(link.right)
    word = draft.joints.first(link.left)
    facts, mark = draft.knows(word), draft.linkage.words[word].mark
    inner = draft.opens(link.left)
    verbal = draft.linkage.right(link.left, "M")
    if verbal and facts.can_be(Pos.PREPOSITION) and draft.is_ing(verbal.right):
        draft.draw(word, verb, "prep")
        draft.draw(draft.below(verbal.right), word, "pcomp")
        return
    after = draft.linkage.right(word + 1, "CO") if word + 1 < link.right else None
    if inner is not None:
        draft.draw(inner, verb, "advcl")
    elif draft.forms[word] == "for" and draft.forms[link.right] == "to":
        _for_somebody(draft, word, draft.joints.main(link.right))
    elif Kind.SUBORDINATING in facts.kinds and word in draft.joints.ends:
        draft.redraw(draft.joints.ends[word], verb, "advcl")
        draft.redraw(word, draft.joints.ends[word], "mark")
    elif Kind.SUBORDINATING in facts.kinds and after and not draft.linkage.right(word, "J", "X"):
        draft.draw(word, word + 1, "mark")
    elif draft.joints.is_verb(word):
        draft.draw(draft.below(word), verb, "advcl")
    elif draft.is_preposition(link.left):
        draft.draw(word, verb, "prep")
    elif mark[:1] == "a" and not facts.can_be(Pos.INTERJECTION):
        draft.draw(word, verb, "advcl")
    elif facts.can_be(Pos.INTERJECTION) and (
        link.fine[:1] == "a"
        or draft.forms[word] in ("yes", "no")
        or not facts.can_be(Pos.ADVERB, Pos.NOUN, Pos.ADJECTIVE)
    ):
        draft.draw(word, verb, "intj")
    elif (draft.is_noun(word) or link.fine == "*n") and not (
        facts.can_be(Pos.ADVERB) or Kind.CONJUNCTIVE_ADVERB in facts.kinds
    ):
        draft.draw(draft.below(word), verb, "npadvmod")
    else:
        draft.draw(word, verb, "cc" if draft.forms[word] in ("and", "but", "or") else "advmod")


def _for_somebody(draft: Draft, word: int, infinitive: int) -> None:
    """for HIM to lose"""
    draft.draw(word, infinitive, "mark")
    if somebody := draft.linkage.right(word, "J"):
        draft.redraw(draft.below(somebody.right), infinitive, "nsubj")


def openers(draft: Draft) -> None:
    """The words that open clauses, under the verbs of their clauses."""
    for word, form in enumerate(draft.forms):
        if word == 0 or draft.heads[word] >= 0 or form == "to":
            continue
        verb = draft.opens(word)
        if verb is None or draft.linkage.left(word, "D", "EA"):
            continue
        if form in WH_ADVERBS:
            draft.draw(word, verb, "advmod")
        elif Kind.SUBORDINATING in draft.knows(word).kinds:
            draft.draw(word, verb, "mark")


CLAUSE_ARCS: dict[str, Callable[[Draft, Link], None]] = {
    "RS": _relative_subject,
    "B": _gap,
    "R": _relative,
    "TH": _noun_clause,
    "QI": _noun_clause,
    "BI": _noun_clause,
    "VC": _noun_clause,
    "CX": _noun_clause,
    "C": _bare_clause,
    "WN": _clause_of_time,
    "WY": _clause_of_time,
    "CO": _opening,
}
"""In the order in which they are drawn."""
