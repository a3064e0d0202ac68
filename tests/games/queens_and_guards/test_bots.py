"""Bots announce, send out, object and err as they should; hints and review say what is to be learnt."""

from random import Random

import pytest

import gamehall
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Opinion, Rule, Sign
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.bots import BOTS, remark
from gamehall.games.queens_and_guards.moving import legal_moves
from gamehall.games.queens_and_guards.referee import check_move, self_inflicted
from gamehall.kernel.action import Action
from gamehall.kernel.audit import audit
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.queens_and_guards.desk import P1, P2, Desk, at
from tests.games.queens_and_guards.test_announcing import unannounced
from tests.games.queens_and_guards.test_challenge import jump, right
from tests.games.queens_and_guards.test_goal import one_short
from tests.games.queens_and_guards.test_sending_out import moved_wrongly
from tests.games.queens_and_guards.test_traps import trapped

WATCHFUL = ["greedy", "strong:2000"]


def answer(desk: Desk, seat: Seat, bot: str, seed: int = 1, **settings: float) -> Action | None:
    name, _, nodes = bot.partition(":")
    prompts = tuple(p for p in desk.table.prompts if p.seat == seat)
    more = {"nodes": int(nodes)} if nodes else {}
    said = BOTS.kinds[name](**settings, **more)(desk.state, seat, prompts, Random(seed))
    return said.action if said else None  # type: ignore[return-value]


@pytest.mark.parametrize("bot", WATCHFUL)
def test_a_jump_is_challenged_and_a_step_is_not(bot: str) -> None:
    assert answer(jump(), P2, bot) == Challenge((Claim("move"),))
    assert isinstance(answer(right(), P2, bot), acts.Move)
    assert isinstance(answer(jump(), P2, "random"), acts.Move)


@pytest.mark.parametrize("bot", [*WATCHFUL, "random"])
def test_what_it_has_trapped_it_announces_before_it_passes_the_card(bot: str) -> None:
    desk = Desk(white="A0 B0 E0", black="A15 D0")
    desk.move("B0", "C0")
    assert answer(desk, P1, bot) == acts.SayTrap()
    desk.trap()
    assert answer(desk, P1, bot) == common.PassCard()


@pytest.mark.parametrize("bot", WATCHFUL)
def test_a_trap_that_was_not_announced_is_announced_at_the_beginning_of_a_turn(bot: str) -> None:
    assert answer(unannounced(), P1, bot) == acts.SayTrap()


@pytest.mark.parametrize("bot", [*WATCHFUL, "random"])
def test_it_moves_out_of_an_announced_trap(bot: str) -> None:
    said = answer(trapped(), P2, bot)
    assert isinstance(said, acts.Move)
    assert said.start == at("D0")


@pytest.mark.parametrize("bot", WATCHFUL)
@pytest.mark.parametrize("what", ["backwards", "into a trap"])
def test_what_was_moved_wrongly_is_sent_out(bot: str, what: str) -> None:
    desk, end = moved_wrongly(what)
    said = answer(desk, P1, bot)
    assert isinstance(said, acts.SendOut)
    assert said.start == at(end)


@pytest.mark.parametrize("bot", WATCHFUL)
def test_a_win_is_made_declared_accepted_and_signed(bot: str) -> None:
    desk = one_short()
    if bot != "greedy":
        assert answer(desk, P1, bot) == acts.Move(at("D10"), at("E5"))
    desk.move("D10", "E5")
    assert answer(desk, P1, bot) == common.DeclareWin()
    desk.win()
    assert answer(desk, P2, bot) == Accept()
    desk.say(P2, Accept())
    assert answer(desk, P2, bot) == Sign()


def test_a_false_win_is_challenged_and_a_wrong_ruling_met_with_the_opinion_card() -> None:
    desk = one_short()
    desk.move("D10", "D9")
    desk.win()
    assert answer(desk, P2, "greedy") == Challenge((Claim("win"),))
    desk = jump(judges=())
    desk.challenge(P2, "move", accept=False)
    desk.say(JUDGE, Rule((Opinion("I", "incorrect", "It looks right to me."),)))
    assert answer(desk, P2, "greedy") == AskOpinion()
    assert answer(desk, P1, "greedy") == Accept()


def test_it_agrees_to_a_tie_only_where_it_has_nothing_to_win() -> None:
    behind = Desk(white="centre E0 E1", black="A15")
    behind.say(P1, acts.OfferTie())
    assert answer(behind, P2, "greedy") == acts.AgreeTie()
    ahead = Desk(white="A0", black="centre E0 E1")
    ahead.say(P1, acts.OfferTie())
    assert answer(ahead, P2, "greedy") is None


@pytest.mark.parametrize("seed", range(12))
def test_a_bot_that_errs_makes_what_a_referee_or_the_opponent_finds(seed: int) -> None:
    desk = Desk(white="D0 C3 C6", black="A15 B8 B9") if seed % 2 else trapped()
    seat = desk.holder()
    said = answer(desk, seat, "greedy", seed, err=1.0)
    assert isinstance(said, acts.Move)
    state, colour = desk.state, desk.colour(seat)
    wrong = check_move(state.ground, state.board, colour, state.announced, said.start, said.end)
    assert wrong or self_inflicted(state.ground, state.board, said.start, said.end)
    assert (said.start, said.end) not in legal_moves(state.ground, state.board, colour, state.announced)


def test_an_arena_counts_traps_that_nobody_heard_of() -> None:
    desk = Desk(white="A0 B0 E0", black="A15 D0")
    desk.move("B0", "C0")
    assert remark(desk.state, P1, common.PassCard()) == "traps not announced"
    desk.trap()
    assert remark(desk.state, P1, common.PassCard()) == "turns"
    assert remark(desk.state, P1, acts.SayTrap()) == ""


@pytest.mark.parametrize(
    ("bots", "manner"),
    [
        (["greedy:err=0.3", "greedy:err=0.3"], "tournament"),
        (["random:err=0.3", "greedy:err=0.1"], "tournament"),
        (["greedy:err=0.5", "random:err=0.5"], "guided"),
        (["strong:nodes=500,err=0.2", "greedy:err=0.2"], "tournament"),
    ],
)
def test_whole_games_end_and_can_be_audited(bots: list[str], manner: str) -> None:
    for seed in range(3):
        sitting = gamehall.sit("queens_and_guards", bots=bots, seed=seed, manner=manner)  # type: ignore[arg-type]
        sitting.play()
        assert sitting.table.outcome
        assert audit(sitting.table.game, sitting.table.header, sitting.table.entries) == ()


def test_the_strong_bot_beats_the_greedy_one_with_little_time() -> None:
    """A hundredth of a second for a move; with a second it wins nine games of ten and more."""
    strong, winners = "strong:nodes=10000", []
    for seed, bots in enumerate(([strong, "greedy"], ["greedy", strong]) * 2):
        sitting = gamehall.sit("queens_and_guards", bots=bots, seed=seed, manner="tournament")
        sitting.play()
        assert sitting.table.outcome
        winners.append(sitting.table.outcome.winner)
    assert all(winner != (P2, P1)[seed % 2] for seed, winner in enumerate(winners)), "it lost"
    assert sum(winner == (P1, P2)[seed % 2] for seed, winner in enumerate(winners)) >= 3
