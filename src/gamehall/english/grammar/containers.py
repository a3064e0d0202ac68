"""Clauses, phrases and quotations: what a word can stand in."""

from collections.abc import Iterator

from gamehall.english.grammar.functions import Work, compares
from gamehall.english.grammar.parts import is_participle
from gamehall.english.grammar.roles import modifier, reports_speech
from gamehall.english.grammar.sight import QUOTES
from gamehall.english.grammar.view import View
from gamehall.english.reading import Container
from gamehall.english.terms import ContainerKind, Function
from gamehall.lexicon.knowledge import Pos

_CLAUSES = (
    ContainerKind.NOUN_CLAUSE,
    ContainerKind.ADJECTIVE_CLAUSE,
    ContainerKind.ADVERB_CLAUSE,
    ContainerKind.ELLIPTICAL_CLAUSE,
    ContainerKind.INFINITIVE_CLAUSE,
)
_ARTICLES = ("det", "poss", "predet", "punct", "case")


def containers(view: View, works: tuple[Work, ...]) -> tuple[Container, ...]:
    found = [
        *_of_verbs(view),
        *_without_verb(view),
        *_of_prepositions(view, works),
        *_of_nouns(view, works),
        *_quotes(view),
    ]
    held = [each for each in found if each.words]
    return tuple(sorted(held, key=lambda each: (min(each.words), -len(each.words))))


def _words(view: View, head: int) -> frozenset[int]:
    """All under a head that belongs to its own clause: not what is joined to it as another clause."""
    tree = view.sight.tree
    found = set(tree.subtree(head))
    for other in tree.under(head, "conj"):
        role = view.roles.get(other)
        if role is not None and role.joins is None and role.verbal is None:
            found -= tree.subtree(other)
            found -= {i for i in tree.under(head, "cc") if i < other}
    return frozenset(i for i in found if view.parts[i][0] is not None)


def _of_verbs(view: View) -> Iterator[Container]:
    for verb, role in view.roles.items():
        if role.kind is None:
            continue
        words = _words(view, verb)
        work = role.work
        if role.kind in _CLAUSES:
            yield Container(role.kind, words, verb, work, role.modifies)
            if role.kind is ContainerKind.ELLIPTICAL_CLAUSE:
                yield Container(ContainerKind.ADVERB_CLAUSE, words, verb, work, role.modifies)
            if _is_reported(view, verb, words):
                yield Container(ContainerKind.INDIRECT_QUOTE, words, verb, work, role.modifies)
        elif _is_phrase(view, verb, words):
            yield Container(role.kind, words, verb, work, role.modifies)


def _is_reported(view: View, verb: int, words: frozenset[int]) -> bool:
    """What somebody is said to say, not in quotation marks."""
    role = view.roles[verb]
    return (
        role.kind is ContainerKind.NOUN_CLAUSE
        and role.work in (Function.DIRECT_OBJECT, Function.RETAINED_DIRECT_OBJECT)
        and reports_speech(view.sight, verb)
        and not words & view.sight.quoted
    )


def _is_phrase(view: View, verb: int, words: frozenset[int]) -> bool:
    """A verbal with something of its own about it: "to" makes a phrase of an infinitive."""
    return len(words) > 1 or view.roles[verb].kind is ContainerKind.INFINITIVE_PHRASE


def _without_verb(view: View) -> Iterator[Container]:
    """THOUGH TIRED, they sang: a clause cut short to its opener and an adjective or a noun."""
    tree = view.sight.tree
    for index, node in enumerate(tree.nodes):
        if node.dep != "advcl" or index in view.sight.verbs:
            continue
        if (
            is_participle(node.lower)
            and not tree.under(index, "mark")
            and tree.under(index, "prep", "advmod")
        ):
            subject = view.sight.shared_subject(node.head)
            kind = modifier(view.sight, subject) if subject is not None else None
            yield Container(ContainerKind.PARTICIPIAL_PHRASE, _words(view, index), index, kind, subject)
            continue
        if not any(tree[i].lower in _CUT_OPENERS for i in tree.under(index, "mark", "advmod")):
            continue
        words = _words(view, index)
        kind = modifier(view.sight, node.head)
        yield Container(ContainerKind.ELLIPTICAL_CLAUSE, words, index, kind, node.head)
        yield Container(ContainerKind.ADVERB_CLAUSE, words, index, kind, node.head)


