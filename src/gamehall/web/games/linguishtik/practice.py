"""The trainer of LinguiSHTIK: an exercise by its number, judged and explained. Nothing is kept of it here."""

import re
import secrets
from typing import Any, TypeVar

from litestar import Response, get, post
from litestar.exceptions import ValidationException
from litestar.params import FromPath
from litestar.response import Redirect

from gamehall.english.correctness.gate import MOST_CHARACTERS
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.marking import NotMarked
from gamehall.games.linguishtik.practice.training import MOST_SEEDS, Exercise, Level, draw
from gamehall.web.games.linguishtik.seen import (
    DIVISIONS,
    HINTS,
    LEVELS,
    Marking,
    faces,
    hints,
    marking,
    sheet_lines,
)
from gamehall.web.games.linguishtik.sentence.judge import tidy
from gamehall.web.pages.render import Ask, form_of, go, page
from gamehall.web.sentence.readers import by_a_reader

HOME = "/practice/linguishtik"
MINUTES = 3
MOST_WORDS = 20
_CHANCE = 100_000
"""A number drawn for somebody is below this, so that it can be read out in a class."""
_LONGEST_WORD = 60

Kind = TypeVar("Kind", Division, Level)


@get(HOME)
async def practice(request: Ask) -> Response[str]:
    return page(
        request, "games/linguishtik/practice.html", divisions=DIVISIONS, levels=LEVELS, most=MOST_SEEDS - 1
    )


@get(f"{HOME}/start")
async def start(request: Ask) -> Redirect:
    """To an exercise: the one with this number, or any."""
    asked = request.query_params
    division, level = one_of(Division, asked.get("division", "")), one_of(Level, asked.get("level", ""))
    number = numbered(asked["number"]) if asked.get("number") else secrets.randbelow(_CHANCE)
    return go(address(division, level, number) + ("?clock=off" if asked.get("clock") == "off" else ""))


@get(HOME + "/{division:str}/{level:str}/{number:str}", costs="sentences")
async def exercise(
    request: Ask, division: FromPath[str], level: FromPath[str], number: FromPath[str]
) -> Response[str]:
    return await _shown(request, await drawn(request, division, level, number))


@post(HOME + "/{division:str}/{level:str}/{number:str}", status_code=200, costs="sentences")
async def check(
    request: Ask, division: FromPath[str], level: FromPath[str], number: FromPath[str]
) -> Response[str]:
    """The verdict on what was written."""
    found = await drawn(request, division, level, number)
    sent = await form_of(request)
    text, word = tidy(sent.get("text", "")), tidy(sent.get("word", ""))
    if len(text) > MOST_CHARACTERS:
        raise ValidationException(f"A sentence has at most {MOST_CHARACTERS} characters.")
    if len(word) > _LONGEST_WORD:
        raise ValidationException("The word is too long.")
    says, marked = "", None
    try:
        marked = await by_a_reader(request, marking, found, text, word, _start(sent.get("start", "")))
    except NotMarked as error:
        says = str(error)
    if is_part(request):
        return page(
            request,
            "games/linguishtik/practice_answer.html",
            marked=marked,
            says=says,
            text=text,
            next=_next(found),
        )
    return await _shown(request, found, text, word, marked, says, _rung(sent))


@post(HOME + "/{division:str}/{level:str}/{number:str}/hint", status_code=200, costs="sentences")
async def hint(
    request: Ask, division: FromPath[str], level: FromPath[str], number: FromPath[str]
) -> Response[str]:
    """One rung further up the ladder; what was typed so far stays."""
    found = await drawn(request, division, level, number)
    sent = await form_of(request)
    rung = min(_rung(sent) + 1, len(HINTS))
    if is_part(request):
        given = await by_a_reader(request, hints, found, rung)
        return page(
            request,
            "games/linguishtik/practice_hints.html",
            hints=given,
            rung=rung,
            rungs=HINTS,
            here=_here(found),
        )
    text, word = tidy(sent.get("text", ""))[:MOST_CHARACTERS], tidy(sent.get("word", ""))[:_LONGEST_WORD]
    return await _shown(request, found, text, word, rung=rung)


async def _shown(
    request: Ask,
    found: Exercise,
    text: str = "",
    word: str = "",
    marked: Marking | None = None,
    says: str = "",
    rung: int = 0,
) -> Response[str]:
    need = found.need
    return page(
        request,
        "games/linguishtik/practice_exercise.html",
        400 if says else 200,
        exercise=found,
        here=_here(found),
        lines=sheet_lines(need),
        places=(
            ("Letters", faces(need.letters, need)),
            ("Resources", faces(need.resources, need)),
            ("Demands", faces(found.carriers)),
        ),
        text=text,
        word=word,
        marked=marked,
        says=says,
        hints=await by_a_reader(request, hints, found, rung) if rung else (),
        rung=rung,
        rungs=HINTS,
        next=_next(found),
        seconds=0 if request.query_params.get("clock") == "off" else 60 * MINUTES,
        longest=MOST_CHARACTERS,
        most_words=MOST_WORDS,
    )


async def drawn(request: Ask, division: str, level: str, number: str) -> Exercise:
    asked = one_of(Division, division), one_of(Level, level), numbered(number)
    return await by_a_reader(request, draw, *asked)


def address(division: Division, level: Level, number: int) -> str:
    return f"{HOME}/{division.value}/{level.value}/{number}"


def one_of(kinds: type[Kind], given: str) -> Kind:
    """The division or the level that was asked for."""
    try:
        return kinds(given)
    except ValueError:
        known = ", ".join(kinds)
        raise ValidationException(f"Choose one of these: {known}.") from None


def numbered(given: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", given):
        raise ValidationException(f"The number must be one from 0 to {MOST_SEEDS - 1:,}.")
    return int(given)


def is_part(request: Ask) -> bool:
    return request.headers.get("hx-request") == "true"


def _here(found: Exercise) -> str:
    return address(found.division, found.level, found.seed)


def _next(found: Exercise) -> str:
    return address(found.division, found.level, (found.seed + 1) % MOST_SEEDS)


def _rung(sent: dict[str, str]) -> int:
    given = sent.get("rung", "")
    return int(given) if given in {str(rung) for rung in range(len(HINTS) + 1)} else 0


def _start(given: str) -> int | None:
    return int(given) if re.fullmatch("[0-9]{1,4}", given) else None


ROUTES: list[Any] = [practice, start, exercise, check, hint]
