"""GOAL, DECLARING A WIN, ROUND GAME, GAME TIME LIMIT."""

from typing import Any

import pytest

from gamehall.games.pentathlon.acts import Accept, Challenge, Claim, DeclareWin, Roll
from gamehall.kernel.seat import Seat
from tests.games.juggle.desk import COVER, OTHER_COVER, P1, P2, TOUCHING, Desk

PERIOD = 45 * 60


def one_short(first: int = 1, second: int = 6, **options: Any) -> Desk:
    """p1 covers a small board but for the last space, and p2 but for the last two."""
    desk = Desk(side=5, toss=False, **options)
    desk.toss(first, second)
    desk.lay(P1, *COVER[:6])
    desk.lay(P2, *OTHER_COVER[:5])
    return desk


def covered(**options: Any) -> Desk:
    """The beginning player has declared, rightly, and the other has accepted."""
    desk = one_short(**options)
    desk.roll(1, 3)
    desk.put(*COVER[6])
    assert desk.say(P1, DeclareWin()).cites == "declare"
    assert desk.say(P2, Accept()).cites == "declare"
    return desk


def outcome(desk: Desk) -> tuple[str | None, str]:
    assert desk.table.outcome
    return desk.table.outcome.winner, desk.table.outcome.cites


@pytest.mark.paragraph("declare", "first-to-goal")
def test_after_the_beginner_declares_the_second_player_completes_a_turn() -> None:
    desk = covered()
    assert desk.table.outcome is None
    assert desk.state.card.holder == P2
    desk.roll(4, 4)
    desk.pass_card()
    assert outcome(desk) == (P1, "goal")


@pytest.mark.paragraph("both-cover")
def test_both_covered_in_the_same_round_is_a_tie() -> None:
    desk = covered()
    desk.roll(2, 4)
    desk.put(*OTHER_COVER[5])
    desk.say(P2, DeclareWin())
    assert desk.say(P1, Accept()).cites == "first-to-goal"
    assert outcome(desk) == (None, "both-cover")


@pytest.mark.paragraph("both-cover", "win-confirmed")
def test_a_tie_in_the_round_that_is_wrongly_challenged_is_a_tie() -> None:
    desk = covered()
    desk.roll(2, 4)
    desk.put(*OTHER_COVER[5])
    desk.say(P2, DeclareWin())
    assert desk.challenge(P1, "win").cites == "win-confirmed"
    assert outcome(desk) == (None, "both-cover")


@pytest.mark.paragraph("both-cover", "declare")
def test_covered_and_not_declared_is_no_tie() -> None:
    desk = covered()
    desk.roll(2, 4)
    desk.put(*OTHER_COVER[5])
    desk.pass_card()
    assert outcome(desk) == (P1, "goal")


@pytest.mark.paragraph("first-to-goal")
def test_the_second_player_who_declares_wins_at_once() -> None:
    desk = one_short(6, 1)  # p2 begins
    desk.idle()
    desk.roll(1, 3)
    desk.put(*COVER[6])
    desk.say(P1, DeclareWin())
    assert desk.say(P2, Accept()).cites == "first-to-goal"
    assert outcome(desk) == (P1, "goal")


@pytest.mark.paragraph("declare")
def test_a_win_stands_whatever_the_second_player_takes() -> None:
    desk = covered()
    desk.roll(6, 6)
    desk.pick("blue I1", "e5")
    desk.place("b5")
    desk.pass_card()
    assert outcome(desk) == (P1, "goal")


@pytest.mark.paragraph("declare")
def test_a_turn_that_was_lost_is_the_one_that_completes_the_round() -> None:
    desk = one_short()
    desk.idle()
    desk.idle()
    desk.roll(1, 3)
    desk.put(*COVER[6])
    desk.challenge(P2, "moved")  # at the wrong time: no turn is lost
    desk.say(P1, DeclareWin())
    desk.challenge(P2, "selection")
    assert outcome(desk) == (P1, "win-confirmed")


@pytest.mark.paragraph("declare", "turn-forfeit")
def test_a_forfeited_turn_completes_the_round_too() -> None:
    desk = covered(turn_seconds=60)
    desk.wait(75)
    assert outcome(desk) == (P1, "goal")


@pytest.mark.paragraph("declare")
def test_nobody_answers_and_the_win_stands() -> None:
    desk = one_short(win_seconds=30)
    desk.roll(1, 3)
    desk.put(*COVER[6])
    desk.say(P1, DeclareWin())
    desk.wait(29.9)
    assert desk.state.card.declared
    desk.wait(0.2)
    assert desk.state.card.standing
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("declare", "window")
def test_a_win_that_stands_is_not_challenged_again() -> None:
    desk = covered()
    desk.challenge(P2, "selection")
    assert desk.marks(P2) == ("IA",)
    assert desk.say(P2, Challenge()).refused


