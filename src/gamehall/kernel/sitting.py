"""A table one can speak at: software in the officials' chairs answers after every act, bots when they may."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from gamehall.kernel.action import Action, Forfeit, Resign
from gamehall.kernel.codec import write_lines
from gamehall.kernel.game import Game, State
from gamehall.kernel.naming import named
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.record import Entry, Record
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.sayings import spaced, understand
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, HALL, Seat
from gamehall.kernel.table import Table, run_out, submit
from gamehall.kernel.views import View, catch_up, view_of

Hears = Callable[[Seat, Answer, Any, Ruling], None]
"""Told of what a bot says: its seat, its answer, the position it saw, and the ruling."""

_PATIENCE = 100
"""So many refusals or silences in a row, and the bot forfeits the game."""

LONGEST = 20_000
"""No game of this hall has so many entries."""


class NotUnderstood(ValueError):
    """What was typed is no answer to what the table asks; the sentence says what it asks."""


class _Pending(NamedTuple):
    """What a bot will have said at this time, if nothing happens before."""

    at: int
    seat: Seat
    seq: int
    answer: Answer
    state: State
    """What the bot saw when it began."""


class Sitting:
    """People and bots at one table, in a time of its own that passes only when it is told to.

    >>> import gamehall
    >>> sitting = gamehall.sit(next(iter(gamehall.games())), players=["Ana", "Ben"], seed=7)
    >>> sitting.say("p1", sitting.legal("p1")[0]).verdict
    'allowed'
    """

    def __init__(
        self,
        table: Table,
        officials: Officials | None = None,
        *,
        bots: Mapping[Seat, Bot] | None = None,
        luck: str = "",
        hears: Hears | None = None,
    ) -> None:
        """Without `officials` nobody deals, rules or closes the table but who is said to.

        `luck` is what the bots' own chance follows from; `hears` is told of every answer of a bot.
        """
        self.table, self.officials = table, officials
        self.bots: dict[Seat, Bot] = dict(bots or {})
        self.now = table.last_at
        """The time at this table, in milliseconds."""
        self._hears = hears
        self._chance = {seat: Random(f"{luck}/{seat}") for seat in self.bots}
        self._views: dict[Seat, View] = {}
        self._pending: dict[Seat, _Pending] = {}
        self._unheard: Counter[Seat] = Counter()
        self._in_vain: Counter[Seat] = Counter()

    # What there is to see.

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def state(self) -> State:
        """The whole position, with all that is hidden."""
        return self.table.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players' seats."""
        return self.table.header.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.table.outcome

    @property
    def finished(self) -> bool:
        """The game is over and nobody has anything left to do."""
        return self.table.finished

    @property
    def record(self) -> Record:
        """All that happened, as it is replayed, audited and kept."""
        return Record(self.table.header, tuple(self.table.entries))

    def view(self, seat: str) -> View:
        """What this seat sees: its `state`, its `prompts`, and for whom the table waits."""
        at = self._known(seat)
        seen = self._views.get(at) or view_of(self.table, at)
        self._views[seen.seat] = catch_up(seen, self.table)
        return self._views[seen.seat]

    def prompts(self, seat: str) -> tuple[Prompt, ...]:
        """The questions put to this seat."""
        return self.view(seat).prompts

    def legal(self, seat: str) -> tuple[Action, ...]:
        """Acts the rules take from this seat now: all of them, the best where there are too many,
        none where the game cannot list them."""
        legal, view = self.game.legal, self.view(seat)
        if legal is None:
            return ()
        return tuple(dict.fromkeys(act for prompt in view.prompts for act in legal(view.state, prompt)))

    def may(self, seat: str, kind: str) -> bool:
        """Whether the table takes such an act from this seat now."""
        return any(p.seat == seat and kind in p.kinds for p in self.table.prompts)

    def waits_for(self) -> tuple[Seat, ...]:
        """The seats that must speak before play goes on and in which neither a bot nor an official of the
        hall's sits."""
        software = self.officials.software if self.officials else frozenset()
        ours = {*self.bots, *software, CLOCK}
        return tuple(dict.fromkeys(p.seat for p in self.table.prompts if p.must and p.seat not in ours))

    def tell(self, said: Ruling | Outcome) -> str:
        """What a ruling or an outcome says, with the names of those who sit here."""
        return named(self.table.header, self.game, said.says)

    # What is said.

    def say(self, seat: str, act: Action | str, *, prompt: str | None = None) -> Ruling:
        """Say an act, or its words as people type them; the first open question that takes it is answered.

        The ruling tells what came of it. A refused act changes nothing.
        """
        seat = self._known(seat)
        if isinstance(act, str):
            prompt, act = self._understood(seat, act)
        elif not isinstance(act, Action):
            raise TypeError(f"Say an act or its words; {act!r} is neither.")
        elif prompt is None:
            kind = type(act).__name__
            prompt = next((p.id for p in self.table.prompts if p.seat == seat and kind in p.kinds), "")
        done = submit(self.table, seat, act, prompt=prompt, at=self.now)
        self.table = done.table
        self.settle()
        return done.ruling

    def settle(self) -> tuple[Entry, ...]:
        """Limits that are due run out, and the hall's officials answer until somebody else is asked."""
        if self.officials is None:
            self.table, entries = run_out(self.table, self.now)
        else:
            self.table, entries = settle(self.table, self.officials, self.now)
        return entries

    def wait(self, ms: int) -> None:
        """Let so many milliseconds pass. Clocks run out, and bots say what they have had time for."""
        if not isinstance(ms, int) or ms < 0:
            raise ValueError(f"Time passes by whole milliseconds, and forward; not by {ms!r}.")
        until = self.now + ms
        self.settle()
        while not self.finished and (self._bots_speak() or self._time_passes(until)):
            self.settle()
        self.now = max(self.now, until)
        self.settle()

    def save(self, path: str | Path) -> None:
        """Write the record to a file: the header, then one entry a line. `gamehall.load` reads it."""
        Path(path).write_bytes(write_lines(self.table.header, self.table.entries))

    def _known(self, seat: str) -> Seat:
        titled = (official.seat for official in self.game.officials)
        here = (*self.seats, DEALER, CLOCK, *titled, GALLERY, HALL)
        if seat not in here:
            raise ValueError(f"Nobody sits at {seat!r} here; the seats are {', '.join(here)}.")
        return Seat(seat)

    def _understood(self, seat: Seat, text: str) -> tuple[str, Action]:
        view = self.view(seat)
        for prompt in sorted(view.prompts, key=lambda p: not p.must):
            if (act := understand(self.game, view.state, prompt, text)) is not None:
                return prompt.id, act
        if text.strip().lower() == "resign":
            return "", Resign()
        kinds = dict.fromkeys(spaced(kind).lower() for prompt in view.prompts for kind in prompt.kinds)
        asked = f"it takes: {', '.join(kinds)}" if kinds else f"it asks {seat} nothing"
        raise NotUnderstood(f"The table does not understand {text!r} now; {asked}.")

    # What the bots say.

    def play(self, *, entries: int = LONGEST) -> Outcome | None:
        """Let the bots play until a person must speak, the game ends, or its record has so many entries."""
        self.settle()
        while not self.finished and self.table.seq < entries:
            if self._bots_speak():
                continue
            if self.outcome or self.waits_for():
                break
            if not self._time_passes() and not self._give_up():
                break
            self.settle()
        return self.outcome

    def _bots_speak(self) -> bool:
        return any(self._ask(seat) for seat in self._order())

    def _order(self) -> Iterator[Seat]:
        """Whoever may only object is heard first: after the next move it would be too late."""
        asked = {prompt.seat for prompt in self.table.prompts if prompt.must}
        yield from (seat for seat in self.bots if seat not in asked)
        yield from (seat for seat in self.bots if seat in asked)

    def _ask(self, seat: Seat) -> bool:
        """Let a bot speak; true when the table changed. What takes time to say is waited for."""
        if not any(prompt.seat == seat for prompt in self.table.prompts) or self._hesitates(seat):
            return False
        view = self.view(seat)
        answer = self.bots[seat](view.state, seat, view.prompts, self._chance[seat])
        if answer is None:
            return False
        if not isinstance(answer, Answer) or not isinstance(answer.action, Action):
            raise TypeError(f"The bot at {seat} said {answer!r}; a bot gives an Answer with an act, or None.")
        if answer.after:
            due = self.now + answer.after
            self._pending[seat] = _Pending(due, seat, self.table.seq, answer, view.state)
            return False
        self.now += 1
        return self._speak(seat, answer, view.state)

    def _hesitates(self, seat: Seat) -> bool:
        """A bot that is about to say something is asked again when the table has changed."""
        pending = self._pending.get(seat)
        return self._in_vain[seat] >= _PATIENCE or (pending is not None and pending.seq == self.table.seq)

    def _time_passes(self, until: int | None = None) -> bool:
        """Nobody speaks now: a limit runs out, or before that somebody says what took some time."""
        due = self.table.next_due()
        said = min((one for one in self._pending.values() if one.seq == self.table.seq), default=None)
        first = min((one[0] for one in (due, said) if one), default=None)
        if first is None or (until is not None and first > until):
            return False
        if said and (due is None or said.at < due[0]):
            self.now = said.at
            del self._pending[said.seat]
            if not self._speak(said.seat, said.answer, said.state):
                self._in_vain[said.seat] += 1
        else:
            self.now = max(self.now, first)
        return True

    def _speak(self, seat: Seat, answer: Answer, seen: State) -> bool:
        assert isinstance(answer.action, Action)
        ruling = self.say(seat, answer.action, prompt=answer.prompt)
        if self._hears:
            self._hears(seat, answer, seen, ruling)
        if not ruling.refused:
            self._unheard.clear()
            self._in_vain.clear()
        return not ruling.refused

    def _give_up(self) -> bool:
        """Nobody was heard. After a while whoever should have spoken loses the game; where only people may
        speak it is left to them."""
        silent = next((p for p in self.table.prompts if p.must and p.seat in self.bots), None)
        if silent is None:
            if any(p.seat in self.seats and p.seat not in self.bots for p in self.table.prompts):
                return False
            waiting = [f"{prompt.seat}: {prompt.id}" for prompt in self.table.prompts]
            raise RuntimeError(f"The game of {self.game.id} waits for nobody: {waiting}")
        self._unheard[silent.seat] += 1
        if self._unheard[silent.seat] >= _PATIENCE:
            gone = Forfeit(silent.seat, f"the bot has no answer to {silent.id}")
            self.say(self.game.may_forfeit()[-1].seat, gone, prompt="")
        return True
