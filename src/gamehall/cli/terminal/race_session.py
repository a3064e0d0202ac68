"""A table where players race: time passes while the person types, and the bots do not wait."""

from typing import Any

from msgspec import Struct

from gamehall.cli.terminal.offers import Offer
from gamehall.cli.terminal.session import Session
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.sayings import understand
from gamehall.kernel.seat import Seat

BOT_PAUSE_MS = 700
"""A bot that names no time takes this long, so that people can follow."""
_TRIES = 20


class Plan(Struct, frozen=True):
    """What a bot will say, and when."""

    at: int
    answer: Answer


class RaceSession(Session):
    def __init__(self, *table: Any, **others: Any) -> None:
        super().__init__(*table, **others)
        self.plans: dict[Seat, Plan] = {}
        self.thought: dict[Seat, int] = {}
        self.refused: dict[Seat, int] = {}
        self.asked = ""
        self.read_at: int | None = None

    def play(self) -> None:
        with self.lines:
            self._greet()
            while not self.table.finished:
                self._go_on()
                if self.table.finished:
                    break
                self._show()
                text = self.lines.line(self._until_next())
                if text is not None:
                    self.read_at = self.clock()
                    self._take(text)
                    self.read_at = None
            self._farewell()

    def _greet(self) -> None:
        self.screen.greet(self.table.header, timed=True)

    def _now(self) -> int:
        """What is typed counts from when it was typed, however long the bots think meanwhile."""
        return self.clock() if self.read_at is None else self.read_at

    # What happens without the person.

    def _go_on(self) -> None:
        """Limits that are due run out, officials answer, and bots say what they have had time for."""
        self._settle()
        while due := self._next_plan():
            seat, plan = due
            if plan.at > self._now():
                return
            del self.plans[seat]
            self._carry_out(seat, plan.answer)
            self._settle()

    def _next_plan(self) -> tuple[Seat, Plan] | None:
        for seat in self.bots:
            self._think(seat)
        return min(self.plans.items(), key=lambda one: one[1].at, default=None)

    def _think(self, seat: Seat) -> None:
        """As in the hall: what a bot will say is thought over when the table changes."""
        if self.thought.get(seat) == self.table.seq:
            return
        self.plans.pop(seat, None)
        self.thought[seat] = self.table.seq
        view = self.sitting.view(seat)
        answer = self.bots[seat](view.state, seat, view.prompts, self.chance) if view.prompts else None
        if answer is not None:
            self.plans[seat] = Plan(self._now() + (answer.after or BOT_PAUSE_MS), answer)

    def _carry_out(self, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer.action, Action)
        ruling = self._say(seat, answer.action, answer.prompt)
        self.refused[seat] = self.refused.get(seat, 0) + 1 if ruling.refused else 0
        if 0 < self.refused[seat] < _TRIES:
            self.thought.pop(seat, None)

    def _until_next(self) -> float | None:
        """Seconds until something happens by itself."""
        due, plan = self.table.next_due(), self._next_plan()
        moments = [*([due[0]] if due else []), *([plan[1].at] if plan else [])]
        return max(0, min(moments) - self._now()) / 1000 if moments else None

    # What the person does.

    def _take(self, text: str) -> None:
        prompts = self.view.prompts
        offers = self._offers(prompts)
        self._go_on()  # what happened while the line was typed comes first
        if text.lower() == "wait":
            self._wait()
        elif self._command(text, prompts, offers):
            return
        elif chosen := self._chosen(text, prompts, offers):
            self._submit(*chosen)
        else:
            self.screen.not_understood(self.view, self.view.prompts, text)
            return
        self.asked = ""

    def _chosen(
        self, text: str, prompts: tuple[Prompt, ...], offers: list[Offer]
    ) -> tuple[str, Action] | None:
        """In a race Enter has a meaning of its own in the game's words."""
        for prompt in () if text else self.view.prompts:
            if (action := understand(self.game, self.view.state, prompt, "")) is not None:
                return prompt.id, action
        return super()._chosen(text, prompts, offers)

    def _wait(self) -> None:
        """Until something has happened; where only the person's call can, there is nothing to wait for."""
        if self._until_next() is None:
            return
        seq, self.read_at = self.table.seq, None
        while self.table.seq == seq and not self.table.finished:
            self.lines.pause(self._until_next() or 0)
            self._go_on()

    def _show(self) -> None:
        """The table where it looks otherwise, and what is asked where that is another question."""
        self.draw(again=False)
        prompts = self.view.prompts
        says = self.screen.question(self.view, prompts)
        if says and says != self.asked:
            self.screen.times(self.view.table, self._now())
            self.screen.ask(self.view, prompts, [], "")
        self.asked = says
