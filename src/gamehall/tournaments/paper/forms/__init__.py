"""Forms that are filled in by hand at the table: each game brings its own, as data."""
