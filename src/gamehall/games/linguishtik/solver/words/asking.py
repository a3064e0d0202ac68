"""What demands ask of a word alone: for each, the traits of which the word must have one."""

from collections.abc import Iterator
from typing import NamedTuple

from gamehall.games.linguishtik.solver.need import FUNCTION, TYPE, Need, detail_of, name_of
from gamehall.games.linguishtik.solver.words.traits import Trait
from gamehall.lexicon.knowledge import Pos

T = Trait
Traits = tuple[Trait, ...]


class Asking(NamedTuple):
    """One of these traits is asked for."""

    sure: Traits
    perhaps: Traits
    """Those that besides may do, if a judge allows it."""


def one_of(*sure: Trait, perhaps: Traits = ()) -> Asking:
    return Asking(sure, perhaps)


_ANY_TENSE = (T.BASE, T.THIRD, T.PAST, T.PAST_PARTICIPLE)
_VERBAL = (T.BASE, T.PAST_PARTICIPLE, T.PRESENT_PARTICIPLE)
"""To go, to have gone, to be going."""
_PERFECT = (T.PAST_PARTICIPLE, T.PRESENT_PARTICIPLE, T.HAVE)
_GERUND = one_of(T.PRESENT_PARTICIPLE, perhaps=(T.PAST_PARTICIPLE,))

_TYPES: dict[Pos, Asking] = {pos: one_of(Trait[pos.name]) for pos in Pos if pos is not Pos.PARTICLE}
_FUNCTIONS: dict[Pos, dict[str, Asking]] = {
    Pos.VERB: {
        "main-verb": one_of(T.MAIN),
        "auxiliary": one_of(T.HELPER),
        "gerund": _GERUND,
        "participle": one_of(T.PRESENT_PARTICIPLE, T.PAST_PARTICIPLE),
        "infinitive": one_of(*_VERBAL),
        "verbal": one_of(*_VERBAL),
    },
    Pos.ADJECTIVE: dict.fromkeys(
        ("predicate-adjective", "objective-complement", "retained-objective-complement", "pronoun-modifier"),
        one_of(T.DESCRIBES, perhaps=(T.ADJECTIVE,)),
    ),
    Pos.CONJUNCTION: {
        "subordinator": one_of(T.SUBORDINATOR),
        "conjunctive-adverb": one_of(T.CONJUNCTIVE_ADVERB),
    },
}
_LETTERS = {
    "double-vowel": one_of(T.DOUBLE_VOWEL),
    "double-consonant": one_of(T.DOUBLE_CONSONANT),
    "compound-word": one_of(T.COMPOUND, perhaps=(T.PERHAPS_COMPOUND,)),
}
_EITHER = (T.EITHER_NUMBER,)
_PRONOUN = {
    "singular": one_of(T.PRONOUN_SINGULAR, perhaps=_EITHER),
    "plural": one_of(T.PRONOUN_PLURAL, perhaps=_EITHER),
    **{
        trait.name.lower(): one_of(trait)
        for trait in (
            T.NOMINATIVE, T.OBJECTIVE, T.PERSONAL, T.INDEFINITE, T.POSSESSIVE, T.INTERROGATIVE, T.RELATIVE,
            T.DEMONSTRATIVE, T.REFLEXIVE, T.INTENSIVE,
        )
    },
}  # fmt: skip
_VERB = {
    "plural-form": one_of(T.BASE, T.PAST, T.PAST_PARTICIPLE, T.PRESENT_PARTICIPLE, T.MODAL),
    "linking": one_of(T.LINKING, perhaps=(T.HELPER,)),
    "regular": one_of(T.REGULAR),
    "irregular": one_of(T.IRREGULAR),
    "present-participle": one_of(T.PRESENT_PARTICIPLE),
    "past-participle": one_of(T.PAST_PARTICIPLE),
    "emphatic": one_of(T.BASE, T.DOES),
    "emphatic:past": one_of(T.BASE),
    "passive": one_of(T.PAST_PARTICIPLE, T.HELPER),
    "present-infinitive": one_of(*_VERBAL),
    "perfect-infinitive": one_of(*_PERFECT),
    "present-perfect-infinitive": one_of(*_PERFECT),
    "simple-tense": one_of(*_ANY_TENSE, T.WILL, perhaps=(T.MODAL,)),
    "simple-tense:present": one_of(T.BASE, T.THIRD, T.PAST_PARTICIPLE, perhaps=(T.MODAL,)),
    "simple-tense:past": one_of(T.PAST, T.PAST_PARTICIPLE, T.BASE),
    "simple-tense:future": one_of(T.BASE, T.PAST_PARTICIPLE, T.WILL),
    "perfect-tense": one_of(T.PAST_PARTICIPLE, T.HAVE, T.WILL),
    "perfect-tense:present": one_of(T.PAST_PARTICIPLE, T.HAVE),
    "perfect-tense:past": one_of(T.PAST_PARTICIPLE),
    "progressive": one_of(T.PRESENT_PARTICIPLE, T.PAST_PARTICIPLE, T.WERE, T.WILL),
    "progressive:present": one_of(T.PRESENT_PARTICIPLE, T.PAST_PARTICIPLE),
    "progressive:past": one_of(T.PRESENT_PARTICIPLE, T.PAST_PARTICIPLE, T.WERE),
    "progressive:future": one_of(T.PRESENT_PARTICIPLE, T.PAST_PARTICIPLE, T.WILL),
    "perfect-progressive": one_of(T.PRESENT_PARTICIPLE, T.BEEN, T.HAVE, T.WILL),
    "perfect-progressive:present": one_of(T.PRESENT_PARTICIPLE, T.BEEN, T.HAVE),
    "perfect-progressive:past": one_of(T.PRESENT_PARTICIPLE, T.BEEN),
    "imperative-mood": one_of(T.BASE, perhaps=(T.PAST_PARTICIPLE,)),
    "infinitive-function": one_of(*_VERBAL),
    "gerund-function": _GERUND,
}


