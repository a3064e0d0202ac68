"""What is handed in as a claim, and what is none."""

import json

import pytest

from gamehall.games.linguishtik.judge.handed_in import NoClaim, claim_of


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "This cannot be read as JSON."),
        ("[1]", "A claim is one JSON object."),
        ("{}", 'A claim needs "id".'),
        ('{"id": 5}', '"id" has a value that cannot stand there.'),
        (b"\xff", "This cannot be read as JSON."),
    ],
)
def test_what_is_no_claim_is_told(line: str | bytes, says: str) -> None:
    with pytest.raises(NoClaim) as told:
        claim_of(line)
    assert str(told.value) == says


WHOLE = {
    "id": "a",
    "division": "senior",
    "designation": "s-v-do",
    "type": "noun",
    "word": "engines",
    "start": 18,
    "text": "The crew repaired engines.",
}


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"demand": ["singular"]}, 'A claim has no field "demand"; write demands.'),
        ({"starts": 18}, 'A claim has no field "starts"; write start.'),
        ({"": 1}, 'A claim has no field ""; write id, '),
        (
            {"<b>\n": 1},
            'A claim has no field "<b>"; write id, division, designation, type, word, start, text, function, '
            "functions, demands or counted.",
        ),
    ],
)
def test_a_field_that_no_claim_has_is_refused(more: dict[str, object], says: str) -> None:
    with pytest.raises(NoClaim) as told:
        claim_of(json.dumps({**WHOLE, **more}))
    assert str(told.value).startswith(says)


def test_what_others_noted_on_a_claim_is_left_alone() -> None:
    noted = {**WHOLE, "verdict": "valid", "fault": None, "note": [1]}
    assert claim_of(json.dumps(noted)) == claim_of(json.dumps(WHOLE))
