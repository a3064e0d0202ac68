"""Asking the lexicon: a spelling, the forms of a lemma, lemmas of a class."""

import re
from collections.abc import Iterator
from functools import lru_cache

from gamehall.lexicon.knowledge import code, scheme
from gamehall.lexicon.knowledge.code import Coded, Tags
from gamehall.lexicon.knowledge.shipped import book
from gamehall.lexicon.knowledge.terms import Form, Frame, Kind, LabelKind, NounClass, Number, Pos, Regularity
from gamehall.lexicon.knowledge.words import Compound, Forms, Phrasal, Reading, Word

CORE = 70
"""SCOWL's size up to which a spelling counts as right without further question."""

_SINGULAR, _PLURAL = (Number.SINGULAR,), (Number.PLURAL,)
_BOTH = (Number.SINGULAR, Number.PLURAL)
_NUMBERS = {
    Form.SINGULAR: _SINGULAR,
    Form.PLURAL: _PLURAL,
    Form.BOTH: _BOTH,
    Form.THIRD: _SINGULAR,
    Form.FIRST: _SINGULAR,
    Form.PAST: _BOTH,
}
_LEMMA_FORMS = (Form.PLAIN, Form.SINGULAR, Form.BOTH, Form.BASE, Form.POSITIVE)
_BARRING = frozenset(
    {LabelKind.OBSOLETE, LabelKind.ARCHAIC, LabelKind.SLANG, LabelKind.COLLOQUIAL, LabelKind.VULGAR,
     LabelKind.SLUR, LabelKind.DISPARAGING, LabelKind.ABBREVIATION, LabelKind.TRADEMARK, LabelKind.FOREIGN,
     LabelKind.COMBINING, LabelKind.NONSTANDARD}
)  # fmt: skip


_GRAVE = frozenset({LabelKind.VULGAR, LabelKind.SLUR, LabelKind.DISPARAGING})
_VERY_COMMON = 20


@lru_cache(maxsize=8192)
def entry(form: str) -> Word | None:
    """All that is known of a spelling, in any case of letters; None if it is no known spelling.

    Also for words of several parts that work as one ("because of", "twenty-one") and for contractions.
    """
    spelling = form.lower()
    if "’" in spelling:
        spelling = spelling.replace("’", "'")
    written = book().line(spelling)
    if not written or spelling[0] == code.PHRASAL:
        return None
    line = code.line(spelling, written)
    readings = tuple([_reading(one) for one in line.readings])
    if not line.rest:
        return Word("I" if spelling == "i" else spelling, line.level, readings)
    rest = line.rest
    capital = bool(readings) and all(reading.capital for reading in readings)
    return Word(
        rest.get("w") or (spelling.capitalize() if capital else spelling),
        line.level,
        readings,
        code.labels(rest.get("l", "")),
        _compound(spelling, rest.get("c", "")),
        tuple(rest["x"].split("|")) if "x" in rest else (),
        code.marks(rest.get("s", "")),
    )


def is_spelled(form: str, level: int = CORE) -> bool:
    """Whether this is a right spelling, by SCOWL's lists up to this size.

    A word that is only written with a capital needs it, and an abbreviation is no spelled word.
    """
    found = entry(form)
    if found is None or found.level > level or found.bears(LabelKind.ABBREVIATION):
        return False
    return not found.form[0].isupper() or form[0].isupper()


def forms_of(lemma: str, pos: Pos) -> Forms:
    """The other forms of a lemma; all places empty if it is no such lemma.

    Of "can" and its like, the forms of the full verb if there is one.
    """
    heads = [reading for reading in _coded(lemma.lower()) if reading.head.pos is pos and _is_lemma(reading)]
    heads.sort(key=lambda reading: (reading.head.capital, Kind.MODAL in reading.head.tags.kinds))
    return scheme.forms(heads[0].lemma, pos, heads[0].forms) if heads else scheme.NONE


@lru_cache(maxsize=256)
def phrasals(lemma: str) -> tuple[Phrasal, ...]:
    """The particles and prepositions that belong to a verb: put off, listen to."""
    written = book().line(f"{code.PHRASAL}{lemma.lower()}")
    return tuple(Phrasal(lemma.lower(), *found) for found in code.phrasals(written)) if written else ()


