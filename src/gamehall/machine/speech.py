"""How the command speaks: what it says when something cannot be done, and where it prints."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook
from rich.segment import Segment
from rich.text import Text

from gamehall.kernel.names import legible


class Unusable(Exception):
    """What was asked of the command cannot be done; the sentence says why and what to do."""


def one_line(text: str) -> str:
    """A name, or what somebody said: nothing in it may look like a line of the program's own."""
    return legible(text.replace("\n", "\ufffd").replace("\t", " "))


class _Shown:
    """Something printed, with nothing in it that a terminal would obey."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        for segment in console.render(self.inner, options):
            yield segment if segment.control else Segment(legible(segment.text), segment.style)


class _OnlyText(RenderHook):
    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Shown(one) for one in renderables]


def console(**settings: object) -> Console:
    return _careful(Console(highlight=False, **settings))  # type: ignore[arg-type]


def errors() -> Console:
    return _careful(Console(stderr=True, highlight=False))


def _careful(out: Console) -> Console:
    out.push_render_hook(_OnlyText())
    return out


def complain(sentence: str) -> None:
    errors().print(Text.assemble(("gamehall: ", "red"), sentence), soft_wrap=True)
