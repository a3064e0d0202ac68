"""The hall's pages, its JSON and its sockets."""
