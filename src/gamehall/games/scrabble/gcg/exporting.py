"""A record becomes a game file: the score sheet, line by line, in the words of the format."""

import re
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from gamehall.games.scrabble.board import tile_of, write_tiles
from gamehall.games.scrabble.events import DiscardsLaid
from gamehall.games.scrabble.gcg.values import (
    CHALLENGED,
    SHEET,
    STOOD,
    UNCOUNTED,
    Event,
    GameFile,
    Pragma,
    Sitter,
)
from gamehall.games.scrabble.referee import right_score
from gamehall.games.scrabble.state import ONE, TWO, Line, State
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.game import Game
from gamehall.kernel.names import visible
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import add, open_table

UNKNOWN = "?"
"""How files write a rack that nobody knows."""


def export_game(game: Game, header: Header, entries: Sequence[Entry]) -> GameFile:
    table, changed = open_table(game, header), dict[int, tuple[str, ...]]()
    held = dict[int, tuple[str, ...]]()
    down: tuple[str, ...] = ()
    for entry in entries:
        table = add(table, entry)
        for event in entry.ruling.events:
            if isinstance(event, DiscardsLaid):
                down = event.tiles
        sheet = table.state.sheet
        if sheet and sheet[-1].kind == "exchange":
            changed.setdefault(len(sheet) - 1, down)
        if sheet and sheet[-1].kind == "lost":
            held.setdefault(len(sheet) - 1, table.state.rack(sheet[-1].side))
    return _file(header, _with_racks(table.state, held), changed)


def _with_racks(state: State, held: dict[int, tuple[str, ...]]) -> State:
    """Nobody shows a rack when a turn is lost, but a line of a file tells it."""
    lines = (replace(line, rack=held.get(n, line.rack)) for n, line in enumerate(state.sheet))
    return replace(state, sheet=tuple(lines))


def _file(header: Header, state: State, changed: dict[int, tuple[str, ...]]) -> GameFile:
    """The file of a game that stands as `state` says; `changed`: the tiles of each exchange."""
    nicks = _nicks(header, state)
    events = _totalled(_events(state, nicks, changed), nicks, state)
    table = re.sub(r"\s+", "-", visible(header.table))
    about = (Pragma("id", f"gamehall {table}"),)
    uncounted = state.options.unplayed == "none"
    if events and (state.ended is None or uncounted):  # no #incomplete: some programs do not read it
        notes = (*events[-1].notes, *((UNCOUNTED,) if uncounted else ()))
        events = (*events[:-1], replace(events[-1], notes=notes, pragmas=tuple(_left(state))))
    players = tuple(
        Sitter(n, nicks[side], _names(header, state, side)) for n, side in enumerate(_order(state), start=1)
    )
    return GameFile(players, about, events)


def _order(state: State) -> tuple[Seat, Seat]:
    """The side that begins is the file's first player."""
    return (TWO, ONE) if state.starter == TWO else (ONE, TWO)


def _names(header: Header, state: State, side: Seat) -> str:
    names = {player.seat: player.name for player in header.players}
    whole = " & ".join(names[seat] for seat in state.members(side))
    return re.sub(r"\s+", " ", visible(whole)).strip()


def _nicks(header: Header, state: State) -> dict[Seat, str]:
    """Nicknames without blanks or colons, and different."""
    nicks: dict[Seat, str] = {}
    for side in (ONE, TWO):
        nick = re.sub(r"[\s:]+", "_", _names(header, state, side)).strip("_") or side
        nicks[side] = f"{nick}_2" if nick in nicks.values() else nick
    return nicks


