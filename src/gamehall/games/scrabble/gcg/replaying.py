"""A table at which a game file is played again, line by line."""

from collections import Counter

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import RACK, read_tiles
from gamehall.games.scrabble.gcg.kit import exchange_count, tiles
from gamehall.games.scrabble.gcg.terms import fines_of
from gamehall.games.scrabble.gcg.values import UNKNOWN, Event, Reading
from gamehall.games.scrabble.notation import Unwritable, place_as
from gamehall.games.scrabble.state import ONE, TWO, State
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import Table, open_table

_SECOND, _MINUTE = 1_000, 60_000
_TURNS = ("play", "pass", "exchange")


class Refused(Exception):
    """The rules do not take what this line says."""

    def __init__(self, line: int, says: str) -> None:
        super().__init__(says)
        self.line, self.says = line, says


class Untold(Exception):
    """The file does not tell which tiles were drawn."""


class Replaying:
    """The file at a table, with nobody in the officials' chairs: it tells what they said."""

    def __init__(self, game: Game, header: Header, reading: Reading, *, waits: int | None = None) -> None:
        """At a wooden board a side draws at once, but once, when tiles are scarce, it `waits`."""
        self.waits, self.scarce = waits, 0
        self.sitting = Sitting(open_table(game, header))
        self.file, self.lines, self.wooden = reading.game, reading.lines, self.state.options.wooden
        first, second = self.file.players
        self.nicks = {ONE: first.nick, TWO: second.nick}
        self.seats = {nick: seat for seat, nick in self.nicks.items()}
        self.index, self.line = 0, self.lines[0]
        self.fines = self._fines()
        self.booked = dict.fromkeys(self.nicks, 0)
        """Points for time that the file has taken off already; the table takes them off at the end."""

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def play(self) -> None:
        self.do(self.seats[self.file.events[0].nick], acts.TakeTiles())
        for index, event in enumerate(self.file.events):
            self.index, self.line = index, self.lines[index]
            self.sitting.now += 0 if self.fines else _SECOND
            self._enter(self.seats[event.nick], event)
        self.index += 1
        if self.state.phase == "turn" and self._told():
            self._refill(self.state.mover)
        if self.state.phase == "slip":
            self.do(ONE, acts.Sign())
            self.do(TWO, acts.Sign())

    def added(self, seat: Seat) -> int:
        """The lines of a side's score sheet added up, whatever totals were written on it."""
        return sum(line.score for line in self.state.sheet if line.side == seat and not line.removed)

    def do(self, seat: Seat, action: Action) -> None:
        """Answer the table's question to this seat, and deal what that calls for."""
        kind = type(action).__name__
        if not self.sitting.may(seat, kind):
            who = self.nicks.get(seat, seat)
            raise Refused(self.line, f"The rules take no {kind} of {who} here.")
        ruling = self.sitting.say(seat, action)
        if ruling.refused:
            raise Refused(self.line, self.table.header.named(ruling.says))
        if self.state.drawing and seat != DEALER:
            self._deal()

    def _enter(self, seat: Seat, event: Event) -> None:
        other = self.state.other(seat)
        if self._lost(self.index) and self.state.phase == "turn":
            return  # by the ruling on the challenge
        if event.kind not in ("withdrawn", "challenge") and self.state.phase == "turn":
            self._refill(seat if event.kind in _TURNS else self.state.mover)
        match event.kind:
            case "play":
                self._play(seat, event)
                if self._stood():
                    self._challenge(seat, 0, acceptable=True)
            case "pass" if self.state.phase == "last":
                self._challenge(self.state.other(seat), 0, acceptable=True)
            case "pass":
                self._think(seat)
                self.do(seat, acts.Pass())
            case "exchange":
                self._exchange(seat, event)
            case "withdrawn":
                self._challenge(seat, 0, acceptable=False)
            case "challenge":
                self._challenge(seat if event.score > 0 else other, abs(event.score), acceptable=True)
            case "rack-gained":
                if self.state.phase == "last":
                    self.do(other, acts.Accept())
                self._show(other, event)
            case "rack-lost":
                self._show(seat, event)
            case "time":
                self.booked[seat] += event.score

    def _play(self, seat: Seat, event: Event) -> None:
        self._think(seat)
        try:
            act = place_as(self.state.board, event.at, event.letters)
        except Unwritable as error:
            raise Refused(self.line, str(error)) from error
        self.do(seat, act)
        self.do(seat, acts.Announce(event.score))
        if self.state.went_out(seat):
            self.do(seat, acts.StopClock())
            return
        self.do(seat, acts.Press())
        if event.total is not None:
            self.do(seat, acts.Record(event.total - self.booked[seat]))

    def _exchange(self, seat: Seat, event: Event) -> None:
        self._think(seat)
        count = exchange_count(event.letters)
        if count is not None and not self.wooden:
            raise Untold
        count = len(tiles(event.letters)) if count is None else count
        change = acts.Exchange(count=count) if self.wooden else acts.Exchange(read_tiles(event.letters))
        self.do(seat, change)
        self.do(seat, acts.Press())

    def _challenge(self, seat: Seat, points: int, *, acceptable: bool) -> None:
        """The other side challenges this one's play; how many words, the points tell."""
        line = self.state.open_play
        words = line.words if line else ()
        named = self._named()
        if named and set(named) <= set(words):
            words = named
        elif acceptable and "per word" in self.state.options.challenge:
            words = words[: points // int(self.state.options.challenge.split()[0])]
        self.do(self.state.other(seat), acts.Challenge(words))
        self.do(seat, acts.Confirm())
        self.do(JUDGE, acts.Verdict(acceptable))

    def _stood(self) -> bool:
        """Whether the play just made is challenged and stands, with nothing written for it but a note; what
        a turn lost after the last play is written for is ruled on there."""
        if self.index not in self.file.stood or self.state.options.challenge not in ("single", "double"):
            return False
        return not (self.state.phase == "last" and self._lost(self.index + 1))

    def _lost(self, index: int) -> bool:
        """Whether a pass is a turn that the challenge before it has cost."""
        return self.state.options.challenge == "double" and index in self.file.lost

    def _named(self) -> tuple[str, ...]:
        """The words challenged, where a note under the play tells them."""
        here = self.file.events[self.index].kind == "play"
        return self.file.challenged(self.index if here else max(self.index - 1, 0))

    def _show(self, seat: Seat, event: Event) -> None:
        """At a wooden board the last racks are shown; else they are known, and counted already."""
        if self.state.phase not in ("counting", "slip"):
            raise Refused(self.line, "By the rules the game is not over here.")
        if self.state.phase == "counting":
            self.do(seat, acts.ShowRack(read_tiles(event.letters)))

    def _refill(self, mover: Seat) -> None:
        """Whoever moves now has drawn; so has the other side, unless the file shows that it drew later."""
        other = self.state.other(mover)
        if self._owes(other) and self._drew(other):
            self.do(other, acts.Draw())
        if self._owes(mover):
            self.do(mover, acts.Draw())

    def _drew(self, seat: Seat) -> bool:
        """Whether a side has drawn already though it is not its turn."""
        if not self.wooden:
            return self._new(seat) is not None
        if self.state.bag >= self.state.owed[seat] + RACK:
            return True
        self.scarce += 1
        return self.scarce - 1 != self.waits

    def _owes(self, seat: Seat) -> bool:
        return bool(self.state.owed.get(seat) and self.state.bag)

    def _new(self, seat: Seat) -> tuple[str, ...] | None:
        """The tiles a side draws now; none where they do not lead to its next rack."""
        held, wanted = Counter(self.state.rack(seat)), Counter(self._next_rack(seat))
        new = wanted - held
        fit = not held - wanted and new.total() == min(self.state.owed.get(seat, RACK), self.state.bag)
        return tuple(sorted(new.elements())) if fit else None

    def _told(self) -> bool:
        """Whether the file tells what is drawn after its last event."""
        owing = [seat for seat in (ONE, TWO) if self._owes(seat)]
        try:
            return self.wooden or all(self._next_rack(seat) for seat in owing)
        except Untold:
            return False

    def _deal(self) -> None:
        while self.state.drawing:
            side = self.state.drawing.side
            new = self._new(side)
            if new is None:
                raise Untold
            self.do(DEALER, Dealt(new))

    def _next_rack(self, seat: Seat) -> tuple[str, ...]:
        """The rack this side has next, as the file tells it."""
        before: Event | None = None
        for event in self.file.events[self.index :]:
            mine = self.seats[event.nick] == seat
            rack = event.rack if mine else None
            if event.kind in ("rack-lost" if mine else "rack-gained",):
                rack = event.letters
            old = before and before.rack == rack
            if event.kind == "time" or (event.kind == "challenge" and (old or rack == UNKNOWN)):
                rack = None
            if rack is not None:
                return read_tiles(rack)
            before = event
        left = self.file.left(1 if seat == ONE else 2)
        if not left:
            raise Untold
        return read_tiles(left)

    def _fines(self) -> dict[Seat, int]:
        """Minutes overtime, by the penalties of the file."""
        fined: dict[Seat, int] = {}
        options = self.state.options
        for nick, points in fines_of(self.file).items():
            minutes, rest = divmod(points, options.overtime_points)
            if rest or minutes > options.overtime_minutes:
                line = next(n for e, n in zip(self.file.events, self.lines, strict=True) if e.kind == "time")
                each, most = options.overtime_points, options.overtime_points * options.overtime_minutes
                raise Refused(
                    line, f"Overtime costs {each} points for each minute begun, and {most} at most."
                )
            fined[self.seats[nick]] = minutes
        return fined

    def _think(self, seat: Seat) -> None:
        """A player who was fined has thought too long; when, no file tells: let it be the last turn."""
        later = self.file.events[self.index + 1 :]
        again = any(
            e.kind in _TURNS and self.seats[e.nick] == seat and not self._lost(n)
            for n, e in enumerate(later, start=self.index + 1)
        )
        if not again and (minutes := self.fines.pop(seat, 0)):
            bank = self.state.options.minutes + minutes - 1
            self.sitting.now += bank * _MINUTE + 2 * _SECOND
