"""`python -m tools.preview`: draw samples of every kind of image into files, for inspection and for the docs."""
