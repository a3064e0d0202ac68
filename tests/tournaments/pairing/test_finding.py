"""The one door: systems are found by folder, meetings by hand stand, and what comes out is checked."""

import msgspec
import pytest

from gamehall.tournaments.pairing import finding
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.finding import pair, systems
from gamehall.tournaments.pairing.system import CannotPair, NoOptions, System
from tests.tournaments.pairing.fields import field, fresh, sat, who


def test_every_system_says_what_it_does_and_its_options_have_defaults() -> None:
    assert {"swiss", "king-of-the-hill", "factor", "by-hand", "by-lot"} <= systems().keys()
    for id, system in systems().items():
        assert id == system.id
        assert system.title
        assert system.says.endswith(".")
        assert system.options.__struct_config__.forbid_unknown_fields
        assert msgspec.convert({}, system.options) == system.options()


def test_meetings_by_hand_stand_and_the_others_are_paired_without_them() -> None:
    made = pair(field(fresh(7), fixed=((1, 7), (2,))), "king-of-the-hill", {})
    assert sat(made) == list(range(1, 8))
    by_hand = {frozenset(one.who) for one in made.meetings if one.why == finding.BY_HAND}
    assert by_hand == {frozenset((1, 7)), frozenset((2,))}
    assert {frozenset((3, 4)), frozenset((5, 6))} <= {frozenset(one.who) for one in made.meetings}


def test_who_begins_in_a_meeting_by_hand_is_worked_out() -> None:
    players = [Player(1, firsts=1), Player(2, seconds=1)]
    assert who(pair(field(players, fixed=((1, 2),)), "by-hand", {})) == ((2, 1),)


def test_boards_go_by_the_best_at_them_and_byes_come_last() -> None:
    made = pair(field(fresh(7), fixed=((1,), (2, 6))), "king-of-the-hill", {})
    assert [sorted(one.who) for one in made.meetings] == [[2, 6], [3, 4], [5, 7], [1]]


def test_by_hand_nobody_may_be_forgotten() -> None:
    with pytest.raises(CannotPair, match=r"No\. 3, 4 have no meeting yet"):
        pair(field(fresh(4), fixed=((1, 2),)), "by-hand", {})


@pytest.mark.parametrize(
    ("fixed", "says"),
    [
        (((1, 2), (2, 3)), "No. 2 would sit at 2 tables at once."),
        (((1, 1),), "No. 1 would sit at 2 tables at once."),
        (((1, 9),), "No. 9 is not among those who are paired in this round."),
        (((),), "A meeting by hand names nobody."),
    ],
)
def test_a_meeting_by_hand_that_cannot_be_is_told(fixed: tuple[tuple[int, ...], ...], says: str) -> None:
    with pytest.raises(CannotPair) as told:
        pair(field(fresh(4), fixed=fixed), "swiss", {})
    assert str(told.value) == says


def test_nobody_stands_in_a_field_twice() -> None:
    with pytest.raises(CannotPair, match="twice"):
        pair(field([Player(1), Player(1)]), "swiss", {})


def test_an_unknown_system_and_a_bad_option_are_told_in_a_sentence() -> None:
    with pytest.raises(CannotPair, match="There is no pairing system 'swis'; there are"):
        pair(field(fresh(2)), "swis", {})
    with pytest.raises(CannotPair, match=r"^Swiss cannot be asked for this: .*unknown field `repeat`"):
        pair(field(fresh(2)), "swiss", {"repeat": 1})
    with pytest.raises(CannotPair, match=r"^Swiss cannot be asked for this: .*`\$\.repeats`"):
        pair(field(fresh(2)), "swiss", {"repeats": -1})


@pytest.mark.parametrize(
    ("meetings", "says"),
    [
        ((), "No. 1 would be left without a table and without a bye."),
        (((1, 2), (1, 3)), "No. 1 would sit at 2 tables at once."),
        (((1, 2), (3, 4)), "No. 4 is not among"),
        (((1, 3), (2,)), "No. 1 and no. 3 must not meet"),
    ],
)
def test_what_a_system_answers_is_checked(
    meetings: tuple[tuple[int, ...], ...], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(field: Field, options: NoOptions) -> Pairing:
        return Pairing(tuple(Meeting(each, "") for each in meetings))

    wrong = System("wrong", "Wrong", answer, "Answers what it likes.")
    monkeypatch.setattr(finding, "systems", lambda: {"wrong": wrong})
    with pytest.raises(CannotPair, match=says):
        pair(field(fresh(3), by_hand=((1, 3),)), "wrong", {})


def test_a_round_hangs_on_its_field_alone() -> None:
    """What the field does not say, such as a result that is not heard yet, moves nobody."""
    for system in ("swiss", "king-of-the-hill", "factor", "by-lot"):
        drawn = field(fresh(9), round=4, source=2)
        assert pair(drawn, system, {}) == pair(drawn, system, {})
