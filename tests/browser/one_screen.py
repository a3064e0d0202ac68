"""Looks whether everything of a moment stands on one screen: what a person at a phone could see and press."""

from pathlib import Path

from playwright.sync_api import Page

PHONES = ((360, 740), (390, 844), (412, 915))

_LOOK = (Path(__file__).parent / "one_screen.js").read_text("utf-8").partition("\n")[2]


def amiss(page: Page) -> list[str]:
    """What cannot be seen or pressed on the screen as it is."""
    return [str(one) for one in page.evaluate(_LOOK)]


def amiss_on_phones(page: Page, *, phones: tuple[tuple[int, int], ...] = PHONES) -> list[str]:
    """The same at every size of a phone."""
    found = []
    for width, height in phones:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {one}" for one in amiss(page)]
    return found
