"""Tests of the whole house; what several of them share is imported as `tests.helpers`."""
