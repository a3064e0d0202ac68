"""The results site of an event: every page, what it says, and that it needs nothing but its folder."""

import posixpath
import sys
from html import escape
from pathlib import Path

import pytest
from msgspec.structs import replace

from gamehall.kernel.extras import NotInstalled
from gamehall.tournaments.event.acts import (
    CheckIn,
    Enrol,
    Enter,
    Finish,
    Fix,
    Pair,
    Penalise,
    Publish,
    Slip,
    Withdraw,
)
from gamehall.tournaments.files import write_all
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.site import pages as writing
from gamehall.tournaments.site.pages import site
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.files.halls import Hall, plan, walked
from tests.tournaments.site.pages import Page

PEOPLE = (
    Entrant(1, "Ana Kos", 1500, school="Owls", classes=("youth",)),
    Entrant(2, "Ben Lee", 1400),
    Entrant(3, "Cid Ng", 1300, members=("Cid", "Cora")),
    Entrant(4, "Dan Orr", 1200, team="Reds"),
)


def small(rounds: int = 2) -> Hall:
    """Round 1: Ana beats Ben 400 to 350, Cid and Dan draw. Round 2: Cid and Ana, Dan and Ben."""
    hall = Hall(plan(rounds=rounds), name="Cup")
    assert hall.says(Enrol(PEOPLE), CheckIn((1, 2, 3, 4)), Fix("", 1, (1, 2)), Fix("", 1, (3, 4)))
    assert hall.says(Pair("", 1), Publish("", 1), Fix("", 2, (3, 1)), Fix("", 2, (4, 2)))
    assert hall.says(Enter("", 1, Slip((400, 350), who=(1, 2))), Enter("", 1, Slip((333, 333), who=(3, 4))))
    assert hall.says(Pair("", 2), Publish("", 2))
    return hall


def finished() -> Hall:
    hall = small()
    assert hall.says(Enter("", 2, Slip((300, 380), who=(3, 1))))
    assert hall.says(Enter("", 2, Slip((0, 0), who=(4, 2), how="forfeit", at_fault=(2,))))
    assert hall.says(Penalise(1, 5, "a telephone"), Finish())
    return hall


def pages(hall: Hall) -> dict[str, Page]:
    return {name: Page(data) for name, data in site(hall.state).items()}


def names(rows: list[list[str]], column: int = 1) -> list[str]:
    return [row[column] for row in rows]


def test_an_event_has_these_pages() -> None:
    assert sorted(site(finished().state)) == [
        "cross-table.html",
        "entrants.html",
        *(f"entrants/{number}.html" for number in (1, 2, 3, 4)),
        "index.html",
        "prizes.html",
        "round-1.html",
        "round-2.html",
        "standings.html",
    ]


def test_the_standings_are_in_order_with_wins_losses_and_spread() -> None:
    """Ana +50 +80 less a penalty of five; Dan a draw and a forfeit won by 75; Cid a draw and a loss by 80."""
    page = pages(finished())["standings.html"]
    assert page.tables[0][0] == ["Place", "Name", "Wins", "Losses", "Spread"]
    assert page.rows == [
        ["1", "Ana Kos 1", "2", "0", "+125"],
        ["2", "Dan Orr 4", "1½", "½", "+75"],
        ["3", "Cid Ng 3", "½", "1½", "−80"],
        ["4", "Ben Lee 2", "0", "2", "−125"],
    ]
    assert "A penalty of 5 is in it" in page.text
    assert "After all 2 rounds" in page.text


def test_a_round_has_its_boards_with_who_began_first() -> None:
    found = pages(finished())
    assert found["round-1.html"].rows == [
        ["1", "Ana Kos 1", "400", "won"],
        ["Ben Lee 2", "350", "lost"],
        ["2", "Cid Ng 3", "333", "drawn"],
        ["Dan Orr 4", "333", "drawn"],
    ]
    assert [row[-1] for row in found["round-2.html"].rows] == ["lost", "won", "won by forfeit", "forfeited"]
    assert [row[-2] for row in found["round-2.html"].rows] == ["300", "380", "+75", "−75"]


def test_a_round_without_results_has_its_pairings() -> None:
    page = pages(small())["round-2.html"]
    assert sorted(row[-3:] for row in page.rows)[0] == ["Ana Kos 1", "", ""]
    assert "During round" not in pages(small())["standings.html"].text
    assert "After round 1 of 2" in pages(small())["standings.html"].text


