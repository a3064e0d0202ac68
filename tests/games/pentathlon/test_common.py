"""The Pentathlon's common rows, proved at a table of every game."""

import pytest

from gamehall.games.pentathlon.acts import AskOpinion, Challenge, Mark, Opinion, Rule, Sign
from gamehall.games.pentathlon.card import DIRECTOR, LEADER
from gamehall.games.pentathlon.scorecard import signers
from gamehall.kernel.action import Correct, Forfeit
from gamehall.kernel.officials import Officials
from gamehall.kernel.seat import JUDGE
from tests.games.pentathlon.desk import P1, P2, Event
from tests.games.pentathlon.trial import Trial


def over(trial: Trial, *, collector: bool = True, **options: object) -> Event:
    """p2 has lost by three challenges about nothing: the score cards are to be signed."""
    desk = trial.desk(**options)
    for _ in range(3):
        desk.challenge(P2, "other")
    if not collector:
        desk.sitting.officials = Officials("", frozenset())
    assert desk.table.outcome
    return desk  # type: ignore[no-any-return]


@pytest.mark.paragraph("highlights")
def test_the_sheet_in_force_and_its_edition_stand_in_every_record(trial: Trial) -> None:
    (shelf,) = trial.game.shelves
    header = trial.desk().table.header
    assert (header.book, header.edition) == (shelf.id, shelf.books[0].edition)
    assert shelf.cite("highlights").book == "pentathlon-common"


@pytest.mark.paragraph("keep-board")
def test_the_table_is_kept_until_the_cards_are_collected(trial: Trial) -> None:
    desk = over(trial, collector=False)
    desk.say(P1, Sign())
    desk.say(P2, Sign())
    assert not desk.table.finished
    assert desk.say(JUDGE, desk.proposal()).cites == "keep-board"
    assert desk.table.finished


@pytest.mark.paragraph("conduct")
def test_the_director_deals_with_misconduct_and_may_leave_no_points(trial: Trial) -> None:
    desk = trial.desk()
    assert desk.say(P1, Forfeit(P2, "intimidation")).refused
    for chair in (JUDGE, LEADER):
        ruling = desk.say(chair, Forfeit(P2, "intimidation"))
        assert (ruling.verdict, ruling.cites) == ("refused", "conduct")
        assert ruling.says == "Only the Tournament Director takes a game away from a player."
    assert desk.say(DIRECTOR, Forfeit(P2, "intimidation")).verdict == "penalised"
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1
    assert desk.state.card.score_cards[P2].points == 0
    assert desk.state.card.score_cards[P1].points == 3


@pytest.mark.paragraph("conduct")
@pytest.mark.parametrize("cites", ["hall-forfeit", "conduct"])
def test_a_correction_is_no_way_round_the_director(trial: Trial, cites: str) -> None:
    desk = trial.desk()
    ended = {"type": "Ended", "outcome": {"ranks": [["p1"], ["p2"]], "cites": cites, "says": "So."}}
    assert desk.say(JUDGE, Correct("intimidation", events=(ended,))).cites == "conduct"
    assert desk.table.outcome is None
    assert not desk.say(DIRECTOR, Correct("intimidation", events=(ended,))).refused


@pytest.mark.paragraph("one-minute", "turn-forfeit")
def test_after_a_minute_a_reminder_and_then_the_turn_is_forfeited(trial: Trial) -> None:
    desk = trial.desk(turn_seconds=60, grace_seconds=15)
    desk.wait(59.999)
    assert not desk.state.card.reminded
    desk.wait(0.001)
    assert desk.state.card.reminded
    assert desk.table.entries[-1].ruling.cites == "one-minute"
    desk.wait(14.999)
    assert desk.state.card.holder == P1
    desk.wait(0.001)
    assert desk.state.card.holder == P2
    assert desk.table.entries[-1].ruling.cites == "turn-forfeit"


@pytest.mark.paragraph("one-minute")
def test_a_turn_taken_in_time_brings_no_reminder_and_the_next_has_its_own_minute(trial: Trial) -> None:
    desk = trial.desk(turn_seconds=60)
    desk.wait(50)
    trial.right(desk)
    desk.pass_card()
    desk.wait(59)
    assert not desk.state.card.reminded
    desk.wait(1)
    assert desk.state.card.reminded


@pytest.mark.paragraph("one-minute")
def test_a_player_with_more_time_has_it(trial: Trial) -> None:
    desk = trial.desk(turn_seconds=60, factors={P1: 1.5})
    desk.wait(89)
    assert not desk.state.card.reminded
    desk.wait(1)
    assert desk.state.card.reminded


