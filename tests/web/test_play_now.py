"""Play now: a guest with nothing but the lobby's button, in every game of the hall."""

import re
import time
from collections.abc import Callable, Iterator

import msgspec
import pytest

from gamehall.bots.bot import ladder
from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.newcomers import calmed
from gamehall.kernel.officials import settle
from gamehall.kernel.parts import Picture
from gamehall.kernel.seat import player
from gamehall.kernel.table import Table, submit
from gamehall.live.table import LiveTable
from tests.web.conftest import PATIENCE, Running, Visitor

GAMES = sorted(catalog.games())
MOST_ACTS = 3
ME = player(1)


def live(hall: Running, id: str) -> LiveTable:
    found: LiveTable = hall.app.state.desk.hall._live[id]
    return found


def choices(table: Table) -> Iterator[tuple[str, Action]]:
    assert table.game.legal
    for prompt in table.prompts:
        if prompt.seat == ME and "Challenge" not in prompt.kinds[:1]:
            for action in table.game.legal(table.state, prompt):
                yield prompt.id, action


def way_to_a_piece(live: LiveTable, table: Table, at: int, most: int) -> list[tuple[str, Action]] | None:
    """The fewest acts from here by which a piece of the guest comes to lie on the table."""
    first = live.game.first
    assert first
    for depth in range(1, most + 1):
        for prompt, action in choices(table):
            lays = type(action).__name__ in first.lays
            if lays is not (depth == 1):
                continue
            done = submit(table, ME, action, prompt=prompt, at=at)
            if done.ruling.refused:
                continue
            if lays:
                return [(prompt, action)]
            after, _ = settle(done.table, live._officials, at)
            if rest := way_to_a_piece(live, after, at, depth - 1):
                return [(prompt, action), *rest]
    return None


def first_word(table: Table, at: int) -> list[tuple[str, Action]]:
    """What the guest has to say before the other one can play, where nothing can be laid yet."""
    asked = {prompt.id for prompt in table.prompts if prompt.must}
    for prompt, action in choices(table):
        if prompt in asked and not submit(table, ME, action, prompt=prompt, at=at).ruling.refused:
            return [(prompt, action)]
    return []


@pytest.mark.parametrize("game_id", GAMES)
def test_at_most_three_acts_to_the_first_piece(
    game_id: str, hall: Running, visitor: Callable[..., Visitor], capsys: pytest.CaptureFixture[str]
) -> None:
    guest = visitor()
    page = guest.http.post(f"/play/{game_id}")
    id = page.url.path[3:]
    acts, now, laid = ["Play now"], hall.app.state.desk.hall.now, False
    until = time.monotonic() + PATIENCE
    while not laid:
        assert time.monotonic() < until, f"no piece lies on the table after {', '.join(acts)}"
        table = live(hall, id).table
        way = way_to_a_piece(live(hall, id), table, now(), MOST_ACTS - len(acts))
        laid = bool(way)
        for prompt, action in way or first_word(table, now()):
            acts.append(type(action).__name__)
            seq = live(hall, id).table.seq
            said = msgspec.json.encode(action).decode()
            shown = guest.form(f"/t/{id}/plain", seat=ME, prompt=prompt, action=said, command=f"c{seq}").text
            assert "ruling allowed" in shown, re.findall(r'class="fact">([^<]*)', shown)
        time.sleep(0.2)
    assert len(acts) <= MOST_ACTS
    with capsys.disabled():
        print(f"\n{game_id}: {len(acts)} acts to the first piece: {', '.join(acts)}")


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_guided_calm_young_and_easy(
    game_id: str, hall: Running, visitor: Callable[..., Visitor]
) -> None:
    guest = visitor()
    id = guest.http.post(f"/play/{game_id}").url.path[3:]
    table, game = live(hall, id), catalog.game(game_id)
    header = table.table.header
    assert game.first
    assert (header.manner, header.book) == ("guided", game.first.book or game.shelves[0].id)
    calm = calmed(game.first, game.shelf(header.book).fixed)
    assert {name: header.options[name] for name in calm} == calm
    assert calm or not game.first.options
    easiest = next(iter(ladder(game)))
    bots = [chair.bot for chair in table.chairs.values() if chair.kind == "bot"]
    assert set(bots) == {easiest}
    assert len(header.players) == max(2, game.seats[0])


def test_a_guest_has_a_name_and_changes_it(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.http.post("/play/contig60")
    lobby = guest.get("/").text
    named = re.search(r"You are (Guest \d{4})", lobby)
    assert named
    assert 'href="/#who"' in lobby
    assert "Your tables" in lobby
    guest.form("/name", name="Ann")
    assert "You are Ann" in guest.get("/").text
    guest.http.post("/play/contig60")
    assert "You are Ann" in guest.get("/").text, "who has a name keeps it"


def test_an_opponent_is_chosen_from_the_ladder(hall: Running, visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    lobby = guest.get("/").text
    for game_id in GAMES:
        for kind, rung in ladder(catalog.game(game_id)).items():
            assert f'name="bot" value="{kind}"' in lobby
            assert rung.says in lobby.replace("&#39;", "'")
    id = guest.form("/play/contig60", bot="strong").url.path[3:]
    assert live(hall, id).chairs[player(2)].bot == "strong"
    assert guest.form("/play/contig60", bot="genius").status_code == 409


def test_a_game_without_a_picture_or_a_bot_of_its_own_has_a_card_too(
    hall: Running, visitor: Callable[..., Visitor]
) -> None:
    guest = visitor()
    card = re.search(
        r'<li class="card game">(?:(?!</li>\s*<li class="card game").)*?/play/peek.*?</form>',
        guest.get("/").text,
        re.S,
    )
    assert card
    id = guest.http.post("/play/peek").url.path[3:]
    assert live(hall, id).table.header.manner == "guided"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_picture_of_its_board(game_id: str, visitor: Callable[..., Visitor]) -> None:
    part = catalog.part(game_id, Picture)
    assert part, f"{game_id} needs a picture.py"
    drawn = part.svg()
    assert part.says in drawn
    assert not re.search(r"style=|<script|href=|url\(|\bid=", drawn), "the page lets none of these in"
    assert set(re.findall(r'fill="([^"]*)"', drawn)) <= {*re.findall(r"var\(--[a-z0-9-]+\)", drawn), "none"}
    assert drawn in visitor().get("/").text
