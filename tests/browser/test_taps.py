"""How often a finger comes down for one turn, in each game, at a phone; printed, and bounded."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from gamehall.games.contig60.board import boards
from gamehall.games.fab_a_diffy.referee import open_tricks
from gamehall.games.letter_cards.hints import hints
from gamehall.games.pentathlon.arithmetic import playable_sentences
from gamehall.games.queens_and_guards.board import NAMES
from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.table import submit
from gamehall.kernel.views import view_of
from gamehall.live.table import LiveTable
from tests.browser.known_tiles import Game, lies, square, tile
from tests.browser.people import person
from tests.browser.walking import P1, WalkedHall, begun, caught_up, walk

_COUNT = "window.taps = 0; addEventListener('pointerdown', () => (window.taps += 1), true)"


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WalkedHall]:
    hall = WalkedHall(tmp_path_factory.mktemp("taps") / "data")
    yield hall
    hall.close()


def at_a_turn(
    browser: Browser,
    walked: WalkedHall,
    game: str,
    kind: str,
    ready: Callable[[Any], bool] = lambda state: True,
) -> tuple[Page, LiveTable]:
    """A phone at a guided table of this game, at the first moment its owner is asked for this kind of act."""
    page = person(browser, 360, 740, has_touch=True)
    live = begun(walked, page, catalog.game(game), "guided")
    for table in walk(walked, live, seed=3, most=300):
        asked = any(kind in p.kinds and p.seat == P1 for p in table.prompts)
        if asked and ready(table.state):
            break
    caught_up(page, live)
    page.evaluate(_COUNT)
    return page, live


def taps(page: Page, what: str) -> int:
    count = int(page.evaluate("window.taps"))
    print(f"{what}: {count} taps")
    return count


def tap(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name, exact=isinstance(name, str)).first.tap()


def first(live: LiveTable, kind: str) -> Any:
    """An act of this kind that breaks no rule."""
    table, asked = live.table, [p for p in live.table.prompts if p.seat == P1 and kind in p.kinds]
    assert table.game.legal
    acts: list[tuple[str, Action]] = [(p.id, a) for p in asked for a in table.game.legal(table.state, p)]
    for prompt, act in acts:
        if type(act).__name__ == kind:
            done = submit(table, P1, act, prompt=prompt, at=table.entries[-1].at)
            if not done.ruling.refused:
                return act
    raise AssertionError(f"no {kind} can be said")


def passes(page: Page) -> None:
    tap(page, "Pass the card")
    expect(page.get_by_role("button", name="Pass the card")).to_have_count(0)


def test_a_turn_of_contig_60_takes_four_taps(browser: Browser, walked: WalkedHall) -> None:
    page, live = at_a_turn(browser, walked, "contig60", "Roll")
    tap(page, "Roll the dice")
    expect(page.get_by_role("button", name="Number sentence…")).to_be_visible()
    state = live.table.state
    free = [n for n, by in zip(boards()[state.options.board].numbers, state.covered, strict=True) if not by]
    space = next(number for number in playable_sentences(state.sheet.dice) if number in free)
    page.locator(f'[data-space="{space}"]').tap()
    page.get_by_role("region", name=f"Ways to make {space}").get_by_role("button").first.tap()
    expect(page.locator(f'[data-space="{space}"][data-covered="p1"]')).to_be_visible()
    tap(page, "Pass the card")
    expect(page.get_by_role("button", name="Pass the card")).to_have_count(0)
    assert taps(page, "Contig 60, a turn") <= 4
    page.context.close()


def test_a_move_of_linguishtik_takes_two_taps(browser: Browser, walked: WalkedHall) -> None:
    page, live = at_a_turn(
        browser, walked, "linguishtik", "PlayLetter", lambda state: state.set_up and state.mover == P1
    )
    before = live.table.seq
    page.locator("[data-cube]").first.tap()
    tap(page, "To Letters")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert taps(page, "LinguiSHTIK, a letter") <= 2
    page.context.close()


def test_a_word_of_letter_cards_takes_two_taps_beside_its_cards(browser: Browser, walked: WalkedHall) -> None:
    page, live = at_a_turn(browser, walked, "letter_cards", "Announce")
    [*_, whole] = hints(view_of(live.table, P1).state, P1)
    word = whole.action.word  # type: ignore[union-attr]
    for letter in word:
        page.locator(f'[data-pick][aria-label^="{letter},"][aria-pressed="false"]').first.tap()
    tap(page, f"Announce {word}")
    tap(page, "Lay the cards")
    expect(page.get_by_role("list", name=f"The word {word}, laid by Ana")).to_be_visible()
    assert taps(page, f"Letter cards, a word of {len(word)}") <= len(word) + 2
    page.context.close()


def test_a_play_of_scrabble_takes_two_taps_beside_its_tiles(browser: Browser, hall: str) -> None:
    options = {"scoring": "kept", "start": "p1", "draw_seconds": 1, "minutes": 0}
    game = Game(browser, hall, width=360, options=options, manner="tournament")
    game.begin("QUARTZ?", "EEIOUST")
    page = game.ana
    page.evaluate(_COUNT)
    square(page, "H8").tap()
    for letter in "QUARTZ":
        tile(page, letter).tap()
    tap(page, re.compile("^Play · "))
    lies(page, H8="Q", M8="Z")
    expect(page.get_by_role("button", name=re.compile("^Play · "))).to_have_count(0)
    assert taps(page, "Scrabble, a play of 6 tiles") <= 6 + 2
    game.close()


def test_a_turn_of_juggle_takes_five_taps(browser: Browser, walked: WalkedHall) -> None:
    page, _ = at_a_turn(browser, walked, "juggle", "Roll")
    tap(page, "Roll the dice")
    tap(page, "Choose a piece…")
    page.get_by_role("dialog").locator("[data-piece]:not(.dim)").first.tap()
    tap(page, "Lay it here")
    expect(page.locator("[data-space][data-on]").first).to_be_visible()
    passes(page)
    assert taps(page, "Juggle, a turn with one piece") <= 5
    page.context.close()


def test_a_turn_of_stars_and_bars_takes_four_taps(browser: Browser, walked: WalkedHall) -> None:
    page, live = at_a_turn(browser, walked, "stars_and_bars", "Place")
    place = first(live, "Place")
    page.locator(f'[data-hand="{place.card}"]').tap()
    page.locator(f'[data-space="{place.space}"]').tap()
    tap(page, f"Place it on {place.space}")
    expect(page.locator(f'[data-space="{place.space}"][data-top="{place.card}"]')).to_be_visible()
    passes(page)
    assert taps(page, "Stars & Bars, a turn") <= 4
    page.context.close()


def trick_to_take(state: Any) -> bool:
    turn = state.acting()
    return bool(turn and turn.by == P1 and not turn.touched and open_tricks(state, turn))


def test_a_trick_of_fab_a_diffy_takes_five_taps(browser: Browser, walked: WalkedHall) -> None:
    page, live = at_a_turn(browser, walked, "fab_a_diffy", "Touch", trick_to_take)
    state = live.table.state
    trick = next(iter(open_tricks(state, state.acting())))
    for strip in (trick.left, trick.right):
        page.locator(f'[data-strip="{strip}"]').tap()
    tap(page, f"{trick.left} {'+' if trick.sign == '+' else '−'} {trick.right} = {trick.show}")
    tap(page, "Pick up the three strips")
    passes(page)
    assert taps(page, "Fab-a-Diffy, a trick with the strip in the Show Box") <= 5
    page.context.close()


def test_a_turn_of_queens_and_guards_takes_three_taps(browser: Browser, walked: WalkedHall) -> None:
    page, live = at_a_turn(browser, walked, "queens_and_guards", "Move")
    move = first(live, "Move")
    start, end = (page.locator(f'[data-space="{NAMES[one]}"]') for one in (move.start, move.end))
    start.tap()
    end.tap()
    expect(end).to_have_attribute("data-piece", re.compile("."))
    passes(page)
    assert taps(page, "Queens & Guards, a turn") <= 3
    page.context.close()
