"""Game files of other programs: read into records, and written from them."""

from gamehall.kernel.files import FileKind, Unfit
from gamehall.kernel.record import Entry, Header


def _read_gcg(data: bytes, name: str, at: int) -> tuple[Header, tuple[Entry, ...], tuple[str, ...]]:
    from gamehall.games.scrabble.gcg.importing import Unimportable, import_game
    from gamehall.games.scrabble.gcg.read import read
    from gamehall.games.scrabble.rules import GAME

    try:
        imported = import_game(GAME, read(data), name, at)
    except Unimportable as error:
        raise Unfit(str(error)) from error
    return imported.table.header, imported.table.entries, imported.says


def _write_gcg(header: Header, entries: tuple[Entry, ...]) -> bytes:
    from gamehall.games.scrabble.gcg.exporting import export_game
    from gamehall.games.scrabble.gcg.write import write
    from gamehall.games.scrabble.rules import GAME

    return write(export_game(GAME, header, entries))


FILES = {"gcg": FileKind("GCG, the game files of tournament Scrabble", "text/x-gcg", _read_gcg, _write_gcg)}
