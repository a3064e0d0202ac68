"""Tables of Juggle at which one time runs, and the act that the time is given for."""

from gamehall.games.pentathlon import acts as pentathlon
from gamehall.games.pentathlon.acts import AskOpinion, Challenge, Claim, Sign
from tests.games.juggle.desk import P1, P2, TOUCHING, Desk
from tests.games.juggle.test_challenge import touching
from tests.games.juggle.test_goal import one_short
from tests.limits.scene import Scene, scene


def turn() -> Scene:
    return scene(Desk(turn_seconds=60), P1, pentathlon.Roll())


def reminded() -> Scene:
    desk = Desk(turn_seconds=60)
    desk.wait(60)
    return scene(desk, P1, pentathlon.Roll())


def period() -> Scene:
    return scene(Desk(period_minutes=45), P1, pentathlon.Roll())


def declared() -> Scene:
    desk = one_short(win_seconds=30)
    desk.say(P1, pentathlon.DeclareWin())
    return scene(desk, P2, Challenge((Claim("win"),)))


def counting() -> Scene:
    """The second player has no more challenges; the first may still have one."""
    desk = Desk(side=5, period_minutes=45)
    desk.lay(P2, *TOUCHING[:1])
    desk.wait(45 * 60 + 1)
    desk.say(P2, pentathlon.Accept())
    return scene(desk, P1, Challenge((Claim("placement"),)))


def nature() -> Scene:
    desk = touching()
    desk.say(P2, Challenge(()))
    return scene(desk, P2, Challenge((Claim("placement"),)))


def verdict() -> Scene:
    desk = touching()
    desk.challenge(P2, "moved", accept=False)
    return scene(desk, P2, AskOpinion())


def sign_card() -> Scene:
    desk = one_short()
    desk.say(P1, pentathlon.DeclareWin())
    desk.challenge(P2, "win")
    return scene(desk, P1, Sign())
