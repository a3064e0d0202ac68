"""Tables of the hall at an event that is played through: bots play, and each says its result by itself."""

from msgspec.structs import replace

from gamehall.bots.bot import call_bot, factories, ladder
from gamehall.bots.seating import sit
from gamehall.kernel import catalog
from gamehall.kernel.closing import GRACE_MS
from gamehall.kernel.game import Game
from gamehall.kernel.record import Player
from gamehall.kernel.seat import HALL
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import Table, open_table
from gamehall.tournaments.demo.desk import Desk
from gamehall.tournaments.event.acts import OpenTable
from gamehall.tournaments.event.reporting import news
from gamehall.tournaments.event.seating import Seating, seating
from gamehall.tournaments.event.state import Board, State


class Unplayed(Exception):
    """Bots sat down and their game had no result; the sentence says which."""


class Tables:
    """The hall's tables: in every round so many boards play at one."""

    def __init__(self, each_round: int, seed: str, bot: str = "") -> None:
        self.each_round, self.seed, self.bot = each_round, seed, bot
        self.records: dict[str, Table] = {}

    def takes(self, state: State, round: int, board: Board) -> bool:
        """Whether this board plays at a table of the hall: one of the first, where bots know the game."""
        here = sum(table.startswith(f"round-{round}-") for table in self.records)
        return here < self.each_round and not board.bye and bool(self.call(_game(state, board)))

    def play(self, desk: Desk, division: str, round: int, board: Board) -> None:
        """Bots play in the place of those who meet, and the hall reports how it ended."""
        table = f"round-{round}-{len(self.records) + 1}"
        place = seating(desk.state, division, board)
        desk.say(OpenTable(division, round, board.meeting.who, table, place.chairs), HALL)
        played = self._sitting(place, table)
        played.play()
        played.wait(GRACE_MS)
        self.records[table] = played.table
        found = desk.state.seat_of(table)
        said = news(found[2], played.table) if found else None
        if said is None:
            raise Unplayed(f"The bots did not end their game of {played.game.name}.")
        desk.say(said, HALL)

    def _sitting(self, place: Seating, table: str) -> Sitting:
        """The people's names stand at the table, and bots speak for them."""
        game, seed = catalog.game(place.game).by(place.book), f"{self.seed}/{table}"
        names = [place.names[seat] for seat in place.chairs]
        ready = sit(game, players=names, seed=seed, book=place.book, manner="tournament")
        # Of a smaller team's chairs some stay empty, so that teams sit across.
        chairs = tuple(Player(seat, name) for seat, name in zip(place.chairs, names, strict=True))
        opened = open_table(game, replace(ready.table.header, table=table, players=chairs))
        bots = {seat: call_bot(game, self.call(game)) for seat in place.chairs}
        return Sitting(opened, ready.officials, bots=bots, luck=seed)

    def call(self, game: Game) -> str:
        """The bot that was asked for, where the game has it; else its easiest. Empty: it has none."""
        return self.bot if self.bot in factories(game) else next(iter(ladder(game)), "")


def _game(state: State, board: Board) -> Game:
    return catalog.game(board.meeting.game or state.format.games[0])
