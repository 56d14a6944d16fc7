"""Tests in a real browser. Each starts from what a user sees and ends at what they see."""
