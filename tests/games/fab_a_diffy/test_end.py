"""GOAL, END OF EACH GAME, DECLARING A WIN, NOT A ROUND GAME, GAME TIME LIMIT."""

import pytest

from gamehall.games.fab_a_diffy import acts
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.seat import Seat
from tests.games.fab_a_diffy.desk import FIRST, P1, P2, Desk


def end_game(desk: Desk, **piles: int) -> None:
    """The running game ends with so many tricks, and the Monitor's count is accepted."""
    desk.leave((), piles={Seat(seat): count for seat, count in piles.items()})
    assert desk.say(desk.holder(), acts.Show()).cites == "game-end"
    desk.accept()


@pytest.mark.paragraph("game-end", "monitor-awards", "goal-game")
def test_a_game_ends_when_no_strip_can_be_shown_and_most_tricks_win_it() -> None:
    desk = Desk()
    desk.leave((), piles={P1: 4, P2: 5})
    assert not desk.may(P1, "DeclareWin")
    desk.say(P1, acts.Show())
    declared = desk.state.card.declared
    assert declared
    assert declared.counted
    assert (declared.counted.winner, declared.counted.cites) == (P2, "goal-game")
    desk.accept()
    assert desk.state.results == (P2,)


@pytest.mark.paragraph("game-end")
def test_strips_that_only_fill_the_rectangles_end_it_too() -> None:
    desk = Desk()
    desk.leave(("1/2", "1/3"), face_up=("1/4",), piles={P1: 4, P2: 4})
    desk._set(lie=desk.state.lie.__class__(("1/2", "1/3"), ("1/4",) + ("",) * 11, "", desk.state.lie.piles))
    assert desk.show("1/2", "1/3").cites == "game-end"
    assert desk.state.card.declared


@pytest.mark.paragraph("alternate")
def test_the_players_begin_in_turn() -> None:
    desk = Desk()
    end_game(desk, p1=1)
    assert desk.state.card.holder == P2
    end_game(desk, p2=1)
    assert desk.state.card.holder == P1
    assert len(desk.state.lie.deck) == 30


@pytest.mark.paragraph("first-to-goal", "goal-event")
def test_two_games_won_win_the_event_and_a_third_is_not_played() -> None:
    desk = Desk()
    end_game(desk, p1=2, p2=1)
    assert desk.table.outcome is None
    end_game(desk, p1=1)
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "first-to-goal")


@pytest.mark.paragraph("goal-event")
@pytest.mark.parametrize(
    ("games", "winner"),
    [
        (({"p1": 1}, {"p2": 1}, {"p1": 1}), P1),
        (({"p1": 1}, {}, {}), P1),
        (({}, {}, {"p2": 1}), P2),
        (({"p1": 1}, {"p2": 1}, {}), None),
        (({}, {}, {}), None),
    ],
)
def test_win_two_or_one_with_two_ties(games: tuple[dict[str, int], ...], winner: Seat | None) -> None:
    desk = Desk()
    for piles in games:
        assert desk.table.outcome is None
        end_game(desk, **piles)
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (winner, "goal-event")


@pytest.mark.paragraph("goal-event")
def test_a_table_may_play_a_single_game() -> None:
    desk = Desk(games="one game")
    end_game(desk, p2=3)
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("time-limit")
def test_on_time_before_the_beginner_has_opened_the_round_the_tricks_are_counted() -> None:
    desk = Desk(period_minutes=45)
    desk.turn(*FIRST, trick=("1/2", "1/3", "1/2 + 1/3 = 5/6"))
    desk.turn("1/4", "1/6", "1/12")
    desk.wait(45 * 60 + 0.001)
    desk.accept()
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P1, "time-limit")


@pytest.mark.paragraph("last-round")
def test_after_the_beginner_has_shown_a_strip_both_complete_a_turn() -> None:
    desk = Desk(period_minutes=45)
    desk.show(*FIRST)
    desk.wait(45 * 60 + 0.001)
    assert desk.table.outcome is None
    desk.move()
    desk.pass_card()
    assert desk.state.card.declared is None
    desk.capture()
    desk.turn("1/4", "1/6", "1/12")
    desk.accept()
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("last-round", "alternate")
def test_in_the_second_game_the_round_is_opened_by_who_began_it() -> None:
    desk = Desk(period_minutes=45)
    end_game(desk, p1=1)
    desk.turn(*FIRST)  # p2 began this game
    desk.wait(45 * 60 + 0.001)
    assert desk.state.card.holder == P1
    assert desk.state.card.declared is None


@pytest.mark.paragraph("time-limit")
def test_games_that_were_never_begun_are_ties() -> None:
    desk = Desk(period_minutes=45)
    end_game(desk, p2=1)
    desk.wait(45 * 60 + 0.001)
    desk.accept()
    assert desk.table.outcome
    assert (desk.table.outcome.winner, desk.table.outcome.cites) == (P2, "time-limit")


@pytest.mark.paragraph("time-tie")
def test_one_game_each_on_time_is_a_tie() -> None:
    desk = Desk(period_minutes=45)
    end_game(desk, p2=1)
    end_game(desk, p1=1)
    desk.wait(45 * 60 + 0.001)
    desk.accept()
    assert desk.table.outcome
    assert desk.table.outcome.tie
    assert desk.table.outcome.cites == "time-tie"


@pytest.mark.paragraph("game-end", "capture-window")
def test_a_capture_before_the_end_may_be_challenged_until_the_count_is_accepted() -> None:
    desk = Desk()
    desk.missed()
    desk._set(lie=desk.state.lie.__class__((), desk.state.lie.board, "", {P1: (), P2: ()}))
    desk.capture("1/2 + 1/3 = 3/4")
    desk.say(P2, acts.Show())
    assert desk.state.card.declared
    assert not desk.may(P2, "Accept")
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("C",)
    assert desk.state.tricks == {P1: 1, P2: 0}
    assert desk.state.results == ()


@pytest.mark.paragraph("incorrect", "game-end")
def test_an_incorrect_challenge_of_a_count_lets_it_stand_and_the_next_game_begins() -> None:
    desk = Desk()
    desk.missed()
    desk._set(lie=desk.state.lie.__class__((), desk.state.lie.board, "", {P1: (), P2: ()}))
    desk.capture()
    desk.say(P2, acts.Show())
    desk.challenge(P1, "capture")
    assert desk.marks(P1) == ("I",)
    assert desk.state.results == (P2,)
    assert desk.table.outcome is None
    assert desk.state.card.holder == P2  # p1 began the first game


def test_the_score_cards_tell_the_tricks_of_all_games() -> None:
    desk = Desk()
    end_game(desk, p1=2, p2=1)
    end_game(desk, p1=1)
    assert {seat: card.score for seat, card in desk.state.card.score_cards.items()} == {P1: 3, P2: 1}
    assert desk.state.card.score_cards[P1].points == 3
    desk.say(P1, common.Sign())
    assert desk.state.card.score_cards[P1].signed
