"""The scoring chart at the table: whole shakes for every row and every way they can go."""

from itertools import product

import pytest

from gamehall.games.linguishtik.charts import Kind
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import Seat
from tests.games.linguishtik.desk import P1, P2, P3
from tests.games.linguishtik.shakes import play_out, points, shake

NOW = """
+++ 644 A
++x 642 A
++N 642 A
+x+ 624 A
+xx 622 A
+xN 622 A
+N+ 624 A
+Nx 622 A
+NN 622 A
x++ 266 B
x+x 262 B
x+N 264 B
xx+ 226 B
xxx 222 C
xxN 224 C
xN+ 246 B
xNx 242 C
xNN 244 C
"""
"""Challenger, mover, third party: correct, not correct, neutral; what they get, and by which row."""
IMPOSSIBLE = """
++ 266 E
+x 262 E
+N 264 E
x+ 226 E
xx 622 D
xN 624 D
"""
"""Mover, third party; the challenger, who does not write, is paid first."""
SEATED = (P1, P3, P2)
"""p1 challenges, p3 moved last, p2 is the third party."""


def lines(told: str) -> list[tuple[str, str, str]]:
    return [tuple(line.split()) for line in told.strip().splitlines()]  # type: ignore[misc]


def paid(pays: str) -> tuple[int, ...]:
    """What p1, p2 and p3 get, of what challenger, mover and third party get."""
    by_seat = {seat: int(points) for seat, points in zip(SEATED, pays, strict=False)}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def facts_of(facts: str, seats: tuple[Seat, ...]) -> dict[Seat, str]:
    return dict(zip(seats, facts, strict=True))


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize(("facts", "pays", "row"), lines(NOW))
def test_now(facts: str, pays: str, row: str) -> None:
    desk = shake("now")
    scored = play_out(desk, facts_of(facts, SEATED))
    assert (scored.row, points(desk)) == (row, paid(pays))
    assert desk.scores == paid(pays)
    assert desk.state.sheet[-1].row == row


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize(("facts", "pays", "row"), lines(IMPOSSIBLE))
def test_impossible(facts: str, pays: str, row: str) -> None:
    desk = shake("impossible")
    scored = play_out(desk, facts_of(facts, SEATED[1:]))
    assert (scored.row, points(desk)) == (row, paid(pays))


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize(
    ("kind", "facts", "pays", "row"),
    [
        ("now", "-+-", "264", "B"),
        ("now", "---", "244", "C"),
        ("now", "+--", "622", "A"),
        ("now", "-x-", "224", "C"),
        ("impossible", "--", "622", "D"),
        ("impossible", "-N", "624", "D"),
        ("impossible", "+-", "262", "E"),
        ("impossible", "-+", "226", "E"),
    ],
)
def test_silence_is_wrong_for_who_must_write_and_neutral_under_now(
    kind: Kind, facts: str, pays: str, row: str
) -> None:
    desk = shake(kind)
    scored = play_out(desk, facts_of(facts, SEATED[-len(facts) :]))
    assert (scored.row, points(desk)) == (row, paid(pays))


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.paragraph("two-players", book="linguishtik-play")
@pytest.mark.parametrize(
    ("kind", "facts", "pays", "row"),
    [
        ("now", "++", (6, 4), "A"),
        ("now", "+x", (6, 2), "A"),
        ("now", "+N", (6, 2), "A"),
        ("now", "x+", (2, 6), "B"),
        ("now", "xx", (2, 2), "C"),
        ("now", "xN", (2, 4), "C"),
        ("impossible", " +", (2, 6), "E"),
        ("impossible", " x", (6, 2), "D"),
        ("impossible", " -", (6, 2), "D"),
        ("forceout", "+x", (4, 2), "F"),
        ("hopeless", " N", (0, 0), "G"),
        ("hopeless", " +", (2, 6), "H"),
        ("time", "x+", (2, 4), "I"),
    ],
)
def test_two_players(kind: Kind, facts: str, pays: tuple[int, int], row: str) -> None:
    desk = shake(kind, players=2)
    scored = play_out(desk, facts_of(facts, (P1, P2)))
    assert (scored.row, points(desk)) == (row, pays)


@pytest.mark.paragraph("forceout-points", book="linguishtik-play")
@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize("facts", ["+++", "++x", "+x-", "x-+", "xxx", "---"])
def test_forceout_pays_each_alone(facts: str) -> None:
    desk = shake("forceout")
    assert play_out(desk, facts_of(facts, (P1, P2, P3))).row == "F"
    assert points(desk) == tuple(4 if fact == "+" else 2 for fact in facts)


@pytest.mark.paragraph("round-end", book="linguishtik-play")
@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize("facts", ["+++", "x+-", "---"])
def test_time_run_out_pays_each_alone(facts: str) -> None:
    desk = shake("time")
    assert play_out(desk, facts_of(facts, (P1, P2, P3))).row == "I"
    assert points(desk) == tuple(4 if fact == "+" else 2 for fact in facts)
    assert desk.state.ended is not None


@pytest.mark.paragraph("hopeless-none", book="linguishtik-play")
@pytest.mark.paragraph("hopeless-points", book="linguishtik-play")
@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize("facts", ["".join(each) for each in product("+xN-", repeat=2)])
def test_a_hopeless_roll_pays_nobody_or_those_who_refute_it(facts: str) -> None:
    desk = shake("hopeless")
    scored = play_out(desk, facts_of(facts, (P2, P3)))
    if "+" in facts:
        assert (scored.row, points(desk)) == ("H", (2, *(6 if fact == "+" else 2 for fact in facts)))
    else:
        assert (scored.row, points(desk)) == ("G", (0, 0, 0))


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize(
    ("kind", "facts", "pays"), [("now", "xxN", (4, 4, 2)), ("impossible", "+N", (4, 4, 6))]
)
def test_a_table_may_be_paid_by_the_other_chart(kind: Kind, facts: str, pays: tuple[int, ...]) -> None:
    desk = shake(kind, chart="agloa-2025-transcribed")
    play_out(desk, facts_of(facts, SEATED[-len(facts) :]))
    assert points(desk) == pays


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize("manner", ["tournament", "guided"])
def test_points_add_up_over_shakes(manner: Manner) -> None:
    desk = shake("now", manner=manner)
    play_out(desk, {P1: "+", P2: "N", P3: "N"})
    desk.ready()
    assert desk.state.order == (P2, P3, P1)
    desk.roll()
    desk.challenge(P2, "impossible")
    play_out(desk, {P3: "+", P1: "N"})
    assert desk.scores == (6 + 2, 2 + 2, 2 + 6)
    assert [line.row for line in desk.state.sheet] == ["A", "H"]
