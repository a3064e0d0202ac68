"""Stars & Bars: cards that differ, stacks of four, two hundred points."""
