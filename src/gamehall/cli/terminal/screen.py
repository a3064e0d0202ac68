"""What a person at a terminal table is shown: the board, the clocks, the questions and the rulings."""

from textwrap import wrap
from typing import Any

from rich.console import Console
from rich.text import Text

from gamehall.cli.commands import rules
from gamehall.cli.commands.records import review_lines, show
from gamehall.cli.terminal.offers import Offer, ways
from gamehall.cli.terminal.times import times
from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.facts import in_words
from gamehall.kernel.game import Game
from gamehall.kernel.naming import named
from gamehall.kernel.parts import Hints, Review
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Header
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.sayings import describe, terminal_of, understand
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.kernel.views import View, books_closed
from gamehall.machine.speech import Unusable

_LISTED = 8
_INDENT = " " * 22
"""Where the second column of the help begins."""
_MARKS = {"allowed": ("·", "green"), "penalised": ("!", "yellow"), "refused": ("✗", "red")}

_HELP = """\
Enter                 take the only answer there is, or let the game go on where you may object
list, 1, 2, 3 …       at a guided table: list every answer; take one by its number
hint                  at a guided table: one more each time
board, time           draw the board again; read the clocks
players               what everybody has so far, and what may be challenged
rules, rules words    read the rulebooks:  rules challenge
record                everything that happened, with its rulings
save FILE             write the record to a file
wait                  let time pass until a clock runs out
resign, quit          give the game up; leave it"""


