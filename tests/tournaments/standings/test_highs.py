"""The high scores of an event."""

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.highs import HIGHS, highs
from tests.tournaments.standings.slips import bye, entrants, forfeit, game

RESULTS = [
    game(1, (1, 480), (2, 470), board=1),
    game(1, (3, 520), (4, 300), board=2),
    game(2, (1, 400), (3, 400), board=1),
    game(2, (4, 350), (2, 520), board=2),
    bye(3, 1, margin=900),
    forfeit(3, 2, 3, (999, 0)),
    Result(3, 3, (4, 5), (800, 100), at_fault=(4,), conduct=True),
]


def best(name: str, most: int = 1) -> list[tuple[int, int, int]]:
    return [(high.number, high.value, high.round) for high in highs(entrants(5), RESULTS, most)[name]]


def test_the_high_game_and_all_who_equal_it_the_earliest_first() -> None:
    assert best("High game") == [(3, 520, 1), (2, 520, 2)]


def test_a_high_score_that_lost() -> None:
    assert best("High losing game") == [(2, 470, 1)]


def test_the_greatest_spread_is_the_winners() -> None:
    assert best("Greatest spread") == [(3, 220, 1)]


def test_what_a_table_made_together_stands_once() -> None:
    assert best("High table", most=2) == [(1, 950, 1), (4, 870, 2)]


def test_a_draw() -> None:
    assert best("High draw") == [(1, 400, 2)]


def test_of_two_asked_for_the_third_is_named_only_if_it_equals_the_second() -> None:
    assert [value for _, value, _ in best("High game", most=2)] == [520, 520]
    assert [value for _, value, _ in best("High game", most=3)] == [520, 520, 480]


def test_the_greatest_upset_is_by_rating_and_only_among_the_rated() -> None:
    people = [Entrant(1, "A", 1000), Entrant(2, "B", 1300), Entrant(3, "C", 1900), Entrant(4, "D")]
    results = [
        game(1, (1, 2), (2, 1)),
        game(2, (3, 2), (1, 1)),
        game(3, (4, 2), (3, 1)),
        game(4, (2, 2), (3, 2)),
    ]
    (upset,) = highs(people, results)["Greatest upset"]
    assert (upset.number, upset.value, upset.opponents) == (1, 300, (2,))


def test_at_a_table_of_three_the_spread_is_over_the_second() -> None:
    found = highs(entrants(3), [Result(1, 1, (1, 2, 3), (10, 30, 25))])
    assert [(high.number, high.value) for high in found["Greatest spread"]] == [(2, 5)]
    assert [(high.number, high.value) for high in found["High losing game"]] == [(3, 25)]


def test_an_event_without_games_has_every_list_and_nothing_in_it() -> None:
    assert highs(entrants(2), [bye(1, 1)]) == dict.fromkeys(HIGHS, ())
