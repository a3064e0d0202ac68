"""Which paragraphs code cites, read from the source without running it.

Whatever is given to a parameter or a field called `cites` is a citation: the first argument of
`refused`, the second of an `Opinion`, a variable `cites`, a comparison with `.cites`. A file that
enforces a paragraph without ever ruling on it names it in a module constant `CITES`. A ready-made plan of
an event, `data/event_….toml`, keeps what its field `cites` names.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

_WORD = "cites"
_PLANS = "data/event_*.toml"
_PLAN_CITES = re.compile(r"cites = \[(.*)\]$")
_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citing(Struct, frozen=True):
    """A key, where it stands, and whether a ruling is made with it (or it is only compared with)."""

    key: str
    file: Path
    line: int
    rules: bool = True


class Source(Struct, frozen=True):
    """Every file of a folder, parsed."""

    trees: dict[Path, ast.Module]
    plans: tuple[Citing, ...] = ()
    """What its plans of events keep."""


def read_source(folder: Path) -> Source:
    files = sorted(p for p in folder.rglob("*.py") if "__pycache__" not in p.parts)
    trees = {file: ast.parse(file.read_text("utf-8"), str(file)) for file in files}
    return Source(trees, tuple(_planned(sorted(folder.glob(_PLANS)))))


def _planned(files: Iterable[Path]) -> Iterator[Citing]:
    for file in files:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            if named := _PLAN_CITES.match(line):
                yield from (Citing(key, file, number) for key in re.findall(r'"([^"]+)"', named[1]))


class Words:
    """What names mean in all the code that is read: where `cites` stands, what functions give."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self.places: dict[str, int] = {}
        self.functions: dict[str, _Function] = {}
        self.constants: dict[str, ast.expr] = {}
        self.modules: dict[str, dict[str, int]] = {}
        """Where `cites` stands in what a file defines, by the file's path with dots."""
        for source in sources:
            for file, tree in source.trees.items():
                if own := dict(_places(tree)):
                    self.modules[".".join(file.with_suffix("").parts)] = own
                self._learn(tree)

    def _learn(self, tree: ast.Module) -> None:
        self.places |= dict(_places(tree))
        for node in ast.walk(tree):
            if isinstance(node, _Function):
                self.functions[node.name] = node
        for name, value in _assignments(tree.body):
            self.constants[name] = value

    def at_home(self, source: Source) -> "Words":
        """The same words as this source means them: first by what it defines itself."""
        own = Words([source])
        own.places = self.places | own.places
        own.functions = self.functions | own.functions
        own.constants = self.constants | own.constants
        own.modules = self.modules
        return own

    def in_file(self, file: Path, tree: ast.Module) -> "Words":
        """As one file means them: by what it defines, then by what it imports."""
        own = self.at_home(Source({file: tree}))
        own.places = self.places | dict(self._imported(tree)) | dict(_places(tree))
        return own

    def _imported(self, tree: ast.Module) -> Iterator[tuple[str, int]]:
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                end = "." + node.module.partition(".")[2]
                for module, places in self.modules.items():
                    if module.endswith(end):
                        names = ((each.asname or each.name, each.name) for each in node.names)
                        yield from ((called, places[name]) for called, name in names if name in places)


