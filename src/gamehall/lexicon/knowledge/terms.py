"""The terms of school grammar in which words are described."""

from enum import StrEnum


class Pos(StrEnum):
    """The eight parts of speech, and the particles that are none of them ("to" before an infinitive).

    Articles, possessives before a noun and numbers before a noun are adjectives, as in school grammar;
    their `Kind` tells them apart.
    """

    NOUN = "noun"
    PRONOUN = "pronoun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    ADVERB = "adverb"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    INTERJECTION = "interjection"
    PARTICLE = "particle"


class Form(StrEnum):
    """Which form of its lemma a word is."""

    PLAIN = "plain"
    """A word that has no other forms, such as a preposition."""
    SINGULAR = "singular"
    PLURAL = "plural"
    BOTH = "singular or plural"
    """One spelling for both numbers: sheep, series."""
    BASE = "base form"
    THIRD = "third person singular"
    PAST = "past"
    PAST_PARTICIPLE = "past participle"
    PRESENT_PARTICIPLE = "present participle"
    FIRST = "first person singular"
    """Only "am"."""
    PRESENT_PLURAL = "present plural"
    """Only "are"."""
    POSITIVE = "positive"
    COMPARATIVE = "comparative"
    SUPERLATIVE = "superlative"


class Number(StrEnum):
    SINGULAR = "singular"
    PLURAL = "plural"


class Case(StrEnum):
    NOMINATIVE = "nominative"
    OBJECTIVE = "objective"
    POSSESSIVE = "possessive"


class Gender(StrEnum):
    MASCULINE = "masculine"
    FEMININE = "feminine"
    NEUTER = "neuter"


class Regularity(StrEnum):
    """How a form is made, or for the other forms of a lemma, how its past or its degrees are made."""

    REGULAR = "regular"
    IRREGULAR = "irregular"
    EITHER = "regular or irregular"
    """The lemma has forms of both ways: burned and burnt."""


class Frame(StrEnum):
    """What a verb takes after it."""

    INTRANSITIVE = "intransitive"
    TRANSITIVE = "transitive"
    DITRANSITIVE = "indirect and direct object"
    LINKING = "linking"
    """In the list that school books print."""
    SOMETIMES_LINKING = "sometimes linking"
    """Linking in some uses only: ran dry, fell ill."""
    OC_NOUN = "object and noun complement"
    OC_ADJECTIVE = "object and adjective complement"
    CLAUSE = "that-clause"
    WHETHER = "whether-clause or wh-clause"
    INFINITIVE = "to-infinitive"
    BARE_INFINITIVE = "bare infinitive"
    OBJECT_INFINITIVE = "object and to-infinitive"
    OBJECT_BARE_INFINITIVE = "object and bare infinitive"
    GERUND = "gerund"
    PHRASE = "prepositional phrase"
    BY_SOMEBODY = "somebody does it"
    """In nearly every meaning its subject is a person or an animal."""
    TO_SOMEBODY = "done to somebody"
    """In nearly every meaning its object is a person or an animal."""


class NounClass(StrEnum):
    """What a noun names, from WordNet's files of meanings."""

    PERSON = "person"
    ANIMAL = "animal"
    PLANT = "plant"
    FOOD = "food"
    BODY = "body"
    ARTIFACT = "artifact"
    OBJECT = "natural object"
    SUBSTANCE = "substance"
    PLACE = "place"
    TIME = "time"
    EVENT = "event"
    ACT = "act"
    GROUP = "group"
    SAYING = "communication"
    FEELING = "feeling"
    ABSTRACT = "abstract"


class Kind(StrEnum):
    """Finer classes: of pronouns, adjectives, adverbs, verbs, prepositions, conjunctions and nouns."""

    PERSONAL = "personal"
    POSSESSIVE = "possessive"
    DEMONSTRATIVE = "demonstrative"
    INTERROGATIVE = "interrogative"
    RELATIVE = "relative"
    INDEFINITE = "indefinite"
    REFLEXIVE = "reflexive"
    INTENSIVE = "intensive"
    RECIPROCAL = "reciprocal"
    ARTICLE = "article"
    CARDINAL = "cardinal number"
    ORDINAL = "ordinal number"
    QUANTITY = "quantity"
    DEGREE = "of degree"
    """An adverb that modifies adjectives and adverbs: very, quite."""
    NEGATIVE = "negative"
    AUXILIARY = "auxiliary"
    MODAL = "modal"
    SIMPLE = "simple"
    COMPOUND = "of several words"
    COORDINATING = "coordinating"
    SUBORDINATING = "subordinating"
    CORRELATIVE = "correlative"
    CONJUNCTIVE_ADVERB = "conjunctive adverb"
    INFINITIVE_SIGN = "sign of the infinitive"
    EXPLETIVE = "expletive"
    COLLECTIVE = "collective"
    MASS = "mass"
    """Has a use without article and plural: furniture, rice."""
    COUNTABLE = "countable"
    LETTER_NAME = "name of a letter"
    CURRENCY = "currency"


class LabelKind(StrEnum):
    """What a dictionary prints in italics before a meaning."""

    OBSOLETE = "obsolete"
    ARCHAIC = "archaic"
    SLANG = "slang"
    COLLOQUIAL = "colloquial"
    VULGAR = "vulgar"
    SLUR = "slur"
    DISPARAGING = "disparaging"
    ABBREVIATION = "abbreviation"
    PROPER = "proper"
    TRADEMARK = "trademark"
    FOREIGN = "foreign"
    CONTRACTION = "contraction"
    COMBINING = "combining form"
    NONSTANDARD = "nonstandard"


class Meant(StrEnum):
    """What a labelled meaning of a noun names, as far as a sentence can show it."""

    PERSON = "a person"
    MONEY = "money"
    SAYING = "something said"
    OTHER = "something else"


class Source(StrEnum):
    """Who says so."""

    HAND = "written by hand"
    SPECIALIST = "SPECIALIST Lexicon, by LemmInflect"
    WORDNET = "WordNet 3.0"
    RULE = "regular rule"
    SCOWL = "SCOWL"
    WEBSTER = "Webster 1913"
