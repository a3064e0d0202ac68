"""A game by its name and its options as people type them: `--option board=classic --option chips=12`."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import fields

from gamehall.cli.speech import Unusable
from gamehall.kernel import catalog
from gamehall.kernel.game import Game


def find_game(id: str) -> Game:
    games = catalog.games()
    if id not in games:
        raise Unusable(f"The hall has no game {id!r}; it has {', '.join(sorted(games))}.")
    return games[id]


def read_options(game: Game, manner: str, given: Iterable[str]) -> dict[str, Any]:
    """What the manner presets, and over it what was given."""
    known = {field.encode_name: field for field in fields(game.options)}
    chosen: dict[str, Any] = dict(game.presets.get(manner, {}))
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
    return chosen
