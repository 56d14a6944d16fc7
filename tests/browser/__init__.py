"""The table in a real browser. Every test starts from what a person sees and ends at what he sees."""
