"""A race in the terminal: the clock runs while somebody types, and what happened is told first."""

import io
import os
import pty
import random
from typing import Any

import pytest
from rich.console import Console

from gamehall.cli.terminal.keys import Keys
from gamehall.cli.terminal.race_session import BOT_PAUSE_MS, RaceSession
from gamehall.cli.terminal.session import Leave
from gamehall.games.letter_cards.rules import GAME
from gamehall.games.letter_cards.words import layable
from gamehall.kernel.dealer import seal
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.record import Header, Player
from gamehall.kernel.seat import Seat

P1, P2 = Seat("p1"), Seat("p2")
OPENED = 1_000_000


class Typed:
    """Lines that come at given moments; reading and waiting let the time pass."""

    def __init__(self, *lines: tuple[int, str]) -> None:
        self.now, self.left = OPENED, [(OPENED + at, text) for at, text in lines]

    def __enter__(self) -> None: ...

    def __exit__(self, *_: Any) -> None: ...

    def line(self, seconds: float | None) -> str | None:
        if not self.left:
            raise EOFError
        at, text = self.left[0]
        until = at if seconds is None else self.now + round(seconds * 1000)
        if at > until:
            self.now = until
            return None
        self.now = max(self.now, at)
        self.left.pop(0)
        return text

    def pause(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


def quick(after: int) -> Bot:
    """Ready at once; lays the first word it can think of after so many milliseconds."""

    def bot(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
        assert GAME.legal is not None
        for prompt in prompts:
            if "Challenge" not in prompt.kinds and (answers := GAME.legal(state, prompt)):
                return Answer(prompt.id, answers[0], after)
        return None

    return bot


def played(*lines: tuple[int, str], bot: Bot, manner: Any = "guided") -> tuple[RaceSession, str]:
    """A table with rounds of ten seconds; what stands on the terminal when the person has gone."""
    shelf, said = GAME.shelves[0], io.StringIO()
    options = {"shortest_seconds": 10, "longest_seconds": 10, "count_seconds": 1}
    people = (Player(P1, "Ana"), Player(P2, "Quick", "bot"))
    header = Header("t", GAME.id, shelf.id, shelf.edition, manner, options, people, OPENED, seal("seed"))
    typed = Typed(*lines)
    out = Console(file=said, width=100, no_color=True)
    session = RaceSession(out, GAME, header, P1, {P2: bot}, "seed", lines=typed, clock=lambda: typed.now)
    with pytest.raises((EOFError, Leave)):
        session.play()
    return session, said.getvalue()


def never(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
    return None


def test_limits_run_out_while_nobody_types() -> None:
    """The pause of 30 seconds, one with the hand, ten of the race: the bell rings at 41."""
    session, said = played((40_999, "board"), bot=never)
    assert "The bell" not in said
    assert "cards are turned up" in said
    session, said = played((41_001, "board"), bot=never)
    assert "The pause is over." in said
    assert "The bell. No word was laid" in said
    assert [entry.at - OPENED for entry in session.table.entries][-1] == 41_001


def test_bots_take_their_time_and_no_more() -> None:
    lines = ((0, ""), (20_000, "quit"))
    _, said = played(*lines, bot=quick(1_500))
    assert said.index("Quick is ready.") < said.index("Quick announces ") < said.index("Quick lays ")
    session, _ = played(*lines, bot=quick(1_500))
    at = {type(e.action).__name__: e.at - OPENED for e in reversed(session.table.entries) if e.seat == P2}
    assert at["Ready"] == 1_500
    assert at["Announce"] == at["Ready"] + 1_000 + 1_500
    assert at["Complete"] == at["Announce"] + 1_500


def test_a_bot_without_a_time_of_its_own_can_be_followed() -> None:
    session, _ = played((0, "ready"), (2_000, "quit"), bot=quick(0))
    [first] = [entry.at for entry in session.table.entries if entry.seat == P2][:1]
    assert first == OPENED + BOT_PAUSE_MS


def test_what_happened_is_told_before_the_line_is_heard() -> None:
    """Ana's word comes when Quick has announced: the table is Quick's."""
    _, said = played((0, ""), (4_600, "xyzzy"), (5_000, "quit"), bot=quick(1_500))
    announced = said.index("Quick announces ")
    assert "Quick is laying " in said[announced:]


def test_a_word_is_announced_and_laid_by_enter() -> None:
    racing, _ = played((31_100, "quit"), bot=never)
    longest = layable(racing.view.state, P1)[0].word
    lines = ((31_200, longest.lower()), (31_300, ""), (31_400, "quit"))
    session, said = played(*lines, bot=never)
    assert f"Ana announces {longest}." in said
    assert f"Ana lays {longest}" in said
    assert session.table.state.standing.word == longest


def test_words_that_are_commands_and_waiting() -> None:
    _, said = played((0, "wait"), (0, "word list"), (0, "nonsense words"), (0, "help"), bot=never)
    assert "The pause is over." in said
    assert "word LIST  announces a word that is also a command" in said
    assert "You cannot announce" in said or "The table waits." in said


def test_keys_are_read_one_by_one_and_shown_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard, terminal = pty.openpty()
    with os.fdopen(terminal) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        monkeypatch.setenv("COLUMNS", "80")
        with Keys() as keys:
            os.write(keyboard, b"strex\x7f")
            assert keys.line(0.05) is None
            assert capsys.readouterr().out.endswith("> stre\r\x1b[K")
            os.write(keyboard, b"am\nnext\n")
            assert keys.line(None) == "stream"
            assert capsys.readouterr().out.startswith("> stre")
            assert keys.line(None) == "next"
            os.write(keyboard, b"se\x1b[Al\x1b[1;5De\x1bOCct t\x17words\n")
            assert keys.line(None) == "select words"
            os.write(keyboard, b"x" * 300 + b"\n")
            assert keys.line(None) == "x" * 300
            assert max(map(len, capsys.readouterr().out.split("\r\x1b[K"))) <= 80, "a row of the screen"
            os.write(keyboard, b"half\x15\x04")
            with pytest.raises(EOFError):
                keys.line(None)
    os.close(keyboard)


def test_lines_from_a_file_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    reading, writing = os.pipe()
    os.write(writing, b"one\ntwo")
    os.close(writing)
    with os.fdopen(reading) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        with Keys() as keys:
            assert [keys.line(1), keys.line(None)] == ["one", "two"]
            with pytest.raises(EOFError):
                keys.line(None)
    assert capsys.readouterr().out == ""
