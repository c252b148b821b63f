"""What a button, a list or a form stands for, and the text that Discord keeps of it.

What was posted once is pressed years later: a text never changes its meaning. What can't be read is taken for an
action, which every game refuses by itself.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, get_args

from bot.games import all_games
from bot.rules.game import AnyGame


class TournamentAct(StrEnum):
    """What can be pressed about a tournament."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    PAUSE = "pause"
    GO_ON = "on"
    STOP = "stop"
    STOP_SURE = "sure"


class Do(StrEnum):
    """A verb that needs nothing beside it, with its text: `!` about a table, `$` its house rules, `@` of no table."""

    JOIN = "!join"
    LEAVE = "!leave"
    LEAVE_GAME = "!leavegame"
    STOP_WAITING = "!unwait"
    ADD_COMPUTER = "!computer"
    REMOVE_COMPUTER = "!remove"
    START = "!start"
    NOT_YET = "!notyet"
    SEATS = "!seats"
    SIT_AT = "!sitat"
    SWAP_TWO = "!swaptwo"
    SWAP = "!swap"
    STAY = "!stay"
    TAKE_OVER = "!takeover"
    REMATCH = "!rematch"
    COME_BACK = "!here"
    WAKE = "!wake"
    SIT_IN = "!sitin"

    ASK_BACK = "!takeback"
    LET_BACK = "!letback"
    LET_STAND = "!stands"
    CLAIM = "!claim"
    CLAIM_SURE = "!claimsure"
    CLAIM_AGREE = "!claimagree"
    CLAIM_REFUSE = "!claimrefuse"
    AHEAD = "!ahead"
    UNSAY = "!unsay"
    HINT = "!hint"
    HINTS = "!hints"
    NO_HINTS = "!nohints"
    PROTEST = "!protest"
    LOOK_AT_PROTEST = "!case"
    PROTEST_STANDS = "!casestands"
    PROTEST_AGAIN = "!caseagain"
    PROTEST_VOID = "!casevoid"
    AGAIN_AGREE = "!again"
    AGAIN_REFUSE = "!notagain"
    AGREE_TO_END = "!agree"
    PLAY_ON = "!playon"
    END = "!end"
    CLOSE = "!close"

    HAND = "!hand"
    REFRESH = "!refresh"
    SLATE = "!slate"
    RULES = "!rules"
    OPEN_HANDS = "!hands"
    BACK = "!back"

    HOUSE_RULES = "!house"
    OPTIONS = "$"
    PRESET = "$preset"
    CODE = "$code"

    PREFERENCES = "@mine"
    QUIET_HOURS = "@quiet"
    SETTINGS = "@guild"
    LET_IN = "@letin"
    LET_NOBODY_IN = "@letnobodyin"
    SHOW_PICTURES = "@showpictures"
    HIDE_PICTURES = "@hidepictures"
    THREADS = "@threads"
    NO_THREADS = "@nothreads"
    NEWS = "@news"
    NO_NEWS = "@nonews"
    PAUSE_DAYS = "@pause"
    GUILD_LEVEL = "@level"
    DIGEST = "@digest"
    ERASE = "@erase"
    PRACTICE = "!practice"


@dataclass(frozen=True, slots=True)
class Act:
    """An action of the game, in its text form: `play:Ah`."""

    action: str


@dataclass(frozen=True, slots=True)
class Question:
    """The question before an action: `?bet:9`."""

    action: str


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """A menu, by the keys that lead to it: `>bid>hearts`."""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PickCards:
    """A list of cards that are chosen for an action: `%bury`."""

    act: str


@dataclass(frozen=True, slots=True)
class SayAhead:
    """What is said in advance, in its short form: `&good:red`. A list of exceptions has it without them: `&good`."""

    said: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A list of verbs, by its number in the message, from 0: `=0`. The one that is chosen counts."""

    number: int


@dataclass(frozen=True, slots=True)
class Deals:
    """A list of the deals of a finished game, by its number: `+17`."""

    game: int


@dataclass(frozen=True, slots=True)
class HandsOf:
    """All hands of a finished game, by its number: `@hands.17`."""

    game: int


@dataclass(frozen=True, slots=True)
class ReplayAt:
    """A moment of a finished game, by the game's number and the line of its record: `@replay.17.34`."""

    game: int
    line: int


