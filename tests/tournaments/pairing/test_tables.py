"""Tables of three: no team-mates, few who sat together, people of equal points."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.tournaments.pairing.dealing import even_sizes
from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.finding import pair
from gamehall.tournaments.pairing.system import CannotPair
from tests.tournaments.pairing.fields import Pairs, sat, tangled, who
from tests.tournaments.pairing.halls import after, field_of

TABLES = "tables"


def league(players: Sequence[Player], **more: Any) -> Field:
    return field_of(players, counts="points", **more)


def ways(numbers: Sequence[int], sizes: Sequence[int]) -> Iterator[Pairs]:
    """Every way to seat them at tables of these sizes, some more than once."""
    if not sizes:
        yield ()
        return
    for table in combinations(numbers, sizes[0]):
        for rest in ways([number for number in numbers if number not in table], sizes[1:]):
            yield (table, *rest)


def worth(drawn: Field, tables: Pairs) -> tuple[int, int, int, int]:
    """Team-mates together, meetings before, who had fewer opponents at a small table again, and points."""
    players = {player.number: player for player in drawn.players}
    ladder = sorted({player.points for player in drawn.players})
    met = {number: sum(player.met.values()) for number, player in players.items()}
    full = max(map(len, tables))
    mates = again = short = apart = 0
    for table in tables:
        if len(table) < full:
            short += sum(max(met.values()) - met[number] for number in table)
        for one, other in combinations([players[number] for number in table], 2):
            mates += one.apart == other.apart != ()
            again += one.met.get(other.number, 0)
            apart += (ladder.index(one.points) - ladder.index(other.points)) ** 2
    return mates, again, short, apart


@settings(deadline=None, max_examples=60)
@given(
    count=st.integers(1, 8), seed=st.integers(0, 10**6), teams=st.integers(0, 4), size=st.sampled_from((3, 4))
)
def test_few_are_seated_as_well_as_can_be(count: int, seed: int, teams: int, size: int) -> None:
    """Team-mates before meetings again, these before small tables, and points last."""
    drawn = replace(tangled(count, seed, teams), counts="points")
    numbers = [player.number for player in drawn.players]
    made = who(pair(drawn, TABLES, {"size": size}))
    every = ways(numbers, even_sizes(count, size))
    assert worth(drawn, made) == min(worth(drawn, way) for way in every)


def season(count: int, team: int, rounds: int) -> list[tuple[Field, Pairing]]:
    random = Random(count)
    players = [
        Player(number, apart=(f"team {(number - 1) // team}",) if team else ())
        for number in range(1, count + 1)
    ]
    hall, played = league(players, starts=False), []
    for _ in range(rounds):
        played.append((hall, pair(hall, TABLES, {})))
        hall = after(*played[-1], lambda meeting: random.sample(range(2, 8, 2), len(meeting.who)))
    return played


@pytest.mark.parametrize("count", [27, 31, 50, 100])
def test_in_five_rounds_nobody_sits_with_a_team_mate_or_with_the_same_twice(count: int) -> None:
    for hall, made in season(count, team=5, rounds=5):
        assert sat(made) == list(range(1, count + 1))
        assert sorted(map(len, who(made)), reverse=True) == list(even_sizes(count, 3))
        assert made.reports == ()
        assert worth(hall, who(made))[:2] == (0, 0)


def test_who_sat_at_a_small_table_goes_to_a_full_one() -> None:
    """Of twenty, two sit at a table of two in each round."""
    small = [n for _, made in season(20, 0, 5) for table in who(made) if len(table) == 2 for n in table]
    assert len(set(small)) == len(small) == 10


def test_the_first_round_is_by_lot_and_the_later_ones_by_points() -> None:
    (_, first), *_, (hall, last) = season(60, 0, 4)
    tables = who(first)
    assert any(max(table) - min(table) > 30 for table in tables)
    best = {player.number for player in hall.players[:20]}
    together = sum(len(best & set(table)) >= 2 for table in who(last))
    assert together >= 6, "twenty of sixty, drawn, would be two at a table three or four times"


def test_another_seed_draws_other_tables() -> None:
    players = [Player(number) for number in range(1, 31)]
    drawn = set(who(pair(league(players), TABLES, {})))
    assert drawn == set(who(pair(league(players[::-1]), TABLES, {})))
    assert drawn != set(who(pair(league(players, seed="another"), TABLES, {})))


def test_who_began_least_begins() -> None:
    players = [Player(1, firsts=2, seconds=1), Player(2, firsts=1, seconds=2), Player(3, firsts=1, seconds=1)]
    assert who(pair(league(players), TABLES, {}))[0] == (2, 3, 1)


def test_each_table_says_why() -> None:
    def said(*players: Player) -> str:
        return pair(league(players), TABLES, {}).meetings[0].why

    assert said(Player(1), Player(2), Player(3)) == "Equal points, nobody met before, no team-mates; cost 0."
    assert said(Player(1, points=6, met={2: 1}), Player(2, points=4, met={1: 1}), Player(3, points=4)) == (
        "Points no more than 2 apart, 1 of their meetings before, no team-mates; cost 2."
    )
    assert "team-mates among them" in said(Player(1, apart=("North",)), Player(2, apart=("North",)))
    assert said(Player(1)) == "There is nobody else to sit with."


def test_what_cannot_be_avoided_is_reported() -> None:
    players = [
        Player(1, apart=("North",), met={3: 1}, firsts=2),
        Player(2, apart=("North",), firsts=2),
        Player(3, met={1: 1}),
    ]
    assert set(pair(league(players), TABLES, {}).reports) == {
        "No. 1 and no. 2 are both of North.",
        "No. 1 and no. 3 sit together again.",
    }
    assert pair(league(players[:2]), TABLES, {}).reports == (
        "No. 1 and no. 2 are both of North.",
        "No. 1 and no. 2 cannot both keep their starts within two.",
    )


def test_a_meeting_counts_also_where_one_of_the_two_tells_of_it() -> None:
    players = [Player(1), Player(2, met={1: 1}), Player(3), Player(4)]
    made = who(pair(league(players), TABLES, {"size": 2}))
    assert {1, 2} not in [set(table) for table in made]


def test_the_directors_word_goes_before_everything() -> None:
    mates = [Player(at, apart=("North" if at < 4 else "South",)) for at in range(1, 7)]
    barred = tuple((one, other) for one in (1, 2, 3) for other in (4, 5, 6))
    tables = who(pair(league(mates, by_hand=barred), TABLES, {}))
    assert sorted(sorted(table) for table in tables) == [[1, 2, 3], [4, 5, 6]]
    with pytest.raises(CannotPair, match="must not meet, by the director's word"):
        pair(league(mates[:3], by_hand=((1, 2),)), TABLES, {})


def test_at_a_table_sit_two_or_more() -> None:
    with pytest.raises(CannotPair, match="At a table sit two or more, not 1"):
        pair(league([Player(1)]), TABLES, {"size": 1})
