"""LT 25: the warning, four ahead, the end of the round, and what a round pays."""

from typing import Any

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.rules.standing import leader_at_warning
from gamehall.kernel.action import Forfeit, Resign
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import MIDDLE, NOUN, P1, P2, P3, ROLL, Desk
from tests.games.linguishtik.shakes import hand_in, moved, play_out, points, running, scored, shake, write

TIMED: dict[str, Any] = {"software": (), "move_seconds": 0, "absent_after": 0}


def played(*shakes: tuple[Seat, ...], players: int = 3, **options: Any) -> Desk:
    """Each shake is called hopeless by its Player One and refuted by these: six to the others' two."""
    desk = Desk(players=players, **{**TIMED, **options})
    for refuted in shakes:
        caller = desk.state.mover
        desk.challenge(caller, "impossible")
        play_out(desk, {seat: "+" if seat in refuted else "N" for seat in desk.seats if seat != caller})
        if desk.state.ended:
            break
        desk.ready()
        desk.roll()
    return desk


def taken(desk: Desk, **points: int) -> None:
    """A panel takes points, as penalties do."""
    for seat, count in points.items():
        desk.yes(JUDGE, acts.Warn(Seat(seat), "tapping"))
        if count:
            desk.yes(JUDGE, acts.Panel(Seat(seat), "tapping", ("a", "b", "c"), count))


def opened(desk: Desk) -> None:
    """Any player on turn opens, and A, M and P come to Letters."""
    desk.open("s-v", *NOUN)
    desk.letters("AMP")


# The warning.


@pytest.mark.paragraph("round-time", book="linguishtik-play")
@pytest.mark.parametrize(("options", "minutes"), [({}, 30), ({"round_minutes": 7}, 7)])
def test_a_round_lasts_thirty_minutes_or_what_the_table_says(options: dict[str, Any], minutes: int) -> None:
    desk = Desk(**TIMED, **options)
    desk.wait(minutes * 60 - 0.1)
    assert not desk.state.warning
    said = desk.wait(0.102)[-1].ruling
    assert (said.verdict, said.cites) == ("allowed", "warning")
    assert desk.state.warning


@pytest.mark.paragraph("round-time", book="linguishtik-play")
def test_a_table_without_a_limit_has_no_warning() -> None:
    desk = Desk(**TIMED, round_minutes=0)
    desk.wait(600_000)
    assert not desk.state.warning
    assert desk.table.game.dials(desk.state) == ()  # type: ignore[misc]


@pytest.mark.paragraph("round-time", book="linguishtik-play")
def test_the_time_runs_from_the_first_shake_on() -> None:
    desk = Desk(begun=False, **TIMED)
    assert acts.WarningDue() not in running(desk)
    desk.wait(300)
    desk.begin()
    assert desk.left("WarningDue") == 1800


@pytest.mark.paragraph("warning", book="linguishtik-play")
def test_after_the_warning_no_shake_is_begun_and_five_minutes_are_left() -> None:
    desk = shake("now", move_seconds=0)
    desk.wait(0)
    play_out(desk, {P1: "+", P2: "N", P3: "N"})
    desk.ready()
    desk.roll()
    desk.wait(1800)
    assert desk.left("RoundOver") == 300
    opened(desk)
    desk.challenge(P2, "now")
    play_out(desk, {P2: "+", P3: "N", P1: "N"})
    assert desk.state.ended is not None
    assert desk.scores == (8, 8, 4)
    desk.no(P1, acts.Ready())


@pytest.mark.paragraph("warning", book="linguishtik-play")
def test_a_warning_between_shakes_ends_the_round() -> None:
    desk = shake("now", round_minutes=1, ready_seconds=600)
    play_out(desk, {P1: "+", P2: "N", P3: "N"})
    desk.yes(P1, acts.Ready())
    desk.wait(59.9)
    assert desk.state.ended is None
    desk.wait(0.1)
    assert desk.state.ended is not None
    assert desk.state.shake == 1


