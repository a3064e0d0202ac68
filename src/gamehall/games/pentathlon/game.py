"""One of the five games, from its highlights and what is its own."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from gamehall.games.pentathlon.card import OFFICIALS
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.prompts import prompts
from gamehall.games.pentathlon.referee import judge
from gamehall.games.pentathlon.scorecard import signers
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.facts import Facts
from gamehall.kernel.game import Game
from gamehall.kernel.inventory import Inventory
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat


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
    presets: dict[str, dict[str, Any]],
) -> Game:
    common = Path(__file__).with_name("common.toml")
    return Game(
        id=id,
        name=name,
        tagline=tagline,
        shelves=(
            shelve(
                f"highlights-{edition}",
                f"Division III Highlight Sheets, {edition}",
                read_book(book),
                read_book(common),
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
        presets=presets,
        signed=lambda state: signers(state.card.score_cards),
        wooden=lambda options, typed: typed,
    )
