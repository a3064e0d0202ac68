"""Rounds of several games: who plays the same game, another school, nobody twice."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.finding import pair
from gamehall.tournaments.pairing.star_orders import draw_stars
from gamehall.tournaments.pairing.system import CannotPair
from tests.tournaments.pairing.fields import Pairs, all_pairs, field, sat, tangled, who
from tests.tournaments.pairing.halls import after, field_of, first_wins

STARS = "stars"
FIVE = ("ka", "no", "pi", "ro", "su")


def day(count: int, school: int, seed: str) -> list[tuple[Field, Pairing]]:
    """All five rounds of so many people in schools of this size."""
    schools = {number: f"school {(number - 1) // school}" for number in range(1, count + 1)}
    stars = draw_stars(sorted(schools), FIVE, seed, schools)
    hall = field_of((Player(n, star=stars[n], apart=(schools[n],)) for n in schools), rounds=5, seed=seed)
    rounds = []
    for _ in range(5):
        rounds.append((hall, pair(hall, STARS, {})))
        hall = after(*rounds[-1], first_wins)
    return rounds


@pytest.mark.parametrize("school", [1, 4, 5])
@pytest.mark.parametrize("count", [20, 34, 60])
def test_a_day_has_each_game_once_for_everybody_and_never_the_same_opponent_or_ones_own_school(
    count: int, school: int
) -> None:
    played: dict[int, list[str]] = {number: [] for number in range(1, count + 1)}
    for hall, made in day(count, school, "day"):
        assert sat(made) == list(range(1, count + 1))
        assert made.reports == ()
        players = {player.number: player for player in hall.players}
        for meeting in made.meetings:
            one, other = (players[number] for number in meeting.who)
            assert other.number not in one.met
            assert not shared(one, other)
            for number in meeting.who:
                played[number].append(meeting.game)
    assert all(sorted(games) == sorted(FIVE) for games in played.values())


def test_of_an_odd_number_one_has_nobody_to_play_with_and_each_time_another_one() -> None:
    alone = []
    for _, made in day(21, 1, "odd"):
        (bye,) = [meeting for meeting in made.meetings if len(meeting.who) == 1]
        alone.append(bye.who[0])
        assert bye.why == "Nobody is left who plays the same game."
        assert made.reports == (
            f"No. {bye.who[0]} has nobody to play with; a player of the house may sit down.",
        )
    assert len(set(alone)) == 5


def worth(drawn: Field, pairs: Pairs) -> tuple[int, ...]:
    """What is put up with: who has no game, own schools, meetings before, byes before, starts."""
    players = {player.number: player for player in drawn.players}
    alone = own = again = byes = broken = leaning = 0
    for meeting in pairs:
        match [players[number] for number in meeting]:
            case [one, other]:
                own += bool(shared(one, other))
                again += one.met.get(other.number, 0)
                low, high = sorted(player.firsts - player.seconds for player in (one, other))
                broken += low >= 2 or high <= -2
                leaning += low >= 1 or high <= -1
            case [one]:
                alone, byes = alone + 1, byes + one.byes
    return alone, own, again, byes, 10 * broken + leaning


@settings(deadline=None, max_examples=80)
@given(count=st.integers(1, 8), seed=st.integers(0, 10**6), schools=st.integers(0, 3))
def test_who_play_one_game_are_paired_as_well_as_can_be(count: int, seed: int, schools: int) -> None:
    drawn = tangled(count, seed, schools)
    drawn = replace(drawn, players=tuple(replace(p, star=("ka",) * 4) for p in drawn.players))
    made = pair(drawn, STARS, {})
    ways = all_pairs([player.number for player in drawn.players])
    assert worth(drawn, who(made)) == min(worth(drawn, way) for way in ways)
    assert [meeting.game for meeting in made.meetings] == ["ka"] * len(made.meetings)


def test_who_will_share_games_later_meet_then() -> None:
    """1 and 2 share all games, and so do 3 and 4; 1 and 3 share only this one."""
    stars = {1: ("ka", "no", "pi"), 2: ("ka", "no", "pi"), 3: ("ka", "pi", "no"), 4: ("ka", "pi", "no")}
    made = pair(field_of(Player(number, star=star) for number, star in stars.items()), STARS, {})
    assert all(min(meeting.who) <= 2 < max(meeting.who) for meeting in made.meetings)


def test_different_games_never_meet() -> None:
    players = [Player(number, star=(FIVE[number % 5],)) for number in range(1, 21)]
    for meeting in pair(field_of(Random(1).sample(players, 20)), STARS, {}).meetings:
        assert {FIVE[number % 5] for number in meeting.who} == {meeting.game}


def test_each_meeting_says_why() -> None:
    north, south = (Player(n, star=("ka",), apart=(school,)) for n, school in ((1, "North"), (2, "South")))
    (made,) = pair(field_of([north, south]), STARS, {}).meetings
    assert made.why == "The same game in this round, not met, schools differ; cost 0."


def test_what_cannot_be_avoided_is_reported() -> None:
    own = [Player(number, star=("ka",), apart=("North",)) for number in (1, 2)]
    assert pair(field_of(own), STARS, {}).reports == ("No. 1 and no. 2 are both of North.",)
    met = [Player(1, star=("no", "ka"), met={2: 1}), Player(2, star=("pi", "ka"), met={1: 1})]
    assert pair(field(met), STARS, {}).reports == ("No. 1 and no. 2 meet again.",)
    ahead = [Player(number, star=("ka",), firsts=2) for number in (1, 2)]
    assert pair(field_of(ahead), STARS, {}).reports == (
        "No. 1 and no. 2 cannot both keep their starts within two.",
    )


def test_the_directors_word_leaves_both_without_a_game() -> None:
    made = pair(field_of((Player(1, star=("ka",)), Player(2, star=("ka",))), by_hand=((1, 2),)), STARS, {})
    assert [meeting.who for meeting in made.meetings] == [(1,), (2,)]


def test_a_star_that_has_no_game_for_the_round_is_told() -> None:
    with pytest.raises(CannotPair, match=r"No\. 2 has no game for round 2 in their star"):
        pair(field((Player(1, star=("ka", "no")), Player(2, star=("ka",)))), STARS, {})
