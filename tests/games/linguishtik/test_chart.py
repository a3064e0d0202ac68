"""Every row of the scoring chart, and every combination of who wrote what.

Signs: + correct, x not correct, N neutral, - absent.
"""

from collections.abc import Sequence
from itertools import combinations, product
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.games.linguishtik.charts import Kind, Result, charts, match_points, score
from gamehall.kernel.seat import Seat

SEATS = CALLER, MOVER, THIRD = Seat("p1"), Seat("p2"), Seat("p3")
SIGNS: dict[str, Result] = {"+": "correct", "x": "wrong", "N": "neutral", "-": "absent"}
DEFAULT, TRANSCRIBED = "default", "agloa-2025-transcribed"

NOW = """
    + + +  6 4 4  A
    + + x  6 4 2  A
    + + N  6 4 2  A
    + x +  6 2 4  A
    + x x  6 2 2  A
    + x N  6 2 2  A
    + N +  6 2 4  A
    + N x  6 2 2  A
    + N N  6 2 2  A
    x + +  2 6 6  B
    x + x  2 6 2  B
    x + N  2 6 4  B
    x x +  2 2 6  B
    x x x  2 2 2  C
    x x N  2 2 4  C
    x N +  2 4 6  B
    x N x  2 4 2  C
    x N N  2 4 4  C
"""
NOW_FOUR_AHEAD = """
    + N N  6 2 2  A
    x + N  2 6 4  B
    x N +  2 4 6  B
    x x x  2 2 2  C
    x x N  2 2 6  C
    x N x  2 6 2  C
    x N N  2 6 6  C
"""
NOW_TRANSCRIBED = """
    + + x  6 4 2  A
    x + N  2 6 4  B
    x x x  4 2 2  C
    x x N  4 2 4  C
    x N x  4 4 2  C
    x N N  4 4 4  C
"""
NOW_TRANSCRIBED_FOUR_AHEAD = """
    x x N  4 2 6  C
    x N N  4 6 6  C
"""
NOW_FOR_TWO = """
    + +  6 4  A
    + x  6 2  A
    + N  6 2  A
    x +  2 6  B
    x x  2 2  C
    x N  2 4  C
"""
IMPOSSIBLE = """
    N + +  2 6 6  E
    N + x  2 6 2  E
    N + N  2 6 4  E
    N x +  2 2 6  E
    N x x  6 2 2  D
    N x N  6 2 4  D
"""
IMPOSSIBLE_TRANSCRIBED = """
    N + +  4 6 6  E
    N + x  4 6 2  E
    N + N  4 6 4  E
    N x +  4 2 6  E
    N x x  6 2 2  D
    N x N  6 2 4  D
"""
IMPOSSIBLE_FOR_TWO = """
    N +  2 6  E
    N x  6 2  D
"""
HOPELESS = """
    N + +  2 6 6  H
    N + x  2 6 2  H
    N + N  2 6 2  H
    N x +  2 2 6  H
    N N +  2 2 6  H
    N x x  0 0 0  G
    N x N  0 0 0  G
    N N x  0 0 0  G
    N N N  0 0 0  G
    N +    2 6    H
    N x    0 0    G
    N N    0 0    G
"""
TWO_CHALLENGERS = """
    + + +  6 6 4  A
    + + x  6 6 2  A
    + + N  6 6 2  A
    + x +  6 2 4  A
    x + N  2 6 2  A
    x x +  2 2 6  B
    x x x  2 2 2  C
    x x N  2 2 4  C
"""


