"""A hall with one person of every kind, and tables of theirs at every moment of a table's life.

Cards are large numbers, so that one is known wherever it stands. The hall deals, except where the dealer is
asked about: then a person deals by hand.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import cached_property
from typing import Any

import httpx
from msgspec import Struct

from gamehall.store.rows import ChairRow, TableRow
from gamehall.store.store import Store
from tests.web.conftest import PASSWORD, Running, Visitor

ROLES = {
    "nobody": "has not said a name",
    "stranger": "has a name and no chair",
    "p1": "plays, and has played a card",
    "p2": "plays, and is to play",
    "judge": "is the official of the table",
    "clock": "keeps its time",
    "dealer": "deals by hand",
    "maker": "opened the table and does not sit at it",
    "organiser": "is signed in with the hall's password",
    "foreign": "plays at another table of the same game",
}
MOMENTS = {
    "gathering": "two chairs are free yet, p2 and clock: who is called so has no chair",
    "playing": "everybody sits, p1 has played a card",
    "freed": "the same, after the organiser freed the chair of p2: who is called so has no chair",
    "over": "p1 resigned, nobody has accepted the result",
    "closed": "both have accepted: the table is closed for good",
    "shut": "the organiser has closed the table in the midst of play",
}
ABOVE = 731_000_000
"""Cards are 731000001 to 731000009."""


class Standing(Struct, frozen=True):
    """All of a table that a request could change."""

    row: TableRow
    chairs: tuple[ChairRow, ...]
    entries: int


class AtTable(Struct, frozen=True, eq=False):
    id: str
    code: str
    key: str
    """Of the chair of p2."""
    moment: str
    hands: dict[str, tuple[str, ...]]
    """Cards nobody has played."""


class Cast:
    def __init__(self, hall: Running, stack: ExitStack) -> None:
        self.hall = hall
        self.people = {role: Visitor(hall, stack) for role in ROLES}
        for role, visitor in self.people.items():
            visitor.http.follow_redirects = False
            if role != "nobody":
                visitor.named(f"Pat {role}")
        self.passing = Visitor(hall, stack).http
        self.passing.follow_redirects = False
        self.passing.timeout = httpx.Timeout(60)  # who asks first waits until sentences can be read
        self.sign_in()
        self._shared: dict[tuple[str, bool], AtTable] = {}
        foreign = self.people["foreign"].open(
            {"seat": "p1", "who": "me"},
            {"seat": "p2", "who": "bot", "bot": "first"},
            game="peek",
            manner="guided",
            options={"above": ABOVE + 1000, "turn_seconds": 0},
        )
        self.foreign = foreign["id"]

    def sign_in(self) -> None:
        assert self.people["organiser"].form("/organiser", password=PASSWORD).status_code == 303

    def in_passing(self, role: str, method: str, address: str, **more: Any) -> httpx.Response:
        """Somebody asks, and their browser keeps nothing of the answer."""
        cookies = self.people[role].http.cookies.items()
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies)} if cookies else {}
        self.passing.cookies.clear()
        return self.passing.request(method, address, headers=headers, **more)

    def kept(self) -> dict[str, str]:
        """What the hall itself keeps: secrets, the password, who is signed in."""
        with closing(sqlite3.connect(self.hall.data / "hall.sqlite")) as database:
            return dict(database.execute("select name, value from settings"))

    @property
    def store(self) -> Store:
        return self.hall.app.state.desk.store  # type: ignore[no-any-return]

    @cached_property
    def everybody(self) -> dict[str, str]:
        """The id of every person, by role."""
        named = {role: visitor for role, visitor in self.people.items() if role != "nobody"}
        return {role: visitor.get("/api/me").json()["id"] for role, visitor in named.items()}

    @property
    def tables(self) -> list[AtTable]:
        return list(self._shared.values())

    def shared(self, role: str, moment: str) -> AtTable:
        """A table that nothing in the tests may change."""
        by_hand = role == "dealer"
        if (moment, by_hand) not in self._shared:
            self._shared[moment, by_hand] = self.table(role, moment)
        return self._shared[moment, by_hand]

    def table(self, role: str, moment: str) -> AtTable:
        """A new table at this moment, for this role to look at."""
        officials = ("judge", "clock", "dealer") if role == "dealer" else ("judge", "clock")
        chairs = [{"seat": seat, "who": "friend"} for seat in ("p1", "p2", *officials)]
        options = {"above": ABOVE}
        made = self.people["maker"].open(*chairs, manner="guided", options=options, private=True)
        id, keys = made["id"], {link["seat"]: link["link"].removeprefix("/sit/") for link in made["links"]}
        late = {"p2", "clock"} if moment == "gathering" else set()
        for seat in sorted(keys.keys() - late):
            self.people[seat].post(f"/api/sit/{keys[seat]}", {})
        if moment != "gathering":
            self._play(id, moment, by_hand=role == "dealer")
        key = next(chair.key for chair in self.store.chairs(id) if chair.seat == "p2")
        return AtTable(id, made["code"], key, moment, dict(self._hands(id)))

    def _play(self, id: str, moment: str, *, by_hand: bool) -> None:
        if by_hand:
            for seat, cards in (("p1", (1, 2)), ("p2", (3, 4))):
                items = [str(ABOVE + card) for card in cards]
                self.act("dealer", id, {"type": "Dealt", "items": items}, f"deal-{seat}")
        card = dict(self._hands(id))["p1"][0]
        self.act("p1", id, {"type": "PlayCard", "card": card}, "turn-0")
        match moment:
            case "over" | "closed":
                self.act("p1", id, {"type": "Resign"})
            case "freed":
                self.people["organiser"].form(f"/organiser/t/{id}", tool="free", seat="p2")
            case "shut":
                self.people["organiser"].form(f"/organiser/t/{id}", tool="close")
        if moment == "closed":
            for seat in ("p1", "p2"):
                self.act(seat, id, {"type": "AcceptResult"})

    def act(self, role: str, id: str, action: dict[str, Any], prompt: str = "") -> httpx.Response:
        """From the own chair, by the page without script; it must be taken."""
        entries = len(self.store.log.read(id))
        form = {"action": json.dumps(action), "prompt": prompt, "command": f"{action['type']} {prompt}"}
        answer = self.people[role].http.post(f"/t/{id}/plain", data=form)
        assert len(self.store.log.read(id)) > entries, answer.text
        return answer

    def standing(self, id: str) -> Standing:
        row = self.store.table(id)
        assert row
        chairs = sorted(self.store.chairs(id), key=lambda chair: chair.seat)
        return Standing(row, tuple(chairs), len(self.store.log.read(id)))

    def _hands(self, id: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """From the record as it lies in the store."""
        entries = [json.loads(line) for line in self.store.log.read(id)]
        events = [event for entry in entries for event in entry["ruling"]["events"]]
        played = {event["card"] for event in events if event["type"] == "Played"}
        for event in events:
            if event["type"] == "Drew":
                yield event["seat"], tuple(card for card in event["cards"] if card not in played)
