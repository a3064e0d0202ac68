"""LT 13.6 C: a demand made more often than LT 16 allows, that nobody called, stands as played: both hold."""

import pytest
from msgspec.structs import replace

from gamehall.english.terms import Function
from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.bots.odds import words_of
from gamehall.games.linguishtik.cubes import Cube
from gamehall.games.linguishtik.hints import hints
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.claims import examine
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.rules.insulating import standing
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.possible import possible, prove_now
from gamehall.games.linguishtik.solver.spelling import assign, spelling_fault
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.state import need_of
from gamehall.lexicon.knowledge import Pos
from tests.games.linguishtik.desk import ELEMENTARY, NOUN, P1, P2, P3, SENIOR, Desk

PLAY = "linguishtik-play"
VERB = ("type:verb", "function:main-verb")
ROLL = "ETIN BEGT AHMP SRON JKQY CDL"


def covered(*demands: str, opening: tuple[str, ...] = ("s-v", *NOUN), **more: object) -> Desk:
    """These were demanded one after the other, and a letter lies over the last: nobody called them."""
    desk = Desk(opening=opening, roll=ROLL, **more)  # type: ignore[arg-type]
    for demand in demands:
        desk.demand(desk.state.mover, demand)
    desk.letter(desk.state.mover, "C")
    return desk


def broken(desk: Desk, text: str, word: str) -> set[str]:
    """Challenge Impossible and let the mover solve it: what its solution does not meet."""
    desk.challenge(desk.state.mover, "impossible")
    mover = desk.state.block and desk.state.block.mover
    assert mover
    desk.present(mover, text, word)
    return {fault.of for fault in look_at(desk.state, desk.state.slips[mover]).faults}


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
@pytest.mark.parametrize(
    ("demands", "text", "word", "fails"),
    [
        (("contains:A", "contains:L"), "The lamp glowed.", "lamp", set()),
        (("contains:A", "contains:L"), "The camp closed.", "camp", {"contains:L"}),
        (("contains:L", "contains:A", "contains:M"), "The map fell.", "map", {"contains:L", "word", "cubes"}),
        (("lacks:E", "lacks:O"), "The lamp glowed.", "lamp", set()),
        (("lacks:E", "lacks:P"), "The lamp glowed.", "lamp", {"lacks:P"}),
        (("length:4", "length:5"), "The lamp glowed.", "lamp", {"length:5"}),
        (("length:5", "length:4"), "The lamp glowed.", "lamp", {"length:5"}),
        (("not-in:noun-clause", "not-in:adverb-phrase"), "A boy sat by the lamp.", "lamp",
         {"subject", "not-in:adverb-phrase"}),
        (("length:4", "length:4"), "The lamp glowed.", "lamp", set()),
        (("compound-word", "compound-word"), "The lamp glowed.", "lamp", {"compound-word"}),
        (("function:direct-object", "function:direct-object"), "The lamp glowed.", "lamp", {"direct-object"}),
    ],
)  # fmt: skip
def test_both_are_in_force(demands: tuple[str, ...], text: str, word: str, fails: set[str]) -> None:
    desk = covered(*demands)
    assert need_of(desk.state, "impossible").demands == (*NOUN, *demands)
    assert broken(desk, text, word) == fails


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
def test_a_third_clause_or_phrase_is_in_force() -> None:
    three = ("in:noun-clause", "in:adverb-phrase", "in:gerund-phrase")
    desk = covered(*three, opening=("complex", "type:noun", "function:object-of-preposition"))
    fails = broken(desk, "He said that the boy sat by the lamp.", "lamp")
    assert fails == {"in:gerund-phrase"}
    two = covered("in:noun-clause", "in:appositive-phrase", division=ELEMENTARY, opening=("complex", *NOUN))
    assert broken(two, "He said that the lamp glowed.", "lamp") == {"in:appositive-phrase"}


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
@pytest.mark.parametrize(
    "demands", [("simple-tense", "simple-tense:past"), ("simple-tense:past", "simple-tense")]
)
def test_a_time_named_afterwards_is_in_force(demands: tuple[str, ...]) -> None:
    desk = covered(*demands, opening=("s-v", *VERB))
    assert broken(desk, "The men camp there.", "camp") == {"simple-tense:past"}


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
def test_the_work_of_a_clause_demanded_twice_is_in_force() -> None:
    opening = ("complex", *NOUN, "in:noun-clause")
    works = [f"container-function:noun-clause={work}" for work in ("direct-object", "subject")]
    desk = covered(*works, opening=opening)
    assert broken(desk, "He said that the lamp glowed.", "lamp") == {works[1]}


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
def test_what_was_called_is_not_in_force() -> None:
    desk = Desk(opening=("s-v", *NOUN), roll=ROLL)
    desk.demand(P1, "contains:A")
    desk.demand(P2, "contains:L")
    desk.yes(P3, acts.CallIllegal("demand"))
    assert need_of(desk.state, "impossible").demands == (*NOUN, "contains:A")


