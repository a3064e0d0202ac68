"""Tables of Stars & Bars at which one time runs, and the act that the time is given for."""

from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Sign
from gamehall.games.stars_and_bars.acts import Place
from tests.games.stars_and_bars.desk import P1, P2, Desk
from tests.limits.scene import Scene, scene

PLACE = Place("SLCB", "A1")


def turn() -> Scene:
    return scene(Desk(turn_seconds=60), P1, PLACE)


def reminded() -> Scene:
    desk = Desk(turn_seconds=60)
    desk.wait(60)
    return scene(desk, P1, PLACE)


def period() -> Scene:
    """No round is open: the beginning player has done nothing in it."""
    return scene(Desk(period_minutes=45), P1, PLACE)


def _awarded() -> Desk:
    """p1 is over 50 points ahead as p2 completes the round."""
    desk = Desk(win_seconds=30)
    desk.set_scores(60, 0)
    desk.turn("SLCB", "A1", 1)
    desk.turn("SLHR", "D4", 1)
    return desk


def awarded() -> Scene:
    return scene(_awarded(), P1, Challenge((Claim("placing"),)))


def nature() -> Scene:
    desk = Desk()
    desk.turn("SLCB", "A1", 1)
    desk.say(P2, Challenge(()))
    return scene(desk, P2, Challenge((Claim("placing"),)))


def verdict() -> Scene:
    desk = Desk()
    desk.turn("SLCB", "A1", 1)
    desk.challenge(P2, "placing", accept=False)
    return scene(desk, P2, AskOpinion())


def sign_card() -> Scene:
    desk = _awarded()
    desk.say(P1, Accept())
    return scene(desk, P1, Sign())
