"""Words from cubes: the assignment found is right, and faults of one made by hand are said plainly."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.games.linguishtik.cubes import Colour, Cube
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.spelling import assign, spelling_fault

PLAY = "linguishtik-play"


def cubes(text: str) -> tuple[Cube, ...]:
    """Red cubes in capitals, green ones in small letters."""
    return tuple(Cube("red" if letter.isupper() else "green", letter.upper()) for letter in text)


def need(letters: str, resources: str = "", most: int | None = None, *demands: str) -> Need:
    return Need(Division.SENIOR, "s-v", demands, cubes(letters), cubes(resources), most)


def stands(cube: Cube, letter: str, of: Need) -> bool:
    """Whether a cube may stand for a letter, told as the rules tell it."""
    named = letter if f"wild:{cube.colour}" in of.demands else cube.letter
    transfers = [demand[-3:] for demand in of.demands if demand.startswith("transfer:")]
    for _ in range(len(transfers) + 1):
        named = next((each[2] for each in transfers if each[0] == named), named)
    return named == letter and not any(each[0] == letter for each in transfers)


def fewest(word: str, of: Need) -> int | None:
    """How few cubes of Resources spell the word, by trying every way; None if none does."""
    there = (*of.letters, *of.resources)
    counts = [
        sum(index >= len(of.letters) for index in way)
        for way in permutations(range(len(there)), len(word))
        if all(stands(there[index], letter, of) for index, letter in zip(way, word, strict=True))
    ]
    found = min(counts, default=None)
    return None if found is None or (of.most is not None and found > of.most) else found


COLOURS: tuple[Colour, ...] = ("red", "green", "black")
A_CUBE = st.builds(Cube, st.sampled_from(COLOURS), st.sampled_from("ABCP"))
DEMANDS = st.lists(
    st.sampled_from(
        ["wild:red", "wild:green", "transfer:P=A", "transfer:A=B", "transfer:B=A", "transfer:P=C", "length:5"]
    ),
    max_size=4,
)
"""Some more often than they may be made: such a demand stands where nobody called it."""
NEEDS = st.builds(
    Need,
    division=st.just(Division.MIDDLE),
    demands=DEMANDS.map(tuple),
    letters=st.lists(A_CUBE, max_size=4).map(tuple),
    resources=st.lists(A_CUBE, max_size=3).map(tuple),
    most=st.sampled_from([None, 0, 1, 2]),
)


@settings(max_examples=400)
@given(st.text("ABCP", min_size=1, max_size=5), NEEDS)
@pytest.mark.paragraph("colour-wild", "letter-transfer", book=PLAY)
def test_an_assignment_is_found_when_there_is_one_and_is_the_thriftiest(word: str, of: Need) -> None:
    found = assign(word, of)
    best = fewest(word, of)
    assert (found is None) == (best is None)
    if found is not None:
        there = (*of.letters, *of.resources)
        assert len(set(found)) == len(found) == len(word)
        assert all(stands(there[index], letter, of) for index, letter in zip(found, word, strict=True))
        assert sum(index >= len(of.letters) for index in found) == best


@given(st.text("ABCP", min_size=4, max_size=6), NEEDS, st.lists(st.integers(0, 6), max_size=6))
def test_what_is_found_has_no_fault_and_what_has_none_could_be_found(
    word: str, of: Need, named: list[int]
) -> None:
    found = assign(word, of)
    assert found is None or spelling_fault(word, found, of) is None
    if spelling_fault(word, named, of) is None:
        assert found is not None


def test_small_letters_are_the_same_word() -> None:
    assert assign("barn", need("BANR")) == (0, 1, 3, 2)


def test_a_word_with_other_signs_is_not_spelled() -> None:
    assert assign("don't", need("DONT", "bbbb", None, "wild:green")) is None


@pytest.mark.paragraph("now-one-cube", book=PLAY)
@pytest.mark.parametrize("word", ["groß", "groſ"])
def test_a_letter_that_no_cube_bears_is_not_spelled_by_its_capital(word: str) -> None:
    of = need("GROS", "S", 1)
    assert assign(word, of) is None
    fault = spelling_fault(word, (0, 1, 2, 3), of)
    assert fault
    assert (fault.cites, fault.says) == ("now-one-cube", f"The red S does not stand for {word[-1]}.")


def test_a_wild_cube_stands_for_its_own_face_where_it_can() -> None:
    assert assign("barn", need("AN", "rb", None, "wild:green")) == (3, 0, 2, 1)
    assert assign("brag", need("AG", "br", None, "wild:green")) == (2, 3, 0, 1)


@pytest.mark.parametrize(
    ("word", "named", "of", "cites", "says"),
    [
        pytest.param(
            "BAN",
            (0, 1, 2),
            need("BAN"),
            "word-length",
            '"BAN" has 3 letters; the word must have 4 to 10.',
            marks=pytest.mark.paragraph("word-length", book="linguishtik"),
        ),
        pytest.param(
            "BARN",
            (0, 1, 2, 3),
            need("BA", "RN", 1),
            "now-one-cube",
            "You take two cubes of Resources; you may take one cube.",
            marks=pytest.mark.paragraph("now-one-cube", book=PLAY),
        ),
        pytest.param(
            "BARN",
            (0, 1, 2, 3),
            need("B", "ARN", 2),
            "forceout-cubes",
            "You take 3 cubes of Resources; you may take two cubes.",
            marks=pytest.mark.paragraph("forceout-cubes", book=PLAY),
        ),
        pytest.param(
            "BARN",
            (0, 1, 2, 3),
            need("BAR", "N", 0),
            "now-one-cube",
            "You take one cube of Resources; you may take no cube.",
            marks=pytest.mark.paragraph("now-one-cube", book=PLAY),
        ),
        pytest.param(
            "BARN",
            (0, 1, 2),
            need("BARN"),
            "impossible-any-letters",
            '"BARN" has 4 letters, but you named 3 cubes.',
            marks=pytest.mark.paragraph("impossible-any-letters", book=PLAY),
        ),
        pytest.param(
            "BARB",
            (0, 1, 2, 0),
            need("BARN"),
            "impossible-any-letters",
            "The red B is used twice; a cube stands for one letter.",
            marks=pytest.mark.paragraph("impossible-any-letters", book=PLAY),
        ),
        pytest.param(
            "BARN",
            (0, 1, 2, 4),
            need("BARN"),
            "demand-not-letter",
            "You named a cube that lies neither in Letters nor in Resources.",
            marks=pytest.mark.paragraph("demand-not-letter", book=PLAY),
        ),
        pytest.param(
            "BARS",
            (0, 1, 2, 3),
            need("BARN", "g", None, "wild:green"),
            "colour-wild",
            "The red N does not stand for S: only green is wild.",
            marks=pytest.mark.paragraph("colour-wild", book=PLAY),
        ),
        pytest.param(
            "BARN",
            (0, 1, 2, 3),
            need("BARP", "", 1, "transfer:P=X"),
            "letter-transfer",
            "The red P does not stand for N: every P became X.",
            marks=pytest.mark.paragraph("letter-transfer", book=PLAY),
        ),
        pytest.param(
            "TRAP",
            (0, 1, 2, 3),
            need("TRAg", "", 1, "transfer:P=X", "wild:green"),
            "letter-transfer",
            "Every P became X, so no word with P can be spelled.",
            marks=pytest.mark.paragraph("letter-transfer", book=PLAY),
        ),
        pytest.param(
            "BARN",
            (0, 1, 2, 3),
            need("BARM", "", 1),
            "now-one-cube",
            "The red M does not stand for N.",
        ),
    ],
)
def test_what_is_wrong_is_said(word: str, named: tuple[int, ...], of: Need, cites: str, says: str) -> None:
    fault = spelling_fault(word, named, of)
    assert fault is not None
    assert (fault.cites, fault.says) == (cites, says)


def test_a_right_assignment_has_no_fault() -> None:
    assert spelling_fault("barn", (0, 1, 4, 3), need("BANN", "r", 1)) is None
    assert spelling_fault("exam", (0, 3, 1, 2), need("EAMP", "", 0, "transfer:P=X")) is None
