"""LT 22 C: spelling, and capitals inside the sentence."""

import pytest

from tests.english.correctness.checking import correct, doubted, faults, faulty

pytestmark = pytest.mark.paragraph("spelling", book="linguishtik")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("The plumer fixed our sink.", "plumber"),
        ("We saw a beatiful heron.", "beautiful"),
        ("Her nieghbor sings.", "neighbor"),
        ("The goat eated my lunch.", "ate"),
        ("Two childs hid.", "children"),
        ("Wierd noises woke us.", "weird"),
    ],
)
def test_a_misspelled_word_is_named_with_what_was_perhaps_meant(text: str, hint: str) -> None:
    faulty(text, "spelling", "spelling")
    assert any(f'"{hint}"' in fault.says for fault in faults(text))


@pytest.mark.parametrize(
    "text",
    [
        "Priyanka and Kofi rowed to Timbuktu.",
        "The ex-mayor drank a café latte at 3:30.",
        "My half-finished kite isn't ready.",
        "NASA launched its 12th rocket.",
        "Dr. Okafor's twenty-one goats grazed.",
    ],
)
def test_names_numbers_and_joined_words_pass(text: str) -> None:
    correct(text)


def test_a_word_made_by_the_rules_is_left_to_a_judge() -> None:
    doubted("The unflurried waiter smiled.", "spelling", "spelling")


@pytest.mark.parametrize(
    "text",
    [
        "Their is a goat on the roof.",
        "Your a brave sailor.",
        "The heron is taller then the duck.",
        "I cant find my boots.",
        "Lets feed the goats.",
        "She dont mind.",
        "There house burned.",
        "There are to many gulls here.",
        "We have to much rice.",
        "We rowed to the island to.",
        "Your late.",
    ],
)
def test_words_that_sound_alike_are_told_apart_by_their_neighbours(text: str) -> None:
    faulty(text, "spelling", "spelling")


@pytest.mark.parametrize(
    "text", ["Their goat is there.", "Your boots are wet.", "The heron flew off then.", "Let's feed them."]
)
def test_words_that_sound_alike_pass_where_they_belong(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "The ferry leaves on tuesday.",
        "My aunt speaks spanish.",
        "The goat and i rested.",
        "We asked uncle Pete for help.",
        "The clerk greeted mr. Lopez.",
    ],
)
def test_a_name_needs_its_capital(text: str) -> None:
    faulty(text, "capitals", "spelling")


@pytest.mark.parametrize(
    "text",
    [
        "Our club studies Chemistry.",
        "We skate in the Winter.",
        "My Uncle repairs clocks.",
        "He drew a Goat.",
        "The heron Flew away.",
        "Gosh, That stings.",
    ],
)
def test_a_common_word_takes_no_capital(text: str) -> None:
    faulty(text, "capitals", "spelling")


def test_the_capital_after_the_may_belong_to_a_name() -> None:
    doubted("We chased the Goat home.", "capitals", "spelling")


@pytest.mark.parametrize(
    "text",
    [
        "Our club studies chemistry and German.",
        "Last winter we took Geometry II.",
        "I asked Mother about Aunt June.",
        "We crossed the Golden Gate Bridge with Captain Ortiz.",
        "Our goat Biscuit sleeps in April.",
    ],
)
def test_capitals_where_they_belong(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        'The guard said, "the gate is locked."',
        'Ana asked, "where is the lantern?"',
        'The coach yelled, "run!"',
    ],
)
def test_a_quoted_sentence_opens_with_a_capital(text: str) -> None:
    faulty(text, "capitals", "spelling")


def test_the_second_half_of_a_broken_quotation_needs_none() -> None:
    correct('"The gate," said the guard, "is locked."')


@pytest.mark.parametrize("text", ["The twins forgot there boots.", "There boots are wet.", "I like rice to."])
def test_words_that_sound_alike_may_be_asked_about(text: str) -> None:
    doubted(text, "spelling", "spelling")


@pytest.mark.parametrize(
    "text",
    [
        "She gave rice to many children.",
        "We have to mend many nets.",
        "This is the island that we rowed to.",
        "The cook shut the door to.",
        "We sent parcels there.",
        "Its barking woke us.",
        "We left there early.",
    ],
)
def test_words_that_sound_alike_in_their_own_places(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "My aunt speaks french at work.",
        "The twins learn dutch.",
        "The sailor speaks polish.",
    ],
)
def test_a_language_has_a_capital(text: str) -> None:
    faulty(text, "capitals", "spelling")


@pytest.mark.parametrize(
    "text",
    [
        "We ate french fries.",
        "The maid used polish.",
    ],
)
def test_things_named_after_a_people_need_no_capital(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        '"The gate by the river," said the guard, "Is locked."',
        '"This goat," said Nadia, "Has eaten my hat."',
    ],
)
def test_a_broken_quotation_goes_on_with_a_small_letter(text: str) -> None:
    faulty(text, "capitals", "spelling")


@pytest.mark.parametrize(
    "text",
    [
        '"On Friday," said the guard, "Nadia locked the gate."',
        '"On Friday," said the guard, "I locked the gate."',
    ],
)
def test_a_broken_quotation_may_go_on_with_a_name(text: str) -> None:
    correct(text)
