"""The clauses of a sentence with their patterns, and from them structure, purpose and inversion."""

from gamehall.english.grammar.view import View
from gamehall.english.reading import Clause, Container, Slot
from gamehall.english.terms import ContainerKind, Function, Purpose, Structure

_DEPENDENT = (
    ContainerKind.NOUN_CLAUSE,
    ContainerKind.ADJECTIVE_CLAUSE,
    ContainerKind.ADVERB_CLAUSE,
    ContainerKind.ELLIPTICAL_CLAUSE,
)


def clauses(view: View, found: tuple[Container, ...]) -> tuple[Clause, ...]:
    heads = [
        verb
        for verb, role in view.roles.items()
        if role.joins is None
        and (role.independent or role.kind in _DEPENDENT or role.kind is ContainerKind.INFINITIVE_CLAUSE)
    ]
    place = {verb: number for number, verb in enumerate(heads)}
    return tuple(_clause(view, verb, found, place) for verb in heads)


def _clause(view: View, verb: int, found: tuple[Container, ...], place: dict[int, int]) -> Clause:
    role = view.roles[verb]
    verbs = (verb, *(v for v, r in view.roles.items() if r.joins == verb))
    container = next((n for n, c in enumerate(found) if c.head == verb and c.kind is role.kind), None)
    patterns = tuple(view.filled[v].pattern for v in verbs)
    return Clause(
        kind=role.kind,
        verbs=verbs,
        words=found[container].words if container is not None else _own_words(view, verb),
        pattern=patterns[0],
        patterns=patterns,
        slots=tuple(slot for v in verbs for slot in _slots(view, v)),
        inverted=any(_is_inverted(view, v) for v in verbs),
        purpose=_purpose(view, verb) if role.kind is None else None,
        container=container,
        parent=_parent(view, verb, place),
    )


def _own_words(view: View, verb: int) -> frozenset[int]:
    """Of an independent clause: all under its verb but the other independent clauses."""
    tree = view.sight.tree
    words = set(tree.subtree(verb))
    for other, role in view.roles.items():
        if other != verb and role.independent and other in words and verb in tree.above(other):
            words -= tree.subtree(other)
    return frozenset(i for i in words if view.parts[i][0] is not None)


def _slots(view: View, verb: int) -> list[Slot]:
    filled = view.filled[verb]
    found = []
    if (filled.subject is not None and view.sight.leader(verb) == verb) or view.sight.subject_of(
        verb
    ) is not None:
        assert filled.subject is not None
        found.append(Slot(Function.SUBJECT, view.sight.joined(filled.subject)))
    found += [Slot(each.function, view.sight.joined(each.head)) for each in filled.complements]
    return found


def _parent(view: View, verb: int, place: dict[int, int]) -> int | None:
    if view.roles[verb].independent:
        return None
    for above in view.sight.tree.above(verb):
        if above in place:
            return place[above]
        role = view.roles.get(above)
        if role is not None and role.joins in place:
            return place[role.joins]
    return None


def _is_inverted(view: View, verb: int) -> bool:
    """Some part of the verb stands before the subject. Questions never count; "there is" does."""
    tree, sight = view.sight.tree, view.sight
    if sight.is_question() and view.roles[verb].independent:
        return False
    subject = view.filled[verb].subject
    if subject is None or (sight.subject_of(verb) is None and tree.first(verb, "expl") is None):
        return False
    return min((*sight.verbs[verb].helpers, verb)) < subject


def inverted(spoken: tuple[Clause, ...]) -> bool:
    return any(clause.inverted for clause in spoken if clause.kind is None)


def _purpose(view: View, verb: int) -> Purpose:
    if view.sight.verbs[verb].imperative:
        return Purpose.IMPERATIVE
    mark = view.sight.end_mark
    if mark == "?" and verb not in view.sight.quoted:
        return Purpose.INTERROGATIVE
    if mark == "!" and verb not in view.sight.quoted:
        return Purpose.EXCLAMATORY
    return Purpose.DECLARATIVE


def purpose_of(view: View, spoken: tuple[Clause, ...]) -> Purpose | None:
    """That of the last independent clause, which the end mark closes; a command stays a command."""
    own = [clause.purpose for clause in spoken if clause.kind is None]
    if not own:
        mark = {"?": Purpose.INTERROGATIVE, "!": Purpose.EXCLAMATORY, ".": Purpose.DECLARATIVE}
        return mark.get(view.sight.end_mark)
    return Purpose.IMPERATIVE if all(p is Purpose.IMPERATIVE for p in own) else own[-1]


def structure_of(spoken: tuple[Clause, ...], found: tuple[Container, ...]) -> Structure | None:
    independent = sum(1 for clause in spoken if clause.kind is None)
    dependent = any(each.kind in _DEPENDENT for each in found)
    if not independent:
        return None
    if independent == 1:
        return Structure.COMPLEX if dependent else Structure.SIMPLE
    return Structure.COMPOUND_COMPLEX if dependent else Structure.COMPOUND
