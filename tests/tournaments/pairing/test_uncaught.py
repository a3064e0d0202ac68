"""Who cannot be caught: whom they meet, and what goes before it, held against every pairing there is."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.finding import pair
from gamehall.tournaments.pairing.system import CannotPair
from tests.tournaments.pairing.events import event
from tests.tournaments.pairing.fields import Pairs, all_pairs, field, hard, sat, tangled, who

BOTH = pytest.mark.parametrize("system", ["swiss", "king-of-the-hill"])
GIBSON = {"gibson": True}


def late(points: Sequence[int], prizes: int = 2, round: int = 8) -> Field:
    """Of eight rounds; points are half wins, and each stands ten of spread ahead of the next."""
    players = [Player(at, points=each, spread=-10 * at) for at, each in enumerate(points, 1)]
    return field(players, round=round, source=round - 1, rounds=8, prizes=prizes)


def met(drawn: Field, *couples: tuple[int, int]) -> Field:
    """They have met once."""
    known = {player.number: player for player in drawn.players}
    for one, other in (*couples, *((other, one) for one, other in couples)):
        known[one] = replace(known[one], met={**known[one].met, other: 1})
    return replace(drawn, players=tuple(known[player.number] for player in drawn.players))


def partner(made: Pairing, number: int) -> int:
    """Whom somebody meets; 0: they have the bye."""
    (table,) = [meeting.who for meeting in made.meetings if number in meeting.who]
    return next((other for other in table if other != number), 0)


def told(made: Pairing, number: int) -> str:
    return next(meeting.why for meeting in made.meetings if number in meeting.who)


ONE_AHEAD = late((14, 10, 8, 8, 8, 6, 4, 4))
"""Two wins ahead before the last round. Another prize is left, and the fifth may still take it."""


@BOTH
def test_who_cannot_be_caught_meets_the_first_who_is_out_of_the_prizes(system: str) -> None:
    made = pair(ONE_AHEAD, system, GIBSON)
    assert partner(made, 1) == 6
    why = "nobody can catch the better one, the other is the first who is out of the prizes"
    assert told(made, 1) == f"4 wins apart, not met, {why}; cost 0."
    assert made.reports[0] == f"No. 1 and no. 6 meet: {why}."
    assert partner(pair(ONE_AHEAD, system, {}), 1) < 6, "it is off where nobody asks for it"


def test_the_others_are_neighbours_without_them() -> None:
    made = pair(ONE_AHEAD, "king-of-the-hill", GIBSON)
    assert [sorted(table) for table in who(made)] == [[1, 6], [2, 3], [4, 5], [7, 8]]
    assert len(made.reports) == 1


@BOTH
def test_of_those_out_of_the_prizes_it_is_one_who_was_met_least(system: str) -> None:
    made = pair(met(ONE_AHEAD, (1, 6)), system, GIBSON)
    assert partner(made, 1) == 7
    assert "the other is the first of those met least who are out of the prizes" in told(made, 1)


@BOTH
def test_it_is_the_last_where_nobody_is_out_of_the_prizes(system: str) -> None:
    made = pair(late((14, 10, 9, 9, 9, 9)), system, GIBSON)
    assert partner(made, 1) == 6
    assert "nobody is out of the prizes and the other is the last" in told(made, 1)


@BOTH
def test_two_who_cannot_be_caught_meet_each_other(system: str) -> None:
    made = pair(late((14, 11, 8, 8, 8, 6, 4, 4), prizes=3), system, GIBSON)
    assert partner(made, 1) == 2
    assert "neither can be caught by those below them" in told(made, 1)


@BOTH
def test_of_three_the_last_meets_one_who_is_out(system: str) -> None:
    """The fourth prize is open down to the sixth."""
    made = pair(late((14, 11, 8, 5, 5, 3, 1, 1), prizes=4), system, GIBSON)
    assert [partner(made, number) for number in (1, 3)] == [2, 7]


@BOTH
def test_two_whom_nobody_else_can_catch_meet_each_other(system: str) -> None:
    made = pair(late((13, 12, 8, 8, 8, 8, 5, 5)), system, GIBSON)
    assert partner(made, 1) == 2
    assert "nobody else can catch either of them" in told(made, 1)


def test_of_two_who_must_not_meet_each_meets_one_who_is_out() -> None:
    drawn = met(late((13, 12, 8, 8, 8, 8, 5, 5)), (1, 2))
    made = pair(drawn, "swiss", GIBSON)
    assert {partner(made, 1), partner(made, 2)} == {3, 4}
    assert "only one other can catch the better one" in told(made, 1)
    assert partner(pair(drawn, "king-of-the-hill", GIBSON), 1) == 2, "there they may meet again"


@BOTH
def test_neither_repeats_nor_schools_nor_the_directors_word_give_way(system: str) -> None:
    own = tuple(replace(p, apart=("North",)) if p.number in (1, 6) else p for p in ONE_AHEAD.players)
    assert partner(pair(replace(ONE_AHEAD, players=own), system, GIBSON), 1) == 7
    barred = pair(replace(ONE_AHEAD, by_hand=((1, 6), (1, 7))), system, GIBSON)
    assert partner(barred, 1) == 8
    assert "better one, the other is out of the prizes" in told(barred, 1)
    nobody = met(ONE_AHEAD, (1, 6), (1, 7), (1, 8))
    made = pair(nobody, system, {**GIBSON, "repeats": 0})
    assert partner(made, 1) == 5, "the lowest of those who play for a prize"
    assert "nobody who is out of the prizes could be met" in told(made, 1)


@BOTH
def test_the_bye_of_an_odd_field_is_theirs_if_they_had_none(system: str) -> None:
    drawn = late((14, 10, 8, 8, 8, 6, 4, 4, 2))
    made = pair(drawn, system, GIBSON)
    assert partner(made, 1) == 0
    assert "No. 1 cannot be caught and has the bye." in made.reports
    had = (replace(drawn.players[0], byes=1), *drawn.players[1:])
    again = pair(replace(drawn, players=had), system, GIBSON)
    assert (partner(again, 1), partner(again, 9)) == (6, 0)


@BOTH
def test_what_spread_can_be_made_up_is_a_setting_and_no_more_than_the_cap_lets(system: str) -> None:
    """A win and 300 ahead with one round left: too much at 250 a round, not at 1000, and again too much where
    a game counts for 100 at most: 100 lost by the one and 100 won by the other."""
    ahead = [Player(1, points=14, spread=400), Player(2, points=12, spread=100), Player(3, points=12)]
    drawn = field([*ahead, Player(4), Player(5), Player(6)], round=8, source=7, prizes=2)
    assert partner(pair(drawn, system, GIBSON), 1) == 4
    assert partner(pair(drawn, system, {**GIBSON, "gibson_spread": [1000]}), 1) in (2, 3)
    assert partner(pair(replace(drawn, cap=100), system, {**GIBSON, "gibson_spread": [1000]}), 1) == 4


@BOTH
def test_who_is_level_on_wins_with_fewer_losses_can_catch_without_spread(system: str) -> None:
    drawn = late((14, 12, 10, 10, 4, 4))
    far = (replace(drawn.players[0], spread=900, heard=7), replace(drawn.players[1], heard=6))
    rest = tuple(replace(player, heard=7) for player in drawn.players[2:])
    assert partner(pair(replace(drawn, players=(*far, *rest)), system, GIBSON), 1) == 2
    level = (far[0], replace(far[1], heard=7), *rest)
    assert partner(pair(replace(drawn, players=level), system, GIBSON), 1) == 5


@BOTH
def test_rounds_that_are_not_heard_are_still_to_be_played(system: str) -> None:
    """Two wins ahead with a round that nothing is heard of and one to come: both may still be lost."""
    spread = {"gibson_spread": [1000]}
    assert partner(pair(ONE_AHEAD, system, {**GIBSON, **spread}), 1) == 6
    assert partner(pair(replace(ONE_AHEAD, source=6), system, {**GIBSON, **spread}), 1) < 6


@BOTH
def test_who_is_paired_by_hand_or_left_out_can_still_catch_them(system: str) -> None:
    drawn = late((13, 12, 8, 8, 8, 6, 4, 4))
    by_hand = pair(replace(drawn, fixed=((2, 8),)), system, GIBSON)
    assert "only one other can catch the better one" in told(by_hand, 1)
    third = late((13, 12, 12, 8, 8, 8, 4, 4, 2, 2), prizes=3)
    away = replace(third, players=third.players[:1] + third.players[3:], everybody=third.players)
    assert "catch" not in told(pair(away, system, GIBSON), 1)
    assert "nobody can catch" in told(pair(replace(away, everybody=()), system, GIBSON), 1)


@BOTH
def test_without_prizes_the_first_place_is_the_one_that_counts(system: str) -> None:
    assert partner(pair(late((14, 10, 8, 8), prizes=0), system, GIBSON), 1) == 2


@BOTH
def test_before_the_first_result_nobody_is_safe(system: str) -> None:
    drawn = late((0, 0, 0, 0), round=1)
    assert pair(drawn, system, GIBSON) == pair(drawn, system, {})


@BOTH
def test_points_that_are_not_wins_are_refused(system: str) -> None:
    with pytest.raises(CannotPair, match="is told by wins"):
        pair(replace(ONE_AHEAD, counts="points"), system, GIBSON)
    with pytest.raises(CannotPair, match="cannot be asked for this"):
        pair(ONE_AHEAD, system, {"gibson": True, "gibson_spread": []})


def uneven(count: int, seed: int, schools: int) -> Field:
    """A tangled field with one or two rounds left, often with a gap or two near its top."""
    random = Random(seed)
    drawn = tangled(count, seed, schools)
    lead = sorted((random.randrange(7) for _ in range(3)), reverse=True)
    points = [6 + sum(lead[at:]) if at < 3 else 2 + p.points for at, p in enumerate(drawn.players)]
    players = tuple(replace(p, points=each) for p, each in zip(drawn.players, points, strict=True))
    left = random.randint(1, 2)
    best_first = tuple(sorted(players, key=lambda player: -player.points))
    return replace(drawn, players=best_first, round=8, source=8 - left, prizes=random.randint(1, 3))


def out_of_reach(drawn: Field) -> tuple[set[int], set[frozenset[int]], set[int]]:
    """Who cannot be caught for a prize, the twos whom nobody else can catch, who cannot come to a prize: all
    of equal spread, so that wins alone tell it."""
    left = 2 * (drawn.rounds - drawn.source)
    points = [player.points for player in drawn.players]
    number = [player.number for player in drawn.players]
    prizes = min(drawn.prizes, len(points))
    safe: set[int] = set()
    couples: set[frozenset[int]] = set()
    at = 0
    while at < prizes:
        below = [p + left >= points[at] for p in points[at + 1 :]]
        if not any(below):
            safe.add(number[at])
            at += 1
        elif not any(p + left >= points[at + 1] for p in points[at + 2 :]):
            couples.add(frozenset(number[at : at + 2]))
            at += 2
        else:
            break
    hoping = {n for n, p in zip(number, points, strict=True) if p + left >= points[prizes - 1]}
    return safe, couples, set(number[at:]) - hoping


def kept_away(drawn: Field, pairs: Pairs) -> tuple[int, int, int]:
    """How many who cannot be caught meet one who plays for a prize; how many, whom only one other can catch,
    meet somebody else; how many who cannot be caught meet one who can."""
    safe, couples, out = out_of_reach(drawn)
    them = safe.union(*couples)
    playing = apart = idle = 0
    for table in pairs:
        mine = set(table) & them
        if len(table) == 2:
            apart += sum(number in couple for number in mine for couple in couples if couple != set(table))
            playing += len(mine) == 1 and not set(table) & out
            idle += len(mine) == 1
    return playing, apart, idle


@BOTH
@settings(deadline=None, max_examples=150)
@given(count=st.sampled_from([2, 4, 6, 8]), seed=st.integers(0, 10**6), schools=st.integers(0, 3))
def test_what_goes_before_is_as_good_as_can_be_and_then_they_are_kept_away(
    system: str, count: int, seed: int, schools: int
) -> None:
    drawn = uneven(count, seed, schools)
    made = pair(drawn, system, {**GIBSON, "repeats": 0})
    numbers = [player.number for player in drawn.players]
    least = min(before(system, drawn, one) for one in all_pairs(numbers))
    assert before(system, drawn, who(made)) == least
    as_good = [one for one in all_pairs(numbers) if before(system, drawn, one) == least]
    assert kept_away(drawn, who(made)) == min(kept_away(drawn, one) for one in as_good)


def before(system: str, drawn: Field, pairs: Pairs) -> tuple[int, ...]:
    """What is never traded, the gravest first: with it how often two meet a third time and more."""
    players = {player.number: player for player in drawn.players}
    twos = [table for table in pairs if len(table) == 2]
    grave = sum(max(players[one].met.get(other, 0) - 1, 0) for one, other in twos)
    repeats, *others = hard(drawn, pairs)
    return (repeats, *others, grave) if system == "swiss" else (repeats, grave, *others)


@BOTH
@settings(deadline=None, max_examples=80)
@given(count=st.integers(1, 9), seed=st.integers(0, 10**6), schools=st.integers(0, 3))
def test_everybody_sits_once_and_byes_stay_even(system: str, count: int, seed: int, schools: int) -> None:
    drawn = uneven(count, seed, schools)
    made = pair(drawn, system, {**GIBSON, "repeats": 0})
    assert sat(made) == list(range(1, count + 1))
    numbers = [player.number for player in drawn.players]
    least = min(before(system, drawn, one) for one in all_pairs(numbers))
    assert before(system, drawn, who(made)) == least


@BOTH
@pytest.mark.parametrize("lag", [0, 1])
def test_a_whole_event_is_paired_by_it(system: str, lag: int) -> None:
    events = [event(12, [(system, GIBSON)] * 9, seed, lag, by_hand=0.2) for seed in range(6)]
    assert all(sat(made) == list(range(1, 13)) for rounds in events for _, made in rounds)
    assert any("can catch" in said for rounds in events for _, made in rounds for said in made.reports)


@BOTH
def test_a_large_field_has_them_too(system: str) -> None:
    players = [Player(at, points=(40 if at == 1 else 20 - at // 20)) for at in range(1, 303)]
    drawn = field(players, round=8, source=7, prizes=3)
    made = pair(drawn, system, GIBSON)
    assert sat(made) == list(range(1, 303))
    hoping = [p.number for p in players if p.points + 2 >= players[2].points]
    assert partner(made, 1) == max(hoping) + 1
