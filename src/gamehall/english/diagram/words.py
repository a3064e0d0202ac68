"""A diagram in words, for those who do not see it: every word once, with its work."""

from collections.abc import Sequence

from gamehall.english.diagram.parts import (
    Clause,
    Clauses,
    Dependent,
    Entry,
    Fork,
    Hanging,
    Joined,
    Part,
    Participle,
    Phrase,
    Place,
    Plan,
    Predicate,
    Shape,
    Slant,
    Stilt,
    Word,
)
from gamehall.english.diagram.plan import plan
from gamehall.english.reading import Reading
from gamehall.english.terms import ContainerKind, Function

Said = Sequence[str | Word]
"""A text while its words can still be told from ours."""

_KINDS = {
    None: "part",
    ContainerKind.DIRECT_QUOTE: "quotation",
    ContainerKind.PREPOSITIONAL_PHRASE: "phrase",
    ContainerKind.PARTICIPIAL_PHRASE: "participle",
}


def describe(reading: Reading) -> str:
    return described(plan(reading))


def described(parts: Plan) -> str:
    return "".join(each if isinstance(each, str) else _read(each) for each in spoken(parts))


def _read(word: Word) -> str:
    if word.text == "(×)":
        return "left out"
    bare = word.text.removeprefix("(×) ")
    if word.understood:
        return f"{bare.strip('()')} (understood)"
    return bare


def spoken(parts: Plan) -> Said:
    """The description, its words still as words."""
    found: list[str | Word] = []
    for each in parts.floats:
        found += [_named(each.function).capitalize(), ": ", *_part(each.part), ". "]
    several = sum(len(sentence.clauses) for sentence in parts.sentences) > 1
    number = 0
    for sentence in parts.sentences:
        for place, clause in enumerate(sentence.clauses):
            number += 1
            join = sentence.joins[place - 1] if place else None
            if several:
                found += [f"Clause {number}", *((", joined by ", join) if join else ()), ". "]
            for label, said in _slots(clause):
                found += [label.capitalize(), ": ", *_opened(said), ". "]
    return [*found[:-1], "."] if found else found


def _opened(said: Said) -> Said:
    """What stands in brackets after the first word, if that is all, after a comma instead."""
    if len(said) < 3 or said[1] != " (":
        return said
    depth = 0
    for place, each in enumerate(said):
        if isinstance(each, str):
            depth += each.count("(") - each.count(")")
        if place and not depth:
            return [said[0], ", ", *said[2:-1]] if place == len(said) - 1 else said
    return said


def _named(function: Function | None) -> str:
    return function.value.replace("-", " ") if function else "apart"


def _slots(part: Part) -> list[tuple[str, Said]]:
    """Subject, verb, objects and complements, each with its name."""
    match part:
        case Clause(None, predicate):
            return _slots(predicate)
        case Clause(subject, predicate):
            assert subject is not None
            return [("subject", _part(subject)), *_slots(predicate)]
        case Predicate(verb, complements, shape):
            return [*_verb(verb, "verb" if shape is Shape.PLAIN else shape.value), *_complements(complements)]
        case Phrase(opener, Predicate(verb, complements), _, below) if opener is not None:
            (label, said), *rest = _verb(verb, "infinitive")
            return [(label, [*_entry(Entry(opener, below)), " ", *said]), *rest, *_complements(complements)]
        case Fork(branches, joins):
            return [("predicate", _chained([_within(each) for each in branches], joins))]
    return [("word" if isinstance(part, Entry) else "part", _part(part))]


def _verb(verb: Entry, label: str) -> list[tuple[str, Said]]:
    given = [
        each for each in verb.below if isinstance(each, Phrase) and each.function is Function.INDIRECT_OBJECT
    ]
    rest = tuple(each for each in verb.below if each not in given)
    objects = [("indirect object", _part(each.part)) for each in given]
    return [(label, _entry(Entry(verb.word, rest, verb.beside))), *objects]


def _complements(places: tuple[Place, ...]) -> list[tuple[str, Said]]:
    return [(_named(each.function), _part(each.part)) for each in places]


def _within(part: Part) -> Said:
    """A clause or a predicate in brackets."""
    found: list[str | Word] = []
    for label, said in _slots(part):
        found += ["; " if found else "(", label, ": ", *said]
    return [*found, ")"]


def _part(part: Part) -> Said:
    match part:
        case Entry():
            return _entry(part)
        case Fork(branches, joins):
            return _chained([_part(each) for each in branches], joins)
        case Stilt(top, kind, opener):
            named = _KINDS.get(kind, kind.value.replace("-", " ") if kind else "part")
            return [f"the {named} ", *(("opened by ", opener, " ") if opener else ()), *_within_all(top)]
        case Phrase(opener, inner, _, below) if opener is not None:
            return [*_entry(Entry(opener, below)), " ", *_part(inner)]
        case Phrase(_, inner):
            return _part(inner)
    return _within_all(part)


def _within_all(part: Part) -> Said:
    match part:
        case Clauses(clauses, joins):
            return _chained([_within(each) for each in clauses], joins)
        case Phrase(opener, Predicate()) if opener is not None:
            return _within(part)
        case Phrase():
            return ["(", *_part(part), ")"]
    return _within(part)


def _entry(part: Entry) -> Said:
    found: list[str | Word] = [part.word]
    notes: list[Said] = [["in apposition ", *_part(each)] for each in part.beside]
    if part.below:
        notes.append(["modified by ", *_listed([_hanging(each) for each in part.below])])
    for place, note in enumerate(notes):
        found += ["; " if place else " (", *note]
    return [*found, ")"] if notes else found


def _hanging(part: Hanging) -> Said:
    match part:
        case Slant(word, below):
            return [f"the {word.term} " if word.term else "", *_entry(Entry(word, below))]
        case Phrase(opener, Predicate()) if opener is not None:
            return ["the infinitive phrase ", *_within(part)]
        case Phrase(None, inner, function):
            return [f"the {_named(function)} " if function else "", *_part(inner)]
        case Phrase(opener, inner, _, below):
            assert opener is not None
            return ["the phrase ", *_entry(Entry(opener, below)), " ", *_part(inner)]
        case Participle(predicate):
            return ["the participle ", *_within(predicate)]
        case Dependent(clauses, kind, opener):
            opened: Said = ["opened by ", opener, " "] if opener else []
            return [f"the {kind.value.replace('-', ' ')} ", *opened, *_within_all(clauses)]
        case Joined(hangings, joins):
            return _chained([_hanging(each) for each in hangings], joins)


def _chained(parts: list[Said], joins: tuple[Word | None, ...]) -> Said:
    found = parts[0]
    for part, join in zip(parts[1:], joins, strict=True):
        lead, join = _parted(join)
        found = [*lead, *found, *((" ", join, " ") if join else (", ",)), *part]
    return found


def _parted(join: Word | None) -> tuple[Said, Word | None]:
    """Of "both … and" the first goes before all that is joined."""
    if join is None or "…" not in join.text:
        return (), join
    first, rest = join.text.split(" … ", 1)
    return (Word(first, join.nodes[:1]), " "), Word(rest, join.nodes[1:])


def _listed(parts: list[Said]) -> Said:
    found = parts[0]
    for place, part in enumerate(parts[1:], start=2):
        found = [*found, " and " if place == len(parts) else ", ", *part]
    return found
