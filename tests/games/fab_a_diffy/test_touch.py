"""TOUCH & ANNOUNCE BEFORE PICKING UP, EQUIVALENT FRACTIONS, TOUCH-TAKE."""

import pytest

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.notation import read_sentence
from tests.games.fab_a_diffy.desk import FIRST, P1, P2, Desk


def shown(manner: str = "tournament", *strips: str) -> Desk:
    desk = Desk(manner)  # type: ignore[arg-type]
    desk.show(*(strips or FIRST))
    return desk


@pytest.mark.paragraph("announce", "pick-up")
def test_touch_announce_and_pick_up() -> None:
    desk = shown()
    assert [ruling.cites for ruling in desk.touch("1/2", "1/3")] == ["touch-take"] * 2
    assert desk.announce("1/2 + 1/3 = 5/6").cites == "announce"
    assert desk.take().cites == "pick-up"
    assert desk.state.lie.piles == {P1: ("1/2", "1/3", "5/6")}
    assert desk.state.lie.show == ""
    assert desk.state.tricks == {P1: 1, P2: 0}


@pytest.mark.paragraph("announce")
@pytest.mark.parametrize("touched", [(), ("1/2",)])
def test_the_sentence_comes_after_touching_or_while_touching(touched: tuple[str, ...]) -> None:
    """While the strips are being touched: with the second one."""
    guided = shown("guided")
    guided.touch(*touched)
    assert guided.announce("1/2 + 1/3 = 5/6").refused
    desk = shown()
    desk.touch(*touched)
    desk.announce("1/2 + 1/3 = 5/6")
    desk.touch(*[strip for strip in ("1/2", "1/3") if strip not in touched])
    desk.take()
    desk.pass_card()
    desk.challenge(P2, "order")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("pick-up")
def test_picking_up_before_announcing_is_a_fault() -> None:
    guided = shown("guided")
    guided.touch("1/2", "1/3")
    assert guided.take().refused
    desk = shown()
    desk.touch("1/2", "1/3")
    desk.take()
    desk.announce("1/2 + 1/3 = 5/6")
    desk.pass_card()
    desk.challenge(P2, "order")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("announce")
def test_a_trick_without_a_sentence_is_a_fault() -> None:
    desk = shown()
    desk.touch("1/2", "1/3")
    desk.take()
    desk.pass_card()
    desk.challenge(P2, "sentence")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("pick-up")
def test_two_strips_make_no_trick_and_one_trick_is_taken_a_turn() -> None:
    desk = shown()
    desk.touch("1/2")
    assert desk.take().refused
    desk.touch("1/3")
    desk.announce("1/2 + 1/3 = 5/6")
    desk.take()
    assert desk.touch("11/12")[0].refused
    assert desk.take().refused
    assert desk.move().refused


@pytest.mark.paragraph("equivalent")
@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("2/6 is 1/3", True),
        ("3/6 + 4/12 = 10/12", True),
        ("one half plus a third is five sixths", True),
        ("2/4 + 2/6 = 5/6", True),
        ("3/9 + 1/2 = 5/6", False),
        ("5/10 + 1/3 = 5/6", False),
    ],
)
def test_names_of_a_strip_are_limited_to_the_partitions_of_the_game(said: str, right: bool) -> None:
    desk = shown("guided")
    desk.touch("1/2", "1/3")
    ruling = desk.announce("1/2 + 2/6 = 5/6" if said == "2/6 is 1/3" else said)
    assert ruling.refused is not right
    if not right:
        assert ruling.cites == "equivalent"


@pytest.mark.paragraph("equivalent")
def test_one_and_zero_may_be_said() -> None:
    desk = shown("guided", "1/4", "3/4", "1/12", "2/2")
    desk.touch("1/4", "3/4")
    assert not desk.announce("one fourth plus three fourths equals one").refused
    desk.take()
    assert desk.state.tricks[P1] == 1
    zero = shown("guided", "0/4", "1/2", "1/12", "3/6")
    zero.touch("1/2", "0/4")
    assert not zero.announce("1/2 minus zero is 1/2").refused


