"""School grammar gives a reading of any tree, also of one that makes no sense."""

from hypothesis import given, settings

from gamehall.english.grammar import analyse
from gamehall.english.reader.ambiguity import rivals
from gamehall.english.reader.repairs import mend
from gamehall.english.reader.strain import strain
from gamehall.english.tree import Tree
from tests.english.diagram.readings import is_sound, trees


@settings(max_examples=400)
@given(trees().filter(is_sound))
def test_a_tree_that_makes_no_sense_is_read_mended_and_weighed(tree: Tree) -> None:
    reading = analyse(tree)
    assert len(reading.uses) == len(tree)
    assert all(each.words and each.words <= set(range(len(tree))) for each in reading.containers)
    mended = mend(tree)
    assert [node.text for node in mended.nodes] == [node.text for node in tree.nodes]
    assert is_sound(mended)
    assert strain(analyse(mended)) >= 0
    for rival in rivals(mended):
        analyse(rival.tree)
