"""Tables of Queens & Guards at which one time runs, and the act that the time is given for."""

from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Sign
from gamehall.games.queens_and_guards.acts import Move
from tests.games.queens_and_guards.desk import P1, P2, Desk, at
from tests.games.queens_and_guards.test_challenge import right
from tests.games.queens_and_guards.test_goal import HOME, one_short
from tests.limits.scene import Scene, scene

STEP = Move(at("A4"), at("B3"))


def turn() -> Scene:
    return scene(Desk(turn_seconds=60), P1, STEP)


def reminded() -> Scene:
    desk = Desk(turn_seconds=60)
    desk.wait(60)
    return scene(desk, P1, STEP)


def period() -> Scene:
    return scene(Desk(period_minutes=45), P1, STEP)


def _won() -> Desk:
    desk = one_short(win_seconds=30)
    desk.move("D10", "E5")
    desk.win()
    return desk


def declared() -> Scene:
    return scene(_won(), P2, Challenge((Claim("win"),)))


def counted() -> Scene:
    desk = Desk(white=f"C3 {HOME} D10", black="A15", win_seconds=30)
    desk.turn("D10", "E5")
    return scene(desk, P2, Challenge((Claim("move"),)))


def nature() -> Scene:
    desk = right()
    desk.say(P2, Challenge(()))
    return scene(desk, P2, Challenge((Claim("move"),)))


def verdict() -> Scene:
    desk = right()
    desk.challenge(P2, "move", accept=False)
    return scene(desk, P2, AskOpinion())


def sign_card() -> Scene:
    desk = _won()
    desk.say(P2, Accept())
    return scene(desk, P1, Sign())
