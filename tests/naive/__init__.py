"""Slow, obvious second implementations of the games, to check the real ones against."""
