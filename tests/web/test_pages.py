"""Pages as a visitor without script meets them."""

import itertools
import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.codec import broken_links
from gamehall.web.door.guard import HEADERS

ME = {"seat": "p1", "who": "me"}
FRIEND = {"seat": "p2", "who": "friend"}
BOT = {"seat": "p2", "who": "bot", "bot": "first"}
SHELF = "/rules/contig60/highlights-2020"


class Page(HTMLParser):
    """What a browser or a screen reader would take from a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, *names: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag in names]


def check(text: str) -> None:
    """Nothing from elsewhere, nothing inline, everything labelled, headings in order."""
    page = Page(text)
    for _, attributes in page.tags:
        for name in ("src", "href", "action", "hx-get", "hx-post"):
            value = attributes.get(name) or ""
            assert not re.match(r"(https?:)?//(?!127\.0\.0\.1)", value), f"{name}={value}"
        assert not any(name.startswith("on") or name == "style" for name in attributes), attributes
    ids = [a["id"] for _, a in page.tags if "id" in a]
    assert len(ids) == len(set(ids)), "an id stands twice"
    labelled = {a.get("for") for a in page.all("label")}
    for field in page.all("input", "select", "textarea"):
        if field.get("type") not in ("hidden", "radio", "checkbox"):
            assert field.get("id") in labelled, field
    assert len(page.all("main")) == 1
    assert page.all("html")[0]["lang"] == "en"
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in itertools.pairwise(levels)), levels
    scripts = page.all("script")
    assert all(script.get("src") for script in scripts)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/rules",
        SHELF,
        "/rules/peek/peek",
        "/help",
        "/help/contig60",
        "/help/peek",
        "/new/contig60",
        "/organiser",
    ],
)
def test_every_page_is_whole_and_safe(visitor: Callable[..., Any], path: str) -> None:
    for who in (visitor(), visitor("Ann <b>")):
        answer = who.get(path)
        check(answer.text)
        assert "<b>" not in answer.text
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert answer.headers["cache-control"] == "no-store"


def test_a_wrong_code_is_typed_again_on_the_page_that_says_so(visitor: Callable[..., Any]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    code = ann.open(ME, FRIEND)["code"]
    wrong = code[:5] + ("B" if code[5] != "B" else "C")
    for page in (bob.form("/join", code=wrong.lower()), bob.http.get(f"/join/{wrong}")):
        assert page.status_code == 404
        check(page.text)
        [box] = [field for field in Page(page.text).all("input") if field.get("name") == "code"]
        assert (box["value"] or "").upper() == wrong
        assert "No table has this code" in page.text
    assert "Sit down" in bob.form("/join", code=code).text


def test_the_lobby_says_whose_turn_it_is_and_how_a_game_ended(two: Any) -> None:
    ann, bob, id = two
    both = {who: who.get("/").text for who in (ann, bob)}
    turns = [who for who, text in both.items() if "It is your turn." in text]
    assert turns == [ann]
    assert "The table waits for Ann." in both[bob]
    line = ann.line(id)
    line.join()
    line.submit({"type": "Resign"})
    for who in (ann, bob):
        who.form(
            f"/t/{id}/plain", seat="p1" if who is ann else "p2", action='{"type":"AcceptResult"}', command="a"
        )
    for who in (ann, bob):
        text = who.get("/").text
        assert "Your finished games" in text
        assert "Ann resigned the game." in text
        assert re.search(r"\d{1,2} [A-Z][a-z]+ 20\d\d", text)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/nowhere", "/join/BCDFGH", "/sit/nothing", "/new/chess", "/rules/peek/x"]
)
def test_what_is_not_there_says_so(visitor: Callable[..., Any], path: str) -> None:
    answer = visitor().get(path, 404)
    check(answer.text)
    assert answer.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]


def test_health(visitor: Callable[..., Any]) -> None:
    assert visitor().get("/healthz").json()["ok"] is True


def test_create_and_join_by_code(visitor: Callable[..., Any]) -> None:
    ann, bob, eve = visitor(), visitor(), visitor("Eve")
    page = ann.form(
        "/tables", game="peek", name="Ann", chair__p1="me", chair__p2="friend", option__turn_seconds="90"
    )
    check(page.text)
    assert page.url.path.startswith("/t/")
    id = page.url.path[3:]
    code = re.search(r'id="table-code">([A-Z]{6})<', page.text)
    assert code
    assert "<svg" in page.text
    assert "Waiting for one more: Player 2" in page.text
    assert f"/join/{code[1]}" in eve.get("/").text
    door = bob.form("/join", code=f" {code[1].lower()} ")
    check(door.text)
    assert "Sit down as a player" in door.text
    assert bob.form(f"/join/{code[1]}", name="").status_code == 409
    table = bob.form(f"/join/{code[1]}", name="Bob")
    check_shell(table.text, id, "table")
    assert ann.http.get(f"/t/{id}/gathering").headers["hx-redirect"] == f"/t/{id}"
    assert "taken" in eve.get(f"/join/{code[1]}").text
    assert eve.form(f"/join/{code[1]}").status_code == 409
    assert "Go on" in ann.get("/").text
    assert "Watch" in eve.get("/").text
    line = ann.line(id)
    assert line.join()["header"]["options"] == {"turn_seconds": 90.0}


def check_shell(text: str, id: str, shell: str) -> None:
    (app,) = [a for a in Page(text).all("div") if a.get("id") == "app"]
    assert (app["data-table"], app["data-game"], app["data-page"]) == (id, "peek", shell)
    assert re.search(rf'src="/static/assets/{shell}\.js', text)


def test_the_gathering_refreshes_only_when_somebody_came(visitor: Callable[..., Any]) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    made = ann.open(ME, FRIEND, {"seat": "judge", "who": "friend"})
    page = ann.get(f"/t/{made['id']}").text
    poll = re.search(r'hx-get="([^"]+)"', page)
    assert poll
    assert ann.http.get(poll[1]).status_code == 204
    link = next(x["link"] for x in made["links"] if x["seat"] == "judge")
    check(eve.get(link).text)
    assert link in page
    assert link not in eve.get(f"/t/{made['id']}").text, "links are for whoever opened the table"
    eve.form(link)
    assert "Eve" in ann.get(poll[1]).text


def test_the_maker_fills_chairs_nobody_took(visitor: Callable[..., Any]) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    made = ann.open(ME, FRIEND, {"seat": "judge", "who": "friend"})
    id = made["id"]
    assert eve.form(f"/t/{id}/chairs/p2", who="bot:first").status_code == 409
    assert ann.form(f"/t/{id}/chairs/p2", who="hall").status_code == 409
    assert ann.form(f"/t/{id}/chairs/p2", who="bot:genius").status_code == 409
    assert ann.form(f"/t/{id}/chairs/p2", who="bot:first").status_code == 200
    assert ann.form(f"/t/{id}/chairs/p2", who="bot:first").status_code == 409
    shell = ann.form(f"/t/{id}/chairs/judge", who="hall")
    check_shell(shell.text, id, "table")


def test_private_tables_stay_out_of_the_lobby(visitor: Callable[..., Any]) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    made = ann.open(ME, FRIEND, private=True)
    assert made["code"] not in eve.get("/").text
    assert "Sit down" in eve.get(f"/join/{made['code']}").text


def test_a_whole_game_without_script(two: Any) -> None:
    ann, bob, id = two
    for turn in range(4):
        who, seat = ((ann, "p1"), (bob, "p2"))[turn % 2]
        page = who.get(f"/t/{id}/plain").text
        check(page)
        hand = json.loads(re.search(r"<pre[^>]*>(.*?)</pre>", page, re.S)[1].replace("&#34;", '"'))["hands"]  # type: ignore[index]
        fields = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', page))
        prompt = next(p for p in re.findall(r'name="prompt" value="([^"]*)"', page) if p.startswith("turn"))
        played = who.form(
            f"/t/{id}/plain",
            seat=seat,
            prompt=prompt,
            command=fields["command"],
            kind="PlayCard",
            card=hand[seat][0],
        )
        check(played.text)
        assert 'class="ruling allowed"' in played.text
    for who, seat in ((ann, "p1"), (bob, "p2")):
        check(who.get(f"/t/{id}/plain").text)
        who.form(f"/t/{id}/plain", seat=seat, action='{"type":"AcceptResult"}', command="accept")
    end = ann.get(f"/t/{id}/plain").text
    assert "Replay the game" in end


def test_the_plain_page_at_a_guided_table_offers_buttons(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    id = ann.open(ME, BOT, manner="guided", options={"cards": 3})["id"]
    page = ann.get(f"/t/{id}/plain").text
    check(page)
    buttons = [b["value"] for b in Page(page).all("button") if b.get("name") == "action"]
    assert sum("PlayCard" in (b or "") for b in buttons) == 3
    assert ann.http.get(f"/t/{id}/plain/part?since=2").status_code == 204
    assert "What you may do now" in ann.get(f"/t/{id}/plain/part?since=1").text


def test_the_plain_page_shows_a_refusal_as_a_card(two: Any) -> None:
    ann, bob, id = two
    no = ann.form(f"/t/{id}/plain", seat="p1", prompt="turn-0", kind="PlayCard", card="77", command="x")
    check(no.text)
    assert 'class="ruling refused"' in no.text
    assert "You do not hold 77." in no.text
    assert "/rules/peek/peek#peek-play" in no.text
    theirs = bob.form(f"/t/{id}/plain", seat="p1", prompt="turn-0", kind="PlayCard", card="1", command="y")
    assert "hall-seat" in theirs.text
    unread = ann.form(f"/t/{id}/plain", seat="p1", prompt="turn-0", action="{}", command="z")
    assert "cannot be read" in unread.text
    assert "Choose what to do first" in ann.form(f"/t/{id}/plain", seat="p1", kind="Fly").text


def finish(ann: Any, id: str) -> None:
    line = ann.line(id)
    line.join()
    assert line.submit({"type": "Resign"})["verdict"] == "allowed"
    line.until(lambda u: u["outcome"] is not None)


def test_the_record_is_nobodys_until_the_table_is_closed_for_good(
    two: Any, visitor: Callable[..., Any]
) -> None:
    ann, bob, id = two
    org = visitor("Org")
    org.form("/organiser", password="a long password")
    for who in (ann, org, visitor()):
        for tail in ("record", "frames", "review"):
            assert "not over" in who.get(f"/t/{id}/{tail}", 409).json()["says"]
        who.get(f"/t/{id}/replay", 409)
    finish(ann, id)
    for who in (ann, org, visitor()):
        assert "not final" in who.get(f"/t/{id}/record", 409).json()["says"]
    for who in (ann, bob):
        line = who.line(id)
        line.join()
        line.accept()
    data = visitor().get(f"/t/{id}/record").content
    assert broken_links(data) == []
    *lines, signature = [json.loads(line) for line in data.splitlines()]
    assert signature["signature"]["signed"]["complete"]
    assert lines[-1]["action"]["type"] == "Close"
    assert lines[1]["action"]["items"], "the sealed record holds what was dealt"
    frames = visitor().get(f"/t/{id}/frames").json()
    assert len(frames["frames"]) == len(lines)
    assert frames["frames"][0]["entry"] is None
    assert frames["frames"][-1]["outcome"]["says"] == "Ann resigned the game."
    assert frames["frames"][1]["entry"]["cites"]["at"] == "1"
    replay = visitor().get(f"/t/{id}/replay").text
    check_shell(replay, id, "replay")
    assert "Ann resigns." in replay
    assert "has no review" in visitor().get(f"/t/{id}/review", 404).json()["says"]


def test_light_and_dark(visitor: Callable[..., Any]) -> None:
    ann = visitor()
    assert "data-theme" not in ann.get("/").text
    assert 'data-theme="dark"' in ann.form("/theme", theme="dark").text
    assert 'data-theme="dark"' in ann.get("/rules").text
    assert "data-theme" not in ann.form("/theme", theme="system").text


def test_built_files_are_kept_for_good(visitor: Callable[..., Any]) -> None:
    ann = visitor()
    sheet = re.search(r'href="(/static/assets/hall\.css[^"]*)"', ann.get("/").text)
    assert sheet
    if "?v=" not in sheet[1]:
        pytest.skip("the front end is not built here")
    assert "immutable" in ann.get(sheet[1]).headers["cache-control"]
    ann.get("/static/%2e%2e/app.py", 404)


def test_rules_pages_have_every_paragraph(visitor: Callable[..., Any], peek: Any) -> None:
    page = Page(visitor().get("/rules/peek/peek").text)
    ids = {a.get("id") for _, a in page.tags}
    assert set(peek.shelves[0].keys()) <= ids


def test_data_lies_where_it_was_told(visitor: Callable[..., Any], hall: Any) -> None:
    visitor("Ann")
    folder: Path = hall.data
    assert {"hall.sqlite", "alive"} <= {file.name for file in folder.iterdir()}


def test_who_opens_a_table_against_a_bot_is_offered_the_easiest(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    form = ann.get("/new/contig60?against=bot").text
    assert '<option value="bot:beginner" selected>' in form
    assert '<option value="friend" selected>' not in form
    assert '<option value="friend" selected>' in ann.get("/new/contig60").text


def test_each_division_of_a_game_has_its_books_and_leads_to_the_others(visitor: Callable[..., Any]) -> None:
    somebody = visitor()
    shelves = [shelf.id for shelf in catalog.game("linguishtik").shelves]
    assert all(f"/rules/linguishtik/{shelf}" in somebody.get("/rules").text for shelf in shelves)
    for shelf in shelves:
        text = somebody.get(f"/rules/linguishtik/{shelf}").text
        assert [other for other in shelves if f'href="/rules/linguishtik/{other}"' in text] == [
            other for other in shelves if other != shelf
        ]
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids))


def test_a_rulebook_is_searched_without_script(visitor: Callable[..., Any]) -> None:
    somebody = visitor()
    whole, found = Page(somebody.get(SHELF).text), somebody.get(f"{SHELF}?q=Challenge+window").text
    check(found)
    shown = [a["id"] for a in Page(found).all("article")]
    assert 0 < len(shown) < len(whole.all("article"))
    assert f"{len(shown)} paragraphs have “Challenge window”." in found
    assert 'value="Challenge window"' in found
    assert "Show all" in found
    nothing = somebody.get(f"{SHELF}?q=zzyzx%3Cb%3E").text
    check(nothing)
    assert "No paragraph has “zzyzx&lt;b&gt;”." in nothing


def test_every_game_tells_how_it_is_played_with_a_picture(visitor: Callable[..., Any]) -> None:
    for game in catalog.games():
        page = visitor().get(f"/help/{game}").text
        check(page)
        if game != "peek":
            assert 'class="game-picture"' in page
            assert f'action="/play/{game}"' in page
