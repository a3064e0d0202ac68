"""Games for a day in tests: Counting On under several names."""

from msgspec.structs import replace

from gamehall.kernel.game import Game
from tests.games.counting.game import GAME


def toy(id: str) -> Game:
    return replace(GAME, id=id, name=id.capitalize())
