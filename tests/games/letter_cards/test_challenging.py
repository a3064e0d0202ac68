"""Challenging: who may, when, what it costs, and the timer that stands meanwhile."""

import pytest

from gamehall.games.letter_cards import acts
from gamehall.kernel.seat import JUDGE
from tests.games.letter_cards.desk import LONG, P1, P2, P3, P4, SEATS, Desk


@pytest.mark.paragraph("dictionary", "challenger-out")
@pytest.mark.parametrize("word", ["TONE", "TON", "TONED", "NOTED", "LONE"])
def test_forms_plurals_and_tenses_of_the_list_are_good(word: str) -> None:
    desk = Desk()
    desk.lay(P2, word)
    ruling = desk.challenge(P1)
    assert (ruling.verdict, ruling.cites) == ("penalised", "challenger-out")
    assert desk.words == [word]
    assert desk.state.out == (P1,)


@pytest.mark.paragraph("dictionary", "not-a-word")
def test_a_guided_table_does_not_take_what_the_list_has_not() -> None:
    desk = Desk(manner="guided")
    desk.no(P1, acts.Announce("TOEN"), "dictionary")
    desk.announce(P1, "TONE")
    desk.no(P1, acts.Complete("TOEN"), "misspelled")
    desk.yes(P1, acts.Complete())


@pytest.mark.paragraph("challenge")
def test_any_other_player_may_challenge_and_nobody_their_own_word() -> None:
    desk = Desk(4)
    assert not any(desk.may(seat, "Challenge") for seat in SEATS)
    desk.announce(P1, "TONE")
    assert not any(desk.may(seat, "Challenge") for seat in SEATS)
    desk.yes(P1, acts.Complete())
    assert [seat for seat in SEATS if desk.may(seat, "Challenge")] == [P2, P3, P4]
    desk.no(P1, acts.Challenge())
    desk.no(JUDGE, acts.Challenge())
    desk.yes(P4, acts.Challenge(), "stops")


@pytest.mark.paragraph("challenge-window")
def test_a_word_is_challenged_within_five_seconds() -> None:
    desk = Desk()
    desk.at(1_000)
    desk.lay(P1, "TOEN")
    desk.at(6_000).yes(P2, acts.Challenge(), "stops")
    late = Desk()
    late.at(1_000)
    late.lay(P1, "TOEN")
    late.at(6_001).no(P2, acts.Challenge())
    assert late.last.cites == "challenge-window"
    assert late.words == ["TOEN"]


@pytest.mark.paragraph("challenge-window")
def test_the_window_is_an_option() -> None:
    desk = Desk(challenge_seconds=2)
    desk.lay(P1, "TOEN")
    desk.at(2_001).no(P2, acts.Challenge())


@pytest.mark.paragraph("challenge-window")
def test_only_the_last_word_is_challenged() -> None:
    desk = Desk()
    desk.lay(P1, "TOEN")
    desk.at(1_000)
    desk.lay(P2, "NOTE")
    desk.no(P2, acts.Challenge())
    assert desk.challenge(P1).cites == "challenger-out"
    assert desk.words == ["TOEN", "NOTE"]


@pytest.mark.paragraph("challenge-window")
def test_the_time_to_challenge_begins_anew_with_every_word() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.at(4_000)
    desk.lay(P1, "TOEN")
    desk.at(8_999)
    assert desk.challenge(P2).cites == "not-a-word"


@pytest.mark.paragraph("challenge-window", "last-word")
def test_the_last_word_is_challenged_after_the_bell_too() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.lay(P2, "ONETD")
    desk.at(LONG + 5_000).pass_time()
    assert desk.phase == "bell"
    assert not desk.may(P3, "Announce")
    assert desk.challenge(P3).cites == "not-a-word"
    assert (desk.won(P1), desk.won(P2), desk.hand(P2)) == ("ENOT", "", "LINED")
    late = Desk()
    late.lay(P2, "ONETD")
    late.at(LONG + 5_001).no(P3, acts.Challenge())
    assert late.won(P2) == "DENOT"


@pytest.mark.paragraph("challenge-window")
def test_a_word_that_was_found_good_is_not_challenged_again() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    desk.wait(3)
    desk.no(P3, acts.Challenge())
    desk.ring()
    assert desk.phase == "ready"
    assert desk.won(P1) == "ENOT"


