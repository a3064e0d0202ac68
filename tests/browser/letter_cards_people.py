"""People at a letter card table: with the mouse, with the keyboard alone, by touch; and a dealer."""

import json
import re
from collections import Counter
from contextlib import ExitStack
from secrets import token_hex
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from websockets.sync.client import connect

from tests.browser.linguishtik_people import Sitter
from tests.browser.people import Keyboard, person

LISTEN = """
  window.spoken = []
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const live = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')
      if (live) window.spoken.push(live.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Keeps everything a screen reader was told, also what was replaced a moment later."""

_AT_ONCE = """(at) => {
  setTimeout(() => {
    while (Date.now() < at);
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
}"""
"""Presses Enter at this very moment; the page is too busy with waiting to hear of anybody else before it."""

_WATCH = """(word) => {
  const laid = `[aria-label^="The word ${word},"]`
  window.seenAt = new Promise((seen) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(laid)) return
      watcher.disconnect()
      seen(Date.now())
    })
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}"""

_NOTE_PRESS = """() => {
  const note = () => { window.pressedAt = Date.now() }
  addEventListener('click', note, { capture: true, once: true })
}"""


class Looker(Sitter):
    """Somebody who looks at the table, and hears what the page says."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, name)
        page.add_init_script(LISTEN)

    def hears(self, words: str) -> None:
        self.page.wait_for_function("words => window.spoken.some((one) => one.includes(words))", arg=words)

    def holds(self, letter: str) -> bool:
        """Whether a card with this letter has come to this page since the first deal."""
        dealt = next(at for at, frame in enumerate(self.heard) if '"HandFilled"' in frame)
        card = re.compile(f'"{letter}"(?!:)')  # how many of each letter the deck has is no secret
        return any(card.search(told) for told in (self.page.content(), *self.heard[dealt:]))

    def standing(self, word: str, by: str) -> Locator:
        return self.page.get_by_role("list", name=f"The word {word}, laid by {by}", exact=True)

    def sees_word(self, word: str, by: str) -> None:
        expect(self.standing(word, by)).to_be_visible()

    def sees_ruling(self, word: str) -> None:
        ruling = self.page.get_by_role("article", name="Ruling", exact=True)
        expect(ruling.locator(".verdict")).to_contain_text(word)

    def sees_cards_won(self, **cards: int) -> None:
        for seat, count in cards.items():
            expect(self.page.locator(f'[data-score="{seat}"]')).to_have_attribute("data-value", str(count))


class CardPlayer(Looker):
    """Somebody who plays with the mouse."""

    def ready(self) -> None:
        self.press("Ready")
        expect(self.page.get_by_role("button", name="Ready", exact=True)).to_have_count(0)

    def card(self, letter: str) -> Locator:
        """A card that is not yet in the word; those on the table come first."""
        return self.page.get_by_role("button", name=re.compile(f"^{letter}, "), pressed=False).first

    def make(self, word: str) -> None:
        """Take the cards of a word, one after the other."""
        for letter in word:
            self.touch(self.card(letter))
        expect(self.so_far).to_contain_text(" ".join(word))

    @property
    def so_far(self) -> Locator:
        return self.page.get_by_role("status", name="Your word so far")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^Your hand"))

    def touch(self, what: Locator) -> None:
        what.click()

    def announce(self, word: str) -> None:
        self.make(word)
        self.touch(self.page.get_by_role("button", name=f"Announce {word}", exact=True))
        self.has_announced(word)

    def has_announced(self, word: str) -> None:
        expect(self.page.get_by_text(f"You announce {word}")).to_be_visible()

    def finish(self) -> None:
        self.touch(self.page.get_by_role("button", name="Lay the cards", exact=True))

    def lay(self, word: str) -> None:
        self.announce(word)
        self.finish()
        self.sees_word(word, self.name)

    def challenge(self, word: str) -> None:
        """Nobody reads a new word within a quarter of a second; the page takes no challenge so soon."""
        expect(self.page.get_by_text(f"Is {word} a word?")).to_be_visible()
        self.page.wait_for_timeout(260)
        self.touch(self.page.get_by_role("button", name="Challenge", exact=True))

    def is_out(self, why: str) -> None:
        expect(self.page.get_by_text("You are out of this round.").first).to_be_visible()
        self.sees(why)
        expect(self.page.locator("[data-pick]")).to_have_count(0)


class TouchPlayer(CardPlayer):
    """Somebody with a phone."""

    def press(self, name: str, within: Locator | None = None) -> None:
        self.touch((within or self.page).get_by_role("button", name=name, exact=True).first)

    def touch(self, what: Locator) -> None:
        what.tap()

    def challenge(self, word: str) -> None:
        """The finger goes to where the button is; the table stays in view."""
        expect(self.page.get_by_text(f"Is {word} a word?")).to_be_visible()
        self.page.wait_for_timeout(260)
        place = self.page.get_by_role("button", name="Challenge", exact=True).bounding_box()
        assert place
        self.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


class TypingPlayer(CardPlayer):
    """Somebody who plays without a mouse."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, name)
        self.keys = Keyboard(page)

    def press(self, name: str, within: Locator | None = None) -> None:
        self.keys.press(name)

    def make(self, word: str) -> None:
        expect(self.page.get_by_role("region", name="Your word")).to_be_visible()
        self.page.keyboard.type(word.lower())
        expect(self.so_far).to_contain_text(" ".join(word))

    def announce(self, word: str) -> None:
        self.make(word)
        self.page.keyboard.press("Enter")
        self.has_announced(word)

    def finish(self) -> None:
        self.page.keyboard.press("Enter")

    def challenge(self, word: str) -> None:
        expect(self.page.get_by_text(f"Is {word} a word?")).to_be_visible()
        self.page.wait_for_timeout(260)
        self.page.keyboard.press("F2")


