"""What is known of one word, as frozen values."""

from msgspec import Struct

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

UNLISTED = 95
"""The level of a word SCOWL does not list up to size 80."""


class Reading(Struct, frozen=True, gc=False):
    """One way to take a word: a part of speech, a lemma, and which form of the lemma it is."""

    pos: Pos
    lemma: str
    form: Form
    source: Source
    capital: bool = False
    """Only with a capital letter: Polish, May."""
    regular: Regularity | None = None
    number: tuple[Number, ...] = ()
    """Of nouns and pronouns; of a verb where the form itself tells it ("barks" is singular)."""
    case: tuple[Case, ...] = ()
    """Of pronouns. A noun's case comes from its work in the sentence."""
    person: tuple[int, ...] = ()
    gender: Gender | None = None
    kinds: tuple[Kind, ...] = ()
    frames: tuple[Frame, ...] = ()
    """Of a verb's lemma, those of its commonest meanings first."""
    classes: tuple[NounClass, ...] = ()
    """Of a noun's lemma, that of its commonest meaning first."""
    weight: int = 0
    """How often this part of speech was met in texts with marked meanings: 0 never, each step doubles."""

    @property
    def is_lemma(self) -> bool:
        return self.form in (Form.PLAIN, Form.SINGULAR, Form.BOTH, Form.BASE, Form.POSITIVE)


class Label(Struct, frozen=True):
    """A label as a dictionary prints it. Only a certain one bars a word; any other is a warning."""

    kind: LabelKind
    source: Source
    certain: bool
    """Every known meaning bears it. Otherwise it hangs on the meaning, or the source is known to err."""


class Mark(Struct, frozen=True):
    """A label on some meanings that a word has as one part of speech: bread for money."""

    kind: LabelKind
    pos: Pos
    usual: bool
    """The labelled meanings are all there are of this part of speech, or those met most."""
    certain: bool
    """All of them bear it by themselves: so used, the word is barred."""
    meant: tuple[Meant, ...] = ()
    """Of a noun: what only the labelled meanings name."""


class Compound(Struct, frozen=True):
    """The free words that a solid word is built of."""

    parts: tuple[str, ...]
    certain: bool
    """Read through by hand, or its definition speaks of the parts; otherwise only the letters allow it."""


class Word(Struct, frozen=True, gc=False):
    """All that is known of one spelling."""

    form: str
    """As it is written: with a capital if it is only ever written so."""
    level: int
    """SCOWL's size: 10 everybody knows, 35 common, 50 usual, 70 large dictionaries, 80 rare; 95 not there."""
    readings: tuple[Reading, ...] = ()
    """Empty for a word that is only known to be spelled so."""
    labels: tuple[Label, ...] = ()
    compound: Compound | None = None
    expansions: tuple[str, ...] = ()
    """What a contraction may be short for, the usual first: it is, it has."""
    marks: tuple[Mark, ...] = ()
    """Labels by part of speech; of a form, see its lemma."""

    @property
    def warnings(self) -> tuple[Label, ...]:
        return tuple(label for label in self.labels if not label.certain)

    def bears(self, kind: LabelKind) -> bool:
        """Whether the word certainly bears this label, in every meaning."""
        return any(label.kind == kind and label.certain for label in self.labels)

    def readings_as(self, pos: Pos) -> tuple[Reading, ...]:
        return tuple(reading for reading in self.readings if reading.pos == pos)


class Forms(Struct, frozen=True):
    """The forms of a lemma; where there are several, the usual one first. Empty where there is none."""

    plural: tuple[str, ...] = ()
    third: tuple[str, ...] = ()
    past: tuple[str, ...] = ()
    past_participle: tuple[str, ...] = ()
    present_participle: tuple[str, ...] = ()
    comparative: tuple[str, ...] = ()
    """Empty where the degrees are made with "more" and "most", or there are none."""
    superlative: tuple[str, ...] = ()

    def of(self, form: Form) -> tuple[str, ...]:
        given: tuple[str, ...] = getattr(self, form.name.lower(), ())
        return given


class Phrasal(Struct, frozen=True):
    """A verb with a particle or preposition that belongs to it: put off, listen to."""

    lemma: str
    particle: str
    frames: tuple[Frame, ...]
    source: Source
