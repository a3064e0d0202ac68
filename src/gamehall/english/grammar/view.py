"""A sentence while it is being analysed: the tree, its verbs, what fills their patterns, what they head."""

from functools import cached_property

from msgspec import Struct

from gamehall.english.grammar.complements import Filled, fill
from gamehall.english.grammar.parts import Parts, part_of_speech
from gamehall.english.grammar.roles import Role, roles
from gamehall.english.grammar.sight import Sight
from gamehall.english.terms import Function


class View(Struct, frozen=True, dict=True):
    sight: Sight

    @cached_property
    def parts(self) -> tuple[Parts, ...]:
        return tuple(part_of_speech(self.sight, i) for i in range(len(self.sight.tree)))

    @cached_property
    def filled(self) -> dict[int, Filled]:
        return {verb: fill(self.sight, verb) for verb in self.sight.verbs}

    @cached_property
    def roles(self) -> dict[int, Role]:
        return roles(self.sight, self.filled.__getitem__)

    @cached_property
    def complement_of(self) -> dict[int, tuple[Function, int]]:
        """For each word that fills a verb's pattern after it: as what, and of which verb."""
        found: dict[int, tuple[Function, int]] = {}
        for verb, filled in self.filled.items():
            for each in filled.complements:
                for head in self.sight.joined(each.head):
                    if head in self.sight.verbs and self.roles[head].joins is not None:
                        continue
                    found[head] = (each.function, verb)
        return found

    @cached_property
    def subject_of(self) -> dict[int, int]:
        """For each subject, its verb."""
        found: dict[int, int] = {}
        for verb, filled in self.filled.items():
            if filled.subject is not None:
                for head in self.sight.joined(filled.subject):
                    found.setdefault(head, verb)
        return found
