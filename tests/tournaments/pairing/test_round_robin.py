"""A round robin in the hall: its schedule stands, whoever leaves or comes."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.pairing.schedule import ALONE, BARRED, LATE, LEFT
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.pairing.systems.round_robin import Options, pair, settle
from tests.tournaments.pairing.halls import after, byes, field_of, first_wins, pairs, seated


def without(field: Field, *numbers: int) -> Field:
    return structs.replace(field, players=tuple(p for p in field.players if p.number not in numbers))


@given(
    numbers=st.lists(st.integers(1, 999), min_size=2, max_size=14, unique=True),
    meetings=st.integers(1, 2),
    by_lot=st.booleans(),
)
def test_all_rounds_cover_every_pair_as_often_as_is_asked(
    numbers: list[int], meetings: int, by_lot: bool
) -> None:
    field = field_of(numbers)
    options = Options(meetings=meetings, by_lot=by_lot)
    for _ in range((len(numbers) - 1 + len(numbers) % 2) * meetings):
        pairing = pair(field, options)
        assert seated(pairing) == sorted(numbers)
        assert len(byes(pairing)) == len(numbers) % 2
        assert pairing.reports == ()
        field = after(field, pairing, first_wins)
    for player in field.players:
        assert player.met == dict.fromkeys(set(numbers) - {player.number}, meetings)
        assert abs(player.firsts - player.seconds) <= 1
    with pytest.raises(CannotPair, match="Everybody has met everybody"):
        pair(field, options)


def test_the_order_says_who_sits_where() -> None:
    assert pairs(pair(field_of([1, 2, 3, 4]), Options(order=(4, 2, 1, 3)))) == {
        frozenset({4, 3}),
        frozenset({2, 1}),
    }


def test_seats_by_lot_follow_from_the_seed() -> None:
    field = field_of(range(1, 11))
    order = settle(field, Options(by_lot=True)).order
    assert sorted(order) == list(range(1, 11))
    assert settle(structs.replace(field, seed="another"), Options(by_lot=True)).order != order
    assert pairs(pair(field, Options(by_lot=True))) == pairs(pair(field, Options(order=order)))


def test_a_block_that_begins_later_begins_with_the_schedules_first_round() -> None:
    field = field_of([Player(n, met={9: 1}, firsts=1) for n in range(1, 5)], round=4)
    options = Options(order=(1, 2, 3, 4), first_round=4)
    assert pairs(pair(field, options)) == pairs(pair(field_of([1, 2, 3, 4]), Options()))
    with pytest.raises(CannotPair, match="begins in round 5; this is round 4"):
        pair(field, structs.replace(options, first_round=5))


@pytest.mark.parametrize("settled", [True, False])
def test_nobodys_schedule_shifts_when_one_leaves(settled: bool) -> None:
    """Whom they would have met has a bye; all others meet as if nobody had left."""
    whole = field_of(range(1, 9))
    options = settle(whole, Options()) if settled else Options()
    full, less = whole, whole
    for round in range(7):
        if round == 3:
            less = without(less, 5)
        expected, found = pair(full, options), pair(less, options)
        if round >= 3:
            (left,) = (meeting for meeting in expected.meetings if 5 in meeting.who)
            (other,) = set(left.who) - {5}
            assert byes(found) == [other]
            (alone,) = (meeting for meeting in found.meetings if meeting.who == (other,))
            assert alone.why == LEFT
        assert pairs(found) == {meeting for meeting in pairs(expected) if 5 not in meeting or round < 3}
        full, less = after(full, expected, first_wins), after(less, found, first_wins)


def test_the_bye_of_an_odd_field_is_the_schedules_own() -> None:
    (alone,) = (meeting for meeting in pair(field_of([1, 2, 3]), Options()).meetings if len(meeting.who) == 1)
    assert alone.why == ALONE


def test_who_came_late_meets_who_would_have_the_bye() -> None:
    """So one who comes late to an odd field meets, in the rounds that are left, somebody else each time."""
    field = field_of(range(1, 8))
    options = settle(field, Options())
    for _ in range(3):
        field = after(field, pair(field, options), first_wins)
    field = structs.replace(field, players=(*field.players, Player(8)))
    for _ in range(4):
        pairing = pair(field, options)
        assert seated(pairing) == list(range(1, 9))
        assert byes(pairing) == []
        assert pairing.reports == ("No. 8 came after the schedule was made.",)
        field = after(field, pairing, first_wins)
    (late,) = (player for player in field.players if player.number == 8)
    assert len(late.met) == 4
    assert set(late.met.values()) == {1}


def test_several_who_came_late_meet_each_other_or_have_a_bye() -> None:
    pairing = pair(field_of(range(1, 8)), Options(order=(1, 2, 3, 4)))
    assert len(byes(pairing)) == 1
    (alone,) = (meeting for meeting in pairing.meetings if len(meeting.who) == 1)
    assert alone.who[0] in {5, 6, 7}
    assert alone.why == LATE
    assert len(pairing.reports) == 3


def test_who_came_late_must_be_told_from_the_schedule() -> None:
    field = after(field_of([1, 2, 3, 4]), pair(field_of([1, 2, 3, 4]), Options()), first_wins)
    late = structs.replace(field, players=(*field.players, Player(5)))
    with pytest.raises(CannotPair, match="`order` must say who stands in it"):
        pair(late, Options())


def test_the_directors_word_leaves_two_alone_and_is_reported() -> None:
    field = field_of([1, 2, 3, 4], by_hand=((1, 4),))
    pairing = pair(field, Options())
    assert pairs(pairing) == {frozenset({2, 3})}
    assert [m.why for m in pairing.meetings if len(m.who) == 1] == [BARRED, BARRED]
    assert pairing.reports == ("No. 1 and no. 4 stand against each other in the schedule.",)


def test_team_mates_who_meet_by_the_schedule_are_reported() -> None:
    players = [Player(n, apart=("Reds",) if n in {1, 4} else ()) for n in range(1, 5)]
    assert pair(field_of(players), Options()).reports == ("No. 1 and no. 4 are both of Reds.",)


def test_an_order_that_names_somebody_twice_is_refused() -> None:
    with pytest.raises(CannotPair, match="names an entrant twice"):
        pair(field_of([1, 2]), Options(order=(1, 2, 1)))


def test_the_circle_is_the_same_graph_whatever_the_order() -> None:
    everybody = {frozenset(pair) for pair in combinations(range(6), 2)}
    met = [
        pairs(pair(field_of(range(6), round=round), Options(order=(3, 0, 5, 1, 4, 2))))
        for round in range(1, 6)
    ]
    assert set.union(*met) == everybody
