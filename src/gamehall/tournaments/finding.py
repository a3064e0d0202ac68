"""The game of a record, also where it is a match of several games, or an event."""

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.match.day import DAY

MATCHES = {DAY.id: DAY}


def game_of_record(id: str) -> Game:
    return EVENT if id == EVENT.id else MATCHES.get(id) or catalog.game(id)
