"""An appositive that only adds something stands between commas."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_punctuation
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.saying import quoted
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, NounClass, Pos, entry

_BEINGS = (NounClass.PERSON, NounClass.ANIMAL)


def appositive(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "My neighbor a plumber fixed our sink": no commas; "My neighbor, a plumber fixed": only one."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes):
        if not node.tag.startswith("NN"):
            continue
        named = _renamed(sight, index)
        if named is None or not _opens_appositive(tree, named, index):
            continue
        if tree[named].tag in ("NN", "NNP") and not (
            named == 0 and Form.BASE in forms.verb_forms(tree[0].lower)
        ):
            yield in_punctuation(f"The appositive {quoted(node.text)} needs commas.")
    yield from _half_set_off(sight)


def _opens_appositive(tree: Tree, named: int, index: int) -> bool:
    """Whether the phrase of this noun begins right after the other, with "a", or after a name with "our"."""
    opens = tree[named + 1]
    if opens.head != index or opens.dep not in ("det", "poss"):
        return False
    return opens.lower in ("a", "an") or (opens.tag == "PRP$" and tree[named].tag == "NNP")


def _renamed(sight: Sight, index: int) -> int | None:
    """What this noun renames: as an appositive, or taken for a second object of a verb that has but one."""
    tree = sight.tree
    node = tree[index]
    if node.dep == "appos" and node.head < index:
        governs = tree[tree[node.head].head]
        second = tree[node.head].dep in ("dobj", "dative") and forms.takes_two(governs.lower)
        return None if second else node.head
    if node.dep in ("nsubj", "dobj") and (before := _name_before(sight, index)) is not None:
        return before
    if node.dep == "dobj":
        named = tree.first(node.head, "dative")
        plain = named is not None and tree[named].tag == "NNP" and not forms.takes_two(tree[node.head].lower)
        return named if plain else None
    return None


def _name_before(sight: Sight, index: int) -> int | None:
    """ "Rover a large dog barked", "My cousin a baker left": a name or person before, taken otherwise."""
    tree, verb = sight.tree, sight.tree[index].head
    opens = tree.first(index, "det", "poss")
    if opens is None or opens == 0 or tree[opens - 1].head not in (index, verb):
        return None
    if tree[index].dep == "dobj" and forms.takes_two(tree[verb].lower):
        return None
    return opens - 1 if _may_be_renamed(tree, opens - 1) else None


def _may_be_renamed(tree: Tree, index: int) -> bool:
    """A name, or a person: "my cousin"."""
    lower = tree[index].lower
    if tree[index].tag == "NNP":
        common = max((each.weight for each in forms.readings(lower)), default=0) > 1
        return not common and not _is_time(lower)
    return forms.is_a(lower, NounClass.PERSON) and bool(tree.under(index, "poss"))


def _is_time(lower: str) -> bool:
    found = entry(lower)
    return found is not None and any(NounClass.TIME in each.classes[:1] for each in found.readings)


def _half_set_off(sight: Sight) -> Iterator[Fault]:
    """ "My cousin, a baker rises early": a comma before the appositive and none before the verb."""
    tree = sight.tree
    for verb in sight.verbs:
        renaming = tree.under(verb, "nsubj", "nsubjpass")[-1:]
        if not renaming or renaming[0] > verb or not forms.is_a(tree[renaming[0]].lower, *_BEINGS):
            continue
        words = tree.subtree(renaming[0])
        opens = min(words)
        if opens < 2 or tree[opens].lower not in ("a", "an") or tree[opens - 1].text != ",":
            continue
        named = tree[opens - 2]
        if (known := entry(named.lower)) is not None and known.readings_as(Pos.INTERJECTION):
            continue
        renamed = named.head == verb and (named.tag == "NNP" or forms.is_a(named.lower, *_BEINGS))
        if renamed and min(tree.subtree(opens - 2)) == 0 and verb == max(words) + 1:
            yield in_punctuation(f"After the appositive {quoted(tree[renaming[0]].text)} a comma is missing.")
