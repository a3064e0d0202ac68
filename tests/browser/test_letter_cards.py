"""The race against the hidden timer in four windows: mouse, two keyboards and a phone, and a gallery."""

import re
from time import monotonic

from playwright.sync_api import Browser, expect

from tests.browser.letter_cards_people import (
    CardPlayer,
    Game,
    Looker,
    TouchPlayer,
    TypingPlayer,
    deck,
    open_table,
)
from tests.browser.linguishtik_people import sideways
from tests.browser.people import accept_result, person, violations

TIMES = {
    "shortest_seconds": 2,
    "longest_seconds": 90,
    "count_seconds": 1,
    "challenge_seconds": 4,
    "resume_seconds": 1,
    "assembly_seconds": 60,
    "ready_seconds": 600,
}
ROUND = 100_000
"""Milliseconds in which every round is over."""

FIRST = "IXOLM NZUGV SQUGB DJHKW TARE"
SECOND = "F Y TOPA"
"""After the first round Ana and Cleo lack a card."""


def test_a_whole_game_by_mouse_keyboards_and_touch(browser: Browser, hall: str) -> None:
    """Rounds are as long as this machine is slow, and twice as long: it may be busier later."""
    game = Game(browser, hall, cards=deck(FIRST, SECOND), **TIMES)
    began = monotonic()
    clean(game.ana, game.cleo)
    pace = monotonic() - began
    game.begin(FIRST, min(90_000, 16_000 + 14_000 * pace))
    words_of_all_hands(game)
    challenged_rightly(game)
    challenged_wrongly(game)
    rung_while_announced(game)
    screen = game.to_the_screen()
    game.begin(SECOND, 5_000 + 4_500 * pace)
    challenged_after_the_bell(game)
    expect(screen.get_by_role("heading", name="Dan wins 3 cards")).to_be_visible()
    game.begin("", 5_000 + 5_000 * pace)
    last_card(game)
    over(game)
    looked_back(game)
    game.go_home()


def test_the_dial_is_turned_in_secret_and_a_person_judges(browser: Browser, hall: str) -> None:
    ana = TypingPlayer(person(browser), "Ana")
    ben = TouchPlayer(person(browser, 360, 740, has_touch=True, is_mobile=True), "Ben")
    jo = Looker(person(browser), "Jo")
    people = (ana, ben, jo)
    for one in people:
        one.page.request.post(f"{hall}/api/name", data={"name": one.name})
    sitting = {seat: one.page.request for seat, one in zip(("p1", "p2", "judge"), people, strict=True)}
    table = open_table(hall, sitting, {**TIMES, "timer": "setter", "spring_seconds": 0, "cards": "A38 B2"})
    for one in people:
        one.page.goto(f"{hall}/t/{table}")
    wound_to_the_red_arrow(ana, ben, jo)
    wound_to_a_full_turn(ana, ben, jo)
    judged_by_a_person(ana, ben, jo)
    for one in people:
        one.page.context.close()


def wound_to_the_red_arrow(ana: TypingPlayer, ben: TouchPlayer, jo: Looker) -> None:
    """Nobody lays a word in so short a round."""
    for one in (ana, ben):
        one.ready()
    ben.is_asked("Ana winds the timer.")
    dial = ana.page.get_by_role("slider", name="Turn the dial in secret")
    expect(dial).to_be_focused()
    ana.page.keyboard.press("Home")
    expect(dial).to_have_attribute("aria-valuetext", "at the red arrow")
    clean(ana, ben)
    ana.press("Wind the timer")
    ben.hears("Ana winds the timer.")
    for looker in (ana, ben, jo):
        looker.hears("No word was laid; nobody wins a card.")
        assert not looker.knows('"bell":2000')


def wound_to_a_full_turn(ana: TypingPlayer, ben: TouchPlayer, jo: Looker) -> None:
    """The job goes round; only who turns the dial knows how far."""
    for one in (ana, ben):
        one.ready()
    dial = ben.page.get_by_role("slider", name="Turn the dial in secret")
    place = dial.bounding_box()
    assert place
    dial.tap(position={"x": place["width"] - 1, "y": place["height"] / 2})
    expect(dial).to_have_attribute("aria-valuetext", "a full turn")
    clean(ben)
    ben.press("Wind the timer")
    expect(ana.page.get_by_text("Timer ON")).to_be_visible()
    assert [one.knows('"dial":100') for one in (ana, ben, jo)] == [False, True, False]
    assert not ben.knows('"bell":90000')


def judged_by_a_person(ana: TypingPlayer, ben: TouchPlayer, jo: Looker) -> None:
    """The timer stands still until Jo has ruled."""
    ana.lay("AA")
    ben.challenge("AA")
    jo.is_asked("Is AA a good word?")
    ben.sees("The timer is OFF")
    clean(jo, ben)
    jo.press("Good word")
    ben.is_out("AA is good: Ben was wrong, and is out of this round.")
    ana.sees("challenged and found good")


def words_of_all_hands(game: Game) -> None:
    ana, ben, cleo, dan = game.players
    ana.announce("TEA")
    ben.hears("Ana announces TEA.")
    late = game.lays_fast(ana, "TEA")
    print(f"A laid word was on the last of four other pages after {late} ms.")
    assert late < 1000
    for one in game.lookers:
        one.hears("Ana lays TEA.")
    ben.make("RATE")
    dan.make("TARE")
    first, second = game.at_once(ben, dan)
    second.sees_ruling("Refused")
    second.hears(f"Too late: {first.name} was first")
    first.finish()
    word = "RATE" if first is ben else "TARE"
    for one in (first, second):
        one.sees_word(word, first.name)
    second.page.keyboard.press("Escape")
    expect(second.so_far).to_contain_text("No cards taken")
    taken_back(dan, ana)
    cleo.lay("TEARS")
    for one in game.lookers:
        one.hears("Cleo lays TEARS with an S from the hand.")


