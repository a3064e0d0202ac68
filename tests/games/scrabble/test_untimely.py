"""An act at the wrong time is refused by the paragraph of the book that says whose time it is."""

from collections.abc import Callable

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.action import Action
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import submit
from tests.games.scrabble.literacy.desk import Desk as Literacy
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk, played, tiles_of

CAT = acts.Challenge(("CAT",))
SO = acts.Place(tiles_of("J8", "SO"))


def drawn() -> Desk:
    """p1 has played CAT, and drawn."""
    desk = played()
    desk.wait(6)
    desk.draw(P1, "III")
    return desk


def said(*turns: tuple[Seat, Action], desk: Callable[[], Desk] = played) -> Callable[[], Desk]:
    """A desk at which these things have been said."""

    def made() -> Desk:
        there = desk()
        for seat, action in turns:
            there.yes(seat, action)
        return there

    return made


def out() -> Desk:
    desk = Desk()
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    return desk


def slip() -> Desk:
    desk = out()
    desk.yes(P2, acts.Accept())
    return desk


def placed() -> Desk:
    desk = Desk()
    desk.place(P1, "8G", "CAT")
    return desk


def lots() -> Desk:
    return Desk(begun=False, start="draw")


def waiting() -> Desk:
    return Desk(begun=False)


CHALLENGED = said((P2, CAT))
RULED = said((P1, acts.Confirm()), desk=CHALLENGED)
QUERIED = said((P2, acts.QueryScore(0, 12)))
CALLED = said((P2, acts.CallDirector("problem")))

WESPA: list[tuple[Callable[[], Desk], Seat, Action, str]] = [
    # Accepting: how the right to object ended.
    (drawn, P2, CAT, "accepting"),
    (drawn, P2, acts.Hold(), "accepting"),
    (drawn, P2, acts.Accept(), "accepting"),
    (said((P2, acts.Accept())), P2, CAT, "okay"),
    (said((P2, acts.Accept())), P2, acts.Hold(), "okay"),
    (said((P2, acts.Hold())), P2, acts.Hold(), "hold"),
    (said((P2, acts.Hold())), P1, acts.Draw(), "hold"),
    (played, P1, acts.Hold(), "hold"),
    (played, P1, CAT, "challenge-window"),
    (played, P1, acts.Accept(), "okay"),
    (placed, P2, CAT, "challenge-window"),
    (placed, P2, acts.Hold(), "hold"),
    (Desk, P2, CAT, "challenge-window"),
    (Desk, P2, acts.Hold(), "hold"),
    (said((P2, acts.Pass())), P1, acts.Hold(), "hold"),
    (said((P2, acts.Pass())), P1, CAT, "challenge-window"),
    (out, P2, acts.Hold(), "ending-accept"),
    (out, P2, acts.Pass(), "ending-accept"),
    (out, P2, acts.Record(0), "ending-accept"),
    (out, P1, CAT, "challenge-window"),
    (slip, P2, CAT, "end-out"),
    # The turn.
    (Desk, P2, acts.Pass(), "turns"),
    (played, P1, acts.Press(), "after-press"),
    (played, P1, acts.Announce(12), "after-press"),
    (played, P1, acts.Record(20), "correction"),
    (placed, P1, acts.Record(10), "order"),
    (Desk, P2, acts.Record(10), "order"),
    (Desk, P2, acts.Draw(), "drawing"),
    (drawn, P1, acts.Draw(), "drawing"),
    (slip, P1, acts.Pass(), "end-out"),
    (slip, P1, acts.Draw(), "end-out"),
    (Desk, P1, acts.DeclareOver(), "six-zeros"),
    # Before it.
    (lots, P1, acts.TakeTiles(), "draw-for-start"),
    (lots, P1, acts.Pass(), "draw-for-start"),
    (waiting, P2, acts.TakeTiles(), "start-timer"),
    (waiting, P1, acts.DrawForStart(), "draw-for-start"),
    (waiting, P1, acts.Pass(), "start-timer"),
    (waiting, P1, CAT, "start-timer"),
    (Desk, P1, acts.TakeTiles(), "start-timer"),
    (Desk, P1, acts.Arrive(), "absent"),
    (said((DIRECTOR, acts.MarkAbsent(P2)), desk=waiting), P2, acts.PlayOn(), "late-choice"),
    # While something is settled.
    (CHALLENGED, P2, acts.Accept(), "challenge"),
    (CHALLENGED, P2, acts.Pass(), "challenge"),
    (CHALLENGED, P2, acts.Confirm(), "challenge-typed"),
    (CHALLENGED, P1, acts.Ready(), "after-challenge"),
    (CHALLENGED, JUDGE, acts.Verdict(acceptable=True), "challenge-typed"),
    (RULED, P1, acts.Confirm(), "challenge-typed"),
    (RULED, P2, acts.Pass(), "after-challenge"),
    (said((P1, acts.Ready()), desk=RULED), P1, acts.Ready(), "after-challenge"),
    (QUERIED, P2, acts.Agree(), "correction"),
    (QUERIED, P1, acts.Draw(), "correction"),
    (QUERIED, DIRECTOR, acts.SettleScore(12), "correction"),
    (said((P1, acts.Disagree()), desk=QUERIED), P1, acts.Agree(), "correction"),
    (CALLED, P1, acts.Draw(), "timer-stops"),
    (played, P2, acts.Confirm(), "challenge-typed"),
    (played, P2, acts.Ready(), "after-challenge"),
    (played, P2, acts.Agree(), "correction"),
    # The bag.
    (played, P1, acts.DeclareOverdraw(4, mixed=False), "overdraw"),
    (played, P1, acts.DeclareUnderdraw(1), "underdraw"),
    (played, P1, acts.ReturnTiles((), ()), "overdraw"),
    (slip, P1, acts.CountTiles(), "count-tiles"),
    # The slip.
    (Desk, P1, acts.Sign(), "result"),
    (Desk, P1, acts.Recount(), "recount"),
    (Desk, P1, acts.ShowRack(("A",)), "unplayed"),
    (waiting, P1, acts.QueryScore(0, 1), "correction"),
    (said((P1, acts.Sign()), desk=slip), P1, acts.Sign(), "result"),
    (said((P1, acts.Sign()), desk=slip), P1, acts.QueryScore(0, 1), "after-signing"),
    (said((P1, acts.Sign()), desk=slip), P1, acts.QueryTotal(P1, 1), "after-signing"),
    (said((P1, acts.Sign()), desk=slip), P1, acts.Recount(), "recount"),
    (slip, P1, acts.CallDirector("problem"), "result"),
    # Officials.
    (Desk, JUDGE, acts.Verdict(acceptable=True), "challenge"),
    (Desk, DIRECTOR, acts.SettleScore(12), "correction"),
    (Desk, DIRECTOR, acts.Decide("play on"), "timer-stops"),
    (Desk, DIRECTOR, acts.MarkAbsent(P2), "absent"),
]


