"""What the lexicon knows of a word, in the shape in which linkages ask for it."""

from functools import lru_cache

from msgspec import Struct

from gamehall.english.grammar.verb_lists import listed
from gamehall.lexicon.knowledge import Form, Frame, Kind, NounClass, Pos, entry, phrasals

AUXILIARY_LEMMAS = {
    "am": "be", "is": "be", "are": "be", "was": "be", "were": "be", "be": "be", "been": "be", "being": "be",
    "'m": "be", "'re": "be", "'s": "be", "have": "have", "has": "have", "had": "have", "having": "have",
    "'ve": "have", "'d": "would", "do": "do", "does": "do", "did": "do", "will": "will", "'ll": "will",
    "wo": "will", "would": "would", "shall": "shall", "sha": "shall", "should": "should", "can": "can",
    "ca": "can", "could": "could", "may": "may", "might": "might", "must": "must", "ought": "ought",
}  # fmt: skip
MODALS = listed("can ca could may might must shall sha should will wo would ought 'll 'd")
NEGATIVES = frozenset({"not", "n't", "never"})
WH_ADVERBS = listed("when where why how whenever wherever however")
WH_PRONOUNS = listed("who whom whose which what that whoever whomever whatever whichever")
POSSESSIVES = listed("my your his her its our their")
REFLEXIVES = listed("myself yourself himself herself itself oneself ourselves yourselves themselves")
_MEASURING = listed("mile kilometer meter metre foot yard inch block pound ounce gallon percent")

_NO_DEGREES = listed("inner outer upper former latter rather last utter hind")
"""Comparatives and superlatives of old, which compare nothing."""
_TIMES = listed(
    "second minute hour day night week weekend month year decade century morning afternoon evening summer"
    " winter spring autumn fall season time while moment"
)


class Known(Struct, frozen=True):
    """What a spelling can be. Weights tell how often it is met as that part of speech."""

    weights: dict[Pos, int]
    verbs: dict[Form, str]
    """The lemma for each form of a verb it can be, the commonest lemma where there are two."""
    frames: tuple[Frame, ...]
    """Of the verb, those of its commonest meanings first."""
    plural: bool
    """Can be a plural; so too "sheep"."""
    singular: bool
    only_plural: bool
    """Is the plural of something: geese, peanuts."""
    noun_lemma: str
    main_class: NounClass | None
    degrees: dict[Form, str]
    """The lemma where it is a comparative or superlative."""
    capital: bool
    """Only with a capital letter."""
    kinds: frozenset[Kind]

    def can_be(self, *parts: Pos) -> bool:
        return any(part in self.weights for part in parts)

    def weight(self, part: Pos) -> int:
        return self.weights.get(part, -1)

    @property
    def lemma(self) -> str | None:
        """As a verb."""
        return next(iter(self.verbs.values()), None)

    @property
    def is_ing(self) -> bool:
        return Form.PRESENT_PARTICIPLE in self.verbs

    @property
    def is_past_participle(self) -> bool:
        return Form.PAST_PARTICIPLE in self.verbs

    @property
    def is_rather_intransitive(self) -> bool:
        first = next((each for each in self.frames if each in (Frame.TRANSITIVE, Frame.INTRANSITIVE)), None)
        return first is Frame.INTRANSITIVE

    @property
    def is_comparative(self) -> bool:
        return Form.COMPARATIVE in self.degrees

    @property
    def tells_time(self) -> bool:
        return self.main_class is NounClass.TIME

    @property
    def counts_time(self) -> bool:
        return self.noun_lemma in _TIMES

    @property
    def measures(self) -> bool:
        return self.noun_lemma in _MEASURING


@lru_cache(maxsize=8192)
def known(form: str) -> Known:
    """Of a spelling in small letters; of an unknown one, that nothing is known."""
    word = entry(form)
    weights: dict[Pos, int] = {}
    verbs: dict[Form, str] = {}
    frames: dict[Frame, None] = {}
    kinds: set[Kind] = set()
    degrees: dict[Form, str] = {}
    noun = None
    numbers: set[Form] = set()
    readings = word.readings if word else ()
    for reading in sorted(readings, key=lambda each: (each.capital, -each.weight)):
        weights.setdefault(reading.pos, reading.weight)
        if reading.pos is Pos.VERB:
            verbs.setdefault(reading.form, reading.lemma)
            frames.update(dict.fromkeys(reading.frames))
        elif reading.pos is Pos.NOUN:
            noun = noun or reading
            numbers.add(reading.form)
        elif reading.form in (Form.COMPARATIVE, Form.SUPERLATIVE) and form not in _NO_DEGREES:
            degrees.setdefault(reading.form, reading.lemma)
        kinds.update(reading.kinds)
    return Known(
        weights,
        verbs,
        tuple(frames),
        only_plural=Form.PLURAL in numbers,
        plural=bool(numbers & {Form.PLURAL, Form.BOTH}),
        singular=bool(numbers & {Form.SINGULAR, Form.BOTH}),
        noun_lemma=noun.lemma.lower() if noun else form,
        main_class=noun.classes[0] if noun and noun.classes else None,
        degrees=degrees,
        capital=bool(readings) and all(each.capital for each in readings),
        kinds=frozenset(kinds),
    )


@lru_cache(maxsize=4096)
def verb_lemma(form: str) -> str:
    return AUXILIARY_LEMMAS.get(form) or known(form).lemma or form


@lru_cache(maxsize=2048)
def takes_particle(lemma: str, particle: str) -> bool:
    """Whether a particle belongs to a verb: break down, look up."""
    return any(each.particle == particle for each in phrasals(lemma))


def names_person(form: str) -> bool:
    """Somebody, or a beast or a body of people, who may be given something or be made something."""
    if form in ("it", "itself"):
        return False
    facts = known(form)
    if (
        Kind.PERSONAL in facts.kinds
        or Kind.REFLEXIVE in facts.kinds
        or (Kind.INDEFINITE in facts.kinds and form.endswith(("body", "one")))
    ):
        return True
    return facts.main_class in (NounClass.PERSON, NounClass.ANIMAL, NounClass.GROUP)
