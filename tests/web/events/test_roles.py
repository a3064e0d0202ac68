"""The role matrix of an event: every page and every act, times everybody who may knock.

Pages are found by walking the hall's routes, acts by what the record of an event takes: a new one fails here
until somebody says who gets it.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import pytest

from gamehall.tournaments.event.acts import ACTIONS
from tests.web.conftest import PASSWORD, Visitor
from tests.web.events.desk import Helper, director, helper, words
from tests.web.roles.rows import routes

HELPERS = ("director", "assistant", "judge", "scorekeeper")
ROLES = (*HELPERS, "stranger", "nobody")
EVERYBODY = frozenset(ROLES)


def only(*roles: str) -> frozenset[str]:
    return frozenset(roles)


DIRECTOR = only("director")
SLIPS = only("director", "assistant", "scorekeeper")
NAMES = only("director", "assistant")
WRITES = only("director", "assistant", "judge")
JUDGES = only("director", "judge")

PAGES: Mapping[str, frozenset[str]] = {
    "": EVERYBODY,
    "/rounds": EVERYBODY,
    "/standings": EVERYBODY,
    "/cross": EVERYBODY,
    "/seat": EVERYBODY,
    "/map": EVERYBODY,
    "/screen": EVERYBODY,
    "/files": EVERYBODY,
    "/files/event.json": EVERYBODY,
    "/files/record.jsonl": DIRECTOR,
    "/people": NAMES,
    "/people/1": NAMES,
    "/people/bring": NAMES,
    "/paper": NAMES,
    "/paper/entrants.pdf": NAMES,
    "/results": SLIPS,
    "/slip?round=1&sits=1": SLIPS,
    "/hall": WRITES,
    "/record": JUDGES,
    "/judging": JUDGES,
    "/plan": DIRECTOR,
    "/roles": DIRECTOR,
    "/what-if": DIRECTOR,
}
"""Who sees which page."""


class Act(NamedTuple):
    kind: str
    roles: frozenset[str]
    page: str
    fields: Mapping[str, str]
    """`{n}` is another number for each role, `{a}` and `{b}` sit at the first board of the round."""


ACTS = (
    Act("Enrol", NAMES, "/people", {"name": "New {n}"}),
    Act("CheckIn", NAMES, "/people", {"numbers": "{late}"}),
    Act("Change", DIRECTOR, "/people", {"number": "1", "name": "Anna", "reason": "misspelt"}),
    Act("Withdraw", DIRECTOR, "/people", {"number": "1", "round": "3", "reason": "ill"}),
    Act("ComeBack", DIRECTOR, "/people", {"number": "1", "round": "4"}),
    Act("Penalise", DIRECTOR, "/people", {"number": "1", "points": "5", "reason": "late"}),
    Act("Plan", DIRECTOR, "/plan", {"prizes": "A cup", "reason": "given"}),
    Act("Enter", SLIPS, "/results", {"round": "1", "line": "{n} 400 300"}),
    Act("Sign", SLIPS, "/results", {"round": "1", "number": "{sits}"}),
    Act("Amend", DIRECTOR, "/results", {"round": "1", "line": "1 401 300 ! misread"}),
    Act("Void", DIRECTOR, "/results", {"round": "1", "who": "{a} {b}", "reason": "wrong board"}),
    Act("Fix", DIRECTOR, "/rounds", {"round": "2", "who": "2 3"}),
    Act("Release", DIRECTOR, "/rounds", {"round": "2", "who": "2 3"}),
    Act("KeepApart", DIRECTOR, "/rounds", {"round": "2", "who": "2 3"}),
    Act("Pair", DIRECTOR, "/rounds", {"round": "2"}),
    Act("Publish", DIRECTOR, "/rounds", {"round": "2"}),
    Act("Rearrange", DIRECTOR, "/rounds", {"round": "2", "swap": "{swap}", "reason": "lame"}),
    Act("StartRound", DIRECTOR, "/rounds", {"round": "2"}),
    Act("CallTime", DIRECTOR, "/rounds", {}),
    Act("Announce", DIRECTOR, "/hall", {"words": "Lunch"}),
    Act("Log", WRITES, "/hall", {"words": "A word was looked up"}),
    Act("Correct", DIRECTOR, "/record", {"back_to": "{last}", "reason": "by mistake"}),
)
BY_NOBODY = frozenset({"OpenTable", "Report", "Recall", "CallWarning"})
"""The hall and its clock say these; no page does."""


@pytest.fixture
def people(visitor: Callable[..., Visitor], dora: Helper) -> dict[str, Helper]:
    """Everybody who may knock at an event whose first round hangs out; three have not come yet."""
    dora.enrol(*(f"Player {n}" for n in range(1, 12)))
    dora.say("/people", "CheckIn", numbers="1 2 3 4 5 6 7 8")
    dora.hang_out(1)
    found = {role: helper(visitor(), dora, role) for role in HELPERS[1:]}
    return {
        "director": dora,
        **found,
        "stranger": Helper(visitor("Eve"), dora.id),
        "nobody": Helper(visitor(), dora.id),
    }


def test_every_page_of_an_event_has_its_line(dora: Helper) -> None:
    there = {
        path.partition(" ")[2] for path in routes(dora.visitor.hall.app) if path.startswith("GET /e/{id}")
    }
    told = {
        "/e/{id}"
        + page.partition("?")[0]
        .replace("/people/1", "/people/{number}")
        .replace("entrants.pdf", "{name}")
        .replace("event.json", "{file_path}")
        .replace("record.jsonl", "{file_path}")
        for page in PAGES
    }
    assert there == told


def test_every_act_of_the_record_has_its_line() -> None:
    kinds = {action.__name__ for action in ACTIONS}
    assert kinds == ({act.kind for act in ACTS} - {"Correct"}) | BY_NOBODY | {"Finish"}


def test_who_sees_which_page(people: dict[str, Helper]) -> None:
    wrong = []
    for page, sees in PAGES.items():
        for role, somebody in people.items():
            answer = somebody.visitor.http.get(f"/e/{somebody.id}{page}")
            if answer.status_code != (200 if role in sees else 409):
                wrong.append(f"{page}, {role}: {answer.status_code}")
            elif role not in sees and "Player 1" in words(answer):
                wrong.append(f"{page}, {role}: is told of people all the same")
    assert not wrong, "\n".join(wrong)


def test_who_says_what(people: dict[str, Helper]) -> None:
    wrong = []
    dora = people["director"]
    for act in ACTS:
        if act.kind == "Pair":
            enter_the_rest(dora)
        for n, role in enumerate(sorted(people, key=lambda role: role in act.roles), start=1):
            n = sorted(act.roles).index(role) + 1 if role in act.roles else n
            before = dora.state, version(dora)
            fields = {name: text.format_map(put_in(dora, act, n)) for name, text in act.fields.items()}
            answer = people[role].post(act.page, kind=act.kind, division="", **fields)
            done = version(dora) != before[1]
            if done is not (role in act.roles):
                wrong.append(f"{act.kind}, {role}: {answer.status_code} {ruled(answer.text)}")
            if role not in act.roles and answer.status_code != 409:
                wrong.append(f"{act.kind}, {role}: {answer.status_code} instead of 409")
            if role not in act.roles and dora.state != before[0]:
                wrong.append(f"{act.kind}, {role}: changed the event")
    assert not wrong, "\n".join(wrong)


def put_in(dora: Helper, act: Act, n: int) -> dict[str, str]:
    first, second = (dora.boards(1)[at].who for at in (0, 1))
    sits = dora.board(1, n).who[0] if n <= 4 else 1
    swap = " ".join(str(dora.boards(2)[at].who[0]) for at in (0, 1)) if act.kind == "Rearrange" else ""
    return {
        "n": str(n),
        "late": str(8 + n),
        "a": str(first[0]),
        "b": str(first[1]),
        "c": str(second[0]),
        "sits": str(sits),
        "swap": swap,
        "last": str(version(dora)),
    }


def enter_the_rest(dora: Helper) -> None:
    for board in dora.boards(1):
        if not board.result:
            dora.type(1, f"{board.number} 400 300")


def version(dora: Helper) -> int:
    found: int = dora.visitor.hall.app.state.desk.hall.events._live[dora.id].version
    return found


def ruled(text: str) -> str:
    return words(
        text.partition('class="fact">')[2].partition("</p>")[0] or text.partition('role="alert">')[2][:200]
    )


def test_only_the_director_finishes(people: dict[str, Helper]) -> None:
    for role, somebody in people.items():
        answer = somebody.post("/standings", kind="Finish")
        assert answer.status_code == 409
        told = words(answer)
        assert ("The plan has" in told) is (role == "director"), role
        assert not somebody.state.finished


def forms_of_their_own(dora: Helper) -> Iterator[tuple[str, frozenset[str], dict[str, str]]]:
    yield "/tables", DIRECTOR, {"round": "1", "division": "", "boards": "4"}
    yield "/settle", DIRECTOR, {"round": "1", "division": "", "board": "1"}
    yield "/roles/renew", DIRECTOR, {"seat": "scorekeeper"}
    yield "/people/bring", NAMES, {"list": "Zoe"}
    yield "/judging", JUDGES, {"table": "nowhere"}


def test_forms_that_are_sent_elsewhere(people: dict[str, Helper]) -> None:
    dora = people["director"]
    told = {path for path, *_ in forms_of_their_own(dora)}
    said = {page.partition("?")[0].replace("/people/1", "/people/{number}") for page in PAGES}
    there = {
        path.removeprefix("POST /e/{id}")
        for path in routes(dora.visitor.hall.app)
        if path.startswith("POST /e/{id}")
    }
    assert there - told <= said, "every other form is sent to its own page"
    for path, may, fields in forms_of_their_own(dora):
        for role in ROLES[::-1]:
            before = dora.state
            answer = people[role].post(path, **fields)
            if role not in may:
                assert answer.status_code == 409, f"{path}, {role}"
                assert dora.state == before, f"{path}, {role}"
            else:
                assert answer.status_code in (200, 404), f"{path}, {role}: {words(answer)[:300]}"


def test_who_is_organiser_of_the_hall_directs_every_event(
    visitor: Callable[..., Visitor], people: dict[str, Helper]
) -> None:
    another = visitor()
    another.form("/organiser", password=PASSWORD, name="Olga")
    olga = Helper(another, people["director"].id)
    assert "Director" in words(olga.look("/roles"))


def test_the_roles_of_one_event_are_none_at_another(
    visitor: Callable[..., Visitor], people: dict[str, Helper]
) -> None:
    other = director(people["director"].visitor, "Another cup")
    for role in HELPERS[1:]:
        there = Helper(people[role].visitor, other.id)
        assert "This page is for the" in words(there.look("/record", 409))
        assert there.post("/people", kind="Enrol", name="Eve").status_code == 409


@pytest.mark.parametrize("key", ["", "x", "nowhere-abc", "../roles", "%00"])
def test_a_link_that_is_none_gives_nothing(visitor: Callable[..., Visitor], key: str) -> None:
    assert visitor("Eve").http.post(f"/help-at/{key}", data={}).status_code in (400, 404, 405, 409)
