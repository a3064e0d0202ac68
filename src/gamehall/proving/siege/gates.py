"""Attacks on pages and routes: who opens, guesses and asks for the dearest answers without end."""

import asyncio
import random
from collections.abc import Callable

from gamehall.proving.any_game import any_game, strongest
from gamehall.proving.siege.scene import Counts, Ready, Scene
from gamehall.proving.visitor import Answered, exchange, say_name

_OPENERS = 4
_ASKERS = 30
_HALF_OPEN = 300
_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


def _count(counts: Counts, what: str, answer: Answered) -> None:
    if answer.status == 429:
        counts[f"{what} too many"] += 1
    elif answer.status >= 500 and answer.status != 503:
        counts["broke down"] += 1
    elif answer.status == 503:
        counts[f"{what} not now"] += 1
    elif 200 <= answer.status < 400:
        counts[f"{what} got through"] += 1
    else:
        counts[f"{what} refused"] += 1


async def _again_and_again(
    scene: Scene, counts: Counts, what: str, ask: Callable[[], tuple[str, str, object, str]]
) -> None:
    while True:
        method, path, body, cookie = ask()
        try:
            _count(counts, what, await exchange(scene.port, method, path, body, cookie, scene.source))
        except OSError:
            counts[f"{what} cut off"] += 1
            await asyncio.sleep(0.01)


async def openers(scene: Scene, counts: Counts, ready: Ready) -> None:
    """One person opens tables, with friends and with strong bots, says names, guesses codes and passwords."""
    rng = random.Random(scene.seed)
    cookie = await say_name(scene.port, "Opener", scene.source)
    me, friend = {"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"}
    bots = [{"seat": seat, "who": "bot", "bot": strongest()} for seat in ("p1", "p2")]

    def table() -> tuple[str, str, object, str]:
        return "POST", "/api/tables", {"game": any_game().id, "chairs": [me, friend]}, cookie

    def bot_table() -> tuple[str, str, object, str]:
        return "POST", "/api/tables", {"game": any_game().id, "chairs": bots}, cookie

    def name() -> tuple[str, str, object, str]:
        return "POST", "/api/name", {"name": f"N{rng.randrange(10**6)}"}, ""

    def code() -> tuple[str, str, object, str]:
        return "POST", "/api/join", {"code": "".join(rng.choices(_LETTERS, k=6))}, cookie

    def password() -> tuple[str, str, object, str]:
        return "POST", "/organiser", f"password=guess{rng.randrange(10**6)}", cookie

    ready()
    asked = {"tables": table, "bots": bot_table, "names": name, "codes": code, "passwords": password}
    await asyncio.gather(
        *(_again_and_again(scene, counts, what, ask) for what, ask in asked.items() for _ in range(_OPENERS))
    )


async def heavy(scene: Scene, counts: Counts, ready: Ready) -> None:
    """Thirty ask for a look back and the pictures of one game, thirty for the judging of sentences."""
    rng = random.Random(scene.seed)
    cookies = [await say_name(scene.port, f"Asker {n}", scene.source) for n in range(_ASKERS)]
    nouns = ("dog", "teacher", "river", "letter", "storm", "captain", "garden")

    def review() -> tuple[str, str, object, str]:
        what = rng.choice(("review", "frames", "record"))
        return "GET", f"/t/{scene.finished}/{what}", None, rng.choice(cookies)

    def sentence() -> tuple[str, str, object, str]:
        words = rng.choices(nouns, k=3)
        text = f"The {words[0]} that the {words[1]} saw gave the {words[2]} {rng.randrange(99)} old books."
        return "POST", "/api/sentence", {"text": text}, rng.choice(cookies)

    ready()
    asked = {"looks back": review, "sentences": sentence}
    await asyncio.gather(
        *(_again_and_again(scene, counts, what, ask) for what, ask in asked.items() for _ in range(_ASKERS))
    )


async def half_open(scene: Scene, counts: Counts, ready: Ready) -> None:
    """Connections by the hundred that never finish what they began to ask."""
    standing = 0

    async def dawdle() -> None:
        nonlocal standing
        while True:
            writer = None
            try:
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", scene.port, local_addr=(scene.source, 0)
                )
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                standing += 1
                counts["connections"] += 1
                counts["at once"] = max(counts["at once"], standing)
                for number in range(10**6):
                    writer.write(f"X-{number}: wait\r\n".encode())
                    await writer.drain()
                    await asyncio.sleep(1)
            except OSError:
                counts["hung up"] += 1
            finally:
                if writer is not None:
                    standing -= 1
                    writer.transport.abort()
            await asyncio.sleep(0.1)

    ready()
    await asyncio.gather(*(dawdle() for _ in range(_HALF_OPEN)))
