"""One thing that is counted does not stand without article, possessive or number."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Kind, NounClass, Number, Pos

_COUNTED = listed(
    "dog cat horse cow pig bird book car truck bike bicycle boat ball hat shirt shoe coat dress house door"
    " window table chair desk lamp pencil pen phone computer camera ladder bridge tree flower boy girl man"
    " woman child teacher doctor student neighbor farmer puppy kitten apple banana sandwich letter key box"
    " bag cup plate bowl knife fork spoon tent ticket toy doll guitar drum"
)
"""Counted, though the dictionaries know a use of some without article: dog as food."""
_BARE_AFTER = listed(
    "be become play take make have lose give find catch change leave attend watch keep reach set hit enter"
    " turn call name elect appoint choose crown consider drop cross ride speak send bring go hold face"
)
"""Verbs with set phrases: take place, lose face, cross country."""
_QUANTITIES = listed("much more enough less no some any")
_DETERMINED = ("det", "poss", "nummod", "predet", "conj", "compound", "cc", "prep", "nmod")
_LEADS_ON = listed("NN NNS NNP POS HYPH CC CD")
_LEADS_IN = listed("NN NNS NNP NNPS HYPH CC DT PRP$ POS CD WP$ WDT")


def bare_noun(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "He bought book." """
    tree = sight.tree
    for index, node in enumerate(tree.nodes):
        if node.dep not in ("dobj", "nsubj") or not node.tag.startswith("NN") or not is_counted(node.lower):
            continue
        if node.text[0].isupper() and (index or forms.is_name(node.lower)):
            continue
        if tree.under(index, *_DETERMINED) or Number.PLURAL in forms.numbers(node.lower):
            continue
        if (index and tree[index - 1].tag in _LEADS_IN) or (
            index + 1 < len(tree) and tree[index + 1].tag in _LEADS_ON
        ):
            continue
        if _as_object(sight, index) or _as_first_word(sight, index):
            yield in_grammar(
                f'{quoted(node.text)} is one thing that is counted and needs "a", "the" or the like.'
            )


def is_counted(word: str) -> bool:
    if word in _COUNTED:
        return True
    thing = forms.is_a(word, NounClass.ARTIFACT, NounClass.ANIMAL)
    return thing and forms.noun_kinds(word) == {Kind.COUNTABLE} and forms.parts(word) <= {Pos.NOUN, Pos.VERB}


def _as_object(sight: Sight, index: int) -> bool:
    tree, verb = sight.tree, sight.tree[index].head
    if tree[index].dep != "dobj" or verb > index or forms.verb_lemmas(tree[verb].lower) & _BARE_AFTER:
        return False
    between = range(verb + 1, index)
    return all(tree[i].tag.startswith("JJ") and tree[i].lower not in _QUANTITIES for i in between)


def _as_first_word(sight: Sight, index: int) -> bool:
    """A person may be so named: "Coach called a timeout"; a dog or a ship is not."""
    tree, verb = sight.tree, sight.verbs.get(sight.tree[index].head)
    if index or verb is None or forms.is_a(tree[0].lower, NounClass.PERSON) or len(tree) < 2:
        return False
    usual = tree[0].lower in _COUNTED or tree[0].tag == "NN"
    return usual and verb.finite and tree[verb.main].tag in FINITE_TAGS and tree[1].text not in ",!"
