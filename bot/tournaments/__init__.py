"""Tournament mathematics: pairings of each round, and scoring. Pure; it imports no game and no table."""

from bot.tournaments.handicap import MAX_PERCENT, RATING_PER_PERCENT, RATING_PER_START_POINT, handicaps
from bot.tournaments.league import EveningResult, LeaguePlace, league, place_points, tie_break
from bot.tournaments.matchpoints import BoardScore, MatchpointScore, matchpoints, ranked
from bot.tournaments.movements import HOWELL_UP_TO, Matches, RoundTable, howell, knockout, mitchell
from bot.tournaments.seating import Pair, Round, meetings, seat, seats_for, unevenness
from bot.tournaments.standings import RoundResult, standings
from bot.tournaments.swiss import SWISS_FROM, SwissPairing, swiss
