"""Tables of LinguiSHTIK at which one time runs, and the act that the time is given for."""

from gamehall.games.linguishtik import acts as lingui
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import Desk as Lingui
from tests.games.linguishtik.shakes import LAMP, OPENED, challenged, hand_in, moved, object_to, shake
from tests.limits.scene import Scene, scene

P1, P2, P3 = Seat("p1"), Seat("p2"), Seat("p3")


def roll_for_first() -> Scene:
    return scene(Lingui(begun=False), P1, lingui.RollForFirst())


def roll() -> Scene:
    desk = Lingui(begun=False)
    desk.begin()
    return scene(desk, P1, lingui.Roll())


def demand() -> Scene:
    desk = Lingui(opening=("s-v",))
    return scene(desk, P2, lingui.Demand(desk.carrier(), "type:noun"))


def letter() -> Scene:
    desk = Lingui(opening=OPENED)
    return scene(desk, P1, lingui.PlayLetter(desk.cube("A")))


def called_letter() -> Scene:
    desk = Lingui(opening=OPENED)
    desk.wait(60)
    return scene(desk, P1, lingui.PlayLetter(desk.cube("A")))


def correct_illegal_move() -> Scene:
    """Called in the last second of the minute: the correction still has ten."""
    desk = Lingui(opening=OPENED)
    desk.wait(59)
    desk.demand(P1, "purple")
    desk.yes(P2, lingui.CallIllegal("demand"))
    desk.wait(1)
    return scene(desk, P1, lingui.PlayLetter(desk.cube("A")))


def called_demand() -> Scene:
    desk = Lingui(opening=("s-v",))
    desk.wait(60)
    return scene(desk, P2, lingui.Demand(desk.carrier(), "type:noun"))


def write() -> Scene:
    desk = challenged("now")
    return scene(desk, P1, lingui.Present(LAMP[0], 4, LAMP[1]))


def called_write() -> Scene:
    desk = challenged("now")
    desk.wait(180)
    return scene(desk, P1, lingui.Present(LAMP[0], 4, LAMP[1]))


def mover_writes() -> Scene:
    return scene(challenged("impossible"), P3, lingui.Present(LAMP[0], 4, LAMP[1]))


def write_at_forceout() -> Scene:
    return scene(shake("forceout"), P1, lingui.Present(LAMP[0], 4, LAMP[1]))


def write_against_hopeless() -> Scene:
    """The minute to disagree is part of the three."""
    desk = shake("hopeless")
    desk.yes(P2, lingui.Disagree())
    desk.wait(60)
    return scene(desk, P2, lingui.Present(LAMP[0], 4, LAMP[1], designation="s-v"))


def neutral() -> Scene:
    desk = challenged("impossible")
    return scene(desk, P2, lingui.Neutral())


def disagree() -> Scene:
    return scene(shake("hopeless"), P2, lingui.Disagree())


def _handed_in() -> Lingui:
    desk = challenged("now", software=())
    hand_in(desk, P1)
    desk.yes(P2, lingui.Neutral())
    desk.yes(P3, lingui.Neutral())
    return desk


def check() -> Scene:
    return scene(_handed_in(), P2, lingui.Object(P1, ("grammar",)))


def called_check() -> Scene:
    desk = _handed_in()
    desk.wait(120)
    return scene(desk, P2, lingui.Object(P1, ("grammar",)))


def vote() -> Scene:
    desk = _handed_in()
    object_to(desk, P1)
    desk.yes(JUDGE, lingui.PutToVote(P1), "checking-vote")
    return scene(desk, P2, lingui.Vote(P1, True))


def ready() -> Scene:
    desk = Lingui()
    desk.hopeless()
    return scene(desk, P1, lingui.Ready())


def round() -> Scene:
    desk = Lingui(opening=OPENED, move_seconds=0)
    return scene(desk, P1, lingui.PlayLetter(desk.cube("A")))


def finish() -> Scene:
    desk = moved(round_minutes=1, move_seconds=0)
    desk.wait(60)
    return scene(desk, P1, lingui.Pass())
