"""Arcs in noun phrases: determiners, adjectives, names, numbers, nouns before nouns, what follows a noun."""

from collections.abc import Callable

from gamehall.english.grammar.verb_lists import listed
from gamehall.english.parsers.link_grammar.draft import Arc, Draft, renames
from gamehall.english.parsers.link_grammar.parse import Link
from gamehall.english.parsers.link_grammar.words import POSSESSIVES, REFLEXIVES
from gamehall.lexicon.knowledge import Kind, NounClass, Pos

_QUANTITIES = listed(
    "many few fewer several much more most less little such other same enough own last next certain"
)
_SERVED = frozenset({NounClass.ARTIFACT, NounClass.PLACE, NounClass.ACT, NounClass.SAYING, NounClass.TIME})
"""What an -ing form before a noun rather tells the use of: a washing machine, a swimming pool."""
_BEFORE_ARTICLES = listed("such quite what half many all both rather")


def determining(draft: Draft, word: int) -> str:
    """The relation of a word before a noun that the linkage takes for a determiner."""
    form = draft.forms[word]
    if form in POSSESSIVES or form == "whose":
        return "poss"
    if Kind.CARDINAL in draft.knows(word).kinds or form[:1].isdigit():
        return "nummod"
    return "amod" if form in _QUANTITIES else "det"


def _determiner(draft: Draft, link: Link) -> None:
    noun = draft.above(link.right, link.left)
    if draft.linkage.left(link.left, "YS", "YP"):
        draft.draw(draft.below(link.left), noun, "poss")
    elif draft.parts_of.get(link.right) != link.left:
        draft.draw(link.left, noun, determining(draft, link.left))


def _before_determiner(draft: Draft, link: Link) -> None:
    draft.draw(link.left, _noun_of(draft, link.right), determining(draft, link.left))


def _noun_of(draft: Draft, word: int) -> int:
    """The noun that a determiner or number belongs to; itself where it stands alone."""
    link = draft.linkage.right(word, "D")
    return draft.above(link.right if link else word, word)


def _after_determiner(draft: Draft, link: Link) -> None:
    draft.draw(link.right, _noun_of(draft, link.left), "amod")


def _all(draft: Draft, link: Link) -> None:
    """all the boys"""
    draft.draw(link.left, _noun_of(draft, link.right), "predet")


def _adjective(draft: Draft, link: Link) -> None:
    word = draft.below(link.left)
    if draft.knows(word).is_ing and draft.linkage.words[word].mark[:1] != "a":
        _ing_before(draft, word, draft.above(link.right, word))
        return
    relation = "nummod" if Kind.CARDINAL in draft.knows(word).kinds else "amod"
    draft.draw(word, draft.above(link.right, word), relation)


def _noun_before(draft: Draft, link: Link) -> None:
    word, noun = draft.below(link.left), draft.above(link.right, link.left)
    if draft.knows(word).is_ing:
        _ing_before(draft, word, noun)
    else:
        draft.draw(word, noun, "compound")


def _ing_before(draft: Draft, word: int, noun: int) -> None:
    """the crying baby, boiling water: a participle; the washing machine: a noun"""
    facts = draft.knows(word)
    usual = facts.weight(Pos.NOUN) >= max(1, facts.weight(Pos.VERB) - 3)
    served = draft.knows(noun).main_class in _SERVED
    first, second = ("compound", "amod") if usual and served else ("amod", "compound")
    draft.draw(word, noun, first)
    if facts.can_be(Pos.NOUN):
        draft.others.append((0.4, (Arc(word, noun, second),)))


def _name(draft: Draft, link: Link) -> None:
    if renames(draft.joints, link.left, link.right):
        draft.draw(link.right, link.left, "appos")
    else:
        draft.draw(link.left, draft.above(link.right, link.left), "compound")


def _part_of_day(draft: Draft, link: Link) -> None:
    """Friday evening"""
    draft.draw(link.left, link.right, "compound")


def _possessive_sign(draft: Draft, link: Link) -> None:
    draft.draw(link.right, link.left, "case")


def _number(draft: Draft, link: Link) -> None:
    """three years, two hundred, a dozen"""
    counts = Kind.CARDINAL in draft.knows(link.left).kinds or draft.forms[link.left][:1].isdigit()
    counted = Kind.CARDINAL in draft.knows(link.right).kinds
    relation = ("compound" if counted else "nummod") if counts else determining(draft, link.left)
    draft.draw(link.left, draft.above(link.right, link.left), relation)


def _number_after(draft: Draft, link: Link) -> None:
    """May 1990, chapter two"""
    draft.draw(link.right, draft.above(link.left, link.right), "nummod")


def _degree(draft: Draft, link: Link) -> None:
    """very old, quite fast, about fifty, much larger"""
    draft.draw(draft.below(link.left), draft.above(link.right, link.left), "advmod")


