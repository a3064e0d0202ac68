"""Number sentences, written and spoken."""

from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.games.contig60.board import boards, is_line, lines_of, touching
from gamehall.games.pentathlon.arithmetic import check_sentence, playable_sentences
from gamehall.games.pentathlon.sentences import Sentence, Step, read_sentence, write_sentence


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
        ("three plus five is eight and eight times four is thirty-two", "3 + 5 = 8; 8 × 4 = 32"),
        ("three plus five is eight and eight times four is thirty\u2011two", "3 + 5 = 8; 8 × 4 = 32"),
        ("twenty - five = 15", "20 − 5 = 15"),
        ("twenty-five - ten", "25 − 10"),
        ("five times twenty-one is one hundred and five", "5 × 21 = 105"),
        ("five times twenty one is a hundred and five", "5 × 21 = 105"),
        (
            "five times twenty is one hundred and one hundred plus five is one hundred and five",
            "5 × 20 = 100; 100 + 5 = 105",
        ),
        (
            "5 times 20 is one hundred and five plus one hundred is one hundred and five",
            "5 × 20 = 100; 5 + 100 = 105",
        ),
        ("5 times 20 is one hundred and five plus one hundred", "5 × 20 = 100; 5 + 100"),
        ("five over two is two and a half and two and a half times four is ten", "5 ÷ 2 = 5⁄2; 5⁄2 × 4 = 10"),
        ("5/2=2.5; 2.5*4=10", "5 ÷ 2 = 5⁄2; 5⁄2 × 4 = 10"),
        ("5/2=2,5; 2,5*4=10", "5 ÷ 2 = 5⁄2; 5⁄2 × 4 = 10"),
        ("5/2 = 5/2; 5/2 * 4 = 10", "5 ÷ 2 = 5⁄2; 5⁄2 × 4 = 10"),
        ("5/2 = 2 1/2, 2 1/2 * 4 = 10", "5 ÷ 2 = 5⁄2; 5⁄2 × 4 = 10"),
        ("5÷2=2½; 2½×4=10", "5 ÷ 2 = 5⁄2; 5⁄2 × 4 = 10"),
        ("five divided by two is two point five, then four times two point five", "5 ÷ 2 = 5⁄2; 4 × 5⁄2"),
        ("2/6 is one third and 4 over one-third is twelve", "2 ÷ 6 = 1⁄3; 4 ÷ 1⁄3 = 12"),
        ("1/2 is a half. 6 times half is 3.", "1 ÷ 2 = 1⁄2; 6 × 1⁄2 = 3"),
        ("1-2=-1; 6+-1=5", "1 − 2 = −1; 6 + −1 = 5"),
        ("one minus two is negative one, negative one plus six", "1 − 2 = −1; −1 + 6"),
        ("3+5=8.8*4=32", "3 + 5 = 8; 8 × 4 = 32"),
        ("3+5=8,8*4=32", "3 + 5 = 8; 8 × 4 = 32"),
        ("3 ＋ 5 ＝ 8； 8 ✕ 4", "3 + 5 = 8; 8 × 4"),
        ("6 ∕ 3 — 2", "6 ÷ 3 − 2"),
        ("6 ⋅ 3 ∙ 2 ∗ 1", "6 × 3 × 2 × 1"),
        ("3 plus 5 is equal to 8", "3 + 5 = 8"),
        ("3 and add 5", "3 + 5"),
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
        "three five plus four",
        "twenty twelve plus one",
        "3--5",
        "-3+5",
        "3+5=8 8/4",
        "3+5=8/4",
        "3²+5",
        "1/0=1⁄0",
        "three plus five is eight times four",
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


@pytest.mark.paragraph("whole-numbers")
@pytest.mark.parametrize(
    ("said", "dice", "value"),
    [
        ("5/2=2.5; 2.5*4=10", (5, 2, 4), 10),
        ("2/6 = a third; 4 divided by a third is twelve", (4, 2, 6), 12),
        ("1-2=-1; -1+6=5", (1, 2, 6), 5),
        ("5/2*4=10", (5, 2, 4), 10),
    ],
)
def test_fractions_on_the_way_are_announced_where_the_table_has_them(
    said: str, dice: tuple[int, ...], value: int
) -> None:
    sentence = read_sentence(said)
    assert sentence
    any_steps = check_sentence(sentence, dice, whole=False)
    assert (any_steps.value, any_steps.fault) == (value, None)
    whole_steps = check_sentence(sentence, dice, whole=True).fault
    assert whole_steps
    assert whole_steps.cites == "whole-numbers"


@pytest.mark.paragraph("whole-numbers", "order-of-operations")
@pytest.mark.parametrize(
    ("said", "cites"),
    [
        ("5/2=2.4; 2.5*4", "announcing"),
        ("5/2=2.5; 2*4=8", "order-of-operations"),
        ("5*2=10; 10/4=2.5", "whole-numbers"),
        ("5+2=7; 7-4=2.5", "announcing"),
        ("1/3=0.33; 0.33*6", "announcing"),
    ],
)
def test_a_wrong_fraction_is_a_fault(said: str, cites: str) -> None:
    sentence = read_sentence(said)
    assert sentence
    fault = check_sentence(sentence, (5, 2, 4) if "5" in said else (1, 3, 6), whole=False).fault
    assert fault
    assert fault.cites == cites


@given(
    st.lists(st.integers(0, 999), min_size=2, max_size=4),
    st.lists(st.sampled_from("+-*/"), min_size=3, max_size=3),
    st.one_of(st.none(), st.integers(0, 999), st.fractions(0, 99, max_denominator=6)),
)
def test_what_is_written_is_read_again(
    numbers: list[int], signs: list[str], result: int | Fraction | None
) -> None:
    step = Step(tuple(numbers), tuple(signs[: len(numbers) - 1]), result)
    later = (Step((result, 3), ("*",), None),) if result is not None else ()
    sentence = Sentence((step, *later))
    assert read_sentence(write_sentence(sentence)) == sentence


def test_every_number_on_the_board_can_be_said_in_words() -> None:
    for value in range(217):
        for spelt in _spell(value):
            sentence = read_sentence(f"one plus one is {spelt}")
            assert sentence, spelt
            assert sentence.steps[0].result == value, spelt


def _spell(value: int) -> set[str]:
    """As people say it: with and without hyphen, with and without `and`."""
    ones = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"]
    ones += ["twelve", *(f"{n}teen" for n in ("thir", "four", "fif", "six", "seven", "eigh", "nine"))]
    tens = [f"{n}ty" for n in ("twen", "thir", "for", "fif", "six", "seven", "eigh", "nine")]
    if value < 20:
        return {ones[value]}
    if value < 100:
        ten, one = tens[value // 10 - 2], value % 10
        return {f"{ten}-{ones[one]}", f"{ten} {ones[one]}"} if one else {ten}
    hundred = f"{ones[value // 100]} hundred"
    if not value % 100:
        return {hundred}
    return {f"{hundred}{link}{rest}" for rest in _spell(value % 100) for link in (" ", " and ")}


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
