"""The word judge: a screen of its own where challenged words get one verdict, and leave no trace."""

import asyncio
from typing import Any

from litestar import Response, get, post

from gamehall.lexicon.judge import LONGEST_TEXT, NothingToJudge, acceptable, challenged, verdict
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.layout import Damaged
from gamehall.lexicon.lists.shelf import HALL, NoSuchLexicon, lexicon, lexicons
from gamehall.web.desk import NotHere
from gamehall.web.pages.render import Ask, form_of, page

SHOWN_FOR = 8
"""Seconds a verdict stays on the screen when nobody presses a key."""


@get("/judge")
async def judge(request: Ask) -> Response[str]:
    return await _asked(request, await _list(request.query_params.get("lexicon") or HALL))


@post("/judge")
async def ruled(request: Ask) -> Response[str]:
    """Nothing of what was typed goes into the answer: two answers differ in the verdict alone."""
    form = await form_of(request)
    words = await _list(form.get("lexicon") or HALL)
    try:
        fine = acceptable(words, challenged(form.get("words", "")))
    except NothingToJudge as error:
        return await _asked(request, words, str(error))
    return page(
        request,
        "words/verdict.html",
        fine=fine,
        verdict=verdict(fine),
        label=words.label,
        seconds=SHOWN_FOR,
    )


async def _asked(request: Ask, words: Lexicon, says: str = "") -> Response[str]:
    labels = await asyncio.to_thread(lexicons)
    return page(
        request,
        "words/judge.html",
        200 if not says else 400,
        says=says,
        label=words.label,
        labels=labels,
        longest=LONGEST_TEXT,
    )


async def _list(name: str) -> Lexicon:
    try:
        return await asyncio.to_thread(lexicon, name)
    except (NoSuchLexicon, Damaged) as error:
        raise NotHere(str(error)) from error


ROUTES: list[Any] = [judge, ruled]
