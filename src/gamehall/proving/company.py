"""Two players and an official who sit down, play, end their game and take it up again, whatever crashes."""

import asyncio
import random
from typing import Any

from gamehall.kernel import catalog
from gamehall.kernel.action import Action, Correct, Forfeit, Resign
from gamehall.kernel.seat import Seat, player
from gamehall.proving.load import Chooser
from gamehall.proving.visitor import Refused, Visitor, ask, say_name
from gamehall.proving.witness import Witness

_PLAYERS = (player(1), player(2))
_AGAIN = 0.02


class Company:
    """Their way through the hall. Whatever gets no answer is asked again until it has one."""

    def __init__(self, port: int, game: str, seed: int) -> None:
        self.port, self.game, self._rng = port, game, random.Random(seed)
        self.official = catalog.game(game).may_forfeit()[0].seat
        self.table = ""
        self.stage = "coming"
        self.told: list[tuple[Seat, str]] = []
        """Chairs that the hall said are theirs, and the name in them."""
        self.refusal = ""
        """What the hall last said no to."""
        self.witness: Ends | None = None

    async def stay(self) -> None:
        """From the door to the end of their game."""
        seats = (*_PLAYERS, self.official)
        names = [f"Ana {seat} {self._rng.randrange(10**6)}" for seat in seats]
        cookies = [await self._until_said(name) for name in names]
        made = await self._asked("/api/tables", cookies[0], self._wish())
        self.table, self.stage = made["id"], "sitting down"
        self.told.append((seats[0], names[0]))
        ways = {link["seat"]: f"/api{link['link']}" for link in made["links"]}
        for seat, name, cookie in list(zip(seats, names, cookies, strict=True))[1:]:
            await self._asked(ways[seat], cookie, {})
            self.told.append((seat, name))
        self.stage = "playing"
        visitors = [Visitor(self.port, self.table, s, c) for s, c in zip(seats, cookies, strict=True)]
        self.witness = Ends(visitors, self.game, self._rng.randrange(2**32), self.official)
        await self.witness.play()
        self.stage = "gone"

    def _wish(self) -> dict[str, object]:
        chairs = [{"seat": seat, "who": "friend"} for seat in (_PLAYERS[1], self.official)]
        return {
            "game": self.game,
            "manner": "tournament",
            "chairs": [{"seat": _PLAYERS[0], "who": "me"}, *chairs],
        }

    async def _until_said(self, name: str) -> str:
        while True:
            try:
                return await say_name(self.port, name)
            except (OSError, Refused):
                await asyncio.sleep(_AGAIN)

    async def _asked(self, path: str, cookie: str, body: object) -> dict[str, Any]:
        while True:
            try:
                return dict((await ask(self.port, "POST", path, body, cookie))[0])
            except (OSError, Refused) as error:
                self.refusal = str(error)
                await asyncio.sleep(_AGAIN)


class Ends(Witness):
    """A game that is resigned, taken up again by the official, and forfeited at last."""

    def __init__(self, visitors: list[Visitor], game: str, seed: int, official: Seat) -> None:
        super().__init__(visitors, Chooser(game, {}, seed), seed)
        self._player, self._official = self._chooser, official
        self._chooser = self  # type: ignore[assignment]
        self._acts = self._rng.randint(1, 4)

    @property
    def finished(self) -> bool:
        return super().finished and bool(self._when("Forfeit"))

    @property
    def ended(self) -> int:
        return len(self._when("Resign")) + len(self._when("Forfeit"))

    @property
    def reopened(self) -> int:
        return len(self._when("Correct"))

    def choose(self, visitor: Visitor) -> tuple[str, Action] | None:
        resigned, corrected, forfeited = (self._when(kind) for kind in ("Resign", "Correct", "Forfeit"))
        enough = sum(seq > max(corrected, default=0) for seq in self._by_players()) >= self._acts
        if visitor.seat == self._official:
            if resigned and not corrected:
                return "", Correct("a slip of the hand", resigned[0])
            return ("", Forfeit(_PLAYERS[1], "went home")) if corrected and enough and not forfeited else None
        if enough and not resigned and visitor.seat == _PLAYERS[0]:
            return "", Resign()
        waits = not forfeited and (enough or (resigned and not corrected))
        return None if waits else self._player.choose(visitor)

    def _when(self, kind: str) -> list[int]:
        return sorted(seq for seq, entry in self.shown.items() if entry["action"]["type"] == kind)

    def _by_players(self) -> list[int]:
        acts = ((seq, e["seat"], e["action"]["type"]) for seq, e in self.shown.items())
        return [seq for seq, seat, kind in acts if seat in _PLAYERS and kind != "Resign"]
