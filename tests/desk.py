"""What every desk does at which rules are tried: seats speak, time passes, software officials follow."""

from gamehall.kernel.action import Action
from gamehall.kernel.officials import Officials
from gamehall.kernel.record import Entry
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import Table
from tests.waiting import let_pass


class Desk:
    """A sitting in the test's hand: the table may be put as it never was, and time as it likes."""

    sitting: Sitting

    @property
    def table(self) -> Table:
        return self.sitting.table

    @table.setter
    def table(self, table: Table) -> None:
        self.sitting.table = table

    @property
    def now(self) -> int:
        return self.sitting.now

    @now.setter
    def now(self, now: int) -> None:
        self.sitting.now = now

    @property
    def software(self) -> Officials:
        assert self.sitting.officials is not None
        return self.sitting.officials

    def say(self, seat: Seat, action: Action) -> Ruling:
        """Answer the first open prompt of this seat that takes the action; software officials follow."""
        return self.sitting.say(seat, action)

    def yes(self, seat: Seat, action: Action, cites: str = "") -> Ruling:
        """Say what the rules take, citing this paragraph."""
        ruling = self.say(seat, action)
        assert not ruling.refused, ruling
        assert not cites or ruling.cites == cites, ruling
        return ruling

    def no(self, seat: Seat, action: Action, cites: str = "") -> Ruling:
        """Say what is refused, citing this paragraph; nothing changes."""
        before = self.table.state
        ruling = self.say(seat, action)
        assert ruling.refused, ruling
        assert not cites or ruling.cites == cites, ruling
        assert self.table.state is before
        return ruling

    def proposal(self) -> Action:
        """What the hall would say to the first open prompt, from an official's chair."""
        assert self.table.game.judge is not None
        said = self.table.game.judge(self.table.state, self.table.prompts[0])
        assert isinstance(said, Action)
        return said

    def may(self, seat: Seat, kind: str) -> bool:
        """Whether the table takes such an act from this seat now."""
        return self.sitting.may(seat, kind)

    def wait(self, seconds: float) -> tuple[Entry, ...]:
        """Let time pass; what the clock did in it."""
        self.table, kept, self.now = let_pass(self.table, self.now + round(seconds * 1000))
        self.sitting.settle()
        return kept
