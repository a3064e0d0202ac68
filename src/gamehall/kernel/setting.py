"""What a new table is opened with: the manner's preset, what people chose, and what the record must tell."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import fields

from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game


def setting(game: Game, book: str, manner: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they go into the header.

    Raises Unreadable for options that are none, and ValueError for those this hall cannot offer.
    """
    shelf = game.shelf(book)
    if not_left := [name for name in shelf.fixed if name in chosen]:
        raise ValueError(f"{shelf.title} does not leave {not_left[0]!r} to the table.")
    if strange := [name for name in chosen if name not in {f.encode_name for f in fields(game.options)}]:
        raise ValueError(f"{game.name} has no option {strange[0]!r}.")
    options = {**game.presets.get(manner, {}), **chosen}
    if game.stamps is None:
        return options
    read = codec(game).read_options({**shelf.fixes, **options})
    return {**options, **game.stamps(read)}