@pytest.mark.paragraph("illegal-insulated", "now-demand", book=PLAY)
def test_the_further_demand_of_a_solution_keeps_to_the_limits_all_the_same() -> None:
    desk = covered("contains:A")
    desk.letters("AMP")
    desk.challenge(P3, "now")
    desk.present(P3, "The camp closed.", "camp", demand="contains:M", demand_cube=desk.carrier())
    faults = look_at(desk.state, desk.state.slips[P3]).faults
    assert [(fault.of, fault.cites) for fault in faults] == [("extra-demand", "letters-contain")]


# Cubes.


def need(*demands: str, letters: str = "", resources: str = "") -> Need:
    """Cubes by colour and letter: rA is a red A."""
    colours = {c[0]: c for c in ("black", "green", "red", "pink", "yellow", "orange")}

    def cubes(text: str) -> tuple[Cube, ...]:
        return tuple(Cube(colours[one[0]], one[1]) for one in text.split())  # type: ignore[arg-type]

    return Need(SENIOR, "s-v", (*NOUN, *demands), cubes(letters), cubes(resources), 1)


@pytest.mark.paragraph("illegal-insulated", "colour-wild", book=PLAY)
def test_two_colours_are_both_wild() -> None:
    two = need("wild:red", "wild:pink", letters="rA pS oL bT")
    assert assign("bolt", two) is not None
    assert "bolt" in fitting_words(two)
    assert "bolt" in words_of(two)
    assert assign("bolt", need("wild:red", letters="rA pS oL bT")) is None
    fault = spelling_fault("bolt", (2, 0, 1, 3), two)
    assert fault is not None
    assert (fault.cites, fault.says) == (
        "colour-wild", "The orange L does not stand for B: only red and pink are wild.",
    )  # fmt: skip
    desk = covered("wild:red", "wild:pink")
    assert need_of(desk.state, "impossible").wilds == ("red", "pink")


@pytest.mark.paragraph("illegal-insulated", "letter-transfer", book=PLAY)
@pytest.mark.parametrize(
    ("transfers", "word", "spelled"),
    [
        (("transfer:P=L", "transfer:S=M"), "lamp", False),  # no P is left
        (("transfer:R=L", "transfer:S=M"), "lamp", True),
        (("transfer:R=S", "transfer:S=L"), "lamp", True),  # R and S are both L
        (("transfer:R=O", "transfer:O=L"), "palm", True),  # R became O, and every O became L
        (("transfer:R=O", "transfer:O=L"), "poll", False),  # no O is left
        (("transfer:S=M", "transfer:S=L"), "lamp", False),  # every S is an M; none is left to become L
        (("transfer:A=R", "transfer:R=A"), "pram", False),  # A and R are both gone
    ],
)
def test_two_transfers_both_hold(transfers: tuple[str, ...], word: str, spelled: bool) -> None:
    both = need(*transfers, letters="rA rP pS pR rM rM", resources="oL bT")
    with_most = Need(both.division, both.designation, both.demands, both.letters, (), 0)
    assert (assign(word, with_most) is not None) is spelled
    assert (word in fitting_words(with_most)) is spelled
    assert (word in words_of(with_most)) is spelled


@pytest.mark.paragraph("illegal-insulated", "letter-transfer", book=PLAY)
def test_a_letter_that_became_another_is_told_by_its_own_transfer() -> None:
    two = need("transfer:R=O", "transfer:O=L", letters="pR rA rM rP")
    fault = spelling_fault("ramp", (0, 1, 2, 3), two)
    assert fault is not None
    assert fault.says == "Every R became L, so no word with R can be spelled."
    fault = spelling_fault("camp", (0, 1, 2, 3), two)
    assert fault is not None
    assert fault.says == "The pink R does not stand for C: every R became L."
    around = need("transfer:A=R", "transfer:R=A", letters="pR rA rM rP")
    fault = spelling_fault("ramp", (0, 1, 2, 3), around)
    assert fault is not None
    assert fault.says == "Every R is gone, so no word with R can be spelled."


