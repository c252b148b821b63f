"""Declare the verbs of buttons, lists and forms, each once with its text in custom ids.

A message that was posted once is pressed years later, so a text never changes its meaning. A text that no verb
declares is read as an action of a game; games refuse actions that they don't have.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from string import Formatter
from typing import Annotated, Any, ClassVar, Literal, TypeVar, dataclass_transform, get_args, get_type_hints

from bot.games import all_games
from bot.rules.frozen import frozen
from bot.rules.game import AnyGame


class FieldVerb:
    """The base of verbs with fields, which `verb` declares."""

    __slots__ = ()
    form: ClassVar["Form"]


V = TypeVar("V", bound=FieldVerb)


class TournamentAction(StrEnum):
    """The actions on a tournament's buttons."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    PAUSE = "pause"
    GO_ON = "on"
    STANDINGS = "standings"
    MORE = "more"
    STOP = "stop"
    SKIP = "skip"
    STOP_SURE = "sure"
    WORD = "word"


class SimpleVerb(StrEnum):
    """A verb without fields, with its text: `!` about a table, `$` its house rules, `@` of no table."""

    JOIN = "!join"
    LEAVE = "!leave"
    LEAVE_GAME = "!leavegame"
    STOP_WAITING = "!unwait"
    ADD_COMPUTER = "!computer"
    REMOVE_COMPUTER = "!remove"
    START = "!start"
    NOT_YET = "!notyet"
    SEATS = "!seats"
    MOVE_SEAT = "!sitat"
    SWAP_TWO = "!swaptwo"
    SWAP = "!swap"
    STAY = "!stay"
    INVITE = "!invite"
    TAKE_OVER = "!takeover"
    REMATCH = "!rematch"
    COME_BACK = "!here"
    WAKE = "!wake"
    SIT_IN = "!sitin"

    REQUEST_UNDO = "!takeback"
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
    END_AT_COST = "!endatcost"
    END_QUESTION = "!askend"
    CLOSE = "!close"
    CLOSE_QUESTION = "!askclose"

    HAND = "!hand"
    HAND_MORE = "!handmore"
    TEXT_ONLY = "!textonly"
    WITH_PICTURES = "!withpictures"
    OWN_LIST = "!choose"
    MORE = "!more"
    DETAILS = "!details"
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
    SETTINGS_PAGE = "@guildpage"
    TABLE_SETTINGS = "@guildtables"
    MESSAGE_SETTINGS = "@guildmessages"
    MORE_SETTINGS = "@guildmore"
    TOURNAMENT_SETTINGS = "@guildevenings"
    ROLE_MENTIONS = "@guildmentions"
    HEALTH = "@guildhealth"
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
    TIME_ZONE = "@zone"
    WINNER_ROLE = "@winnerrole"
    ERASE = "@erase"
    PRACTICE = "!practice"
    EXPLAIN = "@explain"


Verb = SimpleVerb | FieldVerb


@dataclass(frozen=True, slots=True)
class Codec:
    """Writes and reads the values of a verb's field in a custom id.

    Args:
        read: returns the value of a text that matches.
        pattern: regular expression of the texts. An empty one takes everything before the next character of the
            template.
        write: returns the text of a value.
        logged: returns what a log line may contain of a value.
    """

    read: Callable[[str], Any] = str
    pattern: str = ""
    write: Callable[[Any], str] = str
    logged: Callable[[Any], str] = str


def _reader(
    verb: type[FieldVerb], pattern: re.Pattern[str], readers: Sequence[Callable[[str], Any]]
) -> Callable[[str], FieldVerb | None]:
    """Return a function that makes a verb of a text that matches a pattern, and None of any other text."""
    match, first = pattern.fullmatch, readers[0]

    def of_texts(text: str) -> FieldVerb | None:
        found = match(text)
        return verb(*found.groups()) if found else None

    def of_one_type(text: str) -> FieldVerb | None:
        found = match(text)
        return verb(*map(first, found.groups())) if found else None

    def of_any(text: str) -> FieldVerb | None:
        found = match(text)
        return verb(*[read(part) for read, part in zip(readers, found.groups(), strict=True)]) if found else None

    if any(read is not first for read in readers):
        return of_any
    return of_texts if first is str else of_one_type


