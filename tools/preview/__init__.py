"""Draws samples of every kind of image into files, for inspection and for the pages: `python -m tools.preview`."""