@pytest.mark.paragraph("warning", book="linguishtik-play")
@pytest.mark.parametrize("phase", ["writing", "checking"])
def test_a_shake_that_is_written_or_checked_at_the_warning_is_finished(phase: str) -> None:
    desk = shake("now", round_minutes=1, finish_minutes=1)
    if phase == "checking":
        hand_in(desk, P1)
        desk.yes(P2, acts.Neutral())
        desk.yes(P3, acts.Neutral())
    desk.wait(60)
    assert (desk.state.warning, desk.state.phase) == (True, phase)
    assert acts.RoundOver() not in running(desk)  # the last minutes are for moves
    desk.wait(65)
    assert (desk.state.phase, desk.state.ended) == (phase, None)
    if phase == "writing":
        hand_in(desk, P1)
        desk.wait(70)
    desk.accept_all()
    assert points(desk) == (6, 2, 2)
    assert desk.state.ended is not None


@pytest.mark.paragraph("round-end", book="linguishtik-play")
def test_when_the_last_minutes_are_over_everybody_writes() -> None:
    desk = moved(**TIMED, round_minutes=1, finish_minutes=2)
    desk.wait(179.9)
    assert desk.state.phase == "moving"
    said = desk.wait(0.102)[-1].ruling
    assert (said.verdict, said.cites) == ("allowed", "round-end")
    assert desk.happened(e.WritingBegun) == [e.WritingBegun("time")]
    assert desk.must() == {P1, P2, P3}
    desk.no(P1, acts.Neutral())
    desk.no(P1, acts.Challenge("now"))
    hand_in(desk, P1, ("The plane crashed.", "plane"))  # any cubes that are left
    desk.wait(190)
    desk.accept_all()
    assert (scored(desk).row, points(desk)) == ("I", (4, 2, 2))
    assert desk.state.ended is not None
    assert desk.state.ended.cites == "round-end"


@pytest.mark.paragraph("round-end", book="linguishtik-play")
def test_a_challenge_in_the_last_minutes_stops_their_clock() -> None:
    desk = moved(**TIMED, round_minutes=1, finish_minutes=1)
    desk.wait(119.9)
    desk.challenge(P1, "impossible")
    desk.wait(100)
    assert desk.state.block is not None
    assert desk.state.block.kind == "impossible"


@pytest.mark.paragraph("round-end", book="linguishtik-play")
def test_time_run_out_before_a_designation_lets_each_writer_choose() -> None:
    desk = Desk(**TIMED, round_minutes=1, finish_minutes=1)
    desk.wait(120)
    desk.no(P1, acts.Present("The lamp glowed.", 4, "lamp"))
    hand_in(desk, P1, designation="s-v")
    desk.wait(190)
    desk.accept_all()
    assert points(desk) == (4, 2, 2)


@pytest.mark.paragraph("round-end", book="linguishtik-play")
@pytest.mark.parametrize("shakes", [1, 2])
def test_a_table_may_play_a_number_of_shakes(shakes: int) -> None:
    desk = played((P2,), (P3,), (P1,), shakes=shakes)
    assert desk.state.shake == shakes
    assert desk.state.ended is not None
    assert len(desk.state.sheet) == shakes


# Four ahead.


