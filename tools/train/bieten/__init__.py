"""Makes what Bieten's computer players go by: nets that have learned from decisions tried out, and some numbers.

    python -m tools.train.bieten.train 4 --out bot/games/bieten/neural/weights/four.bin
    python -m tools.train.bieten.fit_win_probability 4
    python -m tools.train.bieten.count_bet_rates 4

docs/dev/training.md tells what was done for the nets that are there. Needs the dependency group `train`.
"""
