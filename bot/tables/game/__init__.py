"""The games at a table: their flow, randomness, computer players, claims, premoves, undo and protests."""

from bot.tables.game import hints, practice, premoves, table_updates
from bot.tables.game.advance import ChanceDealer, fresh_salt, promise, write_line
from bot.tables.game.claims import ClaimService, claimable, shown
from bot.tables.game.computer_players import ComputerPlayers
from bot.tables.game.daily_masters import masters_version, played_by_masters, reached
from bot.tables.game.deal_spans import DealSpan, deals_in
from bot.tables.game.flow import GameFlow
from bot.tables.game.hints import HintService, offers_hint
from bot.tables.game.premoves import PremoveService, offered
from bot.tables.game.protests import ProtestCase, ProtestService, check_may_protest, judges
from bot.tables.game.undo import UndoService
