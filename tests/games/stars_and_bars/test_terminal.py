"""Stars & Bars as it is typed and read in a terminal."""

import pytest

from gamehall.games.pentathlon.acts import Challenge, Claim, PassCard
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.answers import legal
from gamehall.games.stars_and_bars.portrait import portray
from gamehall.games.stars_and_bars.rules import GAME
from gamehall.games.stars_and_bars.terminal import explain, paint, parse, ways, write
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import is_player
from tests.games.stars_and_bars.desk import P1, P2, Desk

ANY = Prompt("any", P1, tuple(kind.__name__ for kind in GAME.actions))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("slcb a1", acts.Place("SLCB", "A1")),
        ("1 a1", acts.Place("SLCB", "A1")),
        ("4 on a1", acts.Place("BSHY", "A1")),
        ("place large blue circle with stars on A1", acts.Place("SLCB", "A1")),
        ("small yellow hexagon bars d4", acts.Place("BSHY", "D4")),
        ("5 a1", None),
        ("change 2 b1", acts.ChangeCard("SLTR", "B1")),
        ("discard 2", acts.Discard("SLTR")),
        ("discard", None),
        ("turn b2", acts.TurnOver("B2")),
        ("turn over b2", acts.TurnOver("B2")),
        ("remove a1", acts.RemoveStack("A1")),
        ("remove centre", acts.RemoveCentre()),
        ("stacks 2", acts.RecordStacks(2)),
        ("stacks two", None),
        ("announce 11 45", acts.Announce(11, 45)),
        ("announce 11", acts.Announce(11, 11)),
        ("announce much", None),
        ("look", acts.LookUnder()),
        ("Draw", acts.Draw()),
        ("pass", PassCard()),
        ("challenge placing", Challenge((Claim("placing"),))),
        ("challenge placing and stacks", Challenge((Claim("placing"), Claim("stacks")))),
        ("challenge nonsense", None),
        ("challenge", Challenge()),
        ("hello", None),
        ("", None),
    ],
)
def test_what_people_type_is_understood(typed: str, meant: Action | None) -> None:
    assert parse(Desk().state, ANY, typed) == meant


def test_only_what_the_prompt_takes_is_understood() -> None:
    assert parse(Desk().state, Prompt("x", P1, ("PassCard",)), "slcb a1") is None


def test_what_is_written_is_read_as_the_same_act() -> None:
    desk = Desk()
    desk.fill("A4", "B2")
    some: list[Action] = [
        acts.ChangeCard("SLTR", "B1"),
        acts.Discard("SLTR"),
        acts.RemoveCentre(),
        acts.RecordStacks(2),
        acts.Announce(3, 7),
        Challenge((Claim("placing"), Claim("stacks"))),
    ]
    for prompt in desk.table.prompts:
        some += legal(desk.state, prompt) if is_player(prompt.seat) else ()
    assert len(some) > 20
    for act in some:
        assert parse(desk.state, ANY, write(desk.state, act)) == act


def test_ways_are_what_is_left_to_do() -> None:
    desk = Desk()
    window = next(p for p in desk.table.prompts if "Place" in p.kinds)
    told = ways(desk.state, window)
    assert "CARD SPACE, such as 1 b2" in told
    assert not {"look", "stacks POINTS", "discard CARD"} & set(told)
    desk.play("SLCB", "A1", 1)
    play = next(p for p in desk.table.prompts if "Draw" in p.kinds)
    assert "draw" in ways(desk.state, play)
    assert "announce POINTS SCORE" not in ways(desk.state, play)


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("challenge that", "Say what is wrong"),
        ("turn", "turn b2 for a central stack"),
        ("announce lots", "announce 11 45"),
        ("draw", "does not ask for that now"),
        ("what", "Write a card and a space"),
    ],
)
def test_what_cannot_be_read_is_explained(typed: str, part: str) -> None:
    desk = Desk()
    assert part in explain(desk.state, tuple(p for p in desk.table.prompts if p.seat == P1), typed)


def test_the_portrait_shows_stacks_hands_and_piles() -> None:
    desk = Desk()
    desk.fill("C3")
    desk.turn_over("C3")
    shown = portray(desk.state)
    assert shown.splitlines()[0].split() == ["a1", "b1", "c1", "d1"]
    assert shown.splitlines()[1].split() == ["a2", "[SLCR.1]", "[SSCR.1]", "d2"]
    assert "[====.4]" in shown
    assert "{p2} holds BSCR small red circle with bars" in shown
    assert "Deck: 49 cards. Discard pile: 0." in shown
    assert len(paint(desk.state)) == 4
    desk.hold(P2)
    assert "{p2} holds no card." in portray(desk.state)
