"""Large fields: the short cut costs nothing that is hard, and it is quick."""

from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.tournaments.pairing import widening
from gamehall.tournaments.pairing.drawn import bench_field
from gamehall.tournaments.pairing.finding import pair
from tests.tournaments.pairing.events import event, widest
from tests.tournaments.pairing.fields import all_pairs, hard, sat, tangled, who


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fields of any size are paired as large ones are, by one or two likely opponents at first."""
    monkeypatch.setattr(widening, "SMALL", 0)
    monkeypatch.setattr(widening, "WIDTHS", (1, 2))
    monkeypatch.setattr(widening, "_BLOCK", 3)


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("schools", [0, 2])
@pytest.mark.parametrize("count", [6, 7, 8])
def test_nothing_hard_is_owed_to_the_short_cut(count: int, schools: int) -> None:
    for seed in range(12):
        drawn = tangled(count, seed, schools)
        best = min(hard(drawn, one) for one in all_pairs([player.number for player in drawn.players]))
        assert hard(drawn, who(pair(drawn, "swiss", {}))) == best


@pytest.mark.usefixtures("narrow")
def test_an_event_paired_by_likely_opponents_has_no_repeats_and_even_starts() -> None:
    rounds = event(24, [("swiss", {})] * 7, seed=3)
    assert not any(made.reports for _, made in rounds)
    assert widest(rounds) <= 2


@pytest.mark.parametrize("count", [500, 501])
def test_five_hundred_late_in_an_event_take_less_than_a_second(count: int) -> None:
    drawn = bench_field(count, 12, "late")
    begun = process_time()
    made = pair(drawn, "swiss", {})
    assert process_time() - begun < 1
    assert sat(made) == list(range(1, count + 1))
    assert hard(drawn, who(made)) == (0, 0, 0, 0)


def test_a_school_that_is_too_large_meets_itself_no_more_than_it_must() -> None:
    drawn = bench_field(300, 6, "school")
    players = tuple(
        replace(player, apart=("North",) if player.number <= 200 else ("South",)) for player in drawn.players
    )
    made = pair(replace(drawn, players=players), "swiss", {})
    assert sum("both of North" in said for said in made.reports) == 50
    assert len(made.reports) == 50


def test_where_many_would_best_meet_the_same_few_not_all_pairs_are_weighed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of four hundred a hundred play for prizes, and the lowest who may still take one are the same few."""
    monkeypatch.setattr(widening, "WIDTHS", (2, 4, 16))
    widths: list[int] = []
    edges = widening._edges

    def noted(*asked: Any) -> Any:
        widths.append(asked[-1])
        return edges(*asked)

    monkeypatch.setattr(widening, "_edges", noted)
    made = pair(bench_field(400, 7, "few"), "cop", {"simulations": 100})
    assert sat(made) == list(range(1, 401))
    assert widths == [2, 4, 16]


def test_a_drawn_field_is_the_same_for_the_same_seed() -> None:
    assert bench_field(9, 5, "x") == bench_field(9, 5, "x") != bench_field(9, 5, "y")
    for player in bench_field(9, 5, "x").players:
        assert player.firsts + player.seconds + player.byes == 5
        assert sum(player.met.values()) + player.byes == 5
