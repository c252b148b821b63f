"""What people are shown, in words and as pictures: panels, cards, transcripts, refusals."""

from bot.render.computers import computer_name, computer_number, computer_of, person_or_computer
from bot.render.faces import SIGNS, Faces, suit_of
from bot.render.hands import dealt_hands
from bot.render.names import bare, clean, distinct, drawn, first_clean, isolated
from bot.render.proof import judge, proof_lines
from bot.render.refusal import refusal
from bot.render.speech import Lookup, Speech
from bot.render.transcript import opening, told, transcript

__all__ = [
    "SIGNS",
    "Faces",
    "Lookup",
    "Speech",
    "bare",
    "clean",
    "computer_name",
    "computer_number",
    "computer_of",
    "dealt_hands",
    "distinct",
    "drawn",
    "first_clean",
    "isolated",
    "judge",
    "opening",
    "person_or_computer",
    "proof_lines",
    "refusal",
    "suit_of",
    "told",
    "transcript",
]
