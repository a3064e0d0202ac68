"""START, and the board as it is set up."""

import pytest

from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.board import (
    BAND,
    CENTRE,
    COLOURS,
    FIRST,
    GUARD,
    HEXES,
    NAMES,
    NEIGHBOURS,
    PLACES,
    QUEEN,
    SIZES,
    layouts,
)
from gamehall.games.queens_and_guards.options import Options
from gamehall.games.queens_and_guards.rules import GAME
from gamehall.games.queens_and_guards.traps import Ground, trapped, traps_at
from gamehall.kernel.action import Fell
from gamehall.kernel.seat import DEALER
from tests.games.queens_and_guards.desk import P1, P2, Desk, at


@pytest.mark.paragraph("board")
def test_there_are_91_hexes_in_five_bands_round_a_centre() -> None:
    assert (HEXES, SIZES) == (91, (30, 24, 18, 12, 6, 1))
    assert [BAND[first] for first in FIRST[:-1]] == [5, 4, 3, 2, 1, 0]
    assert NAMES[CENTRE] == "centre"
    assert {NAMES[near] for near in NEIGHBOURS[CENTRE]} == {"E0", "E1", "E2", "E3", "E4", "E5"}
    for i, near in enumerate(NEIGHBOURS):
        assert all(i in NEIGHBOURS[other] for other in near)
    assert sorted(len(near) for near in NEIGHBOURS) == [3] * 6 + [4] * 24 + [6] * 61


@pytest.mark.paragraph("layout")
@pytest.mark.parametrize("name", sorted(layouts()))
def test_each_side_has_a_queen_and_six_guards(name: str) -> None:
    layout = layouts()[name]
    for colour in COLOURS:
        assert layout.board.count(QUEEN[colour]) == 1
        assert layout.board.count(GUARD[colour]) == 6
        assert trapped(Ground("line", layout.crowns), layout.board, colour) == []
    assert layout.provenance.startswith("The hall's own")


@pytest.mark.paragraph("layout")
def test_a_half_turn_of_the_board_swaps_the_sides() -> None:
    layout = layouts()["agon"]
    across = {i: PLACES.index((-q, -r)) for i, (q, r) in enumerate(PLACES)}
    assert across[layout.crowns["white"]] == layout.crowns["black"]
    assert [layout.board[across[i]].swapcase() for i in range(HEXES)] == [
        piece.translate(str.maketrans("wWbB", "BbWw")) for piece in layout.board
    ]


@pytest.mark.paragraph("layout")
def test_queens_begin_at_opposite_corners_with_their_guards_among_each_others() -> None:
    assert Options().layout == "agon"
    round_the_edge = "".join(piece or "." for piece in Desk(start=False).state.board[:30])
    assert round_the_edge == "W.b.w.b..w.b.w.B.w.b.w..b.w.b."


@pytest.mark.paragraph("start", "start-colour", "start-hand")
@pytest.mark.parametrize(
    ("named", "held", "colours", "first"),
    [
        ("white", "white", ("black", "white"), P2),
        ("white", "black", ("white", "black"), P1),
        ("black", "white", ("black", "white"), P1),
        ("black", "black", ("white", "black"), P2),
    ],
)
def test_one_names_the_colour_the_other_picks_a_hand_and_who_has_the_colour_begins(
    named: str, held: str, colours: tuple[str, str], first: str
) -> None:
    desk, chip = Desk(start=False), (1,) if held == "white" else (2,)
    assert not desk.may(P2, "NameColour")
    assert not desk.may(P1, "PickHand")
    desk.yes(P1, acts.NameColour(named), "start-colour")  # type: ignore[arg-type]
    assert desk.no(DEALER, Fell(chip))
    desk.yes(P2, acts.PickHand("right"), "start-hand")
    desk.yes(DEALER, Fell(chip), "start")
    assert (desk.colour(P1), desk.colour(P2)) == colours
    assert desk.state.card.holder == first


@pytest.mark.paragraph("start")
@pytest.mark.parametrize("chips", [(), (0,), (3,), (1, 2)])
def test_the_monitors_hand_holds_one_chip_of_two_colours(chips: tuple[int, ...]) -> None:
    desk = Desk(start=False)
    desk.say(P1, acts.NameColour("white"))
    desk.say(P2, acts.PickHand("left"))
    desk.no(DEALER, Fell(chips), "start")


@pytest.mark.paragraph("turn-begins", "turn-ends")
def test_a_turn_begins_with_the_card_and_ends_as_it_is_passed() -> None:
    desk = Desk()
    assert desk.may(P1, "Move")
    assert not desk.may(P2, "Move")
    desk.move("A4", "B3")
    assert not desk.may(P2, "Move")
    assert desk.pass_card().cites == "turn-ends"
    assert desk.may(P2, "Move")
    assert not desk.may(P1, "Move")
    assert GAME.shelf("highlights-2022").cite("turn-begins").gist


@pytest.mark.paragraph("trap")
@pytest.mark.parametrize(("geometry", "between"), [("line", False), ("same_band", True)])
def test_the_shape_of_a_trap_is_an_option(geometry: str, between: bool) -> None:
    """Round a corner of its band no straight line runs through a piece."""
    desk = Desk(white="A0 B1 B23 A7 A9 A11 A13", black="A15 B0", trap_geometry=geometry)
    assert bool(traps_at(desk.state.ground, desk.state.board, at("B0"))) is between


@pytest.mark.paragraph("trap")
@pytest.mark.parametrize(
    ("white", "between"),
    [("A0 C0 E0", True), ("C0 E0", True), ("A0 C0 D1", False), ("A0 C0", False), ("A0 C1 D11", True)],
)
def test_a_piece_is_trapped_between_two_enemies_queens_or_guards_in_a_straight_line(
    white: str, between: bool
) -> None:
    desk = Desk(white=white, black="A15 D0")
    assert bool(traps_at(desk.state.ground, desk.state.board, at("D0"))) is between