def _degrees(name: str) -> dict[str, Asking]:
    positive, gradable, er, odd_er, est, odd_est = (
        Trait[f"{name}_{degree}"] for degree in ("POSITIVE", "GRADABLE", "ER", "ODD_ER", "EST", "ODD_EST")
    )
    return {
        "positive": one_of(positive),
        "comparative": one_of(gradable, er, odd_er, perhaps=(positive,)),
        "comparative:regular": one_of(gradable, er, perhaps=(positive,)),
        "comparative:irregular": one_of(odd_er),
        "superlative": one_of(gradable, est, odd_est, perhaps=(positive,)),
        "superlative:regular": one_of(gradable, est, perhaps=(positive,)),
        "superlative:irregular": one_of(odd_est),
    }


_BY_TYPE: dict[Pos, dict[str, Asking]] = {
    Pos.NOUN: {
        "singular": one_of(T.NOUN_SINGULAR),
        "plural": one_of(T.NOUN_PLURAL),
        "collective": one_of(T.COLLECTIVE, perhaps=(T.GROUP,)),
    },
    Pos.PRONOUN: _PRONOUN,
    Pos.VERB: _VERB,
    Pos.ADJECTIVE: _degrees("ADJECTIVE"),
    Pos.ADVERB: _degrees("ADVERB"),
}


def asked(need: Need) -> Iterator[Asking]:
    """What is asked of the word itself. Demands that only a sentence can fail ask nothing."""
    type_ = need.type
    if type_ is not None:
        yield _TYPES[type_]
    for demand in need.demands:
        match name_of(demand):
            case name if name == TYPE:
                continue
            case name if name == FUNCTION:
                known = _FUNCTIONS.get(type_, {}) if type_ else {}
                found = known.get(detail_of(demand))
            case name:
                known = {**_LETTERS, **_BY_TYPE.get(type_, {})} if type_ else _LETTERS
                found = known.get(demand) or known.get(name)
        if found is not None:
            yield found
