"""Word lists: the one the hall ships, those people add, and what is looked up in them."""
