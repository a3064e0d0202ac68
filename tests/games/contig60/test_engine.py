"""The Contig 60 engine: what a roll reaches, what a chip earns, and that looking ahead pays."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import numpy as np
import numpy.typing as npt
import pytest

from gamehall.games.contig60 import engine
from gamehall.games.contig60.engine import Layout, Position, Ranked

SPIRAL = [
    0, 1, 2, 3, 4, 5, 6, 7,
    27, 28, 29, 30, 31, 32, 33, 8,
    26, 54, 55, 60, 64, 66, 34, 9,
    25, 50, 120, 125, 144, 72, 35, 10,
    24, 48, 108, 180, 150, 75, 36, 11,
    23, 45, 100, 96, 90, 80, 37, 12,
    22, 44, 42, 41, 40, 39, 38, 13,
    21, 20, 19, 18, 17, 16, 15, 14,
]  # fmt: skip
BY_ROWS = [*sorted(SPIRAL)[1:], 216]
Dice = tuple[int, int, int]
BOARDS = pytest.mark.parametrize("numbers", [SPIRAL, BY_ROWS], ids=["spiral", "by rows"])
ROLLS: list[Dice] = [(1, 1, 1), (1, 2, 3), (6, 6, 6), (2, 4, 6), (5, 3, 5), (6, 1, 4), (4, 4, 1), (6, 5, 3)]


@pytest.fixture(scope="module")
def spiral() -> Layout:
    engine.warm()
    return engine.layout(SPIRAL)


def covered(mine: list[int], theirs: list[int]) -> npt.NDArray[np.int8]:
    board = np.zeros(64, dtype=np.int8)
    board[mine] = 1
    board[theirs] = 2
    return board


def on(numbers: list[int]) -> list[int]:
    return [SPIRAL.index(number) for number in numbers]


def position(mine: list[int], theirs: list[int], *, score: int = 60, score_theirs: int = 60) -> Position:
    return Position(covered(mine, theirs), score, score_theirs, 25 - len(mine), 25 - len(theirs))


def one_step(first: Fraction, second: Fraction) -> Iterator[Fraction]:
    for made in (first + second, first - second, first * second, *([first / second] if second else [])):
        if made >= 0 and made.denominator == 1:
            yield made


def by_fractions(dice: Dice) -> set[int]:
    """Every grouping of three numbers and two operations, in whole steps of zero or more."""
    made: set[int] = set()
    for a, b, c in permutations(map(Fraction, dice)):
        for step in one_step(a, b):
            made |= {int(value) for value in one_step(step, c)}
        for step in one_step(b, c):
            made |= {int(value) for value in one_step(a, step)}
    return made


@BOARDS
@pytest.mark.parametrize("dice", ROLLS, ids=str)
def test_playable_spaces_are_those_found_by_trying_every_sentence(numbers: list[int], dice: Dice) -> None:
    wanted = [space for space, number in enumerate(numbers) if number in by_fractions(dice)]
    assert engine.playable(engine.layout(numbers), dice, covered([], [])) == wanted


def test_the_order_of_the_dice_does_not_matter(spiral: Layout) -> None:
    orders: list[Dice] = [(2, 3, 6), (2, 6, 3), (3, 2, 6), (3, 6, 2), (6, 2, 3), (6, 3, 2)]
    assert len({tuple(engine.playable(spiral, dice, covered([], []))) for dice in orders}) == 1


def test_covered_spaces_are_not_playable(spiral: Layout) -> None:
    everything = engine.playable(spiral, (1, 2, 3), covered([], []))
    board = covered(everything[:2], everything[2:3])
    assert engine.playable(spiral, (1, 2, 3), board) == everything[3:]


def test_a_board_has_64_spaces() -> None:
    with pytest.raises(ValueError, match="64 spaces"):
        engine.layout([1, 2, 3])


def test_a_chip_earns_one_for_each_covered_neighbour_of_either_colour(spiral: Layout) -> None:
    """The printed example: 0, 1 and 27 covered, a chip on 28 earns 3."""
    ranked = engine.rank(spiral, position(on([0, 27]), on([1])), (4, 6, 4))
    earned = {SPIRAL[choice.space]: choice.points for choice in ranked}
    assert earned[28] == 3
    assert earned[20] == 0
    assert earned[2] == 1


def test_a_captured_pass_earns_double(spiral: Layout) -> None:
    here = position(on([0, 27]), on([1]))
    once = {choice.space: choice for choice in engine.rank(spiral, here, (4, 6, 4))}
    twice = {choice.space: choice for choice in engine.rank(spiral, here, (4, 6, 4), points_factor=2)}
    assert {space: 2 * choice.points for space, choice in once.items()} == {
        space: choice.points for space, choice in twice.items()
    }
    assert all(twice[space].win > once[space].win for space in once)


@pytest.mark.parametrize(
    "line", [[0, 1, 2, 3, 4], [0, 9, 18, 27, 36], [7, 14, 21, 28, 35], [31, 39, 47, 55, 63]]
)
def test_five_in_line_wins_whichever_space_is_last(spiral: Layout, line: list[int]) -> None:
    from gamehall.games.contig60.engine.counting import five

    for last in line:
        others = np.uint64(sum(1 << space for space in line if space != last))
        assert five(others, last)
        assert not five(others & ~np.uint64(1 << min(set(line) - {last})), last)


def test_a_line_does_not_run_over_the_edge(spiral: Layout) -> None:
    from gamehall.games.contig60.engine.counting import five

    assert not five(np.uint64(sum(1 << space for space in (5, 6, 7, 8))), 9)


def test_the_engine_takes_five_in_line(spiral: Layout) -> None:
    here = position(on([1, 2, 3, 4]), on([0, 21, 20, 19]), score=50, score_theirs=3)
    best = engine.rank(spiral, here, (5, 1, 1))[0]
    assert (SPIRAL[best.space], best.win) == (5, 1.0)


def test_the_engine_stops_five_in_line(spiral: Layout) -> None:
    here = position(on([55, 125]), on([0, 1, 2, 3]))
    assert SPIRAL[engine.rank(spiral, here, (4, 1, 1))[0].space] == 4


def test_the_engine_takes_the_last_points_only_with_the_margin(spiral: Layout) -> None:
    near = position(on([0, 27]), on([1]), score=3, score_theirs=5)
    assert engine.rank(spiral, near, (4, 6, 4))[0] == Ranked(SPIRAL.index(28), 3, 1.0)
    short = near._replace(theirs=2)
    assert all(choice.win < 1.0 for choice in engine.rank(spiral, short, (4, 6, 4)))


def test_ranking_is_repeatable_and_best_first(spiral: Layout) -> None:
    here = position(on([12, 28, 60]), on([29, 35, 4]), score=48, score_theirs=51)
    ranked = engine.rank(spiral, here, (3, 5, 6))
    assert ranked == engine.rank(spiral, here, (6, 3, 5))
    assert [choice.win for choice in ranked] == sorted((choice.win for choice in ranked), reverse=True)
    assert sorted(choice.space for choice in ranked) == engine.playable(spiral, (3, 5, 6), here.board)
    assert all(0.0 <= choice.win <= 1.0 for choice in ranked)


def test_passing_is_worse_than_the_best_chip(spiral: Layout) -> None:
    here = position(on([12, 28, 60]), on([29, 35, 4]))
    assert engine.pass_value(spiral, here) < engine.rank(spiral, here, (3, 5, 6))[0].win


def test_without_chips_there_is_nothing_to_rank_and_the_score_decides(spiral: Layout) -> None:
    here = position([0], [1], score=20, score_theirs=30)
    assert engine.rank(spiral, here._replace(chips_mine=0), (3, 5, 6)) == []
    assert engine.pass_value(spiral, here._replace(chips_theirs=0)) == 1.0


def test_a_match_is_repeatable_and_counts_every_game(spiral: Layout) -> None:
    played = engine.match(spiral, 300, 5, "greedy", "random")
    assert played == engine.match(spiral, 300, 5, "greedy", "random")
    assert sum(played.values()) == 300
    assert played["wins"] > 2 * played["losses"]


@BOARDS
def test_looking_ahead_beats_greed(numbers: list[int]) -> None:
    played = engine.match(engine.layout(numbers), 50, 2024, "strong", "greedy")
    assert played["wins"] >= 2 * played["losses"]


def test_learning_starts_from_the_two_printed_boards_and_is_repeatable() -> None:
    from gamehall.games.contig60.engine.train import Stage, boards, train

    assert [list(board.numbers) for board in boards()] == [SPIRAL, BY_ROWS]
    short = [Stage(games=4000, depth=0, trace=0.7, rate=0.003)]
    learnt = train(1, short)
    assert np.isfinite(learnt).all()
    assert np.array_equal(learnt, train(1, short))
