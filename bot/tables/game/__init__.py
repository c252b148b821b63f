"""The game at a table: one after the other, luck, computer players, taking back."""

from bot.tables.game import ahead, hints, practice, progress
from bot.tables.game.ahead import SayingAhead, offered
from bot.tables.game.claims import RestClaims, claimable, shown
from bot.tables.game.computers import Computers
from bot.tables.game.dealing import Croupier, fresh_salt, promise, write_line
from bot.tables.game.hints import Hints, offers_hint
from bot.tables.game.masters import played_by_masters, reached
from bot.tables.game.play import Rounds
from bot.tables.game.protests import Case, Protests, check_may_protest, judges
from bot.tables.game.spans import Span, deals_in
from bot.tables.game.take_back import TakeBacks

__all__ = [
    "Case",
    "Computers",
    "Croupier",
    "Hints",
    "Protests",
    "RestClaims",
    "Rounds",
    "SayingAhead",
    "Span",
    "TakeBacks",
    "ahead",
    "check_may_protest",
    "claimable",
    "deals_in",
    "fresh_salt",
    "hints",
    "judges",
    "offered",
    "offers_hint",
    "played_by_masters",
    "practice",
    "progress",
    "promise",
    "reached",
    "shown",
    "write_line",
]