@pytest.mark.paragraph("not-a-word", "challenged-out")
def test_what_is_no_word_costs_its_author_the_round() -> None:
    desk = Desk()
    desk.lay(P1, "TOEN")
    ruling = desk.challenge(P2)
    assert (ruling.verdict, ruling.cites) == ("penalised", "not-a-word")
    assert desk.state.out == (P1,)
    desk.wait(3)
    desk.no(P1, acts.Announce("TONE"))
    desk.lay(P2, "TONE")


@pytest.mark.paragraph("misspelled")
def test_cards_that_do_not_show_the_word_announced() -> None:
    desk = Desk()
    desk.lay(P1, "TONE", letters="NOTE")
    assert desk.words == ["NOTE"]
    ruling = desk.challenge(P2)
    assert (ruling.verdict, ruling.cites) == ("penalised", "misspelled")
    assert ruling.says.startswith("TONE was announced; the cards spell NOTE")
    assert desk.state.out == (P1,)
    assert desk.words == []


@pytest.mark.paragraph("misspelled")
def test_a_misspelled_word_stands_where_nobody_objects() -> None:
    desk = Desk()
    desk.lay(P1, "TONE", letters="TOEN")
    desk.finish()
    assert desk.won(P1) == "ENOT"


@pytest.mark.paragraph("stops")
def test_the_timer_stands_while_the_challenge_is_debated() -> None:
    desk = Desk(software=())
    desk.at(10_000)
    desk.lay(P1, "TONE")
    desk.at(12_345).yes(P2, acts.Challenge(), "stops")
    assert not desk.timer_on
    desk.wait(600)
    assert desk.phase == "stopped"
    assert desk.run_time == 12_345
    assert not any(desk.may(seat, kind) for seat in SEATS for kind in ("Announce", "Challenge", "Complete"))
    desk.yes(JUDGE, acts.Rule(True), "challenger-out")


@pytest.mark.paragraph("stops")
def test_only_the_first_presses_off_and_only_the_judge_rules() -> None:
    desk = Desk(software=())
    desk.lay(P1, "TONE")
    desk.no(JUDGE, acts.Rule(False))
    desk.yes(P2, acts.Challenge())
    desk.no(P3, acts.Challenge())
    desk.no(P1, acts.Rule(True))
    desk.yes(JUDGE, acts.Rule(True))
    desk.no(JUDGE, acts.Rule(False))
    assert desk.state.out == (P2,)


@pytest.mark.paragraph("stops", "assembly")
def test_a_wrong_challenge_leaves_what_was_announced_and_the_time_to_lay_it() -> None:
    """Nobody can take an announcement away by challenging a good word."""
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.announce(P2, "NOTED")
    laying = desk.table.prompts[0].id
    desk.at(2_000)
    desk.challenge(P3)
    assert desk.state.out == (P3,)
    desk.no(P2, acts.Complete())
    desk.at(2_000 + 3_000 + 2_999).pass_time()
    assert desk.table.prompts[0].id == laying
    desk.yes(P2, acts.Complete(), "complete")


@pytest.mark.paragraph("stops")
def test_who_challenges_wrongly_loses_what_they_announced() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.announce(P2, "NOTED")
    desk.challenge(P2)
    assert desk.state.said is None


@pytest.mark.paragraph("stops")
def test_a_right_challenge_ends_an_open_announcement_and_nobody_rests_for_it() -> None:
    desk = Desk()
    desk.lay(P1, "TOEN")
    desk.announce(P2, "NOTED")
    desk.wait(1)
    desk.challenge(P3)
    assert desk.state.said is None
    desk.wait(3)
    desk.no(P2, acts.Complete())
    desk.lay(P2, "NOTED")


@pytest.mark.paragraph("stops")
def test_who_rests_goes_on_resting_after_the_ruling() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.announce(P2, "NOTED")
    desk.at(1_000).yes(P2, acts.Withdraw())
    desk.at(3_000)
    desk.challenge(P3)
    desk.at(3_000 + 3_000 + 2_999).no(P2, acts.Announce("NOTED"))
    desk.at(3_000 + 3_000 + 3_000)
    desk.announce(P2, "NOTED")


@pytest.mark.paragraph("removed-returns")
def test_the_hand_card_goes_back_and_the_word_before_stands_again() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.lay(P2, "TORNED")
    assert sorted(desk.shown) == sorted("TONERD")
    desk.challenge(P3)
    assert desk.words == ["TENOR"]
    assert sorted(desk.hand(P2)) == sorted("LINED")
    assert sorted(desk.shown) == sorted("TONER")
    assert desk.hand(P1) == "CATE"
    desk.finish()
    assert desk.won(P1) == "ENORT"


