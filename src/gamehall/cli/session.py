"""A person at a table in the terminal: what they type, what the bots do, what both are told."""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from gamehall.bots.bot import Bot
from gamehall.cli import rules
from gamehall.cli.records import review_lines, show
from gamehall.cli.sayings import describe, spaced, understand
from gamehall.cli.speech import Unusable
from gamehall.kernel import catalog
from gamehall.kernel.action import Action, Resign
from gamehall.kernel.codec import write_lines
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, DEALER, Seat
from gamehall.kernel.table import Table, open_table, submit
from gamehall.kernel.views import View, catch_up, view_of

_STEP = 100
"""Milliseconds an act takes in the record: no clock runs out in the terminal."""

_LISTED = 8
_PATIENCE = 20
_MARKS = {"allowed": ("·", "green"), "penalised": ("!", "yellow"), "refused": ("✗", "red")}

_HELP = """\
1, 2, 3 …             take that answer; Enter alone takes the only one
list                  list every answer;  hint  at a guided table, one more each time
board                 draw the board again
rules, rules words    read the rulebooks:  rules capture
record                everything that happened, with its rulings
save FILE             write the record to a file
wait                  let time pass until a clock runs out
resign, quit          give the game up; leave it"""


Paint = Callable[[Any], Iterable[tuple[str, str]]]
Explain = Callable[[Any, tuple[Prompt, ...], str], str]


class Leave(Exception):
    """The person goes away from the table."""


