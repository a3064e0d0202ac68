"""LT 22 B: one whole sentence, its clauses joined and its words in order."""

import pytest

from gamehall.english.parsers.link_grammar.parse import is_here
from tests.english.correctness.checking import correct, doubted, faulty

pytestmark = pytest.mark.paragraph("grammar", book="linguishtik")


@pytest.mark.parametrize(
    "text",
    [
        "The rusty gate at the dock.",
        "Climbing over the wall.",
        "To row across the lake.",
        "Broken by the storm.",
        "Because the ferry was late.",
        "Although the goat was tired.",
        "When the heron landed.",
        "The goat that climbed the wall.",
        "Rowed across the lake.",
        "She rowing across the lake.",
        "Hooray!",
    ],
)
def test_a_fragment_is_no_sentence(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "Somebody competent appointed Lena mayor.",
        "Row!",
        "Climbing over the wall is hard.",
        "Climbing over the wall, the goat slipped.",
        "To row across the lake takes an hour.",
        "Because the ferry was late, we rowed.",
        "If only it would rain!",
        "The goat that climbed the wall slipped.",
        "Snoring disturbs herons.",
        "The roof of the barn leaks.",
    ],
)
def test_a_whole_sentence(text: str) -> None:
    correct(text)


def test_an_exclamation_without_verb_is_left_to_a_judge() -> None:
    doubted("What a huge heron!", "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "The goat was tired it slept.",
        "The bell rang the goats ran.",
        "We like pies we like cakes.",
        "It was late, we rowed home.",
        "The heron landed, the goat ran.",
    ],
)
def test_clauses_with_nothing_or_only_a_comma_between(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "The goat was tired, so it slept.",
        "The bell rang; the ferry left.",
        "I know it was late.",
        "The pie she baked was burnt.",
        "The day the ferry sank was windy.",
        "I am glad the heron landed.",
        "It was so late we rowed home.",
        "The heron landed, she said.",
        "Had it rained, we would have waited.",
        "The longer we rowed, the colder it grew.",
        "You may keep it provided you feed it.",
        "Where others failed the goat climbed.",
    ],
)
def test_clauses_that_are_joined(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "The the goat slept.",
        "The climbed goat slept the went.",
        "The of goat slept.",
        "She very is tired.",
        "He not rowed home.",
        "He us saw.",
        "The baker the pie burnt.",
        "Where the ferry went?",
        "Why you are late?",
        "Went you home?",
    ],
)
def test_words_in_an_order_that_cannot_be(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "I know that that goat slept.",
        "She had had a ferry.",
        "That night the goat slept.",
        "What a noise the ferry makes!",
        "Where did the ferry go?",
        "What happened?",
    ],
)
def test_words_in_an_order_that_may_surprise(text: str) -> None:
    correct(text)


@pytest.mark.parametrize("text", ["The ferry left. We rowed home.", "Did it rain? The deck is wet."])
def test_one_sentence_is_asked_for(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    ["Ouch! The stove is hot.", 'The guard yelled, "Stop! The gate is locked."', "Mr. Diaz rowed home."],
)
def test_what_looks_like_two_sentences(text: str) -> None:
    correct(text)


@pytest.mark.skipif(not is_here(), reason="Link Grammar is not here")
@pytest.mark.parametrize(
    "text",
    [
        "The heron nest here.",
        "These goat climb.",
        "The canoe big sank.",
        "He yesterday home went.",
        "Always she late is.",
    ],
)
def test_a_suspicion_counts_where_link_grammar_too_finds_no_way_to_read_it(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text", ["To forgive is noble.", "The winner was he.", "Seldom does the ferry arrive late.", "So do I."]
)
def test_that_link_grammar_cannot_read_it_is_no_fault(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "My brother he mended the net.",
        "The old goats they ate our hats.",
    ],
)
def test_a_subject_is_not_named_twice(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "The sailor she married owns a boat.",
        "Every child they taught learned songs.",
        "That day he mended the net.",
        "My brother mended the net.",
    ],
)
def test_a_pronoun_after_a_noun_may_open_an_adjective_clause(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "The dog howled the startled sheep bolted.",
        "The fire went out the sailors shivered on deck.",
    ],
)
def test_two_clauses_side_by_side_are_asked_about(text: str) -> None:
    doubted(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "The sailors went out the door.",
        "The dog barked at the crowd.",
        "The goat slept the whole day.",
    ],
)
def test_one_clause_with_what_follows_its_verb(text: str) -> None:
    correct(text)
