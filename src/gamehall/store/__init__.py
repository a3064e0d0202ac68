"""What the hall remembers: tables, chairs, people and every entry, on SQLite."""
