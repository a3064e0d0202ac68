"""What follows a verb is of the kind that the verb takes."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, NounClass, Pos

_BARE = frozenset({"make", "let"})
_GERUND_ONLY = listed("enjoy avoid dislike suggest imagine deny postpone resist detest appreciate")
_INFINITIVE_ONLY = listed("hope decide agree manage pretend wish refuse promise")
_WANTING = listed("want hope decide plan agree refuse promise expect manage wish hesitate intend")
_NO_RECIPIENT = listed("explain describe announce mention suggest")
_PREPOSITIONS = {"listen": "to", "belong": "to", "depend": "on", "rely": "on", "arrive": "at"}
_PERSONS = frozenset({"me", "him", "us", "her", "them", "you"})


def complementation(page: Page, sight: Sight) -> Iterator[Fault]:
    for index in sight.verbs:
        if index + 1 < len(sight.tree) and not sight.passive(index):
            yield from _after_verb(sight, index)
            yield from _objects(sight, index)


def _after_verb(sight: Sight, index: int) -> Iterator[Fault]:
    """Infinitive or gerund, with "to" or without."""
    tree = sight.tree
    node, after = tree[index], tree[index + 1]
    lemmas = forms.verb_lemmas(node.lower)
    if lemmas & _BARE and (verb := _with_to(sight, index)) is not None:
        bare = quoted(tree[verb].text)
        yield in_grammar(f'After {quoted(node.text)} and its object the verb stands without "to": {bare}.')
    if (
        lemmas & _GERUND_ONLY
        and after.lower == "to"
        and index + 2 < len(tree)
        and tree[index + 2].tag == "VB"
    ):
        yield in_grammar(f'{quoted(node.text)} takes a gerund, not "to {tree[index + 2].text}".')
    verbal = forms.parts(after.lower) == {Pos.VERB} or bool(tree.under(index + 1, "dobj"))
    if lemmas & _INFINITIVE_ONLY and after.tag == "VBG" and after.dep == "xcomp" and verbal:
        yield in_grammar(f'{quoted(node.text)} takes an infinitive: "to {after.lemma}".')
    if lemmas & _WANTING and _plain_base(after.lower) and after.dep in ("xcomp", "ccomp", "dobj", "advcl"):
        yield in_grammar(f'{quoted(node.text)} takes an infinitive: "to {after.text}".')


def _objects(sight: Sight, index: int) -> Iterator[Fault]:
    """ "Explained me the rule", "listens music"."""
    tree = sight.tree
    node, after = tree[index], tree[index + 1]
    second = index + 2 < len(tree) and tree[index + 2].tag in ("DT", "PRP$")
    if second and forms.verb_lemmas(node.lower) & _NO_RECIPIENT and after.lower in _PERSONS:
        yield in_grammar(f'{quoted(node.text)} takes no indirect object: "to {after.text}".')
    missing = _PREPOSITIONS.get(node.lemma)
    thing = tree.first(index, "dobj")
    beside = thing is not None and all(
        tree[i].tag in ("DT", "PRP$", "JJ", "NN") for i in range(index + 1, thing)
    )
    if missing and thing is not None and thing > index and beside and _is_plain_object(sight, thing):
        yield in_grammar(f"{quoted(node.text)} takes no direct object: {quoted(missing)} is missing.")


def _with_to(sight: Sight, index: int) -> int | None:
    """The verb of "made him to cry": an infinitive with "to" whose subject is the object of make or let."""
    tree = sight.tree
    for verb in tree.under(index, "ccomp", "xcomp", "advcl"):
        known = sight.verbs.get(verb)
        if known is None or known.to is None or known.to < 2:
            continue
        person = known.to - 1
        if tree[person].lower not in _PERSONS - {"them"} and not _is_being(tree[person].lower):
            continue
        direct = person == index + 1 or all(
            tree[i].tag in ("DT", "PRP$", "JJ") for i in range(index + 1, person)
        )
        if direct and (tree[person].tag == "PRP" or tree[person].dep == "nsubj"):
            return verb
    return None


def _is_being(word: str) -> bool:
    return forms.is_a(word, NounClass.PERSON, NounClass.ANIMAL)


def _plain_base(word: str) -> bool:
    return forms.verb_forms(word) == {Form.BASE} and forms.usual_parts(word) == {Pos.VERB}


def _is_plain_object(sight: Sight, thing: int) -> bool:
    """A thing, not how long or when."""
    node = sight.tree[thing]
    if Pos.ADVERB in forms.parts(node.lower) or forms.is_a(node.lower, NounClass.TIME):
        return False
    return node.tag in ("NN", "NNS", "NNP", "PRP") and not sight.tree.under(thing, "nummod")
