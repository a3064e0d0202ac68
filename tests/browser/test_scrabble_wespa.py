"""Tournament games of Scrabble in two windows: Ana with the mouse, Bea with the keyboard alone."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from gamehall.games.scrabble.board import BLANK, value
from gamehall.games.scrabble.state import State
from gamehall.kernel.seat import Seat
from tests.browser.people import person, violations
from tests.browser.scrabble_people import (
    KeyboardPerson,
    Person,
    a_phoney,
    a_play,
    can_go_out,
    draw_for_start,
    last_play,
    play_on,
)

PRESS = "Announce and press"


def test_a_whole_tournament_game_by_mouse_and_by_keyboard(browser: Browser, hall: str) -> None:
    options = {"minutes": 1, "hold_seconds": 1, "draw_seconds": 1, "recount_margin": 1000}
    ana, bea = seated(browser, hall, options, p1={"time_factor": 0.25}, p2={"time_factor": 10})
    people = {ana.seat: ana, bea.seat: bea}
    first, second = drawn_for_the_start(ana, bea)
    held_and_accepted(first, second)
    wrong = challenged_in_vain(second, first)
    challenged_off(first, second)
    accepted(second, first)
    overtime(ana, people)
    state = play_on(people, lambda state: state.bag < 7)
    no_change(people[state.mover], state)
    went_out(people)
    recounted(ana, bea, wrong)
    signed(bea, ana)
    for one in (ana, bea):
        one.go_home()


def test_six_zeros_end_a_game_and_the_racks_go_off(browser: Browser, hall: str) -> None:
    ana, bea = seated(browser, hall, {"start": "p2", "draw_seconds": 1})
    bea.press("Take your tiles")
    for _ in range(2):
        for one in (bea, ana):
            change_the_dear_tiles(one)
    passes(bea)
    assert violations(ana.page) == []
    passes(ana)
    racks_deducted(ana, bea)
    ana.press("Recount")
    bea.sees("The whole game is counted again: every turn was right.")
    signed(ana, bea)
    for one in (ana, bea):
        one.go_home()


def test_a_turn_is_played_by_tapping_on_a_phone(browser: Browser, hall: str) -> None:
    page = person(browser, 360, 780, has_touch=True, is_mobile=True)
    ana = Person(page, "Ana")
    made = opened(page, hall, {"start": "p1", "minutes": 0}, "guided", p2={"who": "bot", "bot": "greedy"})
    ana.sit(hall, made["id"], "p1")
    page.goto(f"{hall}/t/{made['id']}")
    page.get_by_role("button", name="Take your tiles").tap()
    expect(page.locator("[data-tile]")).to_have_count(7)
    place, score, _ = a_play(ana.look(), ana.seat)
    down = len({tile.square[0] for tile in place.tiles}) == 1
    for _ in range(2 if down else 1):
        page.locator(f'[data-square="{place.tiles[0].square}"]').tap()
    for tile in place.tiles:
        page.locator(f'[data-tile="{"_" if tile.letter.islower() else tile.letter}"]').first.tap()
        if tile.letter.islower():
            page.get_by_role("button", name=tile.letter.upper(), exact=True).tap()
    ana.sees_laid(place)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name=f"Play · {score}").tap()
    ana.sees_score("p1", score)
    expect(page.locator('[data-score="p2"]:not([data-value="0"])')).to_be_visible()  # the bot has answered
    expect(page.locator("[data-tile]")).to_have_count(7)
    assert violations(page) == []
    ana.go_home()


# Sitting down.


def opened(page: Page, hall: str, options: dict[str, Any], manner: str = "tournament", **chairs: Any) -> Any:
    page.goto(hall)
    page.request.post(f"{hall}/api/name", data={"name": "Ana"})
    usual: dict[str, dict[str, Any]] = {"p1": {"who": "me"}, "p2": {"who": "friend"}}
    seats = [{"seat": seat, **chair, **chairs.get(seat, {})} for seat, chair in usual.items()]
    wish = {"game": "scrabble", "book": "wespa", "manner": manner, "options": options, "chairs": seats}
    made = page.request.post(f"{hall}/api/tables", data=wish)
    assert made.ok, made.text()
    return made.json()


def seated(
    browser: Browser, hall: str, options: dict[str, Any], **chairs: Any
) -> tuple[Person, KeyboardPerson]:
    ana, bea = Person(person(browser), "Ana"), KeyboardPerson(person(browser), "Bea")
    made = opened(ana.page, hall, options, **chairs)
    bea.page.goto(f"{hall}/join/{made['code']}")
    bea.fill("Your name", "Bea")
    bea.page.keyboard.press("Enter")
    ana.page.goto(f"{hall}/t/{made['id']}")
    for one, seat in ((ana, "p1"), (bea, "p2")):
        one.sit(hall, made["id"], seat)
        expect(one.page.locator("[data-square]")).to_have_count(225)
    return ana, bea


# The moments of a game.


def drawn_for_the_start(ana: Person, bea: Person) -> tuple[Person, Person]:
    assert violations(bea.page) == []
    first, second = (ana, bea) if draw_for_start(ana, bea) == ana.side else (bea, ana)
    second.sees(f"{first.name} begins.")
    first.press("Take your tiles")
    for one in (first, second):
        expect(one.page.locator("[data-tile]")).to_have_count(7)
    return first, second


def plays(mover: Person, error: int = 0) -> int:
    """Lays a good word, announces its score and presses the timer; how many tiles are due."""
    mover.is_on_turn()
    place, score, _ = a_play(mover.look(), mover.seat)
    mover.lay(place)
    mover.announce(score + error, PRESS)
    expect(mover.page.get_by_label("Total", exact=True)).to_be_visible()
    return mover.look().due(mover.seat)


def held_and_accepted(mover: Person, other: Person) -> None:
    """The hold lasts its time, tiles are drawn aside, and come to the rack when the play is accepted."""
    assert violations(mover.page) == []
    due = plays(mover)
    other.hold()
    other.sees("You hold")
    mover.sees_ruling("Hold")
    mover.record()
    other.sees("You hold; tiles may be drawn and kept apart.")
    assert violations(other.page) == []
    mover.draw(due)
    other.sees(f"and {due} apart")
    expect(mover.page.locator("[data-tile]")).to_have_count(7 - due)
    other.accept()
    expect(mover.page.locator("[data-tile]")).to_have_count(7)
    expect(other.page.get_by_text(f"and {due} apart")).to_have_count(0)


def challenged_in_vain(mover: Person, other: Person) -> int:
    """Five points a word for a good play; its score was announced one too high. The line of the sheet."""
    due = plays(mover, error=1)
    before = mover.look()
    words = before.sheet[-1].words
    other.challenge()
    for word in words:
        expect(other.page.get_by_role("checkbox", name=word, exact=True)).to_be_checked()
    assert violations(other.page) == []
    other.press(f"Challenge {len(set(words))} word{'s' * (len(set(words)) != 1)}")
    assert violations(mover.page) == []
    mover.press("Ask for the verdict")
    for one in (mover, other):
        one.sees_ruling("Acceptable")
    assert violations(other.page) == []
    ready(other, mover)
    mover.sees_score(mover.seat, before.scores[mover.seat] + 5 * len(set(words)))
    mover.record()
    mover.draw(due)
    expect(mover.page.locator("[data-tile]")).to_have_count(7)
    return len(before.sheet) - 1


def ready(*people: Person) -> None:
    for one in people:
        one.press("I am ready")
    for one in people:
        expect(one.page.get_by_role("button", name="I am ready")).to_have_count(0)


def challenged_off(mover: Person, other: Person) -> None:
    """A phoney stands until it is challenged; then its tiles come back and the turn is lost."""
    before = mover.look()
    place, words = a_phoney(before, mover.seat)
    mover.lay(place)
    mover.announce(99, PRESS)
    other.sees_laid(place)
    other.challenge()
    other.press(f"Challenge {len(set(words))} word{'s' * (len(set(words)) != 1)}")
    mover.press("Ask for the verdict")
    other.sees_ruling("Unacceptable")
    assert violations(mover.page) == []
    ready(mover, other)
    for one in (mover, other):
        one.sees_nothing_on(place)
        one.sees_score(mover.seat, before.scores[mover.seat])
    mover.sees("challenged off")
    expect(mover.page.locator("[data-tile]")).to_have_count(7)


def accepted(mover: Person, other: Person) -> None:
    """In the printed order: place, announce, press, record, draw."""
    due = plays(mover)
    other.accept()
    mover.record()
    mover.draw(due)
    expect(mover.page.locator("[data-tile]")).to_have_count(7)


def overtime(ana: Person, people: dict[Seat, Person]) -> None:
    """Ana has a quarter of a minute, and uses more."""
    play_on(people, lambda state: state.mover == ana.seat)
    ana.sees_ruling("Overtime")
    for one in people.values():
        clock = one.page.get_by_role("article", name="Ana", exact=True).locator(".clock")
        expect(clock).to_have_text(re.compile(r"^−\d:\d\d$"), timeout=20_000)
        one.sees("1 min overtime")
    assert violations(ana.page) == []


def no_change(mover: Person, state: State) -> None:
    """With fewer than seven tiles in the bag nothing can be changed, and the paragraph says so."""
    mover.press("Exchange")
    dialog = mover.page.get_by_role("dialog")
    tiles = f"{state.bag} tile{'s' * (state.bag != 1)}"
    expect(dialog.get_by_text(f"The bag holds {tiles}; a change needs at least 7.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Exchange", exact=True)).to_be_disabled()
    assert violations(mover.page) == []
    rule = dialog.get_by_role("link", name="The rule").get_attribute("href") or ""
    book = mover.page.request.get(f"{mover.hall}{rule}").text()
    assert f'id="{rule.split("#")[1]}"' in book
    mover.press("Keep the tiles")
    expect(dialog).to_have_count(0)


def went_out(people: dict[Seat, Person]) -> None:
    """The last tiles: the timer is stopped, not pressed, and the opponent accepts."""
    state = play_on(people, can_go_out)
    mover, other = people[state.mover], people[state.other(state.mover)]
    place, score, _ = last_play(state)
    mover.lay(place)
    mover.announce(score, "Announce and stop the clock")
    other.sees("The last play: accept or challenge it.")
    assert violations(other.page) == []
    other.accept()
    mover.sees("Result slip")
    state = mover.look()
    racks = [line for line in state.sheet if line.kind == "rack"]
    assert [(line.side, line.score) for line in racks] == [
        (mover.seat, 2 * sum(value(tile) for tile in state.rack(other.seat)))
    ]
    mover.sees(f"{mover.name} has played all tiles.")


def recounted(ana: Person, bea: Person, wrong: int) -> None:
    """Ana's overtime is off; the recount finds the one score that was announced wrong."""
    before = ana.look()
    late = [line for line in before.sheet if line.kind == "time"]
    assert [(line.side, line.score) for line in late] == [(ana.seat, -10 * before.overtime[ana.seat])]
    sheet = ana.page.get_by_role("region", name="Score sheet")
    expect(sheet.get_by_role("cell", name="overtime", exact=True)).to_be_visible()
    for one in (ana, bea):
        for side, score in before.scores.items():
            one.sees_score(side, score)
    assert violations(ana.page) == []
    bea.press("Recount")
    ana.sees("The whole game is counted again: 1 turn corrected.")
    after = bea.look()
    line = before.sheet[wrong]
    assert after.sheet[wrong].score == line.score - 1
    for one in (ana, bea):
        one.sees_score(line.side, before.scores[line.side] - 1)


