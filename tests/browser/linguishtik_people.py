"""People at LinguiSHTIK tables: with the mouse, with the keyboard alone, and in the judge's chair.

Each page's socket is listened to, so that it can be shown what reached whom and when.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.people import PHONE, Keyboard


class Sitter:
    """Somebody with a window and a mouse."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.heard: list[str] = []
        self.company: tuple[Sitter, ...] = ()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def knows(self, words: str) -> bool:
        """Whether these words came to this person's page in any way."""
        return words in self.page.content() or any(words in frame for frame in self.heard)

    def press(self, name: str, within: Locator | None = None) -> None:
        (within or self.page).get_by_role("button", name=name, exact=True).first.click()

    def mark(self, name: str, within: Locator) -> None:
        """Choose one of several, or tick a box."""
        box(within, name).check()

    def fill(self, name: str, text: str) -> None:
        self.page.get_by_label(name, exact=True).first.fill(text)

    @contextmanager
    def dialog(self, name: str) -> Iterator[Locator]:
        """Something is asked that has to be answered before play goes on."""
        asked = self.page.get_by_role("dialog", name=name)
        expect(asked).to_be_visible()
        yield asked
        expect(asked).to_have_count(0)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def is_asked(self, text: str) -> None:
        expect(self.page.locator("#ask")).to_contain_text(text)

    @property
    def entries(self) -> int:
        """How long the record of the game is on this page."""
        return int(self.page.locator(".table").get_attribute("data-seq") or 0)

    @property
    def on_a_phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < PHONE

    def has_seen(self, entry: int) -> None:
        """The page shows the table as it was after this entry of its record."""
        expect(self.page.locator(".table")).to_have_attribute("data-seq", str(entry))

    def catches_up(self) -> None:
        """Whoever speaks out of turn looks first at what the others have done."""
        latest = max(one.entries for one in self.company)
        self.has_seen(latest)

    def slip(self, of: str) -> Locator:
        """A solution on the table, by whose it is: `Your` or `Ben’s`."""
        return self.page.get_by_role("article", name=f"{of} solution", exact=True)


