"""GOAL, END OF GAME, DECLARING A WIN, GAME TIME LIMIT."""

import pytest

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Accept
from tests.games.contig60.desk import P1, P2, Desk

FIVE = (0, 1, 2, 3, 4)


def four_of_five(manner: str = "guided", **options: object) -> Desk:
    """p1 needs only 4 for a line of five, and makes it."""
    desk = Desk(manner, **options)  # type: ignore[arg-type]
    desk.lay(P1, 0, 1, 2, 3)
    desk.play((1, 1, 2), "1+1+2", 4)
    return desk


@pytest.mark.paragraph("goal-five", "declare", "first-to-goal")
@pytest.mark.parametrize(
    "line",
    [
        (0, 1, 2, 3, 4),
        (7, 8, 9, 10, 11),
        (0, 28, 55, 125, 150),
        (7, 33, 66, 144, 180),
        (14, 38, 80, 150, 125),
    ],
)
def test_five_own_chips_in_any_unbroken_line_win(line: tuple[int, ...]) -> None:
    desk = Desk("guided")
    desk.lay(P1, *line)
    assert not desk.say(P1, common.DeclareWin(line)).refused
    assert desk.table.outcome is None
    desk.say(P2, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
    assert desk.table.outcome.cites == "goal-five"


@pytest.mark.paragraph("goal-five")
@pytest.mark.parametrize(
    "line", [(0, 1, 2, 3, 5), (4, 5, 6, 7, 8), (0, 1, 2, 3, 28), (0, 1, 2, 3, 999), (0, 0, 1, 2, 3)]
)
def test_anything_else_is_no_line(line: tuple[int, ...]) -> None:
    desk = Desk("guided")
    desk.lay(P1, *{n for n in line if n in desk.state.board.index})
    assert desk.say(P1, common.DeclareWin(line)).cites == "goal-five"


@pytest.mark.paragraph("goal-five")
def test_four_spaces_are_not_named_as_a_win() -> None:
    desk = Desk("tournament")
    assert desk.say(P1, common.DeclareWin((0, 1, 2, 3))).cites == "goal-five"


@pytest.mark.paragraph("own-chips")
def test_five_in_a_row_counts_with_own_chips_only() -> None:
    desk = Desk("guided")
    desk.lay(P1, 0, 1, 2, 3)
    desk.lay(P2, 4)
    assert desk.say(P1, common.DeclareWin(FIVE)).cites == "own-chips"
    desk = Desk("guided")
    desk.lay(P2, *FIVE)
    assert desk.say(P1, common.DeclareWin(FIVE)).cites == "own-chips"


@pytest.mark.paragraph("goal-zero")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"), [(0, 3, True), (0, 2, False), (1, 40, False), (-2, 1, True), (-2, 0, False)]
)
def test_zero_or_less_wins_with_a_difference_of_three(mine: int, theirs: int, wins: bool) -> None:
    desk = Desk("guided")
    desk.set_scores(mine, theirs)
    ruling = desk.say(P1, common.DeclareWin())
    assert ruling.refused is not wins
    if wins:
        desk.say(P2, Accept())
        assert desk.table.outcome
        assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "goal-zero")
    else:
        assert ruling.cites == "goal-zero"


@pytest.mark.paragraph("goal-zero")
def test_without_the_margin_play_goes_on_below_zero() -> None:
    desk = Desk("guided", card="kept")
    desk.set_scores(2, 0)
    desk.lay(P2, 0, 1)
    desk.turn((4, 6, 4), "4*6+4", 28)
    assert desk.state.scores == {P1: 0, P2: 0}
    assert desk.table.outcome is None
    assert desk.may(P2, "Roll")


@pytest.mark.paragraph("goal-depletion")
@pytest.mark.parametrize(
    ("scores", "winner"), [((30, 33), P1), ((30, 32), None), ((33, 30), P2), ((30, 30), None), ((30, 27), P2)]
)
def test_a_turn_that_begins_without_chips_ends_the_game(scores: tuple[int, int], winner: str | None) -> None:
    desk = Desk("guided")
    desk.set_scores(*scores)
    desk.set_chips(P2, 0)
    desk.pass_turn(3, 5, 4)
    assert not desk.may(P2, "Roll")
    assert desk.table.outcome is None  # the Monitor has counted; the last turn may still be challenged
    desk.say(P2, Accept())
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (winner, "goal-depletion")


