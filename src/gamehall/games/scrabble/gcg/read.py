"""Reads a game file. Whatever the bytes are, there is a value and a list of what was odd."""

import re

from msgspec.structs import replace

from gamehall.games.scrabble.gcg.codes import NO_RECORD, Finding
from gamehall.games.scrabble.gcg.encoding import DECLARES, lines_of
from gamehall.games.scrabble.gcg.events import brief, read_event
from gamehall.games.scrabble.gcg.values import Event, GameFile, Pragma, Reading, Sitter
from gamehall.kernel.names import LONGEST_NAME, tidy_name

_ONCE = (
    "title",
    "description",
    "lexicon",
    "tile-set",
    "tile-distribution",
    "board-layout",
    "game-board",
    "game-type",
    "incomplete",
    "rack1",
    "rack2",
    "rack3",
    "rack4",
)
_OFTEN = ("id", "tile", "note")
_AT_END = ("incomplete", "note", "rack1", "rack2", "rack3", "rack4")
"""Pragmas whose place is among or after the events."""
_RACK = re.compile(r"rack[1-4]")
_PLAYER = re.compile(r"player([1-4])")
KNOWN = (*_ONCE, *_OFTEN, "character-encoding", "player1", "player2", "player3", "player4")


MOST_EVENTS = 500
"""Far more than a game of a hundred tiles has; playing it again takes time."""
_OF_A_GAME = ("line-unreadable", "event-unreadable", "note-plain", "pragma-unknown")
"""What is not worth saying of every line of a text that is something else."""


def read(data: bytes) -> Reading:
    lines, encoding, findings = lines_of(data)
    reader = _Reader(findings)
    if not any(line.strip(" \t") for line in lines):
        reader.say(1, "empty", "The file is empty.")
        return Reading(GameFile(), (), {}, tuple(reader.findings), encoding, 1)
    for number, line in enumerate(lines, start=1):
        reader.player(number, line.strip(" \t"))
    for number, line in enumerate(lines, start=1):
        reader.line(number, line.strip(" \t"))
    reader.end()
    game = GameFile(tuple(reader.players), tuple(reader.about), tuple(reader.events))
    last = max(n for n, line in enumerate(lines, start=1) if line.strip(" \t"))
    found = tuple(sorted(reader.findings, key=lambda finding: finding.line))
    return Reading(game, tuple(reader.lines), reader.pragma_lines, found, encoding, last)


