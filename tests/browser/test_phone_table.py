"""On a phone board, prompt, clocks, scores and the buttons of the moment stand on one screen, in any game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from gamehall.kernel import catalog
from gamehall.kernel.record import Manner
from tests.browser.one_screen import amiss, amiss_on_phones
from tests.browser.people import person
from tests.browser.walking import WalkedHall, begun, caught_up, moment, walk

BOARDS = Path(__file__).parents[2] / "frontend/src/boards"
GAMES = [game for game in sorted(catalog.games()) if (BOARDS / game / "kit.ts").is_file()]
MOST_ACTS = {"tournament": 400, "guided": 120}
EVERY = 40
"""So many acts apart positions are looked at that are of no new kind."""


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WalkedHall]:
    hall = WalkedHall(tmp_path_factory.mktemp("walked") / "data")
    yield hall
    hall.close()


@pytest.mark.parametrize("manner", ["tournament", "guided"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_of_a_moment_is_on_one_screen(
    browser: Browser, walked: WalkedHall, game: str, manner: Manner
) -> None:
    page = person(browser, 360, 740, has_touch=True)
    kind = catalog.game(game)
    live = begun(walked, page, kind, manner, kind.usual if manner == "guided" else 0)
    known: set[frozenset[str]] = set()
    kinds: set[str] = set()
    found: list[str] = []
    for n, table in enumerate(walk(walked, live, seed=7, most=MOST_ACTS[manner])):
        now = moment(table)
        if now in known and n % EVERY and not table.finished:
            continue
        known.add(now)
        kinds |= {one.partition(" ")[2] for one in now if not one.startswith("waits")}
        caught_up(page, live)
        found += [f"{one}\n    at {sorted(now)}" for one in amiss_on_phones(page)]
    print(f"{game}, {manner}: {len(known)} moments, {len(kinds)} kinds of answers, {live.table.seq} entries")
    assert kinds
    assert not found, "\n".join(dict.fromkeys(found))
    page.context.close()


_BREACHES = {
    "a button below the screen": "document.querySelector('.acts').style.transform = 'translateY(300px)'",
    "a button covered": (
        "const over = document.body.appendChild(document.createElement('div'));"
        "over.style.cssText = 'position: fixed; inset: 50% 0 0'"
    ),
    "the page scrolled": (
        "document.body.style.cssText = 'height: auto; overflow: visible; min-height: 99in'; scrollTo(0, 200)"
    ),
    "the prompt gone": "document.querySelector('#ask').style.display = 'none'",
    "a score gone": "document.querySelector('[data-score]').style.visibility = 'hidden'",
    "a clock out of sight": (
        "document.querySelector('[aria-label=Players]').style.transform = 'translateX(-200px)'"
    ),
}


@pytest.fixture(scope="module")
def table(browser: Browser, walked: WalkedHall) -> Iterator[Page]:
    page = person(browser, 360, 740)
    begun(walked, page, catalog.game(GAMES[0]), "guided")
    yield page
    page.context.close()


@pytest.mark.parametrize("breach", _BREACHES)
def test_a_breach_is_seen(table: Page, breach: str) -> None:
    table.reload()
    table.locator("#ask").wait_for()
    assert amiss(table) == []
    table.evaluate(_BREACHES[breach])
    assert amiss(table) != []
