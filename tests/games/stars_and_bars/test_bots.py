"""Bots place, score stacks, object and err as they should; the review finds what was missed."""

from random import Random

import pytest

from gamehall.bots.seating import sit
from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Opinion, PassCard, Rule, Sign
from gamehall.games.pentathlon.bots import objection
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.bots import BOTS
from gamehall.games.stars_and_bars.bots.lookahead import ranked
from gamehall.games.stars_and_bars.highlights import HIGHLIGHTS
from gamehall.games.stars_and_bars.referee import faults_of, playable, worth
from gamehall.games.stars_and_bars.review import review, tell
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from tests.games.stars_and_bars.desk import P1, P2, Desk

WATCHFUL = ("greedy", "strong")


def answer(desk: Desk, seat: Seat, bot: str, seed: int = 1, **settings: float) -> Action | None:
    prompts = tuple(p for p in desk.table.prompts if p.seat == seat)
    said = BOTS.kinds[bot](**settings)(desk.state, seat, prompts, Random(seed))
    return said.action if said else None  # type: ignore[return-value]


@pytest.mark.parametrize("bot", sorted(BOTS.kinds))
def test_every_bot_draws_for_the_start_and_takes_a_whole_turn(bot: str) -> None:
    assert answer(Desk(drawn=False), P1, bot) == acts.Draw()
    desk, done = Desk("guided"), []
    while desk.holder() == P1:
        act = answer(desk, P1, bot)
        assert act
        assert not desk.say(P1, act).refused
        done.append(type(act).__name__)
        if isinstance(act, acts.Draw):
            desk.say(DEALER, Dealt(("BLTY",)))
    assert done == ["Place", "Announce", "Draw", "PassCard"]


@pytest.mark.parametrize("bot", sorted(BOTS.kinds))
def test_full_stacks_are_scored_first_and_written_down(bot: str) -> None:
    desk = Desk("tournament")
    desk.fill("A4")
    assert answer(desk, P1, bot) == acts.RemoveStack("A4")
    desk.say(P1, acts.RemoveStack("A4"))
    assert answer(desk, P1, bot) == acts.RecordStacks(2)


def test_greedy_takes_the_most_points_at_once() -> None:
    desk = Desk("tournament")
    act = answer(desk, P1, "greedy")
    assert isinstance(act, acts.Place)
    by_worth = {(one.card, one.space): worth(desk.state, one) for one in playable(desk.state, P1)}
    assert by_worth[act.card, act.space] == max(by_worth.values())


def test_strong_leaves_no_full_stack_to_its_opponent() -> None:
    desk = Desk("tournament")
    desk.place("SLCB", "A1")
    desk.fill("A4")
    assert answer(desk, P1, "strong") == acts.RemoveStack("A4")
    assert isinstance(answer(desk, P1, "greedy"), acts.Announce)


def test_strong_weighs_every_place_there_is_and_does_not_know_the_deck() -> None:
    desk = Desk("tournament")
    found = ranked(desk.state, P1, 1)
    assert {(one.card, one.space) for one in found} == {
        (one.card, one.space) for one in playable(desk.state, P1)
    }
    assert [one.lead for one in found] == sorted((one.lead for one in found), reverse=True)
    assert found == ranked(desk.state, P1, 1)


@pytest.mark.parametrize(
    "option", [{"cover_rule": "any"}, {"score": "matches"}, {"board": "wide"}, {"deck": "short"}]
)
def test_strong_plays_by_the_options_of_its_table(option: dict[str, str]) -> None:
    desk = Desk("guided", card="kept", drawn=False, **option)  # type: ignore[arg-type]
    desk.sit_down()
    desk.draw_all(
        P1,
        ("SLCR", "SSCR", "BLCR", "SLQR"),
        ("SLCB", "SLTR", "BSQB", "BSHR"),
        ("BSCR", "SLHR", "BLQB", "SSTB"),
    )
    legal = {(one.card, one.space) for one in playable(desk.state, P1)}
    assert {(one.card, one.space) for one in ranked(desk.state, P1, 1)} == legal
    act = answer(desk, P1, "strong")
    assert act
    assert not desk.say(P1, act).refused


@pytest.mark.parametrize("bot", WATCHFUL)
def test_a_misplaced_card_and_wrong_points_are_challenged(bot: str) -> None:
    desk = Desk("tournament")
    desk.lay("A1", "BLHG")
    desk.turn("BSQG", "A1", 4)
    assert answer(desk, P2, bot) == Challenge((Claim("placing"),))
    desk = Desk("tournament")
    desk.turn("SLCB", "A1", 2)
    assert answer(desk, P2, bot) == Challenge((Claim("scoring"),))
    desk = Desk("tournament")
    desk.fill("A4")
    desk.say(P1, acts.RemoveStack("A4"))
    desk.say(P1, acts.RecordStacks(4))
    desk.turn("SLCB", "A1", 5)
    assert answer(desk, P2, bot) == Challenge((Claim("stacks"),))


