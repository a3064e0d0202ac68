"""Scores counted by hand from the printed rules. Every line: what lies there, the play, its score, and how.

Letters: 1 AEIOULNRST, 2 DG, 3 BCMP, 4 FHVWY, 5 K, 8 JX, 10 QZ. `D` and `T` are word squares, `d` and `t`
letter squares.
"""

import pytest

from gamehall.games.scrabble.board import COUNTS, PREMIUMS, VALUES, full_bag, letter_factor, word_factor
from gamehall.games.scrabble.placement import score_of
from tests.games.scrabble.positions import board, laid, square

Lying = tuple[str, ...]

NOTHING: Lying = ()
HORN: Lying = ("8H HORN",)
TABLE: Lying = ("8D TABLE",)
BOARD: Lying = ("H4 BOARD",)
BOTH_WAYS: Lying = ("6C CAR", "F7 AT")


def scored(lying: Lying, play: str) -> int:
    on = board(*lying)
    return score_of(on, laid(on, play))


@pytest.mark.paragraph("centre", "word-premium", book="literacy")
@pytest.mark.paragraph("centre", "word-premium", book="scrabble-basics")
@pytest.mark.parametrize(
    ("play", "score"),
    [
        ("8H HORN", 14),  # H on the centre: (4+1+1+1) x 2
        ("8E HORN", 14),  # N on the centre, D8 not reached: 7 x 2
        ("8G QI", 22),  # (10+1) x 2
        ("H5 FARM", 18),  # down: (4+1+1+3) x 2
    ],
)
def test_the_centre_doubles_the_first_word(play: str, score: int) -> None:
    assert scored(NOTHING, play) == score


@pytest.mark.paragraph("letter-premium", "score", book="literacy")
@pytest.mark.paragraph("letter-premium", "score", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "score"),
    [
        (("E7 AT",), "7C BR(A)VE", 14),  # C7 d, G7 d: 6+1+1+4+2
        (("D6 AT",), "6B FL(A)KY", 31),  # B6 t, F6 t: 12+1+1+5+12
        (("D6 AT",), "6C K(A)Y", 10),  # between the blue squares: 5+1+4
        (HORN, "K8 (N)O", 2),  # no premium at all: 1+1
        (TABLE, "8D (TABLE)T", 8),  # I8 is plain: 1+1+3+1+1 and 1
    ],
)
def test_a_light_blue_square_doubles_its_letter_and_a_dark_blue_one_triples_it(
    lying: Lying, play: str, score: int
) -> None:
    assert scored(lying, play) == score


@pytest.mark.paragraph("word-premium", "letter-premium", book="literacy")
@pytest.mark.paragraph("word-premium", "letter-premium", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "score"),
    [
        (NOTHING, "8D QUARTZ", 68),  # D8 d, H8 D: (20+1+1+1+1+10) x 2
        (NOTHING, "H4 BOARD", 22),  # H4 d, H8 D: (6+1+1+1+2) x 2
        (("D1 CAT",), "2B CR(A)ZY", 54),  # B2 D, F2 t: (3+1+1+10+12) x 2
        (("B1 AT",), "1A F(A)ZE", 51),  # A1 T, D1 d: (4+1+10+2) x 3
        (HORN, "K5 COI(N)", 12),  # K5 D: (3+1+1+1) x 2, the N counted with the word
        (BOARD, "4D CLIM(B)", 22),  # D4 D: (3+1+1+3+3) x 2
    ],
)
def test_a_word_square_multiplies_the_word_after_its_letter_premiums(
    lying: Lying, play: str, score: int
) -> None:
    assert scored(lying, play) == score


@pytest.mark.paragraph("double-double", book="literacy")
@pytest.mark.paragraph("double-double", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "score"),
    [
        (HORN, "K5 CON(N)ECT", 44),  # K5 D, K11 D: (3+1+1+1+1+3+1) x 4, six tiles
        (("A3 TRAIN",), "A1 UN(TRAIN)ED", 90),  # A1 T, A8 T, nine letters: (1+1+5+1+2) x 9
    ],
)
def test_two_pink_squares_count_four_times_and_two_red_ones_nine_times(
    lying: Lying, play: str, score: int
) -> None:
    assert scored(lying, play) == score


@pytest.mark.paragraph("seven", book="literacy")
@pytest.mark.paragraph("seven", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "score"),
    [
        (NOTHING, "8E RETAINS", 64),  # H8 D: 7 x 2, + 50
        (NOTHING, "8H FLEXION", 86),  # H8 D, L8 d: (4+1+1+8+2+1+1) x 2, + 50
        (("F9 AT",), "9C DET(A)INED", 64),  # C9 d, G9 d, I9 d: 4+1+1+1+2+1+2+2, + 50, no word square
        (HORN, "K5 CON(N)ECTS", 98),  # K5 D, K11 D: (3+1+1+1+1+3+1+1) x 4, + 50
        (("D1 RAN",), "1A DET(R)AINS", 131),  # A1 T, H1 T: (2+1+1+1+1+1+1+1) x 9, + 50
        (("3M HAT", "6M OAT"), "O1 EN(T)ER(T)AIN", 140),  # O1 T, O4 d, O8 T: (8x1 + 2) x 9, + 50
        (HORN, "L2 RETAINS", 75),  # L4 D, L8 d: (6+2) x 2; HORNS 7+2; + 50 once
    ],
)
def test_seven_tiles_earn_fifty_after_everything_else(lying: Lying, play: str, score: int) -> None:
    assert scored(lying, play) == score


