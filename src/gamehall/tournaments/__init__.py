"""Games that belong together: a match of several tables, and an event from check-in to prizes."""
