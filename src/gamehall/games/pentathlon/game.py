"""One of the five games, from its highlights and what is its own."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from gamehall.games.pentathlon.card import OFFICIALS
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.judge import judge
from gamehall.games.pentathlon.prompts import prompts
from gamehall.games.pentathlon.scorecard import signers
from gamehall.games.pentathlon.untimely import NotNow
from gamehall.games.pentathlon.untimely import not_now as untimely
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.facts import Facts
from gamehall.kernel.game import Game
from gamehall.kernel.inventory import Inventory
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat

COMMON = read_book(Path(__file__).with_name("book") / "common.toml")
"""The common rules of the event. A game belongs to it whose own sheet stands beside them."""


def event(
    by: Highlights[S],
    book: Path,
    *,
    id: str,
    name: str,
    tagline: str,
    edition: str,
    options: type,
    actions: tuple[type[Action], ...],
    events: tuple[type[Event], ...],
    opening: Callable[[Any, tuple[Seat, ...]], S],
    rule: Callable[[S, Seat, Action], Ruling],
    legal: Callable[[S, Prompt], tuple[Action, ...]],
    pieces: Callable[[S], Inventory],
    portray: Callable[[S], str],
    facts: Callable[[S, Seat, tuple[Prompt, ...]], Facts],
    sound: Callable[[S], bool] | None = None,
    not_now: NotNow[S] | None = None,
    presets: dict[str, dict[str, Any]],
    first: FirstGame | None = None,
) -> Game:
    return Game(
        id=id,
        name=name,
        tagline=tagline,
        shelves=(
            shelve(
                f"highlights-{edition}",
                f"Division III Highlight Sheets, {edition}",
                read_book(book),
                COMMON,
            ),
        ),
        options=options,
        actions=actions,
        events=events,
        opening=opening,
        prompts=partial(prompts, by),
        rule=rule,
        apply=by.apply,
        outcome=lambda state: state.card.ended,
        officials=OFFICIALS,
        judge=partial(judge, by),
        legal=legal,
        pieces=pieces,
        portray=portray,
        facts=facts,
        sound=partial(_sound, sound),
        not_now=partial(untimely, by, not_now),
        presets=presets,
        first=first,
        signed=lambda state: signers(state.card.score_cards),
        wooden=lambda options, typed: typed,
    )


def _sound(own: Callable[[S], bool] | None, state: S) -> bool:
    """What was counted or declared, and may yet be accepted, gives each player a place."""
    waiting = (one.counted for one in (state.card.declared, state.card.standing) if one and one.counted)
    places = [sorted(seat for rank in one.ranks for seat in rank) for one in waiting]
    return all(one == sorted(state.seats) for one in places) and (own is None or own(state))