class _Reader:
    """What has been read so far, and which pragma a further line would continue."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = findings
        self.players: list[Sitter] = []
        self.about: list[Pragma] = []
        self.events: list[Event] = []
        self.lines: list[int] = []
        self.pragma_lines: dict[str, int] = {}
        self.open = ""
        self.below: list[tuple[str, list[str]]] = []
        """Pragmas since the last event, with their lines."""
        self.first_event = 0
        self.named_late = False
        self.racked = ""
        """The pragma that told a last rack, as long as no event follows."""

    def say(self, line: int, code: str, says: str) -> None:
        self.findings.append(Finding(line, code, says))

    def player(self, number: int, line: str) -> None:
        """Players first: events are understood by them, wherever they are named."""
        if line.startswith(">"):
            self.first_event = self.first_event or number
        keyword, text = _split(line) if line.startswith("#") else ("", "")
        found = _PLAYER.fullmatch(keyword.lower())
        if found is None:
            return
        nick, *names = re.split(r"[ \t]+", text, maxsplit=1)
        if not nick:
            self.say(number, "player-nameless", f"Player {found[1]} has no nickname.")
        elif any(player.number == int(found[1]) for player in self.players):
            self.say(number, "player-number-repeated", f"Player {found[1]} is named twice; the first counts.")
        else:
            if any(player.nick == nick for player in self.players):
                says = f"Two players are called {nick}; their turns are taken in order."
                self.say(number, "nick-repeated", says)
            if not names:
                self.say(number, "player-unnamed", f"{nick} has no name; the nickname stands for it.")
            name = "".join(names) or nick
            self.name(number, nick, name)
            self.players.append(Sitter(int(found[1]), nick, name))
            self.named_late |= bool(self.first_event)

    def name(self, number: int, nick: str, name: str) -> None:
        """Look at a player's name: it must fit on a score sheet and tell the players apart."""
        if len(" ".join(name.split())) > LONGEST_NAME:
            says = f"The name of {brief(nick)} is longer than {LONGEST_NAME} signs; a record has so many."
            self.say(number, "name-long", says)
        if any(tidy_name(one.name).casefold() == tidy_name(name).casefold() for one in self.players):
            self.say(number, "name-repeated", f"Two players have the name {brief(name)}.")

    def line(self, number: int, line: str) -> None:
        if not line:
            return
        if line.startswith(">"):
            self.event(number, line)
        elif line == "#-" or line.startswith(("#- ", "#-\t")):
            self.go_on(number, line[2:].strip(" \t"))
        elif line.startswith("#"):
            self.pragma(number, *_split(line))
        elif self.open == "note":
            self.say(number, "note-plain", "This line goes on with the note before it; “#- ” would say so.")
            self.go_on(number, line)
        else:
            self.say(number, "line-unreadable", "This line is no pragma, no event and no part of a note.")

    def event(self, number: int, line: str) -> None:
        self.open = ""
        event = read_event(line, tuple(self.players), lambda code, says: self.say(number, code, says))
        if event is None:
            return
        nicks = {player.nick.casefold(): player.nick for player in self.players}
        if event.nick not in nicks.values() and (nick := nicks.get(event.nick.casefold())) is not None:
            self.say(number, "nick-case", f"{event.nick} is {nick} in the player's line.")
            event = replace(event, nick=nick)
        self.attach()
        if self.racked:
            told = f"#{self.racked} on line {self.pragma_lines[self.racked]}"
            says = f"The game goes on, though {told} tells a last rack."
            self.say(number, "rack-not-last", says)
            self.racked = ""
        self.events.append(event)
        self.lines.append(number)

    def pragma(self, number: int, keyword: str, text: str) -> None:
        lower = keyword.lower()
        self.open = lower if lower in KNOWN else keyword
        if lower in KNOWN and keyword != lower:
            self.say(number, "pragma-case", f"#{keyword} is written #{lower}.")
        if lower == DECLARES[1:]:
            if number != 1:
                says = "The character encoding must be told on the first line; here it changes nothing."
                self.say(number, "encoding-not-first", says)
            return
        if lower not in KNOWN:
            self.say(number, "pragma-unknown", f"#{keyword} is not a pragma of the format; it is kept.")
        repeated = lower in _ONCE and lower in self.pragma_lines
        if repeated:
            self.say(
                number, "pragma-repeated", f"#{lower} is said before, on line {self.pragma_lines[lower]}."
            )
        if _RACK.fullmatch(lower):
            self.racked = lower
            self.pragma_lines[lower] = number
        self.pragma_lines.setdefault(lower, number)
        if lower in KNOWN and lower not in _AT_END and self.events:
            self.say(number, "pragma-late", f"#{lower} stands before the first event.")
        if not _PLAYER.fullmatch(lower):
            self.keep(number, Pragma(self.open, text))

    def keep(self, number: int, pragma: Pragma) -> None:
        if not self.events and pragma.keyword == "note":
            self.say(number, "note-early", "This note stands before the first event.")
        self.below.append((pragma.keyword, [pragma.text]))

    def go_on(self, number: int, text: str) -> None:
        """A further line of the pragma before it."""
        if not self.open or self.open in KNOWN[-5:]:
            says = "No pragma comes right before this line to go on with."
            self.say(number, "continuation-lost", says)
        else:
            self.below[-1][1].append(text)

    def attach(self) -> None:
        """What stands below an event belongs to it; what stands above the first is about the game."""
        below = [Pragma(keyword, "\n".join(lines).strip("\n")) for keyword, lines in self.below]
        self.below.clear()
        if not self.events:
            self.about += [pragma for pragma in below if pragma.keyword != "note" or pragma.text]
            return
        notes = tuple(pragma.text for pragma in below if pragma.keyword == "note" and pragma.text)
        others = tuple(pragma for pragma in below if pragma.keyword != "note")
        self.events[-1] = replace(self.events[-1], notes=notes, pragmas=others)

    def end(self) -> None:
        self.attach()
        if not self.events and not self.players:
            self.findings = [found for found in self.findings if found.code not in _OF_A_GAME]
            self.say(1, "not-gcg", "This is no GCG file: it names no player and tells no play.")
            return
        self.players.sort(key=lambda player: player.number)
        numbers = [player.number for player in self.players]
        line = self.pragma_lines.get("player1", 1)
        if not numbers:
            self.say(1, "players-missing", "No line names the players; they are taken from the events.")
        elif numbers != list(range(1, len(numbers) + 1)) or len(numbers) == 1:
            told = ", ".join(str(number) for number in numbers)
            self.say(line, "player-number-gap", f"The file names player {told} only.")
        if len(numbers) > 2:
            says = f"The file names {len(numbers)} players; most programs read two. {NO_RECORD}"
            self.say(line, "players-many", says)
        if (len(numbers) or len({event.nick for event in self.events})) == 1:
            self.say(line, "players-few", "The file tells of one player only; a game has two.")
        if self.named_late:
            self.say(
                self.first_event, "event-before-players", "This event stands before the players are named."
            )
        if not self.events:
            self.say(1, "events-missing", "The file has no events.")
        if len(self.events) > MOST_EVENTS:
            says = f"The file has {len(self.events)} events; no game has more than {MOST_EVENTS}."
            self.say(self.lines[MOST_EVENTS], "events-many", says)


def _split(line: str) -> tuple[str, str]:
    """A pragma's keyword and its text."""
    keyword, *text = re.split(r"[ \t]", line[1:], maxsplit=1)
    return keyword, "".join(text).strip(" \t")
