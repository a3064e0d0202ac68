"""LT 22 B: forms of verbs, and what may follow a verb."""

import pytest

from tests.english.correctness.checking import correct, doubted, faulty

pytestmark = pytest.mark.paragraph("grammar", book="linguishtik")


@pytest.mark.parametrize(
    "text",
    [
        "The heron has flew away.",
        "We had ate the pie.",
        "The goat can climbs the wall.",
        "The baker will baked it.",
        "She did rowed home.",
        "The sailors didn't ate.",
        "He likes to rowed.",
        "The ferry is go home.",
        "They must to wait.",
        "She might could wait.",
        "He should of waited.",
        "We are suppose to wait.",
        "I seen the heron.",
        "She done the chores.",
        "Has the heron flew away?",
    ],
)
def test_a_form_that_cannot_stand_here(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "The heron has flown away.",
        "The ferry has run late.",
        "The goat can climb the wall.",
        "We are broke.",
        "She did directed study.",
        "He had it coming.",
        "The plan is to wait.",
        "All he did was wait.",
        "This can contains paint.",
        "He could, of course, wait.",
        "The pie was burnt.",
        "There has been talk about the ferry.",
        "How can the heron be seen?",
    ],
)
def test_a_form_that_fits(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "The storm made us to wait.",
        "The guard let the boys to pass.",
        "She enjoys to row.",
        "We avoided to talk.",
        "He hopes catching the ferry.",
        "They decided leave.",
        "The baker explained me the recipe.",
        "We listened the band.",
    ],
)
def test_a_complement_that_the_verb_does_not_take(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "The storm made us wait.",
        "We were made to wait.",
        "She made a pie to share.",
        "She enjoys rowing.",
        "He hopes to catch the ferry.",
        "The baker explained the recipe to me.",
        "We listened to the band.",
        "They listened all night.",
    ],
)
def test_a_complement_that_the_verb_takes(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "Yesterday we row to the island.",
        "My uncle mends the net last week.",
    ],
)
def test_a_time_that_is_over_asks_for_the_past(text: str) -> None:
    doubted(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "Yesterday we rowed to the island.",
        "I remember last summer.",
        "We read that story yesterday.",
    ],
)
def test_a_time_that_is_over_with_the_past(text: str) -> None:
    correct(text)


@pytest.mark.parametrize("text", ["The goat he has is brown.", "All the boats they have leak."])
def test_have_may_end_an_adjective_clause(text: str) -> None:
    correct(text)
