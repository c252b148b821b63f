"""Seats: opening, joining, leaving and starting tables; places, computer players, and waiting for a seat."""

from cogs.seats.cog import Seats
