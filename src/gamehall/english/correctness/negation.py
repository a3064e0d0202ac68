"""One clause denies once."""

from collections.abc import Iterator

from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted

_SHORT_NOT = listed("n't n’t nt")
_NOT = _SHORT_NOT | listed("not never")
_NOTHING = listed("nothing nobody none nowhere no-one")
_HARDLY = listed("hardly scarcely barely")
_TURNS = listed('and but or that because if when while who which so than only , ; : " “ ”')
"""After these a new denial may begin."""
_COMPLEMENTS = ("dobj", "pobj", "attr", "advmod", "dative", "npadvmod")


def double_negative(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Don't know nothing", "never saw nobody", "can't hardly", "didn't like it neither"."""
    tree = sight.tree
    denial: int | None = None
    for index, node in enumerate(tree.nodes):
        if node.lower in _NOT and _denies_verb(sight, index):
            denial = index if denial is None else denial
        elif node.lower in _TURNS or _new_clause(sight, index, denial):
            denial = None
        elif denial is not None and _second_negative(sight, index):
            yield in_grammar(
                f"{quoted(_shown(sight, denial))} and {quoted(node.text)} deny the same thing twice."
            )
            denial = None


def _denies_verb(sight: Sight, index: int) -> bool:
    node = sight.tree[index]
    head = sight.tree[node.head]
    return (node.dep == "neg" or node.lower != "not") and (head.tag.startswith("VB") or head.tag == "MD")


def _new_clause(sight: Sight, index: int, denial: int | None) -> bool:
    """Whether a verb with its own subject after the denial begins another clause."""
    if denial is None or index not in sight.verbs or not sight.verbs[index].finite:
        return False
    subject = sight.subject_of(index)
    return subject is not None and subject > denial


def _second_negative(sight: Sight, index: int) -> bool:
    tree = sight.tree
    node, word = tree[index], tree[index].lower
    if word in _NOTHING:
        return node.dep in _COMPLEMENTS and tree[index - 1].lower not in ("for", "without", "of", "not")
    if word == "no" and node.tag == "DT":
        one = index + 1 < len(tree) and tree[index + 1].lower == "one"
        return tree[node.head].dep in (("dobj", "attr", "pobj") if one else ("dobj", "attr"))
    if word in _HARDLY:
        return node.dep == "advmod"
    return word == "neither" and index + 1 < len(tree) and tree[index + 1].text in ".!?"


def _shown(sight: Sight, index: int) -> str:
    node = sight.tree[index]
    return sight.tree[index - 1].text + node.text if node.lower in _SHORT_NOT and index else node.text