class Dealer:
    """Sam shuffles and winds beside the table, and types what came."""

    def __init__(self, browser: Browser, hall: str) -> None:
        self.context, self.hall, self.open = browser.new_context(), hall, ExitStack()
        self.prompts: list[dict[str, Any]] = []

    def listens_at(self, table: str) -> None:
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        address = f"{self.hall.replace('http', 'ws')}/ws/tables/{table}"
        # Sam does not listen while others play: what comes waits, however much it is.
        dialled = connect(
            address, additional_headers={"Cookie": cookies}, max_size=None, max_queue=None, ping_interval=None
        )
        self.socket = self.open.enter_context(dialled)
        self.socket.send(json.dumps({"type": "Join", "since": 0}))

    def deals(self, cards: str, ms: int) -> None:
        """First every hand in order of the chairs, then the table; and so long does the round last."""
        self._types("deal", list(cards.replace(" ", "")))
        self._types("time", [str(ms)])

    def deals_the_last(self) -> None:
        """The hands are filled once more, and nothing is left."""
        self._types("deal", [])

    def _types(self, question: str, items: list[str]) -> None:
        """Waits until this is asked, and sees it taken."""
        while not (asked := [one for one in self.prompts if one["id"].startswith(f"{question}:")]):
            self._hears()
        action = {"type": "Dealt", "items": items}
        sent = {"type": "Submit", "command": token_hex(8), "prompt": asked[0]["id"], "action": action}
        self.socket.send(json.dumps(sent))
        while (answer := self._hears())["type"] not in ("Ruled", "Unread"):
            pass
        assert answer.get("verdict") == "allowed", answer
        self.prompts = [one for one in self.prompts if one is not asked[0]]

    def _hears(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(30))
        self.prompts = message.get("prompts", self.prompts)
        return message

    def go_home(self) -> None:
        self.open.close()
        self.context.close()


def deck(*dealt: str) -> str:
    """All cards that are dealt, as a table's own deck is written."""
    counted = Counter("".join(dealt).replace(" ", ""))
    return " ".join(f"{letter}{count}" for letter, count in sorted(counted.items()))


def open_table(hall: str, sitting: dict[str, Any], options: dict[str, Any]) -> str:
    """The first opens a tournament table, the others sit down on its chairs; its address in the hall."""
    first, *others = sitting
    chairs = [{"seat": first, "who": "me"}, *({"seat": seat, "who": "friend"} for seat in others)]
    wish = {
        "game": "letter_cards",
        "book": "tiger-1991",
        "manner": "tournament",
        "options": options,
        "chairs": chairs,
    }
    answer = sitting[first].post(f"{hall}/api/tables", data=wish)
    assert answer.ok, answer.text()
    made = answer.json()
    tokens = {one["seat"]: one["link"].rstrip("/").rsplit("/", 1)[-1] for one in made["links"]}
    for seat in others:
        sat = sitting[seat].post(f"{hall}/api/sit/{tokens[seat]}")
        assert sat.ok, sat.text()
    return str(made["id"])


