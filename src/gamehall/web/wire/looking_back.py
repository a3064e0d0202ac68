"""A game that is over, looked back at. All of it is made of the record alone, beside the hall."""

from markupsafe import Markup

from gamehall.kernel import catalog
from gamehall.kernel.codec import read_lines
from gamehall.kernel.parts import Files, Review
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.seat import GALLERY
from gamehall.kernel.table import Table, add, open_table, replay
from gamehall.web.wire import wording
from gamehall.web.wire.messages import Chair, Frame, Frames

_LINE = Markup('<li>{} <small><a href="{}">{}</a></small></li>')


def record(lines: bytes, signature: bytes) -> bytes:
    """The hall signs it itself: its key stays where it is."""
    return lines + signature


def frames(lines: bytes, chairs: tuple[Chair, ...]) -> bytes:
    """The game position by position."""
    header, entries = _read(lines)
    game = catalog.game(header.game).by(header.book)
    table, view = replay(game, header, entries), open_table(game, header)
    shown = [Frame(None, view.state, facts=wording.facts_of(view, GALLERY))]
    for entry in entries:
        view = add(view, entry)  # the game is over, and its record open to all
        seen, outcome = wording.seen_entry(table, entry, GALLERY), wording.outcome_of(view)
        shown.append(Frame(seen, view.state, outcome, wording.facts_of(view, GALLERY)))
    shelf = game.shelf(header.book)
    return wording.encode(
        Frames(header.table, game.id, game.name, shelf.id, shelf.title, header, chairs, tuple(shown))
    )


def told(table: Table) -> bytes:
    """The game line by line, for a page without script."""
    seen = [wording.seen_entry(table, entry, GALLERY) for entry in table.entries]
    return "".join(_LINE.format(line.says, line.cites.href, line.cites.at) for line in seen).encode()


def review(lines: bytes) -> bytes:
    """A game's own `review(header, entries)`."""
    header, entries = _read(lines)
    part = catalog.part(header.game, Review)
    assert part is not None
    return wording.encode(part.review(header, entries))


def file(lines: bytes, kind: str) -> bytes:
    """The game as another program's file."""
    header, entries = _read(lines)
    part = catalog.part(header.game, Files)
    assert part is not None
    return part.kinds[kind].write(header, entries)


def _read(lines: bytes) -> tuple[Header, tuple[Entry, ...]]:
    return read_lines(lines, catalog.game)
