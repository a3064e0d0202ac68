"""Knock-out: the bracket, its byes, who goes on and who is out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from gamehall.tournaments.pairing.brackets import levels_of, lines
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.schedule import BARRED, LEFT
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.pairing.systems.knock_out import BYE, Options, pair, settle
from tests.tournaments.pairing.halls import after, byes, field_of, first_wins, lower_wins, pairs, seated


def seeded_field(count: int) -> Field:
    """Number 1 is the best seed."""
    return field_of([Player(n, rating=2000 - n) for n in range(1, count + 1)])


def met(*both: tuple[int, int]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in both}


def test_sixteen_stand_in_the_usual_lines() -> None:
    assert lines(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)


@pytest.mark.parametrize("level", range(1, 8))
def test_at_every_level_the_best_meets_the_last_who_is_in(level: int) -> None:
    seeds = lines(1 << level)
    assert sorted(seeds) == list(range(1, 2**level + 1))
    while len(seeds) > 1:
        assert all(one + other == len(seeds) + 1 for one, other in zip(seeds[::2], seeds[1::2], strict=True))
        seeds = tuple(min(two) for two in zip(seeds[::2], seeds[1::2], strict=True))


def test_an_event_of_eight_where_nobody_is_surprised() -> None:
    field = seeded_field(8)
    options = settle(field, Options())
    assert options.seeds == tuple(range(1, 9))
    first = pair(field, options)
    assert pairs(first) == met((1, 8), (4, 5), (2, 7), (3, 6))
    assert {meeting.why for meeting in first.meetings} == {"Quarter-final, not met."}
    field = after(field, first, lower_wins)
    second = pair(field, options)
    assert pairs(second) == met((1, 4), (2, 3))
    assert sorted(second.out) == [5, 6, 7, 8]
    field = after(field, second, lower_wins)
    third = pair(field, options)
    assert pairs(third) == met((1, 2), (3, 4))
    assert [(set(m.who), m.why) for m in third.meetings] == [
        ({1, 2}, "The final, not met."),
        ({3, 4}, "For the third place, not met."),
    ]
    assert pairs(pair(field, structs.replace(options, third_place=False))) == met((1, 2))
    with pytest.raises(CannotPair, match="The bracket is over after 3 rounds"):
        pair(after(field, third, lower_wins), options)


@given(count=st.integers(2, 20), surprises=st.randoms(use_true_random=False), told=st.booleans())
def test_who_has_lost_is_out_and_one_is_left(count: int, surprises: object, told: bool) -> None:
    """Also where the field does not say what was won round by round, but half wins only."""
    field = seeded_field(count)
    options = settle(field, Options(third_place=False))
    lost: set[int] = set()
    for _ in range(levels_of(count)):
        known = field if told else _without_rounds(field)
        pairing = pair(known, options)
        assert set(pairing.out) == lost
        assert sorted([*seated(pairing), *pairing.out]) == list(range(1, count + 1))
        winners: list[int] = []

        def won(meeting: Meeting, winners: list[int] = winners) -> list[int]:
            winners.append(surprises.choice(meeting.who))  # type: ignore[attr-defined]
            return [2 * (number == winners[-1]) for number in meeting.who]

        field = after(field, pairing, won)
        lost |= {
            n
            for meeting in pairing.meetings
            if len(meeting.who) == 2
            for n in meeting.who
            if n not in winners
        }
    assert len(lost) == count - 1


def _without_rounds(field: Field) -> Field:
    return structs.replace(field, players=tuple(structs.replace(p, won=()) for p in field.players))


@given(st.integers(2, 70))
def test_byes_go_to_the_best_and_only_in_the_first_round(count: int) -> None:
    field = seeded_field(count)
    options = settle(field, Options())
    first = pair(field, options)
    assert sorted(byes(first)) == list(range(1, (1 << levels_of(count)) - count + 1))
    assert all(meeting.why == BYE for meeting in first.meetings if len(meeting.who) == 1)
    if levels_of(count) > 2:
        assert byes(pair(after(field, first, first_wins), options)) == []


def test_a_bye_counts_as_won_where_the_field_tells_half_wins_only() -> None:
    field = seeded_field(3)
    first = pair(field, Options())
    field = _without_rounds(after(field, first, lower_wins))
    assert met((1, 2)) <= pairs(pair(field, Options()))


def test_of_two_with_as_many_half_wins_the_better_seed_goes_on() -> None:
    field = seeded_field(4)
    field = after(field, pair(field, Options()), lambda meeting: (1, 1))
    assert pairs(pair(field, Options())) == met((1, 2), (3, 4))


def test_a_match_of_two_games_is_decided_by_both() -> None:
    """Three lost the first game and won the second by more half wins: a draw and a win are more."""
    options = Options(games=2)
    field = seeded_field(4)
    for won in ({1: 2, 4: 0, 2: 1, 3: 1}, {1: 2, 4: 0, 2: 0, 3: 2}):
        pairing = pair(field, options)
        assert pairs(pairing) == met((1, 4), (2, 3))
        assert pairing.out == ()
        field = after(field, pairing, lambda meeting, won=won: [won[number] for number in meeting.who])  # type: ignore[misc]
    assert pairs(pair(field, options)) == met((1, 3), (2, 4))
    final = pair(field, options)
    assert final.meetings[0].why == "The final, game 1 of 2, not met."
    assert all(player.firsts == player.seconds for player in field.players)


def test_after_other_rounds_the_standings_are_the_seeds() -> None:
    """What was won before does not count in the bracket."""
    order = [Player(n, points=8 - 2 * n, won=(2, 0, 2)) for n in (3, 1, 4, 2)]
    field = field_of(order, round=4)
    options = Options(first_round=4)
    settled = settle(field, options)
    assert settled.seeds == (3, 1, 4, 2)
    first = pair(field, options)
    assert pairs(first) == met((3, 2), (1, 4))
    field = after(field, first, lambda meeting: [2 * (number in (4, 2)) for number in meeting.who])
    assert pairs(pair(field, settled)) == met((4, 2), (1, 3))
    with pytest.raises(CannotPair, match="`seeds` must say"):
        pair(field, options)
    with pytest.raises(CannotPair, match="what each won by rounds"):
        pair(_without_rounds(field), settled)


def test_whose_opponent_has_left_goes_on_by_a_bye() -> None:
    field = seeded_field(4)
    options = settle(field, Options())
    field = after(field, pair(field, options), lower_wins)
    less = structs.replace(field, players=tuple(p for p in field.players if p.number != 2))
    pairing = pair(less, options)
    assert byes(pairing) == [1]
    assert [meeting.why for meeting in pairing.meetings if meeting.who == (1,)] == [LEFT]
    assert pairs(pairing) == met((3, 4))
    assert pairing.out == ()


def test_who_lost_and_left_leaves_the_bracket_as_it_is() -> None:
    field = seeded_field(4)
    options = settle(field, Options())
    field = after(field, pair(field, options), lambda meeting: [2 * (n in (4, 3)) for n in meeting.who])
    less = structs.replace(field, players=tuple(p for p in field.players if p.number != 1))
    assert pairs(pair(less, options)) == met((4, 3))


def test_the_directors_word_holds_and_is_reported() -> None:
    pairing = pair(structs.replace(seeded_field(4), by_hand=((1, 4),)), Options())
    assert pairs(pairing) == met((2, 3))
    assert [meeting.why for meeting in pairing.meetings if len(meeting.who) == 1] == [BARRED, BARRED]
    assert pairing.reports == ("Semi-final: no. 1 and no. 4 would meet.",)


def test_a_bracket_is_the_same_whoever_stands_first_in_the_hall() -> None:
    field = seeded_field(8)
    turned = structs.replace(field, players=field.players[::-1])
    assert _met(pair(field, Options())) == _met(pair(turned, Options()))


def _met(pairing: Pairing) -> set[frozenset[int]]:
    return pairs(pairing)