def lines(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def row_by_row(table: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("line", lines(table), ids="".join)


def seated(signs: Sequence[str]) -> dict[Seat, Result]:
    return {seat: SIGNS[sign] for seat, sign in zip(SEATS, signs, strict=False)}


def check(
    line: list[str],
    kind: Kind,
    chart: str = DEFAULT,
    challengers: tuple[Seat, ...] = (CALLER,),
    four_ahead: bool = False,
) -> None:
    """A line of a table: what each wrote, what each gets, the row."""
    players = len(line) // 2
    signs, points, row = line[:players], line[players:-1], line[-1]
    mover = None if kind in ("forceout", "hopeless", "time") else SEATS[len(challengers)]
    scored = score(chart, kind, seated(signs), challengers, mover, four_ahead)
    assert (scored.row, [str(scored.points[seat]) for seat in SEATS[:players]]) == (row, points)


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
def test_the_tables_here_leave_nothing_out() -> None:
    """Each is correct, wrong or neutral, but for those who must write and those who may not."""
    assert {tuple(line[:3]) for line in lines(NOW)} == set(product("+x", "+xN", "+xN"))
    assert {tuple(line[:2]) for line in lines(NOW_FOR_TWO)} == set(product("+x", "+xN"))
    for table in (IMPOSSIBLE, IMPOSSIBLE_TRANSCRIBED):
        assert {tuple(line[:3]) for line in lines(table)} == set(product("N", "+x", "+xN"))
    assert len(lines(NOW)) == 18
    assert len(lines(IMPOSSIBLE)) == 6
    hopeless = {tuple(line[:3]) for line in lines(HOPELESS) if len(line) == 7}
    assert hopeless == set(product("N", "+xN", "+xN"))


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@row_by_row(NOW)
def test_challenge_now(line: list[str]) -> None:
    check(line, "now")


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
@row_by_row(NOW_FOUR_AHEAD)
def test_challenge_now_by_a_leader_four_ahead_at_the_warning(line: list[str]) -> None:
    check(line, "now", four_ahead=True)


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@row_by_row(NOW_TRANSCRIBED)
def test_challenge_now_by_the_transcribed_chart(line: list[str]) -> None:
    check(line, "now", TRANSCRIBED)


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
@row_by_row(NOW_TRANSCRIBED_FOUR_AHEAD)
def test_four_ahead_by_the_transcribed_chart(line: list[str]) -> None:
    check(line, "now", TRANSCRIBED, four_ahead=True)


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@row_by_row(NOW_FOR_TWO)
def test_challenge_now_between_two(line: list[str]) -> None:
    check(line, "now")


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
def test_four_ahead_between_two() -> None:
    check(["x", "N", "2", "6", "C"], "now", four_ahead=True)
    check(["x", "x", "2", "2", "C"], "now", four_ahead=True)


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@row_by_row(IMPOSSIBLE)
def test_challenge_impossible(line: list[str]) -> None:
    check(line, "impossible")


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@row_by_row(IMPOSSIBLE_TRANSCRIBED)
def test_challenge_impossible_by_the_transcribed_chart(line: list[str]) -> None:
    check(line, "impossible", TRANSCRIBED)


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@row_by_row(IMPOSSIBLE_FOR_TWO)
def test_challenge_impossible_between_two(line: list[str]) -> None:
    check(line, "impossible")


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize("chart", [DEFAULT, TRANSCRIBED])
@row_by_row(HOPELESS)
def test_player_one_calls_the_roll_impossible(line: list[str], chart: str) -> None:
    check(line, "hopeless", chart)


@pytest.mark.paragraph("hopeless-none", book="linguishtik-play")
def test_a_roll_that_nobody_can_solve_pays_nobody() -> None:
    for players in (2, 3):
        for signs in product("xN", repeat=players):
            scored = score(DEFAULT, "hopeless", seated(signs), (CALLER,))
            assert (scored.row, set(scored.points.values())) == ("G", {0})


@pytest.mark.paragraph("hopeless-points", book="linguishtik-play")
def test_whoever_solves_a_roll_called_impossible_gets_six() -> None:
    scored = score(DEFAULT, "hopeless", seated("NN+"), (CALLER,))
    assert scored.points == {CALLER: 2, MOVER: 2, THIRD: 6}


@pytest.mark.paragraph("forceout-points", book="linguishtik-play")
@pytest.mark.parametrize("chart", [DEFAULT, TRANSCRIBED])
@pytest.mark.parametrize("players", [2, 3])
def test_in_a_forceout_each_is_paid_for_his_own_solution(players: int, chart: str) -> None:
    paid = {"+": 4, "x": 2, "N": 2}
    for signs in product("+xN", repeat=players):
        scored = score(chart, "forceout", seated(signs))
        assert (scored.row, [*scored.points.values()]) == ("F", [paid[sign] for sign in signs])


@pytest.mark.paragraph("scoring-chart", "round-end", book="linguishtik-play")
@pytest.mark.parametrize("chart", [DEFAULT, TRANSCRIBED])
@pytest.mark.parametrize("players", [2, 3])
def test_when_time_is_up_each_is_paid_for_his_own_solution(players: int, chart: str) -> None:
    paid = {"+": 4, "x": 2, "N": 2}
    for signs in product("+xN", repeat=players):
        scored = score(chart, "time", seated(signs))
        assert (scored.row, [*scored.points.values()]) == ("I", [paid[sign] for sign in signs])


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@row_by_row(TWO_CHALLENGERS)
def test_two_who_challenge_now_at_once_are_both_challengers(line: list[str]) -> None:
    check(line, "now", challengers=(CALLER, MOVER))


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
def test_two_who_challenge_impossible_at_once_are_both_challengers() -> None:
    check(["N", "N", "+", "2", "2", "6", "E"], "impossible", challengers=(CALLER, MOVER))
    check(["N", "N", "x", "6", "6", "2", "D"], "impossible", challengers=(CALLER, MOVER))


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize("kind", ["impossible", "hopeless"])
def test_what_a_challenger_writes_who_may_not_write_counts_for_nothing(kind: Kind) -> None:
    for sign in SIGNS.keys() - {"-"}:
        written = score(DEFAULT, kind, seated((sign, "x", "N")), (CALLER,), MOVER)
        assert written == score(DEFAULT, kind, seated("NxN"), (CALLER,), MOVER)


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
def test_who_must_write_cannot_be_neutral() -> None:
    """The mover against Impossible, the challenger in a Now; a mover in a Now may be."""
    check(["N", "N", "+", "2", "2", "6", "E"], "impossible")
    check(["N", "N", "N", "6", "2", "4", "D"], "impossible")
    check(["N", "x", "N", "2", "2", "4", "C"], "now")
    check(["N", "N", "+", "2", "4", "6", "B"], "now")


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.parametrize("missed", [0, -2])
def test_an_absent_player_gets_what_a_missed_shake_costs(missed: int) -> None:
    now = score(DEFAULT, "now", seated("+N-"), (CALLER,), MOVER, absent_points=missed)
    assert now.points == {CALLER: 6, MOVER: 2, THIRD: missed}
    nobody = score(DEFAULT, "impossible", seated("Nx-"), (CALLER,), MOVER, absent_points=missed)
    assert nobody.points == {CALLER: 6, MOVER: 2, THIRD: missed}
    out = score(DEFAULT, "forceout", seated("+-x"), absent_points=missed)
    assert out.points == {CALLER: 4, MOVER: missed, THIRD: 2}
    gone = score(DEFAULT, "now", seated("-x+"), (CALLER,), MOVER, absent_points=missed)
    assert gone.points == {CALLER: missed, MOVER: 2, THIRD: 6}


@pytest.mark.paragraph("match-points", book="linguishtik-play")
@pytest.mark.parametrize("chart", [DEFAULT, TRANSCRIBED])
@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ((20, 14, 8), (6, 4, 2)),
        ((8, 20, 14), (2, 6, 4)),
        ((20, 20, 8), (5, 5, 2)),
        ((20, 8, 20), (5, 2, 5)),
        ((20, 14, 14), (6, 3, 3)),
        ((14, 14, 20), (3, 3, 6)),
        ((14, 14, 14), (4, 4, 4)),
        ((0, -1, -3), (6, 4, 2)),
        ((20, 14), (6, 4)),
        ((14, 20), (4, 6)),
        ((14, 14), (5, 5)),
    ],
)
def test_a_round_pays_by_rank(totals: tuple[int, ...], points: tuple[int, ...], chart: str) -> None:
    of_seats = dict(zip(SEATS, totals, strict=False))
    assert match_points(of_seats, chart=chart) == dict(zip(SEATS, points, strict=False))


