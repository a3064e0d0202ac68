"""LinguiSHTIK: cubes, demands, a word, and a sentence that bears it out."""
