"""People at Scrabble tables: they play with the mouse or with the keyboard alone, and know words.

Each also has a socket of their own, as their page has, to look at their rack and to play long stretches fast.
"""

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from itertools import permutations
from secrets import token_hex
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page, expect
from websockets.sync.client import connect

from gamehall.games.scrabble.acts import Place, Tile
from gamehall.games.scrabble.board import BLANK
from gamehall.games.scrabble.hints import Playable, best_plays, board_of, rack_of
from gamehall.games.scrabble.referee import draft_words, phoneys
from gamehall.games.scrabble.state import State, squares
from gamehall.kernel.seat import Seat
from tests.browser.dealt import NothingToPlay
from tests.browser.people import Keyboard, button

STUBBORN = frozenset("QVCJ")
"""Letters that are played early, so that somebody goes out at the end."""


class Line:
    """The socket of somebody's browser, one message at a time."""

    def __init__(self, context: BrowserContext, hall: str, table: str) -> None:
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
        address = f"{hall.replace('http', 'ws')}/ws/tables/{table}"
        self.open = ExitStack()
        dialled = connect(address, additional_headers={"Cookie": cookies}, max_size=None)
        self.socket = self.open.enter_context(dialled)
        self.update: dict[str, Any] = {"seq": 0}
        self.look()

    def hear(self, type: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(10))
            if message["type"] == "Update":
                self.update = message
            if message["type"] == type or message.get("command"):
                return message

    def until(self, happened: Callable[[State], bool]) -> State:
        while not happened(self.state):
            self.hear("Update")
        return self.state

    def look(self) -> State:
        """The table as it stands now, once the tiles that are being drawn are there."""
        self.socket.send(json.dumps({"type": "Join", "since": self.update["seq"]}))
        self.hear("Welcome")
        self.hear("Update")
        return self.catch_up(0)

    @property
    def state(self) -> State:
        return msgspec.convert(self.update["state"], State)

    def ask(self, kind: str) -> str:
        """The id of the question that takes this kind of action."""
        return next(str(prompt["id"]) for prompt in self.update["prompts"] if kind in prompt["kinds"])

    def say(self, action: str, **fields: Any) -> None:
        """Say it, see it allowed, and see what came of it."""
        message = {"type": action, **fields}
        sent = {"type": "Submit", "command": token_hex(8), "prompt": self.ask(action), "action": message}
        self.socket.send(json.dumps(sent))
        answer = self.hear("")
        assert answer.get("verdict") in ("allowed", "penalised"), answer
        self.catch_up(answer["seq"])

    def catch_up(self, seq: int) -> State:
        """Hear everything up to this entry, and the tiles dealt after it."""
        while self.update["seq"] < seq or self.state.drawing:
            self.hear("Update")
        return self.state


