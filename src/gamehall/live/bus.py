"""Word that something changed, to everybody at a table.

A hint carries nothing: whoever hears it looks at the table and takes what is new. Ten hints before
the listener wakes are one hint, so a slow socket costs one flag and never a growing queue. Litestar's
channels keep a queue of payloads for each subscriber; a hint needs none, and skipping it saves a task
and a copy for every message. The shape (subscribe, publish, unsubscribe) is theirs, so that a cluster
can put their Redis backend behind `publish`.
"""

import asyncio
from collections import defaultdict


class Listener:
    def __init__(self) -> None:
        self._flag = asyncio.Event()

    def hint(self) -> None:
        self._flag.set()

    async def wait(self) -> None:
        await self._flag.wait()
        self._flag.clear()


class Bus:
    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def subscribe(self, channel: str, listener: Listener) -> None:
        self._listeners[channel].add(listener)

    def unsubscribe(self, channel: str, listener: Listener) -> None:
        self._listeners[channel].discard(listener)
        if not self._listeners[channel]:
            del self._listeners[channel]

    def publish(self, channel: str) -> None:
        for listener in self._listeners.get(channel, ()):
            listener.hint()

    def publish_all(self) -> None:
        for channel in list(self._listeners):
            self.publish(channel)

    def listened_to(self, channel: str) -> bool:
        return channel in self._listeners
