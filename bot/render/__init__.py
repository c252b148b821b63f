"""Renders the bot's output as text and images: panels, cards, transcripts, errors."""

from bot.render.card_text import SIGNS, CardFormatter, suit_of
from bot.render.computer_names import computer_name, computer_number, computer_of, person_or_computer
from bot.render.error_text import refusal
from bot.render.names import bare, clean, distinct, drawn, first_clean, isolated
from bot.render.panel_text import PanelFormatter, listed
from bot.render.proof_report import judge, proof_lines
from bot.render.transcript import dealt_hands, event_lines, opening, transcript