@pytest.mark.paragraph("declare", "goal")
def test_a_win_is_declared_with_the_card_and_for_a_covered_board() -> None:
    desk = one_short()
    assert desk.say(P2, DeclareWin()).refused
    guided = Desk("guided", side=5)
    guided.lay(P1, *COVER[:6])
    ruling = guided.say(P1, DeclareWin())
    assert (ruling.verdict, ruling.cites) == ("refused", "goal")
    assert "1 space is empty" in ruling.says
    guided.roll(1, 3)
    assert guided.say(P1, DeclareWin((1, 2))).refused
    guided.put(*COVER[6])
    assert guided.say(P1, DeclareWin()).cites == "declare"


@pytest.mark.paragraph("declare")
def test_a_win_may_be_declared_in_a_later_turn() -> None:
    desk = one_short()
    desk.roll(1, 3)
    desk.put(*COVER[6])
    desk.pass_card()
    desk.idle()
    assert desk.say(P1, DeclareWin()).cites == "declare"


@pytest.mark.paragraph("win-refuted", "correct-win")
@pytest.mark.parametrize("nature", ["win", "placement"])
def test_a_win_with_like_colours_touching_goes_to_the_challenger(nature: str) -> None:
    desk = Desk(side=5)
    desk.lay(P1, *COVER[:6])
    desk.roll(6, 3)
    desk.put("red I1", "e5")
    desk.say(P1, DeclareWin())
    assert desk.challenge(P2, nature).cites == "win-refuted"
    assert outcome(desk)[0] == P2


@pytest.mark.paragraph("win-refuted", "goal")
def test_a_win_with_a_space_empty_is_refuted() -> None:
    desk = one_short()
    desk.say(P1, DeclareWin())
    assert desk.challenge(P2, "placement").verdict == "penalised"  # nothing touches: the win is confirmed
    assert outcome(desk) == (P1, "win-confirmed")
    again = one_short()
    again.say(P1, DeclareWin())
    again.challenge(P2, "win")
    assert outcome(again) == (P2, "win-refuted")


@pytest.mark.paragraph("win-on-fault")
def test_a_wrong_selection_under_a_win_costs_the_piece_and_play_goes_on() -> None:
    desk = one_short()
    desk.roll(3, 4)
    desk.put(*COVER[6])
    desk.say(P1, DeclareWin())
    assert desk.challenge(P2, "selection").cites == "win-on-fault"
    assert desk.table.outcome is None
    assert "blue I1" in desk.state.layout.bank
    assert desk.state.card.holder == P2
    assert desk.may(P2, "Roll")


# GAME TIME LIMIT


def on_time(first: int, second: int, *, accept: bool = True, **options: Any) -> Desk:
    """Time is called with so many pieces of their covers laid; the round is completed."""
    desk = Desk(side=5, period_minutes=45, **options)
    desk.lay(P1, *COVER[:first])
    desk.lay(P2, *OTHER_COVER[:second])
    desk.roll(1, 1)
    desk.wait(PERIOD + 1)
    desk.pass_card()
    assert desk.table.outcome is None
    desk.idle()
    assert desk.state.card.declared
    if accept:
        desk.accept()
    return desk


@pytest.mark.paragraph("last-round", "time-limit")
def test_on_time_the_round_is_completed_and_fewer_empty_spaces_win() -> None:
    desk = on_time(3, 2)  # 12 empty against 15
    assert desk.state.scores == {P1: 12, P2: 15}
    assert outcome(desk) == (P1, "time-limit")


@pytest.mark.paragraph("time-tie", "time-limit")
@pytest.mark.parametrize(("laid", "expected"), [(3, (P2, "time-limit")), (4, (None, "time-tie"))])
def test_a_difference_of_two_is_a_tie_and_of_three_a_win(laid: int, expected: tuple[str | None, str]) -> None:
    desk = Desk(side=5, period_minutes=45)
    desk.lay(P2, *OTHER_COVER[:3])  # 10 empty
    desk.lay(P1, *COVER[:2], *(("red I2", "a5 b5"), ("green I1", "e5"))[: laid - 2])
    assert desk.state.empty(P1) - desk.state.empty(P2) == {3: 3, 4: 2}[laid]
    desk.wait(PERIOD + 1)
    desk.accept()
    assert outcome(desk) == expected


