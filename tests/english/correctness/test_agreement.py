"""LT 22 B: subject and verb agree."""

import pytest

from tests.english.correctness.checking import correct, doubted, faulty

pytestmark = pytest.mark.paragraph("grammar", book="linguishtik")

AGREE = {
    "plain": (
        ["The goats climbs the wall.", "The heron eat here.", "She carry the oars.", "We was tired."],
        ["The goats climb the wall.", "The heron eats here.", "She carries the oars.", "We were tired."],
    ),
    "a phrase between": (
        [
            "The crate of lemons were heavy.",
            "The sailors on the deck was singing.",
            "The baker, along with his sons, are early.",
        ],
        [
            "The crate of lemons was heavy.",
            "The sailors on the deck were singing.",
            "The baker, along with his sons, is early.",
        ],
    ),
    "words that are always one": (
        [
            "Each of the sailors have a hammock.",
            "Neither of the goats are mine.",
            "Everybody on the decks were wet.",
            "One of the oars are cracked.",
        ],
        [
            "Each of the sailors has a hammock.",
            "Neither of the goats is mine.",
            "Some of the lemonade is gone.",
            "None of the oars are cracked.",
        ],
    ),
    "joined subjects": (
        [
            "The goat and the heron was asleep.",
            "My uncle and his son repairs clocks.",
            "Either the goats or the heron are noisy.",
            "Neither the baker nor his sons was early.",
        ],
        [
            "The goat and the heron were asleep.",
            "Every goat and heron was asleep.",
            "Either the goats or the heron is noisy.",
            "Macaroni and cheese is on the stove.",
        ],
    ),
    "inverted": (
        [
            "There is two herons on the dock.",
            "Here comes the sailors.",
            "Where is your oars?",
            "Does the goats bite?",
            "There seems to be two lanterns.",
        ],
        [
            "There are two herons on the dock.",
            "Here come the sailors.",
            "There is a heron and a goat on the dock.",
            "On the dock stood two herons.",
        ],
    ),
    "persons": (
        ["I is ready.", "You was late.", "He don't swim.", "They has oars."],
        ["I am ready.", "You were late.", "He doesn't swim.", "It is I who am late."],
    ),
    "adjective clauses": (
        ["The goats that lives here bite.", "The sailor who own the ferry left."],
        ["The goats that live here bite.", "He is one of the sailors who own the ferry."],
    ),
    "words in -s": (
        ["Mathematics are hard.", "The news were sad.", "The scissors is dull."],
        ["Mathematics is hard.", "The news was sad.", "The scissors are dull.", "Ten dollars is enough."],
    ),
    "wishes and orders": (
        ["I wish the goats was quiet.", "If you was a heron, you would fly."],
        [
            "I wish the goat were quiet.",
            "If I were a heron, I would fly.",
            "The coach insists that he row daily.",
            "Long live the queen.",
        ],
    ),
}


@pytest.mark.parametrize("text", [text for wrong, _ in AGREE.values() for text in wrong])
def test_a_verb_that_does_not_agree(text: str) -> None:
    faulty(text, "grammar", "grammar")


@pytest.mark.parametrize("text", [text for _, right in AGREE.values() for text in right])
def test_a_verb_that_agrees(text: str) -> None:
    correct(text)


def test_a_group_may_act_one_by_one() -> None:
    doubted("The crew are ready.", "grammar", "grammar")
    correct("The crew are arguing among themselves.")
    correct("The crew is ready.")