@lru_cache(maxsize=64)
def lemmas(
    pos: Pos,
    *,
    level: int = 50,
    main: NounClass | None = None,
    classes: frozenset[NounClass] = frozenset(),
    frames: frozenset[Frame] = frozenset(),
    kinds: frozenset[Kind] = frozenset(),
    plain: bool = True,
) -> tuple[str, ...]:
    """Lemmas of a part of speech up to this level, in order: all that have every class, frame and kind named.

    `main` asks for the class of the commonest meaning. With `plain`, words that bear a barring label are left
    out, even if it is only a warning, as are words with a capital; the very commonest words lose by a warning
    only if it is a grave one.
    """
    return tuple(
        word.form
        for word, reading in _heads(pos, level)
        if not (plain and (reading.capital or _labelled(word)))
        and (main is None or reading.classes[:1] == (main,))
        and classes <= set(reading.classes)
        and frames <= set(reading.frames)
        and kinds <= set(reading.kinds)
    )


def _labelled(word: Word) -> bool:
    return any(
        label.kind in _BARRING and (label.certain or label.kind in _GRAVE or word.level > _VERY_COMMON)
        for label in word.labels
    )


def spellings() -> Iterator[str]:
    """Every spelling there is, in order, in small letters."""
    text = book().text
    for found in re.finditer(rb"\n([^\t~]+)\t", text):
        yield found[1].decode("ascii")


def _heads(pos: Pos, level: int) -> Iterator[tuple[Word, Reading]]:
    for found in re.finditer(code.head_pattern(pos, level), book().text):
        word = entry(found[1].decode("ascii"))
        for reading in word.readings if word else ():
            if word and reading.pos is pos and reading.is_lemma and reading.lemma == word.form.lower():
                yield word, reading
                break


@lru_cache(maxsize=8192)
def _coded(spelling: str) -> tuple[Coded, ...]:
    written = book().line(spelling)
    return code.line(spelling, written).readings if written else ()


def _is_lemma(reading: Coded) -> bool:
    """Whether it is the lemma itself; "scissors" is its own lemma in the plural."""
    form = reading.head.form
    return form in _LEMMA_FORMS or (form is Form.PLURAL and bool(reading.head.tags.classes))


def _reading(coded: Coded) -> Reading:
    head, lemma, _ = coded
    pos, form, source, capital, weight, regular, tags = head
    if form not in _LEMMA_FORMS and not _is_modal(tags):
        tags = _with_lemma(tags, form, lemma, pos, capital)
    return Reading(
        pos,
        lemma.capitalize() if capital else lemma,
        form,
        source,
        capital,
        regular if regular is not None else tags.regular,
        tags.number or _NUMBERS.get(form, ()),
        tags.case,
        tags.person,
        tags.gender,
        tags.kinds,
        tags.frames,
        tags.classes,
        weight,
    )


def _with_lemma(own: Tags, form: Form, lemma: str, pos: Pos, capital: bool) -> Tags:
    """What a form has from its lemma, besides what is its own."""
    for reading in _coded(lemma):
        head = reading.head
        if head.pos is pos and head.capital == capital and _is_lemma(reading) and not _is_modal(head.tags):
            if pos is Pos.VERB and (own.number or own.person):
                return head.tags._replace(number=own.number, person=own.person)
            return _without_mass(head.tags) if form is Form.PLURAL else head.tags
    return own


@lru_cache(maxsize=1024)
def _without_mass(tags: Tags) -> Tags:
    return tags._replace(kinds=tuple(kind for kind in tags.kinds if kind is not Kind.MASS))


def _is_modal(tags: Tags) -> bool:
    return Kind.MODAL in tags.kinds


def _compound(spelling: str, cuts: str) -> Compound | None:
    if not cuts:
        return None
    places = [cut.partition("-") for cut in cuts[1:].split(".")]
    ends, starts = [int(end) for end, _, _ in places], [int(start or end) for end, _, start in places]
    parts = tuple(spelling[a:b] for a, b in zip([0, *starts], [*ends, len(spelling)], strict=True))
    return Compound(parts, cuts[0] == "!")


def is_irregular(reading: Reading) -> bool:
    """Whether the form, or the lemma's past or degrees, may be called irregular."""
    return reading.regular in (Regularity.IRREGULAR, Regularity.EITHER)
