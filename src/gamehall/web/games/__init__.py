"""Pages that belong to one game alone: a folder here is found by looking."""
