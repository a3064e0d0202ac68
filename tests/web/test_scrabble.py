"""What Scrabble asks of the hall: game files, hints, its word list, its form, its teams."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.scrabble.gcg.games import whole_game


def bring(visitor: Any, text: str, name: str = "game.gcg") -> Any:
    return visitor.http.post("/import", files={"file": (name, text.encode(), "text/plain")})


def _events(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(">")]


def test_a_game_file_is_replayed_and_written_again(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    assert "Bring a game" in ann.get("/import").text
    shown = bring(ann, whole_game(3))
    assert shown.status_code == 200
    assert shown.url.path.endswith("/replay")
    table = shown.url.path.split("/")[2]
    frames = ann.get(f"/t/{table}/frames").json()
    assert frames["game"] == "scrabble"
    assert [p["name"] for p in frames["header"]["players"]] == ["Ann Archer", "Bea Baker"]
    assert frames["frames"][-1]["state"]["board"].count(".") < 200
    written = ann.get(f"/t/{table}/file/gcg")
    assert written.headers["content-disposition"].endswith('.gcg"')
    assert written.text.startswith("#character-encoding UTF-8")
    again = bring(ann, written.text)
    assert again.url.path.endswith("/replay")
    twice = ann.get(f"/t/{again.url.path.split('/')[2]}/file/gcg").text
    assert _events(twice) == _events(written.text)


def test_nobody_sits_in_the_chairs_of_a_game_from_elsewhere(visitor: Callable[..., Any]) -> None:
    ann, stranger = visitor("Ann"), visitor("")
    table = bring(ann, whole_game(4)).url.path.split("/")[2]
    for person in (ann, stranger):
        line = person.line(table)
        assert line.join()["yours"] == []


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("game.txt", "hello", "end in .gcg"),
        ("game.gcg", "", "The file is empty."),
        ("game.gcg", "\x00\x01", "NUL sign"),
        ("game.gcg", "Dear Ann, shall we play?", "This is no GCG file"),
        ("", "", "Choose a file first."),
    ],
)
def test_what_is_no_game_file_is_told(visitor: Callable[..., Any], name: str, text: str, says: str) -> None:
    answer = bring(visitor("Ann"), text, name)
    assert answer.status_code == 409
    assert says in answer.text
    assert 'role="alert"' in answer.text


def test_everything_noticed_is_shown_before_the_replay(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    odd = whole_game(6).replace("Ann Archer", "A" * 60).replace("#player1", "#style x\n#player1")
    shown = bring(ann, odd)
    assert shown.status_code == 201
    for notice in ("Line 2: #style is not a pragma", "is longer than 40 signs", "stay in the file"):
        assert notice in shown.text
    replay = shown.text.split('class="button primary" href="')[1].split('"')[0]
    assert ann.get(replay).status_code == 200
    frames = ann.get(replay.replace("/replay", "/frames")).json()
    assert frames["header"]["players"][0]["name"] == "A" * 40


def test_what_a_check_refuses_the_page_refuses(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    lines = whole_game(6).splitlines()
    n = next(n for n, line in enumerate(lines) if line.startswith(">"))
    *rest, score, total = lines[n].split(" ")
    lines[n] = " ".join([*rest, f"+{int(score) + 1}", total]).replace("Ann: ", "Ann: ", 1)
    refused = bring(ann, "\n".join(["#style x", *lines]))
    assert refused.status_code == 409
    assert f"not {int(score) + 1}." in refused.text
    assert "total is" in refused.text
    assert "#style is not a pragma" in refused.text


def test_names_cannot_write_on_the_page(visitor: Callable[..., Any]) -> None:
    shown = bring(visitor("Ann"), "#style <script>\n" + whole_game(6).replace("Bea Baker", "<b>Bea\u202e"))
    assert shown.status_code == 201
    assert "<script>" not in shown.text.split("<h1>")[1]
    assert "nobody sees" in shown.text


def test_hints_are_for_whoever_sits_at_a_guided_table(visitor: Callable[..., Any]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    chairs = ({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "bot", "bot": "greedy"})
    options = {"start": "p1", "minutes": 0}
    made = ann.open(*chairs, game="scrabble", manner="guided", options=options)
    line = ann.line(made["id"])
    line.join()
    prompt = next(p["id"] for p in line.update["prompts"] if "TakeTiles" in p["kinds"])
    assert line.submit({"type": "TakeTiles"}, prompt)["verdict"] == "allowed"
    found = ann.get(f"/t/{made['id']}/hints?seat=p1").json()
    assert 1 <= len(found) <= 5
    assert found[0]["action"]["type"] == "Place"
    bob.get(f"/t/{made['id']}/hints?seat=p1", 409)
    strict = ann.open(*chairs, game="scrabble", manner="tournament", options=options)
    ann.get(f"/t/{strict['id']}/hints?seat=p1", 409)


def test_a_table_says_which_list_it_plays_by(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    chairs = ({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "me"})
    made = ann.open(*chairs, game="scrabble", book="literacy", manner="tournament")
    words = ann.line(made["id"]).join()["header"]["options"]["words"]
    assert words["id"] == "hall"
    assert len(words["hash"]) == 64
    for options, says in (
        ({"lexicon": "nowhere"}, "no word list called"),
        ({"rated": True}, "stands in"),
        ({"commit": "press"}, "does not leave"),
        ({"minutes": -1}, "cannot be used"),
    ):
        body = {"game": "scrabble", "book": "literacy", "chairs": chairs, "options": options}
        answer = ann.http.post("/api/tables", json=body)
        assert answer.status_code == 409
        assert says in answer.text


def test_the_form_of_a_new_table_follows_its_book(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    tournament = ann.get("/new/scrabble").text
    team = ann.get("/new/scrabble?book=literacy").text
    assert "Team A, player 1" in team
    assert "Team B, player 4" in team
    assert "Team A" not in tournament
    assert "Tournament director" in tournament
    assert "Timekeeper and scorekeeper" in team
    assert 'name="option.overtime_points"' in tournament
    assert 'name="option.overtime_points"' not in team
    assert 'name="option.words"' not in tournament
    assert '<option value="hall"' in tournament


def test_teams_need_not_be_equal_but_need_somebody(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")

    def opened(*seats: str) -> int:
        chairs = [{"seat": seat, "who": "me"} for seat in seats]
        body = {"game": "scrabble", "book": "literacy", "chairs": chairs}
        return int(ann.http.post("/api/tables", json=body).status_code)

    assert opened("p1", "p2", "p3", "p5") == 201
    assert opened("p1", "p3") == 409
    assert opened("p1", "p2", "p9") == 409


def test_chairs_bots_and_options_that_cannot_be(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")

    def opened(*seats: str, bot: str = "", **more: Any) -> int:
        chairs: list[dict[str, str]] = [{"seat": seat, "who": "me"} for seat in seats]
        chairs += [{"seat": "p2", "who": "bot", "bot": bot}] if bot else []
        body = {"game": "scrabble", "chairs": chairs, **more}
        return int(ann.http.post("/api/tables", json=body).status_code)

    for odd in ("p\u00b2", "p0", "p01", "p\uff11"):
        assert opened("p1", "p2", odd, book="literacy") == 409
    assert opened("p1", bot="greedy") == 201
    assert opened("p1", bot="greedy", options={"tiles": "wooden"}) == 409
    assert opened("p1", "p2", options={"nope": 1}) == 409


def test_games_from_elsewhere_push_nothing_out_of_the_lobby(visitor: Callable[..., Any]) -> None:
    ann = visitor("Ann")
    made = ann.open({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "me"}, game="contig60")
    line = ann.line(made["id"])
    line.join()
    assert line.submit({"type": "Resign"})["verdict"] == "allowed"
    assert made["id"] in ann.get("/").text
    for _ in range(3):
        bring(ann, whole_game(5))
    assert made["id"] in ann.get("/").text
