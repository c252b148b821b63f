"""Panels drawn: in words, and cards as short text or as their names."""

from bot.render.faces import Faces
from bot.render.refusal import refusal
from bot.render.speech import Say, Speech

__all__ = ["Faces", "Say", "Speech", "refusal"]
