"""A sentence explained to people: what was read, in plain words, for the command, the page and the API.

look(text)          the reading of a text, or why there is none, and what is wrong with the sentence
word_lines(…)       every word: part of speech, work, features, what it stands in
clause_lines(…)     every clause: kind, pattern, parts;  phrase_lines(…)  every phrase and quotation
otherwise(…)        how one differs, in one line
"""

from gamehall.english.explain.clauses import ClauseLine, PhraseLine, clause_lines, phrase_lines, summary
from gamehall.english.explain.looking import Look, Sentence, look, sentence
from gamehall.english.explain.rivals import Other, certainty, eyes, others, otherwise
from gamehall.english.explain.words import WordLine, word_lines

__all__ = [
    "ClauseLine",
    "Look",
    "Other",
    "PhraseLine",
    "Sentence",
    "WordLine",
    "certainty",
    "clause_lines",
    "eyes",
    "look",
    "others",
    "otherwise",
    "phrase_lines",
    "sentence",
    "summary",
    "word_lines",
]
