"""Bots object and err as they should and cover boards; hints and the review find what was missed."""

from random import Random
from typing import Any

import pytest

from gamehall.games.juggle import acts
from gamehall.games.juggle.bots import BOTS
from gamehall.games.juggle.engine import turns_for
from gamehall.games.juggle.hints import hints
from gamehall.games.juggle.referee import check_touching, faults_of
from gamehall.games.juggle.review import review, tell
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Opinion, Rule, Sign
from gamehall.kernel.action import Action
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from tests.games.juggle.desk import COVER, OTHER_COVER, P1, P2, TOUCHING, Desk
from tests.games.juggle.test_challenge import touching, wrong_area

WATCHFUL = pytest.mark.parametrize("bot", ["greedy", "strong"])


def answer(desk: Desk, seat: Seat, bot: str, seed: int = 1, **settings: float) -> Action | None:
    prompts = tuple(p for p in desk.table.prompts if p.seat == seat)
    said = BOTS.kinds[bot](**settings)(desk.state, seat, prompts, Random(seed))
    return said.action if said else None  # type: ignore[return-value]


@WATCHFUL
def test_what_is_wrong_with_a_turn_is_challenged(bot: str) -> None:
    assert answer(wrong_area(), P2, bot) == Challenge((Claim("selection"),))
    assert answer(touching(), P2, bot) == Challenge((Claim("placement"),))
    moved = Desk("tournament")
    moved.roll(2, 4)
    moved.put("red I2", "a1 b1")
    moved.move("a2 b2")
    moved.pass_card()
    assert answer(moved, P2, bot) == Challenge((Claim("moved"),))


@WATCHFUL
def test_touching_pieces_are_challenged_in_later_turns(bot: str) -> None:
    desk = touching()
    desk.idle()
    desk.idle()
    assert answer(desk, P2, bot) == Challenge((Claim("placement"),))


@WATCHFUL
def test_a_right_turn_is_not_challenged(bot: str) -> None:
    desk = Desk("tournament")
    desk.roll(2, 3)
    desk.announce("2+3=5")
    desk.put("red W5", "a2 a3 b1 b2 c1")
    desk.pass_card()
    assert answer(desk, P2, bot) == common.Roll()


@WATCHFUL
def test_a_false_win_is_challenged_and_a_true_one_accepted(bot: str) -> None:
    false = Desk("tournament", side=5)
    false.lay(P1, *COVER[:6])
    false.say(P1, common.DeclareWin())
    assert answer(false, P2, bot) == Challenge((Claim("win"),))
    true = Desk("tournament", side=5)
    true.lay(P1, *COVER)
    assert answer(true, P1, bot) == common.DeclareWin()
    true.say(P1, common.DeclareWin())
    assert answer(true, P2, bot) == Accept()
    true.say(P2, Accept())
    true.idle()
    assert answer(true, P1, "random") == Sign()


@WATCHFUL
def test_while_the_monitor_counts_only_the_opponents_touching_pieces_are_challenged(bot: str) -> None:
    desk = Desk(side=5, period_minutes=45)
    desk.lay(P1, *TOUCHING)
    desk.wait(45 * 60 + 1)
    assert answer(desk, P2, bot) == Challenge((Claim("placement"),))
    assert answer(desk, P1, bot) == Accept()


def test_a_wronged_bot_holds_up_the_opinion_card() -> None:
    desk = wrong_area(judges=())
    desk.challenge(P2, "selection", accept=False)
    desk.say(JUDGE, Rule((Opinion("I", "incorrect", "It looks right to me."),)))
    assert answer(desk, P2, "strong") == AskOpinion()
    assert answer(desk, P1, "strong") == Accept()


@WATCHFUL
def test_the_last_hole_is_filled_by_whatever_the_dice_give(bot: str) -> None:
    """One space is left: a one, a difference or quotient of one, or a six fill it."""
    for dice, first in (
        ((1, 4), acts.PickUp("blue I1")),
        ((4, 5), acts.Announce("5 − 4 = 1")),
    ):
        desk = Desk("guided", side=5)
        desk.lay(P1, *COVER[:6])
        desk.roll(*dice)
        said = answer(desk, P1, bot)
        assert type(said) is type(first)
        assert not isinstance(said, acts.Announce) or said == first
        while not desk.state.card.declared:
            said = answer(desk, P1, bot)
            assert said
            assert not isinstance(said, common.PassCard)
            assert not desk.say(P1, said).refused


def test_with_a_six_the_strong_bot_takes_from_who_is_near_the_end() -> None:
    desk = Desk("guided", side=5)
    desk.lay(P2, *OTHER_COVER[:5])
    desk.roll(6, 6)
    said = answer(desk, P1, "strong")
    assert isinstance(said, acts.PickUp)
    assert said.space is not None


def test_the_strong_bot_removes_what_is_in_the_way_and_nothing_else() -> None:
    desk = Desk("guided", side=5)
    assert answer(desk, P1, "strong") == common.Roll()
    pieces = (("red I2", "b1 b2"), ("green I2", "a3 b3"), ("red I1", "d1"))
    desk.lay(P1, *pieces, ("blue I1", "e5"), ("yellow I1", "e3"))
    desk.lay(P2, ("green I1", "a1"), ("blue I2", "c1 d1"), ("yellow I2", "c4 d4"))
    # a1 and a2 are closed in by red and green; every domino that is neither lies on the other board
    said = answer(desk, P1, "strong")
    assert said in (acts.Remove(desk.spaces("b1")[0]), acts.Remove(desk.spaces("a3")[0]))


