"""Tables at which one time runs, and the act that the time is given for."""

from typing import NamedTuple, Protocol

from gamehall.games.letter_cards import acts as letters
from gamehall.games.linguishtik import acts as lingui
from gamehall.games.pentathlon import acts as pentathlon
from gamehall.games.pentathlon.acts import Accept, AskOpinion, Challenge, Claim, Sign
from gamehall.games.scrabble import acts as scrabble
from gamehall.kernel.action import Action
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.table import Table
from tests.games.contig60.desk import Desk as Contig
from tests.games.contig60.test_goal import FIVE, four_of_five
from tests.games.letter_cards.desk import Desk as Cards
from tests.games.linguishtik.desk import Desk as Lingui
from tests.games.linguishtik.shakes import LAMP, OPENED, challenged, hand_in, moved, object_to, shake
from tests.games.scrabble.literacy_desk import Desk as Literacy
from tests.games.scrabble.wespa_desk import DIRECTOR, played, tiles_of
from tests.games.scrabble.wespa_desk import Desk as Wespa

P1, P2, P3 = Seat("p1"), Seat("p2"), Seat("p3")


class Scene(NamedTuple):
    table: Table
    seat: Seat
    action: Action
    prompt: str
    waits: bool
    """The time is a pause: the act is refused until it is over."""


class Desk(Protocol):
    table: Table


def scene(desk: Desk, seat: Seat, action: Action, *, waits: bool = False) -> Scene:
    kind = type(action).__name__
    prompt = next((p.id for p in desk.table.prompts if p.seat == seat and kind in p.kinds), "")
    return Scene(desk.table, seat, action, prompt, waits)


# LinguiSHTIK.


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


# Contig 60.


def turn() -> Scene:
    return scene(Contig(turn_seconds=60), P1, pentathlon.Roll())


def reminded() -> Scene:
    desk = Contig(turn_seconds=60)
    desk.wait(60)
    return scene(desk, P1, pentathlon.Roll())


def period() -> Scene:
    return scene(Contig(period_minutes=45), P1, pentathlon.Roll())


def declared() -> Scene:
    desk = four_of_five(win_seconds=30)
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


# Letter cards.


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
