"""What nobody asked for is refused by the paragraph that says whose time it is, and for what."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.rules import GAME
from gamehall.kernel.action import Action
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk
from tests.games.linguishtik.shakes import LAMP, challenged, hand_in, moved, object_to, shake

PLAY = "linguishtik-play"
RED = 8
SLIP = acts.Present(LAMP[0], 4, LAMP[1])


def wrong_time(desk: Desk, seat: Seat, action: Action, cites: str, says: str = "") -> None:
    """It is refused by this paragraph, and what is said is about this game and not about prompts."""
    said = desk.no(seat, action, cites)
    assert says in said.says
    assert "prompt" not in said.says
    assert type(action).__name__ not in said.says.split() or cites in ("neutral", "now")


@pytest.mark.paragraph("last-mover-barred", book=PLAY)
@pytest.mark.parametrize("call", ["now", "impossible"])
def test_who_moved_last_may_not_challenge(call: acts.Called) -> None:
    wrong_time(moved(), P3, acts.Challenge(call), "last-mover-barred", "You made the last move")


@pytest.mark.paragraph("illegal-procedure", "proper-order", "designate-first", book=PLAY)
def test_a_move_out_of_turn_is_told_whose_turn_it_is() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    wrong_time(desk, P2, acts.Pass(), "illegal-procedure", "It is the turn of {p1}")
    wrong_time(desk, P2, acts.Designate("s-v"), "designate-first", "designated already")
    wrong_time(desk, P1, acts.Designate("s-v"), "designate-first", "designated already")
    desk = Desk()
    wrong_time(desk, P2, acts.Designate("s-v"), "designate-first", "{p1} is Player One")
    for early in (acts.PlayLetter(RED), acts.Demand(5, "type:noun"), acts.Pass()):
        wrong_time(desk, P2, early, "proper-order", "{p1} designates")


@pytest.mark.paragraph("who-first", "roll-and-order", book=PLAY)
def test_nothing_is_moved_before_the_roll() -> None:
    desk = Desk(begun=False)
    wrong_time(desk, P1, acts.PlayLetter(RED), "who-first")
    wrong_time(desk, P1, acts.Roll(), "who-first")
    desk.roll_first(P1, "E")
    wrong_time(desk, P1, acts.RollForFirst(), "who-first", "You have rolled")
    for seat in (P2, P3):
        desk.roll_first(seat, "T")
    wrong_time(desk, P1, acts.Designate("s-v"), "roll-and-order", "not rolled")
    wrong_time(desk, P2, acts.Roll(), "roll-and-order", "{p1} is Player One")
    wrong_time(desk, P1, acts.RollForFirst(), "who-first")
    desk.roll()
    wrong_time(desk, P1, acts.Roll(), "roll-and-order", "are rolled")


@pytest.mark.paragraph("illegal-procedure", "illegal-insulated", book=PLAY)
def test_only_the_last_move_of_another_is_called_illegal() -> None:
    desk = Desk()
    wrong_time(desk, P2, acts.CallIllegal("turn"), "illegal-procedure", "no move")
    desk.designate(P1, "s-v")
    wrong_time(desk, P1, acts.CallIllegal("turn"), "illegal-procedure", "no move")
    wrong_time(challenged(), P2, acts.CallIllegal("turn"), "illegal-insulated", "stands")


@pytest.mark.paragraph("illegal-procedure", book=PLAY)
def test_while_a_call_is_heard_nobody_moves() -> None:
    desk = Desk(opening=("s-v", *NOUN), software=())
    desk.demand(P1, "purple")
    desk.yes(P2, acts.CallIllegal("demand"))
    moves = (acts.PlayLetter(RED), acts.Pass(), acts.Challenge("impossible"), acts.CallIllegal("turn"))
    for action in moves:
        wrong_time(desk, P3, action, "illegal-procedure", "The judge")


@pytest.mark.paragraph("first-hand", "now", "forceout", "checking-minutes", "ready-next", book=PLAY)
def test_after_a_challenge_nobody_moves_or_challenges() -> None:
    desk = challenged()
    wrong_time(desk, P2, acts.Challenge("now"), "first-hand", "{p1}")
    wrong_time(desk, P2, acts.PlayLetter(RED), "now", "written")
    wrong_time(shake("forceout"), P1, acts.Pass(), "forceout", "written")
    wrong_time(shake("forceout"), P1, acts.Challenge("now"), "forceout", "written")
    hand_in(desk, P1)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    wrong_time(desk, P2, acts.PlayLetter(RED), "checking-minutes", "checked")
    desk.accept_all()
    wrong_time(desk, P2, acts.PlayLetter(RED), "ready-next", "next shake")
    wrong_time(desk, P2, acts.Challenge("now"), "ready-next", "next shake")


@pytest.mark.paragraph("impossible-challenger-barred", "impossible-mover-writes", book=PLAY)
@pytest.mark.paragraph("now-challenger-writes", "neutral", "neutral-minute", "solution-final", book=PLAY)
def test_who_writes_and_who_does_not() -> None:
    desk = challenged("impossible")
    wrong_time(desk, P1, SLIP, "impossible-challenger-barred", "You called Impossible")
    wrong_time(desk, P1, acts.Neutral(), "impossible-challenger-barred")
    wrong_time(desk, P3, acts.Neutral(), "impossible-mover-writes", "You must write")
    desk.yes(P2, acts.Neutral())
    wrong_time(desk, P2, SLIP, "neutral", "You said that you will not write")
    desk = challenged("now")
    wrong_time(desk, P1, acts.Neutral(), "now-challenger-writes", "You must write")
    wrong_time(desk, P2, acts.GiveUp(), "neutral", "neutral")
    hand_in(desk, P1)
    wrong_time(desk, P1, SLIP, "solution-final", "You have handed in")
    desk.wait(61)
    wrong_time(desk, P2, acts.Neutral(), "neutral-minute", "over")
    desk.yes(P2, acts.GiveUp())
    wrong_time(desk, P2, SLIP, "writing-minutes", "You have no")
    wrong_time(shake("forceout"), P1, acts.Neutral(), "forceout", "")


@pytest.mark.paragraph("challenge-block", book=PLAY)
def test_nobody_writes_before_the_block_is_picked_up() -> None:
    desk = moved()
    for action in (SLIP, acts.Neutral(), acts.GiveUp()):
        wrong_time(desk, P1, action, "challenge-block", "nobody has picked up the block")


@pytest.mark.paragraph("hopeless-minute", book=PLAY)
def test_agreeing_belongs_to_a_hopeless_roll() -> None:
    for action in (acts.Agree(), acts.Disagree()):
        wrong_time(moved(), P1, action, "hopeless-minute")
        wrong_time(challenged(), P2, action, "hopeless-minute")
    desk = shake("hopeless")
    wrong_time(desk, P1, acts.Agree(), "hopeless-minute")
    wrong_time(desk, P2, acts.Neutral(), "hopeless-minute", "agree")


@pytest.mark.paragraph("checking-minutes", "checking-vote", "judge-moves-on", book=PLAY)
def test_solutions_are_checked_in_their_time_and_by_the_others() -> None:
    desk = challenged(software=())
    wrong_time(desk, P2, acts.Accept(P1), "checking-minutes", "being written")
    hand_in(desk, P1)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    wrong_time(desk, P1, acts.Accept(P1), "checking-minutes", "your own")
    wrong_time(desk, P2, acts.Vote(P1, False), "checking-vote")
    wrong_time(desk, JUDGE, acts.RuleOn(P1, False), "judge-moves-on")
    wrong_time(desk, JUDGE, acts.PutToVote(P1), "judge-moves-on")
    object_to(desk, P1, by=P2)
    wrong_time(desk, P3, acts.Accept(P1), "checking-minutes", "heard")
    desk.yes(JUDGE, acts.RuleOn(P1, True))
    wrong_time(desk, P2, acts.Object(P1, ("grammar",)), "checking-minutes", "You have said")
    desk.yes(P3, acts.Accept(P1))
    wrong_time(desk, P3, acts.Accept(P1), "checking-minutes")


@pytest.mark.paragraph("ready-next", book=PLAY)
def test_ready_is_said_between_shakes() -> None:
    desk = moved()
    wrong_time(desk, P1, acts.Ready(), "ready-next", "A shake is being played")
    desk = Desk()
    desk.hopeless()
    desk.yes(P1, acts.Ready())
    wrong_time(desk, P1, acts.Ready(), "ready-next", "You are ready")


@pytest.mark.paragraph("missed-shake", "disqualified", book=PLAY)
def test_who_is_away_or_out_does_not_play() -> None:
    desk = moved()
    desk.yes(JUDGE, acts.MarkAbsent(P2))
    wrong_time(desk, P2, acts.PlayLetter(RED), "missed-shake", "You miss this shake")
    desk = moved()
    desk.yes(JUDGE, acts.Panel(P2, "rude words", ("Ann", "Bob", "Cy"), disqualify="round"))
    wrong_time(desk, P2, acts.PlayLetter(RED), "disqualified", "You are disqualified")


@pytest.mark.paragraph("initial-penalty", "illegal-procedure", book=PLAY)
def test_a_judge_is_told_when_there_is_nothing_to_rule_on() -> None:
    desk = moved(software=())
    wrong_time(desk, JUDGE, acts.Initial(1), "initial-penalty")
    wrong_time(desk, JUDGE, acts.RuleProcedure(True), "illegal-procedure", "No move was called illegal")


def test_what_the_table_takes_from_the_seat_is_never_untimely() -> None:
    """Also those who watch, and acts of another chair, are answered by the hall."""
    not_now = GAME.not_now
    assert not_now is not None
    state = moved().state
    assert not_now(state, P1, acts.PlayLetter(RED)) is None
    assert not_now(state, P1, acts.Challenge("now")) is None
    assert not_now(state, Seat("gallery"), acts.Pass()) is None
    assert not_now(state, JUDGE, acts.Pass()) is None
    assert not_now(state, P1, acts.RuleOn(P2, True)) is None
    assert not_now(state, P1, acts.SetOut(())) is None