@dataclass(frozen=True, slots=True)
class WhyAt:
    """Why a computer player did what it did in a move of a finished game, by the line: `@why.17.34`."""

    game: int
    line: int


@dataclass(frozen=True, slots=True)
class LookBack:
    """What the coach thinks of one's own decisions in a finished game, in a message of one's own: `@look.17`."""

    game: int


@dataclass(frozen=True, slots=True)
class CoachAt:
    """The same in the message that is open: `@coach.17`."""

    game: int


@dataclass(frozen=True, slots=True)
class CoachDeals:
    """The list of the deals of a game of which all decisions can be seen: `@decisions.17`."""

    game: int


@dataclass(frozen=True, slots=True)
class CoachMoments:
    """The list of one's decisions in a deal, by the lines of the record: `@decision.17`."""

    game: int


@dataclass(frozen=True, slots=True)
class CoachMoment:
    """One decision, by the line of the record: `@weighed.17.34`."""

    game: int
    line: int


@dataclass(frozen=True, slots=True)
class TryAgain:
    """Play on from before a decision, against computers: `@again.17.34`."""

    game: int
    line: int


@dataclass(frozen=True, slots=True)
class AcceptInvitation:
    """Come to a table that one is invited to: `@come.7.42`; the number of the person stands at the end."""

    table: int
    person: int


@dataclass(frozen=True, slots=True)
class DeclineInvitation:
    """Don't come: `@decline.7.42`."""

    table: int
    person: int


@dataclass(frozen=True, slots=True)
class OpenReplay:
    """The same in a message of one's own: `@moment.17.34`."""

    game: int
    line: int


@dataclass(frozen=True, slots=True)
class ShareReplay:
    """The same for everybody in the channel: `@share.17.34`."""

    game: int
    line: int


@dataclass(frozen=True, slots=True)
class ReplayDeals:
    """A list of the deals of a finished game to be looked at from their beginning: `@deals.17`."""

    game: int


@dataclass(frozen=True, slots=True)
class Told:
    """A finished game in words and as a record file, by its number: `@told.17`."""

    game: int


@dataclass(frozen=True, slots=True)
class Topics:
    """A list of the sections of a game's rules: `~bieten`."""

    game: str


@dataclass(frozen=True, slots=True)
class OptionValue:
    """A list or a form with the values of one house rule: `$target`."""

    name: str


@dataclass(frozen=True, slots=True)
class UsualHouseRules:
    """The form with a server's house rules for some games, by the place of the first one: `@houses.0`."""

    first: int


@dataclass(frozen=True, slots=True)
class Speak:
    """The language for a server, chosen below its greeting: `@speak.de`."""

    language: str


@dataclass(frozen=True, slots=True)
class CloseSeason:
    """The Yes before a season is closed: `@season.3`."""

    season: int


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard, from 0, and the leaderboard's token: `@board.1.<token>`."""

    page: int
    board: str


@dataclass(frozen=True, slots=True)
class LuckyWord:
    """The form for a lucky word, and what came back of it, by the first digits of the promise on show.

    `!lucky.3f9c0a`.
    """

    promise: str


@dataclass(frozen=True, slots=True)
class TournamentDo:
    """What is pressed about a tournament, by its number: `@evening.join.3`."""

    what: TournamentAct
    tournament: int


@dataclass(frozen=True, slots=True)
class LessonStop:
    """A stop of a game's lesson, from 0, and what is done there; None: it is shown. `@lesson.bieten.3.play:Ah`."""

    game: str
    number: int
    verb: "Verb | None" = None


@dataclass(frozen=True, slots=True)
class OfDay:
    """A page of a day's deals, of one game or, with none named, of all: `@daily.play.2026-11-22.bieten`."""

    what: "OfDayWhat"
    day: str
    game: str = ""


