"""The search of Bid Whist: sampled deals, fast playouts, and the value of a score."""

from bot.games.bid_whist.search.evaluator import BidWhistEvaluator