@pytest.mark.paragraph("match-points", book="linguishtik-play")
def test_who_never_came_gets_no_points_and_leaves_a_table_of_two() -> None:
    totals = {CALLER: 8, MOVER: 14, THIRD: 0}
    assert match_points(totals, present=(CALLER, MOVER)) == {CALLER: 4, MOVER: 6, THIRD: 0}


@pytest.mark.parametrize("chart", charts().values(), ids=charts())
def test_a_chart_can_be_printed(chart: object) -> None:
    """Nine rows in order, each with a sentence of its own and a source."""
    [found] = [each for each in charts().values() if each is chart]
    assert "".join(found.rows) == "ABCDEFGHI"
    assert {row.kind for row in found.rows.values()} == set(get_args(Kind))
    says = [row.says for row in found.rows.values()]
    assert len(set(says)) == len(says)
    assert all(row.says.endswith(".") and row.provenance for row in found.rows.values())
    assert found.rows["A"].paid(6) == ("challenger",)
    assert found.rows["B"].paid(2) == ("challenger", "wrong")
    assert (found.lead, found.match) == (4, (6, 4, 2))
    assert found.title
    assert found.season
    assert found.provenance


def test_the_charts_differ_in_two_cells_only() -> None:
    one, other = charts()[DEFAULT].rows, charts()[TRANSCRIBED].rows
    cells = [
        (letter, role, points, other[letter].points[role])
        for letter, row in one.items()
        for role, points in row.points.items()
        if other[letter].points[role] != points
    ]
    assert cells == [("C", "challenger", 2, 4), ("E", "challenger", 2, 4)]


