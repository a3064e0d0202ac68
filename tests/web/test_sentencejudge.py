"""The sentence judge's pages and routes: what is shown, what is refused, and that nothing is kept."""

import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from xml.etree import ElementTree

import httpx
import pytest

from gamehall.english.diagram import Group
from gamehall.english.explain import look
from gamehall.web.games.linguishtik.sentence import judge as sentencejudge
from gamehall.web.sentence import gallery as sentencegallery
from gamehall.web.wire import answers
from tests.web.conftest import Running, Visitor
from tests.web.test_pages import Page, check

Come = Callable[..., Visitor]

CREW = "The crew repaired engines."
TELESCOPE = "The girl saw the man with the telescope."
PART = {"hx-request": "true"}
CLAIM = {
    "text": CREW,
    "word": "18",
    "division": "senior",
    "type": "noun",
    "designation": "s-v-do",
    "function": "direct-object",
    "demand": "plural",
}
HOSTILE = [
    "<script>alert(1)</script> ran home.",
    '"><img src=x onerror=alert(1)> The dog barked.',
    "</title></desc></text></svg><script>alert(1)</script>",
    "The ]]> dog &amp; <!-- cat --> barked.",
    "{{ 7 * 7 }} {% raw %} dogs ran.",
    "The dog\x00 bark\x1bed\x07 loudly.",
    "The \u202egod\u202c barked \ufeff.",
    "Кошка видела собаку.",
    "猫がいる。",
    "🐶 barked at 🐱.",
    "a" * 600,
    "(" * 300 + ")" * 300,
    "…",
    "-",
    "' '",
    "Buffalo buffalo Buffalo buffalo buffalo buffalo Buffalo buffalo.",
    " ".join(["very"] * 59) + " big.",
    " and ".join(["dogs ran"] * 19) + ".",
]


@pytest.fixture(scope="module", autouse=True)
def reader() -> None:
    """The parser is loaded before anybody waits for an answer."""
    look(CREW)


def shown(answer: httpx.Response) -> str:
    check(answer.text)
    return answer.text


def test_the_page_is_whole_and_says_what_to_do(visitor: Come) -> None:
    ann = visitor()
    text = shown(ann.get("/sentence"))
    assert "Type one sentence." in text
    assert "Nothing you type here is kept." in text
    for example in sentencejudge.EXAMPLES:
        assert example in text
    assert 'href="/sentence"' in ann.get("/help").text


@pytest.mark.parametrize("example", sentencejudge.EXAMPLES)
def test_every_example_is_read_without_a_fault(visitor: Come, example: str) -> None:
    text = shown(visitor().http.get("/sentence", params={"text": example}))
    assert "What the judge sees" in text
    assert "What is wrong with it" not in text


def test_a_sentence_is_drawn_and_explained(visitor: Come) -> None:
    ann = visitor()
    text = shown(ann.form("/sentence", text=f"  {CREW}\r\n "))
    for told in (
        "A simple declarative sentence: one independent clause.",
        "S-V-DO",
        "the direct object of &#34;repaired&#34;",
        '<span class="pos noun">noun</span>',
        "plural, objective",
        "Read with",
        "<svg",
        "Judge a claim",
    ):
        assert told in text, told
    part = ann.http.post("/sentence", data={"text": CREW}, headers=PART).text
    assert part.lstrip().startswith("<section")
    assert "What the judge sees" in part


def test_faults_are_told_with_links_to_their_paragraphs(visitor: Come) -> None:
    ann = visitor()
    text = shown(ann.form("/sentence", text="the crew repaired engines"))
    links = [href for a in Page(text).all("a") if "#" in (href := a["href"] or "") and href[0] != "#"]
    assert links
    for link in links:
        page, _, key = link.partition("#")
        assert f'id="{key}"' in shown(ann.get(page))


def test_another_reading_is_shown_on_demand(visitor: Come) -> None:
    ann = visitor()
    first = shown(ann.form("/sentence", text=TELESCOPE))
    assert "It may also be read so" in first
    assert '<button name="reading" value="1">' in first
    second = shown(ann.form("/sentence", text=TELESCOPE, reading="1"))
    assert "Another reading" in second
    assert '<button name="reading" value="0">' in second
    assert first.split("<svg")[1].split("</svg>")[0] != second.split("<svg")[1].split("</svg>")[0]
    for odd in ("99", "-1", "x", "", "٣"):
        assert "What the judge sees" in shown(ann.form("/sentence", text=TELESCOPE, reading=odd))


