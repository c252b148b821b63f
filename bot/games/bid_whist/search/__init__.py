"""The search of Bid Whist: sampled deals, fast playouts, and what a score is worth."""

from bot.games.bid_whist.search.evaluator import BidWhistEvaluator

__all__ = ["BidWhistEvaluator"]
