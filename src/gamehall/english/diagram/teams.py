"""Words that are joined by "and", "or" and the like, and the words that join them or open their clauses."""

from itertools import pairwise

from gamehall.english.diagram.parts import Word
from gamehall.english.diagram.sketch import LEADS, Sketch
from gamehall.english.terms import ContainerKind, Function

_ASKING = ("WDT", "WP", "WP$", "WRB")


def team(sketch: Sketch, index: int) -> tuple[int, ...]:
    """A word and all that are joined to it, in order. A clause among words keeps what is joined to it."""
    found, whole = [index], is_clause(sketch, index)
    for each in found:
        if whole or each == index or not is_clause(sketch, each):
            found += [kid for kid in sketch.kids[each] if sketch[kid].dep == "conj"]
    return tuple(sorted(found))


def is_clause(sketch: Sketch, index: int) -> bool:
    """Whether a word heads a clause, be it one without a verb."""
    group = sketch.groups.get(index)
    if group is None:
        return index not in sketch.clauses and _has_clause_about(sketch, index)
    kind = sketch.clauses[index].kind if index in sketch.clauses else None
    return group.finite or kind is ContainerKind.ELLIPTICAL_CLAUSE


def _has_clause_about(sketch: Sketch, index: int) -> bool:
    return subject_of(sketch, (index,)) is not None or bool(openers(sketch, index))


def subject_of(sketch: Sketch, verbs: tuple[int, ...]) -> int | None:
    found = (i for verb in verbs for i in own(sketch, verb) if sketch.work(i) is Function.SUBJECT)
    return next((i for i in found if i not in sketch.independent), None)


def joining(sketch: Sketch, index: int) -> tuple[int, ...]:
    """The conjunctions of a team, given one of it."""
    return tuple(kid for kid in sketch.kids[index] if _joins(sketch, index, kid))


def _joins(sketch: Sketch, index: int, kid: int) -> bool:
    node = sketch[kid]
    if kid in sketch.groups or sketch.kids[kid] or node.dep == "conj":
        return False
    if node.dep in ("cc", "preconj") or sketch.function(kid) is Function.CONJUNCTIVE_ADVERB:
        return True
    return node.lower in LEADS and kid < index and any(sketch[i].dep == "conj" for i in sketch.kids[index])


def own(sketch: Sketch, index: int) -> tuple[int, ...]:
    """What hangs from a word but is neither joined to it nor joins it."""
    joins = joining(sketch, index)
    return tuple(kid for kid in sketch.kids[index] if kid not in joins and sketch[kid].dep != "conj")


def fronts(sketch: Sketch, members: tuple[int, ...]) -> dict[int, list[int]]:
    """The words that join each member of a team to those before it."""
    found: dict[int, list[int]] = {member: [] for member in members}
    for index in sorted(kid for member in members for kid in joining(sketch, member)):
        after = next((m for m in members if m > index), members[-1])
        if after == members[0] and sketch.function(index) is not Function.CONJUNCTIVE_ADVERB:
            after = members[min(1, len(members) - 1)]
        found[after].append(index)
    return found


def joints(sketch: Sketch, members: tuple[int, ...]) -> tuple[Word | None, ...]:
    """What stands between each member and the next."""
    words = fronts(sketch, members)
    return tuple(joint(sketch, words[member]) for member in members[1:])


def joint(sketch: Sketch, indexes: list[int]) -> Word | None:
    """One word of several that open or join."""
    if not indexes:
        return None
    parts = [sketch.word(i) for i in indexes]
    said = parts[0].text
    for part, (before, here) in zip(parts[1:], pairwise(indexes), strict=True):
        said += (" " if here - before == 1 else " … ") + part.text
    return Word(said, tuple(node for part in parts for node in part.nodes), parts[-1].term)


def openers(sketch: Sketch, verb: int) -> list[int]:
    """The words that open a verb's clause and do nothing else in it."""
    clause = sketch.clauses.get(verb)
    noun = clause is not None and clause.kind is ContainerKind.NOUN_CLAUSE
    return [
        kid
        for kid in own(sketch, verb)
        if not sketch.kids[kid]
        and kid not in sketch.groups
        and (
            sketch[kid].dep == "mark"
            or (sketch.function(kid) is Function.SUBORDINATOR and not (noun and sketch[kid].tag == "WRB"))
        )
    ]


def asking(sketch: Sketch, words: frozenset[int]) -> int | None:
    """The relative or interrogative word of a clause."""
    for i in sorted(words & sketch.drawn):
        if sketch[i].tag in _ASKING or (
            sketch[i].lower == "that" and sketch[i].tag != "DT" and sketch[i].dep != "mark"
        ):
            return i
    return None
