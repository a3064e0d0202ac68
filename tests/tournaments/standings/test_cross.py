"""The wall chart: everybody's rounds side by side."""

from hypothesis import given, settings

from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.cross import cross
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.standings.slips import bye, entrants, forfeit, game, table, tell
from tests.tournaments.standings.test_order import events

WINS = Scoring()


def test_a_cell_says_against_whom_with_what_and_what_it_adds_up_to() -> None:
    results = [game(1, (1, 400), (2, 350), board=3), game(2, (2, 300), (1, 300))]
    one, other = cross(table(results, WINS, many=2), results, WINS, 2)
    assert (one.number, one.rank, other.number) == (1, 1, 2)
    first, second = one.cells
    assert tell(first, "round", "board", "opponents", "score", "against") == (1, 3, (2,), 400, (350,))
    assert tell(first, "result", "how", "started", "spread") == ("won", "played", True, 50)
    assert tell(second, "result", "started", "points_after", "wins_after", "spread_after") == (
        "drawn",
        False,
        1.5,
        3,
        50,
    )
    assert tell(other.cells[0], "result", "score", "against", "spread_after") == ("lost", 350, (400,), -50)


def test_a_round_without_a_result_is_empty_and_the_sums_go_on_after_it() -> None:
    results = [game(1, (1, 400), (2, 350)), game(3, (1, 400), (2, 350))]
    (line, _) = cross(table(results, WINS, many=2), results, WINS, 4)
    assert [cell is None for cell in line.cells] == [False, True, False, True]
    assert tell(line.cells[2], "round", "points_after", "spread_after") == (3, 2, 100)


def test_byes_and_forfeits_have_cells_in_which_nobody_starts() -> None:
    results = [bye(1, 1), forfeit(2, 1, 2, scores=())]
    (line, other) = cross(table(results, WINS, many=2), results, WINS, 2)
    assert tell(line.cells[0], "opponents", "how", "result", "started", "spread") == (
        (),
        "bye",
        "won",
        False,
        50,
    )
    assert tell(line.cells[1], "how", "started", "score", "spread_after") == ("forfeit", False, 0, 125)
    assert tell(other.cells[1], "result", "points_after") == ("lost", 0)


def test_at_a_table_of_three_both_others_are_named() -> None:
    scoring = Scoring(worth="places", places={"3": (6, 4, 2)})
    results = [Result(1, 1, (3, 1, 2), (9, 8, 7))]
    rows = {line.number: line for line in cross(table(results, scoring, many=3), results, scoring, 1)}
    assert tell(rows[1].cells[0], "opponents", "score", "against", "points_after") == ((3, 2), 8, (9, 7), 4)


@settings(max_examples=30)
@given(events())
def test_the_last_sums_of_everybody_are_what_the_standings_say(results: list[Result]) -> None:
    rows = standings(entrants(6), results, WINS, 4)
    for row, line in zip(rows, cross(rows, results, WINS, 4), strict=True):
        cells = [cell for cell in line.cells if cell]
        assert (row.number, row.rank, row.played) == (line.number, line.rank, len(cells))
        assert (cells[-1].points_after, cells[-1].wins_after, cells[-1].spread_after) == (
            row.points,
            row.wins,
            row.spread,
        )
