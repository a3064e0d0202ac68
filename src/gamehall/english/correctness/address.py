"""Who is spoken to is set off by commas."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.address_of_statements import called_after_all, clause_after, words_called
from gamehall.english.correctness.faults import Fault, in_punctuation
from gamehall.english.correctness.lists import BLESSING
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, Kind, NounClass

_AFTER_VERB = listed("DT PRP$ PRP IN RB RP")
_PLACES = listed("here there now home away up down")
_WHERE = (NounClass.ARTIFACT, NounClass.PLACE, NounClass.OBJECT)
_CALLED = listed("children kids boys girls friends everyone everybody sir madam")


def address(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Waiter please bring us the menu", "Close the door Maria"."""
    tree = sight.tree
    if len(tree) < 3:
        return
    if _please_after(tree) or _command_after(tree) or _asked_after(page, tree):
        yield in_punctuation(f"After {quoted(tree[0].text)}, who is spoken to, a comma is missing.")
        return
    if (subject := clause_after(tree)) is not None:
        renames = forms.is_a(tree[subject].lower, NounClass.PERSON, NounClass.ANIMAL)
        at = words_called(tree)
        name = " ".join(node.text for node in tree.nodes[:at])
        yield in_punctuation(
            f"After {quoted(name)}, who is spoken to, a comma is missing.",
            sure=not renames or tree[at].tag == "PRP",
        )
        return
    last = len(tree) - 2 if tree[len(tree) - 1].tag == "." else len(tree) - 1
    if called_after_all(sight, last):
        yield in_punctuation(f"Before {quoted(tree[last].text)}, who is spoken to, a comma is missing.")
        return
    if tree[last].lower in _CALLED and _group_called(sight, last):
        yield in_punctuation(
            f"If {quoted(tree[last].text)} are spoken to, a comma is missing before it.", sure=False
        )
    if last >= 2 and tree[last].tag == "NNP" and tree[last].text[0].isupper() and _called_last(sight, last):
        known = forms.is_name(tree[last].lower) or not forms.readings(tree[last].lower)
        yield in_punctuation(
            f"Before {quoted(tree[last].text)}, who is spoken to, a comma is missing.", sure=known
        )


def _please_after(tree: Tree) -> bool:
    """ "Please" and a base form: "Children please sit", but "Children please their parents"."""
    base = Form.BASE in forms.verb_forms(tree[2].lower) and tree[2].tag.startswith("VB")
    person = tree[0].tag == "NNP" or forms.is_a(tree[0].lower, NounClass.PERSON)
    return tree[1].lower == "please" and base and person and tree[0].tag.startswith("NN")


def _command_after(tree: Tree) -> bool:
    """One person named first, then a base form that does not agree with one person."""
    first, verb = tree[0], tree[1]
    if first.lower in BLESSING or forms.verb_forms(first.lower) or verb.lower in ("do", "have"):
        return False
    known = forms.verb_forms(verb.lower)
    person = first.tag == "NNP" or (
        forms.is_a(first.lower, NounClass.PERSON) and forms.only_singular(first.lower)
    )
    plain = Form.BASE in known and Form.PAST not in known and verb.tag in ("VB", "VBP")
    if not person or not plain or tree[2].tag not in _AFTER_VERB:
        return False
    return not any(node.tag in FINITE_TAGS for node in tree.nodes[2:])


def _asked_after(page: Page, tree: Tree) -> bool:
    """ "Nadia do you fish?": a name before the helping verb of a question to "you"."""
    first, verb = tree[0], tree[1]
    name = first.tag == "NNP" and forms.is_name(first.lower) and not first.lower.endswith("day")
    person = forms.is_a(first.lower, NounClass.PERSON) and first.tag.startswith("NN")
    helping = bool(forms.kinds(verb.lower) & {Kind.AUXILIARY, Kind.MODAL})
    return page.end_mark == "?" and (name or person) and helping and tree[2].lower == "you"


def _group_called(sight: Sight, last: int) -> bool:
    """ "Carry the chairs into the hall children": after a phrase that is complete without them."""
    tree = sight.tree
    verb, before = sight.verbs.get(tree.roots[0]), tree[last - 1]
    if last < 2 or verb is None or not verb.imperative:
        return False
    place = (
        last > 2
        and before.tag == "NN"
        and tree[last - 2].tag in ("DT", "PRP$")
        and tree[last - 3].tag == "IN"
    )
    return before.lower in _PLACES or (place and forms.is_a(before.lower, *_WHERE))


def _called_last(sight: Sight, last: int) -> bool:
    """A name at the end of a command or question that can be no object there."""
    tree = sight.tree
    node, before, root = tree[last], tree[last - 1], tree.roots[0]
    verb = sight.verbs.get(root)
    if verb is None or not (verb.imperative or sight.is_question()) or node.dep == "pobj":
        return False
    if node.lower.endswith("day"):  # "See you Sunday"
        return False
    if forms.takes_two(tree[root].lower) or any(each.text[0].isupper() for each in tree.nodes[1:last]):
        return False
    determined = before.tag == "NN" and tree[last - 2].tag in ("DT", "PRP$")
    thing = determined and forms.is_a(before.lower, NounClass.ARTIFACT, NounClass.FOOD)
    person = before.lower in ("me", "you", "us") and node.dep in ("npadvmod", "dobj", "appos", "vocative")
    return thing or person or before.lower in _PLACES
