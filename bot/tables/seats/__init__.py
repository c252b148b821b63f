"""Seats at a table: joining and leaving, absence, waiting list, blocks, requests for consent, and the host."""

from bot.tables.seats import absence, consent, gone, rules_for_seats, seat_swaps, seating, starting, waiting_list
from bot.tables.seats.absence import left_seats, take_over
from bot.tables.seats.after_change import settled
from bot.tables.seats.blocks import Apart, Blocks
from bot.tables.seats.consent import ConsentService, Effect
from bot.tables.seats.host_actions import HostActions, check_may_close, ended
from bot.tables.seats.host_activity import HostActivity
from bot.tables.seats.newcomers import Newcomers
from bot.tables.seats.seat_swaps import partner_place, places
from bot.tables.seats.seating import check_invitable, check_may_give_word, has_room
from bot.tables.seats.starting import missing_computers
