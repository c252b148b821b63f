"""Makes what the computer player of The Betel knows: the weights of its heuristics, and the chances by score."""
