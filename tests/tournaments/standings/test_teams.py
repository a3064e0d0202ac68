"""What the members of a team have together."""

from fractions import Fraction
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as some

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.teams import teams
from tests.tournaments.standings.slips import tell


def people(*of: str) -> tuple[Entrant, ...]:
    return tuple(Entrant(number, f"E{number}", team=team) for number, team in enumerate(of, start=1))


def rows(*points: int) -> tuple[Row, ...]:
    """The standings of players 1, 2, … with these points; best first."""
    found = [Row(number, 0, Fraction(one)) for number, one in enumerate(points, start=1)]
    return tuple(sorted(found, key=lambda row: -row.points))


def test_a_team_has_the_sum_of_its_members() -> None:
    found = teams(people("a", "b", "a", "b"), rows(6, 5, 1, 4), 5)
    assert [tell(line, "name", "points", "counting") for line in found] == [
        ("b", 9, (2, 4)),
        ("a", 7, (1, 3)),
    ]


def test_only_the_best_of_a_large_team_count() -> None:
    (line,) = teams(people("a", "a", "a", "a"), rows(2, 9, 4, 7), 2)
    assert tell(line, "points", "counting", "others") == (16, (2, 4), (3, 1))


def test_equal_teams_share_the_rank_and_the_next_is_behind_both() -> None:
    found = teams(people("a", "b", "c"), rows(3, 5, 5), 1)
    assert [tell(line, "name", "rank") for line in found] == [("b", 1), ("c", 1), ("a", 3)]


def test_who_is_in_no_team_counts_for_none_and_without_teams_there_are_none() -> None:
    assert [line.name for line in teams(people("a", ""), rows(3, 9), 2)] == ["a"]
    assert teams(people("a", "b"), rows(3, 9), 0) == ()


@settings(max_examples=40)
@given(
    some.lists(some.tuples(some.sampled_from("abc"), some.integers(0, 20)), max_size=9), some.integers(1, 4)
)
def test_no_other_choice_of_members_gives_a_team_more(drawn: list[tuple[str, int]], team_of: int) -> None:
    lines = teams(people(*(name for name, _ in drawn)), rows(*(points for _, points in drawn)), team_of)
    for line in lines:
        own = [points for name, points in drawn if name == line.name]
        assert line.points == max(map(sum, combinations(own, min(team_of, len(own)))))
        assert len(line.counting) + len(line.others) == len(own)
    assert {line.name for line in lines} == {name for name, _ in drawn}
    assert [line.rank for line in lines] == [
        1 + sum(other.points > line.points for other in lines) for line in lines
    ]
