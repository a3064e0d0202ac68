"""Fair turns: where many wait for one place, whoever had a turn longest ago comes next."""

import asyncio
from collections import OrderedDict, deque

Who = tuple[str, ...]
"""Who asks, by the names under which they are counted, the widest first: an address, then a person there."""

_MOST_REMEMBERED = 10_000


class Turns:
    """One place and a queue before it.

    A lower rank comes first; the first one, though, not twice running, so that it leaves a turn to others.
    Among equals the turns go round: by address, and within an address by person, so that thirty wishes of
    one visitor hold up another's by one.
    """

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, Who], deque[asyncio.Future[None]]] = {}
        self._served: OrderedDict[Who, int] = OrderedDict()
        self._count = 0
        self._taken = False
        self._first_had = False
        """The last turn was one of the first rank."""

    async def take(self, who: Who, rank: int = 0) -> None:
        """Wait for a turn; whoever gets one gives it back."""
        if not self._taken:
            self._taken = True
            self._serve(who, rank)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault((rank, who), deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            else:
                self._leave((rank, who), turn)
            raise

    def give(self) -> None:
        """The turn is over: the next one's begins."""
        while self._waiting:
            key = min(self._waiting, key=self._since)
            turn = self._waiting[key].popleft()
            if not self._waiting[key]:
                del self._waiting[key]
            if not turn.done():
                self._serve(key[1], key[0])
                turn.set_result(None)
                return
        self._taken = False

    def _since(self, key: tuple[int, Who]) -> tuple[int, ...]:
        rank, who = key
        rank = max(rank, 1) if self._first_had else rank
        return (rank, *(self._served.get(who[: length + 1], 0) for length in range(len(who))))

    def _serve(self, who: Who, rank: int) -> None:
        self._first_had = rank == 0
        self._count += 1
        for length in range(len(who)):
            name = who[: length + 1]
            self._served[name] = self._count
            self._served.move_to_end(name)
        while len(self._served) > _MOST_REMEMBERED:
            self._served.popitem(last=False)

    def _leave(self, key: tuple[int, Who], turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(key)
        if queue and turn in queue:
            queue.remove(turn)
        if queue is not None and not queue:
            del self._waiting[key]
