"""Compound words: solid words built of free words that keep their meaning."""

import pytest

from tests.lexicon.knowledge import known

WELL_KNOWN = """
    airplane airport anthill applesauce armchair backpack backyard barefoot baseball basketball bathroom
    bathtub beehive birdcage birdhouse birthday blackbird blackboard blueberry bluebird boathouse
    bookcase bookmark bookstore broomstick bulldog butterfly campfire cardboard carpool catfish
    cheesecake classroom cookbook cornfield cowboy cowgirl cupcake daydream daylight dishpan dishwasher
    doghouse dollhouse doorbell doorknob doormat doorstep downtown dragonfly driveway drumstick earring
    earthquake eggshell eyeball eyebrow eyelash farmhouse fingernail fireman fireplace firewood fishhook
    flagpole flashlight flowerpot football footprint goldfish grandfather grasshopper greenhouse haircut
    hairbrush handbag handshake haystack headache headlight homework horseback horseshoe hourglass
    housefly iceberg jellyfish keyboard ladybug lighthouse lipstick lunchbox mailbox mailman milkshake
    moonlight motorcycle mousetrap newspaper nightgown notebook oatmeal pancake paycheck peanut pinecone
    playground pocketbook popcorn railroad rainbow raincoat raindrop rattlesnake rowboat sailboat sandbox
    scarecrow seashell seashore seaweed shipyard shoelace sidewalk skateboard snowball snowflake snowman
    snowstorm songbird spaceship starfish stairway strawberry suitcase sunflower sunlight sunrise sunset
    sunshine swimsuit tablecloth teacup teapot teaspoon textbook thunderstorm toenail toothbrush
    toothpaste treetop tugboat typewriter battleship warship waterfall watermelon weekend wheelchair
    wherever windmill windshield workshop wristwatch
"""
NOT_COMPOUND = """
    carpet season kidney father mother brother office carrot target bargain button cotton mutton parking
    shipping warden tenant capable passage message damage village cabbage sausage cottage hostage luggage
    garbage forget begin become candid legend heathen hatchet together weather feather leather finger
    singer hunger danger ranger manager teacher pleasure measure notice justice service police donkey
    monkey turkey turnip parsnip catkin napkin pumpkin kindness careless hopeful membership friendship
    childhood slippage knobbed medalist reddish sadden considerable honorably action election mission
    nation ration station pageant elephant merchant restaurant assist artist dentist earnest forest
    harvest honest modest tempest budget gadget midget widget magnet pigment garment basement cement
    moment parent current torrent pastor doctor factor mirror sparrow shallow window yellow pillow willow
    hammer summer winter spring string herring starling darling sterling
"""


@pytest.mark.parametrize("word", WELL_KNOWN.split())
def test_well_known_compounds_are_certain(word: str) -> None:
    compound = known(word).compound
    assert compound is not None
    assert compound.certain


@pytest.mark.parametrize("word", NOT_COMPOUND.split())
def test_what_only_looks_like_a_compound_is_none(word: str) -> None:
    assert known(word).compound is None


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("earring", ("ear", "ring")),
        ("wherever", ("where", "ever")),
        ("sportswear", ("sports", "wear")),
        ("overtone", ("over", "tone")),
        ("cupcakes", ("cup", "cakes")),
        ("nevertheless", ("never", "the", "less")),
    ],
)
def test_where_they_are_cut(word: str, parts: tuple[str, ...]) -> None:
    compound = known(word).compound
    assert compound is not None
    assert compound.parts == parts


@pytest.mark.parametrize("word", ["overrun", "undershoot", "childlike", "downstream", "photophobia"])
def test_where_a_part_may_be_a_prefix_or_an_ending_nothing_is_certain(word: str) -> None:
    compound = known(word).compound
    assert compound is not None
    assert not compound.certain
