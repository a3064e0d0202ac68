"""All doors, as doors.toml describes them, with the functions that make them."""

from gamehall.english.terms import ContainerKind, Function, Pattern
from gamehall.english.writer.constructions import clausal, nominal, phrases, pronouns, verbal
from gamehall.english.writer.goals import FINITE, NOMINAL, PREDICATE, Door, Territory
from gamehall.english.writer.hosting import ClauseDoor, NamedDoor, hosted
from gamehall.english.writer.stock import table

_WHERE = {
    "main": frozenset({Territory.MAIN}),
    "finite": FINITE,
    "with-subject": FINITE - {Territory.REL},
    "predicate": PREDICATE,
    "verb": PREDICATE | {Territory.PAST},
    "adverb-phrase": frozenset({Territory.PPV}),
    "any": PREDICATE | NOMINAL,
}
_BY_CLAUSE: dict[str, ClauseDoor] = {
    **clausal.BY_CLAUSE,
    **verbal.BY_CLAUSE,
    **phrases.BY_CLAUSE,
    **pronouns.BY_CLAUSE,
}
_BY_NOUN: dict[str, NamedDoor] = {
    **nominal.BY_NOUN,
    **verbal.BY_NOUN,
    **phrases.BY_NOUN,
    **pronouns.BY_NOUN,
}


def _read(name: str, line: str) -> Door:
    kinds, function, way, patterns, cost, *late = (part.strip() for part in line.split("|"))
    outer, inner = (part.strip() for part in way.split(">"))
    named = _BY_NOUN.get(name)
    return Door(
        name,
        tuple(ContainerKind(kind) for kind in kinds.split()),
        Function(function),
        _WHERE[outer],
        Territory(inner),
        hosted(named, late=float(late[0])) if named else _BY_CLAUSE[name],
        named,
        tuple(Pattern(pattern) for pattern in patterns.split()) or None,
        float(cost),
    )


def _listed(*groups: str) -> tuple[Door, ...]:
    lines = table("doors")
    return tuple(_read(name, line) for group in groups for name, line in lines[group].items())


DOORS = _listed("clausal", "nominal", "verbal", "phrases")
OPENED_BY_PRONOUNS = _listed("pronouns")
