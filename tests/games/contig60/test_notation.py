"""Number sentences, written and spoken."""

from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.games.contig60.arithmetic import check_sentence, playable_sentences
from gamehall.games.contig60.board import boards, is_line, lines_of, touching
from gamehall.games.contig60.notation import read_sentence, write_sentence


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("3+5=8; 8*4", "3 + 5 = 8; 8 × 4"),
        ("3 plus 5 is 8 and 8 times 4 is 32", "3 + 5 = 8; 8 × 4 = 32"),
        ("Three plus five equals eight, then eight times four equals thirty two.", "3 + 5 = 8; 8 × 4 = 32"),
        ("6 x 6 x 5 = 180", "6 × 6 × 5 = 180"),
        ("6x6x5", "6 × 6 × 5"),
        ("6 divided by 3 minus 2", "6 ÷ 3 − 2"),
        ("6÷3−2", "6 ÷ 3 − 2"),
        ("six times six times five is one hundred eighty", "6 × 6 × 5 = 180"),
        ("4 take away 1 multiplied by 2", "4 − 1 × 2"),
    ],
)
def test_sentences_are_read_as_people_say_them(said: str, written: str) -> None:
    sentence = read_sentence(said)
    assert sentence
    assert write_sentence(sentence) == written
    assert read_sentence(written) == sentence


@pytest.mark.parametrize(
    "said",
    [
        "",
        "thirty two",
        "3+",
        "+3",
        "3 5",
        "3+5=",
        "=8",
        "(3+5)*4",
        "3+5=8=9",
        "3**5",
        "9" * 300,
        "1+1+" + "1" * 9,
    ],
)
def test_anything_else_is_not_a_sentence(said: str) -> None:
    assert read_sentence(said) is None


@given(st.text(max_size=80))
def test_no_text_breaks_the_reader(text: str) -> None:
    read_sentence(text)


def _brute_force(dice: tuple[int, ...]) -> set[int]:
    """Every whole result with whole steps, by trying all orders, operations and groupings."""
    found = set()
    for (a, b, c), (one, two) in product(permutations(map(Fraction, dice)), product("+-*/", repeat=2)):
        for left in (True, False):
            inner = _count(one, a, b) if left else _count(two, b, c)
            if inner is not None:
                result = _count(two, inner, c) if left else _count(one, a, inner)
                if result is not None:
                    found.add(int(result))
    return found


def _count(sign: str, a: Fraction, b: Fraction) -> Fraction | None:
    if sign == "/" and b == 0:
        return None
    value = {"+": a + b, "-": a - b, "*": a * b, "/": a / b if b else a}[sign]
    return value if value >= 0 and value.denominator == 1 else None


@pytest.mark.parametrize("dice", [(1, 1, 1), (3, 5, 4), (6, 6, 6), (1, 2, 6), (2, 2, 4), (5, 5, 6)])
def test_the_dice_reach_what_trying_everything_reaches(dice: tuple[int, ...]) -> None:
    assert set(playable_sentences(dice)) == _brute_force(dice)


def test_every_offered_sentence_holds() -> None:
    for dice in product(range(1, 7), repeat=3):
        for value, said in playable_sentences(dice).items():
            sentence = read_sentence(said)
            assert sentence
            checked = check_sentence(sentence, dice)
            assert (checked.value, checked.fault) == (value, None)


@pytest.mark.parametrize("name", ["spiral", "classic"])
def test_a_board_has_sixty_four_different_numbers_that_dice_can_reach(name: str) -> None:
    board = boards()[name]
    reached = {v for dice in product(range(1, 7), repeat=3) for v in playable_sentences(dice)}
    assert len(set(board.numbers)) == 64
    assert set(board.numbers) <= reached
    assert reached - set(board.numbers) == ({216} if name == "spiral" else {0})
    assert board.provenance


def test_neighbours_and_lines() -> None:
    board = boards()["spiral"]
    assert {board.numbers[i] for i in board.neighbours[board.index[28]]} == {0, 1, 2, 27, 29, 26, 54, 55}
    assert {board.numbers[i] for i in board.neighbours[board.index[0]]} == {1, 27, 28}
    covered = [""] * 64
    for n in (0, 1, 27):
        covered[board.index[n]] = "p1"
    assert touching(board, covered, 28) == 3
    assert is_line(board, (4, 3, 2, 1, 0))
    assert not is_line(board, (3, 4, 5, 6, 8))
    for n in (2, 3, 4):
        covered[board.index[n]] = "p1"
    assert lines_of(board, covered, "p1") == [(0, 1, 2, 3, 4)]
    assert lines_of(board, covered, "p2") == []
