"""Drills of LinguiSHTIK: one short question at a time, known by its number, answered with the reason."""

import secrets
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import ValidationException
from litestar.params import FromPath
from litestar.response import Redirect

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.drill_question import Question
from gamehall.games.linguishtik.practice.drills import NAMES, Drill, ask
from gamehall.games.linguishtik.practice.training import MOST_SEEDS
from gamehall.web.games.linguishtik.practice import HOME, is_part, numbered, one_of
from gamehall.web.games.linguishtik.seen import DIVISIONS, cite, faces, split_at
from gamehall.web.pages.render import Ask, form_of, go, page
from gamehall.web.sentence.readers import by_a_reader

DRILLS = f"{HOME}/drills"
_CHANCE = 100_000


@get(DRILLS)
async def drills(request: Ask) -> Response[str]:
    return page(request, "games/linguishtik/practice_drills.html", divisions=DIVISIONS, kinds=NAMES.items())


@get(f"{DRILLS}/start")
async def start_drill(request: Ask) -> Redirect:
    asked = request.query_params
    division, kind = one_of(Division, asked.get("division", "")), _kind(asked.get("kind", ""))
    number = numbered(asked["number"]) if asked.get("number") else secrets.randbelow(_CHANCE)
    return go(_address(division, kind, number))


@get(DRILLS + "/{division:str}/{kind:str}/{number:str}", costs="sentences")
async def question(
    request: Ask, division: FromPath[str], kind: FromPath[str], number: FromPath[str]
) -> Response[str]:
    asked = one_of(Division, division), _kind(kind), numbered(number)
    return _shown(request, await by_a_reader(request, ask, *asked), *asked)


@post(DRILLS + "/{division:str}/{kind:str}/{number:str}", status_code=200, costs="sentences")
async def answer(
    request: Ask, division: FromPath[str], kind: FromPath[str], number: FromPath[str]
) -> Response[str]:
    asked = one_of(Division, division), _kind(kind), numbered(number)
    found = await by_a_reader(request, ask, *asked)
    chosen = (await form_of(request)).get("choice", "")
    if chosen not in {str(choice) for choice in range(len(found.choices))}:
        raise ValidationException("Choose one of the answers.")
    return _shown(request, found, *asked, int(chosen))


def _shown(
    request: Ask, found: Question, division: Division, kind: Drill, number: int, chosen: int | None = None
) -> Response[str]:
    values: dict[str, Any] = {
        "question": found,
        "chosen": chosen,
        "reason": None if chosen is None else cite(division, found.reasons[chosen]),
        "next": _address(division, kind, (number + 1) % MOST_SEEDS),
    }
    if is_part(request) and chosen is not None:
        return page(request, "games/linguishtik/practice_reason.html", **values)
    return page(
        request,
        "games/linguishtik/practice_question.html",
        division=division,
        kind=NAMES[kind],
        number=number,
        here=_address(division, kind, number),
        parts=split_at(found.text, found.start, found.word) if found.word else (found.text, "", ""),
        cubes=faces(found.cubes),
        **values,
    )


def _kind(given: str) -> Drill:
    try:
        return Drill(given)
    except ValueError:
        raise ValidationException(f"Choose one of these: {', '.join(Drill)}.") from None


def _address(division: Division, kind: Drill, number: int) -> str:
    return f"{DRILLS}/{division.value}/{kind.value}/{number}"


ROUTES: list[Any] = [drills, start_drill, question, answer]
