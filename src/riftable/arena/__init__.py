"""The arena: tournaments between bots, with results, ratings and statistics."""
