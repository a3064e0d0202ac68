"""Arcs that hold the tree together: helping verbs, joined words, set phrases, a sentence's clauses."""

from itertools import pairwise

from gamehall.english.grammar.sight import QUOTES
from gamehall.english.grammar.verb_lists import SAYING
from gamehall.english.parsers.link_grammar.clauses import verb_of
from gamehall.english.parsers.link_grammar.draft import Draft
from gamehall.english.parsers.link_grammar.noun_arcs import before_article, determining
from gamehall.english.parsers.link_grammar.parse import Link
from gamehall.english.parsers.link_grammar.words import takes_particle
from gamehall.lexicon.knowledge import Pos

_SENTENCE_ENDS = frozenset({".", "!", "?"})


def helping_verbs(draft: Draft) -> None:
    joints = draft.joints
    for helper, link in joints.helped.items():
        main = joints.main(helper)
        passive = main in joints.passive and link.name == "P" and draft.joints.first(link.right) == main
        draft.draw(helper, main, "auxpass" if passive else "aux")


def joined_words(draft: Draft) -> None:
    """The first of joined words heads the next one and the conjunction, and so on along the row."""
    joints = draft.joints
    for hub, pair in joints.pairs.items():
        by_subjects = draft.linkage.left(hub, "RJ") is not None and not joints.is_verb(pair.left)
        left, right = joints.last(pair.left), joints.first(pair.right)
        if by_subjects and (verbs := (verb_of(joints, left), verb_of(joints, right))) and None not in verbs:
            left, right = verbs[0] or left, verbs[1] or right
        left, right = draft.below(left), draft.below(right)
        draft.draw(right, left, "conj")
        if draft.forms[hub] != ",":
            draft.draw(hub, left, "cc")
        if both := draft.linkage.left(hub, "XJ"):
            draft.draw(both.left, draft.below(hub), "preconj")


def set_phrases(draft: Draft) -> None:
    for last, words in draft.joints.phrases.items():
        _set_phrase(draft, last, words)


def _set_phrase(draft: Draft, last: int, words: tuple[int, ...]) -> None:
    linkage, joints = draft.linkage, draft.joints
    clause = draft.opens(last)
    counted = linkage.right(last, "D", "EN", "NN", "NI")
    if last in joints.helped:
        main = joints.main(last)
        draft.draw(last, main, "advmod")
        for word in words[:-1]:
            draft.draw(word, main, "aux")
    elif clause is not None:
        for word in words:
            opens = word == last or draft.forms[word] == "as"
            draft.draw(word, clause, "mark" if opens else "advmod")
    elif counted:
        noun = draft.below(counted.right)
        draft.draw(last, noun, "quantmod" if counted.name == "EN" else determining(draft, last))
        for word in words[:-1]:
            draft.draw(word, noun, before_article(draft, word))
    elif joints.start(last) == last:
        for word in words[:-1]:
            draft.draw(word, last, determining(draft, word))
    else:
        for before, word in pairwise(words):
            draft.draw(
                word, words[0] if joints.is_verb(last) else before, _inside(draft, words[0], before, word)
            )


def _inside(draft: Draft, first: int, before: int, word: int) -> str:
    """The relation of a word in a set phrase to the one before it: in FRONT OF, took OFF, at ONCE."""
    facts = draft.knows(word)
    if takes_particle(draft.joints.lemma(first), draft.forms[word]) and facts.can_be(Pos.ADVERB):
        return "prt"
    if facts.can_be(Pos.PREPOSITION) and draft.forms[word] != "like":
        return "prep"
    if draft.knows(before).can_be(Pos.PREPOSITION):
        return "pobj" if facts.can_be(Pos.NOUN) else "pcomp"
    return "advmod"


