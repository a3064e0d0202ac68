"""The words every game is spoken in: seats, prompts, actions, rulings, events, records, tables."""
