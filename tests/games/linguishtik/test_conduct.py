"""LT 26: a judge warns, a panel of three takes points or disqualifies."""

from typing import Any

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.charts import Kind
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from gamehall.kernel.views import view_of
from tests.games.linguishtik.desk import MIDDLE, P1, P2, P3, Desk
from tests.games.linguishtik.shakes import (
    challenged,
    hand_in,
    moved,
    object_to,
    play_out,
    points,
    scored,
    shake,
)

PANEL = ("Ann", "Bob", "Cyd")


def out(player: Seat, of: Any = "round") -> acts.Panel:
    return acts.Panel(player, "kept singing", PANEL, disqualify=of)


@pytest.mark.paragraph("conduct", book="linguishtik-play")
@pytest.mark.paragraph("conduct-warning", book="linguishtik-play")
def test_a_judge_warns_a_player_to_stop() -> None:
    desk = moved()
    said = desk.yes(JUDGE, acts.Warn(P2, "stop tapping."), "conduct-warning")
    assert said.says == "The judge warns {p2}: stop tapping."
    assert desk.state.warned == (P2,)
    assert desk.scores == (0, 0, 0)
    assert desk.state.mover == P1  # play goes on


@pytest.mark.paragraph("conduct-warning", book="linguishtik-play")
def test_the_warning_says_what_to_stop_and_names_a_player_of_the_table() -> None:
    desk = moved()
    desk.no(JUDGE, acts.Warn(P2, "  "), "conduct-warning")
    desk.no(JUDGE, acts.Warn(Seat("p9"), "stop tapping"), "conduct")
    desk.no(JUDGE, acts.Panel(Seat("p9"), "tapping", PANEL, 1), "conduct")


@pytest.mark.paragraph("conduct", "conduct-warning", "conduct-panel", book="linguishtik-play")
def test_only_the_judge_warns_and_only_a_panel_takes_points() -> None:
    desk = moved()
    for seat in desk.seats:
        desk.no(seat, acts.Warn(P2, "stop tapping"), "conduct-warning")
        desk.no(seat, acts.Panel(P2, "tapping", PANEL, 1), "conduct-panel")
        desk.no(seat, acts.Panel(P2, "tapping", PANEL, spares=True), "conduct-panel")
        desk.no(seat, acts.MarkAbsent(P2), "missed-shake")
        desk.no(seat, acts.MarkPresent(P2), "missed-shake")
    for act in (acts.Warn(P2, "stop tapping"), acts.Panel(P2, "tapping", PANEL, 1), acts.MarkAbsent(P2)):
        desk.no(GALLERY, act)


@pytest.mark.paragraph("conduct", book="linguishtik-play")
@pytest.mark.parametrize("begun", [False, True])
def test_a_judge_may_warn_at_any_time(begun: bool) -> None:
    desk = Desk(begun=begun)
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    for kind in ("now", "time", "forceout"):
        shake(kind).yes(JUDGE, acts.Warn(P2, "stop tapping"))


@pytest.mark.paragraph("conduct-informed", book="linguishtik-play")
def test_the_record_says_who_was_told_of_the_warning() -> None:
    desk = moved()
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping", ("Dee, head of the division", "Eve, moderator")))
    warned = e.ConductWarned(P2, "stop tapping", ("Dee, head of the division", "Eve, moderator"))
    assert desk.happened(e.ConductWarned) == [warned]
    for seat in (*desk.seats, JUDGE):
        assert warned in view_of(desk.table, seat).table.entries[-1].ruling.events


@pytest.mark.paragraph("conduct-panel", book="linguishtik-play")
def test_after_the_warning_a_point_is_taken_for_each_time() -> None:
    desk = moved()
    desk.no(JUDGE, acts.Panel(P2, "tapping", PANEL, 1), "conduct-panel")
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    desk.no(JUDGE, acts.Panel(P3, "tapping", PANEL, 1), "conduct-panel")
    said = desk.yes(JUDGE, acts.Panel(P2, "tapping", PANEL, 1), "conduct-panel")
    assert said.verdict == "penalised"
    desk.yes(JUDGE, acts.Panel(P2, "tapping", PANEL, 3))
    assert desk.scores == (0, -4, 0)


@pytest.mark.paragraph("conduct-panel", book="linguishtik-play")
@pytest.mark.parametrize("violations", [-1, 0, 21])
def test_the_panel_says_how_often_and_what(violations: int) -> None:
    desk = moved()
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    desk.no(JUDGE, acts.Panel(P2, "tapping", PANEL, violations), "conduct-panel")
    desk.no(JUDGE, acts.Panel(P2, " ", PANEL, 1), "conduct-panel")


