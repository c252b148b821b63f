"""Tournament mathematics: pairings of each round, and scoring. Pure; it imports no game and no table."""

from bot.tournaments.matchpoints import Played, Share, matchpoints, ranked
from bot.tournaments.movements import HOWELL_UP_TO, Match, Matches, howell, knockout, mitchell
from bot.tournaments.seating import Round, meetings, seat, seats_for, unevenness
from bot.tournaments.standings import Result, Standing, standings
from bot.tournaments.swiss import SWISS_FROM, SwissPairing, swiss
