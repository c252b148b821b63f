"""Bieten on arrays of integers, compiled where numba is installed: many games in little time, to learn from.

The default options only, any number of seats, any target. A position is one array (`fields.py`, `position.py`).
Around it stand the heuristic of release 0.1 (`thumb.py`), what the net sees (`inputs.py`) and says (`net.py`),
what scores are worth (`standing.py`), and games in which decisions are tried out (`deals.py`, `sampling.py`). A test
holds that the rules and the inputs are those of `bot/games/bieten`.

`python -m tools.train.bieten.train` is the command. Without numba it runs as plain Python, far slower.
"""
