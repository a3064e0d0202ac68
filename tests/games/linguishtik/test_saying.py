"""Demands and designations in words."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.offering import designations
from gamehall.games.linguishtik.saying import name_demand, name_designation, say_demand, say_designation
from tests.games.linguishtik.demand_desk import EVERYTHING, ODD


@pytest.mark.parametrize(
    ("demand", "name", "says"),
    [
        ("type:noun", "noun", "Type: noun."),
        ("function:direct-object", "direct object", "Function: direct object."),
        ("function:noun-as-adjective", "noun used as an adjective", "Function: noun used as an adjective."),
        ("wild:red", "red is wild", "Red is wild."),
        ("wild:?", "a colour is wild", "A colour is wild."),
        ("transfer:P=X", "P becomes X", "All P's become X's."),
        ("transfer:?=?", "a letter becomes another", "A letter becomes another."),
        ("contains:E", "contains E", "The word must contain E."),
        ("contains:?", "contains a letter", "The word must contain a letter."),
        ("lacks:E", "does not contain E", "The word must not contain E."),
        ("length:6", "six letters", "The word must have six letters."),
        ("length:10", "ten letters", "The word must have ten letters."),
        ("length:?", "a number of letters", "The word must have a number of letters."),
        ("double-vowel", "double vowel", "The word must have a double vowel."),
        ("compound-word", "compound word", "The word must be a compound word."),
        ("plural", "plural", "The word must be plural."),
        ("nominative", "nominative case", "The word must be in the nominative case."),
        ("intensive", "intensive pronoun", "The word must be an intensive pronoun."),
        ("simple-tense", "simple tense", "The word must be in the simple tense."),
        ("simple-tense:past", "simple past tense", "The word must be in the simple past tense."),
        ("perfect-tense:future", "future perfect tense", "The word must be in the future perfect tense."),
        ("emphatic:past", "past emphatic form", "The word must be in the past emphatic form."),
        (
            "comparative:irregular",
            "irregular comparative degree",
            "The word must be in the irregular comparative degree.",
        ),
        ("in:noun-clause", "in a noun clause", "The word must stand in a noun clause."),
        ("not-in:adverb-phrase", "not in an adverb phrase", "The word must not stand in an adverb phrase."),
        (
            "container-function:noun-clause=subject",
            "noun clause as subject",
            "The noun clause must be the subject.",
        ),
        ("gerund-function:appositive", "gerund as appositive", "The gerund must be an appositive."),
        ("purple", "purple", 'Demanded: "purple".'),
    ],
)
def test_a_demand_has_a_short_name_and_a_sentence(demand: str, name: str, says: str) -> None:
    assert (name_demand(demand), say_demand(demand)) == (name, says)


@pytest.mark.parametrize(
    ("designation", "name", "says"),
    [
        ("s-v-io-do", "S-V-IO-DO", "Pattern: S-V-IO-DO."),
        ("inverted", "inverted", "Pattern: inverted."),
        ("compound-complex", "compound-complex", "Structure: compound-complex."),
        ("imperative", "imperative", "Purpose: imperative."),
        ("purple", "purple", 'Sentence: "purple".'),
    ],
)
def test_a_designation_has_a_short_name_and_a_sentence(designation: str, name: str, says: str) -> None:
    assert (name_designation(designation), say_designation(designation)) == (name, says)


def test_whatever_may_be_demanded_has_words_of_its_own() -> None:
    demands = [demand for demand in EVERYTHING if demand not in ODD]
    said = {say_demand(demand) for demand in demands}
    assert len(said) == len(demands)
    assert not any(says.startswith("Demanded:") for says in said)
    assert not any(mark in name_demand(demand) for demand in demands for mark in ":=?-")
    assert all(says[0].isupper() and says.endswith(".") for says in said)


def test_whatever_may_be_designated_has_words_of_its_own() -> None:
    offered = {each for division in Division for group in designations(division) for each in group.demands}
    assert len({say_designation(each) for each in offered}) == len(offered) == 20
    assert not any(say_designation(each).startswith("Sentence") for each in offered)
