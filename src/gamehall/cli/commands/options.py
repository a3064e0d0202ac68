"""A game by its name and its options as people type them: `--option board=classic --option chips=12`."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import fields

from gamehall.kernel import catalog
from gamehall.kernel.codec import Unreadable
from gamehall.kernel.game import Game
from gamehall.kernel.setting import setting
from gamehall.machine.speech import Unusable


def find_game(id: str) -> Game:
    games = catalog.games()
    if id not in games:
        raise Unusable(f"The hall has no game {id!r}; it has {', '.join(sorted(games))}.")
    return games[id]


def find_game_by(id: str, book: str) -> Game:
    """A game as one of its books has it played: the one named, else the first."""
    game = find_game(id)
    known = [shelf.id for shelf in game.shelves]
    if book and book not in known:
        raise Unusable(f"{game.name} has no book {book!r}; it has {', '.join(known)}.")
    return game.by(book or known[0])


def read_options(game: Game, manner: str, given: Iterable[str]) -> dict[str, Any]:
    """What was given, over what the manner presets, with what the record must tell."""
    known = {field.encode_name: field for field in fields(game.options)}
    chosen: dict[str, Any] = {}
    for part in given:
        key, equals, value = part.partition("=")
        if not equals or key not in known:
            raise Unusable(
                f"{part!r} is no option of {game.name}; write key=value with one of {', '.join(known)}."
            )
        try:
            chosen[key] = msgspec.to_builtins(msgspec.convert(value, known[key].type, strict=False))
        except msgspec.ValidationError as error:
            raise Unusable(f"The option {key} of {game.name} cannot be {value!r}: {error}.") from error
    try:
        return setting(game, game.shelves[0].id, manner, chosen)
    except (Unreadable, ValueError) as error:
        raise Unusable(str(error)) from error