Focus = OpenMenu | Question | Literal[Do.CLAIM, Do.AHEAD]
"""What can be opened in a hand."""
Verb = (
    Do
    | Act
    | Question
    | OpenMenu
    | PickCards
    | SayAhead
    | Listed
    | Deals
    | HandsOf
    | ReplayAt
    | WhyAt
    | LookBack
    | CoachAt
    | CoachDeals
    | CoachMoments
    | CoachMoment
    | TryAgain
    | OpenReplay
    | AcceptInvitation
    | DeclineInvitation
    | ShareReplay
    | ReplayDeals
    | Told
    | Topics
    | OptionValue
    | UsualHouseRules
    | Speak
    | CloseSeason
    | LeaderboardPage
    | LuckyWord
    | TournamentDo
    | LessonStop
    | OfDay
)


def write(verb: Verb) -> str:
    """Return a verb as text."""
    match verb:
        case Do():
            return verb.value
        case Act(action):
            return action
        case Question(action):
            return f"?{action}"
        case OpenMenu(path):
            return "".join(f">{key}" for key in path)
        case PickCards(act):
            return f"%{act}"
        case SayAhead(said):
            return f"&{said}"
        case Listed(number):
            return f"={number}"
        case Deals(game):
            return f"+{game}"
        case HandsOf(game):
            return f"@hands.{game}"
        case WhyAt(game, line):
            return f"@why.{game}.{line}"
        case LookBack(game):
            return f"@look.{game}"
        case CoachAt(game):
            return f"@coach.{game}"
        case CoachDeals(game):
            return f"@decisions.{game}"
        case CoachMoments(game):
            return f"@decision.{game}"
        case CoachMoment(game, line):
            return f"@weighed.{game}.{line}"
        case TryAgain(game, line):
            return f"@again.{game}.{line}"
        case ReplayAt(game, line):
            return f"@replay.{game}.{line}"
        case OpenReplay(game, line):
            return f"@moment.{game}.{line}"
        case AcceptInvitation(table, person):
            return f"@come.{table}.{person}"
        case DeclineInvitation(table, person):
            return f"@decline.{table}.{person}"
        case ShareReplay(game, line):
            return f"@share.{game}.{line}"
        case ReplayDeals(game):
            return f"@deals.{game}"
        case Told(game):
            return f"@told.{game}"
        case Topics(game):
            return f"~{game}"
        case OptionValue(name):
            return f"${name}"
        case UsualHouseRules(first):
            return f"@houses.{first}"
        case Speak(language):
            return f"@speak.{language}"
        case CloseSeason(season):
            return f"@season.{season}"
        case LeaderboardPage(page, board):
            return f"@board.{page}.{board}"
        case LuckyWord(promise):
            return f"{LUCKY}{promise}"
        case TournamentDo(act, tournament):
            return f"@evening.{act}.{tournament}"
        case LessonStop(game, number, what):
            return f"@lesson.{game}.{number}.{write(what) if what else ''}"
        case OfDay(what, day, game):
            return f"@daily.{what}.{day}.{game}"


def read(text: str) -> Verb:
    """Return the verb that a text stands for; an action where it is nothing else."""
    if text in WORDS:
        return Do(text)
    mark, rest = text[:1], text[1:]
    match mark:
        case "?":
            return Question(rest)
        case ">":
            return OpenMenu(tuple(rest.split(">")))
        case "%":
            return PickCards(rest)
        case "&":
            return SayAhead(rest)
        case "~":
            return Topics(rest)
        case "$":
            return OptionValue(rest)
        case "!" if text.startswith(LUCKY):
            return LuckyWord(text.removeprefix(LUCKY))
        case "=" if is_number(rest):
            return Listed(int(rest))
        case "+" if is_number(rest):
            return Deals(int(rest))
        case "@":
            return _of_no_table(rest.split(".", 3)) or Act(text)
        case _:
            return Act(text)


