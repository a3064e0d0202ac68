"""LT 22 F: the six kinds of internal marks, and no others."""

import pytest

from tests.english.correctness.checking import correct, doubted, faults, faulty

pytestmark = pytest.mark.paragraph("punctuation", book="linguishtik")


@pytest.mark.parametrize(
    "text",
    [
        "Ouch the stove is hot.",
        "Hooray the ferry arrived.",
        "Yes I fed the goat.",
        "Oh no the lantern fell.",
        "Yikes. The ladder slipped.",
    ],
)
def test_an_interjection_is_set_off(text: str) -> None:
    faulty(text, "punctuation", "punctuation")


def test_after_an_interjection_with_an_exclamation_mark_stands_a_capital() -> None:
    faulty("Ouch! the stove is hot.", "capitals", "punctuation")


@pytest.mark.parametrize(
    "text",
    [
        "Ouch, the stove is hot.",
        "Ouch! The stove is hot.",
        "Oh no, the lantern fell.",
        "Hey Pete, the ferry arrived.",
        "Cheers rose from the deck.",
        "Please feed the goat.",
        "Well water tastes of iron.",
        "Why wait?",
    ],
)
def test_interjections_that_are_set_off_and_words_that_are_none(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "Sailor please lower the sail.",
        "Children please stack the chairs.",
        "Ingrid fetch the lantern.",
        "Come here Fatima.",
        "Close the gate Hassan.",
    ],
)
def test_who_is_spoken_to_is_set_off(text: str) -> None:
    faulty(text, "punctuation", "punctuation")


@pytest.mark.paragraph("punctuation", book="linguishtik")
@pytest.mark.parametrize(
    "text",
    [
        "Mother the lamp broke.",
        "Uncle Bob the lamp broke.",
        "Mary Jones we lost the game.",
        "Father the train left.",
        "Mom your old cake burned.",
        "Doctor my arm hurts.",
        "Sir your hat fell.",
        "Children the bell rang.",
        "Boys the game ended at noon.",
        "Captain we found land.",
        "Grandma I love your pie.",
        "Waiter this soup is cold.",
        "Officer he stole my purse.",
        "Hassan the soup boiled over.",
        "Maria the soup boiled over.",
        "Dad can you help?",
        "Coach the whistle broke.",
        "Teacher there is a spider.",
        "Your hat fell sir.",
        "We won the game Coach.",
        "I love your pie Grandma.",
        "The guests arrived Captain.",
    ],
)
def test_who_is_spoken_to_before_or_after_a_statement_is_set_off_too(text: str) -> None:
    faulty(text, "punctuation", "punctuation")


@pytest.mark.parametrize(
    "text",
    [
        "Mother, the lamp broke.",
        "Your hat fell, sir.",
        "We won the game, Coach.",
        "Mother cleaned the lamp.",
        "Uncle Bob cleaned the lamp.",
        "Monday the store closed.",
        "Christmas the store closed.",
        "July the river froze.",
        "Children love the circus.",
        "Coach the team well.",
        "Nurse the baby when she cries.",
        "Judge the pies baked by our class.",
        "Mother the orphaned kittens.",
        "Teachers who know the answer smile.",
        "Men the army trained left.",
        "Children we know sing well.",
        "The guard called the doctor.",
        "They made my uncle captain.",
        "Everyone thanked the waiter.",
        "My brother became a doctor.",
        "Sailors the world over cheered.",
        "Teacher and pupil laughed.",
    ],
)
def test_persons_that_nobody_speaks_to(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "Sailor, please lower the sail.",
        "Ingrid, fetch the lantern.",
        "Close the gate, Hassan.",
        "Children stack chairs.",
        "Call me Fatima.",
        "Meet my cousin Hassan.",
        "God bless this ship.",
    ],
)
def test_names_that_are_called_with_a_comma_or_not_called(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "My cousin a baker rises early.",
        "My cousin, a baker rises early.",
        "We met my cousin, a baker,.",
        "Mrs. Diaz our librarian smiled.",
        "We met Fatima a sculptor.",
    ],
)
def test_an_appositive_that_only_adds_something_stands_between_commas(text: str) -> None:
    faulty(text, "punctuation", "punctuation")


