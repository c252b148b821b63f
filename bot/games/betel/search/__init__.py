"""The search of The Betel: worlds, chances, auctions and play for a computer player that weighs what it may do."""

from bot.games.betel.search.evaluator import BetelEvaluator

__all__ = ["BetelEvaluator"]
