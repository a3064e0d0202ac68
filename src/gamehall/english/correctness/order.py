"""Words that cannot follow one another, and words that are written twice."""

from collections.abc import Iterator
from itertools import pairwise

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.lists import ARTICLES, NOMINATIVE, OBJECTIVE, OWNERS, PERSONS
from gamehall.english.correctness.paper import Page, Word
from gamehall.english.grammar.sight import FINITE_TAGS, SUBJECTS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Kind, NounClass, Pos

_TWICE = listed(
    "that had very so really is her do bye no ha tut in on you it there well now yes hear what who"
)
"""May rightly stand twice."""
_AFTER_NO_ARTICLE = listed("an the my your our their he she we they him them us of is was has and")
_HELPING = frozenset({Kind.AUXILIARY, Kind.MODAL})


def neighbours(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "The ran boy", "the of", "very is", "he not went", "he him saw", "the the"."""
    words = page.words
    for index, (word, after) in enumerate(pairwise(words)):
        if page.text[word.end : after.start].strip():
            continue
        first, second = word.lower, after.lower
        third = words[index + 2].lower if index + 2 < len(words) else ""
        pair = quoted(f"{word.text} {after.text}")
        if first == second and first not in _TWICE and first.isalpha() and not after.capital:
            both = {Pos.NOUN, Pos.VERB} <= forms.parts(first)
            yield in_grammar(f"{quoted(first)} is written twice.", sure=not both)
        elif not after.capital and _no_noun_phrase(page, word, second):
            yield in_grammar(f"{pair}: no noun can follow here.")
        elif first == "very" and forms.only_finite(second):
            yield in_grammar(f'{pair}: "very" cannot modify a verb.')
        elif first in OBJECTIVE and second == "not" and _needs_do(third):
            yield in_grammar(f'"not" needs a helping verb before it: "{_do(third)} not".')
        elif first in OBJECTIVE and second in NOMINATIVE and second != "her" and forms.only_finite(third):
            yield in_grammar(f"{pair}: an object stands after its verb.")


def _no_noun_phrase(page: Page, word: Word, second: str) -> bool:
    """An article or possessive before a word that no noun phrase begins with."""
    if word.lower in OWNERS - {"his", "her"}:
        return forms.only_finite(second) and second not in ("is", "was")
    if word.lower not in ARTICLES or (word.capital and word.start not in page.openers):
        return False
    finite = forms.only_finite(second) and Kind.AUXILIARY not in forms.kinds(second)
    return finite or second in _AFTER_NO_ARTICLE


def _needs_do(word: str) -> bool:
    """A full verb, and nothing but a verb."""
    plain = forms.parts(word) == {Pos.VERB} and not forms.kinds(word) & _HELPING
    return plain and bool(forms.verb_forms(word) & {Form.PAST, Form.THIRD, Form.BASE})


def _do(verb: str) -> str:
    known = forms.verb_forms(verb)
    return "does" if Form.THIRD in known else "did" if Form.PAST in known else "do"


def question_order(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Where he went?", "Why you are late?", "Went you home?"."""
    tree = sight.tree
    root = tree.roots[0]
    verb, subject = sight.verbs.get(root), tree.first(root, *SUBJECTS)
    if page.end_mark != "?" or page.quotations or verb is None or subject is None or not verb.finite:
        return
    first, acts = tree[0], (*verb.helpers, root)[0]
    if _asks_without_turning(sight, root) and 0 < subject < acts:
        yield in_grammar(f"In a question the verb stands before its subject {quoted(tree[subject].text)}.")
    full = not forms.kinds(first.lower) & _HELPING and first.lower not in ("need", "dare", "ought")
    if full and acts == 0 and subject == 1 and tree[1].lower in PERSONS and first.tag in FINITE_TAGS:
        yield in_grammar(f'{quoted(first.text)} needs "do" to ask a question.')


def _asks_without_turning(sight: Sight, root: int) -> bool:
    """Whether a question word opens the only clause, and is not its subject."""
    tree = sight.tree
    first, second = tree[0], tree[min(1, len(tree) - 1)].lower
    if first.head != root or first.lower == "how" or second in ("about", "come", "if"):
        return False
    object_of_it = first.lower in ("what", "whom", "which", "whose") and first.dep in ("dobj", "attr")
    return (first.tag == "WRB" or object_of_it) and _one_clause(sight)


def _one_clause(sight: Sight) -> bool:
    return sum(1 for each in sight.verbs.values() if each.finite) == 1


def two_subjects(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "The boy the ball kicked": two subjects of one verb that nothing joins."""
    tree = sight.tree
    for verb in sight.verbs:
        subjects = [i for i in tree.under(verb, "nsubj", "nsubjpass") if i < verb]
        if len(subjects) < 2 or any(tree[i].tag not in ("NN", "NNS", "PRP") for i in subjects):
            continue
        opens = min(tree.subtree(subjects[1]))
        if tree[0].tag in ("WP", "WDT", "WRB"):
            continue
        beside = opens == subjects[0] + 1 and tree[opens].tag in ("DT", "PRP$", "PRP")
        if beside and not forms.is_a(tree[subjects[0]].lower, NounClass.TIME):
            yield in_grammar(f"The verb {quoted(tree[verb].text)} has two subjects that nothing joins.")


def subject_again(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "My sister she likes rice": a pronoun right after the person it stands for, before the only verb."""
    tree = sight.tree
    at = next((i for i, node in enumerate(tree.nodes) if node.lower in ("he", "she", "they")), 0)
    if (
        at < 2
        or at + 2 >= len(tree)
        or tree[0].tag not in ("DT", "PRP$")
        or tree[at + 1].tag not in FINITE_TAGS
    ):
        return
    if any(node.tag not in ("JJ", "NN", "NNS") for node in tree.nodes[1:at]):
        return
    being = forms.is_a(tree[at - 1].lower, NounClass.PERSON, NounClass.ANIMAL)
    more = any(node.tag in FINITE_TAGS or forms.looks_finite(node.lower) for node in tree.nodes[at + 2 :])
    if being and not more:
        filled = bool(tree.under(tree.roots[0], "dobj", "attr", "acomp"))
        yield in_grammar(f"{quoted(tree[at].text)} names the subject a second time.", sure=filled)


def adjective_after(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "The car red stopped": an adjective behind its noun, with nothing that belongs to it."""
    tree = sight.tree
    if len(tree) < 4 or tree[0].tag not in ("DT", "PRP$") or tree[3].tag not in FINITE_TAGS:
        return
    noun, adjective = tree[1].lower, tree[2].lower
    plain = forms.likeliest(adjective) is Pos.ADJECTIVE and not adjective.endswith(("ed", "en", "ble"))
    if plain and not forms.kinds(adjective) and forms.likeliest(noun) is Pos.NOUN:
        yield in_grammar(f"An adjective stands before its noun: {quoted(f'{adjective} {noun}')}.")


def verb_last(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "He late is", "He yesterday home went": the verb behind what belongs after it."""
    tree = sight.tree
    last = max((i for i, node in enumerate(tree.nodes) if node.text[0].isalpha()), default=0)
    subject = next((i for i, node in enumerate(tree.nodes) if node.lower in OBJECTIVE), last)
    if not forms.only_finite(tree[last].lower) or last - subject < 2 or not _one_clause(sight):
        return
    between = [forms.likeliest(tree[i].lower) for i in range(subject + 1, last)]
    if Pos.NOUN in between or Pos.ADJECTIVE in between:
        yield in_grammar(f"The verb {quoted(tree[last].text)} stands behind what belongs after it.")
