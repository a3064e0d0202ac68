"""Letter cards as they are typed and read in a terminal."""

import random
import re

import pytest
from msgspec.structs import replace

from gamehall.games.letter_cards import acts, bots, terminal
from gamehall.games.letter_cards.rules import GAME
from gamehall.games.letter_cards.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

from .desk import P1, P2, Desk, small

ANY = Prompt("any", P1, tuple(kind.__name__ for kind in GAME.actions))
LAY = Prompt("lay", P1, ("Complete", "Withdraw"))


@pytest.fixture(scope="module")
def desk() -> Desk:
    desk = Desk(3)
    desk.lay(P1, "TONE")
    desk.lay(P2, "NOTED")
    desk.announce(P1, "TENORD")
    return desk


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("stream", acts.Announce("STREAM")),
        ("  Stream ", acts.Announce("STREAM")),
        ("word list", acts.Announce("LIST")),
        ("word ready", acts.Announce("READY")),
        ("lay", acts.Complete()),
        ("lay stream", acts.Complete("STREAM")),
        ("lay stream m", acts.Complete("STREAM", "M")),
        ("", acts.Complete()),
        ("withdraw", acts.Withdraw()),
        ("Challenge", acts.Challenge()),
        ("off", acts.Challenge()),
        ("ready", acts.Ready()),
        ("wind 40", acts.Wind(40)),
        ("wind 101", None),
        ("wind far", None),
        ("good", acts.Rule(True)),
        ("wrong", acts.Rule(False)),
        ("two words", None),
        ("naïve", None),
        ("3", None),
    ],
)
def test_what_people_type_is_understood(desk: Desk, typed: str, meant: Action | None) -> None:
    assert terminal.parse(desk.state, ANY, typed) == meant


def test_only_what_the_prompt_takes_is_understood(desk: Desk) -> None:
    assert terminal.parse(desk.state, LAY, "stream") is None
    assert terminal.parse(desk.state, LAY, "ready") is None
    assert terminal.parse(desk.state, Prompt("ready:1", P1, ("Ready",)), "") == acts.Ready()
    assert terminal.parse(desk.state, Prompt("word:1", P1, ("Announce",)), "") is None


def test_what_is_written_can_be_typed(desk: Desk) -> None:
    every: list[Action] = [
        acts.Ready(),
        acts.Wind(7),
        acts.Announce("TONE"),
        acts.Complete("TONER", "R"),
        acts.Complete(),
        acts.Withdraw(),
        acts.Challenge(),
        acts.Rule(True),
        acts.Rule(False),
    ]
    for action in every:
        assert terminal.parse(desk.state, ANY, terminal.write(desk.state, action)) == action


def test_typing_anything_at_all_never_breaks_the_reader(desk: Desk) -> None:
    rng = random.Random(2)
    for _ in range(500):
        typed = "".join(rng.choices("laywindword 0123456789²é", k=rng.randrange(14)))
        terminal.parse(desk.state, ANY, typed)


def test_the_table_is_drawn_with_the_own_hand_and_no_other(desk: Desk) -> None:
    drawn = terminal.picture(desk.view(P1).state, P1)
    assert drawn == (
        "Round 1, 79 cards in the deck\n"
        "Table: T O N E D     Hand: C A T E R\n"
        "TONE ({p1}) > NOTED ({p2}); at least 5 letters\n"
        "Won: {p1} 0, {p2} 0, {p3} 0"
    )
    onlooker = terminal.picture(desk.view(Seat("gallery")).state, Seat("gallery"))
    assert "Hand" not in onlooker


def test_a_hand_that_can_be_worked_out_is_not_taken_for_the_own() -> None:
    desk = small("X", players=2)
    state = desk.view(P2).state
    known = replace(state, cards=desk.state.cards)
    assert "Hand: L I N E D" in terminal.picture(known, P2)


def test_between_rounds_and_when_somebody_is_out() -> None:
    desk = Desk(2, begun=False)
    assert terminal.picture(desk.state, P1).startswith("No round yet, 98 cards")
    desk.begin("CATERLINEDTONE")
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    assert "{p2} 0 (out)" in terminal.picture(desk.view(P1).state, P1)
    desk.finish()
    first, missed, won = terminal.picture(desk.view(P1).state, P1).split("\n")
    assert first == "After round 1, 84 cards in the deck"
    assert missed.startswith("You could still have laid ")
    assert all(card in "CATER" for card in re.findall(r"with (.)", missed))
    assert won == "Won: {p1} 4, {p2} 0"
    assert "You could" not in terminal.picture(desk.view(P2).state, P2), "Ben was out of the round"


def test_what_cannot_be_read_is_explained(desk: Desk) -> None:
    def explained(state: State, *kinds: str) -> str:
        return terminal.explain(state, (Prompt("x", P1, kinds),) if kinds else (), "??")

    begun = Desk(2)
    assert "Enter" in explained(desk.state, "Complete")
    assert "wind 100" in explained(desk.state, "Wind")
    assert "Type a word" in explained(begun.state, "Announce")
    assert "ready" in explained(begun.state, "Ready")
    assert explained(desk.state) == "{p1} is laying TENORD; the next word waits for that."
    assert explained(begun.state).startswith("You cannot announce a word now.")


def test_what_an_arena_counts(desk: Desk) -> None:
    assert bots.remark(desk.state, P1, acts.Complete()) == "phoneys"
    assert bots.remark(desk.state, P1, acts.Complete("RODENT")) == "phoneys", "not as announced"
    laying = Desk(2)
    laying.announce(P1, "TENOR")
    assert bots.remark(laying.state, P1, acts.Complete()) == "words"
    assert bots.remark(laying.state, P2, acts.Challenge()) == "challenges"
    assert bots.remark(laying.state, P1, acts.Withdraw()) == "withdrawals"
    assert bots.remark(laying.state, P1, acts.Announce("TENOR")) == ""
