"""Makes what the computer player of The Betel knows: the weights of its rules of thumb, and the chances by score."""
