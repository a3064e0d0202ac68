"""Scrabble's rulings: every act finds its chapter here, and the game with its two books.

Two books have no single order. Each chapter serves these headings; a dash: the book has nothing of the kind.

| chapter | Letters for Literacy | WESPA's summary (in brackets the game's basics) |
|---|---|---|
| start | Basic Game Play 1, 3 | Before starting, Absent from the table, Starting game timer |
| turn | Basic Game Play 3, 4, 8 | Order of play (Playing, Passing) |
| place | Basic Game Play 2, 4 to 7 | Order of play, Blanks (Playing, Blanks, Tiles) |
| change | Basic Game Play 8 | Changing |
| turn_end | - | Order of play, End of turn, Ending the game |
| draw | Basic Game Play 1, 3, 8 | Drawing replacement tiles, Counting tiles, When bag is empty (Drawing) |
| overdraw | - | Overdrawn tiles, Underdraws |
| challenge | Basic Game Play 9, 10 A, 10 B | Accepting a turn, Hold, Challenge |
| slip | Scoring 1 to 3, Hall's addition | Scores, Recounts |
| end | Basic Game Play 10, Hall's addition | Ending the game, Six zeros (Ending) |
| time | Basic Game Play 3, 10 A | Hold, Ending the game, Overtime, and whatever has a time |
| director | - | Guidelines, Flash-drawing, Timers, Leaving the room |

`watchers` is an option of the hall. `untimely` answers, from all headings, what nobody was asked for.
"""

from pathlib import Path
from typing import Any

from gamehall.games.scrabble import acts, clock, events
from gamehall.games.scrabble.answers import legal
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.facts import facts
from gamehall.games.scrabble.fold import apply
from gamehall.games.scrabble.judge import judge
from gamehall.games.scrabble.options import FIXED, RULESETS, Options
from gamehall.games.scrabble.portrait import pieces, portray
from gamehall.games.scrabble.prompts import prompts
from gamehall.games.scrabble.rules.challenge import rule_challenge
from gamehall.games.scrabble.rules.director import rule_director
from gamehall.games.scrabble.rules.draw import rule_draw
from gamehall.games.scrabble.rules.end import rule_end
from gamehall.games.scrabble.rules.overdraw import rule_overdraw
from gamehall.games.scrabble.rules.slip import rule_slip
from gamehall.games.scrabble.rules.start import rite, rule_start
from gamehall.games.scrabble.rules.time import rule_time
from gamehall.games.scrabble.rules.turn import rule_turn
from gamehall.games.scrabble.rules.untimely import not_now
from gamehall.games.scrabble.standing import sound
from gamehall.games.scrabble.state import DIRECTOR, KEEPER, ONE, TWO, State, known, opening
from gamehall.games.scrabble.timers import dials
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import JUDGE, Official, Seat, is_player
from gamehall.lexicon.lists.option import chosen, list_choices, stamped

_CHAPTERS = (
    rule_start,
    rule_turn,
    rule_draw,
    rule_overdraw,
    rule_challenge,
    rule_slip,
    rule_end,
    rule_time,
    rule_director,
)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    side = side_of(seat) if is_player(seat) else meant(state, action)
    for chapter in _CHAPTERS:
        ruling = chapter(state, side, action)
        if ruling is not None:
            return ruling
    return refused("hall-kind", f"Scrabble knows no {type(action).__name__} here.")


def meant(state: State, action: Action) -> Seat:
    """For which side somebody types who sits at neither."""
    match action:
        case acts.Hold() | acts.Accept() | acts.Challenge() if state.last:
            return state.other(state.last.side)
        case acts.Confirm() if state.dispute:
            return state.other(state.dispute.by)
        case acts.ReturnTiles() | acts.Agree() | acts.Disagree() if state.stop:
            return state.other(state.stop.by)
        case acts.Ready() if state.dispute:
            return TWO if ONE in state.dispute.ready else ONE
        case acts.Sign():
            return TWO if ONE in state.signed else ONE
        case acts.Record() if state.last:
            return state.last.side
        case acts.Draw():
            owing = [side for side in (ONE, TWO) if state.due(side)]
            latest = state.last.side if state.last else ONE
            return latest if latest in owing else owing[0] if owing else state.mover
        case acts.ShowRack():
            return next((s for s in (ONE, TWO) if s not in state.shown and not known(state.rack(s))), ONE)
    return state.mover


def outcome(state: State) -> Outcome | None:
    return state.ended


def stamps(options: Options) -> dict[str, Any]:
    """The record says which list settles its challenges, to the letter."""
    found = chosen(options.lexicon)
    if options.rated and found.stand_in:
        says = f"{found.title} only stands in for a licensed list; a rated game needs the event's own."
        raise ValueError(says)
    return stamped(found)


def choices() -> dict[str, tuple[tuple[str, str], ...]]:
    return {"lexicon": list_choices()}


CITES = ("summary",)

_BOOKS = Path(__file__).parents[1] / "book"

GAME = Game(
    id="scrabble",
    name="Scrabble",
    tagline="Words that cross, letters that count, and the right to say: that is no word.",
    shelves=(
        shelve(
            "wespa",
            "Tournament game: All Bankers' event, WESPA rules",
            read_book(_BOOKS / "wespa.toml"),
            read_book(_BOOKS / "basics.toml"),
            fixes=RULESETS["wespa"],
            fixed=FIXED["wespa"],
            officials=(
                Official(JUDGE, "Word judge", barred="conduct"),
                Official(DIRECTOR, "Tournament director"),
            ),
        ),
        shelve(
            "literacy",
            "Team game: Letters for Literacy",
            read_book(_BOOKS / "literacy.toml"),
            fixes=RULESETS["literacy"],
            fixed=FIXED["literacy"],
            seats=(2, 8),
            officials=(
                Official(JUDGE, "LV judge"),
                Official(KEEPER, "Timekeeper and scorekeeper", keeps_time=True),
            ),
            teams=True,
        ),
    ),
    options=Options,
    actions=(*acts.ACTIONS, *clock.ACTIONS),
    events=events.EVENTS,
    opening=opening,
    prompts=prompts,
    rule=rule,
    apply=apply,
    outcome=outcome,
    officials=(Official(JUDGE, "Word judge"),),
    judge=judge,
    legal=legal,
    pieces=pieces,
    portray=portray,
    facts=facts,
    dials=dials,
    presets={"guided": {"scoring": "kept"}},
    first=FirstGame(
        lays=frozenset({"Place"}),
        calm="No clock: take the time you need.",
        options={"minutes": 0, "turn_seconds": 0},
        rite=rite,
    ),
    stamps=stamps,
    choices=choices,
    bots_play=lambda options: not options.wooden,
    wooden=lambda options, typed: options.wooden,
    not_now=not_now,
    sound=sound,
    signed=lambda state: tuple(seat for side in state.signed for seat in state.members(side)),
)