@pytest.mark.parametrize(
    ("text", "says"),
    [("", "Type a sentence first."), (" \r\n\t ", "Type a sentence first."), ("dog " * 10_000, "up to 600")],
)
def test_what_cannot_be_read_is_refused_in_a_plain_sentence(visitor: Come, text: str, says: str) -> None:
    ann = visitor()
    answer = ann.form("/sentence", text=text)
    assert answer.status_code == 400
    assert says in shown(answer)
    part = ann.http.post("/sentence", data={"text": text}, headers=PART)
    assert part.status_code == 200
    assert says in part.text
    assert "<html" not in part.text
    assert ann.form("/sentence/claim", text=text).status_code == 400
    assert ann.form("/sentence/offer", text=text).status_code == 400
    assert ann.http.get("/sentence/diagram.svg", params={"text": text}).status_code in (409, 414, 431, 400)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_changes_no_page(visitor: Come, text: str) -> None:
    ann = visitor()
    for answer in (
        ann.form("/sentence", text=text),
        ann.form("/sentence/claim", **{**CLAIM, "text": text}),
        ann.form("/sentence/offer", **{**CLAIM, "text": text}),
    ):
        assert answer.status_code == 200, answer.text[:300]
        page = shown(answer)
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert not set("\x00\x1b\x07\u202e\ufeff") & set(page)
    picture = ann.http.get("/sentence/diagram.svg", params={"text": text})
    if picture.status_code == 200:
        parts = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(picture.text).iter()}
        assert parts <= {"svg", "title", "desc", "rect", "g", "path", "text", "textPath", "tspan"}
    else:
        assert picture.status_code == 409
    read = ann.http.post("/api/sentence", json={"text": text, "svg": True})
    assert read.status_code == 200
    assert read.json()["text"] == text


def test_what_is_no_form_is_refused(visitor: Come) -> None:
    ann = visitor()
    for path in ("/sentence", "/sentence/claim", "/sentence/offer"):
        assert ann.http.post(path, content=b"\xff\xfe" * 50).status_code in (400, 409)
        assert ann.http.post(path, data={"text": "a" * 70_000}).status_code in (409, 413)
        elsewhere = {"origin": "https://elsewhere.example"}
        assert ann.http.post(path, data={"text": CREW}, headers=elsewhere).status_code == 403


def test_nothing_is_kept(visitor: Come, hall: Running) -> None:
    ann = visitor("Ann")
    secret = "The secretive zebra repaired engines."
    for answer in (
        ann.form("/sentence", text=secret),
        ann.form("/sentence/claim", **{**CLAIM, "text": secret}),
        ann.form("/sentence/diagram.svg", text=secret),
        ann.http.post("/api/sentence", json={"text": secret}),
    ):
        assert answer.status_code == 200
        assert "zebra" not in " ".join(a["href"] or "" for a in Page(answer.text).all("a"))
        assert answer.headers["cache-control"] == "no-store"
    kept = [file for file in hall.data.rglob("*") if file.is_file() and b"zebra" in file.read_bytes()]
    assert kept == []


def test_the_diagram_can_be_had_as_a_file(visitor: Come) -> None:
    ann = visitor()
    answer = ann.http.get("/sentence/diagram.svg", params={"text": CREW})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-disposition"] == 'attachment; filename="diagram.svg"'
    assert "sandbox" in answer.headers["content-security-policy"]
    drawn = ElementTree.fromstring(answer.text)
    assert "repaired" in " ".join(drawn.itertext())
    assert ann.form("/sentence/diagram.svg", text=CREW, reading="0").text == answer.text
    other = ann.http.get("/sentence/diagram.svg", params={"text": TELESCOPE, "reading": "1"})
    assert other.text != ann.http.get("/sentence/diagram.svg", params={"text": TELESCOPE}).text


def test_a_claim_is_ruled_on(visitor: Come) -> None:
    ann = visitor()
    text = shown(ann.form("/sentence/claim", **CLAIM))
    assert '<p class="verdict">Valid</p>' in text
    assert "could be so is for people to say." in text
    assert '<option value="s-v-do" selected>' in text
    assert 'name="demand" value="plural" checked' in text
    wrong = shown(ann.form("/sentence/claim", **{**CLAIM, "designation": "s-v", "demand": "singular"}))
    assert '<p class="verdict">Not valid</p>' in wrong
    assert "&#34;engines&#34; is plural." in wrong
    assert '<a href="/sentence/rules/senior#' in wrong
    part = ann.http.post("/sentence/claim", data=CLAIM, headers=PART).text
    assert "Valid" in part
    assert "<form" not in part


def test_all_demands_of_the_form_reach_the_judge(visitor: Come) -> None:
    more = {
        "demand": ["plural", "objective", "length:5", "not-in:noun-clause"],
        "with-letter": "q",
        "without-letter": "e",
        "in-1": "in:noun-clause",
        "in-1-function": "subject",
    }
    text = visitor().http.post("/sentence/claim", data={**CLAIM, **more}, headers=PART).text
    for told in ("does not contain Q", "contains E", "7 letters, not 5", "stands in no noun clause"):
        assert told in text, told


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"word": ""}, "Choose the word"),
        ({"word": "17"}, "Choose the word"),
        ({"designation": ""}, "Choose what the sentence was designated"),
        ({"designation": "haiku"}, "There is no designation &#34;haiku&#34;"),
        ({"function": "objct"}, "There is no function &#34;objct&#34;"),
    ],
)
def test_a_claim_that_is_not_whole_is_told_so(visitor: Come, change: dict[str, str], says: str) -> None:
    assert says in shown(visitor().form("/sentence/claim", **{**CLAIM, **change}))


