"""Who leaves the table, at whatever moment; resigning and forfeits."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.kernel.action import Forfeit, Resign
from gamehall.kernel.seat import DEALER, JUDGE
from tests.games.letter_cards.desk import P1, P2, P3, P4, SEATS, Desk


@pytest.mark.paragraph("leaving")
def test_the_others_play_on_and_who_left_comes_last() -> None:
    desk = Desk(rounds=2)
    desk.played(P1, "TONE")
    desk.yes(P1, Resign(), "hall-resign")
    desk.begin("WIVE")
    assert [seat for seat in SEATS if desk.may(seat, "Announce")] == [P2, P3]
    desk.lay(P2, "WE")
    desk.finish()
    assert desk.outcome.ranks == ((P2,), (P3,), (P1,))


@pytest.mark.paragraph("leaving")
def test_the_hand_left_behind_is_out_of_the_game() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.yes(P1, Resign())
    desk.finish()
    assert desk.hand(P1) == "CATE"
    desk.begin("WIVE")
    assert desk.hand(P1) == "CATE"
    assert desk.state.left == 98 - 15 - 4 - 4


@pytest.mark.paragraph("leaving")
def test_a_word_of_who_left_stands_and_takes_its_cards_along() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.yes(P1, Resign())
    assert desk.words == ["TONE"]
    assert desk.may(P2, "Challenge")
    desk.finish()
    assert desk.won(P1) == "ENOT"
    assert desk.cards("bottom") == ""


@pytest.mark.paragraph("leaving")
def test_leaving_ends_an_announcement() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.yes(P1, Resign())
    assert desk.state.said is None
    desk.lay(P2, "TONE")
    desk.wait(10)
    assert "assembly" not in desk.cited


@pytest.mark.paragraph("leaving")
def test_leaving_while_resting_leaves_no_timer_behind() -> None:
    desk = Desk()
    desk.announce(P1, "TONE")
    desk.yes(P1, acts.Withdraw())
    desk.yes(P1, Resign())
    desk.wait(20)
    assert "rest" not in desk.cited


@pytest.mark.paragraph("leaving", "challenged-out")
@pytest.mark.parametrize("leaver", [P1, P2])
@pytest.mark.parametrize("good", [True, False])
def test_leaving_while_a_challenge_is_debated(leaver: str, good: bool) -> None:
    desk = Desk(software=())
    desk.lay(P3, "NOTE")
    desk.lay(P1, "TENOR")
    desk.yes(P2, acts.Challenge())
    desk.yes(next(s for s in SEATS if s == leaver), Resign())
    desk.yes(JUDGE, acts.Rule(good))
    assert desk.words == (["NOTE", "TENOR"] if good else ["NOTE"])
    assert len(desk.hand(P1)) == (4 if good else 5)
    desk.finish()
    assert desk.state.results[0].seat == (P1 if good else P3)
    desk.begin("WIVE" if desk.state.missing == 0 else "AWIVE")
    assert leaver not in [s for s in SEATS if desk.may(s, "Announce")]


@pytest.mark.paragraph("leaving")
def test_leaving_between_rounds_does_not_hold_up_the_deal() -> None:
    desk = Desk(begun=False)
    desk.yes(P1, acts.Ready())
    desk.yes(P2, acts.Ready())
    desk.yes(P3, Resign())
    assert desk.may(DEALER, "Dealt")
    desk.deal("CATERLINEDTONE")
    assert (desk.hand(P1), desk.hand(P2), desk.hand(P3)) == ("CATER", "LINED", "")


@pytest.mark.paragraph("leaving", "wind-time", "rotate")
def test_a_setter_who_leaves_leaves_the_dial_to_the_hall() -> None:
    desk = Desk(begun=False, timer="setter")
    desk.ready()
    desk.deal("CATERLINEDGOMSHTONE")
    desk.yes(P1, Resign())
    desk.set_time(88_000)
    desk.turn_up()
    desk.finish()
    desk.ready()
    desk.deal("WIVE")
    assert desk.may(P2, "Wind")


@pytest.mark.paragraph("leaving", "last-alone")
@pytest.mark.parametrize("read", [3, 2])
def test_the_round_ends_when_the_only_one_still_in_it_leaves(read: int) -> None:
    """Also while the others still read the ruling."""
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    desk.wait(3)
    desk.lay(P1, "TOEN")
    desk.challenge(P3)
    desk.wait(read)
    assert desk.state.out == (P2, P1)
    desk.yes(P3, Resign())
    assert desk.phase == "ready"
    assert desk.won(P1) == "ENOT"
    desk.begin("WIVE")
    assert [seat for seat in SEATS if desk.may(seat, "Announce")] == [P1, P2]


@pytest.mark.paragraph("leaving")
def test_the_last_one_at_the_table_wins_and_all_who_left_come_last() -> None:
    desk = Desk(4)
    desk.played(P1, "TONE")
    desk.yes(P1, Resign())
    desk.yes(P3, Resign())
    assert desk.table.outcome is None
    desk.yes(P4, Resign())
    assert desk.outcome.ranks[0] == (P2,)
    assert desk.outcome.winner == P2
    assert sorted(seat for rank in desk.outcome.ranks[1:] for seat in rank) == [P1, P3, P4]
    assert desk.outcome.cites == "leaving"


@pytest.mark.paragraph("leaving")
def test_leaving_twice_changes_nothing() -> None:
    desk = Desk()
    desk.yes(P1, Resign())
    desk.say(P1, Resign())
    assert desk.table.outcome is None
    assert desk.state.present == (P2, P3)
    assert desk.state.gone == (P1,)


def test_of_two_players_the_other_wins() -> None:
    desk = Desk(2)
    desk.yes(P1, Resign(), "hall-resign")
    assert desk.outcome.ranks == ((P2,), (P1,))
    assert not desk.table.prompts


@pytest.mark.paragraph("leaving")
def test_a_forfeit_is_a_way_to_leave() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.no(P2, Forfeit(P1, "looked at my hand"), "hall-forfeit")
    desk.yes(JUDGE, Forfeit(P3, "looked at my hand"), "hall-forfeit")
    assert desk.state.gone == (P3,)
    assert desk.table.outcome is None
    desk.lay(P2, "NOTED")
    two = Desk(2)
    two.yes(JUDGE, Forfeit(P2, "was away"), "hall-forfeit")
    assert two.outcome.winner == P1


@pytest.mark.paragraph("leaving", "late-challenge")
def test_who_sits_out_stays_out_though_others_leave() -> None:
    desk = Desk(4)
    desk.lay(P1, "TONE")
    desk.ring()
    desk.challenge(P2)
    desk.yes(P3, Resign())
    desk.begin("WIVE")
    assert [seat for seat in SEATS if desk.may(seat, "Announce")] == [P1, P4]


@pytest.mark.paragraph("last-alone", "leaving")
def test_a_round_that_nobody_can_play_is_over_as_the_cards_are_turned_up() -> None:
    """Two sit out, and the third leaves before the start."""
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    desk.wait(3)
    desk.lay(P1, "NOTE")
    desk.challenge(P2)
    desk.wait(3)
    desk.lay(P1, "TENOR")
    desk.ring()
    desk.challenge(P3)
    desk.ready()
    desk.deal("AVIER")
    assert desk.state.out == (P2, P3)
    desk.set_time(40_000)
    desk.yes(P1, Resign())
    desk.until_due()
    assert desk.phase == "ready"
    assert desk.last.cites == "start"
    assert desk.last.says.endswith("No word was laid; nobody wins a card.")
