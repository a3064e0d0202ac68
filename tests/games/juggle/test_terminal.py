"""Juggle as it is typed and drawn, and what people are told of it."""

import pytest

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import names_of, space_name, space_named
from gamehall.games.juggle.facts import facts
from gamehall.games.juggle.pieces import SHAPES
from gamehall.games.juggle.portrait import pieces, portray
from gamehall.games.juggle.terminal import as_turned, explain, paint, parse, shapes, ways, write
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.acts import Challenge, Claim
from gamehall.kernel.inventory import conserved
from gamehall.kernel.prompt import Prompt
from tests.games.juggle.desk import COVER, P1, P2, TOUCHING, Desk


def asked(desk: Desk, kind: str) -> Prompt:
    return next(p for p in desk.table.prompts if kind in p.kinds)


def in_hand(piece: str = "red F5") -> Desk:
    desk = Desk()
    desk.roll(5, 6)
    desk.pick(piece)
    return desk


def test_spaces_have_names_and_names_have_spaces() -> None:
    for side in (5, 9):
        assert [space_named(side, space_name(side, i)) for i in range(side * side)] == [*range(side * side)]
    for name in ("", "a", "a0", "a10", "j1", "A 1", "aa1", "a²", "1a"):
        assert space_named(9, name) is None
    assert space_named(9, "C4") == 29


@pytest.mark.parametrize(
    ("typed", "act"),
    [
        ("take red T5", acts.PickUp("red T5")),
        ("red t5", acts.PickUp("red T5")),
        ("ask red V3", acts.PickUp("red V3", 11 + 9)),
        ("2+3=5", acts.Announce("2+3=5")),
        ("state two plus three", acts.Announce("two plus three")),
        ("exact", acts.Announce("")),
        ("pass", common.PassCard()),
        ("win", common.DeclareWin()),
        ("lay red i2 c1 d1", acts.Lay("red I2", (2, 3))),
        ("lay red I2 c1 turn 1", acts.Lay("red I2", (2, 11))),
        ("lay red I2 i1", None),
        ("take pink T5", None),
        ("take red T9", None),
        ("ask red I5", None),
        ("roll", None),
    ],
)
def test_what_is_typed_in_a_turn(typed: str, act: object) -> None:
    desk = Desk()
    desk.lay(P2, ("red V3", "c3 d3 c4"))
    desk.roll(6, 4)
    assert parse(desk.state, asked(desk, "PickUp"), typed) == act


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("place a2 b1 b2 b3 c1", "b1 c1 a2 b2 b3"),
        ("place a1", "b1 c1 a2 b2 b3"),
        ("lay c4 turn 1", "d4 c5 d5 e5 e6"),
        ("place c4 flip", "c4 d4 d5 e5 d6"),
        ("place c4 turned 2 flipped", "d4 c5 d5 d6 e6"),
        ("place i9", None),
        ("place c4 sideways", None),
        ("place", None),
    ],
)
def test_how_a_piece_is_laid(typed: str, names: str | None) -> None:
    desk = in_hand()
    act = parse(desk.state, asked(desk, "Place"), typed)
    assert act == (acts.Place(desk.spaces(names)) if names else None)
    if act:
        assert not desk.say(P1, act).refused


def test_other_acts_are_typed_too() -> None:
    desk = in_hand()
    assert parse(desk.state, asked(desk, "Return"), "back") == acts.Return()
    fresh = Desk()
    fresh.lay(P1, *TOUCHING)
    window = asked(fresh, "Remove")
    assert parse(fresh.state, window, "remove c2") == acts.Remove(fresh.spaces("c2")[0])
    assert parse(fresh.state, window, "remove z2") is None
    challenge = asked(fresh, "Challenge")
    assert parse(fresh.state, challenge, "challenge placement") == Challenge((Claim("placement"),))
    assert "exact" in write(fresh.state, acts.Announce(""))
    desk.place("b1 c1 a2 b2 b3")
    assert parse(desk.state, asked(desk, "MovePiece"), "move c4") == acts.MovePiece(
        desk.spaces("d4 e4 c5 d5 d6")
    )