def test_forged_demands_are_faults(visitor: Come) -> None:
    forged = {"demand": ["<b>", "in:", "container-function:x=y", "length:99", "\x00"], "division": "evil"}
    text = visitor().http.post("/sentence/claim", data={**CLAIM, **forged}, headers=PART).text
    assert "Not valid" in text
    assert "<b>" not in text


def test_the_form_offers_what_division_and_part_of_speech_have(visitor: Come) -> None:
    ann = visitor()

    def offered(division: str, type: str) -> str:
        sent = {"text": CREW, "division": division, "type": type}
        part = ann.http.post("/sentence/offer", data=sent, headers=PART).text
        assert part.lstrip().startswith('<div id="offer">')
        whole = shown(ann.form("/sentence/offer", **sent))
        assert part.strip() in whole
        assert '<details class="sentence-claim" id="claim" open>' in whole
        return part

    assert 'value="gerund"' not in offered("elementary", "verb")
    assert 'value="gerund"' in offered("middle", "verb")
    assert "s-v-retained-do" not in offered("middle", "noun")
    assert "s-v-retained-do" in offered("junior", "noun")
    assert 'value="progressive:past"' in offered("senior", "verb")
    assert 'value="comparative:irregular"' in offered("senior", "adverb")
    assert "Its function" not in offered("senior", "interjection")


@pytest.mark.parametrize("division", ["elementary", "middle", "junior", "senior"])
def test_the_rules_of_each_division_can_be_read(visitor: Come, division: str) -> None:
    assert "LT 22" in shown(visitor().get(f"/sentence/rules/{division}"))


def test_the_rules_of_a_division_are_searched_where_they_stand(visitor: Come) -> None:
    found = shown(visitor().get("/sentence/rules/middle?q=prepositional+phrase"))
    assert "paragraphs have “prepositional phrase”." in found
    assert '<a class="button quiet" href="?">Show all</a>' in found
    assert found.count('class="card paragraph"') < shown(visitor().get("/sentence/rules/middle")).count(
        'class="card paragraph"'
    )


def test_there_are_no_other_divisions(visitor: Come) -> None:
    assert "There is no such division." in shown(visitor().get("/sentence/rules/<b>", 404))


def test_the_gallery_is_drawn_once_and_room_by_room(visitor: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = visitor()
    drawn: list[int] = []

    def counted(group: Group) -> sentencegallery.Room:
        drawn.append(len(group.sentences))
        return hang(group)

    hang = sentencegallery.hang
    monkeypatch.setattr(sentencegallery, "_hung", {})
    monkeypatch.setattr(sentencegallery, "hang", counted)
    text = shown(ann.http.get("/sentence/gallery", timeout=60))
    assert text.count("<svg") >= 60
    assert text.count("Open in the judge") == text.count("<svg")
    assert sum(drawn) == text.count("<svg")
    assert max(drawn) <= 8
    drawn.clear()
    monkeypatch.setattr(answers, "MOST_WAITING", 0)
    assert ann.get("/sentence/gallery").text == text
    assert drawn == []


def test_who_comes_when_too_many_wait_is_told(visitor: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MOST_WAITING", 0)
    ann = visitor()
    answer = ann.form("/sentence", text=CREW)
    assert answer.status_code == 503
    assert "Try again in a moment." in shown(answer)
    answer = ann.http.post("/api/sentence", json={"text": CREW})
    assert answer.status_code == 503
    assert "Try again in a moment." in answer.json()["says"]


def test_the_hall_goes_on_while_sentences_are_read(visitor: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(text: str, number: int = 0) -> str:
        time.sleep(0.7)
        return "<svg/>"

    monkeypatch.setattr(sentencejudge, "drawn", slowly)
    ann, bob = visitor(), visitor()
    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(ann.http.get, "/sentence/diagram.svg", params={"text": CREW})
        time.sleep(0.2)
        start = time.perf_counter()
        bob.get("/healthz")
        assert time.perf_counter() - start < 0.4
        assert reading.result().text == "<svg/>"


def test_many_at_once_all_get_their_own_answer(visitor: Come) -> None:
    ann = visitor()
    texts = [f"The {name} repaired engines." for name in ("crew", "pilot", "farmer", "driver")] * 3

    def asked(text: str) -> bool:
        answer = ann.http.post("/api/sentence", json={"text": text})
        return answer.status_code == 200 and answer.json()["text"] == text

    with ThreadPoolExecutor(len(texts)) as pool:
        assert all(pool.map(asked, texts))


def test_the_hall_opens_without_the_model() -> None:
    code = "import gamehall.web.app, sys; print('spacy' in sys.modules)"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == "False"
