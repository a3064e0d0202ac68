"""The Australian draw: the best not met yet, from the top down."""

from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.pairing.finding import pair
from tests.tournaments.pairing.fields import Pairs, all_pairs, field, fresh, tangled, who

AUSTRALIAN = "australian"


def _from_the_top(drawn: Field, pairs: Pairs) -> list[int]:
    """Whom each gets, place by place from the top: of two such lists the smaller is the better."""
    place = {player.number: at for at, player in enumerate(drawn.players)}
    other = {}
    for table in pairs:
        for number in table:
            other[place[number]] = max(place[each] for each in table)
    return [other[at] for at in sorted(other)]


def _fresh(drawn: Field, pairs: Pairs) -> bool:
    players = {player.number: player for player in drawn.players}
    return not any(other in players[one].met for one, other in pairs)


@settings(deadline=None, max_examples=80)
@given(count=st.sampled_from((2, 4, 6, 8)), seed=st.integers(0, 10**6))
def test_it_is_the_first_of_all_pairings_without_repeats_from_the_top(count: int, seed: int) -> None:
    drawn = tangled(count, seed)
    drawn = field([Player(player.number, met=player.met) for player in drawn.players])
    numbers = [player.number for player in drawn.players]
    unmet = [pairs for pairs in all_pairs(numbers) if _fresh(drawn, pairs)]
    made = pair(drawn, AUSTRALIAN, {})
    if unmet:
        assert _from_the_top(drawn, who(made)) == min(_from_the_top(drawn, pairs) for pairs in unmet)
        assert not made.reports
    else:
        assert made.reports


def test_the_first_meets_the_second_and_then_the_next_one() -> None:
    made = pair(field(fresh(4)), AUSTRALIAN, {})
    assert [sorted(one.who) for one in made.meetings] == [[1, 2], [3, 4]]
    met = [Player(1, met={2: 1}), Player(2, met={1: 1}), Player(3), Player(4)]
    assert [sorted(one.who) for one in pair(field(met), AUSTRALIAN, {}).meetings] == [[1, 3], [2, 4]]


def test_before_any_result_the_halves_meet() -> None:
    made = pair(field(fresh(6), round=1, source=0), AUSTRALIAN, {})
    assert [sorted(one.who) for one in made.meetings] == [[1, 4], [2, 5], [3, 6]]


def test_the_odd_one_out_is_chosen_first() -> None:
    assert pair(field(fresh(5)), AUSTRALIAN, {}).meetings[-1].who == (5,)


def test_schools_are_kept_apart_and_given_up_before_a_repeat() -> None:
    north = [Player(at, apart=("North",)) for at in (1, 2)]
    south = [Player(at, apart=("South",)) for at in (3, 4)]
    made = pair(field([*north, *south]), AUSTRALIAN, {})
    assert [sorted(one.who) for one in made.meetings] == [[1, 3], [2, 4]]
    all_met = [
        Player(
            at, apart=("North" if at < 3 else "South",), met=dict.fromkeys((3, 4) if at < 3 else (1, 2), 1)
        )
        for at in range(1, 5)
    ]
    made = pair(field(all_met), AUSTRALIAN, {})
    assert [sorted(one.who) for one in made.meetings] == [[1, 2], [3, 4]]
