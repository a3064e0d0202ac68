"""Which word stands for which: joined words, helping verbs and set phrases, as a tree wants them.

A linkage hangs joined words on their conjunction, a sentence on its helping verb and a set phrase on its last
word. In a tree the first of the joined words, the main verb and the first word of the phrase stand there.
"""

from functools import cached_property

from msgspec import Struct

from gamehall.english.grammar.verb_lists import listed
from gamehall.english.parsers.link_grammar.parse import Link, Linkage
from gamehall.english.parsers.link_grammar.words import MODALS, known, verb_lemma
from gamehall.lexicon.knowledge import Pos

JOINING = frozenset({"SJ", "VJ", "MJ", "AJ", "RJ", "DJ", "OJ", "SFJ"})
_BASE_AFTER = MODALS | {"to", "do", "does", "did", "better", "need", "dare"}
_VERB_MARKS = frozenset("vgwq")
_HELPING = listed("be have do will would shall should can could may might must let let's")
_DETERMINING = listed("a an the each one no any every some such half quite what")


class Pair(Struct, frozen=True):
    """What a conjunction joins; either may be a conjunction again."""

    left: int
    right: int


class Joints(Struct, frozen=True, dict=True):
    linkage: Linkage
    texts: tuple[str, ...]
    """Each word as it is written, of "don't" only "do"; nothing for the wall."""

    @cached_property
    def forms(self) -> tuple[str, ...]:
        """Each word in small letters."""
        return tuple(text.lower().replace("’", "'") for text in self.texts)

    def is_verb(self, word: int) -> bool:
        if word not in self._verbs:
            self._verbs[word] = self._is_verb(word)
        return self._verbs[word]

    @cached_property
    def _verbs(self) -> dict[int, bool]:
        return {}

    def _is_verb(self, word: int) -> bool:
        if word in self.pairs:
            return self.is_verb(self.pairs[word].left)
        if word in self.phrases:
            return self.linkage.left(word, "S", "SX", "WV", "I", "PP", "P", "CV") is not None
        mark = self.linkage.words[word].mark
        return mark[:1] in _VERB_MARKS if mark else self.lemma(word) in _HELPING

    def lemma(self, word: int) -> str:
        return verb_lemma(self.forms[word])

    @cached_property
    def pairs(self) -> dict[int, Pair]:
        lefts: dict[int, int] = {}
        rights: dict[int, int] = {}
        for link in self.linkage.links:
            if link.name in JOINING:
                if link.fine.startswith("l"):
                    lefts[link.right] = link.left
                elif link.fine.startswith("r"):
                    rights[link.left] = link.right
        return {hub: Pair(left, rights[hub]) for hub, left in lefts.items() if hub in rights}

    @cached_property
    def _hubs(self) -> dict[int, int]:
        return {word: hub for hub, pair in self.pairs.items() for word in (pair.left, pair.right)}

    def joint(self, word: int) -> int:
        """The conjunction that bears the links of this word and those joined to it; a single word itself."""
        word = self.ends.get(word, word)
        while word in self._hubs:
            word = self._hubs[word]
        return word

    @cached_property
    def phrases(self) -> dict[int, tuple[int, ...]]:
        """The words of each set phrase, by its last word."""
        found: dict[int, tuple[int, ...]] = {}
        for link in sorted(
            (each for each in self.linkage.links if each.name.startswith("_")), key=lambda e: e.right
        ):
            found[link.right] = (*found.pop(link.left, (link.left,)), link.right)
        return found

    @cached_property
    def ends(self) -> dict[int, int]:
        """The last word of each set phrase, by the word that stands for it."""
        return {self.start(last): last for last in self.phrases}

    @cached_property
    def helped(self) -> dict[int, Link]:
        """The link from each helping verb, and from "to", to the verb it helps."""
        found: dict[int, Link] = {}
        for link in self.linkage.links:
            if link.left and link.left not in found and self._helps(link):
                found[link.left] = link
        return found

    def _helps(self, link: Link) -> bool:
        form, fine = self.forms[link.left], link.fine
        if link.name == "PP":
            return True
        if link.name == "I":
            return form in _BASE_AFTER and (form != "need" or fine == "")
        if link.name != "P":
            return False
        lemma = self.lemma(link.left)
        if fine[:1] == "v":
            object_ = self.linkage.right(link.left, "O")
            return lemma == "be" or (lemma == "get" and not (object_ and object_.right < link.right))
        if fine[:1] == "g":
            return lemma == "be"
        return fine[:1] == "a" and lemma in ("be", "get") and self._is_participle(self.first(link.right))

    def _is_participle(self, word: int) -> bool:
        """Linked as an adjective, but the lexicon knows it as a verb only: was sown, are laughing."""
        facts = known(self.forms[word])
        if not (facts.is_ing or facts.is_past_participle):
            return False
        return not facts.can_be(Pos.ADJECTIVE) or self.forms[word] == "born"

    def first(self, word: int) -> int:
        """The first of the words that a conjunction joins; any other word itself."""
        while word in self.pairs:
            word = self.pairs[word].left
        return self.start(word)

    def last(self, word: int) -> int:
        while word in self.pairs:
            word = self.pairs[word].right
        return self.start(word)

    def start(self, word: int) -> int:
        """The word that stands for a set phrase: its first, or the last of "each other"."""
        if word not in self.phrases:
            return word
        first = self.phrases[word][0]
        return word if self.forms[first] in _DETERMINING else first

    def main(self, word: int) -> int:
        """The main verb that a helping verb leads to; any other word itself."""
        for _ in self.linkage.words:
            if word in self.pairs:
                word = self.pairs[word].left
            elif word in self.helped:
                word = self.helped[word].right
            else:
                break
        return self.start(word)

    @cached_property
    def passive(self) -> frozenset[int]:
        """The main verbs in the passive voice."""
        return frozenset(
            self.main(left)
            for left, link in self.helped.items()
            if link.name == "P"
            and link.fine[:1] != "g"
            and not known(self.forms[self.first(link.right)]).is_ing
        )
