"""The order before anything is played: by rating, the unrated by lot behind them."""

from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.standings.ties import drawn_at


def seeded(field: Field) -> tuple[Player, ...]:
    """The players best first; where no result counts yet, as they are seeded."""
    if field.source > 0:
        return field.players
    return tuple(
        sorted(
            field.players,
            key=lambda player: (-player.points, -player.rating, drawn_at(field.seed, player.number)),
        )
    )
