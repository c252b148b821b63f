"""Make the data of The Betel's computer player: weights of the heuristic, and win probabilities by score."""
