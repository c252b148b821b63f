"""Who sits where: coming and going, absence, the queue, blocks, requests, the host."""

from bot.tables.seats import absence, consent, fitting, gone, placing, queue, seating, starting
from bot.tables.seats.absence import left_seats, take_over
from bot.tables.seats.blocks import Apart, Blocks
from bot.tables.seats.consent import ConsentService, Effect
from bot.tables.seats.host_presses import HostPresses
from bot.tables.seats.hosting import Hosting, check_may_close, ended
from bot.tables.seats.placing import places
from bot.tables.seats.seating import check_may_come, check_may_give_word
from bot.tables.seats.settling import settled

__all__ = [
    "Apart",
    "Blocks",
    "ConsentService",
    "Effect",
    "HostPresses",
    "Hosting",
    "absence",
    "check_may_close",
    "check_may_come",
    "check_may_give_word",
    "consent",
    "ended",
    "fitting",
    "gone",
    "left_seats",
    "places",
    "placing",
    "queue",
    "seating",
    "settled",
    "starting",
    "take_over",
]
