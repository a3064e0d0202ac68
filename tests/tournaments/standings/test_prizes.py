"""Who wins what, and how the tied divide it."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.money import money, part_of
from gamehall.tournaments.standings.prizes import Won, awards, place_prizes, prizes
from gamehall.tournaments.standings.row import Row


def ranked(*ranks: int) -> tuple[Row, ...]:
    """The standings of 1, 2, 3, … with these ranks."""
    return tuple(Row(number, rank, Fraction(0)) for number, rank in enumerate(ranks, start=1))


def event(places: tuple[str, ...] = (), classes: dict[str, tuple[str, ...]] | None = None) -> Format:
    return Format("f", "F", (), "", (), prizes=places, class_prizes=classes or {})


def parts(won: tuple[Won, ...]) -> list[tuple[int, int, str]]:
    return [(one.number, one.place, one.part) for one in won]


def test_the_places_win_their_prizes() -> None:
    assert parts(place_prizes(ranked(1, 2, 3), ("$100", "$50"))) == [(1, 1, "$100"), (2, 2, "$50")]


def test_who_are_equal_share_the_prizes_of_their_places() -> None:
    won = place_prizes(ranked(1, 1, 3, 4), ("$100", "$50", "$20"))
    assert parts(won) == [(1, 1, "$75"), (2, 1, "$75"), (3, 3, "$20")]
    assert won[0].says == "Place 1, shared by 2: $100 and $50 together, $75 each."
    assert won[2].says == "Place 3: $20."


def test_the_last_prize_is_divided_among_all_who_share_its_place() -> None:
    assert parts(place_prizes(ranked(1, 2, 2, 2), ("100", "50"))) == [
        (1, 1, "100"),
        (2, 2, "16.66"),
        (3, 2, "16.66"),
        (4, 2, "16.66"),
    ]


def test_a_cup_is_not_divided_by_reckoning() -> None:
    won = place_prizes(ranked(1, 1), ("Cup", "$50"))
    assert parts(won) == [(1, 1, ""), (2, 1, "")]
    assert won[0].says == "Place 1, shared by 2: Cup and $50 together, to be divided by the director."


def test_the_best_of_a_class_win_its_prizes_beside_those_for_places() -> None:
    people = [Entrant(1, "A"), *(Entrant(n, "E", classes=("junior",)) for n in (2, 3, 4))]
    won = prizes(event(("$9", "$5"), {"junior": ("Book", "Pen")}), people, ranked(1, 2, 3, 4))
    assert [(one.number, one.of, one.place, one.prizes) for one in won] == [
        (1, "", 1, ("$9",)),
        (2, "", 2, ("$5",)),
        (2, "junior", 1, ("Book",)),
        (3, "junior", 2, ("Pen",)),
    ]
    assert won[2].says == "Place 1 of junior: Book."


def test_nobody_wins_the_prize_of_a_class_twice_also_if_the_list_names_it_twice() -> None:
    people = [Entrant(1, "A", classes=("new", "new")), Entrant(2, "B", classes=("new",))]
    won = prizes(event(classes={"new": ("$9", "$5", "$1")}), people, ranked(1, 2))
    assert [(one.number, one.prizes) for one in won] == [(1, ("$9",)), (2, ("$5",))]


def test_equals_of_a_class_share_its_prizes() -> None:
    people = [Entrant(n, "E", classes=("new",)) for n in (2, 3)]
    won = prizes(event(classes={"new": ("$9",)}), people, ranked(1, 2, 2))
    assert parts(won) == [(2, 1, "$4.50"), (3, 1, "$4.50")]


def test_who_is_out_of_the_event_wins_nothing_and_the_others_move_up() -> None:
    won = prizes(event(("$9", "$5")), [], ranked(1, 2, 3), out=(1,))
    assert parts(won) == [(2, 1, "$9"), (3, 2, "$5")]


@given(some.lists(some.integers(1, 6), max_size=8), some.lists(some.integers(0, 500), max_size=6))
def test_no_more_is_given_away_than_there_is_and_less_by_a_cent_each_at_most(
    ranks: list[int], offered: list[int]
) -> None:
    won = place_prizes(ranked(*sorted(ranks)), tuple(map(str, offered)))
    given_away = sum((Fraction(one.part) for one in won), start=Fraction(0))
    there = sum(offered[: len(ranks)])
    assert there - Fraction(len(won), 100) <= given_away <= there
    assert len({one.number for one in won}) == len(won)


@pytest.mark.parametrize("prize", ["$100", "₦50,000", "A$1,250.50", "EUR 20", "20 EUR", "7", "£0.05"])
def test_a_sum_is_written_as_it_was_read(prize: str) -> None:
    assert str(money(prize)) == prize


@pytest.mark.parametrize(
    "prize", ["", "Cup", "1st cup", "2 books", "$1,00", "1.5", "$5 and a cup", "-5", "12.345"]
)
def test_what_is_no_sum_of_money_is_not_read_as_one(prize: str) -> None:
    assert money(prize) is None


def test_sums_of_two_currencies_are_not_added_up() -> None:
    assert part_of(("$5", "£5"), 2) == ""
    assert part_of(("₦50,000", "₦900"), 2) == "₦25,450"


SCALE = {"hall of fame": 15, "gold": 14, "silver": 13}


def test_the_points_earn_the_highest_class_they_reach() -> None:
    rows = [Row(n, 1, Fraction(points)) for n, points in enumerate((15, 14, 13, 12), start=1)]
    assert awards(rows, SCALE) == {1: "hall of fame", 2: "gold", 3: "silver"}
    assert awards(rows, dict(reversed(SCALE.items()))) == awards(rows, SCALE)
    assert awards(rows, SCALE, out=(1,)) == {2: "gold", 3: "silver"}
    assert awards(rows, {}) == {}
