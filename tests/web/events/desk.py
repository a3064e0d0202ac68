"""An event in a running hall, and people at its pages: forms are filled as the pages offer them."""

import re
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from types import MappingProxyType
from typing import Any

import httpx

from gamehall.kernel.record import Entry
from gamehall.tournaments.event.state import Board, State
from tests.web.conftest import PASSWORD, Visitor

FORMAT = {"format": "swiss", "game": "peek"}


class Form:
    """A form of a page: where it is sent, its hidden fields, and the names of those to fill in."""

    def __init__(self, action: str, method: str) -> None:
        self.action, self.method = action, method
        self.fields: dict[str, str] = {}
        self.names: set[str] = set()
        self.text = ""


class _Forms(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Form] = []
        self._open: Form | None = None
        self._named: dict[str, Form] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._open = Form(told.get("action", ""), told.get("method", "get"))
            self.found.append(self._open)
            if "id" in told:
                self._named[told["id"]] = self._open
        form = self._named.get(told["form"]) if "form" in told else self._open
        if form is None or "name" not in told:
            return
        form.names.add(told["name"])
        usual = told.get("type") not in ("checkbox", "radio") or "checked" in told
        if tag == "input" and usual and told["name"] not in form.fields:
            form.fields[told["name"]] = told.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = None

    def handle_data(self, data: str) -> None:
        if self._open:
            self._open.text += data


def forms(text: str) -> list[Form]:
    reader = _Forms()
    reader.feed(text)
    return reader.found


class Helper:
    """Somebody at the pages of an event."""

    def __init__(self, visitor: Visitor, id: str = "") -> None:
        self.visitor, self.id = visitor, id

    @property
    def state(self) -> State:
        """The event as the hall has it."""
        live = self.visitor.hall.app.state.desk.hall.events._live[self.id]
        state: State = live.state
        return state

    @property
    def entries(self) -> Sequence[Entry]:
        """Its record, as the hall has it."""
        found: Sequence[Entry] = self.visitor.hall.app.state.desk.hall.events._live[self.id].record.entries
        return found

    def look(self, page: str = "", status: int = 200) -> str:
        return self.visitor.get(f"/e/{self.id}{page}", status).text

    def say(
        self,
        page: str,
        kind: str,
        status: int = 200,
        more: Mapping[str, str] = MappingProxyType({}),
        **fields: str,
    ) -> str:
        """Fill the form of a page that says this, and send it; the page that follows."""
        fields = {**more, **fields}
        found = [form for form in forms(self.look(page)) if form.fields.get("kind") == kind]
        found = [form for form in found if set(fields) <= form.names] or found
        assert found, f"{page} offers no {kind}"
        return self.send(found[0], status, **fields)

    def send(self, form: Form, status: int = 200, **fields: str) -> str:
        answer = self.visitor.http.post(form.action, data={**form.fields, **fields})
        assert answer.status_code == status, f"{answer.status_code}: {words(answer)[:800]}"
        return answer.text

    def post(self, page: str, **fields: str) -> httpx.Response:
        return self.visitor.http.post(f"/e/{self.id}{page}", data=fields)

    def enrol(self, *names: str) -> None:
        for name in names:
            self.say("/people", "Enrol", name=name)

    def check_in_all(self) -> None:
        numbers = " ".join(map(str, self.state.entrants))
        self.say("/people", "CheckIn", numbers=numbers)

    def hang_out(self, round: int) -> None:
        self.say(f"/rounds?round={round}", "Pair")
        self.say(f"/rounds?round={round}", "Publish")

    def type(self, round: int, line: str, status: int = 200) -> str:
        return self.say(f"/results?round={round}", "Enter", status, line=line)

    def boards(self, round: int) -> list[Board]:
        known = self.state.round("", round)
        assert known
        return [board for board in known.boards if board.number]

    def board(self, round: int, number: int) -> Board:
        return next(board for board in self.boards(round) if board.number == number)


def director(visitor: Visitor, name: str = "Spring cup", **chosen: str) -> Helper:
    """Somebody who signs in as organiser and opens an event by the form."""
    visitor.form("/organiser", password=PASSWORD, name="Dora")
    answer = visitor.http.post("/events", data={**FORMAT, "name": name, **chosen})
    assert answer.status_code == 200, words(answer)[:500]
    return Helper(visitor, answer.url.path.rpartition("/")[2])


def helper(visitor: Visitor, of: Helper, role: str) -> Helper:
    """Somebody who opens the link of a role and takes it."""
    link = links(of)[role]
    answer = visitor.http.post(link, data={"name": f"Sam {len(role)}"})
    assert answer.status_code == 200, words(answer)[:500]
    return Helper(visitor, of.id)


def links(of: Helper) -> dict[str, str]:
    """The link of each role, as the page Roles shows them."""
    found = re.findall(r'id="role-(\w+)".*?(/help-at/[\w-]+)', of.look("/roles"), re.DOTALL)
    return dict(found)


def words(answer: Any) -> str:
    """What is to be read on a page."""
    text = answer if isinstance(answer, str) else answer.text
    text = re.sub(r"(?s)<(script|style|svg).*?</\1>", " ", text)
    text = re.sub(r"<[^>]+>", " ", text)
    for sign, plain in (("&amp;", "&"), ("&#39;", "'"), ("&#34;", '"'), ("&lt;", "<"), ("&gt;", ">")):
        text = text.replace(sign, plain)
    return re.sub(r"\s+", " ", text)
