"""`gamehall tournament fuzz` and `gamehall bench tournament`: events by chance, and how fast they are."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]
Some = Annotated[int, Parameter(validator=Number(gte=0))]


def fuzz(*, events: Positive = 1_000, seed: int = 1, first: Some = 0, jobs: Some = 0) -> int:
    """Play events by chance, with all that happens at one, and check after every act what an event promises.

    Plans, people, results, late entries, withdrawals, wishes, corrections and nonsense are drawn. Exits with
    1 when a promise was not kept; the sentence says which event it was, so that it can be played again.

    Parameters
    ----------
    events
        How many events; a long run has 10,000.
    seed
        What they follow from.
    first
        The number of the first: event 1/4711 is --seed 1 --first 4711 --events 1.
    jobs
        Processes to use; 0 for one a core.
    """
    from gamehall.kernel.extras import need

    need("tournaments", "Playing events")
    from gamehall.proving.events.campaign import fuzz as play_events

    return play_events(events, seed, first, jobs)


def tournament(*, players: Positive = 2_000, json: Flag = False) -> int:
    """Measure pairing, every system, with 500 players and with many, and the replay of a large event.

    Parameters
    ----------
    players
        How many players the larger field has.
    json
        Print the figures as JSON.
    """
    from gamehall.kernel.extras import need

    need("tournaments", "Pairing")
    from gamehall.proving.events.speed import bench_tournament

    return bench_tournament(players, json)