def test_standings_during_a_round_say_how_much_is_missing() -> None:
    hall = small()
    assert hall.says(Enter("", 2, Slip((300, 380), who=(3, 1))))
    assert "During round 2; 1 result of it still missing" in pages(hall)["standings.html"].text


def test_the_cross_table_has_everybodys_rounds_side_by_side() -> None:
    assert pages(finished())["cross-table.html"].rows == [
        ["1", "Ana Kos 1", "W 2 400–350", "W 3 380–300"],
        ["2", "Dan Orr 4", "D 3 333–333", "W 2 +75"],
        ["3", "Cid Ng 3", "D 4 333–333", "L 1 300–380"],
        ["4", "Ben Lee 2", "L 1 350–400", "L 4 −75"],
    ]


def test_an_entrants_page_has_who_they_are_and_round_by_round() -> None:
    found = pages(finished())
    ana = found["entrants/1.html"]
    assert ana.headings == ["Ana Kos"]
    assert ana.rows == [
        ["1", "Ben Lee 2 *", "won", "400–350", "1", "+50"],
        ["2", "Cid Ng 3", "won", "380–300", "2", "+130"],
    ]
    assert all(what in ana.text for what in ("Owls", "youth", "1500", "1 of 4"))
    assert "Cid, Cora" in found["entrants/3.html"].text
    assert "Reds" in found["entrants/4.html"].text


def test_the_list_of_entrants_is_by_name() -> None:
    assert names(pages(finished())["entrants.html"].rows, 0) == [
        "Ana Kos 1",
        "Ben Lee 2",
        "Cid Ng 3",
        "Dan Orr 4",
    ]


def test_prizes_are_given_when_the_event_is_over_and_not_before() -> None:
    before, after = pages(small())["prizes.html"], pages(finished())["prizes.html"]
    assert "Ana" not in before.text
    assert [row for table in before.tables for row in table] == [["Place 1", "$100"], ["Place 2", "$50"]]
    assert after.rows == [["Ana Kos 1", "Place 1: $100."], ["Dan Orr 4", "Place 2: $50."]]


def test_who_has_left_wins_nothing() -> None:
    hall = small(3)
    assert hall.says(Enter("", 2, Slip((300, 380), who=(3, 1))), Enter("", 2, Slip((400, 380), who=(4, 2))))
    assert hall.says(Withdraw(1, 3, "a train"), Pair("", 3), Publish("", 3))
    for board in hall.state.rounds[""][2].boards:
        if not board.result:
            assert hall.says(Enter("", 3, Slip((400, 300), board.number)))
    assert hall.says(Finish())
    assert not any("Ana" in row[0] for row in pages(hall)["prizes.html"].rows)
    assert "a train" not in "".join(page.text for page in pages(hall).values())


def test_a_bye_and_a_missed_round_are_told_in_words() -> None:
    hall = Hall(plan(rounds=2), name="Cup")
    assert hall.says(Enrol(PEOPLE[:3]), CheckIn((1, 2, 3)), Fix("", 1, (3,)), Pair("", 1), Publish("", 1))
    assert hall.says(Enter("", 1, Slip((400, 350), who=(1, 2))) or Enter("", 1, Slip((400, 350), who=(2, 1))))
    assert hall.says(Enrol((PEOPLE[3],)), CheckIn((4,)))
    last = pages(hall)["round-1.html"].rows[-2:]
    assert last == [["–", "Cid Ng 3", "+50", "bye"], ["–", "Dan Orr 4", "−50", "not there"]]


@pytest.mark.parametrize(
    ("scoring", "columns"),
    [
        (Scoring(worth="results", order=("points",)), ["Points"]),
        (Scoring(worth="total", order=("points", "spread")), ["Points", "Spread"]),
        (
            Scoring(worth="places", places={"2": (6, 4), "3": (6, 4, 2)}, order=("points", "scored", "lot")),
            ["Points", "Scored"],
        ),
    ],
)
def test_the_standings_have_the_columns_of_the_format(scoring: Scoring, columns: list[str]) -> None:
    hall = walked(4, format=plan(tables=3 if scoring.worth == "places" else 2, scoring=scoring))
    page = Page(site(hall.state)["standings.html"])
    assert page.tables[0][0] == ["Place", "Name", *columns]
    assert all(len(row) == 2 + len(columns) for row in page.rows)