class Form:
    """The text of a verb, compiled from its template and the codecs of its fields."""

    def __init__(self, verb: type[FieldVerb], template: str, logged: str) -> None:
        hints = get_type_hints(verb, include_extras=True)
        codecs: dict[str, Codec] = {}
        pattern = ""
        pieces = [(literal, name) for literal, name, _, _ in Formatter().parse(template)]
        for (literal, name), (following, _) in zip(pieces, [*pieces[1:], ("", None)], strict=True):
            pattern += re.escape(literal)
            if name:
                (codec,) = hints[name].__metadata__
                pattern += f"({codec.pattern or (f'[^{following[0]}]*' if following else '.*')})"
                codecs[name] = codec
        if list(codecs) != list(verb.__annotations__):
            raise ValueError(f"{verb.__name__}: the fields are not those of {template!r}, in the same order")
        self.prefix = pieces[0][0]
        """The beginning of every text of the verb."""
        self.verb, self._template, self._logged, self._codecs = verb, template, logged, codecs
        self.read = _reader(verb, re.compile(pattern, re.DOTALL), [codec.read for codec in codecs.values()])
        """Returns the verb of a text; None if the text is not one of the template's."""
        self._plain = all(codec.write is str for codec in codecs.values())
        self._filled = re.sub(r"\{(\w+)\}", r"{0.\1}", template).format

    def write(self, verb: FieldVerb) -> str:
        """Return the text of a verb."""
        if self._plain:
            return self._filled(verb)
        texts = {name: codec.write(getattr(verb, name)) for name, codec in self._codecs.items()}
        return self._template.format_map(texts)

    def logged(self, verb: FieldVerb) -> str:
        """Return the part of the text that a log line may contain."""
        texts = {name: codec.logged(getattr(verb, name)) for name, codec in self._codecs.items()}
        return self._logged.format_map(texts)


FORMS: dict[str, Form] = {}
"""All forms, by the mark or the word that their texts begin with."""
WORDS = {word.value: word for word in SimpleVerb}
WORD_MARKS = {"@", "!"}


@dataclass_transform(frozen_default=True)
def verb(template: str, *, logged: str = "") -> Callable[[type[V]], type[V]]:
    """Declare a class as a verb by the template of its text.

    Args:
        template: the text, with the names of the fields in braces. It begins with a mark (`?{action}`), or with a
            word that ends in a dot (`@hands.{game}`); no two verbs begin alike.
        logged: the same for log lines, where it differs.
    """

    def declare(cls: type[V]) -> type[V]:
        made = frozen(cls)
        made.form = Form(made, template, logged or template)
        beginning = made.form.prefix.removesuffix(".")
        if beginning in FORMS:
            raise ValueError(f"two verbs begin with {beginning!r}")
        FORMS[beginning] = made.form
        return made

    return declare


def read(text: str) -> Verb:
    """Return the verb that a text stands for; an action if it is the text of no other verb."""
    if word := WORDS.get(text):
        return word
    mark = text[:1]
    form = FORMS.get(text.partition(".")[0] if mark in WORD_MARKS else mark)
    return (form.read(text) if form else None) or PlayAction(text)


def write(verb: Verb) -> str:
    """Return a verb as text."""
    return verb.value if isinstance(verb, SimpleVerb) else verb.form.write(verb)


def kind(verb: Verb) -> str:
    """Return what may be logged of a verb: its first word, without cards.

    Clients of Discord can send any text, and a log is no place for it.
    """
    return verb.value if isinstance(verb, SimpleVerb) else verb.form.logged(verb)


def _action_word(action: str) -> str:
    """Return the first word of an action, `?` if no game has such an action."""
    word = action.partition(":")[0]
    return word if any(word in game.codec.classes for game in all_games().values()) else "?"


def _option_name(name: str) -> str:
    """Return the name of a house rule, nothing if no game has one of this name."""
    return name if any(has_option(game, name) for game in all_games().values()) else ""


def _game_id(game: str) -> str:
    """Return the id of a game, nothing if there is no such game."""
    return game if game in all_games() else ""


def _hidden(value: object) -> str:
    """Return nothing: log lines don't contain the value."""
    return ""


def one_of(values: Iterable[str]) -> str:
    """Return the pattern of a field that has one of these values."""
    return "|".join(re.escape(value) for value in values)


OfDayWhat = Literal["day", "play", "ranking", "proof", "share"]
Number = Annotated[int, Codec(int, "[0-9]{1,15}")]
Person = Annotated[int, Codec(int, "[0-9]{1,19}")]
"""A person's id on Discord, which is longer than our own numbers."""
Language = Annotated[str, Codec(pattern="[a-z]{2}(?:-[a-z]{1,8})?")]
Day = Annotated[str, Codec(pattern="[0-9]{4}-[0-9]{2}-[0-9]{2}")]
Action = Annotated[str, Codec(logged=_action_word)]
OptionName = Annotated[str, Codec(logged=_option_name)]
GameId = Annotated[str, Codec(logged=_game_id)]
Hidden = Annotated[str, Codec(logged=_hidden)]
"""A text that log lines don't contain: cards, or what people typed."""
MenuPath = Annotated[
    tuple[str, ...], Codec(lambda text: tuple(text.split(">")), write=lambda path: ">".join(path), logged=_hidden)
]
Inner = Codec(
    lambda text: read(text) if text else None,
    write=lambda inner: write(inner) if inner else "",
    logged=lambda inner: kind(inner) if inner else "",
)