@pytest.mark.paragraph("conduct-panel", book="linguishtik-play")
@pytest.mark.parametrize("warned", [True, False])
def test_the_panel_may_also_take_no_point(warned: bool) -> None:
    """It considers the situation and may penalise: that it did not is kept with the names."""
    desk = moved()
    if warned:
        desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    said = desk.yes(JUDGE, acts.Panel(P2, "tapping.", PANEL, spares=True), "conduct-panel")
    assert (said.verdict, said.says) == ("allowed", "The panel takes no point from {p2}: tapping.")
    assert desk.happened(e.ConductSpared) == [e.ConductSpared(P2, "tapping.", PANEL)]
    assert desk.scores == (0, 0, 0)
    assert desk.state.mover == P1


@pytest.mark.paragraph("conduct-panel", "conduct-panel-members", book="linguishtik-play")
def test_a_panel_decides_one_thing() -> None:
    desk = moved()
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    desk.no(JUDGE, acts.Panel(P2, "tapping", PANEL, 1, spares=True), "conduct-panel")
    desk.no(JUDGE, acts.Panel(P2, "tapping", PANEL, disqualify="round", spares=True), "conduct-panel")
    desk.no(JUDGE, acts.Panel(P2, "tapping", ("Ann",), spares=True), "conduct-panel-members")
    desk.no(JUDGE, acts.Panel(P2, " ", PANEL, spares=True), "conduct-panel")


@pytest.mark.paragraph("conduct-panel", book="linguishtik-play")
def test_a_warning_holds_for_later_shakes() -> None:
    desk = shake("now")
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    play_out(desk, {P1: "+", P2: "N", P3: "N"})
    desk.yes(JUDGE, acts.Panel(P2, "tapping", PANEL, 1))
    desk.ready()
    desk.yes(JUDGE, acts.Panel(P2, "tapping", PANEL, 1))
    assert desk.scores == (6, 0, 2)


@pytest.mark.paragraph("conduct-panel", book="linguishtik-play")
def test_the_panel_are_judges_so_its_point_waits_for_no_initials() -> None:
    desk = Desk(MIDDLE, software=())
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    desk.yes(JUDGE, acts.Panel(P2, "tapping", PANEL, 1))
    assert desk.scores == (0, -1, 0)
    assert not desk.may(JUDGE, "Initial")


@pytest.mark.paragraph("conduct-panel-members", book="linguishtik-play")
@pytest.mark.parametrize(
    "members", [(), ("Ann",), ("Ann", "Bob"), ("Ann", "Bob", "Ann"), ("Ann", "Bob", " "), (*PANEL, "Dee")]
)
@pytest.mark.parametrize("disqualify", ["", "round"])
def test_a_panel_has_three_members(members: tuple[str, ...], disqualify: Any) -> None:
    desk = moved()
    desk.yes(JUDGE, acts.Warn(P2, "stop tapping"))
    desk.no(JUDGE, acts.Panel(P2, "tapping", members, 1, disqualify), "conduct-panel-members")
    desk.yes(JUDGE, acts.Panel(P2, "tapping", PANEL, 1, disqualify))


