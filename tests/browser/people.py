"""People at browser windows: one works with the mouse, one with the keyboard alone."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE

PHONE = 960
"""A window narrower than that has everything of a table on one screen, and the rest in sheets."""

AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")

OF_COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""The rules of axe that hang on colours: the only ones to ask again by day."""

_FOCUSED = """() => {
  const e = document.activeElement
  if (!e || e === document.body) return ''
  const named = e.getAttribute('aria-label') || (e.labels && e.labels[0] && e.labels[0].innerText)
  return (named || e.innerText || e.value || '').trim().replace(/\\s+/g, ' ')
}"""

_STILL = """() => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity
  const still = async () => {
    await frame()
    await frame()
    await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished))
  }
  return Promise.race([still(), new Promise((enough) => setTimeout(enough, 1000))])
}"""
"""Waits until nothing on the page moves or fades any more, but no longer than a second."""


def person(browser: Browser, width: int = 1280, height: int = 800, **more: Any) -> Page:
    """A window of one's own, with cookies of one's own."""
    page = browser.new_context(viewport={"width": width, "height": height}, **more).new_page()
    page.set_default_timeout(PATIENCE)
    return page


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands, by night and by day."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wrong = []
    for scheme, only in zip(SCHEMES, ({}, OF_COLOURS), strict=True):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(_STILL)  # colours fade from one to the other
        asked = {
            **only,
            "resultTypes": ["violations"],
            "preload": False,
        }  # no rule asked needs the files again
        found = page.evaluate("async (asked) => (await axe.run(document, asked)).violations", asked)
        wrong += [f"{scheme}: {v['id']}: {n['target']} {n['html'][:120]}" for v in found for n in v["nodes"]]
    return wrong


def button(page: Page, name: str) -> None:
    """Press a button with the mouse."""
    page.get_by_role("button", name=name, exact=True).click()


def accept_result(*pages: Page) -> None:
    """All who played accept the result, and everybody's page offers the replay by itself."""
    for page in pages:
        expect(
            page.get_by_text("Replay, review and record open when every player has signed")
        ).to_be_visible()
        button(page, "Accept the result")
    for page in pages:
        expect(page.get_by_role("link", name="Replay the game")).to_be_visible()
        expect(page.get_by_role("button", name="Accept the result")).to_have_count(0)


class Keyboard:
    """Someone who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def focused(self) -> str:
        return str(self.page.evaluate(_FOCUSED))

    def go_to(self, name: str) -> None:
        """Press Tab until the control with this name has the focus."""
        seen = []
        for _ in range(120):
            if self.focused() == name:
                return
            seen.append(self.focused())
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reached {name!r}; it went through {list(dict.fromkeys(seen))}")

    def press(self, name: str) -> None:
        self.wait_for(name)
        self.go_to(name)
        self.page.keyboard.press("Enter")

    def tick(self, name: str) -> None:
        self.go_to(name)
        self.page.keyboard.press("Space")

    def fill(self, name: str, text: str) -> None:
        self.go_to(name)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def wait_for(self, name: str) -> None:
        expect(self.page.get_by_role("button", name=name, exact=True).first).to_be_visible()

    def walk_to(self, space: int) -> None:
        """Walk the board with the arrow keys to the space with this number."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("b")
        here, there = (self._place(f"[data-space]{which}") for which in (":focus", f'[data-space="{space}"]'))
        down, right = there[0] - here[0], there[1] - here[1]
        for key, steps in (
            ("ArrowDown", down),
            ("ArrowUp", -down),
            ("ArrowRight", right),
            ("ArrowLeft", -right),
        ):
            for _ in range(steps):
                self.page.keyboard.press(key)
        assert self.page.locator(":focus").get_attribute("data-space") == str(space)

    def _place(self, selector: str) -> tuple[int, int]:
        selector = selector.replace("[data-space][data-space", "[data-space")
        index = self.page.evaluate(
            "s => [...document.querySelectorAll('[data-space]')].indexOf(document.querySelector(s))", selector
        )
        assert index >= 0, f"nothing at {selector}"
        down, right = divmod(int(index), 8)
        return down, right
