"""START, the flag card, PIECE LAID IS PLAYED, REMOVING PIECES, and what hands cannot do."""

import pytest

from gamehall.games.juggle import acts
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Fell
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import CLOCK, DEALER
from tests.games.juggle.desk import P1, P2, TOUCHING, Desk


@pytest.mark.paragraph("start")
@pytest.mark.parametrize(("tosses", "first"), [((2, 5), P1), ((5, 2), P2)])
def test_the_lower_toss_begins(tosses: tuple[int, int], first: str) -> None:
    desk = Desk(toss=False)
    desk.toss(*tosses)
    assert desk.state.card.holder == first


@pytest.mark.paragraph("start")
def test_equal_tosses_are_repeated() -> None:
    desk = Desk(toss=False)
    desk.toss(3, 3)
    assert desk.state.card.holder is None
    desk.toss(4, 1)
    assert desk.state.card.holder == P2


@pytest.mark.paragraph("turn-begins", "turn-ends", "flag-card")
def test_a_turn_goes_from_the_card_to_the_card() -> None:
    desk = Desk()
    assert desk.may(P1, "Roll")
    assert not desk.may(P2, "Roll")
    assert desk.say(P2, common.Roll()).cites == "flag-card"
    assert desk.say(P1, common.Roll()).cites == "turn-begins"
    assert desk.say(DEALER, Fell((1, 2, 3))).refused
    assert desk.say(DEALER, Fell((0, 7))).refused
    assert desk.say(DEALER, Fell((4, 2))).cites == "turn-begins"
    assert desk.state.turn
    assert desk.state.turn.dice == (4, 2)
    assert desk.pass_card().says == "{p1} passes the card without placing a piece."
    assert desk.state.card.holder == P2
    desk.roll(1, 1)
    desk.put("red I1", "a1")
    assert desk.pass_card().says == "{p2} passes the card."


@pytest.mark.paragraph("flag-card")
def test_a_scorer_types_the_dice_of_a_wooden_table() -> None:
    desk = Desk()
    desk.say(P1, common.Roll())
    assert desk.say(P2, Fell((1, 2))).refused
    assert not any(p.seat == CLOCK for p in desk.table.prompts)
    assert not desk.say(DEALER, Fell((1, 2))).refused


@pytest.mark.paragraph("goal")
@pytest.mark.parametrize("manner", ["guided", "tournament"])
@pytest.mark.parametrize(
    ("names", "cites"),
    [
        ("a1 b1 c1", "must-use"),  # not its shape
        ("a1 c1", "must-use"),
        ("b2 c2", "goal"),  # on another
        ("c3 d3", "goal"),
    ],
)
def test_pieces_neither_bend_nor_overlap(manner: Manner, names: str, cites: str) -> None:
    desk = Desk(manner)
    desk.lay(P1, TOUCHING[1])
    desk.roll(2, 4)
    desk.pick("blue I2")
    ruling = desk.place(names)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)


@pytest.mark.paragraph("goal")
def test_no_piece_lies_beside_the_board() -> None:
    desk = Desk()
    desk.roll(2, 4)
    desk.pick("blue I2")
    for cells in ((80, 81), (8, 9), (-1, 0), (), (10**9, 10**9 + 1)):  # i1 and a2 are no neighbours
        assert desk.say(P1, acts.Place(cells)).cites == "must-use"


@pytest.mark.paragraph("goal")
@pytest.mark.parametrize("names", ["b1 c1", "c1 c2", "b4 b5", "d4 d5"])
def test_like_colours_touch_neither_edge_nor_corner(names: str) -> None:
    """Red lies on b2 b3 c3: beside it by an edge or by a corner is refused where the hall guides."""
    manners: tuple[tuple[Manner, bool], ...] = (("guided", True), ("tournament", False))
    for manner, refused in manners:
        desk = Desk(manner)
        desk.lay(P1, ("red V3", "b2 b3 c3"))
        desk.roll(2, 4)
        desk.pick("red I2")
        ruling = desk.place(names)
        assert ruling.refused is refused
        assert not refused or ruling.cites == "goal"


@pytest.mark.paragraph("goal")
def test_other_colours_may_touch_and_like_ones_may_lie_apart() -> None:
    desk = Desk("guided")
    desk.lay(P1, ("red V3", "b2 b3 c3"))
    desk.roll(2, 2)
    desk.put("blue I2", "c1 c2")
    assert not desk.pick("red I2").refused
    assert not desk.place("d1 e1").refused


@pytest.mark.paragraph("laid-is-played")
def test_a_piece_let_go_stays() -> None:
    guided = Desk("guided")
    guided.roll(2, 4)
    guided.put("red I2", "a1 b1")
    assert guided.move("a1 a2").cites == "laid-is-played"
    assert guided.on(P1) == {"red I2": "a1 b1"}
    desk = Desk("tournament")
    desk.roll(2, 4)
    assert desk.move("a1 a2").refused  # nothing was laid
    desk.put("red I2", "a1 b1")
    ruling = desk.move("a1 a2")
    assert (ruling.verdict, ruling.cites) == ("allowed", "laid-is-played")
    assert desk.on(P1) == {"red I2": "a1 a2"}
    assert desk.move("a1 a2 a3").refused
    desk.put("blue O4", "b1 c1 b2 c2")
    assert desk.move("a2 b2 a3 b3").cites == "goal"


@pytest.mark.paragraph("removing")
def test_own_pieces_are_removed_before_the_roll() -> None:
    desk = Desk("guided")
    desk.lay(P1, *TOUCHING)
    desk.lay(P2, ("blue I1", "e5"))
    assert desk.remove("b1").cites == "removing"
    assert desk.remove("d3").cites == "removing"
    assert desk.on(P1) == {}
    assert {"red I2", "red V3"} <= set(desk.state.layout.bank)
    assert desk.remove("e5").refused  # the opponent's
    desk.roll(2, 4)
    desk.put("red I2", "a1 b1")
    assert desk.remove("a1").cites == "removing"
    assert desk.on(P1) == {"red I2": "a1 b1"}


@pytest.mark.paragraph("turn-forfeit", "one-minute")
def test_a_forfeited_turn_leaves_the_boards_as_they_were() -> None:
    desk = Desk(turn_seconds=60)
    desk.lay(P1, ("green I1", "i9"))
    desk.lay(P2, ("red X5", "d2 c3 d3 e3 d4"))
    desk.remove("i9")
    desk.roll(6, 2)
    desk.pick("red X5", "d3")
    desk.wait(75)
    assert desk.state.card.holder == P2
    assert desk.on(P1) == {"green I1": "i9"}
    assert desk.on(P2) == {"red X5": "d2 c3 d3 e3 d4"}


@pytest.mark.paragraph("one-minute")
def test_a_scorer_who_types_the_dice_costs_the_player_no_time() -> None:
    desk = Desk(turn_seconds=60)
    desk.wait(50)
    desk.say(P1, common.Roll())
    desk.wait(600)
    desk.say(DEALER, Fell((3, 5)))
    desk.wait(9)
    assert not desk.state.card.reminded
    desk.wait(1)
    assert desk.state.card.reminded
