"""Tiles carried between rack, board and table; a line of the sheet changed."""

from msgspec.structs import replace

from gamehall.games.scrabble.acts import Tile
from gamehall.games.scrabble.board import INDEX, tile_of
from gamehall.games.scrabble.state import Line, State
from gamehall.kernel.inventory import Inventory, move


def clear(state: State) -> State:
    """Take up what the side on turn has put down."""
    draft = state.draft
    if draft is None:
        return state
    rack = f"rack {draft.side}"
    tiles = carry(state.tiles, draft.tiles, "board", rack)
    discards = f"discards {draft.side}"
    if draft.exchange:
        tiles = move(tiles, tiles.at(discards), discards, rack)
    board = write(state.board, tuple(Tile(tile.square, ".") for tile in draft.tiles))
    return replace(state, tiles=tiles, board=board, draft=None)


def carry(tiles: Inventory, laid: tuple[Tile, ...], source: str, target: str) -> Inventory:
    return move(tiles, [tile_of(tile.letter) for tile in laid], source, target) if laid else tiles


def write(board: str, laid: tuple[Tile, ...]) -> str:
    letters = list(board)
    for tile in laid:
        letters[INDEX[tile.square]] = tile.letter
    return "".join(letters)


def changed(state: State, line: int, **fields: object) -> tuple[Line, ...]:
    return (*state.sheet[:line], replace(state.sheet[line], **fields), *state.sheet[line + 1 :])