class Player(Sitter):
    """Somebody who plays."""

    def cube(self, look: str) -> Locator:
        """A cube of Resources: `black E`."""
        return self.page.locator(f'[data-cube][aria-label^="{look}"]').first

    def take(self, look: str) -> None:
        self.is_asked("Your turn")
        self.cube(look).click()
        expect(self.page.get_by_role("button", name=re.compile(f"^Put back {look}"))).to_be_visible()

    def designate(self, designation: str) -> None:
        self.is_asked("Your turn")
        if self.on_a_phone:
            self.press("Designate…")
        self.mark(designation, self.page.locator(":is(.mat, dialog) form"))
        self.page.get_by_role("button", name=re.compile("^Designate: ")).click()
        expect(self.page.locator(".mat form")).to_have_count(0)

    def letter(self, look: str) -> None:
        self.take(look)
        self.press("To Letters")
        self.lies("Letters", look)

    def demand(self, look: str, demand: str, *picks: str, every: bool = False) -> None:
        """Take a cube up and say what is demanded; `picks`: what the demand names."""
        self.take(look)
        self.press("Demand…")
        with self.dialog("What do you demand?") as asked:
            if every:
                self.mark("Show every demand", asked)
            self.choose_demand(asked, demand, *picks)
        self.lies("Demands", look)

    def choose_demand(self, asked: Locator, demand: str, *picks: str) -> None:
        find = asked.get_by_label("Find", exact=True)
        expect(asked.locator("details").first).to_be_visible()
        if find.count():
            find.fill(demand)
        asked.locator("label.choice", has=self.page.locator("b", has_text=exactly(demand))).first.click()
        for which, pick in enumerate(picks):
            self.pick(asked, pick, which)
        self.press("Make the demand", asked)

    def pick(self, asked: Locator, pick: str, which: int) -> None:
        """A letter, a number, a colour; or the letters of a transfer."""
        if asked.locator("select").count():
            asked.locator("select").nth(which).select_option(pick)
        else:
            asked.locator("label.tile", has_text=exactly(pick)).click()

    def lies(self, place: Literal["Letters", "Demands"], look: str) -> None:
        section = self.page.get_by_role("region", name=re.compile(f"^{place}"))
        expect(section.get_by_text(re.compile(f"^{look}\\b")).first).to_be_attached()

    def passes(self) -> None:
        self.is_asked("Your turn")
        self.press("Pass")
        with self.dialog("Pass?") as asked:
            self.press("Pass the turn", asked)

    def picks_up_the_block(self) -> None:
        block = self.page.get_by_role("button", name=re.compile("^Challenge( block)?$")).first
        expect(block).to_be_enabled()
        block.click()

    def challenge(self, call: Literal["Now", "Impossible"]) -> None:
        self.catches_up()
        self.picks_up_the_block()
        with self.dialog("Challenge") as asked:
            self.press(f"Challenge {call}", asked)

    def calls_illegal(self, because: str) -> None:
        self.catches_up()
        self.press("Illegal procedure…")
        with self.dialog("Illegal procedure") as asked:
            self.mark(because, asked)
            self.press("Call it", asked)

    def writes(self, sentence: str, word: str) -> None:
        """Not handed in yet."""
        self.fill("Your sentence", sentence)
        self.mark(word, self.page.get_by_role("group", name="Mark your word"))

    def hands_in(self) -> None:
        self.press("Hand in…")
        with self.dialog("Hand in this solution?") as asked:
            self.press("Hand it in", asked)

    def hand_in(self, sentence: str, word: str) -> None:
        self.writes(sentence, word)
        self.hands_in()

    def neutral(self) -> None:
        self.press("Declare neutral")
        expect(self.page.get_by_role("button", name="Declare neutral")).to_have_count(0)

    def accept(self, whose: str) -> None:
        self.press(f"Accept {whose} solution")
        expect(self.page.get_by_role("button", name=f"Accept {whose} solution")).to_have_count(0)

    def object_to(self, whose: str, *faults: str) -> None:
        self.press(f"Object… to {whose} solution")
        sentence = self.slip(whose).locator(".sentence").inner_text()
        with self.dialog(f"What is wrong with {whose} solution?") as asked:
            expect(asked.locator(".sentence")).to_have_text(sentence)
            for fault in faults:
                self.mark(fault, asked)
            self.press("Object", asked)

    def is_ready(self) -> None:
        self.press("Ready for the next shake")


