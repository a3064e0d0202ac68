"""LT 22 B: the case of pronouns."""

import pytest

from tests.english.correctness.checking import correct, faulty

pytestmark = pytest.mark.paragraph("grammar", book="linguishtik")


@pytest.mark.parametrize(
    "text",
    [
        "Him repaired the oar.",
        "Me and her rowed home.",
        "The baker and me rowed home.",
        "Us sailors rowed home.",
        "Them oars are cracked.",
        "The oar belongs to he.",
        "Between you and I, the soup is cold.",
        "The baker gave my sister and I a pie.",
        "The heron followed she.",
        "The first sailors were them.",
        "The winner is her.",
        "Whom broke the oar?",
        "We will hire whomever rows fastest.",
        "To who did you give the oar?",
        "Myself rowed home.",
        "The baker and myself rowed home.",
        "He hurt hisself.",
    ],
)
def test_a_pronoun_in_the_wrong_case(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "He repaired the oar.",
        "She and I rowed home.",
        "We sailors rowed home.",
        "Between you and me, the soup is cold.",
        "The baker gave my sister and me a pie.",
        "Nobody but him laughed.",
        "The first sailors were they.",
        "She rows faster than I.",
        "She rows faster than me.",
        "We watched him row.",
        "Her oar broke.",
        "The storm made her sails tear.",
        "Who broke the oar?",
        "Whom did you see?",
        "We will hire whoever rows fastest.",
        "Think about who you are.",
        "The baker himself rowed home.",
        "He hurt himself.",
        "We studied World War I.",
    ],
)
def test_a_pronoun_in_the_right_case(text: str) -> None:
    correct(text)
