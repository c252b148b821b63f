"""The Betel, a bidding game for three with two spare cards to exchange while one bids."""

from bot.games.betel.game import GAME
