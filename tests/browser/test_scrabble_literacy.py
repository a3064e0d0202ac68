"""A team game of Scrabble in five windows: Ana and Cai against Bob and Dee, Lea in the officials' chairs."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from gamehall.games.scrabble.acts import Place
from gamehall.kernel.seat import Seat
from tests.browser.people import button, person, violations
from tests.browser.scrabble_people import Person, a_phoney, a_play, draw_for_start

Team = tuple[Person, Person]


def test_a_whole_team_game_with_a_judge_and_a_scorekeeper(browser: Browser, hall: str) -> None:
    people = [Person(person(browser), name) for name in ("Ana", "Bob", "Cai", "Dee", "Lea")]
    ana, bob, cai, dee, lea = people
    open_table(ana, hall, (bob, cai, dee), lea)
    first, second = drawn_for_the_start((ana, cai), (bob, dee))
    rack_of_the_team(first, second)
    place = laid_and_announced(first, second)
    challenged_in_vain(first, second, lea, place)
    challenged_off(first, second, lea)
    wrong_score(second, first, lea)
    changed(first)
    both_pass(second, first, lea)
    signed(first, second)
    replayed(ana)
    for one in people:
        one.go_home()


# Sitting down.


def open_table(ana: Person, hall: str, others: tuple[Person, ...], lea: Person) -> None:
    """Ana fills the form and hands on a link to every chair."""
    page = ana.page
    page.goto(f"{hall}/new/scrabble?book=literacy")
    page.get_by_label("Your name").fill(ana.name)
    for seat in ("p2", "p3", "p4"):
        page.locator(f"#chair-{seat}").select_option("friend")
    page.get_by_text("Tournament.").click()
    page.get_by_text("All rules of the table").click()
    page.get_by_label("LV judge").select_option("friend")
    page.get_by_label("Timekeeper and scorekeeper").select_option("friend")
    assert violations(page) == []
    button(page, "Open the table")
    expect(page.locator("#table-code")).to_be_visible()
    seats = ("p2", "p3", "p4", "judge", "keeper")
    links = [page.locator(f"tr:has(.seat.{seat}) a").get_attribute("href") or "" for seat in seats]
    for one, link in zip((*others, lea, lea), links, strict=True):
        sit_down(one, link if link.startswith("http") else hall + link)
    expect(page.locator("[data-square]")).to_have_count(225)
    table = page.url.split("/t/")[1]
    for n, one in enumerate((ana, *others), start=1):
        one.sit(hall, table, f"p{n}")
    expect(lea.page.get_by_label("You look from")).to_be_visible()


def sit_down(one: Person, link: str) -> None:
    one.page.goto(link)
    name = one.page.get_by_label("Your name")
    if name.count():
        name.fill(one.name)
    one.page.get_by_role("button", name=re.compile("^Sit down as")).click()


def look_from(lea: Person, chair: str) -> None:
    lea.page.get_by_label("You look from").select_option(label=chair)


def game_time(page: Page) -> Locator:
    return page.locator(".around time")


# The moments of a game.


def drawn_for_the_start(a: Team, b: Team) -> tuple[Team, Team]:
    """One member of each team draws, again where the tiles are equal; the other member takes the tiles."""
    assert violations(a[0].page) == []
    first, second = (a, b) if draw_for_start(a[0], b[1]) == a[0].side else (b, a)
    first[1].press("Take your tiles")
    for one in (*first, *second):
        expect(one.page.locator("[data-tile]")).to_have_count(7)
        expect(game_time(one.page)).to_be_visible()
    return first, second


def order(one: Person) -> list[str]:
    return [tile.get_attribute("data-tile") or "" for tile in one.page.locator("[data-tile]").all()]


def rack_of_the_team(team: Team, opponents: Team) -> None:
    """One member sorts the rack: so it stands before the team-mate too; the opponents see seven backs."""
    one, mate = team
    assert sorted(order(one)) == sorted(order(mate))
    one.press("Sort the rack")
    in_order = sorted(order(one), key=lambda tile: (tile == "_", tile))
    for each in team:
        for i, tile in enumerate(in_order):
            expect(each.page.locator("[data-tile]").nth(i)).to_have_attribute("data-tile", tile)
    for each in opponents:
        assert set(each.look().rack(one.side)) == {"?"}
        expect(each.page.locator("li [aria-label='7 tiles'] .down")).to_have_count(7)
    assert violations(mate.page) == []


def laid_and_announced(team: Team, opponents: Team) -> Place:
    """One member lays the word, all see it; the other member announces the score."""
    one, mate = team
    place, score, _ = a_play(one.look(), one.side)
    one.lay(place)
    one.press("Put it down")
    for each in (*team, *opponents):
        each.sees_laid(place)
    mate.announce(score, "Announce")
    for each in (*team, *opponents):
        each.sees_score(one.side, score)
    for each in team:
        expect(each.page.locator("[data-tile]")).to_have_count(7)
    return place


def challenge(one: Person) -> tuple[str, ...]:
    words = tuple(dict.fromkeys(one.look().sheet[-1].words))
    one.press("Challenge")
    one.press(f"Challenge {len(words)} word{'s' * (len(words) != 1)}")
    return words


def challenged_in_vain(team: Team, opponents: Team, lea: Person, place: Place) -> None:
    """The clock stands while the judge looks; the word is good, and the challengers lose their turn."""
    words = challenge(opponents[0])
    look_from(lea, "LV judge")
    expect(lea.page.get_by_label("Challenged words")).to_have_text(" ".join(words))
    lea.sees("The hall says: acceptable.")
    standing_clock((*team, *opponents, lea))
    assert violations(lea.page) == []
    assert violations(team[0].page) == []
    lea.press("Acceptable")
    for each in (*team, *opponents):
        each.sees_ruling("Acceptable")
        each.sees_laid(place)
    team[1].sees(re.compile("loses the next turn"))
    assert team[0].look().mover == team[0].side
    expect(opponents[0].page.get_by_role("cell", name="turn lost", exact=True)).to_be_visible()
    running_clock(team[0])


def standing_clock(people: tuple[Person, ...]) -> None:
    """The common clock shows the same for everybody, and goes on showing it."""
    shown = game_time(people[0].page).inner_text()
    people[0].page.wait_for_timeout(2200)  # two seconds of a clock that must not move
    for each in people:
        assert game_time(each.page).inner_text() == shown


def running_clock(one: Person) -> None:
    shown = game_time(one.page).inner_text()
    expect(game_time(one.page)).not_to_have_text(shown)


def challenged_off(team: Team, opponents: Team, lea: Person) -> None:
    """A phoney comes back to the rack, its score with it, and the other team is on turn."""
    one = team[0]
    before = one.look()
    place, _ = a_phoney(before, one.side)
    one.lay(place)
    one.announce(40, "Announce")
    opponents[1].sees_score(one.side, before.scores[one.side] + 40)
    challenge(opponents[1])
    lea.sees("The hall says: unacceptable.")
    lea.press("Unacceptable")
    for each in (*team, *opponents):
        each.sees_ruling("Unacceptable")
        each.sees_nothing_on(place)
        each.sees_score(one.side, before.scores[one.side])
    assert sorted(one.look().rack(one.side)) == sorted(before.rack(one.side))
    assert one.look().mover == opponents[0].side
    expect(one.page.get_by_text("challenged off")).to_be_visible()


def wrong_score(team: Team, opponents: Team, lea: Person) -> None:
    """Three points too many are announced; the other team says so, and the scorekeeper settles it."""
    one = team[1]
    place, score, _ = a_play(one.look(), one.side)
    one.lay(place)
    one.announce(score + 3, "Announce")
    each = opponents[1]
    each.sees_score(one.side, score + 3)
    word = each.look().sheet[-1].word
    each.press(f"Query the score {score + 3} of {word}")
    each.fill("It should read", str(score))
    assert violations(each.page) == []
    each.press("Query it")
    one.sees(f"says that {word} scores {score}, not {score + 3}.")
    look_from(lea, "Timekeeper and scorekeeper")
    expect(lea.page.get_by_label("It shall read")).to_have_value(str(score))
    running_clock(one)  # only a judged word stops it
    assert violations(lea.page) == []
    lea.press("Settle the score")
    for every in (*team, *opponents):
        every.sees_ruling("Corrected")
        every.sees_score(one.side, score)


def changed(team: Team) -> None:
    """A team changes two tiles: nothing is scored, and it has seven again."""
    one = team[1]
    tiles = one.look().rack(one.side)
    one.press("Exchange")
    pressed = one.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Change "))
    pressed.nth(0).click()
    pressed.nth(1).click()
    one.press("Exchange 2 tiles")
    expect(one.page.get_by_role("cell", name="−2", exact=True)).to_be_visible()
    expect(one.page.locator("[data-tile]")).to_have_count(7)
    assert len(one.look().rack(one.side)) == len(tiles) == 7


def both_pass(first: Team, second: Team, lea: Person) -> None:
    """When both teams have passed the judge looks: the game goes on, and the next time it is over."""
    look_from(lea, "LV judge")
    for ruled in ("Somebody can play", "Nobody can play"):
        for team in (first, second):
            team[0].press("Pass")
            team[0].press("Pass the turn")
        for each in (*first, *second):
            each.sees("Both teams have passed: the judge looks whether anybody can still play.")
        lea.sees("The racks are hidden from you as well: ask both teams.")
        assert violations(lea.page) == []
        lea.press(ruled)
        if ruled == "Somebody can play":
            first[0].sees("Somebody can still play: the game goes on.")
            first[0].is_on_turn()
    for each in (*first, *second):
        each.sees("All possible plays have been made.")
        each.sees("Result slip")
    assert violations(first[1].page) == []


def signed(first: Team, second: Team) -> None:
    first[1].press("Sign the slip")
    slip = second[0].page.get_by_role("table", name="Result slip")
    expect(slip.get_by_role("cell", name="yes", exact=True)).to_have_count(1)
    second[0].press("Sign the slip")
    state = first[0].look()
    high, low = sorted(state.scores.values(), reverse=True)
    winner = "Team A" if state.scores[Seat("p1")] == high else "Team B"
    says = f"{winner} wins, {high} to {low}." if high > low else f"A draw, {high} to {low}."
    for each in (*first, *second):
        each.sees(says)
        expect(each.page.get_by_role("link", name="Replay the game")).to_be_visible()
        expect(each.page.get_by_role("button", name=re.compile("^(Query|Sign)"))).to_have_count(0)
    assert violations(second[1].page) == []


def replayed(ana: Person) -> None:
    state = ana.look()
    page = ana.page
    page.get_by_role("link", name="Replay the game").click()
    expect(page.locator("[data-square]")).to_have_count(225)
    page.keyboard.press("Home")
    expect(page.locator("[data-square][data-letter]")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("[data-square][data-letter]")).to_have_count(225 - state.board.count("."))
    assert violations(page) == []
