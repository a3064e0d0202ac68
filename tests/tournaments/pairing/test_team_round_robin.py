"""Teams meet teams: every player every player of all others, and nobody of their own."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from gamehall.tournaments.pairing.field import Player
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.pairing.systems.team_round_robin import Options, pair, settle
from gamehall.tournaments.pairing.team_rounds import team_round, team_rounds
from tests.tournaments.pairing.halls import after, byes, field_of, first_wins, seated


def teams_of(sizes: list[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(100 * team + seat for seat in range(size)) for team, size in enumerate(sizes, 1))


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_everybody_meets_all_of_the_other_teams_once_and_none_of_their_own(sizes: list[int]) -> None:
    teams = teams_of(sizes)
    everybody = sorted(number for team in teams for number in team)
    met: Counter[frozenset[int]] = Counter()
    for round in range(team_rounds(teams)):
        meetings = team_round(teams, round)
        assert sorted(number for meeting in meetings for number in meeting) == everybody
        met.update(frozenset(meeting) for meeting in meetings if len(meeting) == 2)
    assert met == {
        frozenset((one, other)): 1
        for team in teams
        for one in team
        for other in everybody
        if other not in team
    }


@pytest.mark.parametrize(("teams", "size"), [(2, 1), (2, 5), (4, 3), (6, 4), (3, 2), (3, 4), (5, 2), (5, 6)])
def test_equal_teams_that_can_all_play_in_every_round_do(teams: int, size: int) -> None:
    rounds = team_rounds(teams_of([size] * teams))
    assert rounds == (teams - 1) * size
    ahead: Counter[int] = Counter()
    for round in range(rounds):
        for meeting in team_round(teams_of([size] * teams), round):
            assert len(meeting) == 2
            ahead[meeting[0]] += 1
            ahead[meeting[1]] -= 1
    assert max(map(abs, ahead.values())) <= 1


def test_three_teams_of_three_take_one_round_more_than_the_fewest() -> None:
    """Nine people are odd, so seven rounds are the least for six meetings each; here it takes eight."""
    assert team_rounds(teams_of([3, 3, 3])) == 8


def test_two_play_their_games_in_a_row_and_take_turns_in_starting() -> None:
    players = [Player(n, apart=("A" if n < 4 else "B",)) for n in range(1, 7)]
    field = field_of(players)
    options = settle(field, Options(games=2))
    assert options.teams == ((1, 2, 3), (4, 5, 6))
    for round in range(6):
        pairing = pair(field, options)
        assert seated(pairing) == list(range(1, 7))
        assert byes(pairing) == []
        if round % 2:
            for player in field.players:
                (other,) = player.last
                assert (player.number, other) in {m.who for m in pairing.meetings} or (
                    other,
                    player.number,
                ) in {m.who for m in pairing.meetings}
        field = after(field, pairing, first_wins)
    for player in field.players:
        assert player.met == dict.fromkeys((4, 5, 6) if player.number < 4 else (1, 2, 3), 2)
        assert player.firsts == player.seconds
    with pytest.raises(CannotPair, match="All teams have met after 6 rounds"):
        pair(field, options)


def test_in_unequal_teams_who_begins_follows_from_their_starts() -> None:
    players = [Player(n, apart=("A" if n < 5 else "B",)) for n in range(1, 7)]
    field = field_of(players)
    options = settle(field, Options())
    for _ in range(4):
        field = after(field, pair(field, options), first_wins)
    assert all(abs(player.firsts - player.seconds) <= 2 for player in field.players)


def test_what_cannot_be_teams_is_told() -> None:
    with pytest.raises(CannotPair, match="two of them or more"):
        pair(field_of([Player(1, apart=("A",)), Player(2, apart=("A",))]), Options())
    with pytest.raises(CannotPair, match=r"No\. 2 is in no team"):
        pair(field_of([Player(1, apart=("A",)), Player(2)]), Options())
    with pytest.raises(CannotPair, match="twice"):
        pair(field_of([1, 2]), Options(teams=((1, 2), (2,))))


def test_teams_must_be_written_down_where_somebody_has_left() -> None:
    players = [Player(n, apart=("A" if n < 3 else "B",)) for n in range(1, 5)]
    start = field_of(players)
    options = settle(start, Options())
    field = after(start, pair(start, options), first_wins)
    less = structs.replace(field, players=tuple(p for p in field.players if p.number != 3))
    with pytest.raises(CannotPair, match="`teams` must say"):
        pair(less, Options())
    assert len(byes(pair(less, options))) == 1
