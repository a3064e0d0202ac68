"""From the tree of a linkage's words to the nodes of a `Tree` over tokens: word parts and marks come in."""

from collections.abc import Sequence

from gamehall.english.grammar.sight import QUOTES
from gamehall.english.parsers.link_grammar.draft import Draft
from gamehall.english.parsers.link_grammar.tags import lemma, mark_tag, part_tag, tags
from gamehall.english.parsers.link_grammar.tokens import Seats, Token, is_mark
from gamehall.english.parsers.link_grammar.words import NEGATIVES
from gamehall.english.tree import Node


class Plot:
    """The heads, relations and tags of tokens while they are filled in."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.heads = [-1] * len(tokens)
        self.relations = [""] * len(tokens)
        self.tags = [""] * len(tokens)

    def put(self, token: int, head: int, relation: str, tag: str) -> None:
        self.heads[token], self.relations[token], self.tags[token] = head, relation, tag

    def path(self, token: int) -> list[int]:
        found = [token]
        while self.heads[token] not in (-1, token) and len(found) <= len(self.heads):
            token = self.heads[token]
            found.append(token)
        return found


def plant(draft: Draft, tokens: Sequence[Token], seated: Seats) -> tuple[Node, ...] | None:
    """None where no tree comes of it."""
    plot = Plot(tokens)
    heads, tagged = draft.heads, tags(draft)
    for word, parts in enumerate(seated.parts):
        if not parts or (heads[word] < 0 and is_mark(draft.forms[word])):
            continue
        token = seated.heads[word]
        head = token if heads[word] == word else seated.heads[heads[word]]
        plot.put(token, head, draft.relations[word], tagged[word])
        _parts(plot, token, parts)
    _contractions(plot)
    _marks(plot)
    if any(not _is_rooted(plot, token) for token in range(len(tokens))):
        return None
    return tuple(
        Node(text, start, lemma(text, tag), tag, "ROOT" if head == place else relation, head)
        for place, ((start, text), tag, relation, head) in enumerate(
            zip(tokens, plot.tags, plot.relations, plot.heads, strict=True)
        )
    )


def _parts(plot: Plot, head: int, parts: tuple[int, ...]) -> None:
    """The other parts of a word: do N'T, WELL-known, TEN-YEAR-old, let'S."""
    spoken = [part for part in parts if not is_mark(plot.tokens[part][1])]
    for part in parts:
        if part == head:
            continue
        text = plot.tokens[part][1]
        tag = part_tag(text)
        if is_mark(text):
            plot.put(part, head, "punct", "HYPH" if text == "-" else mark_tag(text))
        elif text.lower() in NEGATIVES:
            plot.put(part, head, "neg", "RB")
        elif text[0] in "'’":
            plot.put(part, head, "dobj", "PRP")
        elif tag == "CD":
            after = next((each for each in spoken if each > part), head)
            counted = part_tag(plot.tokens[after][1]) == "CD"
            plot.put(part, after, "compound" if counted else "nummod", tag)
        elif part > head:
            plot.put(part, head, "prep" if tag == "IN" else "compound", tag)
        else:
            modified = plot.tags[head][:2] in ("JJ", "VB")
            relation = {"RB": "advmod", "JJ": "amod"}.get(tag, "npadvmod" if modified else "compound")
            plot.put(part, head, relation, tag)


def _contractions(plot: Plot) -> None:
    """ "n't" belongs to the main verb, and the 's of "let's go" is the subject of "go"."""
    for token, relation in enumerate(plot.relations):
        head = plot.heads[token]
        if relation == "neg" and plot.relations[head] in ("aux", "auxpass"):
            plot.heads[token] = plot.heads[head]
        elif relation == "dobj" and plot.tags[token] == "PRP" and plot.tokens[token][1][0] in "'’":
            verb = next(
                (
                    at
                    for at, above in enumerate(plot.heads)
                    if above == head and plot.relations[at] == "xcomp"
                ),
                None,
            )
            if verb is not None:
                plot.relations[verb] = "ccomp"
                plot.heads[token], plot.relations[token] = verb, "nsubj"


def _marks(plot: Plot) -> None:
    """A mark hangs where the words before and after it meet; at the end on the root."""
    count = len(plot.tokens)
    unset = [at for at in range(count) if plot.heads[at] < 0]
    spoken = [at for at in range(count) if plot.heads[at] >= 0 and plot.relations[at] != "punct"]
    opened = False
    for at in unset:
        text = plot.tokens[at][1]
        tag = mark_tag(text)
        if text in QUOTES:
            opened = not opened
            tag = "``" if opened else "''"
        before = max((each for each in spoken if each < at), default=None)
        after = min((each for each in spoken if each > at), default=None)
        plot.put(at, _meeting(plot, before, after, at), "punct", tag)


def _meeting(plot: Plot, before: int | None, after: int | None, at: int) -> int:
    if before is None:
        return at if after is None else plot.path(after)[-1]
    above = plot.path(before)
    if after is None:
        return above[-1]
    return next((each for each in plot.path(after) if each in above), above[-1])


def _is_rooted(plot: Plot, token: int) -> bool:
    for _ in plot.heads:
        head = plot.heads[token]
        if head < 0:
            return False
        if head == token:
            return True
        token = head
    return False
