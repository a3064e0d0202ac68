"""Each word of a sentence in one line: what it is, what it does, and where it stands."""

from collections.abc import Iterator

from msgspec import Struct

from gamehall.english import saying
from gamehall.english.reading import Reading, Use, VerbGroup
from gamehall.english.terms import Aspect, Degree, Function
from gamehall.lexicon.knowledge import Kind, Pos

_UNSAID = (Kind.COUNTABLE, Kind.MASS, Kind.SIMPLE, Kind.COMPOUND, Kind.AUXILIARY, Kind.INFINITIVE_SIGN)
_WITHOUT_DEGREE = (
    Kind.ARTICLE,
    Kind.POSSESSIVE,
    Kind.DEMONSTRATIVE,
    Kind.INTERROGATIVE,
    Kind.INDEFINITE,
    Kind.CARDINAL,
    Kind.NEGATIVE,
)


class WordLine(Struct, frozen=True):
    text: str
    start: int
    pos: Pos
    does: str
    """Its work: the direct object of "repaired"."""
    also: tuple[str, ...]
    """What else it may rightly be called."""
    features: tuple[str, ...]
    inside: tuple[str, ...]
    """The clauses and phrases around it, the widest first."""


def word_lines(reading: Reading) -> tuple[WordLine, ...]:
    return tuple(
        WordLine(
            use.text,
            use.start,
            use.pos,
            saying.does(reading, use).removeprefix("is "),
            (*map(saying.function, use.also), *use.also_pos),
            tuple(dict.fromkeys(_features(reading, use))),
            tuple(saying.kind(each.kind) for each in reading.around(use.index)),
        )
        for use in reading.uses
        if use.pos is not None
    )


def _features(reading: Reading, use: Use) -> Iterator[str]:
    if use.work and use.work not in use.also:
        yield f"as {saying.function(use.work)}"
    yield from (kind for kind in use.kinds if kind not in _UNSAID)
    if use.numbers:
        yield " or ".join(use.numbers)
    if use.case:
        yield use.case
    if use.degree and not set(use.kinds) & {*_WITHOUT_DEGREE}:
        yield use.degree
        if use.irregular is not None and use.degree is not Degree.POSITIVE:
            yield _regularity(use)
    if use.group is not None and use.index == (group := reading.groups[use.group]).main:
        yield from _verb(use, group)


def _verb(use: Use, group: VerbGroup) -> Iterator[str]:
    if use.function is Function.INFINITIVE:
        yield f"{'perfect' if group.aspect is Aspect.PERFECT else 'present'} infinitive"
    elif group.imperative:
        yield "imperative"
    elif group.time or group.aspect is not Aspect.SIMPLE:
        yield _tense(group)
    yield group.voice
    if group.finite and group.numbers:
        yield f"{' or '.join(group.numbers)} form"
    if group.emphatic:
        yield "emphatic"
    if group.conditional:
        yield "conditional"
    yield "linking" if group.linking else "transitive" if group.transitive else "intransitive"
    if use.irregular is not None:
        yield _regularity(use)


def _regularity(use: Use) -> str:
    return "irregular" if use.irregular else "regular"


def _tense(group: VerbGroup) -> str:
    """Its time and form in order: past perfect progressive, simple past."""
    form = group.aspect.replace("-", " ")
    if group.time is None:
        return form
    return f"{form} {group.time}" if group.aspect is Aspect.SIMPLE else f"{group.time} {form}"
