"""A sentence explained to people: what was read, in plain words, for the command, the page and the API.

look(text)          the reading of a text, or why there is none, and what is wrong with the sentence
word_lines(…)       every word: part of speech, work, features, what it stands in
clause_lines(…)     every clause: kind, pattern, parts;  phrase_lines(…)  every phrase and quotation
otherwise(…)        how one differs, in one line
claim_of(line)      a claim from JSON, or a sentence that says why it is none
claimed_of(…)       the same from what was handed in piece by piece
"""

from gamehall.english.explaining.claims import TYPES, NoClaim, claim_of, claimed_of, start_of, wrong_name
from gamehall.english.explaining.clauses import (
    ClauseLine,
    PhraseLine,
    clause_lines,
    phrase_lines,
    summary,
)
from gamehall.english.explaining.looking import Look, Sentence, look, sentence
from gamehall.english.explaining.rivals import Other, certainty, eyes, others, otherwise
from gamehall.english.explaining.words import WordLine, word_lines

__all__ = [
    "TYPES",
    "ClauseLine",
    "Look",
    "NoClaim",
    "Other",
    "PhraseLine",
    "Sentence",
    "WordLine",
    "certainty",
    "claim_of",
    "claimed_of",
    "clause_lines",
    "eyes",
    "look",
    "others",
    "otherwise",
    "phrase_lines",
    "sentence",
    "start_of",
    "summary",
    "word_lines",
    "wrong_name",
]
