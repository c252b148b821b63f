"""The search of The Betel: sampled deals, win probabilities, simulated auctions and playouts."""

from bot.games.betel.search.evaluator import BetelEvaluator