@verb("{action}")
class PlayAction(FieldVerb):
    """An action of the game, in its text form: `play:Ah`."""

    action: Action


@verb("?{action}", logged="{action}")
class ConfirmAction(FieldVerb):
    """The question before an action: `?bet:9`."""

    action: Action


@verb(">{path}")
class OpenMenu(FieldVerb):
    """A menu, by the keys that lead to it: `>bid>hearts`."""

    path: MenuPath


@verb("%{act}", logged="{act}")
class PickCards(FieldVerb):
    """A list of cards that are chosen for an action: `%bury`."""

    act: Action


@verb("&{said}")
class SetPremove(FieldVerb):
    """A premove, in its short form: `&good:red`. A list of exceptions has it without them: `&good`."""

    said: Hidden


@verb("={number}", logged="=")
class SelectFromList(FieldVerb):
    """A list of verbs, by its number in the message, from 0: `=0`. The verb that is chosen counts."""

    number: Number


@verb("+{game}")
class SelectDeal(FieldVerb):
    """A list of the deals of a finished game, by its number: `+17`."""

    game: Number


@verb("@hands.{game}")
class ShowAllHands(FieldVerb):
    """Show all hands of a finished game, by its number: `@hands.17`."""

    game: Number


@verb("@replay.{game}.{line}")
class ReplayStep(FieldVerb):
    """Show a moment of a finished game, by the game's number and the line of its record: `@replay.17.34`."""

    game: Number
    line: Number


@verb("@moment.{game}.{line}")
class OpenReplay(FieldVerb):
    """Show a moment of a finished game in a new message: `@moment.17.34`."""

    game: Number
    line: Number


@verb("@share.{game}.{line}")
class ShareReplay(FieldVerb):
    """Post a moment of a finished game to the channel: `@share.17.34`."""

    game: Number
    line: Number


@verb("@deals.{game}")
class ReplayDeals(FieldVerb):
    """A list of the deals of a finished game, to replay them from their beginning: `@deals.17`."""

    game: Number


@verb("@told.{game}")
class DownloadGame(FieldVerb):
    """Send a finished game in words and as a record file, by its number: `@told.17`."""

    game: Number


@verb("@why.{game}.{line}")
class ExplainMove(FieldVerb):
    """Explain a computer player's move in a finished game, by the line: `@why.17.34`."""

    game: Number
    line: Number


@verb("@look.{game}")
class OpenReview(FieldVerb):
    """Review the player's own decisions in a finished game, in a new message: `@look.17`."""

    game: Number


@verb("@coach.{game}")
class ReviewOverview(FieldVerb):
    """Review them in the message that is open: `@coach.17`."""

    game: Number


@verb("@decisions.{game}")
class SelectReviewDeal(FieldVerb):
    """A list of the deals of a finished game, to review the decisions in one: `@decisions.17`."""

    game: Number


@verb("@decision.{game}")
class SelectReviewDecision(FieldVerb):
    """A list of the player's decisions in a deal, by the lines of the record: `@decision.17`."""

    game: Number


@verb("@weighed.{game}.{line}")
class ReviewDecision(FieldVerb):
    """Review one decision, by the line of the record: `@weighed.17.34`."""

    game: Number
    line: Number


@verb("@again.{game}.{line}")
class TryAgain(FieldVerb):
    """Play from before a decision, against computers: `@again.17.34`."""

    game: Number
    line: Number


@verb("@come.{table}.{person}")
class AcceptInvitation(FieldVerb):
    """Accept an invitation to a table; the number of the invited person is at the end: `@come.7.42`."""

    table: Number
    person: Person


@verb("@decline.{table}.{person}")
class DeclineInvitation(FieldVerb):
    """Decline an invitation: `@decline.7.42`."""

    table: Number
    person: Person


@verb("~{game}", logged="~")
class SelectRulesTopic(FieldVerb):
    """A list of the sections of a game's rules: `~bieten`."""

    game: GameId


@verb("${name}")
class SetOption(FieldVerb):
    """A list or a form with the values of one house rule: `$target`."""

    name: OptionName


@verb("@houses.{first}")
class DefaultHouseRules(FieldVerb):
    """The form with a server's house rules for some games, by the place of the first one: `@houses.0`."""

    first: Number


