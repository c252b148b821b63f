"""A fast engine of Bieten over integer arrays, compiled by numba: it plays the games that the nets learn from.

It has the default options only, any number of seats and any target. A position is one array (`fields.py`,
`position.py`). `heuristic.py` has the heuristic of release 0.1, `features.py` the inputs of a net, `net.py` its
output, and `win_probability.py` the value of scores. `deals.py` and `sampling.py` play games and try decisions. A
test compares rules and inputs with `bot/games/bieten`.

`python -m tools.train.bieten.train` uses it. Without numba it runs as plain Python, far slower.
"""
