"""What people are told of a position: what may be challenged now, and what is left to do."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from gamehall.games.contig60 import acts
from gamehall.games.contig60.facts import facts
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.rules import GAME
from gamehall.games.contig60.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.highlights import against_what
from gamehall.games.pentathlon.referee import fitting
from gamehall.kernel.action import Fell
from gamehall.kernel.facts import ChallengeFacts
from gamehall.kernel.outcome import tied
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from tests.games.contig60.desk import P1, P2, Desk

COUNTED = Declaration(JUDGE, (), tied((P1, P2), "time-tie", ""))
CHIP = ["announcing", "sentence", "placing", "scoring", "moved"]


def _declared(state: State, declared: Declaration, **changed: object) -> State:
    return replace(state, card=replace(state.card, phase="declared", declared=declared), **changed)


def _moments() -> Iterator[State]:
    """A window after a chip, a capture, a win on it, a win in the turn after it, and counts."""
    desk = Desk("tournament", card="by hand")
    yield desk.state
    desk.turn((3, 5, 4), "3+5+4", 12)
    yield desk.state
    desk.pass_turn(6, 6, 6)
    yield desk.state
    desk.say(P1, common.Capture())
    yield desk.state
    desk.announce("6+6+6")
    desk.place(18)
    yield desk.state
    yield _declared(desk.state, Declaration(P1, (0, 1, 2, 3, 4)))
    yield _declared(desk.state, COUNTED)
    desk.roll(1, 2, 3)
    yield desk.state
    yield _declared(desk.state, Declaration(P1))
    desk.pass_card()
    yield _declared(desk.state, COUNTED)
    yield _declared(desk.state, Declaration(P2), last=None)


def _challenge(state: State, seat: Seat) -> ChallengeFacts:
    told = facts(state, seat, GAME.prompts(state)).challenge
    assert told
    return told


@pytest.mark.parametrize("seat", [P1, P2])
def test_what_may_be_named_is_what_the_referee_hears(seat: Seat) -> None:
    for state in _moments():
        told = _challenge(state, seat)
        now = [nature.key for nature in told.natures if nature.now]
        assert told.open is bool(against_what(state, seat))
        assert sorted(now) == sorted(fitting(HIGHLIGHTS, state, seat))
        assert len(told.natures) == len(HIGHLIGHTS.natures)


def test_a_declared_win_and_a_capture_are_offered_first() -> None:
    states = list(_moments())
    told = [[n.key for n in _challenge(states[i], P2).natures if n.now] for i in (1, 5, 8)]
    assert told[0] == ["recording", *CHIP]
    assert told[1] == ["win", *CHIP, "capture"]
    assert told[2] == ["win", "recording", *CHIP, "capture"]
    assert [n.key for n in _challenge(states[4], P2).natures if n.now] == ["capture", *CHIP]


def test_a_counted_game_is_open_to_challenge_until_it_is_accepted_and_not_until_a_roll() -> None:
    state = list(_moments())[-2]
    assert against_what(state, P2) == "last"
    assert _challenge(state, P2).says == "Open until you accept the result."
    says = next(p.says for p in GAME.prompts(state) if p.seat == P2 and "Challenge" in p.kinds)
    assert says.startswith("You may challenge your opponent's turn until you accept.")


def test_the_word_alone_stops_the_clock_where_it_is_no_capture() -> None:
    desk = Desk("tournament")
    desk.turn((3, 5, 4), "3+5+4", 12)
    assert (_challenge(desk.state, P2).alone, _challenge(desk.state, P1).alone) == (True, False)
    desk.say(P2, common.Challenge())
    assert (_challenge(desk.state, P2).alone, _challenge(desk.state, P2).called) == (False, True)
    assert _challenge(desk.state, P2).says == "Time out: say what is wrong."
    passed = Desk("tournament")
    passed.pass_turn(6, 6, 6)
    assert (_challenge(passed.state, P2).open, _challenge(passed.state, P2).alone) == (True, False)


def test_the_cost_of_a_wrong_challenge_rises_with_each() -> None:
    desk = Desk("tournament")
    costs = []
    for _ in range(3):
        costs.append(_challenge(desk.state, P2).cost)
        desk.challenge(P2, "other")
    assert costs == [
        "A wrong one costs your turn, a third the game.",
        "A wrong one costs your turn, two more the game.",
        "A wrong one costs your turn, one more the game.",
    ]


def _asked(desk: Desk, seat: Seat = P1) -> str:
    return facts(desk.state, seat, GAME.prompts(desk.state)).ask


def test_one_line_says_what_is_left_to_do_in_the_turn() -> None:
    desk = Desk("tournament", card="by hand")
    desk.lay(P2, 11)
    assert _asked(desk) == ""
    desk.say(P1, common.Roll())
    desk.say(DEALER, Fell((3, 5, 4)))
    assert _asked(desk) == "Your turn: write the dice on the card."
    desk.say(P1, acts.RecordDice((3, 5, 4)))
    assert _asked(desk) == "Your turn: announce a number sentence, or pass the card."
    desk.announce("3+5+4")
    assert _asked(desk) == "Your turn: place your chip."
    desk.place(12)
    assert _asked(desk) == "Your turn: write your running score if it has changed, then pass the card."
    desk.score(59)
    assert (_asked(desk), _asked(desk, P2)) == ("Your turn: pass the card.", "")


def test_one_who_captures_is_told_of_the_capture() -> None:
    desk = Desk("tournament")
    desk.pass_turn(6, 6, 6)
    desk.say(P2, common.Capture())
    assert _asked(desk, P2) == "Your turn: announce the sentence your opponent missed."
    desk.place(18)
    assert _asked(desk, P2) == "Your turn: announce the sentence for 18."
    desk.announce("6+6+6")
    assert _asked(desk, P2).endswith("roll the dice for your regular turn.")


def test_a_player_is_told_of_chips_card_and_marks() -> None:
    desk = Desk("tournament")
    desk.turn((3, 5, 4), "3+5+4", 12)
    desk.challenge(P2, "sentence")
    told = facts(desk.state, P1, ())
    one, two = told.seats[P1], told.seats[P2]
    assert told.low_is_good
    assert (one.score, one.label, one.to_move) == (60, "running score", True)
    assert one.badges == ("holds the Scoring Flag Card",)
    assert (one.notes, two.notes) == (("24 chips left",), ("25 chips left",))
    assert (two.marks, two.badges) == (("I",), ())


def test_after_the_game_one_waits_for_the_signatures() -> None:
    desk = Desk("guided")
    desk.lay(P1, 0, 1, 2, 3, 4)
    desk.say(P1, common.DeclareWin((0, 1, 2, 3, 4)))
    desk.say(P2, common.Accept())
    assert _asked(desk) == ""
    desk.say(P1, common.Sign())
    assert _asked(desk) == "Waiting for {p2} to sign."
    desk.say(P2, common.Sign())
    assert _asked(desk) == "The game is over."