@verb("@speak.{language}")
class Speak(FieldVerb):
    """The language for a server, chosen below its greeting: `@speak.de`."""

    language: Language


@verb("@season.{season}")
class CloseSeason(FieldVerb):
    """Confirm that a season is closed: `@season.3`."""

    season: Number


@verb("@crown.{season}")
class GiveWinnerRole(FieldVerb):
    """Try again to give the winner of a season the role for it: `@crown.3`."""

    season: Number


@verb("@board.{page}.{board}", logged="@board.{page}")
class LeaderboardPage(FieldVerb):
    """A page of a leaderboard, from 0, and the leaderboard's token: `@board.1.<token>`."""

    page: Number
    board: Hidden


@verb("@managers.{page}")
class ShowManagerLog(FieldVerb):
    """A page of the log of managers' actions, from 0: `@managers.1`."""

    page: Number


@verb("!lucky.{promise}")
class LuckyWord(FieldVerb):
    """The form for a lucky word, by the first digits of the promise on show: `!lucky.3f9c0a`."""

    promise: Hidden


@verb("!place.{place}")
class SitAtPlace(FieldVerb):
    """Move to a seat of the lobby, by its number from 0: `!place.2`."""

    place: Number


@verb("@evening.{what}.{tournament}")
class TournamentVerb(FieldVerb):
    """An act of a tournament, by its number: `@evening.join.3`."""

    what: Annotated[TournamentAction, Codec(TournamentAction, one_of(TournamentAction))]
    tournament: Number


@verb("@boards.{tournament}.{board}.{page}")
class BoardPage(FieldVerb):
    """A page of a tournament's board, from 0: `@boards.3.2.0`; board 0 is the newest one, in a new message."""

    tournament: Number
    board: Number
    page: Number


@verb("@lesson.{game}.{number}.{verb}")
class LessonStepVerb(FieldVerb):
    """A stop of a game's lesson, from 0, and the verb that is pressed there: `@lesson.bieten.3.play:Ah`.

    Without a verb the stop is shown.
    """

    game: GameId
    number: Number
    verb: Annotated[Verb | None, Inner] = None


@verb("@learn.{game}")
class OpenLesson(FieldVerb):
    """Show the first stop of a game's lesson in a new message: `@learn.bieten`."""

    game: GameId


@verb("@daily.{what}.{day}.{game}")
class DailyPage(FieldVerb):
    """A page of a day's deals, of one game or, with an empty one, of all: `@daily.play.2026-11-22.bieten`."""

    what: Annotated[OfDayWhat, Codec(pattern=one_of(get_args(OfDayWhat)))]
    day: Day
    game: GameId = ""


Focus = OpenMenu | ConfirmAction | Literal[SimpleVerb.CLAIM, SimpleVerb.AHEAD, SimpleVerb.HAND_MORE]


def has_option(game: AnyGame, name: str) -> bool:
    """Return whether a game has a house rule of this name."""
    return any(option.name == name for option in game.options.options)


def is_play(verb: Verb) -> bool:
    """Return whether a verb is about the cards in a user's hand."""
    return isinstance(verb, PlayAction | ConfirmAction | PickCards | OpenMenu | SelectFromList)


def is_in_hands(verb: Verb) -> bool:
    """Return whether a verb can be pressed in the message with a user's hand."""
    return is_play(verb) or isinstance(verb, SetPremove) or verb in IN_HANDS


def game_of(verb: Verb) -> int | None:
    """Return the number of the finished game that a verb is about, None for any other verb."""
    game = getattr(verb, "game", None)
    return game if isinstance(game, int) else None


def is_number(text: str) -> bool:
    """Return whether a text is a number as it is written in a custom id."""
    return text.isascii() and text.isdecimal() and len(text) < 16


ANSWERS = {
    SimpleVerb.AGREE_TO_END,
    SimpleVerb.PLAY_ON,
    SimpleVerb.LET_BACK,
    SimpleVerb.LET_STAND,
    SimpleVerb.CLAIM_AGREE,
    SimpleVerb.CLAIM_REFUSE,
    SimpleVerb.AGAIN_AGREE,
    SimpleVerb.AGAIN_REFUSE,
}
"""What people answer each other, wherever they are asked."""
IN_HANDS = {
    SimpleVerb.REMATCH,
    SimpleVerb.CLAIM,
    SimpleVerb.CLAIM_SURE,
    SimpleVerb.AHEAD,
    SimpleVerb.UNSAY,
    SimpleVerb.HINT,
    SimpleVerb.BACK,
    SimpleVerb.REFRESH,
    SimpleVerb.COME_BACK,
    *ANSWERS,
}
