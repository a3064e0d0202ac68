"""What a beginner meets in an easy exercise: sentences in usual order, and words in their usual work."""

from gamehall.english.correctness import forms
from gamehall.english.terms import Function, Pattern, Purpose, Structure
from gamehall.lexicon.knowledge import Pos

DESIGNATIONS = frozenset(
    {
        Pattern.S_V.value,
        Pattern.S_V_DO.value,
        Pattern.S_LV_PN.value,
        Pattern.S_LV_PA.value,
        Structure.SIMPLE.value,
        Structure.COMPOUND.value,
        Purpose.DECLARATIVE.value,
    }
)
TYPES = (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB, Pos.PRONOUN)
FUNCTIONS = frozenset(
    {
        Function.SUBJECT.value,
        Function.DIRECT_OBJECT.value,
        Function.PREDICATE_NOUN.value,
        Function.OBJECT_OF_PREPOSITION.value,
        Function.MAIN_VERB.value,
        Function.NOUN_MODIFIER.value,
        Function.PREDICATE_ADJECTIVE.value,
        Function.VERB_MODIFIER.value,
    }
)


def usual(word: str, pos: Pos) -> bool:
    """Whether one thinks of this part of speech with the word: a dog is a noun, but `make` is a verb."""
    weights = {reading.pos: 0 for reading in forms.readings(word.lower())}
    for reading in forms.readings(word.lower()):
        weights[reading.pos] = max(weights[reading.pos], reading.weight)
    return pos in weights and 3 * weights[pos] >= 2 * max(weights.values())
