"""The review in plain sentences: one of a thing and more of it."""

import pytest

from gamehall.games.scrabble.review import Review, Summary, tell
from gamehall.kernel.seat import player


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (
            1,
            "{p1}: the highest play in 1 of 1 turn, 1 point left on the rack, 1 phoney not challenged, "
            "1 wrong challenge, 1 wrong score.",
        ),
        (
            2,
            "{p1}: the highest play in 2 of 2 turns, 2 points left on the rack, 2 phoneys not challenged, "
            "2 wrong challenges, 2 wrong scores.",
        ),
    ],
)
def test_counts_are_told_as_people_count(number: int, says: str) -> None:
    one = Summary(player(1), number, number, number, number, number, number)
    assert tell(Review((), (one,))) == [says]
