"""A real board that one person keeps for all its players: who plays there, and with which options."""

from collections.abc import Mapping
from typing import Any

from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK, DEALER, player
from gamehall.live.gathering import usual_timekeepers
from gamehall.web.pages.option_fields import headings
from gamehall.web.wire.messages import Wish


def wishes(game: Game, form: Mapping[str, str]) -> list[Wish] | None:
    """Every chair is the keeper's, the players' under their names; None: nobody asked for that."""
    if form.get("real") != "on":
        return None
    fewest, most = game.seats
    named = {player(n): form.get(f"player.{player(n)}", "") for n in range(1, most + 1)}
    last = max((n for n in range(1, most + 1) if named[player(n)].strip()), default=0)
    players = [Wish(player(n), "me", name=named[player(n)]) for n in range(1, max(fewest, last) + 1)]
    officials = [Wish(seat, "me") for seat in dict.fromkeys((*usual_timekeepers(game), DEALER))]
    clock = Wish(CLOCK, "hall") if form.get("real_clock") == "on" else Wish(CLOCK, "me")
    return [*players, *officials, clock]


def options(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    """What was chosen, and where that makes no real board of it, the choice that does."""
    if _real(game, chosen):
        return chosen
    for field in (field for heading in headings(game) for field in heading.fields):
        for value, _ in field.choices:
            if field.name not in chosen and _real(game, {**chosen, field.name: value}):
                return {**chosen, field.name: value}
    return chosen


def _real(game: Game, chosen: Mapping[str, Any]) -> bool:
    try:
        read = codec(game).read_options({**game.shelves[0].fixes, **chosen})
    except (Unreadable, ValueError):
        return False
    return game.wooden is None or game.wooden(read, True)
