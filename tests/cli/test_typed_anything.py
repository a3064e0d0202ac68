"""Whatever is typed at a terminal table, the table answers it and plays on."""

import io
import random
import string
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from gamehall.cli.terminal.screen import Screen
from gamehall.cli.terminal.session import Leave, Session
from gamehall.kernel import catalog
from gamehall.kernel.record import Manner
from gamehall.machine.speech import console
from tests.cli.at_table import Typing, sat_down
from tests.conformance.driver import LONGER

LINES = 300 if LONGER == 1 else 5_000
"""Typed at the tables of a game, in both manners together."""

SAID = """
list|hint|board|time|help|?|h|rules|rules capture|record|save|wait||sheet|score|1|2|3|7|12|0|-1|99|24|
resign now|quit it|LIST| list |toss|roll|use roll|capture|pass|accept|ok|opinion|sign|collect|win|
place 32|dice 3 5 4|score 54|move 3|3+5=8; 8*4|three plus five times four|challenge|challenge win|draw|
take|8H CAT|h8 dog|8h qi|H8 (CAT)s|24|announce|announce 12|press|stop|change AEI|change ?|change 3|back|
total 120|hold|challenge all|challenge 1|query 1 2|query p2 4|agree|disagree|recount|check|ready|
rack AE?|over|count|stream|at|word list|lay|lay stream m|withdraw|!|wind 40|good|wrong|designate s-v-do|
letter be|letter black e|demand be type noun|demand gt plural|demand|now|demand be red is wild|
impossible|neutral|no solution|hand in: The crew repaired engines. / engines|accept p2|
object p2 grammar: no|vote p2 yes|illegal demand|call director flash|arrange AEI|"""
WORDS = SAID.replace("\n", "").split("|")
STRANGE = (
    "\x00\x07\x1b[2J\x7f\x9b\u200b\u202e\u00ad\ufeff²①٣ßſıﬁéÅ漢🂡\U000e0041\ud800\u2028"
    "\t{p1}{}%[bold]\\'\"`$()"
)


def lines(rng: random.Random, session: list[Session]) -> Iterator[str]:
    """What people, cats and attackers type; now and then what the table asks for: the game goes on."""
    while True:
        match rng.randrange(10):
            case 0 | 1 | 2 | 3:
                yield rng.choice(WORDS)
            case 4:
                yield spoiled(rng, rng.choice(WORDS))
            case 5:
                yield "".join(rng.choices(string.printable + STRANGE, k=rng.randrange(40)))
            case 6:
                number = rng.choice((str(rng.randrange(-200, 200)), "9" * rng.choice((5, 30, 5_000)), "²"))
                yield f"{rng.choice(WORDS).partition(' ')[0]} {number}"
            case 7 if rng.random() < 0.2:
                yield rng.choice("a9 /{") * rng.choice((300, 1_000, 20_000))
            case _:
                yield sensible(rng, session[0])


def spoiled(rng: random.Random, text: str) -> str:
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        text = (
            text[:at]
            + rng.choice(string.printable + STRANGE) * rng.choice((1, 1, 2, 50))
            + text[at + rng.randrange(2) :]
        )
    return text


def sensible(rng: random.Random, session: Session) -> str:
    """An answer the rules take, typed as the game writes it."""
    legal, view = session.game.legal, session.view
    assert legal is not None
    prompts = [p for p in view.prompts if p.must] or list(view.prompts)
    answers = [a for p in prompts for a in legal(view.state, p)]
    if not answers:
        return "wait"
    action = rng.choice(answers)
    return session.screen._written(view, action)


class Watched(Typing):
    """Counts the lines, and finds the one that was not answered."""

    def __init__(self, typed: Iterator[str], said: io.StringIO, most: int, takes: int) -> None:
        super().__init__(typed, takes)
        self.said, self.most, self.count = said, most, 0
        self.last, self.unanswered = "", []  # type: ignore[var-annotated]

    def line(self, seconds: float | None) -> str | None:
        if self.count and self.said.tell() == 0:
            self.unanswered.append(self.last)
        if self.count >= self.most:
            raise Leave
        self.said.seek(0)
        self.said.truncate()
        text = super().line(seconds)
        if text is None:
            self.last = "(a limit ran out)"
        else:
            self.count += 1
            self.last = text
        return text


def visits(name: str, book: str, manner: Manner, count: int, seed: int) -> tuple[int, list[str]]:
    """So many lines, at as many tables as it takes; the entries made, and the lines that went unanswered."""
    rng, left, entries, unanswered, table = random.Random(f"{seed} {name} {manner}"), count, 0, [], 0
    bot = "random" if name != "linguishtik" else "beginner"
    while left > 0:
        table += 1
        said = io.StringIO()
        here: list[Session] = []
        typing = Watched(lines(rng, here), said, left, rng.choice((0, 0, 500, 5_000)))
        out = console(file=said, width=100, no_color=True)
        session = sat_down(catalog.game(name).by(book), manner, typing, out, bot, seed=f"{seed}.{table}")
        here.append(session)
        with suppress(Leave):
            session.play()
        left -= max(1, typing.count)
        entries += session.table.seq
        unanswered += typing.unanswered
    return entries, unanswered


def test_a_line_that_is_not_answered_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Screen, "not_understood", lambda *_: None)
    _, unanswered = visits("contig60", "highlights-2020", "guided", 40, 1)
    assert unanswered


@pytest.mark.parametrize("manner", ["guided", "tournament"])
@pytest.mark.parametrize("name", sorted(catalog.games()))
def test_every_line_is_answered(
    name: str, manner: Manner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # among the lines are files to save to
    shelves = [shelf.id for shelf in catalog.game(name).shelves]
    per_book = -(-LINES // 2 // len(shelves))
    for seed, book in enumerate(shelves):
        entries, unanswered = visits(name, book, manner, per_book, seed)
        assert unanswered == []
        assert entries > 5, "hardly anything was played: that proves nothing"


SHORT: dict[str, dict[str, object]] = {
    "contig60": {"chips": 6},
    "juggle": {"period_minutes": 1},
    "linguishtik": {"shakes": 1},
    "letter_cards": {"rounds": 1, "shortest_seconds": 20, "longest_seconds": 20},
}


@pytest.mark.parametrize("manner", ["guided", "tournament"])
@pytest.mark.parametrize(
    ("name", "book"), [(g.id, s.id) for g in catalog.games().values() for s in g.shelves]
)
def test_a_whole_game_is_played_by_typing(name: str, book: str, manner: Manner) -> None:
    """Whatever the table asks on the way to the end can be answered by what people type."""
    rng, said, here = random.Random(f"{name} {book}"), io.StringIO(), list[Session]()
    typing = Watched(sensibly(rng, here), said, 600, 500)
    out = console(file=said, width=100, no_color=True)
    bot = "random" if name != "linguishtik" else "beginner"
    here.append(
        sat_down(catalog.game(name).by(book), manner, typing, out, bot, seed="1", options=SHORT.get(name))
    )
    here[0].play()
    assert here[0].table.finished
    assert typing.unanswered == []


def sensibly(rng: random.Random, session: list[Session]) -> Iterator[str]:
    while True:
        prompts = session[0].view.prompts
        yield sensible(rng, session[0]) if any(p.must for p in prompts) or rng.random() < 0.2 else ""