class Screen:
    def __init__(self, out: Console, game: Game, seat: Seat) -> None:
        self.out, self.game, self.seat = out, game, seat
        self.terminal = terminal_of(game)
        self.drawn = ""
        self.hinted: tuple[int, list[Any]] = (-1, [])
        """The hints of a position that have not been shown yet."""

    def greet(self, header: Header, *, timed: bool) -> None:
        side = self.game.side(self.seat, header.seats)
        others = [p for p in header.players if p.seat != self.seat]
        partners = ", ".join(p.name for p in others if p.seat in side)
        opponents = ", ".join(p.name for p in others if p.seat not in side)
        team = named(header, self.game, f", in {{{side[0]}}} with {partners}") if partners else ""
        first = Text.assemble((self.game.name, "bold"), f", {header.manner}{team}, against {opponents}.")
        self.out.print(first)
        clocks = "The clocks run while the table waits for you" if timed else "No clock runs while you think"
        says = "Type an answer, then Enter. [bold]help[/] tells what you can type, [bold]quit[/] leaves."
        self.out.print(says, style="dim")
        self.out.print(f"{clocks}.", style="dim")

    def _named(self, header: Header, text: str) -> str:
        return named(header, self.game, text)

    def help(self, more: str = "") -> None:
        for line in f"{self.terminal.help}\n{_HELP}\n{more}".strip().split("\n"):
            self.out.print(Text("\n".join(wrap(line, self.out.width, subsequent_indent=_INDENT))))

    def own(self, view: View, text: str) -> bool:
        """What a game has to show besides its board, such as a score sheet; true when that was asked for."""
        if shown := self.terminal.shows.get(text.lower()):
            self.out.print(Text(self._named(view.table.header, shown(view.state))))
        return shown is not None

    def draw(self, view: View, *, again: bool) -> None:
        """The board; unless asked for again, only when it looks otherwise than before."""
        picture, portray = self.terminal.picture, self.game.portray
        plain = portray(view.state) if portray and not picture else ""
        drawn = picture(view.state, self.seat) if picture else plain
        if not drawn or (drawn == self.drawn and not again):
            return
        self.drawn = drawn
        painted = Text(f"\n{self._named(view.table.header, drawn)}")
        guided = view.table.header.manner == "guided"
        paints = (self.terminal.paint, self.terminal.paint_hints if guided else None)
        for pattern, style in (found for paint in paints if paint for found in paint(view.state)):
            painted.highlight_regex(pattern, style)
        self.out.print(painted)

    def players(self, view: View) -> None:
        """What the page shows beside the board."""
        header, facts = view.table.header, view.facts
        if facts is None:
            self.out.print(f"{self.game.name} tells no more than its board.")
            return
        for seat, told in facts.seats.items():
            self.out.print(Text(self._named(header, f"{{{seat}}}: {in_words(told)}")))
        if facts.challenge:
            self.out.print(
                Text(self._named(header, f"{facts.challenge.says} {facts.challenge.cost}".strip()))
            )

    def times(self, sight: Table, at: int, *, alone: bool = False) -> None:
        """The clocks; unless asked for, only where there are any."""
        told = times(sight, at)
        if told or alone:
            self.out.print(Text(told or "No clock runs now."), style="" if alone else "dim")

    def ask(
        self,
        view: View,
        prompts: tuple[Prompt, ...],
        offers: list[Offer],
        otherwise: str,
        *,
        everything: bool = False,
        enter: bool = False,
    ) -> None:
        """What is asked, and how it is answered. A long list is left out unless wanted: to find an answer is
        often the game."""
        says = self.question(view, prompts)
        if question := f"{says} {otherwise}".strip():
            self.out.print(Text(question, style="bold"))
        asked = [(p, a) for p, a in offers if p.must] or offers
        shown = offers if everything else asked if len(asked) <= _LISTED else []
        free = not any(understand(self.game, view.state, p, "1") for p in view.prompts)
        for number, (_, action) in enumerate(shown, start=1):
            # Where a number is an answer itself, such as a score, it cannot choose from a list.
            self.out.print(Text(f"{number if free else '':4}  {self._written(view, action)}"))
        self._tell_ways(view, prompts, len(offers) if len(shown) < len(offers) else 0, enter=enter)
        if everything and not offers:
            guided = view.table.header.manner == "guided"
            says = (
                "There is nothing to choose from now." if guided else "Answers are listed at guided tables."
            )
            self.out.print(says, style="dim")

    def question(self, view: View, prompts: tuple[Prompt, ...]) -> str:
        return " ".join(dict.fromkeys(self._named(view.table.header, p.says) for p in prompts if p.says))

    def _tell_ways(
        self, view: View, prompts: tuple[Prompt, ...], more: int = 0, *, enter: bool = False
    ) -> None:
        asked = [p for p in prompts if p.says or p.must]
        if found := ways(self.terminal, view.state, asked):
            first = "Enter, or type" if enter else "Type"
            line = Text(f"      {first} ", style="dim").append(" · ".join(found))
            self.out.print(line.append(f". list shows {more} answers" if more else "").append("."))

    def not_understood(self, view: View, prompts: tuple[Prompt, ...], text: str) -> None:
        """In the game's own words how to write it, where the game knows."""
        explain = self.terminal.explain
        if text and explain and (says := explain(view.state, view.prompts, text)):
            self.out.print(Text(self._named(view.table.header, says)))
            return
        says = "The table does not understand that." if text else "Enter alone says nothing here."
        self.out.print(f"{says} [bold]help[/] tells what you can type.")
        self._tell_ways(view, prompts)

    def _written(self, view: View, action: Action) -> str:
        """As one would type it where the game knows how, else its name and values."""
        write = self.terminal.write
        return (write(view.state, action) if write else "") or describe(action)

    def hint(self, view: View, seq: int) -> None:
        """At a guided table the next of the game's own hints for this position."""
        part = catalog.part(self.game.id, Hints)
        if view.table.header.manner != "guided":
            self.out.print("Hints are given at guided tables.")
            return
        if part is None:
            self.out.print(f"{self.game.name} has no hints. [bold]list[/] shows every answer.")
            return
        if self.hinted[0] != seq:
            with self.out.status("Looking for hints"):
                self.hinted = (seq, list(part.hints(view.state, self.seat)))
        hints = self.hinted[1]
        says = hints.pop(0).says if hints else "There is no further hint now."
        self.out.print(Text(self._named(view.table.header, says)))

    def rules(self, table: Table, words: list[str]) -> None:
        if books_closed(table, self.seat):
            self.out.print("The books stay shut at this table while the round is on.")
            return
        try:
            rules.browse(self.out, (self.game.id, *words), table.header.book)
        except Unusable as error:
            self.out.print(Text(str(error)))

    def record(self, sight: Table) -> None:
        show(self.out, self.game, sight.header, sight.entries)

    def ruling(self, table: Table, ruling: Ruling, *, full: bool = False) -> None:
        cited = self.game.shelf(table.header.book).cite(ruling.cites)
        mark, style = _MARKS[ruling.verdict]
        line = Text.assemble((f"{mark} ", style), self._named(table.header, ruling.says))
        line.append(f"  {cited.at}", style="dim")
        if (full or ruling.verdict != "allowed") and not books_closed(table, self.seat):
            line.append(f"\n  {cited.title}, {cited.at} ({cited.key}): {cited.gist}", style="dim italic")
        self.out.print(line)

    def outcome(self, table: Table) -> None:
        """Who won, and what was missed where the game has a review."""
        if not (outcome := table.outcome):
            return
        cited = self.game.shelf(table.header.book).cite(outcome.cites)
        says = self._named(table.header, outcome.says)
        self.out.print(Text.assemble(("\n" + says, "bold"), f" ({cited.title}, {cited.at})"))
        if catalog.part(self.game.id, Review):
            self.out.print(Text("\nLooking back:", style="bold"))
            with self.out.status("Looking back at the game"):
                lines = review_lines(table.header, table.entries)
            for line in lines:
                self.out.print(Text(f"  {line}"))
