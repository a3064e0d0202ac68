"""LT 6 to LT 11: a shake opens with the designation, the type and the function, and nothing else."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.acts import Nature
from gamehall.games.linguishtik.events import Penalised
from gamehall.kernel.action import Action
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk

PLAY = "linguishtik-play"
OPENED = {P1: (), P2: ("s-v",), P3: ("s-v", "type:noun")}
"""What is said before it is this player's turn."""
BLACK, GREEN, RED = 0, 4, 8
"""Cubes of these colours."""

OUT_OF_ORDER: list[tuple[Seat, Action, str, Nature]] = [
    (P1, acts.PlayLetter(RED), "designate-first", "order"),
    (P1, acts.Demand(BLACK, "type:noun"), "designate-first", "order"),
    (P1, acts.Pass(), "pass-after-setup", "pass"),
    (P2, acts.PlayLetter(RED), "type-second", "order"),
    (P2, acts.Demand(GREEN, "function:subject"), "type-second", "order"),
    (P2, acts.Demand(GREEN, "plural"), "type-second", "order"),
    (P2, acts.Demand(GREEN, "contains:E"), "type-second", "order"),
    (P2, acts.Pass(), "pass-after-setup", "pass"),
    (P3, acts.PlayLetter(RED), "function-third", "order"),
    (P3, acts.Demand(GREEN, "plural"), "function-third", "order"),
    (P3, acts.Demand(GREEN, "wild:red"), "function-third", "order"),
    (P3, acts.Demand(GREEN, "type:verb"), "function-third", "order"),
    (P3, acts.Pass(), "pass-after-setup", "pass"),
]


@pytest.mark.paragraph("proper-order", "designate-first", "type-second", "function-third", book=PLAY)
@pytest.mark.paragraph("how-to-demand", book=PLAY)
def test_one_designates_two_demands_the_type_three_the_function() -> None:
    desk = Desk()
    first = desk.yes(P1, acts.Designate("s-v-do"), "designate-first")
    assert "S-V-DO" in first.says
    assert desk.must() == {P2}
    desk.yes(P2, acts.Demand(GREEN, "type:verb"), "type-second")
    assert desk.must() == {P3}
    desk.yes(P3, acts.Demand(BLACK, "function:main-verb"), "function-third")
    assert desk.must() == {P1}
    desk.yes(P1, acts.Demand(1, "irregular"), "how-to-demand")
    assert desk.state.demands == ("type:verb", "function:main-verb", "irregular")
    assert desk.state.demand_cubes == (GREEN, BLACK, 1)
    assert desk.scores == (0, 0, 0)


@pytest.mark.paragraph("proper-order", "type-second", "function-third", "pass-after-setup", book=PLAY)
@pytest.mark.parametrize(("seat", "action", "cites", "nature"), OUT_OF_ORDER)
def test_a_guided_table_does_not_take_an_opening_out_of_order(
    seat: Seat, action: Action, cites: str, nature: Nature
) -> None:
    desk = Desk(manner="guided", opening=OPENED[seat])
    assert nature in ("order", "pass")
    ruling = desk.no(seat, action, cites)
    assert ruling.says.endswith(".")
    assert desk.must() == {seat}


@pytest.mark.paragraph("out-of-order-corrected", "illegal-procedure", "illegal-returned", book=PLAY)
@pytest.mark.parametrize(("seat", "action", "cites", "nature"), OUT_OF_ORDER)
def test_at_a_tournament_it_is_called_returned_and_corrected_without_penalty(
    seat: Seat, action: Action, cites: str, nature: Nature
) -> None:
    desk = Desk(opening=OPENED[seat])
    before = desk.state
    desk.wait(20)
    desk.yes(seat, action)
    caller = next(other for other in (P3, P2, P1) if other != seat)
    desk.yes(caller, acts.CallIllegal(nature, "out of order"), "illegal-procedure")
    assert (desk.last.cites, desk.last.verdict) == (cites, "allowed")
    state = desk.state
    assert (state.places, state.demands, state.passed) == (before.places, before.demands, ())
    assert (state.mover, state.stage) == (seat, before.stage)
    proper = {
        P1: acts.Designate("simple"),
        P2: acts.Demand(GREEN, "type:noun"),
        P3: acts.Demand(GREEN, "function:subject"),
    }
    desk.wait(39.9)
    desk.yes(seat, proper[seat])
    assert (desk.scores, desk.happened(Penalised)) == ((0, 0, 0), [])
    assert desk.state.mover == {P1: P2, P2: P3, P3: P1}[seat]


@pytest.mark.paragraph("out-of-order-corrected", "setup-timeout", book=PLAY)
def test_a_point_is_taken_only_if_the_proper_demand_does_not_come_in_the_minute() -> None:
    desk = Desk(opening=("s-v",))
    desk.wait(30)
    desk.demand(P2, "plural")
    desk.yes(P3, acts.CallIllegal("order"))
    desk.wait(39.999)
    assert desk.scores == (0, 0, 0)
    desk.wait(0.002)
    assert (desk.last.verdict, desk.last.cites) == ("penalised", "setup-timeout")
    assert (desk.scores, desk.must()) == ((0, -1, 0), {P2})
    desk.demand(P2, "type:noun")
    assert desk.state.mover == P3


# Interjections have no function.


@pytest.mark.paragraph("interjection-third", book=PLAY)
@pytest.mark.parametrize("manner", ["guided", "tournament"])
def test_after_interjection_three_moves_a_letter_or_demands_something_general(manner: str) -> None:
    for action in (acts.PlayLetter(RED), acts.Demand(GREEN, "contains:E"), acts.Demand(GREEN, "wild:pink")):
        desk = Desk(manner=manner, opening=("s-v", "type:interjection"))  # type: ignore[arg-type]
        assert not desk.state.set_up
        desk.yes(P3, action)
        assert (desk.state.mover, desk.state.set_up) == (P1, True)
        desk.yes(P1, acts.Pass(), "choice-of-plays")