# Those who look for solutions.


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
@pytest.mark.parametrize(
    ("demands", "verdict"),
    [
        (("contains:A", "contains:P"), "possible"),
        (("lacks:E", "lacks:A"), "possible"),
        (("in:noun-clause", "in:adverb-phrase", "in:adjective-clause"), "possible"),
        (("length:4", "length:5"), "impossible"),
        (("contains:A", "contains:P", "lacks:A"), "impossible"),
    ],
)
def test_what_is_possible_meets_both(demands: tuple[str, ...], verdict: str) -> None:
    function = "function:object-of-preposition" if "in:adverb-phrase" in demands else "function:subject"
    opening = ("complex" if "in:noun-clause" in demands else "s-v", "type:noun", function)
    desk = covered(*demands, opening=opening)
    found = possible(need_of(desk.state, "impossible"))
    assert found.verdict == verdict
    if verdict == "impossible":
        assert found.sure
        return
    for demand in demands:
        name, _, letter = demand.partition(":")
        if name in ("contains", "lacks"):
            assert (letter.lower() in found.word.lower()) is (name == "contains")
    desk.challenge(desk.state.mover, "impossible")
    mover = desk.state.block and desk.state.block.mover
    assert mover
    desk.present(mover, found.sentence, found.word)
    assert look_at(desk.state, desk.state.slips[mover]).faults == ()


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
def test_hints_and_further_demands_go_by_both() -> None:
    desk = covered("length:4", "length:5")
    assert any(hint.action == acts.Challenge("impossible") for hint in hints(desk.state, desk.state.mover))
    two = need("wild:red", "wild:pink", letters="rA pS oL", resources="bT gB")
    found = prove_now(two)
    assert not found.demand.startswith("wild:")


# The seam to the judge of sentences.


def test_a_claim_of_a_table_does_not_count_how_often() -> None:
    claim = Claim(
        "", SENIOR, "s-v", Pos.NOUN, "lamp", 4, "The lamp glowed.", Function.SUBJECT,
        demands=("contains:A", "contains:L"),
    )  # fmt: skip
    assert [fault.cites for fault in examine(claim)[1]] == ["letters-contain"]
    assert examine(replace(claim, counted=False)) == (Verdict.VALID, ())
    stands = standing(SENIOR, "s-v", (*NOUN, "contains:A", "contains:L"))
    assert stands.demands == (*NOUN, "contains:A", "contains:L")


# What stands although nobody could judge it, or another division knows it.


def solved(desk: Desk, word: str, text: str, **more: str) -> list[str]:
    """Challenge Impossible and let the mover solve it: the rules its solution breaks."""
    desk.challenge(desk.state.mover, "impossible")
    mover = desk.state.block and desk.state.block.mover
    assert mover
    desk.present(mover, text, word, **more)
    return [fault.cites for fault in look_at(desk.state, desk.state.slips[mover]).faults]


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
@pytest.mark.parametrize(
    "demands",
    [
        ("type:purple", "type:noun", "function:subject"),
        ("plural:", "type:noun", "function:subject"),
        ("type:noun", "function:purple"),
        ("type:noun", "function:main-verb", "function:subject"),
        (*NOUN, "purple"),
        (*NOUN, "transfer:"),
        (*NOUN, "transfer:T=T"),
        (*NOUN, "transfer:T"),
        (*NOUN, "wild:blue"),
        (*NOUN, "length:99"),
        (*NOUN, "contains:"),
        (*NOUN, "in:"),
        (*NOUN, "container-function:"),
        (*NOUN, "type:verb"),
    ],
)
def test_what_nobody_can_judge_is_void(demands: tuple[str, ...]) -> None:
    desk = Desk(opening=("s-v", *demands))
    desk.letters("C")
    assert desk.state.demands == demands
    assert solved(desk, "goat", "The goat sleeps.") == []


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
def test_what_another_division_knows_is_judged() -> None:
    desk = Desk(ELEMENTARY, opening=("s-v", "plural", "type:noun", "function:subject", "not-in:noun-clause"))
    desk.letter(P3, "C")
    need = need_of(desk.state, "impossible")
    assert need.demands == ("plural", *NOUN, "not-in:noun-clause")
    assert solved(desk, "goat", "The goat sleeps.") != []


@pytest.mark.paragraph("illegal-insulated", "designate-first", book=PLAY)
def test_where_no_designation_can_be_judged_the_writer_names_one() -> None:
    desk = Desk(opening=("purple", *NOUN))
    desk.challenge(P1, "impossible")
    bare = acts.Present("The goat sleeps.", 4, "goat")
    desk.no(P3, bare, "designate-first")
    desk.present(P3, "The goat sleeps.", "goat", designation="s-v")
    assert look_at(desk.state, desk.state.slips[P3]).faults == ()
