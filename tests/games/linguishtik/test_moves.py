"""LT 8, LT 12 and LT 14 to LT 16: a turn is a letter, a demand, a challenge or a pass."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.state import need_of
from gamehall.kernel.action import Action
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import GALLERY, JUDGE
from gamehall.kernel.views import view_of
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk

PLAY = "linguishtik-play"
MANNERS = pytest.mark.parametrize("manner", ["guided", "tournament"])
OPENING = ("s-v", *NOUN)
RED, PINK, YELLOW, ORANGE = 8, 12, 16, 20


@pytest.mark.paragraph("choice-of-plays", book=PLAY)
@MANNERS
def test_a_turn_is_a_letter_a_demand_a_challenge_or_a_pass(manner: Manner) -> None:
    for action, cites in (
        (acts.PlayLetter(RED), "letter-move"),
        (acts.Demand(5, "plural"), "how-to-demand"),
        (acts.Demand(5, "function:direct-object"), "how-to-demand"),
        (acts.Pass(), "choice-of-plays"),
        (acts.Challenge("impossible"), "impossible"),
    ):
        desk = Desk(manner=manner, opening=OPENING)
        desk.yes(P1, action, cites)
        assert desk.state.phase == "writing" or desk.state.mover == P2
    desk = Desk(manner=manner, opening=OPENING)
    desk.letters("CAT")
    desk.yes(P1, acts.Challenge("now"), "now")


@pytest.mark.paragraph("letter-move", book=PLAY)
@MANNERS
def test_a_cube_of_any_colour_moves_from_resources_to_letters(manner: Manner) -> None:
    for cube in (2, 5, RED, PINK, YELLOW, ORANGE):
        desk = Desk(manner=manner, opening=OPENING)
        letter = desk.state.letters[cube]
        ruling = desk.yes(P1, acts.PlayLetter(cube), "letter-move")
        assert ruling.says == f"{{p1}} moves {desk.state.colour(cube)} {letter} to Letters."
        assert (desk.state.at("letters"), desk.state.mover) == ((cube,), P2)
        assert need_of(desk.state, "now").letters == (desk.state.cube(cube),)


@pytest.mark.paragraph("cube-touched", "letter-move", "how-to-demand", book=PLAY)
@pytest.mark.parametrize("cube", [-1, 23, 99])
def test_only_a_cube_of_resources_is_moved(cube: int) -> None:
    desk = Desk(opening=OPENING)
    desk.no(P1, acts.PlayLetter(cube), "letter-move")
    desk.no(P1, acts.Demand(cube, "plural"), "how-to-demand")


@pytest.mark.paragraph("cube-touched", book=PLAY)
@MANNERS
def test_a_cube_that_has_touched_the_mat_is_neither_taken_back_nor_slid(manner: Manner) -> None:
    desk = Desk(manner=manner, opening=OPENING)
    demanded = desk.state.demand_cubes[0]
    desk.yes(P1, acts.PlayLetter(2))
    for seat in (P1, P2):
        assert {"PlayLetter", "Demand"} <= {kind for p in desk.asked(seat) for kind in p.kinds}
        desk.no(seat, acts.PlayLetter(2), "letter-move")
        desk.no(seat, acts.Demand(2, "plural"), "how-to-demand")
        desk.no(seat, acts.PlayLetter(demanded), "letter-move")
        desk.no(seat, acts.Demand(demanded, "plural"), "how-to-demand")
    assert (desk.state.places[2], desk.state.places[demanded]) == ("letters", "demands")


@pytest.mark.paragraph("cube-touched", "illegal-stands", book=PLAY)
def test_a_legal_move_is_not_taken_back_by_calling_it_illegal() -> None:
    desk = Desk(opening=OPENING)
    desk.letter(P1, "C")
    desk.no(P1, acts.CallIllegal("cube"))
    desk.yes(P2, acts.CallIllegal("turn"))
    assert (desk.last.cites, desk.on("letters"), desk.state.mover) == ("illegal-stands", "C", P2)


@pytest.mark.paragraph("letter-or-demand", book=PLAY)
@MANNERS
def test_after_a_letter_or_a_demand_the_turn_is_over(manner: Manner) -> None:
    for action in (acts.PlayLetter(RED), acts.Demand(5, "plural")):
        desk = Desk(manner=manner, opening=OPENING)
        desk.yes(P1, action)
        assert desk.must() == {P2}
        for second in (acts.PlayLetter(PINK), acts.Demand(6, "length:5")):
            if manner == "guided":
                desk.no(P1, second, "illegal-procedure")
                continue
            desk.yes(P1, second)
            desk.yes(P2, acts.CallIllegal("turn"))
            assert desk.last.cites == "illegal-procedure"
            assert (desk.must(), len(desk.state.moves)) == ({P2}, 4)


@pytest.mark.paragraph("letters-unordered", book=PLAY)
@pytest.mark.parametrize("letters", ["TOGA", "GOAT", "AOTG"])
def test_letters_make_the_word_in_whatever_order_they_were_moved(letters: str) -> None:
    desk = Desk(opening=OPENING)
    desk.letters(letters)
    mover, challenger = desk.state.last_mover, desk.state.mover
    assert mover
    desk.challenge(challenger, "now")
    desk.present(challenger, "The goat sleeps.", "goat")
    slip = desk.state.slips[challenger]
    assert [desk.state.letters[cube] for cube in slip.cubes] == list("GOAT")
    assert not look_at(desk.state, slip).faults


@pytest.mark.paragraph("demand-cube", book=PLAY)
@pytest.mark.parametrize(
    ("cube", "colour"), [(RED, "red"), (PINK, "pink"), (YELLOW, "yellow"), (20, "orange")]
)
def test_a_demand_is_made_with_a_black_or_green_cube(cube: int, colour: str) -> None:
    guided = Desk(manner="guided", opening=OPENING)
    assert f"{colour} one" in guided.no(P1, acts.Demand(cube, "plural"), "demand-cube").says
    guided.yes(P1, acts.Demand(3, "plural"), "how-to-demand")
    guided.yes(P2, acts.Demand(7, "length:5"), "how-to-demand")
    desk = Desk(opening=OPENING)
    desk.yes(P1, acts.Demand(cube, "plural"))
    desk.yes(P2, acts.CallIllegal("cube"))
    assert (desk.last.cites, desk.state.places[cube], desk.state.demands) == (
        "demand-cube",
        "resources",
        NOUN,
    )
    assert desk.must() == {P1}


@pytest.mark.paragraph("demand-cube", "how-to-demand", book=PLAY)
@MANNERS
def test_cube_and_words_are_one_act(manner: Manner) -> None:
    desk = Desk(manner=manner, opening=OPENING)
    for words in ("", "   "):
        desk.no(P1, acts.Demand(5, words), "how-to-demand")
    ruling = desk.yes(P1, acts.Demand(5, "plural"), "how-to-demand")
    assert ruling.says.startswith("{p1} puts green E on Demands. ")
    assert (desk.state.places[5], desk.state.demands[-1]) == ("demands", "plural")


@pytest.mark.paragraph("demand-not-letter", book=PLAY)
def test_a_cube_on_demands_spells_nothing() -> None:
    roll = "ETIN BEGT AHMP SRON JKQY CAL"
    desk = Desk(roll=roll, opening=("s-v",))
    desk.yes(P2, acts.Demand(4, "type:noun"))
    desk.yes(P3, acts.Demand(6, "function:subject"))
    need = need_of(desk.state, "impossible")
    assert not {"B", "G"} & {cube.letter for cube in (*need.letters, *need.resources)}
    desk.challenge(P1, "impossible")
    desk.present(P3, "The goat sleeps.", "goat", cubes=(6, 14, 8, 1))
    faults = look_at(desk.state, desk.state.slips[P3]).faults
    assert [fault.cites for fault in faults] == ["demand-not-letter"]


@pytest.mark.paragraph("demand-sheet", book=PLAY)
def test_everybody_sees_the_demands_and_the_judge_goes_by_them() -> None:
    desk = Desk(opening=(*OPENING, "lacks:R"), software=())
    for viewer in (P1, P2, P3, JUDGE, GALLERY):
        seen = view_of(desk.table, viewer).state
        assert (seen.designation, seen.demands) == ("s-v", (*NOUN, "lacks:R"))
    portray = desk.table.game.portray
    assert portray
    assert "Demand: " in portray(desk.state)
    desk.letters("GOAT")
    desk.challenge(desk.state.mover, "now")
    need = need_of(desk.state, "now")
    assert (need.designation, need.demands) == ("s-v", (*NOUN, "lacks:R"))


# LT 14 to LT 16: what may be demanded later.


@pytest.mark.paragraph("later-demands", book=PLAY)
@pytest.mark.parametrize(
    ("demand", "legal"),
    [
        ("plural", True),
        ("function:appositive", True),
        ("function:subject", False),
        ("type:verb", False),
        ("type:noun", False),
    ],
)
def test_after_the_function_come_general_demands_and_further_functions(demand: str, legal: bool) -> None:
    guided, desk = Desk(manner="guided", opening=OPENING), Desk(opening=OPENING)
    desk.yes(P1, acts.Demand(5, demand))
    desk.yes(P3, acts.CallIllegal("demand"))
    if legal:
        guided.yes(P1, acts.Demand(5, demand))
        assert (desk.last.cites, desk.state.mover) == ("illegal-stands", P2)
    else:
        guided.no(P1, acts.Demand(5, demand), "later-demands")
        assert (desk.last.cites, desk.state.mover) == ("later-demands", P1)


@pytest.mark.paragraph("about-the-word", book=PLAY)
@pytest.mark.parametrize("demand", ["compound", "s-v-do", "exclamatory", "pattern:s-v"])
def test_a_demand_about_the_sentence_is_none(demand: str) -> None:
    Desk(manner="guided", opening=OPENING).no(P1, acts.Demand(5, demand), "about-the-word")
    desk = Desk(opening=OPENING)
    desk.yes(P1, acts.Demand(5, demand))
    desk.yes(P2, acts.CallIllegal("demand"))
    assert (desk.last.cites, desk.state.demands) == ("about-the-word", NOUN)


@pytest.mark.paragraph("colour-wild", "letter-transfer", book=PLAY)
@pytest.mark.parametrize(
    ("first", "second", "cites"),
    [
        ("wild:red", "wild:pink", "colour-wild"),
        ("wild:black", "wild:black", "colour-wild"),
        ("transfer:P=X", "transfer:A=B", "letter-transfer"),
        ("wild:green", "transfer:P=X", ""),
        ("plural", "wild:blue", "colour-wild"),
        ("plural", "transfer:P=P", "letter-transfer"),
    ],
)
def test_one_colour_is_wild_and_one_letter_becomes_another(first: str, second: str, cites: str) -> None:
    desk = Desk(manner="guided", opening=OPENING)
    desk.demand(P1, first)
    act: Action = acts.Demand(desk.carrier(), second)
    if cites:
        desk.no(P2, act, cites)
    else:
        desk.yes(P2, act)
