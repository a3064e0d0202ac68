"""Tables of Scrabble at which one time runs, and the act that the time is given for."""

from gamehall.games.scrabble import acts as scrabble
from gamehall.kernel.seat import Seat
from tests.games.scrabble.literacy.desk import Desk as Literacy
from tests.games.scrabble.wespa.desk import DIRECTOR, played, tiles_of
from tests.games.scrabble.wespa.desk import Desk as Wespa
from tests.limits.scene import Scene, scene

P1, P2 = Seat("p1"), Seat("p2")


# Scrabble by the tournament book.


def arrive_early() -> Scene:
    desk = Wespa(begun=False)
    desk.yes(DIRECTOR, scrabble.MarkAbsent(P2))
    return scene(desk, P2, scrabble.Arrive())


def arrive_late() -> Scene:
    desk = Wespa(begun=False)
    desk.yes(DIRECTOR, scrabble.MarkAbsent(P2))
    desk.wait(300)
    return scene(desk, P2, scrabble.Arrive())


def bank() -> Scene:
    return scene(Wespa(), P1, scrabble.Place(tiles_of("8G", "CAT")))


def second_minute_over() -> Scene:
    desk = Wespa()
    desk.wait(1201)
    return scene(desk, P1, scrabble.Place(tiles_of("8G", "CAT")))


def ten_minutes_over() -> Scene:
    desk = Wespa()
    desk.wait(1799)
    return scene(desk, P1, scrabble.Place(tiles_of("8G", "CAT")))


def hold() -> Scene:
    desk = played()
    desk.yes(P2, scrabble.Hold())
    return scene(desk, P1, scrabble.Draw(), waits=True)


def final_play() -> Scene:
    desk = Wespa()
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    return scene(desk, P2, scrabble.Accept())


def final_play_without_clock() -> Scene:
    desk = Wespa(minutes=0)
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    return scene(desk, P2, scrabble.Challenge(("CAT",)))


def fair_draw() -> Scene:
    return scene(played(), P2, scrabble.Hold())


def check_words() -> Scene:
    desk = played(software=())
    desk.yes(P2, scrabble.Challenge(("CAT",)))
    return scene(desk, P1, scrabble.Confirm())


def query() -> Scene:
    desk = Wespa()
    desk.turn(P1, "8G", "CAT", "III")
    desk.yes(P2, scrabble.QueryScore(0, 99))
    return scene(desk, P1, scrabble.Agree())


def last_change() -> Scene:
    desk = Wespa()
    for _ in range(5):
        desk.yes(desk.state.mover, scrabble.Pass())
    side = desk.state.mover
    desk.yes(side, scrabble.Exchange(desk.state.rack(side)[:1]))
    desk.yes(side, scrabble.Press())
    return scene(desk, side, scrabble.Draw())


def after_challenge() -> Scene:
    desk = played()
    desk.challenge("CAT", ready=False)
    return scene(desk, P2, scrabble.Ready())


def sign() -> Scene:
    desk = Wespa()
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    desk.yes(P2, scrabble.Accept())
    return scene(desk, P1, scrabble.Sign())


# Scrabble by the literacy charity's sheet.


def team_turn() -> Scene:
    return scene(Literacy("HORNATS", "ABDEIOS"), P1, scrabble.Pass())


def team_game() -> Scene:
    return scene(Literacy("HORNATS", "ABDEIOS", turn_limit="warn"), P1, scrabble.Pass())


def team_last_play() -> Scene:
    desk = Literacy("HORNATS", "ABDEIOS")
    desk.hold(bag="", p1="CAT", p2="SOX")
    desk.play(P1, "8G CAT")
    return scene(desk, P2, scrabble.Challenge(("CAT",)))
