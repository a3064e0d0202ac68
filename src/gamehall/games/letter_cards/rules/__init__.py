"""The letter card game's rulings: every act finds its chapter here, and the game itself."""

from pathlib import Path
from typing import Any

from gamehall.games.letter_cards import acts, events
from gamehall.games.letter_cards.answers import legal
from gamehall.games.letter_cards.decks import decks, write_cards
from gamehall.games.letter_cards.facts import facts
from gamehall.games.letter_cards.fold import apply
from gamehall.games.letter_cards.judge import judge
from gamehall.games.letter_cards.options import Options
from gamehall.games.letter_cards.portrait import pieces, portray
from gamehall.games.letter_cards.prompts import prompts
from gamehall.games.letter_cards.rules.challenging import rule_challenge
from gamehall.games.letter_cards.rules.leaving import leaves
from gamehall.games.letter_cards.rules.play import rule_word
from gamehall.games.letter_cards.rules.setting_up import rule_setting_up
from gamehall.games.letter_cards.rules.time import rule_time
from gamehall.games.letter_cards.state import State, opening
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import JUDGE, Official, Seat
from gamehall.lexicon.lists.option import chosen, list_choices, stamped

_CHAPTERS = (rule_setting_up, rule_word, rule_challenge, rule_time)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    for chapter in _CHAPTERS:
        ruling = chapter(state, seat, action)
        if ruling is not None:
            return ruling
    return refused("hall-kind", f"The letter card game knows no {type(action).__name__} here.")


def outcome(state: State) -> Outcome | None:
    return state.ended


def credit(state: State) -> int:
    return state.options.lag_ms


def stamps(options: Options) -> dict[str, Any]:
    """The record says which list settles its challenges and which cards are in the deck, to the letter."""
    if options.deck not in decks():
        raise ValueError(f"The hall has no deck {options.deck!r}; it has {', '.join(decks())}.")
    if options.longest_seconds < options.shortest_seconds:
        raise ValueError("A full turn of the dial lasts no less than the red arrow.")
    cards = options.every_card
    if options.most_players < 2:
        raise ValueError(f"{len(cards)} cards do not fill two hands and leave four for the table.")
    return {**stamped(chosen(options.lexicon)), "cards": write_cards(cards)}


def choices() -> dict[str, tuple[tuple[str, str], ...]]:
    return {"lexicon": list_choices(), "deck": tuple((id, deck.title) for id, deck in decks().items())}


GAME = Game(
    id="letter_cards",
    name="Letter cards",
    tagline="Everybody at once, a hidden timer, and the last word takes the cards.",
    shelves=(
        shelve(
            "tiger-1991",
            "Letter cards, Tiger 1991",
            read_book(Path(__file__).parents[1] / "book" / "letter_cards.toml"),
        ),
    ),
    options=Options,
    actions=acts.ACTIONS,
    events=events.EVENTS,
    opening=opening,
    prompts=prompts,
    rule=rule,
    apply=apply,
    outcome=outcome,
    seats=(2, 6),
    usual=4,
    officials=(Official(JUDGE, "Judge"),),
    judge=judge,
    legal=legal,
    pieces=pieces,
    portray=portray,
    facts=facts,
    presets={"guided": {"assembly_seconds": 10}},
    first=FirstGame(
        lays=frozenset({"Complete"}),
        calm="No hurry: rounds of one to two minutes, and time to lay a word.",
        options={
            "shortest_seconds": 60,
            "longest_seconds": 120,
            "assembly_seconds": 30,
            "challenge_seconds": 10,
            "count_seconds": 8,
            "ready_seconds": 600,
        },
        rite=lambda state, prompt: acts.Ready() if "Ready" in prompt.kinds and not state.round else None,
    ),
    stamps=stamps,
    choices=choices,
    leaves=leaves,
    credit=credit,
    room=lambda options: options.most_players,
    unlisted=frozenset({"Announce"}),
)
