"""Tests; what several of them share is imported as `tests.helpers`."""
