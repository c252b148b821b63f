"""Train the nets of Bieten's computer players, and fit some of their numbers.

    python -m tools.train.bieten.train 4 --out bot/games/bieten/neural/weights/four.bin
    python -m tools.train.bieten.fit_win_probability 4
    python -m tools.train.bieten.count_bet_rates 4

docs/dev/training.md describes the training of the present nets. Needs the dependency group `train`.
"""