def test_what_is_written_is_read_again() -> None:
    desk = Desk()
    desk.lay(P1, *TOUCHING)
    desk.lay(P2, ("blue V3", "c3 d3 c4"))
    for kind, act in (
        ("Remove", acts.Remove(desk.spaces("c2")[0])),
        ("Roll", common.Roll()),
        ("DeclareWin", common.DeclareWin()),
        ("Challenge", Challenge((Claim("placement"), Claim("moved")))),
    ):
        assert parse(desk.state, asked(desk, kind), write(desk.state, act)) == act
    desk.roll(6, 4)
    for said in (
        acts.PickUp("green T4"),
        acts.PickUp("blue V3", 20),
        acts.Announce("6-4=2"),
        acts.Announce(""),
    ):
        assert parse(desk.state, asked(desk, "PickUp"), write(desk.state, said)) == said


def test_ways_and_explanations_fit_the_moment() -> None:
    desk = Desk()
    assert "roll" in ways(desk.state, asked(desk, "Roll"))
    desk.roll(2, 3)
    assert "take PIECE" in ways(desk.state, asked(desk, "PickUp"))
    assert "win" not in ways(desk.state, asked(desk, "PickUp"))
    prompts = desk.table.prompts
    assert "red T5" in explain(desk.state, prompts, "take the red one")
    assert "number sentence" in explain(desk.state, prompts, "2 and 3 make 5 or so")
    assert "placement" in explain(desk.state, prompts, "challenge everything")
    assert explain(desk.state, prompts, "roll") == "The table does not ask for that now."
    assert explain(desk.state, prompts, "hello") == ""


def test_the_portrait_shows_boards_bank_and_dice() -> None:
    desk = Desk(side=5)
    desk.lay(P1, *COVER[:2])
    desk.roll(2, 3)
    desk.pick("green I2")
    drawn = portray(desk.state)
    assert "{p1}, 15 empty" in drawn
    assert " 1 yV bL ·  ·  ·" in drawn
    assert "In hand: green I2." in drawn
    assert "Dice: 2 and 3." in drawn
    assert conserved(pieces(desk.state))
    assert len(paint(desk.state)) == 4
    assert "■" in shapes(desk.state)


def test_turning_and_flipping_is_what_it_says() -> None:
    form = SHAPES["L4"].forms[0]
    assert form == ((0, 0), (0, 1), (0, 2), (1, 0))
    assert as_turned(form, 1, flip=False) == ((0, 0), (0, 1), (1, 1), (2, 1))
    assert as_turned(form, 0, flip=True) == ((0, 0), (0, 1), (0, 2), (1, 2))
    assert as_turned(form, 4, flip=False) == form
    assert names_of(9, (0, 80)) == "a1 i9"


def test_facts_count_empty_spaces_and_say_what_to_do_next() -> None:
    desk = Desk(side=5)
    desk.lay(P1, *COVER[:6])

    def told() -> str:
        return facts(desk.state, P1, desk.table.prompts).ask

    found = facts(desk.state, P1, desk.table.prompts)
    assert (found.seats[P1].score, found.seats[P1].label, found.low_is_good) == (1, "empty spaces", True)
    assert found.seats[P1].notes == ("6 pieces on the board",)
    desk.roll(1, 3)
    assert told() == "Your turn: select a piece by each die, or state a number sentence for one piece."
    desk.pick("blue I1")
    assert "place blue I1" in told()
    desk.place("e5")
    assert "declare a win" in told()
    desk.say(P1, common.DeclareWin())
    desk.say(P2, common.Accept())
    assert "has declared a win" in facts(desk.state, P2, desk.table.prompts).seats[P1].notes
