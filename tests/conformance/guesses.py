"""Answers to a prompt for games that cannot list them: built from the types, with words from the table."""

from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from gamehall.kernel.action import Action
from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import encode
from gamehall.kernel.table import Table

NUMBERS = (0, 1, 2, 3, 5, 8, -1, 100)


def guess(table: Table, prompt: Prompt, rng: Random) -> Action | None:
    """Some action of a kind the prompt names; nothing where the guess cannot even be read."""
    return guess_of(table, rng.choice(prompt.kinds), rng)


def guess_of(table: Table, name: str, rng: Random) -> Action | None:
    """Some action of this kind."""
    kind = next(kind for kind in codec(table.game).action_types if kind.__name__ == name)
    words, numbers = words_of(table)
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    said = {f.encode_name: value_of(f.type, words, numbers, rng) for f in info.fields}
    try:
        return codec(table.game).action(msgspec.json.encode({**said, "type": kind.__name__}))
    except Unreadable:
        return None


def words_of(table: Table) -> tuple[list[str], list[int]]:
    """The words and numbers that stand in the position: the likeliest to mean something to it."""
    words, numbers, left = set(table.header.seats), set(NUMBERS), [msgspec.json.decode(encode(table.state))]
    while left:
        match left.pop():
            case dict() as inner:
                left += [*inner.keys(), *inner.values()]
            case list() as inner:
                left += inner
            case str() as word:
                words.add(word)  # type: ignore[arg-type]
            case int() as number:
                numbers.add(number)
    return sorted(words), sorted(numbers)


def value_of(kind: inspect.Type, words: list[str], numbers: list[int], rng: Random) -> Any:
    match kind:
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.choice(numbers)
        case inspect.FloatType():
            return float(rng.choice(numbers))
        case inspect.StrType():
            return rng.choice(words)
        case inspect.LiteralType(values):
            return rng.choice(values)
        case inspect.UnionType(types):
            return value_of(rng.choice(types), words, numbers, rng)
        case inspect.TupleType(item_types):
            return [value_of(item, words, numbers, rng) for item in item_types]
        case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.FrozenSetType(item):
            return [value_of(item, words, numbers, rng) for _ in range(rng.randrange(4))]
        case inspect.DictType(key, value):
            return {value_of(key, words, numbers, rng): value_of(value, words, numbers, rng)}
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            made = {f.encode_name: value_of(f.type, words, numbers, rng) for f in fields}
            return {**made, tag_field: tag} if tag_field else made
    return None
