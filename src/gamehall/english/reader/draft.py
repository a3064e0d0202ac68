"""A tree that may be changed: what mending rules work on."""

from collections.abc import Iterator

from msgspec.structs import replace

from gamehall.english.tree import Node, Tree

_NOTHING = Node("", 0, "", "", "", 0)


class Draft:
    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.nodes: list[Node] = list(tree.nodes)
        self.changes = 0
        self._children: list[list[int]] | None = None

    def __len__(self) -> int:
        return len(self.nodes)

    def __getitem__(self, index: int) -> Node:
        """Beyond the ends stands nothing, and rules may look there."""
        return self.nodes[index] if 0 <= index < len(self.nodes) else _NOTHING

    def set(
        self,
        index: int,
        *,
        head: int | None = None,
        dep: str | None = None,
        tag: str | None = None,
        lemma: str | None = None,
    ) -> None:
        old = self.nodes[index]
        new = replace(
            old,
            head=old.head if head is None else head,
            dep=old.dep if dep is None else dep,
            tag=old.tag if tag is None else tag,
            lemma=old.lemma if lemma is None else lemma,
        )
        if new != old:
            self.nodes[index] = new
            self.changes += 1
            self._children = None

    def under(self, index: int, *deps: str) -> list[int]:
        found = self.children[index]
        return [i for i in found if self.nodes[i].dep in deps] if deps else list(found)

    @property
    def children(self) -> list[list[int]]:
        if self._children is None:
            self._children = [[] for _ in self.nodes]
            for i, node in enumerate(self.nodes):
                if node.head != i:
                    self._children[node.head].append(i)
        return self._children

    def put_back(self, nodes: list[Node]) -> None:
        """As it was before a rule that would have left a ring."""
        self.nodes, self._children = nodes, None

    def first(self, index: int, *deps: str) -> int | None:
        return next(iter(self.under(index, *deps)), None)

    def above(self, index: int) -> Iterator[int]:
        seen = {index}
        while self.nodes[index].head not in seen:
            index = self.nodes[index].head
            seen.add(index)
            yield index

    def span(self, index: int) -> list[int]:
        """All under a node with it, in order."""
        found, waiting = {index}, [index]
        while waiting:
            for child in self.under(waiting.pop()):
                if child not in found:
                    found.add(child)
                    waiting.append(child)
        return sorted(found)

    def root(self, index: int) -> None:
        """Makes a node the root; the old root hangs under it until a rule says as what."""
        self.set(index, head=index, dep="ROOT")

    def finished(self, mended: tuple[str, ...]) -> Tree:
        eye = " ".join((self.tree.eye, *mended))
        return Tree(self.tree.text, tuple(self.nodes), eye, self.tree.cost)
