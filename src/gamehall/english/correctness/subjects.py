"""Which number a subject may have: the one its verb has to agree with."""

from gamehall.english.correctness import forms
from gamehall.english.correctness.lists import KIN, NUMBERS, ONE, SEVERAL
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.lexicon.knowledge import Kind, NounClass, Number, Pos, entry

SINGULAR = frozenset({Number.SINGULAR})
PLURAL = frozenset({Number.PLURAL})
EITHER = SINGULAR | PLURAL

_SINGULAR_WORDS = listed(
    "he she it this that each either neither everyone everybody everything someone somebody something"
    " anyone anybody anything nobody nothing another one much"
)
_PLURAL_WORDS = listed("we they these those both many few several others ones")
_SHARES = listed(
    "number lot lots couple variety majority minority pair handful bunch group host plenty dozen hundred"
    " thousand million percent half rest part portion fraction third quarter kind sort type set array range"
    " total remainder score series mix mixture collection crowd amount heap pile ton load bit"
)
_DISHES = frozenset({NounClass.FOOD, NounClass.ABSTRACT, NounClass.ACT, NounClass.FEELING})
_MEASURES = listed(
    "dollar cent mile foot inch yard pound ounce gallon quart pint cup degree point kilometer meter gram"
    " kilogram liter acre ton percent step page"
)
_MANY = SEVERAL | NUMBERS | listed("most some all")
_NAMING = frozenset({"NNP", "NNPS"})


def number_of(sight: Sight, index: int, verb: int) -> frozenset[Number]:
    """The numbers that a verb at this place may be in for this subject; both where it cannot be told."""
    heads = sight.joined(index)
    if len(heads) == 1:
        return _single(sight, index)
    joiners = {sight.tree[c].lower for head in heads for c in sight.tree.under(head, "cc")}
    if joiners & {"and", "&"}:
        return PLURAL if _several_things(sight, heads) else EITHER
    if joiners and joiners <= {"or", "nor"}:
        return _single(sight, min(heads, key=lambda head: abs(head - verb)))
    return EITHER


def _several_things(sight: Sight, heads: tuple[int, ...]) -> bool:
    """Whether "and" joins different things: not one dish, one idea or one person in two roles."""
    tree = sight.tree
    words = [tree[head].lower for head in heads]
    every = [tree[i].lower for head in heads for i in tree.under(head, "det", "preconj", "amod")]
    if {"every", "each", "no", "many"} & set(every):
        return False
    if all(tree[head].tag == "CD" or tree[head].tag == "VBG" for head in heads):
        return False
    if any(tree[head].tag.startswith(("VB", "JJ", "RB")) for head in heads):
        return False
    if any(tree[head].tag in ("PRP", "DT") or _is_name(sight, head) for head in heads):
        return True
    if all(forms.only_plural(word) for word in words):
        return True
    bare = any(tree.first(head, "det", "poss", "nummod") is None for head in heads)
    if not bare:
        return True
    first = {forms.classes(word)[:1] for word in words}
    if first == {(NounClass.PERSON,)}:
        return any(word in _PAIRED for word in words)
    return not any(each and each[0] in _DISHES for each in first)


_PAIRED = KIN | listed(
    "mother father sister brother son daughter aunt uncle niece nephew grandmother grandfather husband wife"
    " boy girl man woman king queen"
)


def _single(sight: Sight, index: int) -> frozenset[Number]:
    tree = sight.tree
    node, word = tree[index], tree[index].lower
    if node.tag in ("WDT", "WP") or (word == "that" and node.tag == "IN"):
        return _of_relative(sight, index)
    part = _shared(sight, index)
    if part is not None:
        return part
    if word in _SINGULAR_WORDS:
        return SINGULAR
    if word in _PLURAL_WORDS:
        return PLURAL
    if forms.parts(word) & {Pos.PRONOUN} or node.tag.startswith(("JJ", "RB", "CD")):
        return EITHER
    if node.tag == "VBG" and not tree.under(index, "conj"):
        return SINGULAR
    if not node.tag.startswith("NN"):
        return EITHER
    return _of_noun(sight, index)


