"""People in the officials' chairs: a judge who rules, pauses, corrections, and players who get more time."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.judge import judge
from gamehall.kernel.action import Correct, Pause, Resume
from gamehall.kernel.audit import audit
from gamehall.kernel.seat import JUDGE
from tests.games.letter_cards.desk import LONG, P1, P2, P3, SEATS, Desk


def stopped(word: str = "TONE", letters: str = "", **options: object) -> Desk:
    """p1 laid a word, p2 challenges it, and a person judges."""
    desk = Desk(software=(), **options)  # type: ignore[arg-type]
    desk.lay(P1, word, letters)
    desk.at(2_000).yes(P2, acts.Challenge(), "stops")
    return desk


def proposal(desk: Desk) -> object:
    (prompt,) = (p for p in desk.table.prompts if p.seat == JUDGE)
    return judge(desk.state, prompt)


@pytest.mark.paragraph("dictionary", "not-a-word", "misspelled")
@pytest.mark.parametrize(
    ("word", "letters", "good"), [("TONE", "", True), ("TOEN", "", False), ("TONE", "NOTE", False)]
)
def test_the_software_proposes_what_the_list_says(word: str, letters: str, good: bool) -> None:
    assert proposal(stopped(word, letters)) == acts.Rule(good)


@pytest.mark.paragraph("dictionary", "challenger-out")
def test_a_person_who_judges_may_take_what_the_list_has_not() -> None:
    desk = stopped("TOEN")
    ruling = desk.yes(JUDGE, acts.Rule(True), "challenger-out")
    assert ruling.says == "TOEN is good: {p2} was wrong, and is out of this round."
    assert desk.words == ["TOEN"]
    assert desk.state.out == (P2,)


@pytest.mark.paragraph("not-a-word")
def test_or_not_take_what_the_list_has() -> None:
    desk = stopped("TONE")
    ruling = desk.yes(JUDGE, acts.Rule(False), "not-a-word")
    assert ruling.says.startswith("The judge does not take TONE: the challenge is right")
    assert desk.words == []
    assert desk.state.out == (P1,)


@pytest.mark.paragraph("not-a-word", "dictionary")
def test_the_ruling_names_the_list_that_has_not_the_word() -> None:
    desk = stopped("TOEN")
    known = desk.state.options.word_list
    assert known
    assert f"TOEN is not in {known.title}: " in desk.yes(JUDGE, acts.Rule(False)).says


@pytest.mark.paragraph("dictionary")
def test_where_the_list_is_not_here_a_person_rules() -> None:
    desk = Desk(lexicon="nowhere")
    desk.lay(P1, "TOEN")
    desk.yes(P2, acts.Challenge())
    assert desk.phase == "stopped"
    assert proposal(desk) is None
    desk.wait(3_600)
    desk.yes(JUDGE, acts.Rule(False), "not-a-word")
    assert desk.state.out == (P1,)


@pytest.mark.paragraph("misspelled", "dictionary")
def test_what_was_misspelled_is_seen_without_a_list() -> None:
    desk = Desk(lexicon="nowhere")
    desk.lay(P1, "TONE", letters="NOTE")
    assert desk.challenge(P2).cites == "misspelled"
    guided = Desk(lexicon="nowhere", manner="guided")
    guided.lay(P1, "TOEN")


def test_every_challenge_is_a_question_of_its_own() -> None:
    desk = stopped("TONE", resume_seconds=0)
    first = {p.id for p in desk.table.prompts}
    desk.yes(JUDGE, acts.Rule(True))
    desk.lay(P3, "NOTSE")
    desk.yes(P2, acts.Challenge())
    second = {p.id for p in desk.table.prompts}
    desk.yes(JUDGE, acts.Rule(False))
    assert not first & second


def test_what_was_said_before_a_ruling_does_not_answer_what_is_asked_after_it() -> None:
    desk = Desk(resume_seconds=0)
    desk.lay(P1, "TONE")
    before = {p.id for p in desk.table.prompts if "Announce" in p.kinds}
    desk.challenge(P2)
    assert not before & {p.id for p in desk.table.prompts if "Announce" in p.kinds}


def test_the_word_that_stands_again_is_another_question_than_the_one_that_went() -> None:
    desk = Desk(software=(), resume_seconds=0)
    desk.lay(P1, "TONE")
    desk.lay(P2, "ONETD")
    desk.yes(P3, acts.Challenge())
    went = {p.id for p in desk.table.prompts}
    desk.yes(JUDGE, acts.Rule(False))
    desk.ring()
    desk.yes(P3, acts.Challenge())
    assert not went & {p.id for p in desk.table.prompts}


# Pauses.


def test_a_pause_stops_the_hidden_timer_and_all_others() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.at(2_000)
    desk.announce(P2, "NOTED")
    desk.at(3_000)
    desk.no(P1, Pause("a bell outside"), "hall-pause")
    desk.yes(JUDGE, Pause("a bell outside"), "hall-pause")
    desk.wait(1_000)
    assert desk.run_time == 3_000
    desk.no(P2, acts.Complete(), "hall-pause")
    desk.no(P3, acts.Challenge(), "hall-pause")
    desk.yes(JUDGE, Resume(), "hall-pause")
    desk.wait(1.999)
    assert desk.may(P3, "Challenge")
    desk.wait(0.001)
    assert not desk.may(P3, "Challenge")
    desk.wait(1.998)
    desk.yes(P2, acts.Complete(), "complete")
    desk.at(LONG + 1_000_000 - 1).pass_time()
    assert desk.phase == "race"
    desk.at(LONG + 1_000_000).pass_time()
    assert desk.state.rung


def test_a_pause_while_a_challenge_is_debated() -> None:
    desk = stopped()
    desk.yes(JUDGE, Pause("lunch"))
    desk.no(JUDGE, acts.Rule(True), "hall-pause")
    desk.wait(100)
    desk.yes(JUDGE, Resume())
    desk.yes(JUDGE, acts.Rule(True))
    desk.wait(3)
    assert (desk.timer_on, desk.run_time) == (True, 2_000)


# Corrections.


def test_a_ruling_is_taken_back_and_the_timer_with_it() -> None:
    desk = stopped("TONE")
    desk.yes(JUDGE, acts.Rule(False))
    wrong = desk.table.seq
    desk.wait(10)
    desk.lay(P2, "NOTED")
    desk.no(P2, Correct("I want it back", wrong), "hall-correct")
    desk.yes(JUDGE, Correct("The word is in the list", wrong), "hall-correct")
    assert (desk.phase, desk.words, desk.run_time) == ("stopped", ["TONE"], 2_000)
    assert desk.hand(P2) == "LINED"
    desk.yes(JUDGE, acts.Rule(True), "challenger-out")
    desk.wait(3)
    left = LONG - 2_000
    desk.wait(left / 1000 - 0.001)
    assert desk.phase == "race"
    desk.wait(0.001)
    assert desk.won(P1) == "ENOT"
    assert audit(desk.table.game, desk.table.header, desk.table.entries) == ()


def test_a_judge_corrects_by_naming_what_happened() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    gone = {"type": "WordRemoved", "seat": "p1", "word": "TENOR", "hand": "R"}
    desk.yes(JUDGE, Correct("It was agreed to play without it", None, (gone,)), "hall-correct")
    assert desk.words == []
    assert desk.hand(P1) == "CATER"
    desk.no(JUDGE, Correct("Twice", None, ({"type": "WordAnnounced", "seat": "p1"},)), "hall-correct")


def test_a_round_may_be_played_again_from_the_bell() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.finish()
    bell = next(e.seq for e in desk.table.entries if isinstance(e.action, acts.BellRings))
    desk.yes(JUDGE, Correct("The bell was not heard", bell), "hall-correct")
    assert (desk.phase, desk.state.rung, desk.won(P1)) == ("race", False, "")
    desk.lay(P2, "NOTED")
    desk.finish()
    assert desk.won(P2) == "DENOT"


# Players who get more time.


@pytest.mark.paragraph("assembly", "rest")
def test_more_time_to_lay_a_word_and_as_long_a_rest() -> None:
    desk = Desk(factors={P1: 2.0})
    desk.announce(P1, "TONE")
    desk.at(10_000).pass_time()
    assert desk.may(P1, "Complete")
    desk.at(10_001).pass_time()
    assert not desk.may(P1, "Complete")
    desk.at(20_000).no(P1, acts.Announce("TONE"))
    desk.at(20_001)
    desk.announce(P1, "TONE")
    other = Desk(factors={P1: 2.0})
    other.announce(P2, "TONE")
    other.at(5_001).no(P2, acts.Complete())


@pytest.mark.paragraph("challenge-window")
def test_more_time_to_challenge_where_one_of_the_others_has_it() -> None:
    desk = Desk(factors={P1: 2.0})
    desk.lay(P2, "TOEN")
    desk.at(10_000)
    assert desk.challenge(P1).cites == "not-a-word"
    own = Desk(factors={P1: 2.0})
    own.lay(P1, "TOEN")
    own.at(5_001).no(P2, acts.Challenge())


@pytest.mark.paragraph("ready", "wind-time")
def test_more_time_between_rounds_and_to_wind() -> None:
    desk = Desk(begun=False, timer="setter", factors={P1: 1.5, P2: 3.0})
    desk.wait(89.999)
    assert desk.may(P1, "Ready")
    desk.wait(0.001)
    desk.deal("CATERLINEDGOMSHTONE")
    desk.wait(29.999)
    assert desk.may(P1, "Wind")
    desk.wait(0.001)
    assert desk.last.cites == "wind-time"


@pytest.mark.paragraph("secret", "longest")
def test_nobody_has_a_longer_round() -> None:
    desk = Desk(factors=dict.fromkeys(SEATS[:3], 3.0))
    desk.at(LONG - 1).pass_time()
    assert desk.phase == "race"
    desk.at(LONG).pass_time()
    assert desk.phase == "ready"