class Session:
    def __init__(
        self, out: Console, game: Game, header: Header, seat: Seat, bots: dict[Seat, Bot], seed: str
    ) -> None:
        self.out, self.game, self.seat, self.bots = out, game, seat, bots
        self.table = open_table(game, header)
        self.view: View = view_of(self.table, seat)
        self.views = {s: view_of(self.table, s) for s in bots}
        self.officials = Officials(seed, frozenset({DEALER, CLOCK, *(o.seat for o in game.officials)}))
        self.chance = random.Random(seed)
        self.part = catalog.part(game.id, "terminal")
        self.drawn = ""
        self.hinted: tuple[int, list[Any]] = (-1, [])
        """The hints of a position that have not been shown yet."""
        self.waited = 0

    def play(self) -> None:
        self._greet()
        while not self.table.finished:
            self._settle()
            if self.table.finished or self._bots_object():
                continue
            if any(p.must for p in self.view.prompts):
                self._ask(self.view.prompts, "")
            elif not self._bots_act():
                break
        self._farewell()

    def _greet(self) -> None:
        header = self.table.header
        opponents = ", ".join(p.name for p in header.players if p.seat != self.seat)
        self.out.print(
            Text.assemble(
                (self.game.name, "bold"), f", {header.manner}, against {opponents}. ", ("help", "bold")
            )
        )

    def _settle(self) -> None:
        table, entries = settle(self.table, self.officials, self._now())
        self._become(table, entries)

    def _bots_act(self) -> bool:
        """One act of one bot; before it the person may object to what they just saw."""
        objecting = [p for p in self.view.prompts if p.says]
        if objecting and not self._ask(tuple(objecting), "Enter lets the game go on."):
            return True
        for _ in range(_PATIENCE):
            if any(self._bot_acts(seat) for seat in self.bots) or self._time_passes():
                return True
        self.out.print("The bot has nothing to say, and the game cannot go on.", style="red")
        return False

    def _time_passes(self) -> bool:
        """Bots may be waiting for a moment, as people do: it comes."""
        if not (due := self.table.next_due()):
            return False
        self.waited += max(0, due[0] - self._now())
        return True

    def _bots_object(self) -> bool:
        """Bots that need not speak may have something against what was just done."""
        return any(self._bot_acts(seat, objecting=True) for seat in self.bots)

    def _bot_acts(self, seat: Seat, *, objecting: bool = False) -> bool:
        view = self.views[seat] = catch_up(self.views[seat], self.table)
        prompts = tuple(p for p in view.prompts if not (objecting and p.must))
        answer = self.bots[seat](view.state, seat, prompts, self.chance) if prompts else None
        if answer is None:
            return False
        assert isinstance(answer.action, Action)
        done = submit(self.table, seat, answer.action, prompt=answer.prompt, at=self._now())
        if not done.ruling.refused:
            self._become(done.table, done.entries)
        return not done.ruling.refused

    # What the person does.

    def _ask(self, prompts: tuple[Prompt, ...], otherwise: str) -> bool:
        """Until the person has done something; true when they let the game go on instead."""
        self.draw(again=False)
        answers, unlisted = self._answers(prompts), self._unlisted
        self._list(prompts, answers, otherwise)
        whole = not any(unlisted.intersection(p.kinds) for p in prompts)
        must = [(p, a) for p, a in answers if p.must and whole]
        while True:
            text = self._read()
            if (not text and otherwise) or (text.lower() == "wait" and self._time_passes()):
                return True
            if not text and len(must) == 1:
                chosen: tuple[str, Action] | None = (must[0][0].id, must[0][1])
            elif text.isdecimal() and 1 <= int(text) <= len(answers):
                prompt, action = answers[int(text) - 1]
                chosen = (prompt.id, action)
            elif self._command(text, prompts, answers):
                continue
            else:
                chosen = self._understood(prompts, text)
            if chosen is None:
                self._not_understood(text)
            elif self._submit(*chosen):
                return False

    def _answers(self, prompts: tuple[Prompt, ...]) -> list[tuple[Prompt, Action]]:
        """What may be said now, by number; what is the player's to find is left out."""
        legal, state = self.game.legal or _none, self.view.state
        listed = [_without(p, self._unlisted) for p in sorted(prompts, key=lambda p: not p.must)]
        return [(p, a) for p in listed for a in legal(state, p)]

    @property
    def _unlisted(self) -> frozenset[str]:
        return getattr(self.part, "UNLISTED", frozenset())

    def _read(self) -> str:
        sys.stdout.flush()
        return input("> ").strip()

    def _understood(self, prompts: tuple[Prompt, ...], text: str) -> tuple[str, Action] | None:
        if text.lower() == "resign":
            return "", Resign()
        for prompt in sorted(self.view.prompts, key=lambda p: p not in prompts):
            if (action := understand(self.game, self.view.state, prompt, text)) is not None:
                return prompt.id, action
        return None

    def _not_understood(self, text: str) -> None:
        """In the game's own words how to write it, where the game knows."""
        explain: Explain | None = getattr(self.part, "explain", None)
        if explain and (says := explain(self.view.state, self.view.prompts, text)):
            self.out.print(Text(self.table.header.named(says)))
        else:
            self.out.print("The table does not understand that. [bold]help[/] says what it does.")

    def _submit(self, prompt: str, action: Action) -> bool:
        done = submit(self.table, self.seat, action, prompt=prompt, at=self._now())
        if done.ruling.refused:
            self._say_ruling(done.ruling, full=True)
            return False
        self._become(done.table, done.entries)
        return True

    def _command(self, text: str, prompts: tuple[Prompt, ...], answers: list[tuple[Prompt, Action]]) -> bool:
        """Commands that are not acts; true when it was one."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "help" | "?" | "h":
                own = getattr(self.part, "HELP", "")
                self.out.print(Text(f"{own}\n{_HELP}".strip()))
            case "board":
                self.draw()
            case "hint":
                self._hint()
            case "list":
                self._list(prompts, answers, "", everything=True)
            case "rules":
                try:
                    rules.browse(self.out, (self.game.id, *rest.split()), self.table.header.book)
                except Unusable as error:
                    self.out.print(str(error))
            case "record":
                seen = self.view.table
                show(self.out, self.game, seen.header, seen.entries)
            case "save" if rest:
                self.save(Path(rest))
            case "quit" | "exit" | "q":
                raise Leave
            case _:
                return False
        return True

    # What the person sees.

    def draw(self, *, again: bool = True) -> None:
        """The board; unless asked for again, only when it looks otherwise than before."""
        picture, portray = getattr(self.part, "picture", None), self.game.portray
        plain = portray(self.view.state) if portray and not picture else ""
        drawn = picture(self.view.state, self.seat) if picture else plain
        if not drawn or (drawn == self.drawn and not again):
            return
        self.drawn = drawn
        picture = Text(f"\n{self.table.header.named(drawn)}")
        paint: Paint | None = getattr(self.part, "paint", None)
        for pattern, style in paint(self.view.state) if paint else ():
            picture.highlight_regex(pattern, style)
        self.out.print(picture)

    def _list(
        self,
        prompts: tuple[Prompt, ...],
        answers: list[tuple[Prompt, Action]],
        otherwise: str,
        everything: bool = False,
    ) -> None:
        """What is asked. A long list is left out unless wanted: finding an answer is often the game."""
        says = " ".join(dict.fromkeys(self.table.header.named(p.says) for p in prompts if p.says))
        self.out.print(Text(f"{says} {otherwise}".strip(), style="bold"))
        asked = [(p, a) for p, a in answers if p.must] or answers
        shown = answers if everything else asked if len(asked) <= _LISTED else []
        for number, (_, action) in enumerate(shown, start=1):
            self.out.print(Text(f"{number:4}  {self._written(action)}"))
        if len(shown) < len(answers):
            kinds = Counter(spaced(type(action).__name__) for _, action in answers[len(shown) :])
            more = ", ".join(f"{kind} ({count})" if count > 1 else kind for kind, count in kinds.items())
            self.out.print(f"      {more}. [bold]list[/] shows all.", style="dim")

    def _written(self, action: Action) -> str:
        """As one would type it where the game knows how, else its name and values."""
        write: Callable[[Any, Action], str] | None = getattr(self.part, "write", None)
        return (write(self.view.state, action) if write else "") or describe(action)

    def _hint(self) -> None:
        """At a guided table the next of the game's own hints for this position."""
        part = catalog.part(self.game.id, "hints")
        if part is None or self.table.header.manner != "guided":
            self.out.print("Hints are given at guided tables, in games that have them.")
            return
        if self.hinted[0] != self.table.seq:
            with self.out.status("Looking for hints"):
                self.hinted = (self.table.seq, list(part.hints(self.view.state, self.seat)))
        hints = self.hinted[1]
        says = hints.pop(0).says if hints else "There is no further hint now."
        self.out.print(Text(self.table.header.named(says)))

    def _become(self, table: Table, entries: tuple[Entry, ...]) -> None:
        self.table = table
        self.view = catch_up(self.view, self.table)
        for entry in entries:
            self._say_ruling(entry.seen_by(self.seat).ruling)

    def _say_ruling(self, ruling: Ruling, full: bool = False) -> None:
        cited = self.game.shelf(self.table.header.book).cite(ruling.cites)
        mark, style = _MARKS[ruling.verdict]
        line = Text.assemble((f"{mark} ", style), self.table.header.named(ruling.says))
        line.append(f"  {cited.at}", style="dim")
        if full or ruling.verdict != "allowed":
            line.append(f"\n  {cited.title}, {cited.at} ({cited.key}): {cited.gist}", style="dim italic")
        self.out.print(line)

    def _farewell(self) -> None:
        self.draw(again=False)
        if outcome := self.table.outcome:
            cited = self.game.shelf(self.table.header.book).cite(outcome.cites)
            says = self.table.header.named(outcome.says)
            self.out.print(Text.assemble(("\n" + says, "bold"), f" ({cited.title}, {cited.at})"))
            self._look_back()
        if sys.stdin.isatty() and (file := input("Save the record? A file name, or Enter for no: ").strip()):
            self.save(Path(file))

    def _look_back(self) -> None:
        """What was missed, where the game has a review."""
        if catalog.part(self.game.id, "review"):
            self.out.print(Text("\nLooking back:", style="bold"))
            with self.out.status("Looking back at the game"):
                lines = review_lines(self.table.header, self.table.entries)
            for line in lines:
                self.out.print(Text(f"  {line}"), soft_wrap=True)

    def save(self, file: Path) -> None:
        hides = any(e.ruling.seen_by(self.seat) is not e.ruling for e in self.table.entries)
        if hides and self.table.outcome is None:
            self.out.print("The record holds what you may not see; it can be saved when the game is over.")
            return
        try:
            file.write_bytes(write_lines(self.table.header, self.table.entries))
        except OSError as error:
            self.out.print(f"The record cannot be written to {file}: {error.strerror}.")
        else:
            self.out.print(f"The record is in {file}.")

    def _now(self) -> int:
        return self.table.header.opened_at + _STEP * (self.table.seq + 1) + self.waited


def _without(prompt: Prompt, kinds: frozenset[str]) -> Prompt:
    """The prompt as if it did not take these: finding such an answer is the game itself."""
    return replace(prompt, kinds=tuple(kind for kind in prompt.kinds if kind not in kinds))


def _none(state: object, prompt: Prompt) -> tuple[Action, ...]:
    return ()