# Disqualified.


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
@pytest.mark.parametrize("of", ["round", "tournament"])
def test_the_panel_may_disqualify_for_the_round_or_the_tournament(of: str) -> None:
    desk = moved()
    said = desk.yes(JUDGE, out(P2, of), "disqualified")  # for grave misconduct no warning is needed
    assert (said.verdict, desk.state.disqualified) == ("penalised", (P2,))
    assert desk.happened(e.Disqualified) == [e.Disqualified(P2, of, "kept singing", PANEL)]  # type: ignore[arg-type]
    desk.no(JUDGE, out(P2), "disqualified")
    desk.no(JUDGE, acts.MarkAbsent(P2), "missed-shake")
    assert desk.asked(P2) == []


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_not_before_the_round_has_begun() -> None:
    desk = Desk(begun=False)
    desk.no(JUDGE, out(P2), "conduct-panel")


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
@pytest.mark.parametrize("who", [P1, P2, P3])
def test_while_moving_the_others_play_on(who: Seat) -> None:
    desk = moved(software=())
    desk.yes(JUDGE, out(who))
    left = [seat for seat in desk.seats if seat != who]
    assert desk.state.order == tuple(left)
    assert desk.state.mover == (P2 if who == P1 else P1)
    caller = next(seat for seat in left if seat != desk.state.last_mover)
    desk.challenge(caller, "now")
    play_out(desk, {seat: "+" if seat == caller else "N" for seat in left})
    assert scored(desk).points == {who: 0, **{seat: 6 if seat == caller else 2 for seat in left}}
    desk.ready()
    assert who not in desk.state.order


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_while_player_one_is_to_roll_the_next_is_player_one() -> None:
    desk = Desk(begun=False)
    desk.begin()
    desk.yes(JUDGE, out(P1))
    assert (desk.state.order, desk.state.first) == ((P2, P3), P2)
    desk.roll()
    desk.designate(P2, "s-v")


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
@pytest.mark.parametrize(
    ("kind", "who", "facts", "pays", "row"),
    [
        ("now", P1, {P2: "N", P3: "+"}, (0, 4, 6), "B"),
        ("now", P1, {P2: "N", P3: "N"}, (0, 4, 4), "C"),
        ("now", P3, {P1: "+", P2: "+"}, (6, 4, 0), "A"),
        ("now", P2, {P1: "x", P3: "N"}, (2, 0, 4), "C"),
        ("impossible", P3, {P2: "N"}, (6, 4, 0), "D"),
        ("impossible", P3, {P2: "+"}, (2, 6, 0), "E"),
        ("impossible", P1, {P2: "x", P3: "+"}, (0, 2, 6), "E"),
        ("forceout", P2, {P1: "+", P3: "x"}, (4, 0, 2), "F"),
        ("hopeless", P1, {P2: "+", P3: "N"}, (0, 6, 2), "H"),
        ("hopeless", P2, {P3: "N"}, (0, 0, 0), "G"),
    ],
)
def test_while_writing_the_others_write_on(
    kind: Kind, who: Seat, facts: dict[Seat, str], pays: tuple[int, ...], row: str
) -> None:
    desk = shake(kind)
    desk.yes(JUDGE, out(who))
    assert play_out(desk, facts).row == row
    assert points(desk) == pays


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_what_was_handed_in_before_is_not_shown() -> None:
    desk = challenged("now", software=())
    hand_in(desk, P3)
    hand_in(desk, P1)
    desk.yes(JUDGE, out(P3))
    desk.yes(P2, acts.Neutral())
    assert [check.solution.by for check in desk.state.checks] == [P1]
    desk.accept_all()
    assert points(desk) == (6, 2, 0)


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_the_last_one_to_write_is_waited_for_no_more() -> None:
    desk = challenged("now", software=())
    hand_in(desk, P1)
    hand_in(desk, P2)
    desk.yes(JUDGE, out(P3))
    assert desk.state.phase == "checking"
    assert [check.checkers for check in desk.state.checks] == [(P2,), (P1,)]


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
@pytest.mark.parametrize(("who", "pays"), [(P1, (0, 6, 4)), (P2, (6, 0, 2)), (P3, (6, 4, 0))])
def test_while_checking_they_check_and_are_checked_no_more(who: Seat, pays: tuple[int, ...]) -> None:
    desk = challenged("now", software=())
    hand_in(desk, P1)
    hand_in(desk, P2)
    desk.yes(P3, acts.Neutral())
    desk.yes(JUDGE, out(who))
    assert desk.asked(who) == []
    assert not any(p.about == who for p in desk.table.prompts)
    desk.accept_all()
    assert points(desk) == pays


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_an_objection_they_made_is_still_ruled_on_and_a_vote_goes_on_without_them() -> None:
    desk = challenged("now", software=())
    hand_in(desk, P1)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    object_to(desk, P1, by=P3)
    desk.yes(JUDGE, acts.PutToVote(P1))
    desk.yes(JUDGE, out(P3))
    assert not desk.may(P3, "Vote")
    desk.yes(P2, acts.Vote(P1, False))
    assert points(desk) == (2, 4, 0)


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_the_last_missing_vote_is_waited_for_no_more() -> None:
    desk = challenged("now", software=())
    hand_in(desk, P1)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    object_to(desk, P1, by=P2)
    desk.yes(JUDGE, acts.PutToVote(P1))
    desk.yes(P2, acts.Vote(P1, False))
    desk.yes(JUDGE, out(P3))
    desk.wait(60)
    assert points(desk) == (2, 4, 0)


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_a_vote_they_gave_counts_no_more() -> None:
    desk = challenged("now", software=())
    hand_in(desk, P1)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    object_to(desk, P1, by=P2)
    desk.yes(JUDGE, acts.PutToVote(P1))
    desk.yes(P3, acts.Vote(P1, True))
    desk.yes(JUDGE, out(P3))
    desk.yes(P2, acts.Vote(P1, False))
    assert points(desk) == (2, 4, 0)


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
@pytest.mark.parametrize("phase", ["moving", "writing", "checking", "between"])
def test_with_two_players_the_other_wins_the_round(phase: str) -> None:
    desk = moved(players=2, software=())
    if phase != "moving":
        desk.challenge(P1, "now")
    if phase in ("checking", "between"):
        hand_in(desk, P1)
        desk.yes(P2, acts.Neutral())
    if phase == "between":
        desk.accept_all()
    desk.yes(JUDGE, out(P1))
    if phase == "writing":
        desk.yes(P2, acts.Neutral())
    assert desk.state.ended is not None
    assert desk.state.ended.ranks == ((P2,), (P1,))
    assert desk.state.match_points == {P1: 4, P2: 6}


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_the_disqualified_come_last_whatever_they_have_scored() -> None:
    desk = shake("now", shakes=1)
    hand_in(desk, P1)
    desk.yes(P2, acts.Neutral())
    desk.yes(P3, acts.Neutral())
    desk.yes(P2, acts.Accept(P1))
    desk.yes(JUDGE, out(P1, "tournament"))
    assert desk.state.ended is not None
    assert desk.state.ended.ranks[-1] == (P1,)
    assert desk.state.match_points[P1] == 2
