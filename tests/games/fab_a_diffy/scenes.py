"""Tables of Fab-a-Diffy at which one time runs, and the act that the time is given for."""

from gamehall.games.fab_a_diffy import acts
from gamehall.games.pentathlon import acts as pentathlon
from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Sign
from gamehall.kernel.seat import Seat
from tests.games.fab_a_diffy.desk import FIRST, Desk
from tests.limits.scene import Scene, scene

P1, P2 = Seat("p1"), Seat("p2")
TRICK = ("1/2", "1/3", "1/2 + 1/3 = 5/6")


def turn() -> Scene:
    return scene(Desk(turn_seconds=60), P1, acts.Show())


def reminded() -> Scene:
    desk = Desk(turn_seconds=60)
    desk.wait(60)
    return scene(desk, P1, acts.Show())


def capture() -> Scene:
    desk = Desk(capture_seconds=10)
    desk.missed()
    return scene(desk, P2, pentathlon.Capture())


def period() -> Scene:
    return scene(Desk(period_minutes=45), P1, acts.Show())


def counted() -> Scene:
    desk = Desk(win_seconds=30)
    desk.leave((), piles={P1: 1})
    desk.say(P1, acts.Show())
    return scene(desk, P1, Accept())


def nature() -> Scene:
    desk = Desk()
    desk.turn(*FIRST, trick=TRICK)
    desk.say(P2, Challenge(()))
    return scene(desk, P2, Challenge((Claim("sentence"),)))


def verdict() -> Scene:
    desk = Desk()
    desk.turn(*FIRST, trick=TRICK)
    desk.challenge(P2, "sentence", accept=False)
    return scene(desk, P2, AskOpinion())


def sign_card() -> Scene:
    desk = Desk(games="one game")
    desk.leave((), piles={P1: 1})
    desk.say(P1, acts.Show())
    desk.say(P1, Accept())
    return scene(desk, P1, Sign())
