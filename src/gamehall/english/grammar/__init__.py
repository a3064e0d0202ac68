"""School grammar on one tree: `analyse` gives the reading that the tree stands for."""

from gamehall.english.grammar.clauses import clauses, inverted, purpose_of, structure_of
from gamehall.english.grammar.containers import containers
from gamehall.english.grammar.features import case, degree, kinds, numbers, verb_irregular
from gamehall.english.grammar.functions import Work, work_of
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verbs import group
from gamehall.english.grammar.view import View
from gamehall.english.reading import Reading, Use
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Pos

__all__ = ["analyse"]


def analyse(tree: Tree) -> Reading:
    view = View(Sight(tree))
    works = tuple(work_of(view, index) for index in range(len(tree)))
    groups = tuple(
        group(view.sight, verb, view.filled[index].linking, view.filled[index].transitive)
        for index, verb in view.sight.verbs.items()
    )
    within = {word: place for place, each in reversed([*enumerate(groups)]) for word in each.words}
    within |= {each.main: place for place, each in enumerate(groups)}
    found = containers(view, works)
    spoken = clauses(view, found)
    return Reading(
        text=tree.text,
        tree=tree,
        uses=tuple(_use(view, index, works, within) for index in range(len(tree))),
        groups=groups,
        clauses=spoken,
        containers=found,
        structure=structure_of(spoken, found),
        purpose=purpose_of(view, spoken),
        inverted=inverted(spoken),
    )


def _use(view: View, index: int, works: tuple[Work, ...], within: dict[int, int]) -> Use:
    node, work = view.sight.tree[index], works[index]
    pos, also_pos = view.parts[index]
    level, irregular = degree(view, index)
    if pos is Pos.VERB:
        irregular = verb_irregular(view, index)
    return Use(
        index=index,
        text=node.text,
        start=node.start,
        pos=pos,
        function=work.function,
        also=work.also,
        also_pos=also_pos,
        work=work.work,
        head=work.head,
        group=within.get(index),
        numbers=numbers(view, index),
        case=case(view, index, work, works),
        degree=level,
        irregular=irregular,
        kinds=kinds(view, index, work),
    )