@pytest.mark.paragraph("one-minute")
def test_the_minute_stands_still_during_a_challenge(trial: Trial) -> None:
    desk = trial.after_a_fault(turn_seconds=60, opinion_seconds=0)
    desk.wait(40)
    desk.challenge(P2, "other", accept=False)
    desk.wait(300)
    desk.accept()
    desk.wait(19)
    assert not desk.state.card.reminded
    desk.wait(1)
    assert desk.state.card.reminded


@pytest.mark.paragraph("score-card")
def test_only_the_signed_and_collected_score_card_is_official(trial: Trial) -> None:
    desk = over(trial, signing_seconds=0)
    assert not desk.state.card.score_cards[P1].official
    desk.say(P1, Sign())
    assert not desk.state.card.score_cards[P1].official
    desk.say(P2, Sign())
    cards = desk.state.card.score_cards
    assert (cards[P1].result, cards[P1].points, cards[P2].result, cards[P2].points) == ("win", 3, "loss", 1)
    assert cards[P1].official
    assert cards[P2].official
    assert trial.desk().state.card.score_cards == {}


@pytest.mark.paragraph("signing")
def test_each_player_signs_their_own_card_after_the_game(trial: Trial) -> None:
    assert trial.desk().say(P1, Sign()).refused
    desk = over(trial)
    assert desk.say(P1, Sign()).cites == "signing"
    assert desk.say(P1, Sign()).refused
    assert signers(desk.state.card.score_cards) == (P1,)
    assert desk.may(P2, "Sign")


@pytest.mark.paragraph("signing")
def test_a_card_that_is_not_signed_in_time_is_collected_unsigned(trial: Trial) -> None:
    desk = over(trial, signing_seconds=600)
    desk.say(P1, Sign())
    desk.wait(600)
    assert desk.state.card.collected
    assert desk.state.card.score_cards[P1].official
    assert not desk.state.card.score_cards[P2].official


@pytest.mark.paragraph("no-challenge")
@pytest.mark.parametrize("nature", ["start", "flag", "time"])
def test_start_card_and_minute_cannot_be_challenged(trial: Trial, nature: str) -> None:
    desk = trial.after_a_fault()
    desk.challenge(P2, nature)
    assert desk.marks(P2) == ("IA",)
    assert desk.ruled().opinions[0].cites == "no-challenge"
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("challenge-time")
def test_a_challenge_at_its_time_is_heard_and_at_another_is_inappropriate(trial: Trial) -> None:
    desk = trial.after_a_fault()
    desk.challenge(P2, trial.fault)
    assert desk.marks(P2) == ("C",)
    desk = trial.desk()
    trial.wrong(desk)
    desk.challenge(P2, trial.fault)
    assert desk.marks(P2) == ("IA",)


@pytest.mark.paragraph("challenge-nature")
def test_play_stops_and_the_nature_is_said_before_the_ruling(trial: Trial) -> None:
    desk = trial.after_a_fault(judges=())
    assert desk.say(P2, Challenge(())).cites == "challenge-nature"
    desk.challenge(P2, trial.fault, accept=False)
    assert not desk.may(P2, type(trial.closes).__name__)
    assert not desk.may(P2, "Challenge")
    assert [p.seat for p in desk.table.prompts if p.must] == [JUDGE]
    direct = trial.game.rule(desk.state, P2, trial.closes)
    assert (direct.verdict, direct.cites) == ("refused", "challenge-nature")


@pytest.mark.paragraph("challenge-ruling")
@pytest.mark.parametrize(("mark", "holder"), [("C", P2), ("I", P1), ("IA", P2)])
def test_a_person_in_the_monitors_chair_rules_as_they_see_it(trial: Trial, mark: str, holder: str) -> None:
    desk = trial.after_a_fault(judges=())
    desk.challenge(P2, trial.fault, accept=False)
    desk.say(JUDGE, Rule((Opinion(mark, "window", "As I see it."),)))  # type: ignore[arg-type]
    desk.accept()
    assert desk.marks(P2) == (mark,)
    assert desk.state.card.holder == holder


@pytest.mark.paragraph("play-resumed", "opinions")
def test_after_play_resumed_no_opinion_can_be_asked(trial: Trial) -> None:
    desk = trial.after_a_fault()
    desk.challenge(P2, trial.fault, accept=False)
    assert desk.may(P1, "AskOpinion")
    assert desk.may(P2, "AskOpinion")
    desk.accept()
    assert not desk.may(P1, "AskOpinion")
    assert desk.say(P1, AskOpinion()).refused