def _degree_after(draft: Draft, link: Link) -> None:
    """old enough, someone else"""
    draft.draw(link.right, draft.above(link.left, link.right), "advmod")


def _measure(draft: Draft, link: Link) -> None:
    """twenty years old, three days ago"""
    draft.draw(draft.below(link.left), draft.above(link.right, link.left), "npadvmod")


def _object_of_preposition(draft: Draft, link: Link) -> None:
    preposition = draft.joints.last(link.left) if link.left in draft.joints.pairs else link.left
    if preposition in draft.stands_for:
        return
    of = draft.linkage.left(preposition, "OF")
    if of and draft.forms[of.left] == "because":
        preposition = of.left
    inner = draft.opens(link.right)
    word = draft.joints.first(link.right)
    if inner is not None and link.fine != "w":
        draft.draw(inner, preposition, "pcomp")
    elif draft.is_ing(word):
        draft.draw(draft.below(word), preposition, "pcomp")
    elif word in draft.parts_of:
        draft.draw(word, preposition, "pobj")
    else:
        noun = draft.is_noun(word) or link.fine or draft.linkage.left(word, "D", "DD")
        draft.draw(draft.below(word), preposition, "pobj" if noun else "pcomp")


def _of(draft: Draft, link: Link) -> None:
    if draft.forms[link.left] == "because":
        draft.draw(link.right, link.left, "pcomp")
    elif link.fine.startswith("d"):
        draft.draw(link.right, link.left, "prep")
    else:
        draft.draw(link.right, draft.above(link.left, link.right), "prep")


def _after_noun(draft: Draft, link: Link) -> None:
    """What follows a noun and belongs to it: phrase, clause, participle, adjective, appositive."""
    if draft.opens(link.left) is not None and not draft.is_noun(link.left):
        return
    noun = draft.above(link.left, link.right)
    word = draft.joints.first(link.right)
    if draft.is_preposition(link.left) and draft.is_ing(word) and not draft.is_noun(link.left):
        draft.draw(draft.below(word), link.left, "pcomp")
        return
    clause = draft.opens(link.right)
    if link.fine[:1] == "j":
        clause = _clause_after_preposition(draft, link.right)
        if clause is not None:
            draft.draw(link.right, clause, "prep")
    if clause is not None:
        draft.draw(clause, noun, "relcl")
    elif draft.joints.is_verb(word):
        gerund = link.name == "MX" and draft.is_ing(word) and draft.knows(noun).main_class is NounClass.ACT
        draft.draw(draft.below(word), noun, "appos" if gerund else "acl")
    elif draft.is_preposition(word):
        draft.draw(word, noun, "prep")
    elif draft.linkage.words[word].mark[:1] == "a":
        draft.draw(word, noun, "amod")
    elif link.name == "MX" and draft.is_noun(word):
        draft.draw(draft.below(word), noun, "appos")
    elif draft.is_adverb(word):
        draft.draw(word, noun, "advmod")
    else:
        draft.draw(draft.below(word), noun, "npadvmod" if draft.knows(word).tells_time else "appos")


def _clause_after_preposition(draft: Draft, preposition: int) -> int | None:
    """the town IN WHICH I live"""
    link = draft.linkage.right(preposition, "CV") or draft.linkage.right(preposition, "C")
    return draft.below(link.right) if link else None


def intensive(draft: Draft, word: int) -> int | None:
    """The noun right before "herself" that it stresses."""
    before = word - 1
    if draft.forms[word] in REFLEXIVES and before > 0 and draft.is_noun(before):
        return draft.below(before)
    return None


NOUN_ARCS: dict[str, Callable[[Draft, Link], None]] = {
    "D": _determiner,
    "DP": _determiner,
    "DD": _before_determiner,
    "L": _after_determiner,
    "DG": _degree,
    "DT": _determiner,
    "AL": _all,
    "A": _adjective,
    "AN": _noun_before,
    "G": _name,
    "GN": _name,
    "YS": _possessive_sign,
    "YP": _possessive_sign,
    "NN": _number,
    "ND": _number,
    "NI": _number,
    "NS": _number,
    "NA": _number,
    "NM": _number_after,
    "TY": _number_after,
    "TM": _number_after,
    "TD": _part_of_day,
    "TW": _number_after,
    "EN": _degree,
    "EA": _degree,
    "EE": _degree,
    "EC": _degree,
    "H": _degree,
    "EF": _degree_after,
    "EL": _degree_after,
    "Y": _measure,
    "J": _object_of_preposition,
    "JT": _object_of_preposition,
    "JG": _object_of_preposition,
    "U": _object_of_preposition,
    "OF": _of,
    "M": _after_noun,
    "MX": _after_noun,
}


def before_article(draft: Draft, word: int) -> str:
    """The relation of the first word in "such a mess", "quite a man", "more than fifty"."""
    if draft.forms[word] in _BEFORE_ARTICLES:
        return "predet"
    return "advmod" if draft.knows(word).can_be(Pos.ADVERB) else "quantmod"
