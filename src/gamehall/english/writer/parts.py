"""A sentence while it is being put together: words with their modifiers, and how they become a tree."""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.tree import Node, Tree
from gamehall.lexicon.sounds import an

EYE = "writer"


class Part(Struct, frozen=True):
    """A word with all that hangs on it, before it and after it."""

    text: str
    tag: str
    dep: str = ""
    lemma: str = ""
    left: tuple["Part", ...] = ()
    right: tuple["Part", ...] = ()
    target: bool = False
    """The word for which the sentence is written."""
    close: bool = False
    """No space before it."""
    opens: bool = False
    """No space after it."""
    capital: bool = False
    """The first word under it takes a capital: a quotation begins here."""

    def as_(self, dep: str) -> "Part":
        return replace(self, dep=dep)

    def before(self, *parts: "Part") -> "Part":
        """With further words before all that stand before it."""
        return replace(self, left=(*parts, *self.left))

    def after(self, *parts: "Part") -> "Part":
        return replace(self, right=(*self.right, *parts))


class Sentence(Struct, frozen=True):
    text: str
    tree: Tree
    start: int
    """Where the target begins."""


def word(text: str, tag: str, dep: str = "", lemma: str = "", *, target: bool = False) -> Part:
    return Part(text, tag, dep, lemma or text.lower(), target=target)


def mark(text: str) -> Part:
    """A mark that follows a word without a space."""
    return Part(text, "," if text == "," else ":" if text == ";" else ".", "punct", text, close=True)


_STRONGER = (".", "?", "!", ";", ",")

COMMA = mark(",")
SEMICOLON = mark(";")
OPEN_QUOTE = Part('"', "``", "punct", '"', opens=True)
CLOSE_QUOTE = Part('"', "''", "punct", '"', close=True)


def write_out(root: Part) -> Sentence | None:
    """The text and the tree of a sentence; None if the target is not in it."""
    line = _Line([], [], set())
    line.spread(root)
    line.capitals.add(0)
    line.drop_commas()
    line.close_quotation()
    text, nodes, start, glued = "", [], -1, True
    for index, part in enumerate(line.parts):
        shown = _shown(line.parts, index)
        if any(c in line.capitals for c in _openings(line.parts, index)):
            shown = shown[0].upper() + shown[1:]
        if not (part.close or glued):
            text += " "
        if part.target:
            start = len(text)
        head = line.heads[index]
        dep = "ROOT" if head == index else part.dep
        nodes.append(Node(shown, len(text), part.lemma or shown.lower(), part.tag, dep, head))
        text += shown
        glued = part.opens
    if start < 0:
        return None
    return Sentence(text, Tree(text, tuple(nodes), EYE), start)


class _Line(Struct):
    """The words in order, their heads, and the places where a capital is due."""

    parts: list[Part]
    heads: list[int]
    capitals: set[int]

    def spread(self, part: Part) -> int:
        if part.capital:
            self.capitals.add(len(self.parts))
        lefts = [self.spread(each) for each in part.left]
        own = len(self.parts)
        self.parts.append(part)
        self.heads.append(own)
        rights = [self.spread(each) for each in part.right]
        for each in (*lefts, *rights):
            self.heads[each] = own
        return own

    def drop_commas(self) -> None:
        """A comma before another mark is none."""
        kept = [
            n
            for n, part in enumerate(self.parts)
            if part.text != "," or n + 1 == len(self.parts) or self.parts[n + 1].text not in _STRONGER
        ]
        place = {old: new for new, old in enumerate(kept)}
        self.heads = [place[self.heads[n]] for n in kept]
        self.parts = [self.parts[n] for n in kept]
        after = [next((new for old, new in place.items() if old >= n), 0) for n in sorted(self.capitals)]
        self.capitals = set(after)

    def close_quotation(self) -> None:
        """A period or an exclamation mark stands inside the quotation that ends with it."""
        if len(self.parts) > 1 and self.parts[-2] == CLOSE_QUOTE and self.parts[-1].text in (".", "!"):
            self.parts[-2:] = self.parts[:-3:-1]
            self.heads[-2:] = self.heads[:-3:-1]


def _openings(parts: list[Part], index: int) -> tuple[int, ...]:
    """The places at which this word would be the first: its own, and that of a quotation mark before it."""
    return (index, index - 1) if index and parts[index - 1].opens else (index,)


def _shown(parts: list[Part], index: int) -> str:
    """The word as it is written: "a" becomes "an" before a vowel sound."""
    part = parts[index]
    if part.text != "a" or part.tag != "DT" or index + 1 == len(parts):
        return part.text
    return an(parts[index + 1].text).split()[0]
