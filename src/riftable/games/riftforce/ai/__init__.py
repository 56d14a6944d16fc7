"""What bots know about Riftforce: evaluation, search hooks, the value net and their data."""
