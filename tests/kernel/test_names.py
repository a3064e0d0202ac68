"""Names people can read, and texts that steer no terminal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.kernel.names import LONGEST_NAME, is_hidden, legible, some, tidy_name, visible


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("  Ann   Archer ", "Ann Archer"),
        ("A\x00n\x1b[31mn\u202e\u200b", "An[31mn"),
        ("Zoe\u0308", "Zoë"),
        ("a" * 60, "a" * LONGEST_NAME),
        ("\u200b\u202e\x07", ""),
        ("\u0301\u0301A \u0301b", "A b"),
        ("Z" + "\u0335" * 39, "Z" + "\u0335" * 3),
        ("ש\u05c1\u05bc\u05b8לום", "ש\u05b8\u05bc\u05c1לום"),
    ],
)
def test_names_are_cleaned(name: str, tidy: str) -> None:
    assert tidy_name(name) == tidy


@given(st.text())
def test_what_is_shown_has_no_hidden_sign(text: str) -> None:
    assert not any(is_hidden(sign) for sign in visible(text))
    assert not any(is_hidden(sign) for sign in legible(text) if sign not in "\n\t")
    assert len(legible(text)) == len(text)
    assert visible(visible(text)) == visible(text)


def test_one_thing_and_more() -> None:
    assert [some(n, "tile") for n in (0, 1, 2)] == ["0 tiles", "1 tile", "2 tiles"]
