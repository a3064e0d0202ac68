"""`gamehall words judge`: a challenge computer in the terminal."""

import sys
import termios
import tty
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text

from gamehall.cli.commands.words import described, find, plain
from gamehall.lexicon.judge import NothingToJudge, acceptable, challenged, verdict
from gamehall.lexicon.lexicon import Lexicon
from gamehall.machine.speech import Unusable, console

_WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled off it: the next players may not read the last challenge."""

_HOW = (
    "The challenger types all challenged words, the other player checks them, then Enter.\n"
    "There is one verdict for all of them. Ctrl+D closes the judge."
)


def judge_once(words: tuple[str, ...], name: str) -> int:
    lexicon = find(name)
    try:
        fine = acceptable(lexicon, challenged(" ".join(words)))
    except NothingToJudge as error:
        raise Unusable(str(error)) from error
    out = console()
    _print_verdict(out, fine)
    plain(out, f"By {described(lexicon.label)}.")
    return 0 if fine else 1


def judge_at_the_screen(name: str) -> int:
    """Ask and rule until the input ends; on a terminal nothing of a ruling stays."""
    lexicon, out = find(name), console()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a sign that is no letter is asked for again
    alone = sys.stdin.isatty() and sys.stdout.isatty()
    while True:
        _ask(out, lexicon, alone)
        try:
            words = challenged(input("> " if alone else ""))
        except NothingToJudge as error:
            plain(out, str(error))
        except EOFError:
            break
        else:
            if alone:
                _wipe()
            _print_verdict(out, acceptable(lexicon, words))
        if alone and not _wait_for_a_key(out):
            break
    if alone:
        _wipe()
    return 0


def _ask(out: Console, lexicon: Lexicon, alone: bool) -> None:
    if alone:
        _wipe()
        plain(out, f"{_HOW}\nBy {described(lexicon.label)}.\n")


def _print_verdict(out: Console, fine: bool) -> None:
    mark, colour = ("✓", "bold green") if fine else ("✗", "bold red")
    out.print(Text(f"{mark} {verdict(fine)}", colour))


def _wait_for_a_key(out: Console) -> bool:
    """False when the key was Ctrl+C or Ctrl+D."""
    plain(out, "\nPress any key.")
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setraw(terminal)
        key = sys.stdin.read(1)
    finally:
        termios.tcsetattr(terminal, termios.TCSAFLUSH, before)
    return key not in ("", "\x03", "\x04")


def _wipe() -> None:
    sys.stdout.write(_WIPE)
    sys.stdout.flush()
