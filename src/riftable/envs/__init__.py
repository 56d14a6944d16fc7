"""Faces for researchers: what a learner sees, and the environments that the tools of the trade expect."""
