"""Promises every game keeps."""

import pytest
from msgspec.structs import replace

from gamehall.kernel.action import Action
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.game import Game
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Manner
from tests.conformance import checks
from tests.conformance.driver import LONGER
from tests.toys.bluff import rules as bluff

SEEDS = range(3 * LONGER)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    "check",
    [
        checks.check_prompts,
        checks.check_replay,
        checks.check_round_trip,
        checks.check_same_seed,
        checks.check_pieces,
        checks.check_views,
        checks.check_citations,
        checks.check_not_now,
    ],
)
def test_a_game_played_at_random(game: Game, manner: Manner, seed: int, check) -> None:  # type: ignore[no-untyped-def]
    check(game, manner, seed)


def test_whatever_is_asked_can_be_answered_and_whatever_can_be_said_is_asked(game: Game) -> None:
    checks.check_asked(game)


def test_a_game_ends_where_the_table_ends_it(game: Game) -> None:
    checks.check_ended(game)


def test_a_game_that_does_not_hear_of_its_end_fails_at_once() -> None:
    def deaf(state: bluff.State, event: Event) -> bluff.State:
        return state if isinstance(event, Ended) else bluff.apply(state, event)

    for check in (checks.check_ended, checks.check_table_acts):
        with pytest.raises(AssertionError, match=r"needs a `case Ended\(outcome\)`"):
            check(replace(bluff.GAME, apply=deaf))


class Sing(Action, frozen=True):
    """No prompt asks for it."""


def test_a_game_that_asks_for_what_nobody_can_say_fails() -> None:
    def misspelt(state: bluff.State) -> tuple[Prompt, ...]:
        return tuple(replace(p, kinds=(*p.kinds, "Laay")) for p in bluff.prompts(state))

    with pytest.raises(AssertionError, match="asks for Laay"):
        checks.check_prompts(replace(bluff.GAME, prompts=misspelt), "tournament", 1)
    with pytest.raises(AssertionError, match="ever asks for Sing"):
        checks.check_asked(replace(bluff.GAME, actions=(*bluff.GAME.actions, Sing)))


@pytest.mark.paragraph("hall-dealer")
def test_the_dealer_can_be_checked_when_the_game_is_over(game: Game, manner: Manner) -> None:
    checks.check_dealer(game, manner, 5)


@pytest.mark.paragraph("hall-reopened")
def test_a_game_that_is_taken_up_again_is_dealt_from_a_new_sealed_seed(game: Game, manner: Manner) -> None:
    checks.check_reopened(game, manner, 6)


def test_a_forged_record_is_noticed(game: Game) -> None:
    checks.check_tampering(game, 2)


@pytest.mark.paragraph("hall-resign", "hall-forfeit", "hall-correct")
def test_resigning_forfeits_and_corrections(game: Game) -> None:
    checks.check_table_acts(game)