@pytest.mark.paragraph("goal-depletion")
def test_the_last_chip_may_still_be_played_out() -> None:
    desk = Desk("guided")
    desk.set_chips(P1, 1)
    desk.turn((3, 5, 4), "3+5+4", 12)
    assert desk.table.outcome is None
    assert desk.may(P2, "Roll")


@pytest.mark.paragraph("declare")
def test_a_win_is_declared_with_the_card_in_possession() -> None:
    desk = four_of_five(card="kept")
    assert not desk.may(P2, "DeclareWin")
    desk.pass_card()
    assert not desk.may(P1, "DeclareWin")
    assert desk.say(P1, common.DeclareWin(FIVE)).refused
    desk.pass_turn(6, 6, 5)
    assert not desk.say(P1, common.DeclareWin(FIVE)).refused  # seen late, declared in a later turn


@pytest.mark.paragraph("declare")
def test_a_line_of_five_needs_no_running_score_but_a_score_win_does() -> None:
    desk = four_of_five(card="by hand")
    assert not desk.say(P1, common.DeclareWin(FIVE)).refused
    desk = four_of_five(card="by hand")
    desk.set_scores(0, 40)
    assert desk.say(P1, common.DeclareWin()).cites == "running-score"


@pytest.mark.paragraph("first-to-goal")
def test_the_opponent_has_no_last_turn() -> None:
    desk = four_of_five()
    desk.say(P1, common.DeclareWin(FIVE))
    assert not desk.may(P2, "Roll")
    desk.say(P2, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1


@pytest.mark.paragraph("declare")
def test_an_unanswered_declaration_stands_when_its_time_is_over() -> None:
    desk = four_of_five(win_seconds=30)
    desk.say(P1, common.DeclareWin(FIVE))
    desk.wait(29.9)
    assert desk.table.outcome is None
    desk.wait(0.1)
    assert desk.table.outcome


def timed(manner: str = "guided") -> Desk:
    return Desk(manner, card="kept", period_minutes=45)  # type: ignore[arg-type]


@pytest.mark.paragraph("last-round", "time-limit")
def test_a_round_that_is_not_opened_is_not_played() -> None:
    desk = timed()
    desk.set_scores(40, 50)
    desk.roll(3, 5, 4)
    desk.wait(45 * 60)
    assert not desk.may(P1, "Place")
    desk.say(P1, Accept())
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "time-limit")


@pytest.mark.paragraph("last-round")
def test_after_the_beginner_placed_both_complete_a_turn() -> None:
    desk = timed()
    desk.play((3, 5, 4), "3+5+4", 12)
    desk.wait(45 * 60)
    desk.pass_card()
    assert desk.may(P2, "Roll")
    desk.turn((3, 5, 4), "3*5-4", 11)
    assert not desk.may(P1, "Roll")
    desk.say(P1, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.winner is None


@pytest.mark.paragraph("last-round")
def test_time_called_in_the_second_players_turn_lets_that_turn_be_completed() -> None:
    desk = timed()
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.wait(45 * 60)
    assert desk.may(P2, "Roll")
    desk.pass_turn(6, 6, 5)
    assert desk.state.card.declared


@pytest.mark.paragraph("last-round", "incorrect")
def test_a_lost_turn_brings_nobody_another_after_time() -> None:
    desk = Desk("tournament", card="kept", period_minutes=45)
    desk.pass_turn(6, 6, 5)
    desk.say(P2, common.Capture())
    desk.announce("6+6+5")
    desk.place(17)
    desk.challenge(P1, "capture")  # incorrect: p1 loses the next turn
    desk.wait(45 * 60)
    desk.pass_turn(1, 2, 6)
    assert desk.state.card.declared
    assert not desk.may(P2, "Roll")


@pytest.mark.paragraph("time-limit", "time-tie")
@pytest.mark.parametrize(
    ("scores", "winner"), [((20, 23), P1), ((20, 22), None), ((25, 22), P2), ((7, 7), None)]
)
def test_on_time_three_points_decide_and_two_tie(scores: tuple[int, int], winner: str | None) -> None:
    desk = timed()
    desk.set_scores(*scores)
    desk.wait(45 * 60)
    desk.say(P1, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.winner == winner
    assert desk.table.outcome.cites == ("time-limit" if winner else "time-tie")
