"""A game file becomes a record: played again at a table, every act ruled on by the rules.

Where the file tells every rack, the tiles are dealt as it says. Where it does not, the table is one with a
wooden board, at which the rules know only what is played and shown.
"""

import re
from typing import Any, NamedTuple

from msgspec.structs import replace

from gamehall.games.scrabble.gcg.check import Checked, check
from gamehall.games.scrabble.gcg.kit import kit_of
from gamehall.games.scrabble.gcg.replaying import Refused, Replaying, Untold
from gamehall.games.scrabble.gcg.terms import terms_of
from gamehall.games.scrabble.gcg.values import GameFile, Reading, Sitter, is_own_note
from gamehall.kernel.game import Game
from gamehall.kernel.names import tidy_name
from gamehall.kernel.record import Header, Player
from gamehall.kernel.seat import player
from gamehall.kernel.setting import setting
from gamehall.kernel.table import Table

BOOK = "wespa"


class Unimportable(Exception):
    """This file cannot become a record; the sentence says why, and `line` where, if anywhere."""

    def __init__(self, line: int, says: str) -> None:
        super().__init__(f"Line {line}: {says}" if line else says)
        self.line, self.says = line, says


class Imported(NamedTuple):
    table: Table
    says: tuple[str, ...]
    """What is otherwise in the record than in the file, in plain sentences."""


def import_game(
    game: Game, reading: Reading, name: str, opened_at: int, checked: Checked | None = None
) -> Imported:
    """Play the file at a table. Where a check is given, the table must come to the totals it found."""
    _fit(reading)
    found = checked or check(reading)
    apart = told_apart(reading, found.seats)
    terms = terms_of(apart, frozenset(finding.code for finding in found.findings))
    totals = tuple(found.totals.values()) if checked else None
    refused: Refused | None = None
    for tiles, waits in _TABLES:
        try:
            return _sit(game, apart, name, opened_at, {**terms, "tiles": tiles}, totals, waits)
        except Untold:
            continue  # then without the racks, of which the rules know less
        except Refused as error:  # whoever comes furthest knows best what is wrong
            refused = error if refused is None or error.line > refused.line else refused
    if refused is None:  # the last rack of a game that is over is not told
        raise Unimportable(apart.lines[-1], "The last racks are not told.")
    raise Unimportable(refused.line, refused.says) from refused


_TABLES = (("hall", None), ("wooden", None), *(("wooden", time) for time in range(4)))
"""Ways to play a file again: its racks dealt as it tells them; without them, whoever draws the last tiles."""


def _fit(reading: Reading) -> None:
    kit, file = kit_of(reading), reading.game
    if kit.why:
        raise Unimportable(kit.line, f"{kit.why}; the hall plays with the English set.")
    if not file.events and not file.players:
        raise Unimportable(0, "This is no GCG file: it names no player and tells of no turn.")
    if not file.events:
        raise Unimportable(0, "This is no game file: no move of a game stands in it.")
    named = {sitter.nick for sitter in file.players}
    known = named or {event.nick for event in file.events}
    if len(file.players or known) != 2:
        raise Unimportable(0, "The file does not name two different players; the game is one against one.")
    for line, event in zip(reading.lines, file.events, strict=True):
        if event.nick not in known:
            raise Unimportable(line, f"{event.nick} is no player of this file.")


def told_apart(reading: Reading, seats: tuple[int, ...]) -> Reading:
    """The same file with two players of different nicknames, whether it names them so or not."""
    file = reading.game
    nicks = dict.fromkeys(event.nick for event in file.events)
    players = file.players or tuple(Sitter(n, nick, nick) for n, nick in enumerate(nicks, start=1))
    if len({player.nick for player in players}) < len(players):
        players = tuple(replace(player, nick=f"{player.nick} ({player.number})") for player in players)
    events = (replace(event, nick=players[seat].nick) for event, seat in zip(file.events, seats, strict=True))
    return replace(reading, game=replace(file, players=players, events=tuple(events)))


def _sit(
    game: Game,
    reading: Reading,
    name: str,
    opened_at: int,
    terms: dict[str, Any],
    totals: tuple[int, ...] | None,
    waits: int | None,
) -> Imported:
    header = _header(game, reading.game, name, opened_at, terms)
    replaying = Replaying(game, header, reading, waits=waits)
    replaying.play()
    added = tuple(replaying.added(seat) for seat in replaying.nicks)
    written = tuple(replaying.state.scores[seat] for seat in replaying.nicks)
    if totals is not None and not added == written == totals:
        told = " to ".join(map(str, added))
        raise Refused(reading.lines[-1], f"By the rules of the table the game stands {told} here.")
    return Imported(replaying.table, tuple(_otherwise(reading, replaying)))


def _otherwise(reading: Reading, replaying: Replaying) -> list[str]:
    """Totals by the rules that are not those of the file, and what a record has no place for."""
    written = {event.nick: event.total for event in reading.game.events if event.total is not None}
    says = []
    for seat, nick in replaying.nicks.items():
        total = replaying.state.scores[seat]
        if replaying.table.finished and total != written.get(nick):
            says.append(f"{nick} has {total} by the rules, {written.get(nick)} in the file.")
    if replaying.wooden:
        says.append("The file does not tell every rack: the record has only what was played and shown.")
    if left_behind(reading.game):
        says.append("Notes and what is said about the game stay in the file; a record has no place for them.")
    return says


def left_behind(file: GameFile) -> bool:
    """Whether anything is said that a record does not keep and a file of it does not say again."""
    notes = (note for event in file.events for note in event.notes)
    pragmas = (*file.about, *(pragma for event in file.events for pragma in event.pragmas))
    told = re.compile(r"rack[12]|id")
    return any(not is_own_note(note) for note in notes) or any(
        not told.fullmatch(pragma.keyword) for pragma in pragmas
    )


def _header(game: Game, file: GameFile, name: str, opened_at: int, terms: dict[str, Any]) -> Header:
    starts = "p1" if file.events[0].nick == file.players[0].nick else "p2"
    chosen: dict[str, Any] = {"start": starts, "scoring": "by hand", **terms}
    chosen |= {"ready_seconds": 0, "draw_seconds": 0, "signing_seconds": 0}
    return Header(
        table=re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")[:40] or "game",
        game=game.id,
        book=BOOK,
        edition=game.shelf(BOOK).edition,
        manner="tournament",
        options=setting(game, BOOK, "tournament", chosen),
        players=tuple(
            Player(player(n), tidy_name(s.name) or tidy_name(s.nick) or f"Player {n}")
            for n, s in enumerate(file.players, start=1)
        ),
        opened_at=opened_at,
    )
