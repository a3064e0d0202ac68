"""The forms of a plain page, as somebody without script fills them in."""

from html.parser import HTMLParser

from msgspec import Struct


class Form(Struct):
    fields: dict[str, str]
    """Hidden ones, as they stand."""
    buttons: list[str]
    listed: list[str]
    written: bool
    must: bool


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.open: Form | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if tag == "form":
            self.open = Form({}, [], [], written=False, must="data-must" in said)
            self.forms.append(self.open)
        if self.open is None:
            return
        name, value = said.get("name"), said.get("value") or ""
        if tag == "input" and said.get("type") == "hidden" and name:
            self.open.fields[name] = value
        if tag == "input" and name == "said":
            self.open.written = True
        if tag == "button" and name == "action":
            self.open.buttons.append(value)
        if tag == "option" and value:
            self.open.listed.append(value)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.open = None


def forms_of(page: str) -> list[Form]:
    """All that stand on a page."""
    reader = _Reader()
    reader.feed(page)
    return reader.forms