@pytest.mark.paragraph("seven", book="literacy")
@pytest.mark.paragraph("seven", book="scrabble-basics")
def test_six_tiles_earn_no_bonus_however_long_the_word() -> None:
    assert scored(NOTHING, "8H FLEXIO") == 34  # (4+1+1+8+2+1) x 2
    assert scored(("A4 ENTERTAIN",), "A4 (ENTERTAIN)ED") == 12  # nine on the board: 9+1+2


@pytest.mark.paragraph("premium-once", book="literacy")
@pytest.mark.paragraph("premium-once", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "score"),
    [
        (HORN, "8G S(HORN)", 8),  # 1 + 4+1+1+1: the centre is covered already
        (HORN, "H8 (H)AT", 6),  # 4+1+1: down through the centre as well
        (BOARD, "4H (B)OLD", 7),  # H4 d is covered: 3+1+1+2
        (BOARD, "4H (B)OARD", 16),  # only L4 D is new: (3+1+1+1+2) x 2
        (("K5 CONNECT",), "K5 (CONNECT)S", 12),  # both pink squares lie below: 11+1
        (("A3 TRAIN",), "A2 S(TRAIN)", 6),  # A4 d lies below: 1+5
    ],
)
def test_a_premium_counts_only_in_the_turn_that_covers_it(lying: Lying, play: str, score: int) -> None:
    assert scored(lying, play) == score


@pytest.mark.paragraph("several-words", "all-words", "score", book="literacy")
@pytest.mark.paragraph("several-words", "all-words", "score", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "score"),
    [
        (HORN, "8H (HORN)S", 9),  # L8 d: 7+2
        (HORN, "L8 SO", 12),  # HORNS 7+2, SO 2+1: the doubled S in both
        (HORN, "9H AB", 19),  # AB 1+6 (I9 d), HA 4+1, OB 1+6
        (TABLE, "9G OH", 14),  # OH 2+4 (G9 d), LO 1+2, EH 1+4
        (TABLE, "9D OXY", 31),  # OXY 1+8+4, TO 1+1, AX 1+8, BY 3+4
        (BOTH_WAYS, "6C (CAR)B", 25),  # one tile on F6 t: CARB 3+1+1+9, BAT 9+1+1
        (("5B CAR", "E6 AT"), "5B (CAR)E", 18),  # one tile on E5 D: CARE 6 x 2, EAT 3 x 2
        (("8K FARM",), "O6 BUS", 45),  # O8 T: BUS 5 x 3, FARMS (4+1+1+3+1) x 3
        (("5F CAT",), "E5 SO", 16),  # E5 D: SCAT 6 x 2, SO 2 x 2
    ],
)
def test_each_word_is_scored_and_a_shared_letter_counts_in_each_with_its_premium(
    lying: Lying, play: str, score: int
) -> None:
    assert scored(lying, play) == score


@pytest.mark.paragraph("blank-zero", "blank-premium", book="literacy")
@pytest.mark.paragraph("blank-zero", "blank-premium", book="scrabble-basics")
@pytest.mark.parametrize(
    ("lying", "play", "score"),
    [
        (NOTHING, "8H hORN", 6),  # blank on the centre: (0+1+1+1) x 2
        (NOTHING, "8D qUARTZ", 28),  # blank on D8 d: (0+1+1+1+1+10) x 2
        (NOTHING, "8E RETAINs", 62),  # 6 x 2, + 50: a blank is one of the seven tiles
        (("B1 AT",), "1A f(A)ZE", 39),  # blank on A1 T: (0+1+10+2) x 3
        (("B1 AT",), "1A F(A)Ze", 45),  # blank on D1 d: (4+1+10+0) x 3
        (("D1 RAN",), "1A dET(R)AINS", 113),  # blank on A1 T: 7 x 9, + 50
        (("5B CAR", "E6 AT"), "5B (CAR)e", 14),  # blank on E5 D: CARe 5 x 2, eAT 2 x 2
        (BOTH_WAYS, "6C (CAR)b", 7),  # blank on F6 t: CARb 5, bAT 2
        (("8H hORN",), "8H (hORN)S", 5),  # the blank lies there already: 0+1+1+1+2
    ],
)
def test_a_blank_counts_nothing_and_still_multiplies_the_word(lying: Lying, play: str, score: int) -> None:
    assert scored(lying, play) == score


@pytest.mark.paragraph("letter-values", book="literacy")
@pytest.mark.paragraph("letter-values", book="scrabble-basics")
def test_the_set_has_a_hundred_tiles_worth_187_points() -> None:
    printed = {1: "AEIOULNRST", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ", 0: "?"}
    assert {letter: points for points, letters in printed.items() for letter in letters} == VALUES
    assert len(full_bag()) == 100
    assert sum(VALUES[tile] * count for tile, count in COUNTS.items()) == 187
    assert (COUNTS["?"], COUNTS["E"], COUNTS["S"], COUNTS["Q"]) == (2, 12, 4, 1)


@pytest.mark.paragraph("letter-premium", "word-premium", book="literacy")
@pytest.mark.paragraph("letter-premium", "word-premium", book="scrabble-basics")
def test_the_board_has_61_premium_squares_and_looks_the_same_from_every_side() -> None:
    marks = "".join(PREMIUMS)
    assert {mark: marks.count(mark) for mark in "TDtd"} == {"T": 8, "D": 17, "t": 12, "d": 24}
    turned = tuple("".join(row[n] for row in PREMIUMS) for n in range(15))
    assert turned == PREMIUMS == PREMIUMS[::-1]
    assert [word_factor(square(name)) for name in ("A1", "O8", "H8", "B2", "D8")] == [3, 3, 2, 2, 1]
    assert [letter_factor(square(name)) for name in ("F2", "D8", "H8", "B6", "A1")] == [3, 2, 1, 3, 1]
