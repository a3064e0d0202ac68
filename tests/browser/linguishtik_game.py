"""A LinguiSHTIK table with three players, a judge, and a scorer who types how the cubes fall."""

import json
import re
from contextlib import ExitStack
from secrets import token_hex
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, expect
from websockets.sync.client import connect

from gamehall.games.linguishtik.cubes import Colour, cube_sets
from tests.browser.linguishtik_people import Judge, KeyboardPlayer, Player, Sitter, figure
from tests.browser.people import person

UNHURRIED = {
    "move_seconds": 0,
    "writing_seconds": 900,
    "checking_seconds": 900,
    "neutral_seconds": 900,
    "ready_seconds": 600,
}
"""A loaded machine shall not run into the table's own times."""


class Scorer:
    """Rolls cubes beside the table and types how they fell."""

    def __init__(self, browser: Browser, hall: str) -> None:
        self.context = browser.new_context()
        self.hall = hall
        self.open = ExitStack()

    @property
    def request(self) -> APIRequestContext:
        return self.context.request

    def listens_at(self, table: str) -> None:
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        address = f"{self.hall.replace('http', 'ws')}/ws/tables/{table}"
        dialled = connect(address, additional_headers={"Cookie": cookies}, max_size=None)
        self.socket = self.open.enter_context(dialled)
        self.socket.send(json.dumps({"type": "Join", "since": 0}))

    def rolls(self, letters: str, *colours: Colour) -> None:
        """Types the face of every cube, black ones first; or of cubes of these colours."""
        cubes = cube_sets()["mlag"]
        faces = [cubes.cubes[colour].faces for colour in colours or cubes.colours]
        typed = letters.replace(" ", "")
        fell = [face.index(letter) + 1 for face, letter in zip(faces, typed, strict=True)]
        asked: list[dict[str, Any]] = []
        while not asked:
            update = json.loads(self.socket.recv(15))
            asked = [one for one in update.get("prompts", ()) if "Fell" in one["kinds"]]
        action = {"type": "Fell", "dice": fell}
        sent = {"type": "Submit", "command": token_hex(8), "prompt": asked[0]["id"], "action": action}
        self.socket.send(json.dumps(sent))
        while (answer := json.loads(self.socket.recv(15))).get("type") not in ("Ruled", "Unread"):
            pass
        assert answer.get("verdict") == "allowed", answer

    def go_home(self) -> None:
        self.open.close()
        self.context.close()


class Game:
    """Ana with the mouse, Ben on a phone, Cai with the keyboard; Jo judges, Sam types how the cubes fall."""

    def __init__(self, browser: Browser, hall: str, book: str, *, dealt: bool = True, **table: Any) -> None:
        self.ana = Player(person(browser), "Ana")
        self.ben = Player(person(browser, 360, 740, has_touch=True), "Ben")
        self.cai = KeyboardPlayer(person(browser), "Cai")
        self.jo = Judge(person(browser), "Jo")
        self.sam = Scorer(browser, hall)
        self.players = (self.ana, self.ben, self.cai)
        self.sitters = (*self.players, self.jo)
        for one in self.sitters:
            one.company = self.sitters
            one.page.request.post(f"{hall}/api/name", data={"name": one.name})
        self.sam.request.post(f"{hall}/api/name", data={"name": "Sam"})
        self.open(hall, book, dealt, table)

    def open(self, hall: str, book: str, dealt: bool, table: dict[str, Any]) -> None:
        officials = ("judge", "dealer") if dealt else ("judge",)
        chairs = [
            {"seat": "p1", "who": "me"},
            *({"seat": s, "who": "friend"} for s in ("p2", "p3", *officials)),
        ]
        table = {"manner": "tournament", **table, "options": {**UNHURRIED, **table.get("options", {})}}
        asked = {"game": "linguishtik", "book": book, "chairs": chairs, **table}
        answer = self.ana.page.request.post(f"{hall}/api/tables", data=asked)
        assert answer.ok, answer.text()
        made = answer.json()
        tokens = {one["seat"]: one["link"].rstrip("/").rsplit("/", 1)[-1] for one in made["links"]}
        sitting = {"p2": self.ben.page.request, "p3": self.cai.page.request, "judge": self.jo.page.request}
        if dealt:
            sitting["dealer"] = self.sam.request
        for seat, request in sitting.items():
            assert request.post(f"{hall}/api/sit/{tokens[seat]}").ok
        self.address = f"{hall}/t/{made['id']}"
        for one in self.sitters:
            one.page.goto(self.address)
            expect(one.page.locator(".mat")).to_be_visible()
        if dealt:
            self.sam.listens_at(made["id"])

    def who_begins(self, **letters: str) -> None:
        """Each rolls a black cube, and it falls so."""
        for one in self.players:
            one.press("Roll a cube")
            self.sam.rolls(letters[one.name.lower()], "black")

    def roll(self, one: Player, letters: str) -> None:
        one.press("Roll the cubes")
        self.sam.rolls(letters)
        expect(self.ana.page.locator("[data-lies=resources]")).to_have_count(23)

    def next_shake(self) -> None:
        for one in self.players:
            one.is_ready()

    def secret_from_all_but(self, writer: Sitter, sentence: str) -> None:
        """Nothing of it has reached another page, neither what is shown nor what came over its socket."""
        expect(writer.slip("Your").get_by_text("handed in")).to_be_visible()
        for one in self.sitters:
            assert one is writer or not one.knows(sentence), f"{one.name} knows what {writer.name} wrote"

    def shown_to_all(self, *sentences: str) -> None:
        for sentence in sentences:
            for one in self.sitters:
                expect(one.page.locator(".sentence", has_text=sentence).first).to_be_visible()
                assert any(sentence in frame for frame in one.heard), f"{one.name} was not sent {sentence!r}"

    def scored(self, row: str, **points: int) -> None:
        """All see what the shake paid, and by which row of the chart."""
        for one in self.players:
            one.sees(re.compile(f"Row {row}:"))
            paid = one.page.get_by_role("table", name=re.compile("^What shake"))
            for name, much in points.items():
                line = paid.get_by_role("row", name=re.compile(f"^{name}", re.IGNORECASE))
                expect(line.locator(".points")).to_have_text(figure(much))

    def totals(self, **points: int) -> None:
        sheet = self.ana.page.get_by_role("table", name="Score sheet")
        total = sheet.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
        for at, one in enumerate(self.players):
            expect(total.nth(at)).to_have_text(figure(points[one.name.lower()]))

    def go_home(self) -> None:
        self.sam.go_home()
        for one in self.sitters:
            one.page.context.close()
