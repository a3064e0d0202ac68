"""Lines typed while other things happen: reading one never keeps the table waiting."""

import codecs
import os
import select
import sys
import time
from collections import deque
from shutil import get_terminal_size
from types import TracebackType
from typing import Any, Protocol

PROMPT = "> "
_ERASE = "\r\x1b[K"
_BACK, _CLEAR, _WORD, _END, _ESCAPE = ("\x7f", "\b"), "\x15", "\x17", "\x04", "\x1b"
LONGEST = 2_000
"""Characters of a line that are kept; nobody types more in one."""


class Lines(Protocol):
    """Where lines come from: a keyboard, a file, or a test."""

    def __enter__(self) -> object: ...

    def __exit__(self, *_: Any) -> None: ...

    def line(self, seconds: float | None) -> str | None:
        """The next line, or None when the time is over. Raises EOFError after the last one."""

    def pause(self, seconds: float) -> None:
        """Let time pass without reading."""


class Keys:
    """Standard input. On a terminal each key is read, so that a half-typed line can be shown again below
    what was told meanwhile."""

    def __init__(self) -> None:
        self._file = sys.stdin.fileno()
        self._keyboard = sys.stdin.isatty()
        self._mode: list[Any] | None = None
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._came: deque[str] = deque()
        self._typed = ""
        self._ended = False

    def __enter__(self) -> "Keys":
        if self._keyboard:
            import termios  # only where there is a keyboard to read key by key
            import tty

            self._mode = termios.tcgetattr(self._file)
            tty.setcbreak(self._file, termios.TCSADRAIN)  # what was typed already is not lost
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._mode:
            import termios

            termios.tcsetattr(self._file, termios.TCSADRAIN, self._mode)

    def line(self, seconds: float | None) -> str | None:
        self._show(self._line())
        until = None if seconds is None else time.monotonic() + seconds
        while (text := self._whole()) is None:
            left = None if until is None else max(0.0, until - time.monotonic())
            if not self._more(left):
                self._show(_ERASE)
                return None
        return text

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)

    def _more(self, seconds: float | None) -> bool:
        """Whether something came in this time."""
        if self._ended:
            raise EOFError
        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return False
        data = os.read(self._file, 4096)
        self._ended = not data
        self._came += self._decoder.decode(data, final=self._ended)
        if self._ended and self._typed:
            self._came.append("\n")
        return True

    def _whole(self) -> str | None:
        while self._came:
            match self._came.popleft():
                case "\n" | "\r":
                    text, self._typed = self._typed, ""
                    self._show("\n")
                    return text.strip()
                case key if key in _BACK and self._keyboard:
                    self._typed = self._typed[:-1]
                case key if key == _CLEAR and self._keyboard:
                    self._typed = ""
                case key if key == _WORD and self._keyboard:
                    self._typed = "".join(self._typed.rstrip().rpartition(" ")[:2])
                case key if key == _END and self._keyboard and not self._typed:
                    raise EOFError
                case key if key == _ESCAPE and self._keyboard:
                    self._skip_key()
                case key if key.isprintable() or key == "\t":
                    self._typed = (self._typed + key.replace("\t", " "))[:LONGEST]
            self._show(f"{_ERASE}{self._line()}")
        return None

    def _skip_key(self) -> None:
        """An arrow or another key that types nothing; what comes after it is typed."""
        if self._came and self._came[0] in "[O":
            self._came.popleft()
            while self._came and not "@" <= self._came.popleft() <= "~":
                pass

    def _line(self) -> str:
        """The prompt and what was typed; of a line too long for the screen its end, so that it stays one."""
        room = max(1, get_terminal_size().columns - len(PROMPT) - 1)
        return f"{PROMPT}{self._typed[-room:]}"

    def _show(self, text: str) -> None:
        if self._keyboard:
            sys.stdout.write(text)
            sys.stdout.flush()
