"""What a seat is asked, as the plain page asks it: acts in words to choose from, and a line to write in."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.naming import named
from gamehall.kernel.parts import Plain, Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.sayings import understand
from gamehall.kernel.seat import DEALER, is_player
from gamehall.kernel.table import Table
from gamehall.live.people import NotPossible
from gamehall.live.table import LiveTable
from gamehall.web.pages import forms
from gamehall.web.wire import wording

_MOST_BUTTONS = 7
"""More ways of doing one thing are a list to choose from."""
_MOST_LISTED = 600


class Choice(Struct, frozen=True):
    label: str
    action: str
    """As JSON."""


class Way(Struct, frozen=True):
    """One kind of act: choices, or without them a form to fill in."""

    kind: str
    label: str
    choices: tuple[Choice, ...] = ()
    fields: tuple[forms.Field | forms.Rows, ...] = ()

    @property
    def listed(self) -> bool:
        return len(self.choices) > _MOST_BUTTONS


class Question(Struct, frozen=True):
    id: str
    must: bool
    says: str
    ways: tuple[Way, ...]
    written: tuple[str, ...] = ()
    """How an answer is written, where one may be."""
    must_write: bool = False
    """Something here can be said in no other way."""
    proposal: Choice | None = None

    @property
    def pressed(self) -> tuple[Choice, ...]:
        """What is one button each."""
        return tuple(choice for way in self.ways if not way.listed for choice in way.choices)


def question(live: LiveTable, sight: Table, prompt: Prompt) -> Question:
    """What a player must write is not looked for: that may take long."""
    terminal = catalog.part(live.game.id, Terminal)
    writes = terminal is not None and terminal.parse is not None and is_player(prompt.seat)
    legal = _legal(live.game, sight, prompt)
    offered, kinds = _offered(live.game, sight, prompt, legal), _kinds(live.game, prompt, legal)
    ways = tuple(_way(live.game, sight, kind, offered, writes=writes) for kind in kinds)
    unsaid = [way for way in ways if not way.choices and not way.fields]
    proposal = wording.proposal(live, sight, prompt)
    return Question(
        prompt.id,
        prompt.must,
        named(sight.header, sight.game, prompt.says),
        tuple(way for way in ways if way not in unsaid),
        _ways_to_write(terminal, sight, prompt) if writes else (),
        must_write=bool(unsaid),
        proposal=_choice(sight, proposal) if proposal else None,
    )


def _offered(game: Game, sight: Table, prompt: Prompt, legal: Sequence[Action]) -> list[Action]:
    """What would be refused is not offered, where that is known."""
    plain = catalog.part(game.id, Plain)
    found = list(plain.offers(sight.state, prompt)) if plain and not (legal and prompt.must) else []
    return [*found, *(one for one in legal if one not in found)][:_MOST_LISTED]


def _legal(game: Game, sight: Table, prompt: Prompt) -> tuple[Action, ...]:
    """Every legal answer, at a guided table; at a tournament table that would be help."""
    if game.legal is None or prompt.seat == DEALER or sight.header.manner != "guided":
        return ()
    asked = replace(prompt, kinds=tuple(kind for kind in prompt.kinds if kind not in game.unlisted))
    return game.legal(sight.state, asked)


def _kinds(game: Game, prompt: Prompt, legal: Sequence[Action]) -> tuple[str, ...]:
    """Where the legal answers are known, their kinds and what is never listed; else all that is asked for."""
    there = {type(one).__name__ for one in legal}
    if not (prompt.must and there):
        return prompt.kinds
    return tuple(kind for kind in prompt.kinds if kind in there or kind in game.unlisted)


def _way(game: Game, sight: Table, kind: str, offered: Iterable[Action], *, writes: bool) -> Way:
    plain = catalog.part(game.id, Plain)
    label = (plain.kinds.get(kind) if plain else None) or forms.words(kind)
    choices = tuple(_choice(sight, one) for one in offered if type(one).__name__ == kind)
    if choices:
        return Way(kind, label, choices)
    act = kinds_of(game)[kind]
    fields = tuple(forms.action_fields(act))
    if not fields:
        return Way(kind, label, (Choice(label, msgspec.json.encode(act()).decode()),))
    return Way(kind, label, fields=() if writes else fields)


def _choice(sight: Table, action: Action) -> Choice:
    return Choice(said(sight, action), msgspec.json.encode(action).decode())


def said(sight: Table, action: Action) -> str:
    """An act in words, as a button says it."""
    plain = catalog.part(sight.game.id, Plain)
    told = plain.say(sight.state, action) if plain else ""
    return named(sight.header, sight.game, told) if told else _label(action)


def _label(action: Any) -> str:
    names = [name for name in action.__struct_fields__ if name not in forms.THE_HALLS_OWN]
    values = [_value(getattr(action, name)) for name in names]
    return " ".join([forms.words(type(action).__name__), *(value for value in values if value)])


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ", ".join(_value(item) for item in value)
    if isinstance(value, Struct):
        return " ".join(_value(getattr(value, name)) for name in value.__struct_fields__)
    return "" if value is None else str(value)


def _ways_to_write(terminal: Terminal | None, sight: Table, prompt: Prompt) -> tuple[str, ...]:
    return terminal.ways(sight.state, prompt) if terminal and terminal.ways else ()


def kinds_of(game: Game) -> dict[str, type[Action]]:
    return {action.__name__: action for action in codec(game).action_types}


def action_of(live: LiveTable, sight: Table, form: dict[str, str]) -> Action:
    """A choice carries the whole action, a form its kind and fields, a line the words that were written."""
    reader = codec(live.game)
    if whole := form.get("action"):
        return reader.action(whole.encode())
    if "said" in form:
        return _understood(sight, form.get("prompt", ""), form["said"])
    kind = kinds_of(live.game).get(form.get("kind", ""))
    if kind is None:
        raise NotPossible("Choose what to do first.")
    return reader.action(forms.read_action(kind, form))


def _understood(sight: Table, prompt_id: str, text: str) -> Action:
    """What was written, in answer to its question or to another that is open; else how to write it."""
    asked = sorted(sight.prompts, key=lambda prompt: prompt.id != prompt_id)
    own = [prompt for prompt in asked if prompt.id == prompt_id or prompt.seat == _seat(sight, prompt_id)]
    for prompt in own:
        if (action := understand(sight.game, sight.state, prompt, text)) is not None:
            return action
    terminal = catalog.part(sight.game.id, Terminal)
    how = terminal.explain(sight.state, tuple(own), text) if terminal and terminal.explain else ""
    raise NotPossible(named(sight.header, sight.game, how) or f"“{text[:60]}” is not understood here.")


def _seat(sight: Table, prompt_id: str) -> str:
    return next((prompt.seat for prompt in sight.prompts if prompt.id == prompt_id), "")
