"""A round of LinguiSHTIK in the Senior division: Impossible and Now before a judge with a mind of his own."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.linguishtik_game import Game
from tests.browser.linguishtik_people import sideways
from tests.browser.people import accept_result, violations


def test_a_round_in_the_senior_division(browser: Browser, hall: str) -> None:
    game = Game(browser, hall, "senior", options={"shakes": 3})
    impossible_upheld(game)
    impossible_refuted(game)
    a_good_now_with_a_further_demand(game)
    the_round_is_over(game)
    game.go_home()


def impossible_upheld(game: Game) -> None:
    """Who moved last cannot write what was demanded; the judge says so too."""
    ana, ben, cai, jo = game.ana, game.ben, game.cai, game.jo
    game.who_begins(ana="O", ben="N", cai="I")
    game.roll(cai, "EINO BGTV AHMP SRON JKQY CAL")
    expect(jo.page.get_by_role("link", name="Rules")).not_to_have_count(0)
    for player in game.players:
        expect(player.page.get_by_role("link", name=re.compile("^(Rules|Help|LT )"))).to_have_count(0)
    cai.designate("complex")
    ana.demand("green B", "noun")
    ben.take("black E")
    ben.press("Demand…")
    assert violations(ben.page) == []
    assert not sideways(ben.page)
    with ben.dialog("What do you demand?") as asked:
        ben.choose_demand(asked, "object of the preposition")
    cai.demand("green G", "a colour is wild", "pink")
    ana.demand("black I", "a letter becomes another", "P", "X")
    expect(ana.page.locator('[data-cube][aria-label^="red X, printed P"]')).to_have_count(1)
    ben.demand("black N", "contains a letter", "Q")
    cai.demand("green T", "does not contain a letter", "U")
    ana.catches_up()
    ana.picks_up_the_block()
    with ana.dialog("Challenge") as asked:
        assert violations(ana.page) == []
        ana.press("Challenge Impossible", asked)
    ben.neutral()
    ana.sees("Cai writes")
    expect(ana.page.get_by_label("Your sentence")).to_have_count(0)
    cai.hand_in("We slept in the cars because it rained.", "cars")
    game.shown_to_all("We slept in the cars because it rained.")
    ana.press("Object… to Cai’s solution")
    with ana.dialog("What is wrong with Cai’s solution?") as asked:
        ana.mark("Not met: contains Q", asked)
        assert violations(ana.page) == []
        ana.press("Object", asked)
    jo.rules("Cai’s", "Not correct")
    game.scored("D", ana=6, ben=4, cai=2)
    game.next_shake()


def impossible_refuted(game: Game) -> None:
    """Who moved last writes what was held to be impossible, and so does the third player."""
    ana, ben, cai, jo = game.ana, game.ben, game.cai, game.jo
    game.roll(ana, "EINO EGTV AHUM SSRN JKQY CAL")
    ana.designate("complex")
    ben.demand("green G", "noun")
    cai.demand("green T", "subject")
    ana.demand("black I", "in a noun clause")
    ben.demand("green V", "noun clause as direct object")
    cai.letter("pink S")
    ana.challenge("Impossible")
    cai.writes("We know that the horses are tired.", "horses")
    cai.press("Hand in…")
    with cai.dialog("Hand in this solution?") as asked:
        assert violations(cai.page) == []
        cai.press("Hand it in", asked)
    game.secret_from_all_but(cai, "We know that the horses are tired.")
    assert not any(one.knows("horses") for one in (ana, ben, jo))
    ben.hand_in("They said that the nurse had left.", "nurse")
    game.shown_to_all("We know that the horses are tired.", "They said that the nurse had left.")
    ana.object_to("Cai’s", "It is not grammatical")
    assert "proposes correct" in " ".join(jo.hears("Cai’s").inner_text().split())
    jo.rules("Cai’s", "Correct")
    expect(cai.slip("Your").get_by_text("not upheld", exact=True)).to_be_visible()
    ben.accept("Cai’s")
    ana.accept("Ben’s")
    cai.accept("Ben’s")
    game.scored("E", ana=2, ben=6, cai=6)
    game.next_shake()


def a_good_now_with_a_further_demand(game: Game) -> None:
    """The one more cube makes a demand; the judge rules against what the hall proposes."""
    ana, ben, cai, jo = game.ana, game.ben, game.cai, game.jo
    game.roll(ben, "EINO BGTV AHMP SRON JKQY CAL")
    ben.designate("S-V")
    cai.demand("green B", "noun")
    ana.demand("green G", "subject")
    ben.letter("orange L")
    cai.letter("red A")
    ana.letter("red M")
    ben.letter("red P")
    cai.challenge("Now")
    cai.writes("The lamp glowed.", "lamp")
    cai.press("Use the one more cube for a demand")
    cai.mark("black E", cai.page.get_by_role("region", name="A further demand"))
    cai.press("Choose the demand…")
    with cai.dialog("What do you demand?") as asked:
        cai.choose_demand(asked, "singular")
    cai.sees("The word must be singular. The word then takes no cube of Resources.")
    cai.hands_in()
    game.secret_from_all_but(cai, "The lamp glowed.")
    ana.hand_in("The lamps glowed.", "lamps")
    game.secret_from_all_but(ana, "The lamps glowed.")
    ben.neutral()
    game.shown_to_all("The lamp glowed.", "The lamps glowed.")
    for one in (ana, ben):
        one.accept("Cai’s")
    ben.object_to("Ana’s", "What it says could not be so")
    put = " ".join(jo.hears("Ana’s").inner_text().split())
    assert "That is a matter of opinion, and yours to give." in put
    assert "The hall proposes" not in put
    jo.rules("Ana’s", "Not correct", "There was no power that day.")
    expect(ana.slip("Your").get_by_text("There was no power that day.")).to_be_visible()


def the_round_is_over(game: Game) -> None:
    ana, cai = game.ana, game.cai
    for one in game.sitters:
        one.is_asked("The round is over.")
    game.scored("A", ana=2, ben=2, cai=6)
    game.totals(ana=10, ben=12, cai=14)
    expect(cai.page.locator("tr[aria-current=true]")).to_contain_text("A")
    cai.press("Was it possible?")
    cai.sees(re.compile("^Yes. "))
    assert violations(cai.page) == []
    accept_result(*(one.page for one in game.players))
    ana.page.get_by_role("link", name="Replay the game").click()
    expect(ana.page.locator(".mat")).to_be_visible()
    ana.page.keyboard.press("End")
    expect(ana.page.locator("[data-lies=letters]")).to_have_count(4)
