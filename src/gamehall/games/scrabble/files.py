"""Game files of other programs: read into records, and written from them."""

from collections.abc import Sequence

from gamehall.kernel.files import FileKind, Unfit
from gamehall.kernel.parts import Files
from gamehall.kernel.record import Entry, Header


def _read_gcg(data: bytes, name: str, at: int) -> tuple[Header, tuple[Entry, ...], tuple[str, ...]]:
    from gamehall.games.scrabble.gcg.examining import examine

    seen = examine(data, name, at)
    if seen.imported is None:
        raise Unfit(*seen.reasons, notices=seen.notices)
    table = seen.imported.table
    return table.header, table.entries[:], seen.notices


def _write_gcg(header: Header, entries: Sequence[Entry]) -> bytes:
    from gamehall.games.scrabble.gcg.exporting import export_game
    from gamehall.games.scrabble.gcg.write import write
    from gamehall.games.scrabble.rules import GAME

    return write(export_game(GAME, header, entries))


_GCG = FileKind("GCG, the game files of tournament Scrabble", "text/x-gcg", _read_gcg, _write_gcg)

FILES = Files(kinds={"gcg": _GCG})
