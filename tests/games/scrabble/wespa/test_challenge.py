"""CHALLENGE: which words, who types and checks, one verdict, what it costs, and the timers meanwhile."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.action import Action
from gamehall.kernel.seat import GALLERY, JUDGE
from gamehall.kernel.views import seen_entries, view_of
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk


def hooked(second: str = "SO", **options: object) -> Desk:
    """p1 has CAT on the board, p2 has just played SO or SX down, making CATS."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.turn(P1, "8G", "CAT", "III")
    desk.play(P2, "J8", second)
    return desk


@pytest.mark.paragraph("challenge", book="wespa")
@pytest.mark.parametrize("action", [acts.Accept(), acts.Hold(), acts.Challenge(("CATS",)), acts.Pass()])
def test_a_challenge_stops_the_timer_and_cannot_be_withdrawn(action: Action) -> None:
    desk = hooked()
    ruling = desk.yes(P1, acts.Challenge(("CATS", "SO")), "challenge")
    assert ruling.says == "{p1} challenges CATS, SO. The timer stands."
    assert desk.still
    desk.no(P1, action)
    desk.no(P2, acts.Draw())
    desk.wait(1000)
    assert desk.still
    assert desk.state.dispute


@pytest.mark.paragraph("challenge-words", book="wespa")
@pytest.mark.parametrize("words", [(), ("CAT",), ("XYZZY",), ("CATS", "QI"), ("",)])
def test_only_words_the_play_has_made_are_named(words: tuple[str, ...]) -> None:
    desk = hooked()
    desk.no(P1, acts.Challenge(words), "challenge-words")
    desk.yes(P1, acts.Challenge((" cats ",)), "challenge")
    assert desk.state.dispute
    assert desk.state.dispute.words == ("CATS",)


@pytest.mark.paragraph("challenge-words", book="wespa")
@pytest.mark.parametrize("word", ["GROß", "GROſS", "GROSS\u200b", "GRO55", ""])
def test_a_word_is_named_in_letters_and_no_sign_stands_for_another(word: str) -> None:
    desk = Desk("GROSSED")
    desk.play(P1, "8H", "GROSS")
    says = desk.no(P2, acts.Challenge((word,)), "challenge-words").says
    assert says == "The play made GROSS. Name a word in letters from A to Z."


@pytest.mark.paragraph("challenge-typed", book="wespa")
def test_the_challenged_player_checks_the_words_before_the_verdict() -> None:
    desk = hooked()
    desk.yes(P1, acts.Challenge(("CATS",)))
    assert not desk.may(JUDGE, "Verdict")
    desk.no(P1, acts.Confirm())
    desk.no(JUDGE, acts.Verdict(acceptable=False))
    assert desk.state.dispute
    assert desk.state.dispute.verdict is None
    desk.yes(P2, acts.Confirm(), "challenge-typed")
    assert desk.state.dispute.verdict is True


@pytest.mark.paragraph("challenge-typed", "challenge-upheld", book="wespa")
def test_a_person_in_the_judges_chair_gives_the_verdict() -> None:
    desk = hooked(software=())
    desk.yes(P1, acts.Challenge(("CATS",)))
    desk.yes(P2, acts.Confirm())
    desk.no(P1, acts.Verdict(acceptable=False))
    desk.no(DIRECTOR, acts.Verdict(acceptable=False))
    desk.yes(JUDGE, acts.Verdict(acceptable=False), "challenge-upheld")
    desk.no(JUDGE, acts.Verdict(acceptable=True))


@pytest.mark.paragraph("challenge-upheld", book="wespa")
def test_an_unacceptable_play_goes_back_to_the_rack_and_scores_nothing() -> None:
    desk = hooked("SX")
    assert desk.scores == (10, 15)
    verdict = desk.challenge("SX")
    assert (verdict.verdict, verdict.cites) == ("penalised", "challenge-upheld")
    assert desk.scores == (10, 0)
    assert desk.rack(P2) == "AGINOSX"
    assert desk.state.board.strip(".") == "CAT"
    assert desk.state.mover == P1
    assert not desk.may(P2, "Draw")


@pytest.mark.paragraph("challenge-upheld", book="wespa")
def test_a_blank_that_comes_back_is_a_blank_again() -> None:
    desk = Desk("CATERE?")
    desk.play(P1, "8G", "CATr")
    desk.challenge("CATR")
    assert desk.rack(P1) == "ACEERT_"
    desk.yes(P2, acts.Pass())
    assert desk.place(P1, "8G", "CATs").verdict == "allowed"


@pytest.mark.paragraph("challenge-words", "challenge-upheld", book="wespa")
def test_one_verdict_for_all_words_and_nothing_tells_which_failed() -> None:
    said = []
    for words in (("SX",), ("CATS", "SX"), ("SX", "CATS")):
        desk = hooked("SX")
        said.append(desk.challenge(*words).says)
        for seat in (P1, P2, GALLERY, DIRECTOR):
            verdicts = [e for e in seen_entries(desk.table, seat) if isinstance(e.action, acts.Verdict)]
            assert len(verdicts) == 1
            assert "CATS" not in verdicts[0].ruling.says
            assert "SX" not in verdicts[0].ruling.says
    assert set(said) == {"The challenge is right. {p2} takes the tiles back and scores nothing."}


