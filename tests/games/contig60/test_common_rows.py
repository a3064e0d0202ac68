"""The Pentathlon's common rows where Contig 60 has more to show: dice, chips, captures, counts."""

import pytest

from gamehall.games.contig60 import acts
from gamehall.games.contig60.answers import legal
from gamehall.games.contig60.rules import GAME
from gamehall.games.contig60.terminal import parse
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Accept, Challenge, Claim, NatureUnstated, Opinion, Rule, Sign
from gamehall.kernel.action import Fell
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE
from tests.games.contig60.desk import P1, P2, Desk

FIVE = (0, 1, 2, 3, 4)


def over(**options: object) -> Desk:
    desk = Desk("guided", **options)  # type: ignore[arg-type]
    desk.lay(P1, *FIVE)
    desk.say(P1, common.DeclareWin(FIVE))
    desk.say(P2, Accept())
    assert desk.table.outcome
    return desk


def declared(*, wrong_sentence: bool = False, line: tuple[int, ...] = FIVE, laid: int = 4) -> Desk:
    """p1 declares five in a row after playing 4."""
    desk = Desk("tournament", card="kept")
    desk.lay(P1, *FIVE[:laid])
    desk.play((1, 1, 2), "1+1*2=4" if wrong_sentence else "1+1+2=4", 4)
    desk.say(P1, common.DeclareWin(line))
    return desk


@pytest.mark.paragraph("highlights")
def test_the_sheet_in_force_and_its_edition_stand_in_every_record() -> None:
    shelf = GAME.shelf("highlights-2020")
    assert shelf.books[0].edition == shelf.books[1].edition == "2020"
    desk = Desk()
    assert (desk.table.header.book, desk.table.header.edition) == ("highlights-2020", "2020")
    assert shelf.cite("highlights").book == "pentathlon-common"


@pytest.mark.paragraph("one-minute")
def test_a_scorer_who_types_the_dice_costs_the_player_no_time() -> None:
    desk = Desk(turn_seconds=60)
    desk.wait(50)
    desk.say(P1, common.Roll())
    desk.wait(600)
    desk.say(DEALER, Fell((3, 5, 4)))
    desk.wait(9)
    assert not desk.state.card.reminded
    desk.wait(1)
    assert desk.state.card.reminded


@pytest.mark.paragraph("turn-forfeit")
def test_a_forfeited_turn_leaves_nothing_on_the_board_and_can_be_captured() -> None:
    desk = Desk(turn_seconds=60, card="kept")
    desk.lay(P2, 11)
    desk.play((3, 5, 4), "3+5+4", 12)
    assert desk.state.scores[P1] == 59
    desk.wait(75)
    assert desk.state.card.holder == P2
    assert desk.state.scores[P1] == 60
    assert desk.state.chips[P1] == 25
    assert desk.may(P2, "Capture")


@pytest.mark.paragraph("keep-board")
def test_the_board_stays_until_the_cards_are_collected() -> None:
    desk = over(judges=())
    desk.say(P1, Sign())
    desk.say(P2, Sign())
    assert not desk.table.finished
    assert sum(map(bool, desk.state.covered)) == 5
    assert desk.say(JUDGE, desk.proposal()).cites == "keep-board"
    assert desk.table.finished


@pytest.mark.paragraph("several-rules")
def test_each_rule_is_a_challenge_of_its_own_in_the_order_announced() -> None:
    desk = Desk("tournament", card="by hand")
    desk.play((3, 5, 4), "3+5*4=32", 32)
    desk.say(P1, acts.RecordDice((3, 5, 6)))
    desk.pass_card()
    desk.challenge(P2, "other", "sentence", "recording")
    assert desk.marks(P2) == ("IA", "C", "C")
    assert desk.state.scores[P2] == 56
    assert desk.state.chips[P1] == 25


@pytest.mark.paragraph("flag-card")
def test_the_scorer_may_type_what_fell_and_nobody_else_may() -> None:
    desk = Desk()
    desk.say(P1, common.Roll())
    assert desk.say(P2, Fell((1, 2, 3))).refused
    assert not desk.say(DEALER, Fell((1, 2, 3))).refused
    assert not any(p.seat == CLOCK for p in desk.table.prompts)