class Game:
    """Ana with the mouse, Ben and Dan with keyboards, Cleo by touch; Sam deals, and the gallery looks on."""

    def __init__(self, browser: Browser, hall: str, **options: Any) -> None:
        self.ana = CardPlayer(person(browser), "Ana")
        self.ben = TypingPlayer(person(browser, reduced_motion="reduce"), "Ben")
        self.cleo = TouchPlayer(person(browser, 360, 740, has_touch=True, is_mobile=True), "Cleo")
        self.dan = TypingPlayer(person(browser, color_scheme="dark", reduced_motion="reduce"), "Dan")
        self.gallery = Looker(person(browser, reduced_motion="reduce"), "Gil")
        self.players = (self.ana, self.ben, self.cleo, self.dan)
        self.lookers = (*self.players, self.gallery)
        self.sam = Dealer(browser, hall)
        self.round = self.ms = 0
        sitting = {f"p{n}": one.page.request for n, one in enumerate(self.players, 1)}
        sitting["dealer"] = self.sam.context.request
        for request, name in zip(sitting.values(), ("Ana", "Ben", "Cleo", "Dan", "Sam"), strict=True):
            request.post(f"{hall}/api/name", data={"name": name})
        self.id = open_table(hall, sitting, options)
        self.sam.listens_at(self.id)
        for one in self.lookers:
            one.page.goto(f"{hall}/t/{self.id}")
            expect(one.page.locator(".letter-cards")).to_be_visible()

    def begin(self, cards: str, ms: float) -> None:
        """Everybody is ready, these cards are dealt, and so long does the round last, to the tenth."""
        self.round, self.ms = self.round + 1, int(ms) // 100 * 100
        for one in self.players:
            one.ready()
        self.sam.deals(cards, self.ms)
        for one in self.players:
            expect(one.page.get_by_text("Timer ON")).to_be_visible()

    def to_the_screen(self) -> Page:
        """The gallery looks at the hall screen from now on."""
        self.gallery.page.goto(f"{self.gallery.page.url}/screen")
        return self.gallery.page

    def lays_fast(self, author: CardPlayer, word: str) -> int:
        """Lays an announced word with one click; milliseconds until the last of the others sees it."""
        others = [one.page for one in self.lookers if one is not author]
        for page in others:
            page.evaluate(_WATCH, word)
        author.page.evaluate(_NOTE_PRESS)
        author.finish()
        seen = [int(page.evaluate("() => window.seenAt")) for page in others]
        return max(seen) - int(author.page.evaluate("() => window.pressedAt"))

    def at_once(self, one: TypingPlayer, other: TypingPlayer) -> tuple[TypingPlayer, TypingPlayer]:
        """Both announce what they have made at the same moment; who was first, and who was not."""
        at = int(one.page.evaluate("() => Date.now()")) + 400
        for page in (one.page, other.page):
            page.evaluate(_AT_ONCE, at)
        won = re.compile("^You announce ")
        first = one.page.get_by_text(won).or_(one.page.get_by_role("article", name="Ruling"))
        expect(first).to_be_visible()
        return (one, other) if one.page.get_by_text(won).count() else (other, one)

    def nobody_but(self, owner: CardPlayer, letter: str) -> None:
        """No other page has a card with this letter, neither shown nor in what came since the first deal."""
        assert owner.holds(letter)
        for one in self.lookers:
            assert one is owner or not one.holds(letter), f"{one.name} knows a card of {owner.name}"

    def nobody_knows_the_time(self) -> None:
        """Neither its figure nor a clock that runs to the bell has come to any page."""
        figure = re.compile(rf'"bell:{self.round}|(?<!"left":)(?<!\d){self.ms}(?!\d)')
        for one in self.lookers:
            found = [told for told in (one.page.content(), *one.heard) if figure.search(told)]
            assert not found, f"{one.name} knows how long the round is"

    def go_home(self) -> None:
        self.sam.go_home()
        for one in self.lookers:
            one.page.context.close()