@pytest.mark.paragraph("removed-returns")
def test_a_card_laid_though_the_table_had_that_letter_goes_back_too() -> None:
    desk = Desk()
    desk.lay(P1, "TOEN", hand="E")
    assert sorted(desk.shown) == sorted("TONEE")
    desk.challenge(P2)
    assert sorted(desk.hand(P1)) == sorted("CATER")
    assert sorted(desk.shown) == sorted("TONE")


@pytest.mark.paragraph("removed-returns", "challenged-out")
def test_who_is_out_keeps_an_earlier_word_that_was_not_challenged() -> None:
    desk = Desk()
    desk.lay(P1, "TENOR")
    desk.lay(P1, "ORTENA")
    desk.challenge(P3)
    assert desk.state.out == (P1,)
    assert sorted(desk.hand(P1)) == sorted("CATE")
    desk.finish()
    assert desk.won(P1) == "ENORT"
    assert desk.state.results[0].removed == ("ORTENA",)


@pytest.mark.paragraph("challenger-out")
def test_a_wrong_challenger_lays_no_more_words_in_this_round() -> None:
    desk = Desk()
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    desk.wait(3)
    desk.no(P2, acts.Announce("NOTED"))
    desk.lay(P3, "NOTES")
    desk.finish()
    desk.begin("SAWIV")
    desk.lay(P2, "WAD")


@pytest.mark.paragraph("resumes")
def test_play_goes_on_for_the_others_when_the_timer_is_on_again() -> None:
    desk = Desk(4)
    desk.lay(P1, "TONE")
    desk.at(1_000)
    desk.challenge(P2)
    desk.at(3_999).pass_time()
    assert (desk.phase, desk.timer_on) == ("resume", False)
    desk.at(4_000).pass_time()
    assert desk.last.cites == "resumes"
    assert desk.timer_on
    assert [seat for seat in SEATS if desk.may(seat, "Announce")] == [P1, P3, P4]


@pytest.mark.paragraph("resumes")
def test_without_seconds_to_read_the_ruling_play_goes_on_at_once() -> None:
    desk = Desk(resume_seconds=0)
    desk.lay(P1, "TONE")
    desk.at(1_000)
    desk.challenge(P2)
    assert desk.timer_on
    desk.announce(P3, "NOTES")


@pytest.mark.paragraph("resumes", "stops")
@pytest.mark.parametrize("ms", [30_000, 41_300, 90_000])
def test_the_hidden_remainder_is_kept_over_many_challenges(ms: int) -> None:
    desk = Desk(4, time=ms, resume_seconds=3)
    stood = 0
    for seat, word, challenger in ((P1, "TOEN", P4), (P2, "NETO", P1), (P3, "OTEN", P1)):
        desk.wait(2.5)
        desk.lay(seat, word)
        desk.wait(1.111)
        desk.challenge(challenger)
        assert desk.table.entries[-1].ruling.cites == "not-a-word"
        desk.wait(3)
        stood += 3_000
        assert desk.run_time + stood == desk.now - desk.start
    desk.at(ms + stood - 1).pass_time()
    assert desk.phase == "race"
    assert desk.run_time == ms - 1
    desk.at(ms + stood).pass_time()
    assert desk.phase == "ready"


@pytest.mark.paragraph("stops", "resumes")
def test_off_is_pressed_in_the_last_millisecond() -> None:
    desk = Desk()
    desk.at(LONG - 1_000)
    desk.lay(P1, "TOEN")
    desk.at(LONG - 1)
    desk.challenge(P2)
    desk.at(LONG + 2_999).pass_time()
    assert desk.phase == "race"
    desk.announce(P2, "TONE")
    desk.yes(P2, acts.Complete())
    desk.at(LONG + 3_000).pass_time()
    assert desk.phase == "bell"
    desk.finish()
    assert desk.won(P2) == "ENOT"


@pytest.mark.paragraph("hall-guided")
def test_at_a_guided_table_a_wrong_challenge_is_refused_and_costs_nothing() -> None:
    desk = Desk(manner="guided")
    desk.lay(P2, "TONE")
    before = desk.table.seq
    ruling = desk.say(P1, acts.Challenge())
    assert (ruling.verdict, ruling.cites) == ("refused", "hall-guided")
    assert "TONE is a good word" in ruling.says
    assert (desk.table.seq, desk.state.out) == (before, ())
