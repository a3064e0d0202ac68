"""What a new table is opened with: the manner's preset, what people chose, and what the record must tell."""

from collections.abc import Mapping
from typing import Any

from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game


def setting(game: Game, book: str, manner: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they go into the header.

    Raises Unreadable for options that are none, and ValueError for those this hall cannot offer.
    """
    options = {**game.presets.get(manner, {}), **chosen}
    if game.stamps is None:
        return options
    read = codec(game).read_options({**game.shelf(book).fixes, **options})
    return {**options, **game.stamps(read)}
