"""The Scrabble engine against the obvious way of doing the same, and in whole games."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.games.scrabble import board as printed
from gamehall.games.scrabble import engine, placement
from gamehall.games.scrabble.engine import Found
from gamehall.games.scrabble.engine.games import Game
from gamehall.lexicon.graph import Graph, keep
from gamehall.lexicon.graph.build import build
from gamehall.lexicon.lists.shelf import lexicon
from tests.conformance.driver import LONGER
from tests.games.scrabble.engine import slow

LAYOUT = engine.layout(slow.PREMIUMS, slow.VALUES)
SMALL = [
    "AA", "AB", "ABA", "ACE", "ACED", "AD", "BA", "BAD", "BADE", "BE", "BED", "BEAD", "CAB",
    "CABBED", "DAB", "DE", "DEAD", "EA", "EBB", "ED", "FA", "FACE", "FACED", "FAD",
]  # fmt: skip


def graph_from(words: set[str] | list[str]) -> Graph:
    data = build(sorted(words))
    data.flags.writeable = False
    return Graph("test", data)


def board_from(rows: dict[int, str]) -> str:
    return "".join(rows.get(number, "").ljust(15, ".") for number in range(1, 16))


def found_plays(graph: Graph, board: str, rack: str) -> dict[frozenset[tuple[int, str]], int]:
    plays = engine.plays(graph, LAYOUT, board, rack)
    listed = {frozenset(play.laid): play.score for play in plays.every()}
    assert len(listed) == len(plays), "a play was found twice"
    return listed


def random_words(luck: Random, letters: str) -> set[str]:
    return {
        "".join(luck.choices(letters, k=luck.choice((2, 2, 3, 3, 4, 4, 5, 6, 8, 15))))
        for _ in range(luck.randint(60, 120))
    }


def random_board(luck: Random, words: set[str], letters: str) -> str:
    """Words across and down wherever they fall, and stray tiles: whatever may come, phoneys included."""
    board = ["."] * 225
    for _ in range(luck.choice((0, 1, 2, 4, 6))):
        word, square, step = luck.choice(sorted(words)), luck.randrange(225), luck.choice((1, 15))
        for letter in word:
            if square >= 225 or (step == 1 and square % 15 == 14):
                break
            board[square] = letter.lower() if luck.random() < 0.1 else letter
            square += step
    for _ in range(luck.choice((0, 0, 3, 60, 200))):
        board[luck.randrange(225)] = luck.choice(letters)
    return "".join(board)


@settings(max_examples=40 * LONGER, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 7), st.integers(0, 2))
def test_every_play_and_score_of_random_positions(seed: int, size: int, blanks: int) -> None:
    luck = Random(seed)
    letters = luck.choice(("AB", "ABCDE", "AEIRSTLN", "QZXJKAE"))
    words = random_words(luck, letters)
    board = random_board(luck, words, letters)
    size = min(size, 4 if blanks else 5)
    rack = "".join(luck.choices(letters, k=max(1, size - blanks))) + "?" * blanks
    assert found_plays(graph_from(words), board, rack) == slow.plays(words, board, rack)


@pytest.mark.parametrize("rack", ["A", "?", "AD", "ABCDEF?", "AAEEBB?", "ACEDFBA", "??", "ZZZZZZZ"])
@pytest.mark.parametrize(
    "board",
    [
        slow.EMPTY,
        board_from({8: ".......BAD"}),
        board_from({1: "FACED", 2: "A", 3: "D", 15: "..........faCED"}),
    ],
    ids=["empty", "one word", "corners"],
)
def test_every_play_of_small_positions(board: str, rack: str) -> None:
    graph = graph_from(SMALL)
    listed = found_plays(graph, board, rack)
    assert listed == slow.plays(set(SMALL), board, rack)
    asked = engine.summary(graph, LAYOUT, board, rack)
    assert asked == (len(listed), sum(listed.values()), max(listed.values(), default=0))
    assert engine.summaries(graph, LAYOUT, [(board, rack)] * 2) == [asked, asked]
    assert engine.can_play(graph, LAYOUT, board, rack) == bool(listed)
    best = engine.best(graph, LAYOUT, board, rack)
    assert (best.score if best else 0) == asked.top


def test_a_full_board_has_no_plays() -> None:
    graph = graph_from(SMALL)
    assert engine.summary(graph, LAYOUT, "A" * 225, "ABCDE??") == (0, 0, 0)
    assert engine.best(graph, LAYOUT, "A" * 225, "ABCDE??") is None
    last = "A" * 224 + "."
    assert engine.summary(graph, LAYOUT, last, "B") == (0, 0, 0)
    assert found_plays(graph_from(["A" * 15]), last, "A") == {frozenset({(224, "A")}): 3 * 15 * 2}


def test_a_single_tile_that_makes_two_words_is_one_play() -> None:
    board = board_from({7: "........A", 8: ".......A"})
    plays = engine.plays(graph_from(["AB", "AA", "BA"]), LAYOUT, board, "B")
    at = [play for play in plays.every() if play.laid == ((113, "B"),)]
    assert at == [Found("8H", "AB", ((113, "B"),), 1 + 3 + 1 + 3)]


def test_how_a_play_is_read() -> None:
    board = board_from({8: ".......BA"})
    plays = engine.plays(graph_from(["BA", "BAD", "BADE", "DE"]), LAYOUT, board, "D?")
    best = plays.best(3)
    assert best[0] == Found("J8", "De", ((114, "D"), (129, "e")), 2 + 6)
    assert best[1:] == [
        Found("8H", "BAD", ((114, "D"),), 6),
        Found("8H", "BADe", ((114, "D"), (115, "e")), 6),
    ]
    assert [engine.marked(play, board) for play in best] == ["De", "(BA)D", "(BA)De"]
    assert str(best[1]) == "8H BAD 6"
    assert [play.score for play in plays.best(99)] == sorted(plays.scores.tolist(), reverse=True)


def test_the_board_and_values_are_those_of_the_rules() -> None:
    assert (tuple(slow.PREMIUMS), slow.VALUES) == (printed.PREMIUMS, printed.VALUES)
    assert engine.standard() is engine.standard()
    parts: Iterator[tuple[Any, Any]] = zip(engine.standard(), LAYOUT, strict=True)
    assert all(np.array_equal(ours, theirs) for ours, theirs in parts)


def test_bonus_and_rack_size_belong_to_the_layout() -> None:
    graph = graph_from(SMALL)
    short = engine.layout(slow.PREMIUMS, slow.VALUES, bonus=7, rack_size=2)
    assert engine.summary(graph, short, slow.EMPTY, "AD").top == 2 * 3 + 7
    with pytest.raises(ValueError, match="1 to 2 tiles, not 3"):
        engine.summary(graph, short, slow.EMPTY, "ADD")


@pytest.mark.parametrize(
    ("board", "rack", "said"),
    [
        ("." * 224, "A", "225 characters"),
        ("?" * 225, "A", "225 characters"),
        ("É" + "." * 224, "A", "225 characters"),
        (slow.EMPTY, "", "1 to 7 tiles, not 0"),
        (slow.EMPTY, "abc", "written A-Z"),
        (slow.EMPTY, "A.", "written A-Z"),
    ],
)
def test_what_is_no_position_is_said(board: str, rack: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        engine.plays(graph_from(SMALL), LAYOUT, board, rack)


def test_a_thousand_random_games(tmp_path: Path) -> None:
    """Tiles are neither lost nor made, every score is the slow one, every word is in the list."""
    words = set(lexicon())
    graph = keep("hall", lambda: words, tmp_path)
    tiles = "".join(slow.COUNTS.elements())
    players = ("random", "random")
    for game in engine.self_play(graph, LAYOUT, tiles, 1000, seed=5, players=players):
        check_game(game, words)


def check_game(game: Game, words: set[str]) -> None:
    board, scores = slow.EMPTY, [0, 0]
    kept: list[Counter[str]] = [Counter(), Counter()]
    zeros = 0
    for number, turn in enumerate(game.turns):
        who, rack = number % 2, Counter(turn.rack)
        assert rack >= kept[who]
        assert rack.total() <= 7
        zeros = 0 if turn.play else zeros + 1
        if turn.play:
            laid = dict(turn.play.laid)
            assert all(board[square] == "." for square in laid)
            assert turn.play.score == slow.score(board, laid) == placement.score_of(board, laid)
            assert all(slow.spelled(board, laid, word) in words for word in slow.words_made(board, laid))
            used = Counter("?" if letter.islower() else letter for letter in laid.values())
            assert used <= rack
            rack -= used
            board = "".join(laid.get(square, tile) for square, tile in enumerate(board))
            scores[who] += turn.play.score
        kept[who] = Counter() if turn.exchange else rack
    assert board == game.board
    on_board = Counter("?" if tile.islower() else tile for tile in board if tile != ".")
    assert on_board + Counter("".join(game.racks)) + Counter(game.bag) == slow.COUNTS
    left = [sum(slow.VALUES[tile] for tile in rack) for rack in game.racks]
    if zeros == 6:
        ended = (scores[0] - left[0], scores[1] - left[1])
    else:
        assert "" in game.racks
        assert not game.bag
        ended = (scores[0] + 2 * left[1], scores[1] + 2 * left[0])
    assert game.scores == ended