@pytest.mark.parametrize(
    "text",
    [
        "My cousin, a baker, rises early.",
        "Hurrah, a sheriff answered the phone.",
        "My cousin Fatima rises early.",
        "The sculptor herself opened the crate.",
        "They called Hassan a hero.",
        "We bought Fatima a kite.",
    ],
)
def test_appositives_with_commas_and_those_that_need_none(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        'The guard shouted "The gate is locked."',
        '"The gate is locked" said the guard.',
        '"The gate is locked." said the guard.',
        '"The gate is locked", said the guard.',
        'The guard said, "The gate is locked".',
        'The guard said, "The gate is locked.',
        'The guard said that "the gate is locked."',
        '"The gate," said the guard "is locked."',
        "The guard yelled, Stop at the gate.",
    ],
)
def test_the_marks_of_a_direct_quotation(text: str) -> None:
    faulty(text, "punctuation", "punctuation")


@pytest.mark.parametrize(
    "text",
    [
        'The guard shouted, "The gate is locked!"',
        '"The gate is locked," said the guard.',
        '"Is the gate locked?" asked Fatima.',
        '"The gate," said the guard, "is locked."',
        'Did the guard shout, "Stop"?',
        "The guard said that the gate was locked.",
        'The song "Home" is short.',
        "“The gate is locked,” said the guard.",
    ],
)
def test_direct_quotations_with_their_marks(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "The well dried up, therefore, we carried water.",
        "The well dried up, therefore we carried water.",
        "The well dried up therefore we carried water.",
        "The well dried up; therefore we carried water.",
        "The goat was tired; nevertheless it climbed.",
    ],
)
def test_a_conjunctive_adverb_has_a_semicolon_before_it_and_a_comma_after_it(text: str) -> None:
    faulty(text, "punctuation", "punctuation")


@pytest.mark.parametrize(
    "text",
    [
        "The well dried up; therefore, we carried water.",
        "The goat, however, climbed.",
        "If it rains, however, we will wait.",
        "However hard it pulled, the goat lost.",
        "The well dried up, and therefore we carried water.",
        "The goat rested; then it climbed.",
    ],
)
def test_conjunctive_adverbs_and_plain_adverbs(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "When the ferry left the crowd waved.",
        "The tall dark rusty gate creaked.",
        "The goat, slept in, the barn.",
        "The ferry left and we waved.",
        "We packed ropes, lanterns and tents.",
    ],
)
def test_other_commas_are_never_judged(text: str) -> None:
    correct(text)


@pytest.mark.parametrize("text", ["The goats/sheep grazed quietly.", "The goat [a small one] slept."])
def test_a_slash_and_square_brackets_are_asked_about(text: str) -> None:
    doubts = [(fault.of, fault.cites, fault.sure) for fault in faults(text)]
    assert ("punctuation", "punctuation", False) in doubts


def test_a_slash_between_numbers_is_a_mark() -> None:
    assert not any(fault.of == "punctuation" for fault in faults("She ate 1/2 cup of rice."))


@pytest.mark.parametrize(
    "text",
    [
        "Nadia do you like plums?",
        "Carlos can you row a boat?",
    ],
)
def test_a_name_before_a_question_to_you_is_set_off(text: str) -> None:
    faulty(text, "punctuation", "punctuation")


@pytest.mark.parametrize(
    "text",
    [
        "Nadia, do you like plums?",
        "When do you row?",
        "Did Nadia like you?",
    ],
)
def test_a_question_without_a_name_needs_no_comma(text: str) -> None:
    correct(text)


@pytest.mark.parametrize(
    "text",
    [
        "Hang your coats in the closet boys.",
        "Wait here children.",
    ],
)
def test_persons_named_last_may_be_spoken_to(text: str) -> None:
    doubted(text, "punctuation", "punctuation")


@pytest.mark.parametrize(
    "text",
    [
        "Wait here, children.",
        "Help the children.",
        "Read this story to the boys.",
    ],
)
def test_persons_named_last_may_be_objects(text: str) -> None:
    correct(text)