def test_pieces_that_touch_are_noticed_before_a_win_is_declared() -> None:
    desk = Desk("tournament")
    desk.lay(P1, *TOUCHING)
    for bot in ("greedy", "strong"):
        assert isinstance(answer(desk, P1, bot), acts.Remove)


def test_the_pace_of_the_last_pieces_follows_from_the_dice() -> None:
    """One square: 24 rolls of 36 show a one or a six, or give one or six; counted by hand."""
    good = sum(
        bool({1, 6} & {a, b, a + b, abs(a - b), a * b, a / b, b / a})
        for a in range(1, 7)
        for b in range(1, 7)
    )
    assert turns_for((1, 0, 0, 0, 0)) == pytest.approx(36 / good)
    assert turns_for((0, 0, 0, 0, 0)) == 0
    assert turns_for((1, 0, 0, 0, 1)) < turns_for((0, 0, 0, 0, 2)) + 1


@pytest.mark.parametrize("seed", range(8))
def test_a_bot_that_errs_makes_faults_a_referee_finds(seed: int) -> None:
    desk, wrong = Desk("tournament"), False
    desk.lay(P1, ("red I1", "e5"), ("blue I1", "a9"), ("green I1", "i1"), ("yellow I1", "i9"))
    desk.roll(2, 3)
    for step in range(12):
        said = answer(desk, P1, "greedy", 100 * seed + step, err=1.0)
        assert said
        if isinstance(said, common.PassCard):
            break
        assert not desk.say(P1, said).refused
    assert desk.state.turn
    wrong = bool(faults_of(desk.state, desk.state.turn) or check_touching(desk.state, P1))
    assert wrong


@pytest.mark.parametrize("pair", [("random", "greedy"), ("greedy", "strong"), ("strong", "random")])
def test_bots_play_to_the_end_and_a_review_tells_of_it(pair: tuple[str, str]) -> None:
    desk = _played(pair, side=5)
    assert desk.table.outcome
    found = review(desk.table.header, desk.table.entries)
    assert {turn.seat for turn in found.turns} == {P1, P2}
    assert all(line.endswith(".") for line in tell(found))


def test_bots_that_err_are_caught_and_the_review_says_what_nobody_saw() -> None:
    marks = {mark for seed in range(4) for mark in _caught(seed)}
    assert "C" in marks


def _caught(seed: int) -> tuple[str, ...]:
    desk = _played(("greedy", "strong"), seed=seed, side=6, err=0.5)
    return desk.marks(P1) + desk.marks(P2)


def _played(pair: tuple[str, str], seed: int = 4, err: float = 0.0, **options: Any) -> Desk:
    desk = Desk("tournament", toss=False, period_minutes=45, **options)
    software = desk.sitting.officials
    assert software
    bots = {seat: BOTS.kinds[name](err=err) for seat, name in zip((P1, P2), pair, strict=True)}
    officials = type(software)("seed", frozenset({DEALER, CLOCK, JUDGE, Seat("leader"), Seat("director")}))
    desk.sitting = Sitting(desk.table, officials, bots=bots, luck=str(seed))
    desk.sitting.play()
    return desk


def test_the_review_names_what_was_missed() -> None:
    desk = Desk("tournament", side=5)
    desk.idle(5, 5)  # something could be laid
    desk.roll(2, 4)
    desk.put("red I3", "a1 b1 c1")  # wrong
    desk.pass_card()
    desk.roll(1, 1)  # and nobody challenged it
    desk.pass_card()
    found = review(desk.table.header, desk.table.entries)
    kinds = {(turn.seat, note.kind) for turn in found.turns for note in turn.notes}
    assert {(P1, "empty-turn"), (P2, "error"), (P1, "unchallenged-error")} <= kinds
    first = next(turn for turn in found.turns if turn.played)
    assert first.best
    assert len(first.best.cells) == 10
    assert first.best.turns is not None
    assert first.played
    assert first.played.turns is not None
    assert first.best.turns < first.played.turns
    ana = next(one for one in found.summary if one.seat == P1)
    assert (ana.turns, ana.empty_turns, ana.unchallenged_errors) == (2, 2, 1)


def test_hints_lead_to_the_act_step_by_step() -> None:
    desk = Desk("guided", side=5)
    desk.lay(P1, *COVER[:6])
    assert hints(desk.state, P1)[-1].action == common.Roll()
    desk.roll(1, 3)
    *first, last = hints(desk.state, P1)
    assert [hint.action for hint in first] == [None, None]
    assert isinstance(last.action, acts.PickUp)
    desk.say(P1, last.action)
    placing = hints(desk.state, P1)[-1]
    assert placing.action == acts.Place(desk.spaces("e5"))
    desk.say(P1, acts.Place(desk.spaces("e5")))
    assert hints(desk.state, P1)[-1].action == common.DeclareWin()
    assert hints(desk.state, P2) == ()


def test_a_hint_tells_what_may_be_challenged() -> None:
    (hint,) = hints(wrong_area().state, P2)
    assert "covers 3 spaces" in hint.says


def test_the_beginner_lays_one_small_piece_a_turn() -> None:
    desk = Desk("guided")
    desk.roll(2, 5)
    said = answer(desk, P1, "beginner")
    assert isinstance(said, acts.PickUp)
    assert said.piece.endswith("I2")
    desk.say(P1, said)
    laid = answer(desk, P1, "beginner")
    assert isinstance(laid, acts.Place)
    desk.say(P1, laid)
    assert answer(desk, P1, "beginner") == common.PassCard()


def test_the_bots_stand_weakest_first() -> None:
    assert list(BOTS.kinds) == ["beginner", "random", "greedy", "strong"]
