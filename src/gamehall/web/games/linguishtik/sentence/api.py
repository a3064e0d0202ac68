"""The sentence judge for programs."""

from typing import Any

from litestar import Response, post
from litestar.exceptions import ValidationException
from msgspec import Struct
from msgspec.structs import replace

from gamehall.english import diagram
from gamehall.english.correctness.gate import MOST_CHARACTERS
from gamehall.english.explain import Sentence, look
from gamehall.games.linguishtik.judge.asking import told
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.handed_in import NoClaim, claim_of
from gamehall.web.pages.render import Ask
from gamehall.web.sentence.readers import by_a_reader
from gamehall.web.wire.api import check_json, json_response, read_json


class NewSentence(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence to be read; with `svg`, its diagram too."""

    text: str
    svg: bool = False


@post("/api/sentence", status_code=200, costs="sentences")
async def read_sentence(request: Ask) -> Response[bytes]:
    wanted = await read_json(request, NewSentence)
    if len(wanted.text) > MOST_CHARACTERS:
        raise ValidationException(f"A sentence has at most {MOST_CHARACTERS} characters.")
    return json_response(await by_a_reader(request, _read, wanted))


@post("/api/judge", status_code=200, costs="sentences")
async def judge_claim(request: Ask) -> Response[bytes]:
    check_json(request)
    try:
        claim = claim_of(await request.body())
    except NoClaim as error:
        raise ValidationException(str(error)) from error
    return json_response(await by_a_reader(request, judge, claim))


def _read(wanted: NewSentence) -> Sentence:
    seen = look(wanted.text)
    said = told(seen)
    return replace(said, svg=diagram.svg(seen.read.best)) if wanted.svg and seen.read else said


ROUTES: list[Any] = [read_sentence, judge_claim]
