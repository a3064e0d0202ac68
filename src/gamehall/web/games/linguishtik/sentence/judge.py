"""The sentence judge: a sentence is read, drawn and explained, and claims about it get a verdict.

Nothing of what people type is kept or written down.
"""

import re
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from gamehall.english.correctness.gate import MOST_CHARACTERS
from gamehall.games.linguishtik.judge.divisions import Division, shelf_of
from gamehall.games.linguishtik.judge.handed_in import NoClaim
from gamehall.live.people import NotPossible
from gamehall.web.desk import NotHere
from gamehall.web.games.linguishtik.sentence.claim import Fields, NotFilled, claim_form, claim_from
from gamehall.web.games.linguishtik.sentence.seen import drawn, ruled, shown
from gamehall.web.pages.render import Ask, page
from gamehall.web.pages.rules import books
from gamehall.web.sentence.readers import by_a_reader

_HERE = "games/linguishtik/sentence"
EXAMPLES = (
    "The crew repaired engines.",
    "When the bell rang, the tired students gave their teacher a card.",
    "Down the narrow street marched the band.",
    "The visitors whom we had invited considered the garden a masterpiece.",
    "Swimming across the lake was harder than I expected.",
    "The girl saw the man with the telescope.",
)
_OF_PICTURES = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "Content-Disposition": 'attachment; filename="diagram.svg"',
}


@get("/sentence", costs="sentences")
async def sentence(request: Ask) -> Response[str]:
    text = tidy(request.query_params.get("text", ""))
    return await _answered(request, text, {}) if text else _asked(request)


@post("/sentence", costs="sentences")
async def read_it(request: Ask) -> Response[str]:
    sent = await fields_of(request)
    return await _answered(request, tidy(_one(sent, "text")), {}, _number(_one(sent, "reading")))


@post("/sentence/offer", costs="sentences")
async def offer(request: Ask) -> Response[str]:
    """The form of a claim again, for another division or part of speech."""
    sent = await fields_of(request)
    text = tidy(_one(sent, "text"))
    if too := _too(text):
        return _asked(request, text, too)
    if _is_part(request):
        return page(request, f"{_HERE}/offer.html", form=claim_form(text, sent))
    return await _answered(request, text, sent)


@post("/sentence/claim", costs="sentences")
async def claim(request: Ask) -> Response[str]:
    sent = await fields_of(request)
    text = tidy(_one(sent, "text"))
    if too := _too(text):
        return _asked(request, text, too)
    says, ruling = "", None
    try:
        ruling = await by_a_reader(request, ruled, claim_from(text, sent))
    except (NotFilled, NoClaim) as error:
        says = str(error)
    if _is_part(request):
        return page(request, f"{_HERE}/ruling.html", ruling=ruling, claim_says=says, text=text)
    return await _answered(request, text, sent, ruling=ruling, claim_says=says)


@get("/sentence/diagram.svg", costs="sentences")
async def diagram(request: Ask) -> Response[str]:
    asked = request.query_params
    return await _picture(request, asked.get("text", ""), asked.get("reading", ""))


@post("/sentence/diagram.svg", costs="sentences")
async def diagram_of_page(request: Ask) -> Response[str]:
    """As the page asks: what was typed stands in no address, where others would keep it."""
    sent = await fields_of(request)
    return await _picture(request, _one(sent, "text"), _one(sent, "reading"))


async def _picture(request: Ask, text: str, number: str) -> Response[str]:
    if too := _too(text := tidy(text)):
        raise NotPossible(too)
    picture = await by_a_reader(request, drawn, text, _number(number))
    if picture is None:
        raise NotPossible("This text cannot be read as a sentence, so there is no diagram of it.")
    return Response(picture, media_type="image/svg+xml", status_code=200, headers=_OF_PICTURES)


@get("/sentence/rules/{division:str}")
async def rules(request: Ask, division: FromPath[str]) -> Response[str]:
    if division not in {*Division}:
        raise NotHere("There is no such division.")
    return books(request, "LinguiSHTIK", shelf_of(Division(division)))


def tidy(text: str) -> str:
    """On one line: a pasted sentence may stand on several; signs that nobody sees are shown."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in " ".join(text.split()))


async def fields_of(request: Ask) -> Fields:
    try:
        sent = await request.form()
    except Exception as error:
        raise NotPossible("This form cannot be read.") from error
    return {name: [v for v in sent.getall(name) if isinstance(v, str)] for name in sent}


async def _answered(
    request: Ask, text: str, sent: Fields, number: int = 0, *, ruling: Any = None, claim_says: str = ""
) -> Response[str]:
    if too := _too(text):
        return _asked(request, text, too)
    seen = await by_a_reader(request, shown, text, number)
    values = {
        "text": text,
        "seen": seen,
        "form": claim_form(text, sent),
        "ruling": ruling,
        "claim_says": claim_says,
        "open": bool(sent),
    }
    if _is_part(request):
        return page(request, f"{_HERE}/answer.html", **values)
    return page(
        request,
        f"{_HERE}/judge.html",
        says="",
        examples=EXAMPLES,
        longest=MOST_CHARACTERS,
        **values,
    )


def _asked(request: Ask, text: str = "", says: str = "") -> Response[str]:
    """The empty page, or what is wrong with what was typed."""
    if _is_part(request):
        return page(request, f"{_HERE}/says.html", says=says)
    values = {"text": text[: 2 * MOST_CHARACTERS], "says": says, "seen": None}
    status = 400 if says else 200
    return page(
        request,
        f"{_HERE}/judge.html",
        status,
        examples=EXAMPLES,
        longest=MOST_CHARACTERS,
        **values,
    )


def _too(text: str) -> str:
    if not text:
        return "Type a sentence first."
    if len(text) > MOST_CHARACTERS:
        return f"This has {len(text):,} characters; the judge reads one sentence of up to {MOST_CHARACTERS}."
    return ""


def _one(sent: Fields, name: str) -> str:
    return next(iter(sent.get(name, ())), "")


def _number(given: str) -> int:
    """Of a reading; the best one where it is none."""
    return int(given) if re.fullmatch("[0-9]", given) else 0


def _is_part(request: Ask) -> bool:
    return request.headers.get("hx-request") == "true"


ROUTES: list[Any] = [sentence, read_it, offer, claim, diagram, diagram_of_page, rules]