def taken_back(dan: TypingPlayer, ana: CardPlayer) -> None:
    """Escape takes back what was announced, and then the cards; who did not lay waits for the next word."""
    dan.announce("TEAR")
    ana.is_asked("Dan announces TEAR.")
    dan.page.keyboard.press("Escape")
    ana.hears("Dan takes back TEAR.")
    dan.sees("Announced and not laid. You may again in")
    expect(dan.so_far).to_contain_text("T E A R")
    dan.page.keyboard.press("Escape")
    expect(dan.so_far).to_contain_text("No cards taken")


def challenged_rightly(game: Game) -> None:
    """Dan's phoney goes, his card comes back to his hand, Cleo's word stands again, and he is out."""
    _, ben, cleo, dan = game.players
    dan.lay("STREAD")
    expect(dan.hand.get_by_text(re.compile("^D$"))).to_have_count(0)
    ben.challenge("STREAD")
    dan.is_out("the challenge is right, and Dan is out of this round.")
    expect(dan.hand.get_by_text(re.compile("^D$"))).to_have_count(1)
    for one in game.lookers:
        one.sees_word("TEARS", "Cleo")
        one.sees_ruling("Not good")
        one.hears("Ben presses OFF and challenges STREAD.")
        one.hears("Dan is out of this round.")
        expect(one.page.get_by_role("region", name="Words of the round").locator("s")).to_have_text("STREAD")
    expect(cleo.page.get_by_text("Timer ON")).to_be_visible()


def challenged_wrongly(game: Game) -> None:
    """Cleo doubts a good word and is out; it stands."""
    ana, _, cleo, dan = game.players
    ana.lay("SATIRE")
    cleo.challenge("SATIRE")
    cleo.is_out("SATIRE is good: Cleo was wrong, and is out of this round.")
    for one in game.lookers:
        one.sees_ruling("Good word")
        one.sees_word("SATIRE", "Ana")
    expect(dan.page.get_by_text("Timer ON")).to_be_visible()


def rung_while_announced(game: Game) -> None:
    """Ben has said his word and not laid it: Ana's word before it counts."""
    ana, ben, cleo, dan = game.players
    ben.announce("RETAINS")
    cleo.sees("Ben announces")
    game.nobody_knows_the_time()
    for one, letter in zip(game.players, "XZQJ", strict=True):
        game.nobody_but(one, letter)
    ana.make("RATES")
    clean(ben, cleo, ana, dan)
    for looker in game.lookers:
        expect(looker.page.get_by_text("Round 1 is over")).to_be_visible(timeout=ROUND)
        looker.hears("Ben had announced RETAINS and not laid it. Ana wins the round with SATIRE: 6 cards.")
        looker.sees_cards_won(p1=6, p2=0, p3=0, p4=0)
    summary = ben.page.get_by_role("region", name="Round 1", exact=True)
    expect(summary).to_contain_text("You could still have laid")
    expect(summary).to_contain_text("(with N)")
    clean(ben, cleo, game.gallery)


def challenged_after_the_bell(game: Game) -> None:
    """The last word may be doubted once more; Cleo is wrong, and has only the next round to lose."""
    ana, _, cleo, dan = game.players
    dan.lay("TOP")
    game.nobody_knows_the_time()
    clean(cleo, game.gallery)
    expect(cleo.page.get_by_text("The bell", exact=True)).to_be_visible(timeout=ROUND)
    cleo.hears("The bell. TOP is the last word, and may be challenged once more.")
    cleo.challenge("TOP")
    for one in game.players:
        one.hears("TOP is good: Cleo was wrong, and sits out a round to come. Dan wins the round with TOP")
        one.sees_cards_won(p1=6, p2=0, p3=0, p4=3)
    expect(ana.page.get_by_role("article", name="Cleo", exact=True)).to_contain_text("sits out a round")


def last_card(game: Game) -> None:
    """Hands are full and one card is left for the table: the card that was over in the round before."""
    ana, ben, cleo, dan = game.players
    cleo.is_out("You sit it out for a wrong challenge.")
    ana.lay("AX")
    clean(cleo)
    dan.lay("AD")
    expect(ana.page.get_by_text("The bell", exact=True)).to_be_visible(timeout=ROUND)
    clean(ana)
    ben.challenge("AD")
    game.sam.deals_the_last()


def over(game: Game) -> None:
    for one in game.players:
        one.hears("Ana has won the most cards: 6 cards.")
        one.sees_cards_won(p1=6, p2=0, p3=0, p4=5)
    accept_result(*(one.page for one in game.players))
    expect(game.gallery.page.get_by_role("heading", name="Ana has won the most cards")).to_be_visible()
    clean(game.ana, game.cleo)


def looked_back(game: Game) -> None:
    """The replay shows the round again; the review says what each could have laid."""
    _, ben, cleo, _ = game.players
    ben.keys.go_to("Replay the game")
    ben.page.keyboard.press("Enter")
    cleo.page.get_by_role("link", name="Replay the game").tap()
    for one in (ben, cleo):
        review = one.page.get_by_role("region", name="Review")
        expect(review).to_contain_text("TEAR was announced and not laid.")
        expect(review).to_contain_text("RETAINS was announced and not laid before the bell.")
    cleo.touch(cleo.page.get_by_role("button", name=re.compile("SATIRE was good")))
    cleo.sees_word("SATIRE", "Ana")
    ben.page.keyboard.press("End")
    ben.sees("Ana has won the most cards: 6 cards.")
    clean(ben, cleo)


def clean(*people: Looker) -> None:
    for one in people:
        assert violations(one.page) == [], one.name
        assert not sideways(one.page), one.name