@pytest.mark.paragraph("accepting", "hold", "okay", "challenge-window", "correction", book="wespa")
@pytest.mark.parametrize(("made", "seat", "action", "cites"), WESPA)
def test_at_a_tournament_table(made: Callable[[], Desk], seat: Seat, action: Action, cites: str) -> None:
    ruling = made().no(seat, action, cites)
    assert ruling.says.endswith(".")


@pytest.mark.paragraph("accepting", book="wespa")
def test_who_is_too_late_by_a_hand_is_told_who_was_first() -> None:
    desk = played()
    prompt = next(p.id for p in desk.table.prompts if p.seat == P2 and "Challenge" in p.kinds)
    desk.wait(6)
    desk.draw(P1, "III")
    says = "The first new tile is out of the bag: the play is accepted."
    assert desk.no(P2, CAT, "accepting").says == says
    assert submit(desk.table, P2, CAT, prompt=prompt, at=desk.now).ruling.cites == "hall-late"


def horn() -> Literacy:
    desk = Literacy("HORNATS", "ABDEIOS", software=(JUDGE,))
    desk.play(P1, "8H HORN")
    return desk


def answered() -> Literacy:
    """p2's team has begun its turn."""
    desk = horn()
    desk.place(P2, "8G S(HORN)")
    return desk


def queried() -> Literacy:
    desk = horn()
    desk.must(P2, acts.QueryScore(0, 13))
    return desk


def on_time() -> Literacy:
    """Time was called after HORN, which may still be challenged."""
    desk = Literacy("HORNATS", "ABDEIOS", turn_seconds=0)
    desk.wait(29 * 60)
    desk.play(P1, "8H HORN")
    desk.wait(61)
    return desk


LITERACY: list[tuple[Callable[[], Literacy], Seat, Action, str]] = [
    (answered, P2, acts.Challenge(("HORN",)), "challenge-window"),
    (horn, P1, acts.Challenge(("HORN",)), "challenge-window"),
    (horn, P2, acts.Hold(), "challenge-window"),
    (horn, P2, acts.Accept(), "challenge-window"),
    (horn, P1, acts.Pass(), "turns"),
    (horn, P1, acts.Draw(), "refill"),
    (horn, P1, acts.ReachInBag(), "refill"),
    (horn, P1, acts.Record(14), "tally"),
    (horn, P2, acts.Press(), "announce"),
    (horn, P2, acts.Confirm(), "challenge"),
    (horn, P2, acts.Ready(), "challenge"),
    (horn, P2, acts.Recount(), "correction"),
    (horn, P2, acts.Sign(), "result"),
    (horn, P1, acts.DeclareOver(), "end-stuck"),
    (horn, P1, acts.CallDirector("problem"), "scorekeeper"),
    (horn, KEEPER, acts.SettleScore(14), "tally"),
    (queried, P1, acts.Agree(), "tally"),
    (queried, P2, acts.Pass(), "correction"),
    (on_time, P2, acts.Pass(), "end-time"),
    (on_time, P2, acts.Hold(), "challenge-window"),
]


@pytest.mark.paragraph("challenge-window", "turns", "announce", "tally", "correction", book="literacy")
@pytest.mark.parametrize(("made", "seat", "action", "cites"), LITERACY)
def test_at_a_table_of_two_teams(
    made: Callable[[], Literacy], seat: Seat, action: Action, cites: str
) -> None:
    desk = made()
    before = desk.state
    ruling = desk.say(seat, action)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)
    assert desk.state is before