@pytest.mark.parametrize("bot", WATCHFUL)
def test_a_right_turn_is_not(bot: str) -> None:
    desk = Desk("tournament")
    desk.turn("SLCB", "A1", 1)
    assert isinstance(answer(desk, P2, bot), acts.Place)
    assert objection(HIGHLIGHTS, desk.state, P2) is None


def test_a_wronged_bot_holds_up_the_opinion_card() -> None:
    desk = Desk("tournament", judges=())
    desk.lay("A1", "BLHG")
    desk.turn("BSQG", "A1", 4)
    desk.challenge(P2, "placing", accept=False)
    desk.say(JUDGE, Rule((Opinion("I", "incorrect", "It looks right to me."),)))
    assert answer(desk, P2, "strong") == AskOpinion()
    assert answer(desk, P1, "strong") == Accept()


def test_an_award_is_accepted_and_the_card_signed() -> None:
    desk = Desk("tournament", card="kept")
    desk.set_scores(90, 0)
    desk.turn("SLCB", "A1", 1)
    desk.turn("SLHR", "D4", 1)
    assert answer(desk, P1, "greedy") == Accept()
    desk.say(P1, Accept())
    assert answer(desk, P2, "random") == Sign()


@pytest.mark.parametrize("seed", range(8))
def test_a_bot_that_errs_makes_faults_a_referee_finds(seed: int) -> None:
    desk = Desk("tournament")
    while desk.holder() == P1 and desk.state.card.phase != "rolling":
        act = answer(desk, P1, "greedy", seed, err=2.0)
        assert act
        assert not desk.say(P1, act).refused
        if isinstance(act, PassCard | acts.Draw):
            break
    assert desk.state.sheet
    assert faults_of(desk.state, desk.state.sheet)


@pytest.mark.parametrize("kept", ["kept", "by hand"])
@pytest.mark.parametrize(("one", "two"), [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
def test_whole_games_between_bots_end_and_are_reviewed(one: str, two: str, kept: str) -> None:
    sitting = sit("stars_and_bars", bots=[one, two], options={"card": kept}, seed=4, manner="tournament")
    sitting.play()
    assert sitting.table.outcome
    found = review(sitting.table.header, sitting.table.entries)
    assert len(found.turns) > 10
    assert all(turn.best for turn in found.turns if turn.played)
    assert tell(found)[-1].startswith("{p2}: ")


def test_the_review_names_what_was_missed() -> None:
    desk = Desk("tournament", card="kept")
    desk.place("SLTR", "B2")
    desk.pass_card("SLHB")
    desk.place("SLHR", "B2")
    desk.pass_card("BSTB")
    desk.place("SLHB", "B2")  # the fourth card, and the stack is left to p2
    desk.pass_card("SLTG")
    desk.place("BSCR", "B2")  # who places a card on it that differs in too many ways
    desk.pass_card("BSTG")
    desk.place("SLCB", "A1")  # which p1 does not see, nor the stack that would score
    desk.pass_card("BSTY")
    found = review(desk.table.header, desk.table.entries)
    notes = [(turn.round, turn.seat, note.kind) for turn in found.turns for note in turn.notes]
    told = [note for note in notes if note[2] != "better-card"]
    assert sorted(told) == [
        (2, P1, "left-stack"),
        (2, P2, "error"),
        (2, P2, "left-stack"),
        (2, P2, "missed-stack"),
        (3, P1, "left-stack"),
        (3, P1, "missed-stack"),
        (3, P1, "unchallenged-error"),
    ]
    ana = next(one for one in found.figures if one.seat == P1)
    assert (ana.cards, ana.missed_stacks, ana.left_stacks, ana.unchallenged_errors) == (3, 1, 2, 1)


def test_the_review_counts_stacks_and_tells_a_wrong_challenge() -> None:
    desk = Desk("tournament", card="kept")
    for card, draws in (("SLTR", "SLHB"), ("SLHR", "BSTB"), ("SLHB", "SLTG")):
        desk.place(card, "B2")
        desk.pass_card(draws)
    desk.say(P2, acts.TurnOver("B2"))
    desk.place("BSTB", "B1")
    desk.pass_card()
    desk.challenge(P1, "placing")
    found = review(desk.table.header, desk.table.entries)
    ben = next(one for one in found.figures if one.seat == P2)
    assert (ben.stack_points, ben.missed_stacks) == (2, 0)
    assert (P1, "wrong-challenge") in {(t.seat, note.kind) for t in found.turns for note in t.notes}
    assert any("better" in line or "best cards" in line for line in tell(found))