@pytest.mark.paragraph("challenge-words", "challenge-failed", book="wespa")
def test_a_phoney_that_was_not_named_stays_on_the_board() -> None:
    desk = hooked("SX")
    verdict = desk.challenge("CATS")
    assert verdict.cites == "challenge-failed"
    assert "SX" not in verdict.says
    assert desk.state.board.replace(".", "") == "CATSX"
    assert desk.scores == (10, 15 + 5)
    desk.no(P1, acts.Challenge(("SX",)))


PENALTIES = [
    ("5 per word", 1, 5),
    ("5 per word", 2, 10),
    ("5 per turn", 2, 5),
    ("10 per word", 2, 20),
    ("10 per turn", 2, 10),
    ("single", 2, 0),
    ("double", 2, 0),
]


@pytest.mark.paragraph("challenge-failed", book="wespa")
@pytest.mark.parametrize(("penalty", "words", "points"), PENALTIES)
@pytest.mark.parametrize("booked", ["bonus", "deduction"])
def test_what_a_wrong_challenge_costs(penalty: str, words: int, points: int, booked: str) -> None:
    desk = hooked(challenge=penalty, penalty=booked)
    assert desk.scores == (10, 8)
    verdict = desk.challenge(*("CATS", "SO")[:words])
    assert (verdict.verdict, verdict.cites) == ("penalised", "challenge-failed")
    assert desk.scores == ((10, 8 + points) if booked == "bonus" else (10 - points, 8))
    assert desk.state.mover == (P2 if penalty == "double" else P1)
    assert desk.state.board.replace(".", "") == "CATSO"
    desk.draw(P2, "EE")


@pytest.mark.paragraph("challenge-failed", book="wespa")
def test_five_points_for_each_word_unless_the_table_says_otherwise() -> None:
    desk = hooked()
    desk.challenge("CATS", "SO", "cats")
    assert desk.scores == (10, 8 + 10)
    assert [line.kind for line in desk.state.sheet] == ["play", "play", "challenge"]


@pytest.mark.paragraph("challenge-failed", book="wespa")
def test_a_lost_turn_comes_after_the_tiles_are_drawn() -> None:
    desk = hooked(challenge="double")
    desk.challenge("SO")
    assert [line.kind for line in desk.state.sheet] == ["play", "play", "lost"]
    assert desk.state.sheet[-1].side == P1
    desk.no(P2, acts.Pass(), "order")
    desk.draw(P2, "EE")
    desk.yes(P2, acts.Pass())


@pytest.mark.paragraph("challenge-upheld", book="wespa")
@pytest.mark.parametrize("penalty", ["double", "single", "10 per word"])
def test_a_right_challenge_costs_nothing_by_any_setting(penalty: str) -> None:
    desk = hooked("SX", challenge=penalty)
    desk.challenge("SX")
    assert desk.scores == (10, 0)
    assert desk.state.mover == P1


@pytest.mark.paragraph("challenge-window", book="wespa")
def test_where_phoneys_are_void_they_are_refused_and_nothing_is_challenged() -> None:
    desk = Desk(challenge="void")
    ruling = desk.place(P1, "8G", "CTA")
    assert (ruling.verdict, ruling.cites) == ("refused", "cross-words")
    desk.play(P1, "8G", "CAT")
    desk.no(P2, acts.Challenge(("CAT",)))
    assert desk.ruled(P2, acts.Challenge(("CAT",))) == ("refused", "challenge-window")


@pytest.mark.paragraph("after-challenge", book="wespa")
def test_the_timer_goes_on_when_both_are_seated() -> None:
    desk = hooked("SX")
    desk.challenge("SX", ready=False)
    desk.wait(10)
    assert desk.still
    desk.yes(P2, acts.Ready(), "after-challenge")
    desk.no(P2, acts.Ready())
    assert desk.still
    desk.no(P1, acts.Pass())
    desk.yes(P1, acts.Ready(), "after-challenge")
    assert desk.runs(P1)


@pytest.mark.paragraph("after-challenge", book="wespa")
@pytest.mark.parametrize("seconds", [30, 5])
def test_or_when_the_pause_is_over(seconds: int) -> None:
    desk = hooked(ready_seconds=seconds)
    desk.challenge("SO", ready=False)
    desk.wait(seconds - 1)
    assert desk.still
    desk.wait(1)
    assert desk.runs(P1)
    assert desk.state.dispute is None


@pytest.mark.paragraph("after-challenge", book="wespa")
def test_without_a_pause_it_goes_on_at_once() -> None:
    desk = hooked(ready_seconds=0)
    desk.challenge("SO", ready=False)
    assert desk.runs(P1)
    assert not desk.may(P1, "Ready")


@pytest.mark.paragraph("hall-guided")
@pytest.mark.parametrize("words", [("CATS",), ("CATS", "SO")])
def test_at_a_guided_table_a_wrong_challenge_is_refused_and_costs_nothing(words: tuple[str, ...]) -> None:
    desk = hooked(manner="guided")
    before = desk.table.seq
    ruling = desk.say(P1, acts.Challenge(words))
    assert (ruling.verdict, ruling.cites) == ("refused", "hall-guided")
    assert "acceptable" in ruling.says
    assert (desk.table.seq, desk.state.dispute) == (before, None)
    told = view_of(desk.table, P1).facts
    assert told
    assert told.challenge
    assert told.challenge.free
