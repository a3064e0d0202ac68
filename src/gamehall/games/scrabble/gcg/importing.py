"""A game file becomes a record: played again at a table, every act ruled on by the rules.

Where the file tells every rack, the tiles are dealt as it says. Where it does not, the table is one with a
wooden board, at which the rules know only what is played and shown.
"""

import re
from typing import Any, Literal, NamedTuple

from gamehall.games.scrabble.challenging import POINTS
from gamehall.games.scrabble.gcg.kit import kit_of
from gamehall.games.scrabble.gcg.replaying import Refused, Sitting, Untold
from gamehall.games.scrabble.gcg.values import UNCOUNTED, GameFile, Reading
from gamehall.games.scrabble.options import Penalty
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header, Player
from gamehall.kernel.seat import player
from gamehall.kernel.setting import setting
from gamehall.kernel.table import Table

BOOK = "wespa"


class Unimportable(Exception):
    """This file cannot become a record; the sentence says why, with the line."""


class Imported(NamedTuple):
    table: Table
    says: tuple[str, ...]
    """What is otherwise in the record than in the file, in plain sentences."""


def import_game(game: Game, reading: Reading, name: str, opened_at: int) -> Imported:
    _fit(reading)
    try:
        return _sit(game, reading, name, opened_at, "hall")
    except (Untold, Refused):
        pass  # then without the racks, of which the rules know less
    try:
        return _sit(game, reading, name, opened_at, "wooden")
    except Refused as error:
        raise Unimportable(f"Line {error.line}: {error.says}") from error


def _fit(reading: Reading) -> None:
    kit, file = kit_of(reading), reading.game
    if kit.why:
        raise Unimportable(f"Line {kit.line}: {kit.why}; the hall plays with the English set.")
    nicks = {sitter.nick for sitter in file.players}
    if len(file.players) != 2 or len(nicks) != 2:
        raise Unimportable("The file does not name two different players; the game is one against one.")
    if not file.events:
        raise Unimportable("The file has no events.")
    for line, event in zip(reading.lines, file.events, strict=True):
        if event.nick not in nicks:
            raise Unimportable(f"Line {line}: {event.nick} is no player of this file.")


def _sit(
    game: Game, reading: Reading, name: str, opened_at: int, tiles: Literal["hall", "wooden"]
) -> Imported:
    header = _header(game, reading.game, name, opened_at, tiles)
    sitting = Sitting(game, header, reading, wooden=tiles == "wooden")
    sitting.play()
    return Imported(sitting.table, tuple(_otherwise(reading, sitting)))


def _otherwise(reading: Reading, sitting: Sitting) -> list[str]:
    """Totals by the rules that are not those of the file, and what a record has no place for."""
    written = {event.nick: event.total for event in reading.game.events if event.total is not None}
    says = []
    for seat, nick in sitting.nicks.items():
        total = sitting.state.scores[seat]
        if sitting.table.finished and total != written.get(nick):
            says.append(f"{nick} has {total} by the rules, {written.get(nick)} in the file.")
    if sitting.wooden:
        says.append("The file does not tell every rack: the record has only what was played and shown.")
    if any(event.notes for event in reading.game.events) or reading.game.about:
        says.append("Notes and what is said about the game stay in the file; a record has no place for them.")
    return says


def _header(game: Game, file: GameFile, name: str, opened_at: int, tiles: str) -> Header:
    starts = "p1" if file.events[0].nick == file.players[0].nick else "p2"
    chosen: dict[str, Any] = {"tiles": tiles, "start": starts, "scoring": "by hand", **_challenges(file)}
    chosen |= {"ready_seconds": 0, "draw_seconds": 0, "signing_seconds": 0}
    kinds = [event.kind for event in file.events]
    if "time" not in kinds:
        chosen["minutes"] = 0
    if "rack-gained" in kinds and "rack-lost" in kinds:
        chosen["unplayed"] = "add and subtract"
    if file.events[-1].notes[-1:] == (UNCOUNTED,):  # by the other book, which knows no end by zeros either
        chosen |= {"unplayed": "none", "exchange_min": 1, "zeros": 0}
    return Header(
        table=re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")[:40] or "game",
        game=game.id,
        book=BOOK,
        edition=game.shelf(BOOK).edition,
        manner="tournament",
        options=setting(game, BOOK, "tournament", chosen),
        players=tuple(Player(player(n), s.name or s.nick) for n, s in enumerate(file.players, start=1)),
        opened_at=opened_at,
    )


def _challenges(file: GameFile) -> dict[str, Any]:
    """Which challenge rule the file was played by, as far as it shows."""
    cost = [
        (event.score, len(file.challenged(n - 1)) if n else 0)
        for n, event in enumerate(file.events)
        if event.kind == "challenge"
    ]
    if not cost:
        if any(n + 1 not in file.lost for n in file.stood):
            return {"challenge": "single"}
        return {"challenge": "double"} if file.lost else {}
    fitting = (rule for rule in _RULES if all(_fits(rule, abs(points), words) for points, words in cost))
    booked = {"penalty": "deduction"} if max(cost)[0] < 0 else {}
    return {"challenge": next(fitting, "5 per word"), **booked}


_RULES: tuple[Penalty, ...] = ("5 per turn", "10 per turn", "5 per word", "10 per word")


def _fits(rule: Penalty, points: int, words: int) -> bool:
    """Whether a wrong challenge costs so much; how many words were challenged is not always told."""
    if "turn" in rule:
        return points == POINTS[rule]
    return points == words * POINTS[rule] if words else points % POINTS[rule] == 0
