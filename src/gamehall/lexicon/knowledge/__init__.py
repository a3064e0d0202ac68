"""What is known of each English word: parts of speech, forms, frames, classes, labels, how common it is.

    from gamehall.lexicon.knowledge import entry, forms_of, lemmas, Pos, NounClass

    entry("geese").readings[0].lemma           "goose", a plural, irregular, an animal
    forms_of("go", Pos.VERB).past              ("went",)
    lemmas(Pos.NOUN, main=NounClass.PERSON)    every usual noun that names a person
    is_spelled("recieve")                      False

It is made by `build.py` from SCOWL, WordNet, LemmInflect's table, marks of the 1913 Webster, and lists
written by hand in `closed/`. It stands in for the dictionary that tournaments name, which cannot be had.
"""

from gamehall.lexicon.knowledge.joining import correlatives, handbook_conjunctive_adverbs
from gamehall.lexicon.knowledge.lookup import (
    CORE,
    entry,
    forms_of,
    is_irregular,
    is_spelled,
    lemmas,
    phrasals,
    spellings,
)
from gamehall.lexicon.knowledge.near import near
from gamehall.lexicon.knowledge.shipped import Dictionary, dictionary, label, notices
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
from gamehall.lexicon.knowledge.words import UNLISTED, Compound, Forms, Label, Mark, Phrasal, Reading, Word

__all__ = [
    "CORE",
    "UNLISTED",
    "Case",
    "Compound",
    "Dictionary",
    "Form",
    "Forms",
    "Frame",
    "Gender",
    "Kind",
    "Label",
    "LabelKind",
    "Mark",
    "Meant",
    "NounClass",
    "Number",
    "Phrasal",
    "Pos",
    "Reading",
    "Regularity",
    "Source",
    "Word",
    "correlatives",
    "dictionary",
    "entry",
    "forms_of",
    "handbook_conjunctive_adverbs",
    "is_irregular",
    "is_spelled",
    "label",
    "lemmas",
    "near",
    "notices",
    "phrasals",
    "spellings",
]
