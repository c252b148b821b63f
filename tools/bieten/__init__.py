"""Makes the nets of Bieten's trained player: games of nets against themselves, learning, and the files.

    python -m tools.bieten.clone 2 --out copy.pkl
    python -m tools.bieten.train 2 --rounds 60 --out first.pkl
    python -m tools.bieten.train 2 --rounds 80 --seed 2 --more first.pkl --copy copy.pkl --out two.pkl
    python -m tools.bieten.export two.pkl bot/games/bieten/trained/weights/two.bin

docs/computers.md tells what was done for the nets that are there. Needs the dependency group `train`.
"""