@pytest.mark.paragraph("last-round")
def test_a_round_that_is_not_opened_is_not_played() -> None:
    desk = Desk(side=5, period_minutes=45)
    desk.lay(P1, *COVER[:3])
    desk.wait(PERIOD + 1)
    assert desk.state.card.declared
    opened = Desk(side=5, period_minutes=45)
    opened.lay(P1, *COVER[:3])
    opened.remove("a1")
    opened.wait(PERIOD + 1)
    assert opened.state.card.declared is None
    rolling = Desk(side=5, period_minutes=45)
    rolling.say(P1, Roll())
    rolling.wait(PERIOD + 1)
    assert rolling.state.card.declared is None


@pytest.mark.paragraph("last-round", "declare")
def test_a_win_declared_when_time_is_called_has_its_round() -> None:
    desk = one_short(period_minutes=45, win_seconds=0)
    desk.roll(1, 3)
    desk.put(*COVER[6])
    desk.say(P1, DeclareWin())
    desk.wait(PERIOD + 1)
    desk.say(P2, Accept())
    assert desk.state.card.holder == P2
    desk.idle()
    assert outcome(desk) == (P1, "goal")


@pytest.mark.paragraph("counting")
def test_the_count_waits_for_both_players() -> None:
    desk = on_time(3, 2, accept=False)
    assert desk.may(P1, "Accept")
    assert desk.say(P2, Accept()).says == "{p2} has no more challenges."
    assert desk.table.outcome is None
    assert not desk.may(P2, "Accept")
    assert desk.say(P1, Accept()).cites == "time-limit"
    assert outcome(desk) == (P1, "time-limit")


@pytest.mark.paragraph("counting")
def test_the_count_is_complete_after_a_minute() -> None:
    desk = on_time(3, 2, accept=False)
    desk.wait(59.9)
    assert desk.table.outcome is None
    desk.wait(0.2)
    assert outcome(desk) == (P1, "time-limit")


@pytest.mark.paragraph("counting")
@pytest.mark.parametrize("challenger", [P1, P2])
def test_while_the_monitor_counts_either_player_may_challenge_touching_pieces(challenger: Seat) -> None:
    other = P2 if challenger == P1 else P1
    desk = Desk(side=5, period_minutes=45)
    desk.lay(other, *TOUCHING, ("green I1", "e5"))
    desk.lay(challenger, ("blue I1", "e5"))
    desk.roll(1, 1)
    desk.wait(PERIOD + 1)
    desk.pass_card()
    desk.idle()
    ruling = desk.challenge(challenger, "placement")
    assert (ruling.verdict, ruling.cites) == ("penalised", "counting")
    assert "counts again" in ruling.says
    assert desk.marks(challenger) == ("C",)
    assert desk.on(other) == {"green I1": "e5"}
    assert {"red I2", "red V3"} <= set(desk.state.layout.bank)
    assert desk.table.outcome is None
    desk.accept()
    assert outcome(desk) == (None, "time-tie")


@pytest.mark.paragraph("counting", "placement-later")
def test_only_touching_pieces_are_challenged_while_the_monitor_counts() -> None:
    desk = Desk(side=5, period_minutes=45)
    desk.roll(2, 4)
    desk.wait(PERIOD + 1)
    desk.pass_card()
    desk.roll(2, 4)
    desk.put("red I1", "a1")  # wrongly selected
    desk.pass_card()
    desk.challenge(P1, "selection")
    assert desk.marks(P1) == ("IA",)
    assert desk.state.card.declared
    assert desk.on(P2) == {"red I1": "a1"}


@pytest.mark.paragraph("counting", "incorrect")
def test_an_incorrect_challenge_of_the_count_is_recorded_and_the_count_goes_on() -> None:
    desk = on_time(3, 2, accept=False)
    desk.challenge(P2, "placement")
    assert desk.marks(P2) == ("I",)
    assert desk.table.outcome is None
    assert desk.may(P1, "Accept")
    desk.accept()
    assert outcome(desk) == (P1, "time-limit")


@pytest.mark.paragraph("counting", "three-challenges")
def test_three_wrong_challenges_of_the_count_lose_the_game() -> None:
    desk = on_time(3, 2, accept=False)
    for _ in range(3):
        desk.challenge(P1, "placement")
    assert outcome(desk) == (P2, "three-challenges")


@pytest.mark.paragraph("counting")
def test_a_declared_win_is_no_count() -> None:
    desk = one_short()
    desk.say(P1, DeclareWin())
    assert not desk.may(P1, "Accept")
    desk.say(P1, Challenge((Claim("placement"),)))
    assert desk.ruled().opinions[0].mark == "IA"