def some_results() -> st.SearchStrategy[dict[Seat, Result]]:
    results = st.sampled_from(get_args(Result))
    return st.integers(2, 3).flatmap(lambda n: st.fixed_dictionaries(dict.fromkeys(SEATS[:n], results)))


@given(
    chart=st.sampled_from(sorted(charts())),
    kind=st.sampled_from(get_args(Kind)),
    results=some_results(),
    callers=st.sampled_from([(), *combinations(SEATS, 1), *combinations(SEATS, 2)]),
    mover=st.sampled_from([None, *SEATS]),
    four_ahead=st.booleans(),
)
def test_everybody_is_scored_and_nobody_gets_more_than_six(
    chart: str,
    kind: Kind,
    results: dict[Seat, Result],
    callers: tuple[Seat, ...],
    mover: Seat | None,
    four_ahead: bool,
) -> None:
    scored = score(chart, kind, results, callers, mover, four_ahead)
    assert scored.points.keys() == results.keys()
    assert charts()[chart].rows[scored.row].kind == kind
    for seat, points in scored.points.items():
        assert points in (0, 2, 4, 6)
        assert (points == 0) == (results[seat] == "absent" or scored.row == "G")


@given(totals=st.lists(st.integers(-5, 40), min_size=2, max_size=3))
def test_a_round_always_pays_out_the_same_sum_and_never_less_to_the_better(totals: list[int]) -> None:
    points = match_points(dict(zip(SEATS, totals, strict=False)))
    assert sum(points.values()) == sum(charts()[DEFAULT].match[: len(totals)])
    pairs = zip(totals, points.values(), strict=True)
    for (one, paid), (other, also) in combinations(pairs, 2):
        assert (paid > also, paid == also) == (one > other, one == other)
