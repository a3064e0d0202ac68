"""LT 22 B: articles, number, degrees, adverbs and negatives."""

import pytest

from tests.english.correctness.checking import correct, doubted, faulty

pytestmark = pytest.mark.paragraph("grammar", book="linguishtik")


@pytest.mark.parametrize(
    "text",
    [
        "A oar broke.",
        "An goat climbed.",
        "He waited a hour.",
        "She wore an uniform.",
        "These goat is brown.",
        "This oars broke.",
        "That herons are tall.",
        "Two heron landed.",
        "Many sailor rowed.",
        "Every goats climbed.",
        "He bought a boots.",
        "She gave an advice.",
        "Too much boots hurt.",
        "We painted fence.",
        "She sold ladder.",
        "Horse climbed the wall.",
    ],
)
def test_articles_and_numbers_that_do_not_fit(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "An oar broke.",
        "An honest sailor waited an hour.",
        "She wore a uniform.",
        "A one-eyed goat climbed an X-ray table.",
        "These sheep climb.",
        "That herons fly is well known.",
        "Twenty-one herons landed.",
        "Many a sailor rowed.",
        "She gave advice.",
        "We traveled by ferry.",
        "They elected him captain.",
        "We went to bed after school.",
        "The ten foot wall fell.",
        "He saw an eleven-year-old ferry.",
    ],
)
def test_articles_and_numbers_that_fit(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "This goat is more stronger.",
        "That was the most longest ferry.",
        "The heron is tall than the goat.",
        "The heron is as taller as the goat.",
        "She rows beautiful.",
        "The band played good.",
        "The quickly goat climbed.",
    ],
)
def test_degrees_and_adverbs_that_are_wrong(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "This goat is stronger.",
        "This goat is more careful than that one.",
        "The heron is as tall as the goat.",
        "She rows beautifully.",
        "The pie smells good.",
        "They arrived hungry.",
        "We chose other than the first one.",
    ],
)
def test_degrees_and_adverbs_that_are_right(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "I don't need nothing.",
        "She never saw nobody.",
        "The goat can't find no grass.",
        "We couldn't hardly row.",
        "He didn't like it neither.",
    ],
)
def test_one_clause_denies_once(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "I don't need anything.",
        "He did not say no.",
        "She never said that nobody came.",
        "We could hardly row.",
        "Not only did he row, but he also sang.",
    ],
)
def test_two_clauses_may_each_deny(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "She did it good.",
        "My uncle did it bad.",
    ],
)
def test_what_tells_how_a_thing_is_done_is_an_adverb(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "The tailor mended this coats on Friday.",
        "Our cook peeled this carrots.",
    ],
)
def test_this_and_that_stand_before_one_object(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "We saw less herons.",
        "Our farm has less goats.",
    ],
)
def test_of_what_is_counted_there_are_fewer(text: str) -> None:
    doubted(text, "grammar", "grammar")


@pytest.mark.parametrize(
    "text",
    [
        "We need less rice.",
        "The walk did him good.",
        "She knows that cats purr.",
        "The cook says this works.",
        "She did it well.",
    ],
)
def test_less_this_and_good_in_their_own_places(text: str) -> None:
    correct(text)
