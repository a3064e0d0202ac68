"""A table of Scrabble whose tiles are known beforehand: somebody in the dealer's chair types them."""

from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.people import button, person

_TYPED = "() => !document.querySelector('[aria-label=\"Drawn, in order\"]')?.value"


class Game:
    """Ana and Ben at their windows, and Sam who draws for them."""

    def __init__(self, browser: Browser, hall: str, *, width: int = 1280, **table: Any) -> None:
        self.ana, self.ben, self.sam = (person(browser, width, 780, has_touch=width < 500) for _ in range(3))
        for page, name in ((self.ana, "Ana"), (self.ben, "Ben"), (self.sam, "Sam")):
            page.request.post(f"{hall}/api/name", data={"name": name})
        chairs = [{"seat": "p1", "who": "me"}, *({"seat": s, "who": "friend"} for s in ("p2", "dealer"))]
        asked = {"game": "scrabble", "book": "wespa", "chairs": chairs, **table}
        made = self.ana.request.post(f"{hall}/api/tables", data=asked).json()
        links = {link["seat"]: link["link"] for link in made["links"]}
        for page, seat in ((self.ben, "p2"), (self.sam, "dealer")):
            page.request.post(f"{hall}/api/sit/{links[seat].rstrip('/').rsplit('/', 1)[-1]}")
        for page in (self.ana, self.ben, self.sam):
            page.goto(f"{hall}/t/{made['id']}")

    def deal(self, tiles: str) -> None:
        self.sam.get_by_label("Drawn, in order").fill(tiles)
        button(self.sam, "Enter what was drawn")
        self.sam.wait_for_function(_TYPED)

    def begin(self, ana: str, ben: str) -> None:
        button(self.ana, "Take your tiles")
        self.deal(ana)
        expect(self.ana.locator("[data-tile]")).to_have_count(7)
        self.deal(ben)
        expect(self.ben.locator("[data-tile]")).to_have_count(7)

    def close(self) -> None:
        for page in (self.ana, self.ben, self.sam):
            page.context.close()


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def tile(page: Page, letter: str) -> Locator:
    return page.locator(f'[data-tile="{letter}"]').first


def lies(page: Page, **letters: str) -> None:
    """These letters lie on these squares, small ones for blanks."""
    for name, letter in letters.items():
        expect(square(page, name)).to_have_attribute("data-letter", letter)
