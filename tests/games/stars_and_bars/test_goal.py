"""GOAL, END OF GAME, DECLARING A WIN, ROUND GAME, GAME TIME LIMIT."""

import pytest

from gamehall.games.pentathlon.acts import Accept
from tests.games.stars_and_bars.desk import P1, P2, Desk


def round_ended(first: int, second: int, **options: object) -> Desk:
    """p2 has just completed the round with these scores."""
    desk = Desk("tournament", card="kept", **options)  # type: ignore[arg-type]
    desk.turn("SLCB", "A1", 1)
    desk.place("SLHR", "D4")
    desk.set_scores(first, second)
    desk.pass_card()
    return desk


def awarded(desk: Desk) -> str:
    """Whom the Monitor awards the win; nothing: play goes on."""
    declared = desk.state.card.declared
    if declared is None:
        return ""
    assert declared.counted
    return declared.counted.winner or "tie"


@pytest.mark.paragraph("goal-score")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (201, 186, P1),
        (201, 187, ""),
        (200, 185, ""),
        (186, 201, P2),
        (230, 216, ""),
        (231, 216, P1),
        (215, 200, P1),
    ],
)
def test_over_two_hundred_and_fifteen_ahead_wins_at_the_end_of_a_round(
    first: int, second: int, winner: str
) -> None:
    desk = round_ended(first, second)
    assert awarded(desk) == winner
    if winner:
        desk.say(P1, Accept())
        assert desk.table.outcome
        assert (desk.table.outcome.winner, desk.table.outcome.cites) == (winner, "goal-score")


@pytest.mark.paragraph("goal-lead")
@pytest.mark.parametrize(
    ("first", "second", "winner"), [(51, 0, P1), (50, 0, ""), (20, 71, P2), (20, 70, "")]
)
def test_over_fifty_ahead_wins_at_the_end_of_a_round(first: int, second: int, winner: str) -> None:
    desk = round_ended(first, second)
    assert awarded(desk) == winner
    if winner:
        assert desk.state.card.declared
        assert desk.state.card.declared.counted
        assert desk.state.card.declared.counted.cites == "goal-lead"


@pytest.mark.paragraph("goal-score", "goal-lead")
def test_a_table_may_set_other_goals() -> None:
    assert awarded(round_ended(41, 26, win_score=40)) == P1
    assert awarded(round_ended(41, 27, win_score=40)) == ""
    assert awarded(round_ended(41, 37, win_score=40, margin=4)) == P1
    assert awarded(round_ended(11, 0, win_lead=10)) == P1


@pytest.mark.paragraph("round", "goal-lead")
def test_in_the_middle_of_a_round_nothing_is_awarded() -> None:
    desk = Desk("guided", card="kept")
    desk.set_scores(300, 0)
    desk.turn("SLCB", "A1", 1)
    assert desk.holder() == P2
    assert awarded(desk) == ""
    desk.turn("SLHR", "D4", 1)
    assert awarded(desk) == P1


@pytest.mark.paragraph("first-to-goal")
def test_the_monitor_awards_the_win_and_no_player_declares_one() -> None:
    desk = round_ended(300, 0)
    assert not desk.may(P1, "DeclareWin")
    assert not desk.may(P2, "Accept")
    assert desk.may(P1, "Accept")
    assert desk.table.outcome is None
    desk.say(P1, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1


@pytest.mark.paragraph("first-to-goal", "correct-placement")
def test_an_awarded_win_may_be_met_with_a_challenge_of_the_last_turn() -> None:
    desk = Desk("tournament")
    desk.set_scores(0, 48)
    desk.turn("SLCB", "A1", 1)
    desk.lay("A4", "BLHG")
    desk.turn("SSTG", "A4", 6)  # differs from what it covers in more than one way
    assert awarded(desk) == P2
    desk.challenge(P1, "placing")
    assert desk.marks(P1) == ("C",)
    assert (desk.table.outcome, awarded(desk)) == (None, "")
    assert desk.state.scores[P2] == 48
    assert desk.holder() == P1
    assert desk.may(P1, "Place")


@pytest.mark.paragraph("incorrect", "first-to-goal")
def test_an_incorrect_challenge_of_an_awarded_win_lets_it_stand() -> None:
    desk = round_ended(0, 300)
    desk.challenge(P1, "placing")
    assert desk.marks(P1) == ("I",)
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("end-of-game", "depleted")
@pytest.mark.parametrize(("scores", "winner"), [((100, 85), P1), ((100, 86), "tie"), ((80, 95), P2)])
def test_the_game_ends_when_neither_has_a_card_left(scores: tuple[int, int], winner: str) -> None:
    desk = Desk("tournament", card="kept")
    desk.hold(P1, "SLCB")
    desk.hold(P2, "SLHR")
    desk.spend_deck()
    desk.turn("SLCB", "A1", 1)
    assert awarded(desk) == ""
    desk.place("SLHR", "D4")
    desk.set_scores(*scores)
    desk.pass_card()
    assert awarded(desk) == winner


@pytest.mark.paragraph("end-of-game")
def test_it_does_not_end_while_one_still_has_a_card() -> None:
    desk = Desk("guided", card="kept")
    desk.hold(P1, "SLCB")
    desk.hold(P2, "SLHR", "SSTG")
    desk.spend_deck()
    desk.turn("SLCB", "A1", 1)
    desk.turn("SLHR", "D4", 1)
    assert awarded(desk) == ""
    desk.pass_card()
    desk.turn("SSTG", "C1", 1)
    assert awarded(desk)


@pytest.mark.paragraph("time-limit", "last-round")
@pytest.mark.parametrize(("opened", "rounds_on"), [(False, False), (True, True)])
def test_when_time_is_called_an_open_round_is_completed(opened: bool, rounds_on: bool) -> None:
    desk = Desk("guided", card="kept", period_minutes=45)
    if opened:
        desk.place("SLCB", "A1")
    desk.wait(45 * 60)
    assert desk.state.card.time_called
    assert (awarded(desk) == "") is rounds_on
    if rounds_on:
        desk.pass_card()
        assert awarded(desk) == ""
        desk.turn("SLHR", "D4", 1)
        assert awarded(desk) == "tie"


@pytest.mark.paragraph("time-limit", "time-tie")
@pytest.mark.parametrize(
    ("scores", "winner", "cites"),
    [((30, 15), P1, "time-limit"), ((30, 16), "tie", "time-tie"), ((0, 15), P2, "time-limit")],
)
def test_on_time_fifteen_ahead_wins_and_less_is_a_tie(
    scores: tuple[int, int], winner: str, cites: str
) -> None:
    desk = Desk("guided", card="kept", period_minutes=45)
    desk.set_scores(*scores)
    desk.wait(45 * 60)
    assert awarded(desk) == winner
    desk.say(P1, Accept())
    assert desk.table.outcome
    assert desk.table.outcome.cites == cites


@pytest.mark.paragraph("goal-score")
def test_over_two_hundred_without_the_margin_is_a_tie_on_time() -> None:
    desk = Desk("guided", card="kept", period_minutes=45)
    desk.set_scores(210, 205)
    desk.wait(45 * 60)
    assert awarded(desk) == "tie"
