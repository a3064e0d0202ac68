"""Who asks a question for which seat: as the first of those that may ask it and that they are."""

import pytest
from msgspec.structs import replace

from gamehall.kernel.question import Role, asks_as
from gamehall.kernel.seat import DEALER, GALLERY, JUDGE, Seat, player
from tests.toys.bluff.questions import HAND

P1 = player(1)


@pytest.mark.parametrize(
    ("who", "home", "judges", "seat"),
    [
        (("judge", "player", "gallery"), P1, False, P1),
        (("judge", "player", "gallery"), P1, True, JUDGE),
        (("player", "judge"), P1, True, P1),
        (("judge", "player", "gallery"), GALLERY, False, GALLERY),
        (("judge", "gallery"), P1, False, GALLERY),
        (("judge", "player"), DEALER, False, None),
        (("player",), GALLERY, True, None),
        (("judge",), P1, False, None),
        ((), P1, True, None),
    ],
)
def test_a_question_is_asked_for_a_seat(
    who: tuple[Role, ...], home: Seat, judges: bool, seat: Seat | None
) -> None:
    assert asks_as(replace(HAND, who=who), home, judges=judges) == seat


def test_it_is_answered_from_the_asker_s_sight_unless_it_says_otherwise() -> None:
    assert HAND.sight(P1) == P1
    assert replace(HAND, sees=GALLERY).sight(P1) == GALLERY
