"""From a form to what it says at an event: one kind of act for each form."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from gamehall.kernel.action import Action, Correct
from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.numerals import read_number
from gamehall.kernel.words import MOST_WORDS
from gamehall.live.people import NotPossible
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.event import EVENT
from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.formats.reading import NotAFormat, read_format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import How
from gamehall.web.events.typed import said

Form = Mapping[str, str]
Missed = Literal["lost", "nothing"]

_BROUGHT = msgspec.json.Decoder(tuple[Entrant, ...])
_HOW: Mapping[str, How] = {"played": "played", "forfeit": "forfeit", "double forfeit": "double forfeit"}
_APART = str.maketrans(",;+&-", "     ")


def action_of(form: Form, state: State) -> Action:
    """What the form says; a sentence where it says nothing that could be meant."""
    kind = form.get("kind", "")
    action = (
        _entrants(kind, form)
        or _rounds(kind, form, state)
        or _results(kind, form, state)
        or _words(kind, form)
    )
    if action is None:
        raise NotPossible("Choose what to do first.")
    return _as_the_record_takes_it(action)


def _as_the_record_takes_it(action: Action) -> Action:
    """Limits of numbers and of words are the record's; a form passes them as any other way in does."""
    try:
        return codec(EVENT).action(msgspec.json.encode(action))
    except Unreadable as error:
        raise NotPossible(f"That cannot be written down: {str(error).rstrip('.')}.") from error


def _entrants(kind: str, form: Form) -> Action | None:
    match kind:
        case "Enrol":
            missed: Missed = "nothing" if form.get("missed") == "nothing" else "lost"
            return acts.Enrol(_brought(form["list"]) if form.get("list") else (entrant_of(form),), missed)
        case "Change":
            return acts.Change(entrant_of(form), words(form, "reason"))
        case "CheckIn":
            return acts.CheckIn(numbers(form, "numbers"), form.get("here", "yes") != "no")
        case "Withdraw":
            return acts.Withdraw(number(form, "number"), number(form, "round"), words(form, "reason"))
        case "ComeBack":
            return acts.ComeBack(number(form, "number"), number(form, "round"))
        case "Penalise":
            return acts.Penalise(number(form, "number"), number(form, "points"), words(form, "reason"))
    return None


def _rounds(kind: str, form: Form, state: State) -> Action | None:
    division = form.get("division", "")
    match kind:
        case "Plan":
            return acts.Plan(_format(form, state), words(form, "reason"))
        case "Fix":
            return acts.Fix(division, number(form, "round"), numbers(form, "who"))
        case "KeepApart":
            return acts.KeepApart(division, number(form, "round"), numbers(form, "who"))
        case "Release":
            return acts.Release(division, number(form, "round"), numbers(form, "who"))
        case "Pair":
            return acts.Pair(division, number(form, "round"))
        case "Publish":
            return acts.Publish(division, number(form, "round"))
        case "Rearrange":
            tables = _swapped(form, state) or tuple(_seated(form.get("tables", "")))
            if not tables:
                raise NotPossible("Write a line for each table, with the numbers of those who sit there.")
            return acts.Rearrange(division, number(form, "round"), tables, words(form, "reason"))
        case "StartRound":
            return acts.StartRound(number(form, "round"))
        case "CallTime":
            return acts.CallTime()
    return None


def _results(kind: str, form: Form, state: State) -> Action | None:
    if kind not in ("Enter", "Amend", "Void", "Sign"):
        return None
    division, at = form.get("division", ""), number(form, "round")
    match kind:
        case "Sign":
            return acts.Sign(division, at, number(form, "number"))
        case "Void":
            return acts.Void(division, at, numbers(form, "who"), words(form, "reason"))
    round = state.round(division, at)
    if round is None:
        raise NotPossible(f"Round {at} is not paired yet.")
    if "line" in form:
        return said(division, round, form["line"])
    slip = _slip(form, round)
    if kind == "Enter":
        return acts.Enter(division, at, slip)
    return acts.Amend(division, at, slip, words(form, "reason"))


def _words(kind: str, form: Form) -> Action | None:
    match kind:
        case "Announce":
            return acts.Announce(words(form, "words"))
        case "Log":
            about = number(form, "number") if form.get("number", "").strip() else 0
            return acts.Log(words(form, "words"), about, form.get("paragraph", "").strip())
        case "Finish":
            return acts.Finish()
        case "Correct":
            return Correct(words(form, "reason"), number(form, "back_to"))
    return None


def number(form: Form, name: str) -> int:
    text = form.get(name, "").strip()
    found = read_number(text, 6)
    if found is None:
        called = name.replace("_", " ")
        raise NotPossible(f"{called.capitalize()}: {f'“{text[:20]}” is no' if text else 'write a'} number.")
    return found


