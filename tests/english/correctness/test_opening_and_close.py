"""LT 22 D: the capital at the beginning and the mark at the end."""

import pytest

from tests.english.correctness.checking import correct, doubted, faulty

pytestmark = pytest.mark.paragraph("opening-and-close", book="linguishtik")


@pytest.mark.parametrize("text", ["the goat slept.", "my boots leak.", '"hush," said the guard.'])
def test_the_first_letter_is_a_capital(text: str) -> None:
    faulty(text, "capitals", "opening-and-close")


@pytest.mark.parametrize(
    "text",
    [
        "The goat slept",
        "The goat slept,",
        "The goat slept..",
        "Where did the heron land.",
        "Is the ferry late.",
        "How many lanterns did you buy.",
        "Who broke the oar.",
        "Did the goat eat my hat.",
        "The clerk asked where the ladder was?",
        "I wonder whether the ferry left?",
        "Tell me who broke the oar?",
    ],
)
def test_the_closing_mark_is_missing_or_wrong(text: str) -> None:
    faulty(text, "end-mark", "opening-and-close")


@pytest.mark.parametrize(
    "text",
    [
        "Where did the heron land?",
        "The clerk asked where the ladder was.",
        "You fed the goat, didn't you?",
        "What a huge lantern you bought!",
        "How loudly the goat bleats!",
        "Seldom does the ferry arrive on time.",
        "Had I known, I would have waited.",
        "Have the boys sweep the deck.",
        "May your goats live long.",
        "What the heron ate was a mystery.",
        'The clerk asked, "Where is the ladder?"',
        "Sweep the deck!",
    ],
)
def test_the_closing_mark_fits(text: str) -> None:
    correct(text)


def test_a_statement_with_a_question_mark_is_left_to_a_judge() -> None:
    doubted("The goat ate my hat?", "end-mark", "opening-and-close")
