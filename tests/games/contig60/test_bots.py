"""Bots object, capture and err as they should; the review finds what was missed."""

from random import Random

import pytest

from gamehall.games.contig60 import acts
from gamehall.games.contig60.bots import BOTS
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.referee import faults_of
from gamehall.games.contig60.review import review
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Opinion, Rule, Sign
from gamehall.games.pentathlon.bots import objection
from gamehall.kernel.action import Action
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import submit
from tests.games.contig60.desk import P1, P2, Desk


def answer(desk: Desk, seat: Seat, bot: str, seed: int = 1, **settings: float) -> Action | None:
    prompts = tuple(p for p in desk.table.prompts if p.seat == seat)
    said = BOTS.kinds[bot](**settings)(desk.state, seat, prompts, Random(seed))
    return said.action if said else None  # type: ignore[return-value]


def let_play(desk: Desk, bots: dict[Seat, str], acts_each: int = 2000, **settings: float) -> None:
    """Bots play at the desk until the game is over."""
    rng = Random(4)
    seated = {seat: BOTS.kinds[name](**settings) for seat, name in bots.items()}
    software = Officials("seed", frozenset({Seat("dealer"), JUDGE, Seat("leader"), Seat("director")}))
    for _ in range(acts_each):
        desk.table, _ = settle(desk.table, software, 0)
        if desk.table.finished:
            return
        for seat, bot in seated.items():
            prompts = tuple(p for p in desk.table.prompts if p.seat == seat)
            said = bot(desk.state, seat, prompts, rng) if prompts else None
            if said:
                desk.table = submit(desk.table, seat, said.action, prompt=said.prompt, at=0).table  # type: ignore[arg-type]
                break
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_a_wrong_sum_is_challenged(bot: str) -> None:
    desk = Desk("tournament")
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    assert answer(desk, P2, bot) == Challenge((Claim("sentence"),))


@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_a_right_play_is_not(bot: str) -> None:
    desk = Desk("tournament")
    desk.turn((3, 5, 4), "3+5=8; 8*4=32", 32)
    assert answer(desk, P2, bot) == common.Roll()
    assert objection(HIGHLIGHTS, desk.state, P2) is None


@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_a_pass_is_captured_when_something_can_be_placed(bot: str) -> None:
    desk = Desk("tournament")
    desk.pass_turn(3, 5, 4)
    assert answer(desk, P2, bot) == common.Capture()
    forced = Desk("tournament")
    forced.lay(P1, 0, 1, 2, 3)
    forced.pass_turn(1, 1, 1)
    assert answer(forced, P2, bot) == common.Roll()


@pytest.mark.parametrize(
    ("scores", "captures"),
    [((40, 30), True), ((34, 36), True), ((33, 36), False), ((30, 40), False)],
    ids=["the count wins", "a tie is better than what may come", "the count loses", "lost either way"],
)
def test_the_last_chip_is_spent_on_a_capture_only_where_that_is_better(
    scores: tuple[int, int], captures: bool
) -> None:
    desk = Desk("tournament", card="kept")
    desk.set_scores(*scores)
    desk.pass_turn(3, 5, 4)
    desk.set_chips(P2, 1)
    assert (answer(desk, P2, "strong") == common.Capture()) is captures


def test_a_capture_that_makes_five_in_a_row_is_taken_with_the_last_chip() -> None:
    desk = Desk("tournament", card="kept")
    desk.set_scores(10, 40)
    desk.lay(P2, 0, 1, 2, 3)
    desk.pass_turn(1, 1, 2)
    desk.set_chips(P2, 1)
    assert answer(desk, P2, "strong") == common.Capture()


def test_a_wrong_capture_and_a_false_win_are_challenged() -> None:
    desk = Desk("tournament", card="by hand")
    desk.lay(P1, 0, 1)
    desk.pass_turn(4, 6, 4)
    desk.say(P2, common.Capture())
    desk.announce("4*6+4")
    desk.place(28)
    assert answer(desk, P1, "strong") is None  # the score may still come
    desk.score(58)
    assert answer(desk, P1, "strong") == Challenge((Claim("capture"),))
    desk = Desk("tournament")
    desk.lay(P1, 0, 1, 2, 3)
    desk.say(P1, common.DeclareWin((0, 1, 2, 3, 4)))
    assert answer(desk, P2, "strong") == Challenge((Claim("win"),))


