"""The terms of school grammar in which sentences are described. Their values are those of files and forms."""

from enum import StrEnum


class Pattern(StrEnum):
    S_V = "s-v"
    S_V_DO = "s-v-do"
    S_V_IO_DO = "s-v-io-do"
    S_LV_PN = "s-lv-pn"
    S_LV_PA = "s-lv-pa"
    S_V_DO_OC_NOUN = "s-v-do-oc-noun"
    S_V_DO_OC_ADJ = "s-v-do-oc-adj"
    INVERTED = "inverted"
    """Not a pattern of its own: a clause has one of the others and may besides be inverted."""
    S_V_RETAINED_DO = "s-v-retained-do"
    S_V_RETAINED_IO = "s-v-retained-io"
    S_V_RETAINED_OC_NOUN = "s-v-retained-oc-noun"
    S_V_RETAINED_OC_ADJ = "s-v-retained-oc-adj"


class Structure(StrEnum):
    SIMPLE = "simple"
    COMPOUND = "compound"
    COMPLEX = "complex"
    COMPOUND_COMPLEX = "compound-complex"


class Purpose(StrEnum):
    DECLARATIVE = "declarative"
    IMPERATIVE = "imperative"
    INTERROGATIVE = "interrogative"
    EXCLAMATORY = "exclamatory"


class Function(StrEnum):
    """The work a word, a phrase or a clause does; below the gap, what few grammars ask a pupil to name."""

    SUBJECT = "subject"
    DIRECT_OBJECT = "direct-object"
    INDIRECT_OBJECT = "indirect-object"
    PREDICATE_NOUN = "predicate-noun"
    OBJECT_OF_PREPOSITION = "object-of-preposition"
    APPOSITIVE = "appositive"
    NOUN_AS_ADJECTIVE = "noun-as-adjective"
    OBJECTIVE_COMPLEMENT = "objective-complement"
    """Of nouns, pronouns and adjectives alike."""
    RETAINED_DIRECT_OBJECT = "retained-direct-object"
    RETAINED_INDIRECT_OBJECT = "retained-indirect-object"
    RETAINED_OBJECTIVE_COMPLEMENT = "retained-objective-complement"
    MAIN_VERB = "main-verb"
    VERBAL = "verbal"
    INFINITIVE = "infinitive"
    GERUND = "gerund"
    PARTICIPLE = "participle"
    AUXILIARY = "auxiliary"
    NOUN_MODIFIER = "noun-modifier"
    PRONOUN_MODIFIER = "pronoun-modifier"
    ADJACENT_ADJECTIVE = "adjacent-adjective"
    PREDICATE_ADJECTIVE = "predicate-adjective"
    VERB_MODIFIER = "verb-modifier"
    ADJECTIVE_MODIFIER = "adjective-modifier"
    ADVERB_MODIFIER = "adverb-modifier"
    ADJECTIVE_PHRASE_OPENER = "adjective-phrase-opener"
    ADVERB_PHRASE_OPENER = "adverb-phrase-opener"
    SUBORDINATOR = "subordinator"
    CONJUNCTIVE_ADVERB = "conjunctive-adverb"

    INTERJECTION = "interjection"
    DIRECT_ADDRESS = "direct-address"
    EXPLETIVE = "expletive"
    """The "there" of "there is", the "it" of "it is hard to wait"."""
    COORDINATOR = "coordinator"
    CORRELATIVE = "correlative"
    POSSESSIVE = "possessive"
    """A noun with an apostrophe before the noun it belongs to: the mayor's speech."""
    ADVERBIAL_NOUN = "adverbial-noun"
    """A noun that does an adverb's work: we left last night, he walked a mile."""
    PARTICLE = "particle"
    """Belongs to the verb: put OFF the trial, listen TO the band."""
    INFINITIVE_SIGN = "sign-of-the-infinitive"
    SENTENCE_MODIFIER = "sentence-modifier"


class ContainerKind(StrEnum):
    """What a word may stand in."""

    DEPENDENT_CLAUSE = "dependent-clause"
    """The union of noun, adjective, adverb and elliptical clauses; no container is of this kind itself."""
    NOUN_CLAUSE = "noun-clause"
    ADJECTIVE_CLAUSE = "adjective-clause"
    ADVERB_CLAUSE = "adverb-clause"
    INFINITIVE_CLAUSE = "infinitive-clause"
    ELLIPTICAL_CLAUSE = "elliptical-clause"
    INFINITIVE_PHRASE = "infinitive-phrase"
    GERUND_PHRASE = "gerund-phrase"
    PARTICIPIAL_PHRASE = "participial-phrase"
    APPOSITIVE_PHRASE = "appositive-phrase"
    ADJECTIVE_PHRASE = "adjective-phrase"
    ADVERB_PHRASE = "adverb-phrase"
    PREPOSITIONAL_PHRASE = "prepositional-phrase"
    """The union of adjective and adverb phrases, and a phrase that is neither (a predicate)."""
    DIRECT_QUOTE = "direct-quote"
    INDIRECT_QUOTE = "indirect-quote"


class Time(StrEnum):
    PRESENT = "present"
    PAST = "past"
    FUTURE = "future"


class Aspect(StrEnum):
    SIMPLE = "simple"
    PERFECT = "perfect"
    PROGRESSIVE = "progressive"
    PERFECT_PROGRESSIVE = "perfect-progressive"


TENSES = {
    "simple-tense": Aspect.SIMPLE,
    "perfect-tense": Aspect.PERFECT,
    "progressive": Aspect.PROGRESSIVE,
    "perfect-progressive": Aspect.PERFECT_PROGRESSIVE,
}
"""What a tense is called, whatever its time."""
PERFECT = (Aspect.PERFECT, Aspect.PERFECT_PROGRESSIVE)


class Voice(StrEnum):
    ACTIVE = "active"
    PASSIVE = "passive"


class Degree(StrEnum):
    POSITIVE = "positive"
    COMPARATIVE = "comparative"
    SUPERLATIVE = "superlative"
