"""LT 22 E: possessives."""

import pytest

from tests.english.correctness.checking import correct, doubted, faulty

pytestmark = pytest.mark.paragraph("possessives", book="linguishtik")


@pytest.mark.parametrize(
    "text",
    [
        "The goats horn cracked.",
        "We repaired my uncles wagon.",
        "Jamals lantern is broken.",
        "The sailors hammock sagged.",
        "They painted our grandparents barn.",
    ],
)
def test_an_owner_without_apostrophe(text: str) -> None:
    faulty(text, "possessive", "possessives")


@pytest.mark.parametrize(
    "text",
    [
        "The childrens' mittens dried.",
        "The womens choir sang.",
        "Two goat's escaped.",
        "We bought lantern's.",
        "The goats' bleated.",
        "The oar is her's.",
        "The heron hurt it's wing.",
        "It's wing healed.",
        "Its a windy night.",
        "The boys's tent leaked.",
        "Both sailor's hammocks sagged.",
        "The Ortiz's are here.",
    ],
)
def test_an_apostrophe_in_the_wrong_place(text: str) -> None:
    faulty(text, "possessive", "possessives")


@pytest.mark.parametrize(
    "text",
    [
        "The goat's horn cracked.",
        "The goats' horns cracked.",
        "The children's mittens dried.",
        "The oar is my sister's.",
        "The heron hurt its wing.",
        "It's a windy night.",
        "Whose tent leaked?",
        "Carlos's boots leak.",
        "She told the boys stories.",
        "We handed the sailors hammocks.",
        "They call the twins pirates.",
        "The sailors work at night.",
        "The hounds tail the fox.",
        "Were your ancestors farmers?",
    ],
)
def test_possessives_and_plain_plurals(text: str) -> None:
    correct(text)


def test_a_team_may_be_named_after_its_members() -> None:
    doubted("The girls team won.", "possessive", "possessives")


@pytest.mark.parametrize("text", ["Its raining.", "Its wonderful outside."])
def test_its_without_a_verb_lacks_its_apostrophe(text: str) -> None:
    faulty(text, "possessive", "possessives")