def test_a_true_win_is_declared_and_accepted() -> None:
    desk = Desk("tournament", card="kept")
    desk.lay(P1, 0, 1, 2, 3)
    desk.play((1, 1, 2), "1+1+2=4", 4)
    assert answer(desk, P1, "greedy") == common.DeclareWin((0, 1, 2, 3, 4))
    desk.say(P1, common.DeclareWin((0, 1, 2, 3, 4)))
    assert answer(desk, P2, "strong") == Accept()
    desk.say(P2, Accept())
    assert answer(desk, P2, "random") == Sign()


def test_a_wronged_bot_holds_up_the_opinion_card() -> None:
    desk = Desk("tournament", judges=())
    desk.turn((3, 5, 4), "3+5*4=32", 32)
    desk.challenge(P2, "sentence", accept=False)
    desk.say(JUDGE, Rule((Opinion("I", "incorrect", "It looks right to me."),)))
    assert answer(desk, P2, "strong") == AskOpinion()
    assert answer(desk, P1, "strong") == Accept()


def test_the_roll_of_the_opponent_is_used_when_it_is_better() -> None:
    desk = Desk("tournament")
    desk.lay(P2, 0, 1, 2, 3)
    desk.turn((1, 1, 2), "1+1*2=5", 5)
    desk.challenge(P2, "sentence")
    assert answer(desk, P2, "strong") == acts.UseRoll()


@pytest.mark.parametrize("seed", range(8))
def test_a_bot_that_errs_makes_faults_a_referee_finds(seed: int) -> None:
    desk = Desk("tournament", card="kept")
    desk.roll(3, 5, 4)
    said = answer(desk, P1, "greedy", seed, err=1.0)
    if isinstance(said, acts.Announce):
        desk.say(P1, said)
        placed = answer(desk, P1, "greedy", seed, err=1.0)
        assert isinstance(placed, acts.Place)
        desk.say(P1, placed)
        assert desk.state.sheet
        assert faults_of(desk.state, desk.state.sheet)
    else:
        assert said == common.PassCard()


def test_the_review_names_what_was_missed() -> None:
    desk = Desk("tournament", card="kept")
    desk.pass_turn(3, 5, 4)  # a play was there
    desk.turn((3, 5, 4), "3+5*4=32", 32)  # wrong, and the pass was not captured
    desk.turn((6, 6, 6), "6+6+6=18", 18)  # the error was not challenged
    found = review(desk.table.header, desk.table.entries)
    kinds = {(turn.seat, note.kind) for turn in found.turns for note in turn.notes}
    assert {(P1, "missed-play"), (P2, "missed-capture"), (P2, "error"), (P1, "unchallenged-error")} <= kinds
    assert all(turn.best for turn in found.turns if turn.played)
    ana = next(s for s in found.summary if s.seat == P1)
    assert (ana.missed_plays, ana.unchallenged_errors) == (1, 1)


@pytest.mark.paragraph("declare")
def test_the_review_misses_no_score_where_five_in_a_row_need_none() -> None:
    desk = Desk("tournament", card="by hand")
    for dice, sentence, space, score in (
        ((2, 1, 1), "2-1-1", 0, None),
        ((1, 1, 1), "1*1*1", 1, 59),
        ((2, 1, 1), "2*1*1", 2, 58),
        ((1, 1, 1), "1+1+1", 3, 57),
    ):
        desk.turn(dice, sentence, space, score)
        desk.pass_turn(6, 6, 6)
    desk.play((1, 1, 2), "1+1+2", 4)
    desk.say(P1, common.DeclareWin((0, 1, 2, 3, 4)))
    found = review(desk.table.header, desk.table.entries)
    assert not [note for turn in found.turns for note in turn.notes if note.kind == "error"]


def test_whole_games_between_bots_end_and_are_reviewed() -> None:
    desk = Desk("tournament", toss=False)
    let_play(desk, {P1: "greedy", P2: "random"}, err=0.4)
    assert desk.table.outcome
    assert "C" in desk.marks(P1)
    found = review(desk.table.header, desk.table.entries)
    assert len(found.turns) > 10
