"""The contract that every game keeps, as a list of rules; the tests and `bot check-game` check the same ones."""

from bot.contract.cases import Case, case_of, random_options, seats_for
from bot.contract.errors import ContractError
from bot.contract.game_rules import undo_answers
from bot.contract.random_play import random_action, sensible_action
from bot.contract.rule import Rule, overrides
from bot.contract.rules import CASE_RULES, GAME_RULES, LOADED, LOADED_SENTENCE, check, load
