"""Number, case, degree, and the kind of a pronoun as used in its sentence."""

from gamehall.english.grammar.functions import Work
from gamehall.english.grammar.parts import readings
from gamehall.english.grammar.view import View
from gamehall.english.terms import ContainerKind, Degree, Function
from gamehall.lexicon.knowledge import Case, Form, Kind, Number, Pos, is_irregular

_NOMINATIVE = (Function.SUBJECT, Function.PREDICATE_NOUN)
_OBJECTIVE = (
    Function.DIRECT_OBJECT,
    Function.INDIRECT_OBJECT,
    Function.OBJECT_OF_PREPOSITION,
    Function.RETAINED_DIRECT_OBJECT,
    Function.RETAINED_INDIRECT_OBJECT,
    Function.OBJECTIVE_COMPLEMENT,
)
_DEGREES = {
    "more": Degree.COMPARATIVE,
    "less": Degree.COMPARATIVE,
    "most": Degree.SUPERLATIVE,
    "least": Degree.SUPERLATIVE,
}
_SINGULAR_DETERMINERS = frozenset(
    {"a", "an", "one", "this", "that", "each", "every", "another", "either", "neither"}
)
_PLURAL_DETERMINERS = frozenset(
    {"these", "those", "many", "several", "few", "both", "two", "three", "four", "five"}
)


def numbers(view: View, index: int) -> tuple[Number, ...]:
    node = view.sight.tree[index]
    pos = view.parts[index][0]
    if pos is Pos.PRONOUN:
        return tuple({n: None for r in readings(node.lower, Pos.PRONOUN) for n in r.number})
    if pos is not Pos.NOUN:
        return ()
    known = readings(node.lower, Pos.NOUN)
    usual = max((r.weight for r in known), default=0)
    forms = {r.form for r in known if r.weight == usual}
    if Form.BOTH in forms:
        return _by_context(view, index)
    if len(forms) > 1:
        forms.discard(Form.SINGULAR)
    if node.tag in ("NNS", "NNPS") and (Form.PLURAL in forms or not forms):
        return (Number.PLURAL,)
    if forms == {Form.PLURAL}:
        return (Number.PLURAL,)
    return (Number.SINGULAR,)


def _by_context(view: View, index: int) -> tuple[Number, ...]:
    """Of a word with one form for both numbers: what its determiner and its verb tell."""
    tree = view.sight.tree
    for child in tree.under(index, "det", "nummod", "amod"):
        if tree[child].lower in _SINGULAR_DETERMINERS:
            return (Number.SINGULAR,)
        if tree[child].lower in _PLURAL_DETERMINERS or tree[child].dep == "nummod":
            return (Number.PLURAL,)
    verb = view.subject_of.get(index)
    if verb is not None:
        first = min((*view.sight.verbs[verb].helpers, verb))
        if tree[first].tag == "VBZ" or tree[first].lower == "was":
            return (Number.SINGULAR,)
        if tree[first].tag == "VBP" or tree[first].lower == "were":
            return (Number.PLURAL,)
    if not tree.under(index, "det", "poss"):
        return (Number.PLURAL,) if tree[index].tag == "NNS" else (Number.SINGULAR, Number.PLURAL)
    return (Number.SINGULAR, Number.PLURAL)


def case(view: View, index: int, work: Work, works: tuple[Work, ...]) -> Case | None:
    pos = view.parts[index][0]
    if pos not in (Pos.NOUN, Pos.PRONOUN):
        return None
    if work.function is Function.POSSESSIVE:
        return Case.POSSESSIVE
    if pos is Pos.PRONOUN:
        kinds = {k for r in readings(view.sight.tree[index].lower, Pos.PRONOUN) for k in r.kinds}
        if Kind.POSSESSIVE in kinds and work.function is None:
            return Case.POSSESSIVE
    if work.function is Function.APPOSITIVE and work.head is not None and work.head != index:
        return case(view, work.head, works[work.head], works)
    if work.function is Function.SUBJECT:
        role = view.roles.get(work.head) if work.head is not None else None
        infinitive = role is not None and role.kind is ContainerKind.INFINITIVE_CLAUSE
        return Case.OBJECTIVE if infinitive else Case.NOMINATIVE
    if work.function in _NOMINATIVE:
        return Case.NOMINATIVE
    return Case.OBJECTIVE if work.function in _OBJECTIVE else None


def degree(view: View, index: int) -> tuple[Degree | None, bool | None]:
    """The degree of an adjective or adverb, and whether its degrees are irregular."""
    tree, node = view.sight.tree, view.sight.tree[index]
    pos = view.parts[index][0]
    if pos not in (Pos.ADJECTIVE, Pos.ADVERB):
        return None, None
    known = readings(node.lower, pos)
    for child in tree.under(index, "advmod"):
        if child < index and (found := _DEGREES.get(tree[child].lower)):
            return found, False
    for reading in known:
        if reading.form is Form.COMPARATIVE or (reading.form is Form.SUPERLATIVE):
            found = Degree.COMPARATIVE if reading.form is Form.COMPARATIVE else Degree.SUPERLATIVE
            return found, is_irregular(reading)
    if node.lower in _DEGREES:
        return _DEGREES[node.lower], True
    return Degree.POSITIVE, is_irregular(known[0]) if known else False


def verb_irregular(view: View, index: int) -> bool | None:
    """Whether the past of this verb is made otherwise than by -d or -ed."""
    node = view.sight.tree[index]
    for reading in readings(node.lower, Pos.VERB):
        return is_irregular(reading)
    return None


def kinds(view: View, index: int, work: Work) -> tuple[Kind, ...]:
    """As it is used here."""
    node = view.sight.tree[index]
    pos = view.parts[index][0]
    if pos is None:
        return ()
    word = node.lower
    known = tuple({k: None for r in readings(word, pos) for k in r.kinds})
    if pos is not Pos.PRONOUN:
        return known
    if Kind.REFLEXIVE in known or Kind.INTENSIVE in known:
        intensive = work.function in (Function.APPOSITIVE, Function.ADVERBIAL_NOUN, None)
        kept = Kind.INTENSIVE if intensive else Kind.REFLEXIVE
        return (*(k for k in known if k not in (Kind.REFLEXIVE, Kind.INTENSIVE)), kept)
    if Kind.RELATIVE in known:
        return _asking(view, index, known)
    return known


def _asking(view: View, index: int, known: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """who, which, what, that: relative in an adjective clause; else interrogative or demonstrative."""
    tree = view.sight.tree
    for verb in (index, *tree.above(index)):
        role = view.roles.get(verb)
        if role is None:
            continue
        if role.kind is ContainerKind.ADJECTIVE_CLAUSE:
            return (Kind.RELATIVE,)
        if role.kind is ContainerKind.NOUN_CLAUSE:
            return tuple(k for k in known if k is not Kind.DEMONSTRATIVE) or known
        break
    return tuple(k for k in known if k is not Kind.RELATIVE) or known
