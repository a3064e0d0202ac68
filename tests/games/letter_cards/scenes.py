"""Tables of the letter cards at which one time runs, and the act that the time is given for."""

from gamehall.games.letter_cards import acts as letters
from gamehall.kernel.seat import Seat
from tests.games.letter_cards.desk import Desk as Cards
from tests.limits.scene import Scene, scene

P1, P2, P3 = Seat("p1"), Seat("p2"), Seat("p3")


def race() -> Scene:
    desk = Cards()
    desk.at(58_000)
    desk.announce(P1, "TONE")
    return scene(desk, P1, letters.Complete())


def laying() -> Scene:
    desk = Cards()
    desk.announce(P1, "TONE")
    return scene(desk, P1, letters.Complete())


def resting() -> Scene:
    desk = Cards()
    desk.announce(P1, "TONE")
    desk.yes(P1, letters.Withdraw())
    return scene(desk, P1, letters.Announce("NOTE"), waits=True)


def challenge() -> Scene:
    desk = Cards()
    desk.lay(P1, "TONE")
    return scene(desk, P2, letters.Challenge())


def challenge_after_the_bell() -> Scene:
    desk = Cards()
    desk.at(58_000)
    desk.lay(P1, "TONE")
    desk.ring()
    return scene(desk, P2, letters.Challenge())


def resuming() -> Scene:
    desk = Cards()
    desk.lay(P1, "TONE")
    desk.challenge(P2)
    return scene(desk, P3, letters.Announce("NOTE"), waits=True)


def counting() -> Scene:
    desk = Cards(begun=False)
    desk.ready()
    desk.deal("CATERLINEDGOMSHTONE")
    desk.set_time(60_000)
    return scene(desk, P1, letters.Announce("NOTE"), waits=True)


def ready_for_cards() -> Scene:
    return scene(Cards(begun=False), P1, letters.Ready())


def winding() -> Scene:
    desk = Cards(begun=False, timer="setter")
    desk.ready()
    desk.deal("CATERLINEDGOMSHTONE")
    return scene(desk, P1, letters.Wind(50))