EVENTS = [
    (1, plan()),
    (2, plan(("pro", "Social & <b>fun</b>", "social fun"))),
    (3, plan(tables=3)),
    (4, plan(scoring=Scoring(worth="results", order=("points",)))),
]


@pytest.mark.parametrize(("seed", "format"), EVENTS)
def test_every_link_leads_somewhere_and_nothing_comes_from_elsewhere(seed: int, format: Format) -> None:
    found = site(walked(seed, format=format).state, ("files/event.json",))
    for name, data in found.items():
        page = Page(data)
        for link in page.links:
            if not link.startswith("#"):
                where = posixpath.normpath(posixpath.join(posixpath.dirname(name), link))
                assert where in found or where == "files/event.json", (name, link)
        assert page.outside == ["data:,"], name
        assert not {"script", "iframe", "form", "img", "object"} & set(page.tags), name
        assert page.tags["h1"] == 1, name
        assert page.title.strip(), name
        assert page.tables or "entrants/" in name or "No round" in page.text or name == "prizes.html", name
        assert b"url(" not in data, name
        assert b"@import" not in data, name


@pytest.mark.parametrize(("seed", "format"), EVENTS)
def test_no_name_is_read_as_anything_but_text(seed: int, format: Format) -> None:
    hall = walked(seed, format=format)
    found = site(hall.state)
    everything = "".join(data.decode() for data in found.values())
    for one in hall.state.entrants.values():
        assert f"<h1>{escape(one.name)}".replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in everything
    assert "<script" not in everything
    assert "<b>" not in everything
    said = "".join(Page(data).text for data in found.values())
    for one in hall.state.entrants.values():
        assert one.name in said


def test_no_hidden_sign_of_a_name_turns_a_page_about() -> None:
    hall = Hall(plan(), name="Cup\u202e of \u2066June")
    assert hall.says(Enrol((Entrant(1, "Ana\u202e Kos", school="O\u200bwls", members=("B\u2067en",)),)))
    found = b"".join(site(hall.state).values()).decode()
    assert "Ana Kos" in found
    assert "Cup of June" in found
    assert not {"\u202e", "\u2066", "\u2067", "\u200b"} & set(found)


def test_the_page_one_is_on_is_marked() -> None:
    found = pages(finished())
    assert found["round-2.html"].current == ["round-2.html"]
    assert found["standings.html"].current == ["standings.html"]
    assert found["entrants.html"].current == ["entrants.html"]


def test_the_first_page_offers_the_files_and_the_best() -> None:
    page = Page(site(finished().state, ("files/event.json",))["index.html"])
    assert "files/event.json" in page.links
    assert names(page.rows)[0] == "Ana Kos 1"
    assert "2025-11-30, Łódź" in page.text
    assert "The event is not over" not in page.text
    assert "The event is not over" in pages(small())["index.html"].text


def test_an_event_without_rounds_has_a_site_too() -> None:
    hall = Hall(plan())
    assert "No round hangs out yet" in pages(hall)["index.html"].text
    hall.says(Enrol(PEOPLE))
    assert "Nothing is played yet" in pages(hall)["entrants/1.html"].text


def test_teams_have_their_places_below_the_standings() -> None:
    hall = Hall(replace(plan(rounds=1, scoring=Scoring(worth="total", order=("points",))), team_of=1))
    people = [Entrant(n, name, team=team) for n, name, team in ((1, "Ana", "Red"), (2, "Ben", "Blue & Co"))]
    assert hall.says(Enrol(tuple(people)), CheckIn((1, 2)), Pair("", 1), Publish("", 1))
    assert hall.says(Enter("", 1, Slip((400, 300), who=(2, 1))))
    page = pages(hall)["standings.html"]
    assert [row[:3] for row in page.tables[1][1:]] == [["1", "Blue & Co", "400"], ["2", "Red", "300"]]


def test_without_templates_the_site_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    writing._templates.cache_clear()
    with pytest.raises(NotInstalled, match=r"pip install 'gamehall\[tournaments\]'"):
        site(finished().state)
    left = write_all(finished().event, tmp_path)
    assert [notice for notice in left.notices if notice.startswith("Site: The results site needs more")]
    assert "public/files/event.json" in left.files