def _places(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The functions and classes of a file that take a citation, and as which of their arguments."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                names = [a.arg for a in (*node.args.posonlyargs, *node.args.args)]
            case ast.ClassDef():
                names = [name for statement in node.body if (name := _field(statement))]
            case _:
                continue
        if _WORD in names:
            yield node.name, names.index(_WORD)


def citations(source: Source, words: Words) -> list[Citing]:
    """Every citation in these files."""
    meant = words.at_home(source)
    return [*source.plans, *(c for file, tree in source.trees.items() for c in _in_file(file, tree, meant))]


def _in_file(file: Path, tree: ast.Module, words: Words) -> Iterator[Citing]:
    words = words.in_file(file, tree)
    for scope in _scopes(tree):
        local = dict[str, list[ast.expr]]()
        for name, value in _assignments(_own_nodes(scope)):
            local.setdefault(name, []).append(value)
        for expression, rules in _cited(scope, words):
            for constant in _strings(expression, local, words, frozenset()):
                if constant.value:  # an empty place waits for a paragraph that somebody will name
                    yield Citing(str(constant.value), file, constant.lineno, rules)


def _cited(scope: ast.AST, words: Words) -> Iterator[tuple[ast.expr, bool]]:
    """The expressions that stand where a citation stands."""
    if isinstance(scope, _Function):
        given = [*scope.args.posonlyargs, *scope.args.args]
        defaults = [*zip(reversed(given), reversed(scope.args.defaults), strict=False)]
        defaults += [(a, d) for a, d in zip(scope.args.kwonlyargs, scope.args.kw_defaults, strict=True) if d]
        yield from ((value, True) for arg, value in defaults if arg.arg == _WORD)
    for node in _own_nodes(scope):
        match node:
            case ast.Call():
                place = words.places.get(_called(node.func))
                if place is not None and place < len(node.args):
                    yield node.args[place], True
                yield from ((k.value, True) for k in node.keywords if k.arg == _WORD)
            case ast.Compare():
                sides = [node.left, *node.comparators]
                if any(_is_cites(side) for side in sides):
                    yield from ((side, False) for side in sides if isinstance(side, ast.Constant))
        for name, value in _assignments([node]):
            if name in (_WORD, _WORD.upper()):
                yield value, True


def _strings(
    node: ast.expr | None, local: dict[str, list[ast.expr]], words: Words, seen: frozenset[str]
) -> Iterator[ast.Constant]:
    """The string constants an expression can come out as."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.IfExp():
            yield from _strings(node.body, local, words, seen)
            yield from _strings(node.orelse, local, words, seen)
        case ast.BoolOp(values=many) | ast.Tuple(elts=many) | ast.List(elts=many) | ast.Set(elts=many):
            for one in many:
                yield from _strings(one, local, words, seen)
        case ast.Dict(values=many):
            for one in many:
                yield from _strings(one, local, words, seen)
        case ast.Subscript(value=value):
            yield from _strings(value, local, words, seen)
        case ast.NamedExpr(value=value):
            yield from _strings(value, local, words, seen)
        case ast.Call(func=ast.Attribute(value=value, attr="get"), args=[_, *default]):
            yield from _strings(value, local, words, seen)
            for one in default:
                yield from _strings(one, local, words, seen)
        case ast.Call(func=func) if (name := _called(func)) in words.functions and name not in seen:
            for given in _returned(words.functions[name]):
                yield from _strings(given, _locals(words.functions[name]), words, seen | {name})
        case ast.Name(id=name) if name not in seen:
            constant = words.constants.get(name)
            for value in local.get(name) or ([constant] if constant else []):
                yield from _strings(value, local, words, seen | {name})


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, _Function))


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """What stands in a scope itself, not in the functions inside it."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop(0)
        yield node
        if not isinstance(node, _Function):
            waiting.extend(ast.iter_child_nodes(node))


def _assignments(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    for node in nodes:
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from _bind(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield from _bind(target, value)
            case ast.NamedExpr(target=target, value=value):
                yield from _bind(target, value)


def _bind(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match target, value:
        case ast.Name(id=name), _:
            yield name, value
        case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
            for one, other in zip(targets, values, strict=True):
                yield from _bind(one, other)
        case ast.Tuple(), ast.IfExp(body=body, orelse=orelse):
            yield from _bind(target, body)
            yield from _bind(target, orelse)


def _locals(function: _Function) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for name, value in _assignments(_own_nodes(function)):
        found.setdefault(name, []).append(value)
    return found


def _returned(function: _Function) -> Iterator[ast.expr | None]:
    return (node.value for node in _own_nodes(function) if isinstance(node, ast.Return))


def _called(func: ast.expr) -> str:
    match func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(), attr=name):
            return name
    return ""


def _field(node: ast.stmt) -> str:
    match node:
        case ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def _is_cites(node: ast.expr) -> bool:
    match node:
        case ast.Name(id="cites") | ast.Attribute(attr="cites"):
            return True
    return False
