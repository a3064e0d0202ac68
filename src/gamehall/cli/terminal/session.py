"""A person at a table in the terminal: what they type, what the bots do, what both are told."""

import os
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from gamehall.cli.terminal import timing
from gamehall.cli.terminal.keys import Keys, Lines
from gamehall.cli.terminal.offers import Offer, offered, only_answer
from gamehall.cli.terminal.screen import Screen
from gamehall.kernel.action import Action, Resign
from gamehall.kernel.game import Game
from gamehall.kernel.numerals import read_number
from gamehall.kernel.officials import Officials
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.sayings import understand
from gamehall.kernel.seat import CLOCK, DEALER, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import Table, replay
from gamehall.kernel.views import View
from gamehall.live.wall import program_time
from gamehall.machine.folder import data_folder
from gamehall.machine.speech import one_line
from gamehall.store.signing import hall_key

_STEP = 100
"""Milliseconds an act takes in the record where nobody's thinking is timed."""

_LATER = 5
"""Milliseconds after a limit at which it has surely run out."""

_PATIENCE = 20
_GO_ON = "Enter lets the game go on."


class Leave(Exception):
    """The person goes away from the table."""


class Session:
    """A table where one speaks after the other. At a tournament table the clocks run while it waits for the
    person; at a guided one they stand, and `wait` lets them run."""

    def __init__(
        self,
        out: Console,
        game: Game,
        header: Header,
        seat: Seat,
        bots: dict[Seat, Bot],
        seed: str,
        *,
        lines: Lines | None = None,
        clock: Callable[[], int] = program_time,
        saves: bool = False,
        entries: Sequence[Entry] = (),
        keeps: Callable[[Table], None] = lambda _: None,
    ) -> None:
        """`entries` happened before; `keeps` is given the table after everything that happens now."""
        self.out, self.game, self.seat, self.bots = out, game, seat, bots
        software = frozenset({DEALER, CLOCK, *(o.seat for o in game.officials)})
        self.sitting = Sitting(replay(game, header, entries), Officials(seed, software))
        self.chance = random.Random(seed)
        self.lines, self.clock = lines or Keys(), clock
        self.screen = Screen(out, game, seat)
        self.saves = saves
        """The record will be written without being asked for."""
        self.written: frozenset[Path] = frozenset()
        """Files this session made, and may write anew."""
        self.keeps, self.waited = keeps, 0
        if entries:
            self.waited = max(0, self.table.last_at - self._now())
        self.let_pass: frozenset[str] = frozenset()
        """Questions that the person saw and let pass."""
        self.given: frozenset[str] = frozenset()
        """Times to object that were let pass."""

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def view(self) -> View:
        """What the person sees."""
        return self.sitting.view(self.seat)

    @property
    def guided(self) -> bool:
        return self.table.header.manner == "guided"

    def play(self) -> None:
        with self.lines:
            self._greet()
            while not self.table.finished:
                self._settle()
                if self.table.finished or self._bots_object():
                    continue
                if self._bots_come_first():
                    continue
                if any(p.must for p in self.view.prompts):
                    self._ask(self.view.prompts, "")
                elif not self._bots_act():
                    break
            self._farewell()

    def _greet(self) -> None:
        self.screen.greet(self.table.header, timed=not self.guided)

    def _settle(self) -> None:
        self.sitting.now = self._now()
        if entries := self.sitting.settle():
            self.keeps(self.table)
            self._tell(entries)

    # What the bots do.

    def _bots_act(self) -> bool:
        """One act of one bot; before it the person may object to what they just saw."""
        objecting = self._objecting()
        if objecting and not self._ask(objecting, _GO_ON):
            return True
        self.let_pass |= {p.id for p in objecting}
        for _ in range(_PATIENCE):
            if any(self._bot_acts(seat) for seat in self.bots):
                return True
            if self.keeps_time:
                return self._ask((), "Everybody waits for you, who keep the time.") or True
            if self._time_passes():
                return True
        self.out.print("The bot has nothing to say, and the game cannot go on.", style="red")
        return False

    def _objecting(self) -> tuple[Prompt, ...]:
        return tuple(p for p in self.view.prompts if p.says and not p.must and p.id not in self.let_pass)

    def _bots_come_first(self) -> bool:
        """A bot finishes what it is about, such as drawing, before the person's turn; until then they may
        object. It may leave them a fair time for that, which is no player's own clock."""
        turn = frozenset(p.id for p in self.view.prompts if p.must)
        asked = any(p.must and p.seat in self.bots for p in self.table.prompts)
        if not turn or not asked or not any(p.says and not p.must for p in self.view.prompts):
            return False
        objecting = self._objecting()
        if objecting and not self._ask(objecting, _GO_ON):
            return True
        self.let_pass |= {p.id for p in objecting}
        if any(self._bot_acts(seat) for seat in self.bots):
            return True
        due, dials = self.table.next_due(), self.game.dials(self.table.state) if self.game.dials else ()
        timer = due[1].limit.timer if due and due[1].limit else ""
        if not timer or timer in self.given or any(timer == dial.timer for dial in dials):
            return False
        self.given |= {timer}
        return self._time_passes()

    def _time_passes(self) -> bool:
        """Bots may be waiting for a moment, as people do: it comes."""
        if not (due := self.table.next_dial()):
            return False
        self.waited += max(0, due[0] + _LATER - self._now())
        return True

    def _bots_object(self) -> bool:
        """Bots that need not speak may have something against what was just done."""
        return any(self._bot_acts(seat, objecting=True) for seat in self.bots)

    def _bot_acts(self, seat: Seat, *, objecting: bool = False) -> bool:
        view = self.sitting.view(seat)
        prompts = tuple(p for p in view.prompts if not (objecting and p.must))
        answer = self.bots[seat](view.state, seat, prompts, self.chance) if prompts else None
        if answer is None:
            return False
        assert isinstance(answer.action, Action)
        return not self._say(seat, answer.action, answer.prompt).refused

    def _say(self, seat: Seat, action: Action, prompt: str) -> Ruling:
        """Say it at this moment; the person is told whatever came of it."""
        before, self.sitting.now = self.table.seq, self._now()
        ruling = self.sitting.say(seat, action, prompt=prompt)
        self.keeps(self.table)
        self._tell(self.table.entries[before:])
        return ruling

    # What the person does.

    def _ask(self, prompts: tuple[Prompt, ...], otherwise: str) -> bool:
        """Until the person has done something; true when they let the game, or the time, go on instead."""
        offers = self._offers(prompts)
        self.draw(again=False)
        self._list(prompts, offers, otherwise)
        before = self.table.seq
        while True:
            text = self._read(timed=not otherwise)
            if not self._still_asked(prompts):
                if text:
                    self.out.print("That came too late.")
                return True
            if text is None:
                return True
            if (not text and otherwise) or (text.lower() == "wait" and self._time_passes()):
                return True
            if text.lower() == "wait":
                self.out.print("No clock runs now.")
            elif self._command(text, prompts, offers):
                if self.table.seq != before:
                    return False
            elif (chosen := self._chosen(text, prompts, offers)) is None:
                self.screen.not_understood(self.view, prompts, text)
            elif self._submit(*chosen):
                return False

    def _offers(self, prompts: tuple[Prompt, ...]) -> list[Offer]:
        return offered(self.game, self.view.state, prompts, guided=self.guided)

    def _only(self, prompts: tuple[Prompt, ...], offers: list[Offer]) -> Offer | None:
        return only_answer(self.game, prompts, offers, guided=self.guided)

    def _read(self, *, timed: bool) -> str | None:
        """A line, or nothing when a limit has run out first. Where it is timed the clocks run meanwhile."""
        due = self.table.next_due() if timed and not self.guided else None
        began, seconds = self.clock(), (max(0, due[0] + _LATER - self._now()) / 1000) if due else None
        try:
            return self.lines.line(seconds)
        finally:
            self.waited += self.clock() - began if timed and not self.guided else 0

    def _still_asked(self, prompts: tuple[Prompt, ...]) -> bool:
        """Limits that ran out while the person thought may have closed the question."""
        self._settle()
        return {p.id for p in prompts if p.must} <= {p.id for p in self.view.prompts}

    def _chosen(
        self, text: str, prompts: tuple[Prompt, ...], offers: list[Offer]
    ) -> tuple[str, Action] | None:
        """What was typed in the game's words, else a number of the list; Enter takes the only answer."""
        if not text:
            only = self._only(prompts, offers)
            return (only[0].id, only[1]) if only else None
        if text.lower() == "resign":
            return "", Resign()
        for prompt in sorted(self.view.prompts, key=lambda p: p not in prompts):
            if (action := understand(self.game, self.view.state, prompt, text)) is not None:
                return prompt.id, action
        number = read_number(text) or 0
        if 1 <= number <= len(offers):
            prompt, action = offers[number - 1]
            return prompt.id, action
        return None

    @property
    def keeps_time(self) -> bool:
        """The person at the terminal sits in the clock's chair too."""
        return self.table.header.person_keeps_time

    def _keep_time(self, text: str) -> None:
        """List the timers, or do what was said to one of them."""
        said = timing.meant(self.table, text)
        if said:
            self._submit(*said, seat=CLOCK)
            return
        lines = list(timing.listed(self.table, self._now())) or ["Nothing is timed now."]
        for line in lines if not text else ["The clock does not understand that.", *lines]:
            self.out.print(Text(line))

    def _submit(self, prompt: str, action: Action, seat: Seat | None = None) -> bool:
        ruling = self._say(seat or self.seat, action, prompt)
        if ruling.refused:
            self.screen.ruling(self.table, ruling, full=True)
        return not ruling.refused

    def _command(self, text: str, prompts: tuple[Prompt, ...], offers: list[Offer]) -> bool:
        """Commands that are not acts; true when it was one."""
        word, _, rest = text.partition(" ")
        match word.lower(), rest.strip():
            case (("help" | "?" | "h"), ""):
                self.screen.help(timing.HELP if self.keeps_time else "")
            case "clock", said if self.keeps_time:
                self._keep_time(said)
            case "board", "":
                self.draw()
            case "players", "":
                self.screen.players(self.view)
            case "time", "":
                self.screen.times(self.view.table, self._now(), alone=True)
            case "hint", "":
                self.screen.hint(self.view, self.table.seq)
            case "list", "":
                self._list(prompts, offers, "", everything=True)
            case "rules", words:
                self.screen.rules(self.table, words.split())
            case "record", "":
                self.screen.record(self.view.table)
            case "save", file:
                self._save_as(file)
            case (("quit" | "exit" | "q"), ""):
                raise Leave
            case _:
                return self.screen.own(self.view, text)
        return True

    # What the person sees.

    def draw(self, *, again: bool = True) -> None:
        self.screen.draw(self.view, again=again)

    def _list(
        self, prompts: tuple[Prompt, ...], offers: list[Offer], otherwise: str, everything: bool = False
    ) -> None:
        self.screen.times(self.view.table, self._now())
        only = not otherwise and self._only(prompts, offers) is not None
        self.screen.ask(self.view, prompts, offers, otherwise, everything=everything, enter=only)

    def _tell(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.screen.ruling(self.table, entry.seen_by(self.seat).ruling)

    def _farewell(self) -> None:
        self._settle()  # the last act may have been the person's: now the table is closed for good
        self.draw(again=False)
        self.screen.outcome(self.table)
        if sys.stdin.isatty() and not self.saves:
            self.out.print("Save the record? Type a file name, or Enter for no.")
            if file := self.lines.line(None):
                self._save_as(file)

    def _save_as(self, file: str) -> None:
        if not file:
            self.out.print("Name the file: [bold]save game.jsonl[/].")
        elif os.path.lexists(file) and Path(file) not in self.written:
            self.out.print(f"{one_line(file)} is there already. Name another file.", markup=False)
        else:
            self.save(Path(file))

    def save(self, file: Path) -> None:
        hides = any(e.ruling.seen_by(self.seat) is not e.ruling for e in self.table.entries)
        if hides and not self.table.closed:
            self.out.print("The record holds what you may not see; it can be saved when the game is over.")
            return
        name = one_line(str(file))
        try:
            file.write_bytes(hall_key(data_folder()).record(self.table))
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else "that is no name of a file"
            self.out.print(f"The record cannot be written to {name}: {why}.", markup=False)
        else:
            self.written |= {file}
            self.out.print(f"The record is in {name}.", markup=False)

    def _now(self) -> int:
        return self.table.header.opened_at + _STEP * (self.table.seq + 1) + self.waited