@pytest.mark.paragraph("win-refuted")
def test_a_count_of_the_monitor_is_no_declared_win() -> None:
    desk = Desk("tournament", judges=())
    desk.set_scores(30, 40)
    desk.set_chips(P2, 0)
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.challenge(P2, "win", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "win-refuted", "A slip of the Monitor."),)))
    desk.accept()
    assert desk.table.outcome is None or desk.table.outcome.winner != P2


@pytest.mark.paragraph("win-refuted", "goal-zero")
def test_a_false_win_on_running_score_is_refuted_too() -> None:
    desk = Desk("tournament")
    desk.set_scores(0, 2)
    desk.say(P1, common.DeclareWin())
    desk.challenge(P2, "win")
    assert desk.table.outcome
    assert desk.table.outcome.winner == P2


@pytest.mark.paragraph("win-on-fault")
def test_a_fifth_chip_on_a_wrong_sentence_costs_its_penalty_and_play_goes_on() -> None:
    desk = declared(wrong_sentence=True)
    ruling = desk.challenge(P2, "sentence")
    assert (ruling.verdict, ruling.cites) == ("penalised", "win-on-fault")
    assert desk.table.outcome is None
    assert desk.state.scores == {P1: 60, P2: 58}
    assert desk.state.covered[desk.state.board.index[4]] == ""
    assert desk.state.card.holder == P2
    assert desk.may(P2, "UseRoll")


@pytest.mark.paragraph("challenge-nature", "capture")
def test_after_a_pass_without_a_chip_the_word_is_still_a_capture() -> None:
    desk = Desk("tournament")
    desk.pass_turn(3, 5, 4)
    assert desk.say(P2, Challenge()).cites == "capture"
    assert desk.state.card.dispute is None


@pytest.mark.paragraph("challenge-nature", "capture-window")
def test_a_captured_pass_is_met_by_a_time_out_too() -> None:
    desk = Desk("tournament", card="by hand")
    desk.pass_turn(3, 5, 4)
    desk.say(P2, common.Capture())
    desk.announce("3+5*4=32")
    desk.place(32)
    desk.roll(6, 6, 6)
    assert desk.say(P1, Challenge()).cites == "challenge-nature"
    assert not desk.may(P2, "Place")
    desk.challenge(P1, "sentence")
    assert desk.marks(P1) == ("C",)


@pytest.mark.paragraph("challenge-win", "challenge-nature")
def test_a_declared_win_waits_for_the_nature() -> None:
    desk = Desk("tournament", card="kept", win_seconds=30)
    desk.lay(P1, 0, 1, 2)
    desk.play((1, 1, 2), "1+1+2=4", 4)
    desk.say(P1, common.DeclareWin(FIVE))
    desk.wait(29)
    desk.say(P2, Challenge())
    desk.wait(20)
    assert desk.table.outcome is None
    assert desk.challenge(P2, "win").cites == "win-refuted"


@pytest.mark.paragraph("challenge-nature")
def test_terminal_and_plain_page_offer_it() -> None:
    desk = Desk("tournament", card="kept")
    desk.turn((3, 5, 4), "3+5+4", 12)
    may = next(p for p in desk.table.prompts if p.seat == P2 and "Challenge" in p.kinds)
    assert Challenge() in legal(desk.state, may)
    assert parse(desk.state, may, "challenge") == Challenge()
    assert parse(desk.state, may, "sentence") is None
    desk.say(P2, Challenge())
    must = next(p for p in desk.table.prompts if p.seat == P2)
    assert Challenge() not in legal(desk.state, must)
    stated = Challenge((Claim("sentence"), Claim("scoring")))
    assert parse(desk.state, must, "sentence and scoring") == stated
    assert parse(desk.state, must, "challenge sentence, scoring") == stated
    assert NatureUnstated() in [p.limit.then for p in GAME.prompts(desk.state) if p.seat == CLOCK and p.limit]
    assert GAME.rule(desk.state, CLOCK, NatureUnstated()).cites == "inappropriate"


@pytest.mark.paragraph("win-refuted")
def test_a_win_that_was_not_declared_earns_no_points_where_it_is_called_refuted() -> None:
    desk = Desk("tournament", judges=())
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    desk.challenge(P2, "win", accept=False)
    desk.say(JUDGE, Rule((Opinion("C", "win-refuted", "A slip of the Monitor."),)))
    desk.accept()
    assert desk.state.scores[P2] == 60