def _of_no_table(parts: list[str]) -> Verb | None:
    """Return the verb of a page that needs no table to be known; None if there is none of this kind."""
    match parts:
        case ["houses", first] if is_number(first):
            return UsualHouseRules(int(first))
        case ["speak", language] if LANGUAGE.fullmatch(language):
            return Speak(language)
        case [word, game] if word in OF_GAMES and is_number(game):
            return OF_GAMES[word](int(game))
        case [word, game, line] if word in OF_MOMENTS and is_number(game) and is_number(line):
            return OF_MOMENTS[word](int(game), int(line))
        case [word, table, person] if word in INVITATIONS and is_number(table) and PERSON.fullmatch(person):
            return INVITATIONS[word](int(table), int(person))
        case ["season", season] if is_number(season):
            return CloseSeason(int(season))
        case ["evening", what, tournament] if is_number(tournament):
            return next((TournamentDo(act, int(tournament)) for act in TournamentAct if act == what), None)
        case ["board", page, *token] if token and is_number(page):
            return LeaderboardPage(int(page), ".".join(token))
        case ["lesson", game, number, what] if is_number(number):
            return LessonStop(game, int(number), read(what) if what else None)
        case ["daily", what, day, game] if what in WHATS and DAY.fullmatch(day):
            return OfDay(WHATS[what], day, game)
        case _:
            return None


def kind(verb: Verb) -> str:
    """Return what may be logged of a verb: its first word, without cards.

    Whoever talks to Discord can send any text, and a log is no place for it: of one that nobody has drawn the mark.
    """
    match verb:
        case Act(action) | Question(action) | PickCards(action):
            word = action.partition(":")[0]
            return word if any(word in game.codec.classes for game in all_games().values()) else "?"
        case OpenMenu() | Listed() | Topics() | SayAhead():
            return write(verb)[0]
        case OptionValue(name):
            return f"${name}" if any(has_option(game, name) for game in all_games().values()) else "$"
        case LeaderboardPage(page):
            return f"@board.{page}"
        case LessonStop(game, number, what):
            return f"@lesson.{game if game in all_games() else ''}.{number}.{kind(what) if what else ''}"
        case LuckyWord():
            return LUCKY
        case OfDay(what, day, game):
            return f"@daily.{what}.{day}.{game if game in all_games() else ''}"
        case _:
            return write(verb)


def has_option(game: AnyGame, name: str) -> bool:
    """Return whether a game has a house rule of this name."""
    return any(option.name == name for option in game.options.options)


def is_play(verb: Verb) -> bool:
    """Return whether a verb is about the cards in somebody's hand."""
    return isinstance(verb, Act | Question | PickCards | OpenMenu | Listed)


def is_in_hands(verb: Verb) -> bool:
    """Return whether a verb can be pressed in the message with somebody's hand."""
    return is_play(verb) or isinstance(verb, SayAhead) or verb in IN_HANDS


def game_of(verb: Verb) -> int | None:
    """Return the number of the finished game that a verb is about, None for any other verb."""
    game = getattr(verb, "game", None)
    return game if isinstance(game, int) else None


def is_number(text: str) -> bool:
    """Return whether a text is a number as it is written in a custom id."""
    return text.isascii() and text.isdecimal() and len(text) < 16


OF_GAMES = {
    "hands": HandsOf,
    "deals": ReplayDeals,
    "told": Told,
    "look": LookBack,
    "coach": CoachAt,
    "decisions": CoachDeals,
    "decision": CoachMoments,
}
INVITATIONS = {"come": AcceptInvitation, "decline": DeclineInvitation}
PERSON = re.compile(r"[0-9]{1,19}")
"""A person's id on Discord, which is longer than our own numbers."""
OF_MOMENTS = {
    "replay": ReplayAt,
    "why": WhyAt,
    "weighed": CoachMoment,
    "again": TryAgain,
    "moment": OpenReplay,
    "share": ShareReplay,
}
ANSWERS = {
    Do.AGREE_TO_END,
    Do.PLAY_ON,
    Do.LET_BACK,
    Do.LET_STAND,
    Do.CLAIM_AGREE,
    Do.CLAIM_REFUSE,
    Do.AGAIN_AGREE,
    Do.AGAIN_REFUSE,
}
"""What people answer each other, wherever they are asked."""
IN_HANDS = {Do.CLAIM, Do.CLAIM_SURE, Do.AHEAD, Do.UNSAY, Do.HINT, Do.BACK, Do.REFRESH, Do.COME_BACK, *ANSWERS}
WORDS = {word.value for word in Do}
LUCKY = "!lucky."
OfDayWhat = Literal["day", "play", "ranking", "proof", "share"]
WHATS: dict[str, OfDayWhat] = {what: what for what in get_args(OfDayWhat)}
LANGUAGE = re.compile("[a-z]{2}(-[a-z]{1,8})?")
DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
