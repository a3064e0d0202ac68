"""Which paragraphs tests prove: the `paragraph` marks of a folder of tests, read without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

_MARK = "paragraph"
_IDLE = ("skip", "xfail")
"""A test that never runs, or is known to fail, proves nothing."""

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Proof(Struct, frozen=True):
    """A test says it proves this paragraph; `book` is empty where the key alone says which."""

    key: str
    book: str
    file: Path
    line: int


def proofs(folder: Path) -> list[Proof]:
    """Every `paragraph` mark that a test carries, by decorator, class, `pytestmark` or parameter."""
    found: list[Proof] = []
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"), str(file))
        found += _in_file(tree, file)
    return found


def _in_file(tree: ast.Module, file: Path) -> Iterator[Proof]:
    holders: list[ast.Module | ast.ClassDef] = [tree]
    for holder in holders + [n for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]:
        if _has_tests(holder):
            yield from (p for mark in _pytestmark(holder) for p in _read(mark, file))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | _Function) and _is_test(node) and not _idle(node):
            for decorator in node.decorator_list:
                yield from (p for mark in ast.walk(decorator) for p in _read(mark, file))


def _read(node: ast.AST, file: Path) -> Iterator[Proof]:
    """The keys of one mark: `mark.paragraph("a", "b", book="c")`, or `"c:a"` for a key of one book."""
    if not (isinstance(node, ast.Call) and _mark_name(node.func) == _MARK):
        return
    books = [k.value.value for k in node.keywords if k.arg == "book" and isinstance(k.value, ast.Constant)]
    for argument in node.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            book, _, key = argument.value.rpartition(":")
            yield Proof(key, str(books[0]) if books else book, file, argument.lineno)


def _pytestmark(holder: ast.Module | ast.ClassDef) -> Iterator[ast.AST]:
    for node in holder.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield from ast.walk(node.value)


def _has_tests(holder: ast.AST) -> bool:
    return any(isinstance(n, _Function) and n.name.startswith("test") for n in ast.walk(holder))


def _is_test(node: ast.ClassDef | _Function) -> bool:
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test") and _has_tests(node)
    return node.name.startswith("test")


def _idle(node: ast.ClassDef | _Function) -> bool:
    return any(_mark_name(d.func if isinstance(d, ast.Call) else d) in _IDLE for d in node.decorator_list)


def _mark_name(node: ast.expr) -> str:
    """`pytest.mark.x`, `mark.x`, or `paragraph` by itself where it was given that short name."""
    match node:
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr=name):
            return name
        case ast.Attribute(value=ast.Name(id="mark"), attr=name):
            return name
        case ast.Name(id="paragraph"):
            return _MARK
    return ""