def ahead(scores: tuple[int, int, int], **options: Any) -> Desk:
    """The warning finds the players with these points; p1 has moved last but two and calls Now."""
    desk = Desk(roll=ROLL, **{**TIMED, **options})
    lost = {seat: max(scores) - score for seat, score in zip(("p1", "p2", "p3"), scores, strict=True)}
    taken(desk, **lost)
    desk.wait(1800)
    assert desk.state.warning
    opened(desk)
    return desk


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
@pytest.mark.parametrize(
    ("scores", "neutral"),
    [
        ((4, 0, 0), 6),
        ((3, 0, 0), 4),
        ((5, 4, 0), 6),  # of one opponent is enough
        ((4, 4, 0), 4),  # but the leader leads alone
        ((9, 6, 6), 4),
        ((0, 4, 0), 4),  # another led
        ((4, 0, 4), 4),
    ],
)
def test_a_leader_by_four_who_calls_now_in_vain_pays_the_neutral_six(
    scores: tuple[int, int, int], neutral: int
) -> None:
    desk = ahead(scores)
    desk.challenge(P1, "now")
    play_out(desk, {P1: "x", P2: "N", P3: "x"})
    assert points(desk) == (2, neutral, 2)
    assert scored(desk).row == "C"


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
def test_it_holds_for_every_neutral_and_for_silence_too() -> None:
    desk = ahead((4, 0, 0))
    desk.challenge(P1, "now")
    play_out(desk, {P1: "x", P2: "N", P3: "-"})
    assert points(desk) == (2, 6, 6)


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
@pytest.mark.parametrize(
    ("facts", "pays"), [("+NN", (6, 2, 2)), ("x+N", (2, 6, 4)), ("xxN", (2, 2, 6)), ("xxx", (2, 2, 2))]
)
def test_only_where_nobody_is_correct(facts: str, pays: tuple[int, ...]) -> None:
    desk = ahead((4, 0, 0))
    desk.challenge(P1, "now")
    play_out(desk, dict(zip(desk.seats, facts, strict=True)))
    assert points(desk) == pays


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
def test_another_caller_or_impossible_pays_as_always() -> None:
    desk = ahead((4, 0, 0))
    desk.challenge(P2, "now")
    play_out(desk, {P2: "x", P1: "N", P3: "N"})
    assert points(desk) == (4, 2, 4)
    desk = ahead((4, 0, 0))
    desk.challenge(P1, "impossible")
    play_out(desk, {P2: "N", P3: "x"})
    assert points(desk) == (6, 4, 2)


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
def test_before_the_warning_a_lead_costs_nothing() -> None:
    desk = Desk(**TIMED)
    taken(desk, p2=4, p3=4)
    opened(desk)
    desk.challenge(P1, "now")
    play_out(desk, {P1: "x", P2: "N", P3: "N"})
    assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
def test_a_now_called_before_the_warning_pays_as_always_though_it_comes_while_solutions_are_written() -> None:
    desk = Desk(**TIMED)
    taken(desk, p2=4, p3=4)
    opened(desk)
    desk.wait(1790)
    desk.challenge(P1, "now")
    desk.wait(20)
    assert desk.state.warning
    assert desk.state.leader == P1
    play_out(desk, {P1: "x", P2: "N", P3: "N"})
    assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
def test_the_lead_is_that_at_the_warning_penalties_counted() -> None:
    desk = ahead((4, 0, 0))
    taken(desk, p1=3)  # afterwards: too late to matter
    desk.challenge(P1, "now")
    play_out(desk, {P1: "x", P2: "N", P3: "N"})
    assert points(desk) == (2, 6, 6)
    desk = ahead((3, 0, 0))
    taken(desk, p2=3)
    desk.challenge(P1, "now")
    play_out(desk, {P1: "x", P2: "N", P3: "N"})
    assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("four-ahead", book="linguishtik-play")
def test_between_two_players_too() -> None:
    desk = Desk(players=2, **TIMED)
    taken(desk, p2=4)
    assert leader_at_warning(desk.state) == P1
    desk.wait(1800)
    opened(desk)
    desk.challenge(P1, "now")
    play_out(desk, {P1: "x", P2: "N"})
    assert points(desk) == (2, 6)


# What a round pays.


