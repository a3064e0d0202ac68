"""Patterns in halves, structures and purposes."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from tests.games.linguishtik.judge.claiming import claim, faults

COMPOUND = "The goats bleated, and the farmer fed the chickens."
PREDICATES = "The farmer yawned loudly and fed the chickens."
COMPOUND_COMPLEX = "The goats bleated when the gate creaked, and the farmer fed the chickens."
COMPLEX = "The farmer fed the chickens when the gate creaked."


def told(sentence: str, designation: str, type: str = "noun") -> list[tuple[str, str, str]]:
    found = faults(claim(sentence, type, designation=designation))
    return [(fault.of, fault.cites, fault.says) for fault in found]


def with_word(sentence: str, word: str) -> str:
    return sentence.replace(word, f"*{word}*", 1)


@pytest.mark.paragraph("pattern-half")
@pytest.mark.parametrize(
    ("sentence", "word", "pattern"),
    [
        (COMPOUND, "goats", "s-v"),
        (COMPOUND, "chickens", "s-v-do"),
        (COMPLEX, "chickens", "s-v-do"),
        (COMPLEX, "gate", "s-v-do"),
        (COMPOUND_COMPLEX, "gate", "s-v"),
        (COMPOUND_COMPLEX, "chickens", "s-v-do"),
        (PREDICATES, "farmer", "s-v"),
        (PREDICATES, "farmer", "s-v-do"),
        (PREDICATES, "chickens", "s-v-do"),
    ],
)
def test_the_word_may_stand_in_a_half_that_has_the_pattern(sentence: str, word: str, pattern: str) -> None:
    assert told(with_word(sentence, word), pattern) == []


@pytest.mark.paragraph("pattern-half")
@pytest.mark.parametrize(
    ("sentence", "word", "pattern", "half"),
    [
        (COMPOUND, "goats", "s-v-do", "S-V"),
        (COMPOUND, "chickens", "s-v", "S-V-DO"),
        (COMPOUND_COMPLEX, "gate", "s-v-do", "S-V"),
        (PREDICATES, "chickens", "s-v", "S-V-DO"),
    ],
)
def test_the_word_may_not_stand_in_the_other_half(sentence: str, word: str, pattern: str, half: str) -> None:
    says = f'"{word}" stands in the half that is {half}.'
    assert told(with_word(sentence, word), pattern) == [(pattern, "pattern-half", says)]


@pytest.mark.paragraph("pattern-half")
def test_of_two_halves_the_inverted_one_is_that_of_the_word() -> None:
    sentence = "Behind the barn stood a scarecrow, and the crows waited."
    assert told(with_word(sentence, "scarecrow"), "inverted") == []
    says = '"crows" stands in the half that is not inverted.'
    assert told(with_word(sentence, "crows"), "inverted") == [("inverted", "pattern-half", says)]


@pytest.mark.paragraph("pattern")
def test_a_question_is_not_inverted() -> None:
    says = "A question does not count as inverted."
    assert told("Where are the *keys*?", "inverted") == [("inverted", "pattern", says)]
    assert told("There are the *keys*.", "inverted") == []


@pytest.mark.paragraph("pattern")
def test_the_pattern_that_is_there_is_told_with_its_parts() -> None:
    says = 'The pattern is S-V-DO: "chickens" is the direct object.'
    assert told("The *farmer* fed the chickens.", "s-v") == [("s-v", "pattern", says)]
    says = "The patterns are S-V and S-V-DO."
    assert told(with_word(COMPOUND, "goats"), "s-lv-pa") == [("s-lv-pa", "pattern", says)]


@pytest.mark.paragraph("pattern", "spillover")
@pytest.mark.parametrize(
    "sentence",
    [
        "The *farmer* yawned.",
        "The sleepy old *farmer* yawned loudly.",
        "After supper the *farmer* yawned beside the stove.",
        "The *farmer*, who fed the chickens, yawned when the gate creaked.",
    ],
)
def test_modifiers_phrases_and_clauses_leave_the_pattern_as_it_is(sentence: str) -> None:
    assert told(sentence, "s-v") == []


STRUCTURES = {
    "simple": "The *farmer* yawned and fed the chickens beside the stove.",
    "compound": "The *goats* bleated, and the farmer fed the chickens.",
    "complex": "The *farmer* fed the chickens when the gate creaked.",
    "compound-complex": "The *goats* bleated when the gate creaked, and the farmer fed the chickens.",
}


@pytest.mark.paragraph("structure")
@pytest.mark.parametrize("designation", STRUCTURES)
@pytest.mark.parametrize("structure", STRUCTURES)
def test_structures(designation: str, structure: str) -> None:
    found = told(STRUCTURES[structure], designation)
    assert [of for of, _, _ in found] == ([] if designation == structure else [designation])
    assert all(f"{structure}." in says for _, _, says in found)


@pytest.mark.paragraph("spillover")
@pytest.mark.parametrize(
    ("designation", "sentence", "clause"),
    [
        ("simple", "The *farmer* laughed because it rained.", 'adverb clause "because it rained"'),
        ("simple", "The *clown* who juggled bowed.", 'adjective clause "who juggled"'),
        ("simple", "The *farmer* hopes that it rains.", 'noun clause "that it rains"'),
    ],
)
def test_a_clause_changes_the_structure(designation: str, sentence: str, clause: str) -> None:
    says = f"The {clause} makes it complex."
    assert told(sentence, designation) == [(designation, "spillover", says)]


@pytest.mark.paragraph("structure")
def test_what_is_there_is_counted() -> None:
    says = "There is only one independent clause: the sentence is complex."
    assert told(STRUCTURES["complex"], "compound-complex") == [("compound-complex", "structure", says)]
    says = "There are two independent clauses and no dependent one: the sentence is compound."
    assert told(STRUCTURES["compound"], "complex") == [("complex", "structure", says)]


PURPOSES = {
    "declarative": "The *river* froze overnight.",
    "interrogative": "Did the *river* freeze overnight?",
    "imperative": "Cross the frozen *river* quickly.",
    "exclamatory": "The *river* froze overnight!",
}


@pytest.mark.paragraph("purpose")
@pytest.mark.parametrize("designation", PURPOSES)
@pytest.mark.parametrize("purpose", PURPOSES)
def test_purposes(designation: str, purpose: str) -> None:
    found = told(PURPOSES[purpose], designation)
    assert [(of, cites) for of, cites, _ in found] == (
        [] if designation == purpose else [(designation, "purpose")]
    )


@pytest.mark.paragraph("purpose")
def test_one_clause_of_the_purpose_is_enough_and_the_word_need_not_stand_in_it() -> None:
    assert told("Lock the gate, and the *goats* will stay inside.", "imperative") == []
    assert told("Lock the gate, and the *goats* will stay inside.", "declarative") == []


@pytest.mark.paragraph("purpose")
@pytest.mark.parametrize(
    ("sentence", "designation", "says"),
    [
        (
            "The *river* froze overnight!",
            "declarative",
            "The exclamation mark makes the sentence exclamatory.",
        ),
        (
            "Cross the *river* now!",
            "exclamatory",
            "A command stays imperative, also with an exclamation mark.",
        ),
        (
            "You cross the *river* every day.",
            "imperative",
            'With "you" for its subject, not set off by a comma, the sentence is declarative.',
        ),
    ],
)
def test_marks_and_you(sentence: str, designation: str, says: str) -> None:
    assert told(sentence, designation) == [(designation, "purpose", says)]


@pytest.mark.paragraph("designation", "pattern")
@pytest.mark.parametrize(
    ("division", "designation", "cites"),
    [
        (Division.ELEMENTARY, "s-v-do-oc-noun", "pattern"),
        (Division.MIDDLE, "s-v-retained-do", "pattern"),
        (Division.SENIOR, "s-v-q", "designation"),
    ],
)
def test_designations_that_a_division_does_not_have(division: Division, designation: str, cites: str) -> None:
    found = faults(claim("The *river* froze.", "noun", designation=designation, division=division))
    assert [(fault.of, fault.cites, fault.sure) for fault in found] == [(designation, cites, True)]