def sentences(draft: Draft) -> list[int]:
    """Draws the arcs between clauses that only a mark or "and" joins; gives the root of each sentence."""
    roots: list[int] = []
    for opener in range(len(draft.forms)):
        links = [link for link in draft.linkage.rightward[opener] if link.name in ("WV", "W", "Q")]
        said = draft.linkage.right(opener, "CP")
        head = _head_of_clause(draft, links)
        if head is not None and opener and draft.joints.is_verb(opener):
            _quotation(draft, draft.below(opener), head, roots)
        elif head is not None and (opener == 0 or draft.heads[head] < 0):
            _next_clause(draft, opener, head, roots)
        if said:
            _said(draft, draft.below(said.right), roots)
    return roots


def _head_of_clause(draft: Draft, links: list[Link]) -> int | None:
    """The verb by the subject's link, else by the wall's; of words without a verb their noun."""
    for link in links:
        if link.name == "W" and (verb := verb_of(draft.joints, link.right)) is not None:
            return verb
    for link in links:
        if link.name in ("Q", "WV"):
            return draft.below(link.right)
    return _head_without_wall(draft, links[0].right) if links else None


def _head_without_wall(draft: Draft, word: int) -> int:
    """The verb of a question or of "What a day it is"; of "What a day" the noun."""
    verb = draft.opens(word)
    if verb is not None:
        return verb
    if draft.forms[word] == "what" and (noun := draft.linkage.right(word, "O")):
        named = draft.below(noun.right)
        return draft.heads[named] if draft.heads[named] > 0 else named
    question = draft.linkage.right(word, "Q", "PF", "R")
    return draft.below(question.right if question else word)


def _next_clause(draft: Draft, opener: int, verb: int, roots: list[int]) -> None:
    """By what stands before it: "and", a semicolon, a comma after an infinitive (To be honest, …), a name."""
    form = draft.forms[opener]
    if not roots or form in _SENTENCE_ENDS:
        roots.append(verb)
    elif (form in QUOTES or draft.forms[verb - 1] in QUOTES) and draft.joints.lemma(verb) in SAYING:
        _said(draft, verb, roots)
        for speaker in draft.under(verb, "dobj"):
            draft.redraw(speaker, verb, "nsubj")
    elif QUOTES & set(draft.forms) and draft.joints.lemma(roots[-1]) in SAYING and form in (",", *QUOTES):
        draft.draw(verb, roots[-1], "ccomp")
    elif (
        form == ","
        and draft.linkage.left(roots[-1], "I")
        and not draft.under(roots[-1], "nsubj", "nsubjpass")
    ):
        draft.draw(roots[-1], verb, "advcl")
        roots[-1] = verb
    elif form in (",", ":", "—", "-"):
        draft.draw(verb, roots[-1], "parataxis")
    elif _is_called(draft, opener):
        called = draft.knows(opener).can_be(Pos.INTERJECTION)
        draft.draw(opener, verb, "intj" if called else "npadvmod")
        roots[-1] = verb
    else:
        draft.draw(verb, roots[-1], "conj")
        draft.draw(opener, roots[-1], "cc")


def _is_called(draft: Draft, word: int) -> bool:
    """A name or an interjection that the linkage hangs a question on: Mom, where are my shoes?"""
    if not draft.forms[word].isalpha() or draft.knows(word).can_be(Pos.CONJUNCTION):
        return False
    return draft.is_noun(word) or draft.linkage.words[word].mark == "ij"


def _said(draft: Draft, said: int, roots: list[int]) -> None:
    """ "I am tired," he said."""
    if draft.heads[said] >= 0:
        return
    if roots:
        draft.draw(roots.pop(), said, "ccomp")
    roots.append(said)


def _quotation(draft: Draft, saying: int, quoted: int, roots: list[int]) -> None:
    """He said, "I am tired." And, linked in the same way: Had I known, I would have come."""
    if draft.linkage.right(0, "Q") and roots[-1:] == [saying] and not QUOTES & set(draft.forms):
        draft.draw(saying, quoted, "advcl")
        roots[-1] = quoted
    else:
        draft.draw(quoted, saying, "ccomp")
