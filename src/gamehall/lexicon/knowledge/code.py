"""How the knowledge of a word is written in one line of the shipped file.

A line is the spelling in small letters, a tab, one letter for the level, then the readings separated by
commas. After these, each begun by a semicolon and a letter, come labels (`l`), the cuts of a compound (`c`),
expansions (`x`), the way it is written if that is not plain (`w`) and marks on some meanings (`s`). A
reading is

    part of speech, form, source, weight: one letter each, the first a capital for a capital reading
    tags: one letter for each kind, frame, class, number, case and so on
    : how to get the lemma: letters to cut, then what to put there ("Cy" makes "try" of "tried"); else itself
    : the forms of the lemma, where no rule gives them

Only the lemma itself carries tags and forms; of its other forms they are looked up by way of it.
"""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple, TypeVar

from gamehall.lexicon.knowledge.terms import (
    Case,
    Form,
    Frame,
    Gender,
    Kind,
    LabelKind,
    Meant,
    NounClass,
    Number,
    Pos,
    Regularity,
    Source,
)
from gamehall.lexicon.knowledge.words import Label, Mark

LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80, 95)
_WEIGHTS = "0123456789abcdef"
_NO_LETTER = ord("@")
"""How many letters to cut is written as a letter: A for one."""
_NO_MORE: Mapping[str, str] = {}
PHRASAL = "~"
"""Before a verb, on the line of the particles it goes with."""

_Term = TypeVar("_Term", bound=StrEnum)


def _letters(letters: str, terms: Iterable[_Term]) -> dict[str, _Term]:
    return dict(zip(letters, terms, strict=True))


_LEVEL = dict(zip("abcdefghij", LEVELS, strict=True))
_POS = _letters("npvareciz", Pos)
_FORM = _letters("xslbvtpqgmwauo", Form)
_SOURCE = _letters("HSWRLX", Source)
_LABEL = _letters("oascvudbptfkmn", LabelKind)
_MEANT = _letters("PMSO", Meant)
_WEIGHT_OF_MARK = {(True, True): "!", (True, False): "?", (False, False): "."}
"""Usual and certain, usual, neither."""
_HEADS = "xsbva"
"""The forms a lemma can be of itself."""
_MADE = dict.fromkeys(
    (Form.PLURAL, Form.PAST, Form.PAST_PARTICIPLE, Form.COMPARATIVE, Form.SUPERLATIVE), Regularity.REGULAR
)
"""Forms that are regular unless their letter is a capital."""
_FRAME = _letters("ITDLSNACWFBOEGPJK", Frame)
_CLASS = _letters("PAVFBTOSLMECGYQX", NounClass)
_KIND = _letters("abcdefghijklmnopqrstuvwxyz0123", Kind)
_NUMBER = _letters("+*", Number)
_CASE = _letters("^_&", Case)
_PERSON = {"7": 1, "8": 2, "9": 3}
_GENDER = _letters("<>=", Gender)
_REGULAR = _letters("!?%", Regularity)


class Tags(NamedTuple):
    """What a lemma carries."""

    regular: Regularity | None = None
    number: tuple[Number, ...] = ()
    case: tuple[Case, ...] = ()
    person: tuple[int, ...] = ()
    gender: Gender | None = None
    kinds: tuple[Kind, ...] = ()
    frames: tuple[Frame, ...] = ()
    classes: tuple[NounClass, ...] = ()


_NO_TAGS = Tags()
_SINGLE = ("regular", "gender")
_ALIKE: dict[str, tuple[str, object]] = {
    letter: (field, value)
    for field, table in (
        ("regular", _REGULAR),
        ("number", _NUMBER),
        ("case", _CASE),
        ("person", _PERSON),
        ("gender", _GENDER),
        ("kinds", _KIND),
    )
    for letter, value in table.items()
}
_NOUN_TAGS = _ALIKE | {letter: ("classes", value) for letter, value in _CLASS.items()}
_OTHER_TAGS = _ALIKE | {letter: ("frames", value) for letter, value in _FRAME.items()}
"""No noun has frames and nothing else has classes, so that they share their letters."""


class Head(NamedTuple):
    """A reading as it lies in the file, without its lemma and forms."""

    pos: Pos
    form: Form
    source: Source
    capital: bool
    weight: int
    regular: Regularity | None
    """Of this form itself; None where only the lemma can tell."""
    tags: Tags
    """Of the lemma; of another form only what is its own, the rest has to be looked up."""


class Coded(NamedTuple):
    """A reading as it lies in the file."""

    head: Head
    lemma: str
    forms: str


class Line(NamedTuple):
    """A line of the file, after its spelling."""

    level: int
    readings: tuple[Coded, ...]
    rest: Mapping[str, str]


def _tags(code: str, noun: bool = False) -> Tags:
    if not code:
        return _NO_TAGS
    table = _NOUN_TAGS if noun else _OTHER_TAGS
    found: dict[str, Any] = {}
    for letter in code:
        field, value = table[letter]
        if field in _SINGLE:
            found[field] = value
        else:
            found[field] = (*found.get(field, ()), value)
    return Tags(**found)