@pytest.mark.paragraph("announce", "sentence-form")
@pytest.mark.parametrize(
    ("said", "cites"),
    [
        ("1/2 + 1/3 = 1/2", "announce"),
        ("11/12 - 1/12 = 5/6", "announce"),
        ("5/6 - 1/3 = 1/2", "sentence-form"),
        ("1/3 - 1/2 = 5/6", "announce"),
        ("1/2 + 1/3 = 3/4", "announce"),
    ],
)
def test_a_wrong_sentence_is_refused_at_a_guided_table_and_stands_at_a_tournament(
    said: str, cites: str
) -> None:
    guided = shown("guided")
    guided.touch("1/2", "1/3")
    ruling = guided.announce(said)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)
    desk = shown()
    desk.touch("1/2", "1/3")
    assert not desk.announce(said).refused
    assert not desk.take().refused


@pytest.mark.paragraph("sentence-form")
def test_the_larger_less_the_smaller_is_a_difference() -> None:
    desk = shown("guided", "11/12", "1/12", "1/2", "5/6")
    desk.trick("11/12", "1/12", "11/12 - 1/12 = 5/6")
    assert desk.state.tricks[P1] == 1


@pytest.mark.paragraph("touch-take")
def test_a_touched_strip_must_be_used() -> None:
    guided = shown("guided")
    assert guided.touch("11/12")[0].cites == "touch-take"
    assert guided.state.sheet
    assert guided.state.sheet.touched == ()
    desk = shown()
    desk.touch("11/12")
    desk.move()
    desk.pass_card()
    desk.challenge(P2, "touched")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("touch-take")
def test_a_third_strip_touched_is_not_used_by_a_trick_of_the_others() -> None:
    desk = shown()
    desk.touch("11/12")
    desk.trick("1/2", "1/3", "1/2 + 1/3 = 5/6")
    desk.pass_card()
    desk.challenge(P2, "touched")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("touch-take")
def test_only_a_strip_that_lies_face_up_is_touched_and_once() -> None:
    desk = shown()
    assert desk.touch("5/6")[0].refused
    assert desk.touch("1/12")[0].refused
    desk.touch("1/2")
    assert desk.touch("1/2")[0].refused


@pytest.mark.paragraph("touch-take-move", "box-cleared")
def test_without_a_trick_the_strip_is_moved_to_an_empty_rectangle() -> None:
    desk = shown()
    assert desk.say(P1, acts.MoveShow(0)).refused
    assert desk.say(P1, acts.MoveShow(99)).refused
    assert desk.say(P1, acts.MoveShow(7)).cites == "touch-take-move"
    assert (desk.state.lie.board[7], desk.state.lie.show) == ("5/6", "")
    assert desk.touch("1/2")[0].refused
    assert desk.move().refused


@pytest.mark.paragraph("box-cleared")
def test_a_strip_left_in_the_box_is_a_fault_and_moved_by_the_monitor_at_last() -> None:
    guided = shown("guided")
    assert guided.pass_card().cites == "box-cleared"
    desk = shown()
    desk.pass_card()
    assert desk.state.lie.show == "5/6"
    desk.show("1/4")
    assert desk.state.lie.board[3] == "5/6"
    assert desk.state.lie.show == "1/4"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("1/2+1/3=5/6", True),
        ("one half plus one third equals five sixths", True),
        ("Five twelfths and one twelfth is a half.", True),
        ("three quarters take away 1/4 makes one half", True),
        ("1/2 + 1/3", False),
        ("5/6", False),
        ("1/2 + 1/3 + 1/6 = 1", False),
        ("1/0 + 1/3 = 5/6", False),
        ("a half times a third is a sixth", False),
        ("", False),
        ("1/2 + " * 40, False),
    ],
)
def test_sentences_are_read_as_people_say_them(said: str, read: bool) -> None:
    assert (read_sentence(said) is not None) is read


def test_what_cannot_be_read_is_told_how() -> None:
    desk = shown()
    ruling = desk.announce("half of it")
    assert ruling.refused
    assert "1/2 + 1/3 = 5/6" in ruling.says