def _of_prepositions(view: View, works: tuple[Work, ...]) -> Iterator[Container]:
    tree = view.sight.tree
    for index in range(len(tree)):
        pos = view.parts[index][0]
        if pos not in (Pos.PREPOSITION, Pos.CONJUNCTION) or not tree.under(index, "pobj", "pcomp"):
            continue
        words = _phrase_words(view, index)
        head = works[index].head
        if tree[index].lower == "than" or compares(view, index):
            kind = modifier(view.sight, head) if head is not None else None
            yield Container(ContainerKind.ELLIPTICAL_CLAUSE, words, index, kind, head)
            yield Container(ContainerKind.ADVERB_CLAUSE, words, index, kind, head)
            continue
        if (opener := _cut_short(view, index)) is not None:
            kind = _modified(view, head)
            yield Container(ContainerKind.ELLIPTICAL_CLAUSE, words | {opener}, index, kind, head)
            yield Container(ContainerKind.ADVERB_CLAUSE, words | {opener}, index, kind, head)
            words -= {opener}
        if works[index].function is Function.ADJECTIVE_PHRASE_OPENER:
            yield Container(ContainerKind.ADJECTIVE_PHRASE, words, index, _modified(view, head), head)
        elif works[index].function is Function.PARTICLE:
            continue
        else:
            yield Container(ContainerKind.ADVERB_PHRASE, words, index, _modified(view, head), head)


def _cut_short(view: View, index: int) -> int | None:
    """The subordinator right before a preposition: "WHEN in the library, we whisper"."""
    tree = view.sight.tree
    opener = tree[index - 1] if index else None
    if opener is None or opener.head != index or opener.lower not in _CUT_OPENERS:
        return None
    return index - 1


_CUT_OPENERS = frozenset(
    {"when", "while", "if", "though", "although", "once", "until", "unless", "where", "whenever"}
)


def _modified(view: View, head: int | None) -> Function | None:
    return None if head is None else modifier(view.sight, head)


def _phrase_words(view: View, index: int) -> frozenset[int]:
    """A preposition, its object and the object's modifiers.

    Of two objects, a clause that modifies and follows the first does not belong to the phrase.
    """
    tree = view.sight.tree
    words = set(tree.subtree(index))
    for thing in tree.under(index, "pobj"):
        joined = tree.under(thing, "conj")
        for clause in tree.under(thing, "relcl"):
            if joined and clause < min(joined):
                words -= tree.subtree(clause)
    return frozenset(i for i in words if view.parts[i][0] is not None)


def _of_nouns(view: View, works: tuple[Work, ...]) -> Iterator[Container]:
    tree = view.sight.tree
    for index, work in enumerate(works):
        if work.function is not Function.APPOSITIVE or tree[index].dep != "appos":
            continue
        words = frozenset(i for i in tree.subtree(index) if view.parts[i][0] is not None)
        if any(tree[i].dep not in _ARTICLES for i in words if i != index):
            yield Container(ContainerKind.APPOSITIVE_PHRASE, words, index, Function.APPOSITIVE, work.head)


def _quotes(view: View) -> Iterator[Container]:
    """The words between two quotation marks; a quotation that is interrupted is one."""
    tree = view.sight.tree
    marks = [i for i, node in enumerate(tree.nodes) if node.text in QUOTES]
    for opened, closed in zip(marks[::2], marks[1::2], strict=False):
        words = frozenset(i for i in range(opened + 1, closed) if view.parts[i][0] is not None)
        if words:
            head = next((i for i in sorted(words) if tree[i].head not in words), min(words))
            yield Container(ContainerKind.DIRECT_QUOTE, words, head, None, None)