@pytest.mark.paragraph("interjection-third", "pass-after-setup", book=PLAY)
@pytest.mark.parametrize(
    ("action", "cites", "nature"),
    [
        (acts.Demand(GREEN, "function:subject"), "interjection", "demand"),
        (acts.Demand(GREEN, "type:noun"), "interjection-third", "order"),
        (acts.Pass(), "pass-after-setup", "pass"),
    ],
)
def test_after_interjection_three_makes_no_function_demand_and_does_not_pass(
    action: Action, cites: str, nature: Nature
) -> None:
    guided = Desk(manner="guided", opening=("s-v", "type:interjection"))
    guided.no(P3, action, cites)
    desk = Desk(opening=("s-v", "type:interjection"))
    desk.yes(P3, action)
    desk.yes(P1, acts.CallIllegal(nature), "illegal-procedure")
    assert desk.last.cites == cites
    assert (desk.state.mover, desk.state.demands, desk.state.passed) == (P3, ("type:interjection",), ())


@pytest.mark.paragraph("interjection-third", "setup-timeout", book=PLAY)
def test_the_third_move_after_interjection_is_still_owed_when_time_runs_out() -> None:
    desk = Desk(opening=("s-v", "type:interjection"))
    desk.wait(70)
    assert (desk.last.cites, desk.must(), desk.scores) == ("setup-timeout", {P3}, (0, 0, -1))


@pytest.mark.paragraph("pass-after-setup", book=PLAY)
def test_a_move_out_of_turn_does_not_end_the_opening() -> None:
    desk = Desk(opening=("s-v", "type:interjection"))
    desk.yes(P1, acts.PlayLetter(RED))
    assert not desk.state.set_up
    desk.yes(P3, acts.Pass())
    desk.yes(P2, acts.CallIllegal("pass"))
    assert (desk.last.cites, desk.state.passed, desk.state.mover) == ("pass-after-setup", (), P3)


# Two players, and players who leave.


@pytest.mark.paragraph("two-players", book=PLAY)
@pytest.mark.parametrize("manner", ["guided", "tournament"])
def test_with_two_player_one_also_makes_the_third_move_and_they_take_turns(manner: str) -> None:
    desk = Desk(players=2, manner=manner)  # type: ignore[arg-type]
    desk.designate(P1, "s-v")
    desk.yes(P2, acts.Demand(GREEN, "type:noun"), "type-second")
    desk.yes(P1, acts.Demand(BLACK, "function:subject"), "function-third")
    assert desk.state.set_up
    for seat, letter in ((P2, "C"), (P1, "A"), (P2, "T"), (P1, "S")):
        assert desk.must() == {seat}
        desk.letter(seat, letter)
    desk.challenge(P2, "now")
    assert desk.state.block
    assert set(desk.state.block.writers) == {P1, P2}


@pytest.mark.paragraph("two-players", book=PLAY)
@pytest.mark.parametrize(
    ("opening", "leaves", "next_up"),
    [
        ((), P2, [P1, P3, P1, P3]),
        (("s-v",), P2, [P3, P1, P3, P1]),
        (("s-v",), P1, [P2, P3, P2, P3]),
        (("s-v",), P3, [P2, P1, P2, P1]),
        (("s-v", "type:noun"), P1, [P3, P2, P3, P2]),
        (("s-v", "type:noun"), P2, [P3, P1, P3, P1]),
        (("s-v", "type:noun"), P3, [P1, P2, P1, P2]),
        (("s-v", *NOUN), P1, [P2, P3, P2, P3]),
        (("s-v", *NOUN, "contains:E"), P1, [P2, P3, P2, P3]),
        (("s-v", *NOUN, "contains:E"), P3, [P2, P1, P2, P1]),
        (("s-v", *NOUN, "contains:E", "lacks:R"), P1, [P3, P2, P3, P2]),
    ],
)
def test_when_one_of_three_leaves_two_play_on_in_order(
    opening: tuple[str, ...], leaves: Seat, next_up: list[Seat]
) -> None:
    desk = Desk(opening=opening)
    desk.yes(JUDGE, acts.MarkAbsent(leaves), "missed-shake")
    rest = ("s-v", *NOUN, "contains:E", "lacks:R", "plural", "length:5", "double-vowel")[len(opening) :]
    seen = []
    for said in rest[:4]:
        seen.append(desk.state.mover)
        assert desk.must() == {desk.state.mover}
        desk.open(said)
    assert seen == next_up[: len(seen)]
    assert not any(desk.asked(leaves))


@pytest.mark.paragraph("move-minute", book=PLAY)
def test_whoever_is_on_turn_keeps_the_minute_when_another_leaves() -> None:
    desk = Desk(opening=("s-v", "type:noun"))
    desk.wait(25)
    desk.yes(JUDGE, acts.MarkAbsent(P1))
    assert (desk.state.mover, desk.left("MoveOver")) == (P3, 35)
    desk = Desk(opening=("s-v", "type:noun"))
    desk.wait(65)
    desk.yes(JUDGE, acts.MarkAbsent(P3))
    assert (desk.state.mover, desk.left("MoveOver"), desk.state.called) == (P1, 60, False)


@pytest.mark.paragraph("two-players", book=PLAY)
def test_nobody_plays_alone() -> None:
    desk = Desk(opening=("s-v",))
    desk.yes(JUDGE, acts.MarkAbsent(P3))
    assert desk.table.outcome is None
    desk.yes(JUDGE, acts.MarkAbsent(P1))
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P2,), (P1, P3))
