"""LT 27: who misses a shake scores nothing for it."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.charts import Kind
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk
from tests.games.linguishtik.shakes import moved, play_out, points, scored, shake


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.parametrize(("absent_points", "pays"), [(0, 0), (-1, -1), (-2, -2)])
def test_who_is_away_scores_nothing_or_what_the_table_says(absent_points: int, pays: int) -> None:
    desk = moved(software=(), absent_points=absent_points)
    desk.yes(JUDGE, acts.MarkAbsent(P2), "missed-shake")
    assert desk.happened(e.MarkedAbsent) == [e.MarkedAbsent(P2)]
    desk.challenge(P1, "now")
    play_out(desk, {P1: "+", P3: "N"})
    assert points(desk) == (6, pays, 2)
    assert scored(desk).results[P2] == "absent"


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_who_is_away_is_asked_nothing_and_does_not_challenge() -> None:
    desk = moved()
    desk.yes(JUDGE, acts.MarkAbsent(P1))
    assert desk.asked(P1) == []
    desk.no(P1, acts.Challenge("now"))
    assert desk.state.mover == P2
    desk.no(JUDGE, acts.MarkAbsent(P1), "missed-shake")


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_a_mover_who_is_away_is_still_challenged_and_does_not_write() -> None:
    desk = moved(software=())
    desk.yes(JUDGE, acts.MarkAbsent(P3))
    desk.challenge(P1, "impossible")
    assert desk.must() == {P2}
    play_out(desk, {P2: "N"})
    assert points(desk) == (6, 4, 0)


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.parametrize("kind", ["now", "impossible", "forceout"])
def test_who_is_there_when_writing_begins_is_not_marked_away(kind: Kind) -> None:
    desk = shake(kind)
    desk.no(JUDGE, acts.MarkAbsent(P2), "missed-shake")


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_nobody_is_away_before_the_round() -> None:
    desk = Desk(begun=False)
    desk.no(JUDGE, acts.MarkAbsent(P2), "missed-shake")


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_away_from_the_opening_on_another_makes_its_move() -> None:
    desk = Desk(opening=("s-v", "type:noun"))
    desk.yes(JUDGE, acts.MarkAbsent(P3))
    assert (desk.state.mover, desk.state.stage) == (P1, "function")
    desk.demand(P1, "function:subject")
    desk.passes(P2)


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_forceout_needs_only_those_who_are_there() -> None:
    desk = moved()
    desk.passes(P1)
    desk.passes(P2)
    desk.yes(JUDGE, acts.MarkAbsent(P3))
    assert desk.state.block is not None
    assert desk.state.block.kind == "forceout"
    assert set(desk.state.block.writers) == {P1, P2}


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_who_is_back_plays_from_the_next_shake_on() -> None:
    desk = moved(software=())
    desk.yes(JUDGE, acts.MarkAbsent(P2))
    desk.no(JUDGE, acts.MarkPresent(P1), "missed-shake")
    desk.yes(JUDGE, acts.MarkPresent(P2), "missed-shake")
    assert desk.asked(P2) == []
    desk.challenge(P1, "now")
    play_out(desk, {P1: "+", P3: "N"})
    assert points(desk) == (6, 0, 2)
    desk.ready()
    assert desk.state.order == (P2, P3, P1)


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.paragraph("ready-next", book="linguishtik-play")
@pytest.mark.parametrize("back", [True, False])
def test_between_shakes_who_is_away_may_come_back_and_is_not_waited_for(back: bool) -> None:
    desk = moved(software=())
    desk.yes(JUDGE, acts.MarkAbsent(P2))
    desk.challenge(P1, "now")
    play_out(desk, {P1: "+", P3: "N"})
    assert desk.must() == {P1, P3}
    if back:
        desk.yes(P2, acts.Ready(), "ready-next")
    desk.yes(P1, acts.Ready(), "ready-next")
    desk.yes(P3, acts.Ready(), "next-first")
    assert desk.state.order == ((P2, P3, P1) if back else (P3, P1))


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_away_between_shakes_misses_the_next_one() -> None:
    desk = shake("now")
    play_out(desk, {P1: "+", P2: "N", P3: "N"})
    desk.yes(JUDGE, acts.MarkAbsent(P2), "missed-shake")
    desk.ready()
    assert desk.state.order == (P3, P1)
    assert desk.scores == (6, 2, 2)


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.parametrize("after", [1, 2, 3])
def test_turns_timed_out_in_a_row_make_a_shake_missed(after: int) -> None:
    desk = moved(absent_after=after)
    for turn in range(1, after + 1):
        assert desk.state.mover == P1
        desk.wait(70)
        assert desk.scores == (-turn, 0, 0)
        if turn < after:
            desk.demand(P2, "contains:M" if turn == 1 else "length:4")
            desk.demand(P3, "lacks:Z" if turn == 1 else "singular")
    assert desk.state.absent == (P1,)
    assert desk.state.order == (P2, P3)
    assert desk.last.cites == "missed-shake"


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_a_move_in_time_begins_the_count_again() -> None:
    desk = Desk(opening=("s-v", *NOUN), absent_after=2)
    desk.wait(70)
    desk.letter(P2, "A")
    desk.letter(P3, "M")
    desk.letter(P1, "P")
    desk.letter(P2, "L")
    desk.letter(P3, "S")
    desk.wait(70)
    assert desk.state.absent == ()


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_a_table_may_wait_for_ever() -> None:
    desk = Desk(absent_after=0)
    desk.wait(70 * 10)
    assert (desk.state.absent, desk.scores) == ((), (-10, 0, 0))


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_who_never_opens_misses_the_shake_and_the_next_opens() -> None:
    desk = Desk(begun=False)
    desk.begin()
    desk.wait(70 * 3)
    assert (desk.state.absent, desk.state.order, desk.state.first) == ((P1,), (P2, P3), P2)
    assert desk.scores == (-3, 0, 0)
    desk.roll()


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.paragraph("round-end", book="linguishtik-play")
@pytest.mark.parametrize("gone", [(P2,), (P2, P3)])
def test_nobody_plays_alone(gone: tuple[Seat, ...]) -> None:
    desk = moved(players=len(gone) + 1)
    for seat in gone:
        assert desk.state.ended is None
        desk.yes(JUDGE, acts.MarkAbsent(seat))
    assert desk.state.ended is not None
    assert desk.state.ended.ranks[0] == (P1,)


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
def test_no_clock_runs_for_ever_at_an_empty_table() -> None:
    desk = Desk(absent_after=0, round_minutes=0)
    desk.wait(70 * 200)
    assert desk.state.ended is not None
    assert min(desk.scores) >= -40
