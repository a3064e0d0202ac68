"""Texts that no parser needs to look at."""

import pytest

from gamehall.english.correctness.gate import unreadable


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("", "grammar"),
        ("   ", "grammar"),
        ("12 + 7 = 19", "grammar"),
        ("The goat\nslept.", "grammar"),
        ("The goat\x07 slept.", "grammar"),
        ("Козёл спал.", "spelling"),
        ("The goat slept 💤.", "spelling"),
        ("The goat <i> slept.", "punctuation"),
        ("The goat_slept well.", "punctuation"),
        ("The goat ~ a small one ~ slept.", "punctuation"),
        ("The {goat} slept.", "punctuation"),
        ("The goat | slept.", "punctuation"),
        (f"The {'b' * 41} slept.", "spelling"),
        ("goat " * 61, "length"),
        ("goats and " * 61, "length"),
    ],
)
def test_what_cannot_be_read_is_refused_at_once(text: str, of: str) -> None:
    fault = unreadable(text)
    assert fault is not None
    assert fault.of == of
    assert fault.sure


@pytest.mark.parametrize(
    "text", ["The goat slept.", "“Hush,” he said.", "The café—a small one—opened at 7:30.", "Go!"]
)
def test_plain_writing_passes(text: str) -> None:
    assert unreadable(text) is None
