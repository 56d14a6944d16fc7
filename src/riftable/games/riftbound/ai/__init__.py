"""What bots know about Riftbound: evaluation, search hooks, the rollout policy and their data."""