def tag_code(tags: Tags) -> str:
    fields: tuple[tuple[Mapping[str, object], Iterable[object]], ...] = (
        (_REGULAR, [tags.regular] if tags.regular else ()),
        (_NUMBER, tags.number),
        (_CASE, tags.case),
        (_PERSON, tags.person),
        (_GENDER, [tags.gender] if tags.gender else ()),
        (_KIND, tags.kinds),
        (_FRAME, tags.frames),
        (_CLASS, tags.classes),
    )
    return "".join(_letter(table, value) for table, values in fields for value in values)


def _letter(table: Mapping[str, object], value: object) -> str:
    return next(letter for letter, term in table.items() if term == value)


def reading_code(spelling: str, reading: Coded) -> str:
    """One reading; the lemma is written as what to cut off the spelling and what to put there."""
    head = reading.head
    pos, form = _letter(_POS, head.pos), _letter(_FORM, head.form)
    if head.regular is Regularity.IRREGULAR:
        form = form.upper()
    begin = (pos.upper() if head.capital else pos) + form + source_code(head.source)
    parts = [
        f"{begin}{_WEIGHTS[head.weight]}{tag_code(head.tags)}",
        _edit(spelling, reading.lemma),
        reading.forms,
    ]
    while not parts[-1]:
        parts.pop()
    return ":".join(parts)


def _edit(spelling: str, lemma: str) -> str:
    if spelling == lemma:
        return ""
    kept = next((at for at, pair in enumerate(zip(spelling, lemma, strict=False)) if pair[0] != pair[1]), -1)
    kept = min(len(spelling), len(lemma)) if kept < 0 else kept
    return f"{chr(_NO_LETTER + len(spelling) - kept)}{lemma[kept:]}"


def label_code(label: Label) -> str:
    return _letter(_LABEL, label.kind) + _letter(_SOURCE, label.source) + "?!"[label.certain]


def line_code(level: int, readings: Iterable[str], rest: Mapping[str, str]) -> str:
    more = "".join(f";{key}{value}" for key, value in sorted(rest.items()))
    return f"{_letter(_LEVEL, level)}{','.join(readings)}{more}"


def source_code(source: Source) -> str:
    return _letter(_SOURCE, source)


def phrasals(code: str) -> Iterable[tuple[str, tuple[Frame, ...], Source]]:
    """Particle, frames and source of each."""
    for part in code.split(","):
        particle, _, rest = part.partition(":")
        yield particle, _tags(rest[1:]).frames, _SOURCE[rest[0]]


def line(spelling: str, code: str) -> Line:
    begin, _, rest = code.partition(";")
    readings = tuple([_reading(spelling, part) for part in begin[1:].split(",")]) if len(begin) > 1 else ()
    more = {part[0]: part[1:] for part in rest.split(";")} if rest else _NO_MORE
    return Line(_LEVEL[begin[0]], readings, more)


def level_of(letter: str) -> int:
    """The level that a line's first letter tells."""
    return _LEVEL[letter]


def head_pattern(pos: Pos, level: int) -> bytes:
    """Finds the lines, up to this level, that may hold a lemma of this part of speech."""
    levels = "".join(letter for letter, of in _LEVEL.items() if of <= level)
    letter = _letter(_POS, pos)
    return rf"\n([^\t~]+)\t[{levels}](?:[^\n;]*,)?{letter}[{_HEADS}]".encode()


def label_pattern(kinds: Collection[LabelKind]) -> str:
    """Finds the spellings that bear one of these labels."""
    letters = "".join(letter for letter, kind in _LABEL.items() if kind in kinds)
    return rf"\n([a-z]+)\t[^\n]*;l(?:[^\n;]{{3}})*[{letters}]"


def labels(code: str) -> tuple[Label, ...]:
    return tuple(
        Label(_LABEL[code[at]], _SOURCE[code[at + 1]], code[at + 2] == "!") for at in range(0, len(code), 3)
    )


def mark_code(mark: Mark) -> str:
    """Kind, part of speech, weight, then what is meant."""
    begin = _letter(_LABEL, mark.kind) + _letter(_POS, mark.pos) + _WEIGHT_OF_MARK[mark.usual, mark.certain]
    return begin + "".join(_letter(_MEANT, each) for each in mark.meant)


def marks(code: str) -> tuple[Mark, ...]:
    weights = {letter: weight for weight, letter in _WEIGHT_OF_MARK.items()}
    return tuple(
        Mark(_LABEL[part[0]], _POS[part[1]], *weights[part[2]], tuple(_MEANT[each] for each in part[3:]))
        for part in code.split(",")
        if part
    )


def _reading(spelling: str, code: str) -> Coded:
    begin, _, rest = code.partition(":")
    if not rest:
        return Coded(_head(begin), spelling, "")
    edit, _, forms = rest.partition(":")
    lemma = spelling[: len(spelling) - (ord(edit[0]) - _NO_LETTER)] + edit[1:] if edit else spelling
    return Coded(_head(begin), lemma, forms)


@cache
def _head(code: str) -> Head:
    """There are some thousands of different ones in the whole file."""
    pos, letter = code[0], code[1]
    form = _FORM[letter.lower()]
    return Head(
        _POS[pos.lower()],
        form,
        _SOURCE[code[2]],
        pos.isupper(),
        int(code[3], 16),
        Regularity.IRREGULAR if letter.isupper() else _MADE.get(form),
        _tags(code[4:], noun=pos in "nN"),
    )