def signed(first: Person, second: Person) -> None:
    """Both sign, the slip is locked, nothing can be queried any more."""
    expect(first.page.get_by_role("button", name=re.compile("^Query the total"))).to_have_count(2)
    first.press("Sign the slip")
    slip = second.page.get_by_role("table", name="Result slip")
    expect(slip.get_by_role("cell", name="yes", exact=True)).to_have_count(1)
    second.press("Sign the slip")
    for one in (first, second):
        expect(one.page.get_by_role("link", name="Replay the game")).to_be_visible()
        expect(one.page.get_by_role("button", name=re.compile("^(Query|Sign|Recount)"))).to_have_count(0)
    state = first.look()
    assert state.ended is not None
    scores = sorted(state.scores.values(), reverse=True)
    first.sees(re.compile(rf"(wins|A draw), {scores[0]} to {scores[1]}\.".replace("-", "[-−]")))
    assert violations(first.page) == []


# Six zeros.


def change_the_dear_tiles(mover: Person) -> None:
    """Changes one each of the letters that count more than one point: announced, pressed, recorded, drawn."""
    mover.is_on_turn()
    rack = [tile for tile in mover.look().rack(mover.seat) if tile != BLANK]
    dear = sorted({tile for tile in rack if value(tile) > 1}) or rack[:1]
    mover.press("Exchange")
    for tile in dear:
        mover.choose(f"Change {tile}, {value(tile)} point{'s' * (value(tile) != 1)}")
    mover.press(f"Exchange {len(dear)} tile{'s' * (len(dear) != 1)}")
    mover.press(f"Press the timer · change {len(dear)}")
    mover.record()
    mover.draw(len(dear))
    expect(mover.page.locator("[data-tile]")).to_have_count(7)


def passes(mover: Person) -> None:
    mover.press("Pass")
    mover.press("Pass the turn")
    expect(mover.page.get_by_role("button", name="Pass", exact=True)).to_have_count(0)


def racks_deducted(ana: Person, bea: Person) -> None:
    for one in (ana, bea):
        one.sees("Six scores of zero in a row end the game.")
    state = ana.look()
    for one in (ana, bea):
        worth = sum(value(tile) for tile in one.look().rack(one.seat))
        assert state.scores[one.seat] == -worth
        bea.sees_score(one.seat, -worth)
    assert abs(state.scores[ana.seat] - state.scores[bea.seat]) <= state.options.recount_margin
    assert violations(bea.page) == []
