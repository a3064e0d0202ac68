"""LT 22 A, G and H: what can be real, what is cumbersome, and the twenty words."""

import pytest

from tests.english.correctness.checking import correct, doubted, faults, faulty


@pytest.mark.paragraph("reality", book="linguishtik")
@pytest.mark.parametrize(
    "text",
    [
        "In my dream a goat rowed the ferry.",
        "The heron sang opera in my dreams.",
        "During last night's dream I flew.",
        "In my strange dream I flew.",
    ],
)
def test_a_dream_makes_nothing_real(text: str) -> None:
    faulty(text, "reality", "reality")


@pytest.mark.paragraph("reality", book="linguishtik")
@pytest.mark.parametrize(
    "text",
    [
        "The hamster solved the riddle.",
        "My teapot laughed at me.",
        "In the cartoon the carrot apologized.",
        "The heron baked a pie.",
        "My uncle ate a ladder.",
        "In her dream the ferry sank.",
    ],
)
def test_a_plain_clash_is_left_to_a_judge(text: str) -> None:
    doubted(text, "reality", "reality")


@pytest.mark.paragraph("reality", book="linguishtik")
@pytest.mark.parametrize(
    "text",
    [
        "The alarm rang.",
        "The storm damaged the roof.",
        "The map shows the ferry.",
        "The company decided to wait.",
        "The engine refused to start.",
        "The horse refused the jump.",
        "The vase lay on the shelf.",
        "My dream job is rowing.",
        "He lives in my dream house.",
        "My uncle ate a bowl of soup.",
        "Bill Clinton was a sculptor.",
    ],
)
def test_everyday_uses_and_untrue_statements_pass(text: str) -> None:
    correct(text)


@pytest.mark.paragraph("cumbersome", book="linguishtik")
@pytest.mark.parametrize(
    "text",
    [
        "The sailor whom the goat that the dog chased bit sued the farmer.",
        "I know that he thinks that she said that they believe that it sank.",
    ],
)
def test_a_cumbersome_sentence_is_left_to_a_judge(text: str) -> None:
    assert [(fault.cites, fault.sure) for fault in faults(text)] == [("cumbersome", False)]


@pytest.mark.paragraph("cumbersome", book="linguishtik")
@pytest.mark.parametrize(
    "text",
    [
        "The sailor whom the goat bit sued the farmer.",
        "The children who behaved were promised pie.",
        "I know that he said that it sank.",
    ],
)
def test_a_sentence_with_clauses_is_not_yet_cumbersome(text: str) -> None:
    correct(text)


@pytest.mark.paragraph("length", book="linguishtik")
def test_twenty_words_are_allowed_and_no_more() -> None:
    twenty = "The goat " + "slept and " * 8 + "rowed home."
    assert len(twenty.split()) == 20
    assert "length" not in [fault.of for fault in faults(twenty)]
    faulty(twenty.replace("goat", "old goat"), "length", "length")


@pytest.mark.paragraph("length", book="linguishtik")
def test_joined_words_contractions_and_numbers_count_once() -> None:
    text = (
        "My half-finished kite isn't at the dock, but 3:30 is too late for Mr. Diaz's other well-known kites."
    )
    assert len(text.split()) == 18
    assert "length" not in [fault.of for fault in faults(text)]


@pytest.mark.parametrize(
    "text",
    [
        "The lid of the box of the wife of the son of the baker broke.",
    ],
)
def test_many_phrases_with_of_are_cumbersome(text: str) -> None:
    doubted(text, "grammar", "cumbersome")


@pytest.mark.parametrize(
    "text",
    [
        "My kettle believes that tea is healthy.",
        "Our printer hates Mondays.",
        "My calculator loves fractions.",
    ],
)
def test_machines_have_no_mind(text: str) -> None:
    doubted(text, "reality", "reality")
