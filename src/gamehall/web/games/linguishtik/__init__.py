"""The pages of LinguiSHTIK: the trainer and the coach's desk."""

from gamehall.web.games.links import Link

LINKS = (
    Link("/practice/linguishtik", "Practice", "Write sentences to demands, and try short drills."),
    Link("/coach/linguishtik", "For coaches", "Exercises, answers and charts to print."),
)
