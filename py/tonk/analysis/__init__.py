"""Finding things out by letting bots play."""