def _events(state: State, nicks: dict[Seat, str], changed: dict[int, tuple[str, ...]]) -> Iterable[Event]:
    for n, line in enumerate(state.sheet):
        nick, rack = nicks[line.side], _rack(line)
        match line.kind:
            case "play":
                word = re.sub(r"\(([^)]*)\)", lambda there: "." * len(there[1]), line.word)
                judged = line.challenged and not _undecided(state, n)
                said = (CHALLENGED + ", ".join(line.challenged),) if judged else ()
                notes = (*said, *_stood(state, n))
                yield Event("play", nick, line.score, rack=rack, at=line.at, letters=word, notes=notes)
                if line.removed:
                    yield Event("withdrawn", nick, -line.score, rack=rack)
                elif judged and _went_out(state, n) and state.options.challenge == "double":
                    # There is no turn to lose any more; other programs write it all the same.
                    other = state.other(line.side)
                    yield Event("pass", nicks[other], 0, rack=_tiles(state.rack(other)))
            case "exchange":
                yield Event("exchange", nick, 0, rack=rack, letters=_exchanged(line, changed.get(n, ())))
            case "pass" | "lost":
                yield Event("pass", nick, 0, rack=rack)
            case "challenge":
                yield Event("challenge", nick, line.score, rack=_next_rack(state, n))
            case "time":
                yield Event("time", nick, line.score, rack=_tiles(state.rack(line.side)) or None)
            case "rack":
                yield _last_rack(state, line, nick)
            case "forfeit":
                pass  # the format has no word for it


def _stood(state: State, n: int) -> tuple[str, ...]:
    """A score that was counted wrong and not put right stands; without a word it would look like a slip."""
    right = right_score(state, n)
    return () if right == state.sheet[n].score else (f"{STOOD}{right}.",)


def _went_out(state: State, n: int) -> bool:
    """Whether this line is the play with which a side went out."""
    later = any(line.kind in _TURNS for line in state.sheet[n + 1 :])
    return state.out == state.sheet[n].side and not later


def _undecided(state: State, n: int) -> bool:
    """Whether the challenge of this line still waits for the verdict."""
    dispute, last = state.dispute, state.last
    return dispute is not None and dispute.verdict is None and last is not None and last.line == n


def _last_rack(state: State, line: Line, nick: str) -> Event:
    letters = write_tiles(line.rack)
    if state.out == line.side:
        return Event("rack-gained", nick, line.score, letters=letters)
    return Event("rack-lost", nick, line.score, rack=letters or None, letters=letters)


def _totalled(events: Iterable[Event], nicks: dict[Seat, str], state: State) -> tuple[Event, ...]:
    """Totals that follow from the scores; if the slip reads otherwise, a note says so."""
    totals = dict.fromkeys(nicks.values(), 0)
    done: list[Event] = []
    for event in events:
        totals[event.nick] += event.score
        done.append(replace(event, total=totals[event.nick]))
    for side, nick in nicks.items():
        if done and state.scores[side] != totals[nick]:
            note = f"{SHEET}{state.scores[side]} for {nick}."
            done[-1] = replace(done[-1], notes=(*done[-1].notes, note))
    return tuple(done)


def _rack(line: Line) -> str:
    """What the side held; where the tiles are not known, what it showed by playing."""
    if line.rack and HIDDEN not in line.rack:
        return write_tiles(line.rack)
    return write_tiles(tile_of(tile.letter) for tile in line.tiles) or UNKNOWN


def _tiles(rack: tuple[str, ...]) -> str:
    return write_tiles(rack) if HIDDEN not in rack else UNKNOWN


def _next_rack(state: State, n: int) -> str | None:
    """The rack after a challenge: the next one told of this side, or what is left on it."""
    side = state.sheet[n].side
    later = (line for line in state.sheet[n + 1 :] if line.side == side and line.kind in _TURNS)
    return next((_rack(line) for line in later), _tiles(state.rack(side)) or None)


_TURNS = ("play", "exchange", "pass", "lost")


def _exchanged(line: Line, tiles: tuple[str, ...]) -> str:
    """The tiles that were changed, or how many where they are not known."""
    return write_tiles(tiles) if tiles and HIDDEN not in tiles else str(line.count)


def _left(state: State) -> Iterable[Pragma]:
    """The racks that no last line tells."""
    for n, side in enumerate(_order(state), start=1):
        rack = state.rack(side)
        if rack and HIDDEN not in rack:
            yield Pragma(f"rack{n}", write_tiles(rack))
