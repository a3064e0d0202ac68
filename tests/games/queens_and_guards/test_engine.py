"""The engine makes the moves that the rules allow, as many as another hand counted, and finds good ones."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from gamehall.games.queens_and_guards import engine
from gamehall.games.queens_and_guards.answers import moves as allowed
from gamehall.games.queens_and_guards.board import (
    BAND,
    CENTRE,
    HEXES,
    NAMES,
    PLACES,
    Board,
    colour_of,
    is_queen,
    layouts,
)
from gamehall.games.queens_and_guards.engine.moves import MOST, make, moves, over
from gamehall.games.queens_and_guards.engine.perft import perft
from gamehall.games.queens_and_guards.engine.tables import AT, BOUND, LOOSE, NOBODY, PIECES, SIDE
from gamehall.games.queens_and_guards.rules import GAME
from gamehall.games.queens_and_guards.traps import Ground
from gamehall.kernel.table import add, open_table
from tests.conformance.driver import play
from tests.games.queens_and_guards import slow
from tests.games.queens_and_guards.desk import at, board_of

GROUND = Ground("line", layouts()["agon"].crowns)
POSITIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text())[
    "position"
]


def slowly(board: Board) -> slow.Position:
    pieces = {PLACES[i]: slow.Piece(str(colour_of(p)), is_queen(p)) for i, p in enumerate(board) if p}
    return slow.Position(pieces, "white")


def ways(board: Board, depth: int) -> int:
    return perft(engine.of_ground(GROUND), engine.position(GROUND, board, "white"), depth)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_there_are_as_many_ways_to_play_on_as_were_counted(position: dict[str, Any]) -> None:
    board = board_of(white=position["white"], black=position["black"])
    assert len(position["ways"]) >= 4
    assert [ways(board, depth + 1) for depth in range(len(position["ways"]))] == position["ways"]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_the_slow_generator_counts_the_same(position: dict[str, Any]) -> None:
    board = board_of(white=position["white"], black=position["black"])
    assert [slow.perft(slowly(board), depth) for depth in (1, 2)] == position["ways"][:2]


@pytest.mark.parametrize("seed", range(12))
def test_on_crowded_boards_both_count_the_same(seed: int) -> None:
    rng = Random(seed)
    inner = [i for i in range(HEXES) if BAND[i] <= 2 + seed % 3 and i not in (CENTRE, 0, 15)]
    board = [""] * HEXES
    for i, piece in zip(rng.sample(inner, PIECES), "WwwwwwwBbbbbbb", strict=True):
        board[i] = piece
    assert [ways(board, depth) for depth in (1, 2)] == [slow.perft(slowly(board), depth) for depth in (1, 2)]


@pytest.mark.parametrize("seed", range(3))
def test_it_moves_what_the_rules_of_the_hall_allow(seed: int) -> None:
    table, looked_at = play(GAME, "guided", seed), 0
    step = open_table(GAME, table.header)
    for entry in table.entries:
        step = add(step, entry)
        state, turn = step.state, step.state.turn
        if turn is None or turn.steps or state.card.phase != "window":
            continue
        pos = engine.position(state.ground, state.board, state.colour(turn.by), state.announced)
        found = np.empty(MOST, dtype=np.int32)
        n = moves(engine.of_ground(state.ground), pos, found)
        here = sorted((int(pos[AT + move // 128]), move % 128) for move in found[:n].tolist())
        assert here == sorted(allowed(state, turn))
        looked_at += 1
    assert looked_at > 10


@pytest.mark.parametrize("seed", range(20))
def test_a_position_that_was_moved_in_is_the_one_set_up_anew(seed: int) -> None:
    """What is kept beside the board follows from it: where pieces stand, their worth, what is bound."""
    rng, t = Random(seed), engine.of_ground(GROUND)
    pos = engine.position(GROUND, layouts()["late" if seed % 2 else "agon"].board, "white")
    found = np.empty(MOST, dtype=np.int32)
    for _ in range(60):
        if over(t, pos) or not (n := moves(t, pos, found)):
            break
        make(t, pos, int(found[rng.randrange(n)]))
        board = ["" if piece == NOBODY else ("WwwwwwwBbbbbbb")[piece] for piece in pos[:HEXES].tolist()]
        bound = tuple(int(pos[AT + piece]) for piece in range(PIECES) if pos[BOUND] >> piece & 1)
        loose = int(pos[AT + pos[LOOSE]]) if pos[LOOSE] != NOBODY else NOBODY
        anew = engine.position(GROUND, board, "white" if pos[SIDE] == 0 else "black", bound, loose)
        again = np.empty(MOST, dtype=np.int32)
        assert over(t, pos) == over(t, anew)
        assert moves(t, pos, found) == moves(t, anew, again)
        assert pos[-2] == anew[-2]  # what the pieces are worth


def best(white: str, black: str, nodes: int = 50_000) -> tuple[str, str, int]:
    found = engine.think(
        GROUND, engine.position(GROUND, board_of(white=white, black=black), "white"), nodes=nodes
    )
    assert found
    return NAMES[found.start], NAMES[found.end], found.worth


def test_it_comes_home_when_it_can() -> None:
    start, end, worth = best("centre E0 E1 E2 E3 E4 D10", "A15")
    assert (start, end) == ("D10", "E5")
    assert worth > 29_000


def test_it_traps_a_queen_that_stands_between() -> None:
    assert best("A0 B0 E0", "D0")[:2] == ("B0", "C0")


def test_it_does_not_tie_a_game_that_it_is_winning() -> None:
    start, end, _ = best("D10 E0 E1 E2 E3 E4 C15", "A15")
    assert (start, end) != ("C15", "D10")  # the sixth guard home before the queen


def test_with_positions_to_look_at_and_no_time_the_answer_is_always_the_same() -> None:
    one, two = (best("D0 B0 E0 C2 E3 D7 C10", "C6 D1 C17 E2 D4 D10 C12", 30_000) for _ in range(2))
    assert one == two


def test_the_time_it_is_given_is_kept() -> None:
    import time

    engine.warm()
    began = time.process_time()
    found = engine.think(GROUND, engine.position(GROUND, layouts()["agon"].board, "white"), seconds=0.3)
    assert found
    assert found.nodes > 0
    assert time.process_time() - began < 1.0


def test_a_move_is_told_what_it_is_worth() -> None:
    pos = engine.position(GROUND, board_of(white="centre E0 E1 E2 E3 E4 D10", black="A15"), "white")
    (good, poor) = (
        engine.think(GROUND, pos, nodes=20_000, only=(at("D10"), at(end))) for end in ("E5", "D9")
    )
    assert good
    assert poor
    assert good.worth > poor.worth
