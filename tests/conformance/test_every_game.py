"""Promises every game keeps."""

import pytest

from gamehall.kernel.game import Game
from gamehall.kernel.record import Manner
from tests.conformance import checks
from tests.conformance.driver import LONGER

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