class KeyboardPlayer(Player):
    """Somebody who plays without a mouse."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, name)
        self.keys = Keyboard(page)

    def press(self, name: str, within: Locator | None = None) -> None:
        expect((within or self.page).get_by_role("button", name=name, exact=True).first).to_be_enabled()
        self.keys.go_to(name)
        self.page.keyboard.press("Enter")

    def mark(self, name: str, within: Locator) -> None:
        """Tab to the box; or to the first of the choices, and on with the arrows."""
        wanted = box(within, name)
        expect(wanted).to_be_visible()
        group = wanted.get_attribute("name")
        if wanted.get_attribute("type") == "checkbox":
            self._tab(lambda: wanted.evaluate("e => e === document.activeElement"), name)
            self.page.keyboard.press("Space")
            return
        self._tab(lambda: bool(self.page.locator(f'input[name="{group}"]:focus').count()), name)
        self.page.keyboard.press("Space")
        for _ in range(80):
            if wanted.evaluate("e => e === document.activeElement"):
                break
            self.page.keyboard.press("ArrowDown")
        expect(wanted).to_be_checked()

    def _tab(self, arrived: Callable[[], bool], name: str) -> None:
        for _ in range(150):
            if arrived():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reached {name!r}")

    def fill(self, name: str, text: str) -> None:
        expect(self.page.get_by_label(name, exact=True).first).to_be_visible()
        self.keys.fill(name, text)

    def leaves_fields(self) -> None:
        """Keys that stand for something are heard outside of fields only."""
        while self.page.locator("input:focus, textarea:focus, select:focus").count():
            self.page.keyboard.press("Tab")

    def take(self, look: str) -> None:
        """R goes to the cubes, the arrows to the one that is meant, Enter takes it up."""
        self.is_asked("Your turn")
        self.leaves_fields()
        self.page.keyboard.press("r")
        expect(self.page.locator("[data-cube]:focus")).to_have_count(1)
        self.page.keyboard.press("Home")
        for _ in range(30):
            if (self.page.locator(":focus").get_attribute("aria-label") or "").startswith(look):
                break
            self.page.keyboard.press("ArrowRight")
        expect(self.cube(look)).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("[data-next]")).to_be_focused()

    def designate(self, designation: str) -> None:
        self.is_asked("Your turn")
        self.mark(designation, self.page.locator(".mat form"))
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".mat form")).to_have_count(0)

    def choose_demand(self, asked: Locator, demand: str, *picks: str) -> None:
        """The search has the focus: type, Tab to what was found, choose it."""
        expect(asked.locator("details").first).to_be_visible()
        if asked.get_by_label("Find", exact=True).count():
            expect(asked.get_by_label("Find", exact=True)).to_be_focused()
            self.page.keyboard.type(demand)
        label = asked.locator("label.choice", has=self.page.locator("b", has_text=exactly(demand))).first
        wanted = label.locator("input")
        group = wanted.get_attribute("name")
        self._tab(lambda: bool(self.page.locator(f'input[name="{group}"]:focus').count()), demand)
        self.page.keyboard.press("Space")
        for _ in range(80):
            if wanted.evaluate("e => e === document.activeElement"):
                break
            self.page.keyboard.press("ArrowDown")
        expect(wanted).to_be_checked()
        for which, pick in enumerate(picks):
            self.pick(asked, pick, which)
        self.press("Make the demand", asked)

    def pick(self, asked: Locator, pick: str, which: int) -> None:
        select = asked.locator("select")
        if select.count():
            self._tab(lambda: select.nth(which).evaluate("e => e === document.activeElement"), pick)
            self.page.keyboard.type(pick)
            expect(select.nth(which)).to_have_value(pick)
        else:
            self.mark(pick, asked)

    def picks_up_the_block(self) -> None:
        block = self.page.get_by_role("button", name=re.compile("^Challenge( block)?$")).first
        expect(block).to_be_enabled()
        self.leaves_fields()
        self.page.keyboard.press("c")

    def writes(self, sentence: str, word: str) -> None:
        """S goes to the slip; after the sentence the word is marked with the arrows."""
        expect(self.page.get_by_label("Your sentence")).to_be_visible()
        self.leaves_fields()
        self.page.keyboard.press("s")
        expect(self.page.get_by_label("Your sentence")).to_be_focused()
        self.page.keyboard.type(sentence)
        self.mark(word, self.page.get_by_role("group", name="Mark your word"))


class Judge(Sitter):
    """A person in the judge's chair."""

    def hears(self, whose: str) -> Locator:
        """The objection before the judge, once the hall has said what it sees."""
        slip = self.slip(whose)
        expect(slip.get_by_role("button", name="Not correct", exact=True)).to_be_visible()
        expect(slip.get_by_text("The hall reads the sentence.")).to_have_count(0)
        return slip

    def rules(self, whose: str, verdict: Literal["Correct", "Not correct"], says: str = "") -> None:
        slip = self.hears(whose)
        if says:
            slip.get_by_label("Your words").fill(says)
        self.press(verdict, slip)
        expect(slip.get_by_role("button", name="Not correct", exact=True)).to_have_count(0)

    def rules_on_the_move(self, verdict: Literal["Illegal", "Legal"]) -> None:
        self.press(verdict)
        expect(self.page.get_by_role("button", name=verdict, exact=True)).to_have_count(0)

    def initials(self) -> None:
        self.press("Initial it")
        expect(self.page.get_by_role("button", name="Initial it", exact=True)).to_have_count(0)


def box(within: Locator, name: str) -> Locator:
    """One of several choices, or a box to tick."""
    one = within.get_by_role("radio", name=name, exact=True)
    return one.or_(within.get_by_role("checkbox", name=name, exact=True)).first


def exactly(text: str) -> re.Pattern[str]:
    return re.compile(f"^\\s*{re.escape(text)}\\s*$")


def figure(points: int) -> str:
    return str(points).replace("-", "−")


def sideways(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
