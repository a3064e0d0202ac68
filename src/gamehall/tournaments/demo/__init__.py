"""Events played through before one's eyes, from check-in to prizes: made-up people, drawn results."""