@pytest.mark.paragraph("play-resumed")
def test_a_ruling_nobody_disputes_in_time_stands(trial: Trial) -> None:
    desk = trial.after_a_fault(opinion_seconds=20)
    desk.challenge(P2, trial.fault, accept=False)
    desk.wait(19.9)
    assert desk.state.card.dispute
    desk.wait(0.1)
    assert desk.state.card.dispute is None
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("opinions")
def test_leader_and_then_director_may_be_asked_and_the_third_opinion_is_final(trial: Trial) -> None:
    desk = trial.after_a_fault(judges=())
    desk.challenge(P2, trial.fault, accept=False)
    marks: tuple[Mark, ...] = ("C", "I")
    correct, incorrect = (Rule((Opinion(mark, "window", "So."),)) for mark in marks)
    assert desk.say(LEADER, correct).refused
    desk.say(JUDGE, incorrect)
    assert not desk.say(P2, AskOpinion()).refused
    assert desk.may(LEADER, "Rule")
    desk.say(LEADER, incorrect)
    assert not desk.say(P1, AskOpinion()).refused
    desk.say(DIRECTOR, correct)
    assert not desk.may(P1, "AskOpinion")
    assert desk.say(P1, AskOpinion()).refused
    desk.accept()
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("several-rules")
def test_a_turn_lost_by_one_stays_lost_though_another_was_correct(trial: Trial) -> None:
    desk = trial.after_a_fault()
    desk.challenge(P2, trial.sound, trial.fault)
    assert desk.marks(P2) == ("I", "C")
    assert trial.taken_back(desk)
    assert desk.state.card.holder == P1


@pytest.mark.paragraph("several-rules", "three-challenges")
def test_the_third_adverse_one_ends_the_game_before_the_rest_is_ruled(trial: Trial) -> None:
    desk = trial.after_a_fault()
    desk.challenge(P2, "other", "start", "time", trial.fault)
    assert desk.marks(P2) == ("IA", "IA", "IA")
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1


@pytest.mark.paragraph("several-rules")
def test_an_official_rules_on_each_claim(trial: Trial) -> None:
    desk = trial.after_a_fault(judges=())
    desk.challenge(P2, trial.fault, trial.sound, accept=False)
    assert desk.say(JUDGE, Rule((Opinion("C", "window", "So."),))).cites == "several-rules"
    rambling = Opinion("C", "window", "So. " * 200)
    assert desk.say(JUDGE, Rule((rambling, rambling))).cites == "challenge-ruling"


@pytest.mark.paragraph("three-challenges", "challenge-warning")
def test_the_monitor_keeps_count_warns_twice_and_stops_the_game_at_three(trial: Trial) -> None:
    desk = trial.after_a_fault()
    assert "2 more incorrect" in desk.challenge(P2, "other").says
    assert "1 more incorrect or inappropriate challenge would" in desk.challenge(P2, "other").says
    assert desk.table.outcome is None
    desk.challenge(P2, "other")
    assert desk.marks(P2) == ("IA", "IA", "IA")
    assert desk.table.outcome
    assert desk.table.outcome.winner == P1


@pytest.mark.paragraph("three-challenges")
def test_correct_challenges_do_not_count_and_each_player_has_an_own_count(trial: Trial) -> None:
    desk = trial.after_a_fault()
    desk.challenge(P2, "other")
    desk.challenge(P1, "other")
    desk.challenge(P1, "other")
    desk.challenge(P2, trial.fault)
    assert desk.marks(P2) == ("IA", "C")
    assert desk.marks(P1) == ("IA", "IA")
    assert desk.table.outcome is None


@pytest.mark.paragraph("hall-correct")
@pytest.mark.parametrize("ranks", [[], [["p1"]], [["p1"], ["p1"]], [["p1", "p2", "p1"]]])
def test_an_official_enters_no_count_that_leaves_a_player_without_a_place(
    trial: Trial, ranks: list[list[str]]
) -> None:
    desk = trial.desk()
    counted = {"type": "Counted", "outcome": {"ranks": ranks, "cites": "time-limit", "says": "So."}}
    assert desk.say(JUDGE, Correct("a slip", events=(counted,))).refused
    right = {"type": "Counted", "outcome": {"ranks": [["p1", "p2"]], "cites": "time-limit", "says": "So."}}
    assert not desk.say(JUDGE, Correct("a slip", events=(right,))).refused
