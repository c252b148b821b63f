"""Bid Whist: partners bid for the kitty and the trump; seven presets, in pairs or alone."""

from bot.games.bid_whist.game import GAME