def _of_noun(sight: Sight, index: int) -> frozenset[Number]:
    tree = sight.tree
    node, word = tree[index], tree[index].lower
    before = {tree[i].lower for i in tree.under(index, "det", "amod", "nummod", "quantmod", "predet")}
    known = forms.numbers(word)
    if (node.text.isupper() and len(word) > 1) or (not known and (before & _MANY or _nation(word))):
        return EITHER
    if node.text[0].isupper() and index and (node.tag in _NAMING or known != SINGULAR):
        return SINGULAR if node.tag == "NNP" and not word.endswith("s") and not known else EITHER
    if not known:
        return SINGULAR if node.tag == "NNP" and not word.endswith("s") else EITHER
    if any(tree.under(each, "conj") for each in tree.under(index, "appos")) or _led_by_gerund(sight, index):
        return EITHER
    ones, several = bool(before & ONE), bool(before & (SEVERAL | NUMBERS))
    if known == EITHER:
        return SINGULAR if ones and not several else PLURAL if several and not ones else EITHER
    if (known == PLURAL and ones) or (known == SINGULAR and several) or ("many" in before and ones):
        return EITHER
    if known == PLURAL and tree.under(index, "nummod") and _measures(node.lemma):
        return EITHER
    return known


def _is_name(sight: Sight, index: int) -> bool:
    node = sight.tree[index]
    return node.tag in _NAMING and (index > 0 or not forms.numbers(node.lower))


def _nation(word: str) -> bool:
    """ "The Irish have": a proper adjective names a whole people."""
    found = entry(word)
    return found is not None and any(each.pos is Pos.ADJECTIVE and each.capital for each in found.readings)


def _measures(lemma: str) -> bool:
    return lemma in _MEASURES or forms.is_a(lemma, NounClass.TIME)


def _led_by_gerund(sight: Sight, index: int) -> bool:
    """ "Raising llamas": what looks like a plural may be the object of a gerund."""
    tree = sight.tree
    return any(
        tree[i].lower.endswith("ing") for i in tree.under(index, "amod", "compound")
    ) and not tree.under(index, "det", "poss")


def _shared(sight: Sight, index: int) -> frozenset[Number] | None:
    """Of words that take their number from the "of" phrase after them: all, some, half, a lot."""
    tree, word = sight.tree, sight.tree[index].lower
    part = word in _SHARES or tree[index].lemma in _SHARES
    if not part and word not in ("all", "some", "any", "most", "more", "none", "two", "three"):
        return None
    if word == "number" and any(tree[i].lower == "the" for i in tree.under(index, "det")):
        return SINGULAR
    return EITHER if part or word not in ("all", "most", "some") else _of_whole(sight, index)


def _of_whole(sight: Sight, index: int) -> frozenset[Number]:
    tree = sight.tree
    for each in tree.under(index, "prep"):
        whole = tree.first(each, "pobj")
        if tree[each].lower == "of" and whole is not None:
            if tree.under(whole, "conj"):
                return EITHER
            return _single(sight, whole)
    return EITHER


def _of_relative(sight: Sight, index: int) -> frozenset[Number]:
    """Of who, which and that: the number of what they stand for."""
    tree = sight.tree
    verb = tree[index].head
    if tree[verb].dep != "relcl":
        return EITHER
    named = tree[verb].head
    near = tree[tree[named].head]
    if tree[named].dep in ("pobj", "attr", "conj", "appos") and near.tag != "VB":
        return EITHER
    if tree[named].tag == "PRP" or tree.under(named, "conj"):
        return EITHER
    return _single(sight, named)


def is_collective(sight: Sight, index: int) -> bool:
    return Kind.COLLECTIVE in forms.noun_kinds(sight.tree[index].lower)
