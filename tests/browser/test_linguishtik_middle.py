"""A round of LinguiSHTIK in the Middle division: Ana, Ben and Cai play, Jo judges.

Ana has a mouse, Ben a phone, Cai the keyboard alone.
"""

import re

from playwright.sync_api import Browser, expect

from tests.browser.linguishtik_game import Game
from tests.browser.linguishtik_people import sideways
from tests.browser.people import accept_result, violations


def test_a_round_in_the_middle_division(browser: Browser, hall: str) -> None:
    game = Game(browser, hall, "middle", options={"shakes": 3})
    illegal_procedure_penalty_and_a_good_now(game)
    forceout_with_an_objection_upheld_and_one_overruled(game)
    a_wrong_now(game)
    the_round_is_over(game)
    game.go_home()


def illegal_procedure_penalty_and_a_good_now(game: Game) -> None:
    ana, ben, cai, jo = game.ana, game.ben, game.cai, game.jo
    assert violations(ana.page) == []
    game.who_begins(ana="E", ben="N", cai="T")
    game.roll(ana, "EROT BGTE AMPH SNIR KYZX LDC")
    assert violations(ana.page) == []
    ana.designate("S-V-DO")
    ben.demand("green B", "noun")
    cai.demand("green G", "direct object")

    ana.demand("red M", "plural")
    cai.calls_illegal("That colour carries no demands")
    jo.sees("The hall proposes illegal")
    assert violations(jo.page) == []
    jo.rules_on_the_move("Illegal")
    expect(ana.page.locator("[data-lies=demands]")).to_have_count(2)
    ana.letter("pink S")

    ben.challenge("Now")
    jo.sees("Penalty of Ben")
    ana.sees("a penalty waits for initials")
    assert violations(jo.page) == []
    jo.initials()
    game.totals(ana=0, ben=-1, cai=0)

    cai.demand("black O", "a colour is wild", "yellow")
    ana.letter("red A")
    ben.take("orange L")
    assert violations(ben.page) == []
    assert not sideways(ben.page)
    ben.press("To Letters")
    ben.lies("Letters", "orange L")

    cai.challenge("Now")
    ben.neutral()
    cai.writes("The cook added salt.", "salt")
    assert violations(cai.page) == []
    cai.hands_in()
    game.secret_from_all_but(cai, "The cook added salt.")
    assert violations(cai.page) == []
    ana.hand_in("The boy saw a seal.", "seal")
    game.shown_to_all("The cook added salt.", "The boy saw a seal.")
    assert violations(ana.page) == []
    ana.accept("Cai’s")
    ben.accept("Ana’s")  # on a phone one is asked about after the other
    ben.accept("Cai’s")
    cai.accept("Ana’s")
    game.scored("A", ana=4, ben=2, cai=6)
    game.totals(ana=4, ben=1, cai=6)
    assert violations(ben.page) == []
    assert not sideways(ben.page)
    game.next_shake()


def forceout_with_an_objection_upheld_and_one_overruled(game: Game) -> None:
    ana, ben, cai, jo = game.ana, game.ben, game.cai, game.jo
    game.roll(ben, "OEIN TBGV HPAM SRNY JKQX CAL")
    ben.designate("S-V")
    cai.demand("green B", "noun")
    ana.demand("black I", "subject")
    ben.letter("black O")
    cai.letter("red H")
    ana.passes()
    ben.passes()
    cai.passes()
    for one, sentence, word in (
        (ana, "The shop opened.", "shop"),
        (ben, "The host laughed.", "host"),
        (cai, "the echo faded.", "echo"),
    ):
        one.hand_in(sentence, word)
        if one is not cai:
            game.secret_from_all_but(one, sentence)
    game.shown_to_all("The shop opened.", "The host laughed.", "the echo faded.")

    ana.object_to("Cai’s", "A capital is missing or wrong")
    assert "proposes not correct" in " ".join(jo.hears("Cai’s").inner_text().split())
    assert violations(jo.page) == []
    jo.rules("Cai’s", "Not correct")
    expect(cai.slip("Your").get_by_text("upheld", exact=True)).to_be_visible()
    cai.object_to("Ben’s", "It is no word that may be used: not English, a name, slang, old, shortened")
    assert "proposes correct" in " ".join(jo.hears("Ben’s").inner_text().split())
    jo.rules("Ben’s", "Correct")
    expect(ben.slip("Your").get_by_text("not upheld", exact=True)).to_be_visible()
    ana.accept("Ben’s")
    ben.accept("Ana’s")
    cai.accept("Ana’s")
    game.scored("F", ana=4, ben=4, cai=2)
    game.next_shake()


def a_wrong_now(game: Game) -> None:
    ana, ben, cai, jo = game.ana, game.ben, game.cai, game.jo
    game.roll(cai, "EINR TBGV AHMP SRON JKQX LLD")
    cai.designate("S-LV-PA")
    ana.demand("green B", "adjective")
    ben.demand("green G", "predicate adjective")
    cai.demand("black E", "contains a letter", "L")
    ana.letter("red A")
    ben.letter("orange L")
    cai.letter("green T")
    ana.challenge("Now")
    cai.neutral()
    ana.hand_in("The man bought tall plants.", "tall")
    ben.hand_in("The tower was tall.", "tall")
    ben.object_to("Ana’s", "The sentence is not S-LV-PA")
    jo.rules("Ana’s", "Not correct", "The pattern is S-V-DO.")
    ana.accept("Ben’s")
    cai.accept("Ben’s")


def the_round_is_over(game: Game) -> None:
    ana, ben, cai = game.players
    for one in game.sitters:
        one.is_asked("The round is over.")
    game.scored("B", ana=2, ben=6, cai=4)
    game.totals(ana=10, ben=11, cai=12)
    sheet = ana.page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("row", name=re.compile("^Match points")).get_by_role("cell")).to_have_text(
        ["2", "4", "6"]
    )
    assert violations(cai.page) == []
    assert violations(ben.page) == []
    accept_result(*(one.page for one in game.players))
    ana.page.get_by_role("link", name="Replay the game").click()
    expect(ana.page.locator(".mat")).to_be_visible()
    ana.page.keyboard.press("Home")
    expect(ana.page.locator("[data-lies=letters]")).to_have_count(0)
    ana.page.keyboard.press("End")
    expect(ana.page.locator("[data-lies=letters]")).to_have_count(3)
    slips = ana.page.get_by_role("region", name="Solutions")
    expect(slips.get_by_role("article", name="Ben’s solution")).to_contain_text("The tower was tall.")
    expect(slips.get_by_role("article", name="Ana’s solution")).to_contain_text("not correct")
    ana.page.set_viewport_size({"width": 360, "height": 740})
    assert violations(ana.page) == []
    assert not sideways(ana.page)