def numbers(form: Form, name: str) -> tuple[int, ...]:
    """Numbers with whatever people write between them."""
    found = tuple(_split(form.get(name, "")))
    if not found:
        raise NotPossible("Write the numbers of the entrants, with a space between them.")
    return found


def _split(text: str) -> Iterator[int]:
    for part in text.translate(_APART).split():
        if (one := read_number(part, 6)) is None:
            raise NotPossible(f"“{part[:20]}” is no number.")
        yield one


def _seated(text: str) -> Iterator[tuple[int, ...]]:
    for line in text.splitlines():
        if line.strip():
            yield tuple(_split(line))


def _swapped(form: Form, state: State) -> tuple[tuple[int, ...], ...]:
    """The tables of two who change places."""
    if not form.get("swap", "").strip():
        return ()
    two = numbers(form, "swap")
    round = state.round(form.get("division", ""), number(form, "round"))
    boards = [round.at(one) for one in two] if round else []
    if len(set(two)) != 2 or None in boards or boards[0] == boards[1]:
        raise NotPossible("Name two who sit at different tables of this round.")
    other = {two[0]: two[1], two[1]: two[0]}
    return tuple(tuple(other.get(n, n) for n in board.meeting.who) for board in boards if board)


def words(form: Form, name: str) -> str:
    text = " ".join(form.get(name, "").split())
    if len(text) > MOST_WORDS:
        raise NotPossible(f"Write no more than {MOST_WORDS} characters; these are {len(text)}.")
    return text


def entrant_of(form: Form) -> Entrant:
    """The list of classes and of members is written with commas."""

    def text(name: str) -> str:
        return words(form, name)

    def several(name: str) -> tuple[str, ...]:
        parts = (" ".join(part.split()) for part in form.get(name, "").replace("\n", ",").split(","))
        return tuple(dict.fromkeys(part for part in parts if part))

    def count(name: str) -> int:
        return number(form, name) if form.get(name, "").strip() else 0

    if not text("name"):
        raise NotPossible("An entrant has a name.")
    return Entrant(
        number=count("number"),
        name=text("name"),
        rating=count("rating"),
        games=count("games"),
        school=text("school"),
        team=text("team"),
        division=form.get("division", "").strip(),
        classes=several("classes"),
        members=several("members"),
    )


def _brought(text: str) -> tuple[Entrant, ...]:
    try:
        return _BROUGHT.decode(text)
    except msgspec.DecodeError as error:
        raise NotPossible("This list was changed on the way; bring it in again.") from error


def _format(form: Form, state: State) -> Format:
    """The whole plan as a file, or only its prizes."""
    if "format" not in form and "prizes" in form:
        return replace(
            state.format,
            prizes=tuple(_lines(form["prizes"])),
            class_prizes=_class_prizes(form.get("class_prizes", "")),
        )
    try:
        return read_format(form.get("format", ""))
    except NotAFormat as error:
        raise NotPossible(str(error)) from error


def _class_prizes(text: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for line in _lines(text):
        named, apart, prize = line.partition(":")
        if not (apart and named.strip() and prize.strip()):
            raise NotPossible(f"Write the class, a colon and the prize, not “{line[:40]}”.")
        found[named.strip()] = (*found.get(named.strip(), ()), prize.strip())
    return found


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if told := " ".join(line.split()):
            yield told


def _slip(form: Form, round: Round) -> acts.Slip:
    """From the form of one table: a field for each score, who forfeited, who began, who signed."""
    board = _board(form, round)
    who = board.who
    first = form.get("first", "")
    if first.isdecimal() and int(first) in who:
        who = (int(first), *(one for one in who if one != int(first)))
    how = _HOW.get(form.get("how", "played"))
    if how is None:
        raise NotPossible("A game was played, or somebody forfeited.")
    scores = tuple(_score(form, one, played=how == "played") for one in who)
    at_fault = tuple(one for one in who if form.get(f"fault.{one}")) if how == "forfeit" else ()
    signed = tuple(one for one in who if form.get(f"signed.{one}"))
    conduct = bool(form.get("conduct")) and how != "played"
    return acts.Slip(scores, board.number, who, how, at_fault, conduct, signed=signed)


def _score(form: Form, one: int, *, played: bool) -> int:
    if not played and not form.get(f"score.{one}", "").strip():
        return 0
    text = form.get(f"score.{one}", "").strip()
    found = read_number(text, 5)
    if found is None:
        raise NotPossible(f"Number {one} has a score: {f'“{text[:20]}” is none' if text else 'write it'}.")
    return found


def _board(form: Form, round: Round) -> Board:
    sits = number(form, "sits")
    board = round.at(sits)
    if board is None:
        raise NotPossible(f"Number {sits} sits at no table of round {round.number}.")
    return board