@pytest.mark.paragraph("match-points", book="linguishtik-play")
@pytest.mark.parametrize(
    ("shakes", "pays"),
    [
        ([(P2,), (P3,), (P2,)], (2, 6, 4)),
        ([(P2, P3)], (2, 5, 5)),
        ([(P2,)], (3, 6, 3)),
        ([()], (4, 4, 4)),
    ],
)
def test_three_players_share_what_their_ranks_pay(
    shakes: list[tuple[Seat, ...]], pays: tuple[int, ...]
) -> None:
    desk = played(*shakes, shakes=len(shakes))
    assert tuple(desk.state.match_points[seat] for seat in desk.seats) == pays


@pytest.mark.paragraph("match-points", book="linguishtik-play")
@pytest.mark.parametrize(("refuted", "pays"), [((P2,), (4, 6)), ((), (5, 5))])
def test_two_players_get_six_and_four_or_share_them(refuted: tuple[Seat, ...], pays: tuple[int, int]) -> None:
    desk = played(refuted, shakes=1, players=2)
    assert tuple(desk.state.match_points[seat] for seat in desk.seats) == pays
    assert desk.state.ended is not None
    assert desk.state.ended.ranks == (((P2,), (P1,)) if refuted else ((P1, P2),))


@pytest.mark.paragraph("match-points", book="linguishtik-play")
@pytest.mark.parametrize("how", [Resign(), Forfeit(P2, "left")])
def test_of_two_who_resigns_or_forfeits_comes_last(how: Resign | Forfeit) -> None:
    desk = played((P2,), players=2)
    seat = P2 if isinstance(how, Resign) else JUDGE
    desk.yes(seat, how)
    assert desk.state.match_points == {P1: 6, P2: 4}


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.parametrize("how", [Resign(), Forfeit(P2, "left")])
def test_of_three_one_leaves_and_the_others_play_on(how: Resign | Forfeit) -> None:
    desk = played((P2,))
    desk.yes(P2 if isinstance(how, Resign) else JUDGE, how)
    assert desk.state.ended is None
    assert desk.state.order == (P3, P1)
    assert P2 in (desk.state.absent if isinstance(how, Resign) else desk.state.disqualified)
    desk.challenge(P3, "impossible")
    play_out(desk, {P1: "+"})
    assert points(desk) == (6, 0, 2)
    assert desk.may(P2, "Ready") == isinstance(how, Resign)


@pytest.mark.paragraph("missed-shake", book="linguishtik-play")
@pytest.mark.parametrize("how", [Resign(), Forfeit(P3, "left")])
@pytest.mark.parametrize("phase", ["writing", "checking"])
def test_who_leaves_while_solutions_are_written_or_checked_is_not_waited_for(
    phase: str, how: Resign | Forfeit
) -> None:
    desk = shake("now")
    hand_in(desk, P1)
    if phase == "checking":
        write(desk, {P2: "N", P3: "N"})
    desk.yes(P3 if isinstance(how, Resign) else JUDGE, how)
    assert P3 not in desk.must()


@pytest.mark.paragraph("initial-penalty", book="linguishtik-play")
@pytest.mark.parametrize("granted", [True, False])
def test_a_round_ends_when_its_last_penalty_is_initialled_or_struck(granted: bool) -> None:
    desk = Desk(MIDDLE, opening=("s-v", *NOUN), shakes=1, software=())
    desk.letters("AM")
    desk.yes(P3, acts.Challenge("now"), "now-three-letters")
    desk.letters("P")
    desk.challenge(P2, "now")
    play_out(desk, {P2: "+", P1: "N", P3: "N"})
    assert (desk.state.phase, desk.state.ended) == ("between", None)
    assert not desk.may(P1, "Ready")
    desk.no(JUDGE, acts.Initial(2), "initial-penalty")
    desk.yes(JUDGE, acts.Initial(1, granted), "initial-penalty")
    assert desk.state.ended is not None
    assert desk.scores == (2, 6, 1 if granted else 2)
    assert desk.state.match_points == ({P1: 4, P2: 6, P3: 2} if granted else {P1: 3, P2: 6, P3: 3})