class Person:
    """Somebody with a mouse."""

    def __init__(self, page: Page, name: str, seat: str = "", hall: str = "", table: str = "") -> None:
        self.page, self.name = page, name
        self.hall, self.table, self.seat = hall, table, Seat(seat)
        self._line: Line | None = None

    def sit(self, hall: str, table: str, seat: str) -> None:
        self.hall, self.table, self.seat = hall, table, Seat(seat)

    @property
    def line(self) -> Line:
        if self._line is None:
            self._line = Line(self.page.context, self.hall, self.table)
        return self._line

    @property
    def side(self) -> Seat:
        return Seat("p1" if int(self.seat[1:]) % 2 else "p2")

    def look(self) -> State:
        return self.line.look()

    def leave(self) -> None:
        if self._line is not None:
            self._line.open.close()
        self._line = None

    def go_home(self) -> None:
        self.leave()
        self.page.context.close()

    # What this person does at the page.

    def press(self, name: str) -> None:
        button(self.page, name)

    def choose(self, name: str) -> None:
        """Press the first of perhaps several buttons of this name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def fill(self, name: str, text: str) -> None:
        self.page.get_by_label(name, exact=True).fill(text)

    def lay(self, place: Place) -> None:
        """Click a tile, then its square."""
        self.is_on_turn()
        for tile in place.tiles:
            held = BLANK if tile.letter.islower() else tile.letter
            self.page.locator(f'[data-tile="{held}"]').first.click()
            self.page.locator(f'[data-square="{tile.square}"]').click()
            if held == BLANK:
                self.press(tile.letter.upper())
        self.sees_laid(place)

    def announce(self, score: int, end: str) -> None:
        self.fill("Score to announce", str(score))
        self.press(end)

    def record(self) -> int:
        total = self.look().scores[self.side]
        self.fill("Total", str(total))
        self.press("Record")
        expect(self.page.get_by_label("Total", exact=True)).to_have_count(0)
        return total

    def draw(self, tiles: int) -> None:
        self.press(f"Draw {tiles} tile{'s' * (tiles != 1)}")

    def challenge(self) -> None:
        self.press("Challenge")

    def hold(self) -> None:
        self.press("Hold")

    def accept(self) -> None:
        self.press("Accept")

    # What this person sees.

    def is_on_turn(self) -> None:
        expect(self.page.get_by_role("button", name="Exchange", exact=True)).to_be_visible()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def sees_laid(self, place: Place) -> None:
        for tile in place.tiles:
            here = self.page.locator(f'[data-square="{tile.square}"]')
            expect(here).to_have_attribute("data-letter", tile.letter)

    def sees_nothing_on(self, place: Place) -> None:
        for tile in place.tiles:
            here = self.page.locator(f'[data-square="{tile.square}"]')
            expect(here).not_to_have_attribute("data-letter", re.compile("."))

    def sees_ruling(self, word: str) -> None:
        ruling = self.page.get_by_role("article", name="Ruling", exact=True)
        expect(ruling.locator(".verdict")).to_contain_text(re.compile(f"^\\s*{word}"))

    def sees_score(self, side: str, score: int) -> None:
        expect(self.page.locator(f'[data-score="{side}"]')).to_have_attribute("data-value", str(score))


class KeyboardPerson(Person):
    """Somebody who has no mouse."""

    def __init__(self, page: Page, name: str, seat: str = "", hall: str = "", table: str = "") -> None:
        super().__init__(page, name, seat, hall, table)
        self.keys = Keyboard(page)

    def press(self, name: str) -> None:
        self.keys.press(name)

    def choose(self, name: str) -> None:
        self.keys.wait_for(name)
        self.keys.tick(name)

    def fill(self, name: str, text: str) -> None:
        expect(self.page.get_by_label(name, exact=True)).to_be_visible()
        self.keys.fill(name, text)

    def lay(self, place: Place) -> None:
        """Walk to the first square, turn the way the word goes, and type."""
        tiles = sorted(place.tiles, key=lambda tile: (tile.square[0], int(tile.square[1:])))
        down = len({tile.square[0] for tile in tiles}) == 1
        self.is_on_turn()
        self.go_to_board()
        self.walk_to(tiles[0].square)
        if (self.page.locator(":focus .way.down").count() > 0) != down:
            self.page.keyboard.press("Space")
        for tile in tiles:
            blank = tile.letter.islower()
            self.page.keyboard.press(f"Shift+{tile.letter.upper()}" if blank else tile.letter.lower())
        self.sees_laid(place)

    def announce(self, score: int, end: str) -> None:
        """Enter on the board asks for the score, Enter there says it and ends the turn."""
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_label("Score to announce")).to_be_focused()
        expect(self.page.get_by_role("button", name=end, exact=True)).to_be_visible()
        self.page.keyboard.type(str(score))
        self.page.keyboard.press("Enter")

    def record(self) -> int:
        total = self.look().scores[self.side]
        self.fill("Total", str(total))
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_label("Total", exact=True)).to_have_count(0)
        return total

    def draw(self, tiles: int) -> None:
        self.shortcut("d", f"Draw {tiles} tile{'s' * (tiles != 1)}")

    def challenge(self) -> None:
        self.shortcut("c", "Challenge")

    def hold(self) -> None:
        self.shortcut("h", "Hold")

    def accept(self) -> None:
        self.shortcut("a", "Accept")

    def shortcut(self, key: str, name: str) -> None:
        """A key that means something beside the board, once the button it stands for can be used."""
        expect(self.page.get_by_role("button", name=name, exact=True)).to_be_enabled()
        if self.page.locator("[role=grid] :focus").count():
            self.page.keyboard.press("Escape")
        expect(self.page.locator("input:focus")).to_have_count(0)
        self.page.keyboard.press(key)

    def go_to_board(self) -> None:
        self.keys.page.keyboard.press("Escape")
        self.page.keyboard.press("b")
        expect(self.page.locator("[data-square]:focus")).to_have_count(1)

    def walk_to(self, square: str) -> None:
        here = self.page.locator(":focus").get_attribute("data-square") or ""
        right, down = ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:])
        for key, steps in (("Right", right), ("Left", -right), ("Down", down), ("Up", -down)):
            for _ in range(steps):
                self.page.keyboard.press(f"Arrow{key}")
        expect(self.page.locator(f'[data-square="{square}"]')).to_be_focused()


def draw_for_start(one: Person, other: Person) -> Seat:
    """A tile each, again where they are equal; the side that begins."""
    state = one.look()
    while state.starter is None:
        one.press("Draw a tile")
        one.sees(re.compile(r"drew (a blank|[A-Z])"))
        one.line.until(lambda now: one.side in now.lots)
        other.press("Draw a tile")
        state = one.line.until(lambda now: now.starter is not None or not now.lots)
    return state.starter


# Words.


def a_play(state: State, side: Seat) -> Playable:
    """A good play: many tiles, and those first that are hard to be rid of."""
    found = best_plays(state, side, 40)
    if not found:
        raise NothingToPlay(f"no word in {rack_of(state, side)}")
    return max(found, key=lambda play: (10 * _stubborn(play[0]) + 5 * len(play[0].tiles), play[1]))


def _stubborn(place: Place) -> int:
    return sum(tile.letter in STUBBORN for tile in place.tiles)


def a_phoney(state: State, side: Seat) -> tuple[Place, tuple[str, ...]]:
    """Tiles where a word could lie, in an order that makes none; and what is no word there."""
    letters = [tile for tile in rack_of(state, side) if tile != BLANK]
    for place, _, _ in best_plays(state, side, 200):
        if not 2 <= len(place.tiles) <= 4:
            continue
        for order in permutations(letters, len(place.tiles)):
            tiles = tuple(Tile(tile.square, letter) for tile, letter in zip(place.tiles, order, strict=True))
            words = draft_words(board_of(state), squares(tiles))
            if phoneys(state.options, words):
                return Place(tiles), words
    raise NothingToPlay(f"everything is a word in {letters}")


# Fast, by socket.


def play_on(people: dict[Seat, Person], enough: Callable[[State], bool]) -> State:
    """Plays turn after turn until it is enough, seen by whoever is on turn; that state."""
    for person in people.values():
        person.look()
    seq = 0
    while True:
        seq = max(seq, *(person.line.update["seq"] for person in people.values()))
        mover = people[next(iter(people.values())).line.catch_up(seq).mover]
        state = mover.line.catch_up(seq)
        assert state.phase == "turn", f"the game is over: {state.ended_by}"
        if enough(state):
            return state
        _turn(mover.line, people[state.other(mover.seat)].line, state)


def _turn(mover: Line, other: Line, state: State) -> None:
    side = state.mover
    if not best_plays(state, side, 1):
        mover.say("Pass")
        return
    place, score, _ = a_play(state, side)
    mover.say("Place", tiles=msgspec.to_builtins(place.tiles))
    mover.say("Announce", score=score)
    mover.say("Press")
    mover.say("Record", total=mover.state.scores[side])
    other.catch_up(mover.update["seq"])
    other.say("Accept")
    if mover.catch_up(other.update["seq"]).due(side):
        mover.say("Draw")


def can_go_out(state: State) -> bool:
    """Whoever is on turn sees a play for all tiles of the rack, and the bag is empty."""
    return not state.bag and _last_play(state) is not None


def _last_play(state: State) -> Playable | None:
    all_tiles = len(rack_of(state, state.mover))
    plays = best_plays(state, state.mover, 400)
    return next((play for play in plays if len(play[0].tiles) == all_tiles), None)


def last_play(state: State) -> Playable:
    found = _last_play(state)
    assert found is not None
    return found
