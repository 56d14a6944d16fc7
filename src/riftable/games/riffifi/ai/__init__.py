"""What bots know about Riffifi: evaluation and search hooks."""
