"""Tables of Contig 60 at which one time runs, and the act that the time is given for."""

from gamehall.games.pentathlon import acts as pentathlon
from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Sign
from gamehall.kernel.seat import Seat
from tests.games.contig60.desk import Desk as Contig
from tests.games.contig60.test_goal import FIVE, four_of_five
from tests.limits.scene import Scene, scene

P1, P2 = Seat("p1"), Seat("p2")


def turn() -> Scene:
    return scene(Contig(turn_seconds=60), P1, pentathlon.Roll())


def reminded() -> Scene:
    desk = Contig(turn_seconds=60)
    desk.wait(60)
    return scene(desk, P1, pentathlon.Roll())


def period() -> Scene:
    return scene(Contig(period_minutes=45), P1, pentathlon.Roll())


def declared() -> Scene:
    desk = four_of_five("tournament", win_seconds=30)
    desk.say(P1, pentathlon.DeclareWin(FIVE))
    return scene(desk, P2, Challenge((Claim("win"),)))


def nature() -> Scene:
    desk = Contig()
    desk.turn((1, 2, 3), "1 + 2 + 3", 6)
    desk.say(P2, Challenge(()))
    return scene(desk, P2, Challenge((Claim("sentence"),)))


def verdict() -> Scene:
    desk = Contig()
    desk.turn((1, 2, 3), "1 + 2 + 3", 6)
    desk.challenge(P2, "sentence", accept=False)
    return scene(desk, P2, AskOpinion())


def sign_card() -> Scene:
    desk = four_of_five(win_seconds=30)
    desk.say(P1, pentathlon.DeclareWin(FIVE))
    desk.say(P2, Accept())
    return scene(desk, P1, Sign())
