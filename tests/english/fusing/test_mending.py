"""Each mending rule serves a construction: with the rule the word is read rightly, and the tree says who mended it."""

import pytest

from gamehall.english.eyes import spacy_eye
from gamehall.english.fusing.mending import RULES, mend
from gamehall.english.grammar import analyse

MENDED = [
    ("tag_by_dictionary", "Wild geese migrate.", "migrate", "main-verb"),
    ("helper_needs_verb", "Whom did the conductor praise after the concert?", "praise", "main-verb"),
    ("subject_lost", "Wild geese migrate.", "geese", "subject"),
    ("interjection_first", "Help! The barn is burning.", "Help", "interjection"),
    ("direct_address", "Captain, lower the anchor.", "Captain", "direct-address"),
    ("adjective_after_pronoun", "Nobody sensible believed him.", "sensible", "pronoun-modifier"),
    ("verb_for_sentence", "The roof of the house leaks.", "leaks", "main-verb"),
    ("pronoun_not_noun", "Theirs won the blue ribbon.", "Theirs", "subject"),
    ("verb_after_opener", "The players rest whenever lightning strikes.", "lightning", "subject"),
    ("clause_needs_verb", "The dog that bit me ran away, but we found it.", "bit", "main-verb"),
    ("finite_without_helper", "Two dogs slept; a cat watched.", "watched", "main-verb"),
    ("gerund_not_noun", "Swimming is healthy.", "Swimming", "gerund"),
    ("appositive_between_commas", "The crew that won the race, a team from Ohio, cheered.", "team", "appositive"),
    ("pronoun_and_noun", "We freshmen painted the gym.", "freshmen", "appositive"),
    ("semicolon_joins", "The road was icy; therefore, we drove slowly.", "therefore", "conjunctive-adverb"),
    ("comma_joined", "The bus was late, so they walked home.", "they", "subject"),
    ("what_opens_subject", "What he said surprised everyone.", "surprised", "main-verb"),
    ("clause_then_object", "Whoever finds the keys will receive a reward.", "keys", "direct-object"),
    ("command_in_quotes", 'The guide warned, "Never feed the monkeys."', "feed", "main-verb"),
    ("infinitive_sign", "The hikers need a place to camp.", "camp", "infinitive"),
    ("gerund_with_object", "The farmer began harvesting wheat in July.", "wheat", "direct-object"),
    ("second_subject", "His job, washing windows, frightens his mother.", "mother", "direct-object"),
    ("progressive_question", "Are the hens laying eggs this week?", "laying", "main-verb"),
    ("gerund_as_subject", "Reading books improves your vocabulary.", "Reading", "gerund"),
    ("gerund_after_be", "Her favorite hobby is painting.", "painting", "gerund"),
    ("speaker_after_quote", '"Stop," shouted the guard.', "guard", "subject"),
    ("inverted_subject", "Under the bridge slept an old man.", "man", "subject"),
    ("clause_without_verb", "We consider him a friend.", "friend", "objective-complement"),
    ("clause_without_verb", "My uncle made me a kite.", "me", "indirect-object"),
    ("object_taken_for_modifier", "The class elected Maria president.", "Maria", "direct-object"),
    ("two_objects", "Please send your teacher a note.", "note", "direct-object"),
    ("renamed_after_passive", "A shy sophomore was chosen editor of the yearbook.", "editor", "retained-objective-complement"),
    ("adjective_after_object", "We painted the fence white.", "white", "objective-complement"),
    ("adjective_after_link", "The second recipe tasted better.", "better", "predicate-adjective"),
    ("object_with_infinitive", "She asked me to leave.", "me", "subject"),
    ("noun_with_participle", "I saw the boy running.", "boy", "direct-object"),
    ("joined_to_noun", "He sat between the man who snores and his wife.", "wife", "object-of-preposition"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "text", "word", "function"), MENDED)
def test_a_rule_mends_its_construction(rule: str, text: str, word: str, function: str) -> None:
    tree = mend(spacy_eye.tree(text))
    assert rule in tree.eye.split()
    use = next(use for use in analyse(tree).uses if use.text == word)
    assert function in use.functions


def test_every_rule_says_which_construction_it_serves() -> None:
    assert all(rule.__doc__ for rule in RULES)
