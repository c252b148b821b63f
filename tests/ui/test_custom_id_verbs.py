"""Custom ids, which buttons posted long ago still have: each text keeps its meaning, and each verb its text."""

from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.layout.custom_id import CustomId
from bot.ui.layout.custom_id_verbs import (
    FORMS,
    AcceptInvitation,
    BoardPage,
    CloseSeason,
    ConfirmAction,
    DailyPage,
    DeclineInvitation,
    DefaultHouseRules,
    DownloadGame,
    ExplainMove,
    FieldVerb,
    GiveWinnerRole,
    Hidden,
    LeaderboardPage,
    LessonStepVerb,
    LuckyWord,
    OpenLesson,
    OpenMenu,
    OpenReplay,
    OpenReview,
    PickCards,
    PlayAction,
    ReplayDeals,
    ReplayStep,
    ReviewDecision,
    ReviewOverview,
    SelectDeal,
    SelectFromList,
    SelectReviewDeal,
    SelectReviewDecision,
    SelectRulesTopic,
    SetOption,
    SetPremove,
    ShareReplay,
    ShowAllHands,
    ShowManagerLog,
    SimpleVerb,
    SitAtPlace,
    Speak,
    TournamentAction,
    TournamentVerb,
    TryAgain,
    Verb,
    kind,
    read,
    verb,
    write,
)
from bot.ui.layout.discord_limits import MAX_CUSTOM_ID

AT_A_TABLE = """
    askend=END_QUESTION askclose=CLOSE_QUESTION choose=OWN_LIST more=MORE details=DETAILS hint=HINT hints=HINTS
    nohints=NO_HINTS handmore=HAND_MORE textonly=TEXT_ONLY withpictures=WITH_PICTURES join=JOIN leave=LEAVE
    invite=INVITE leavegame=LEAVE_GAME unwait=STOP_WAITING computer=ADD_COMPUTER remove=REMOVE_COMPUTER start=START
    rematch=REMATCH here=COME_BACK wake=WAKE sitin=SIT_IN takeback=REQUEST_UNDO letback=LET_BACK stands=LET_STAND
    protest=PROTEST case=LOOK_AT_PROTEST casestands=PROTEST_STANDS caseagain=PROTEST_AGAIN casevoid=PROTEST_VOID
    again=AGAIN_AGREE notagain=AGAIN_REFUSE claim=CLAIM claimsure=CLAIM_SURE claimagree=CLAIM_AGREE
    claimrefuse=CLAIM_REFUSE ahead=AHEAD unsay=UNSAY agree=AGREE_TO_END playon=PLAY_ON hand=HAND refresh=REFRESH
    hands=OPEN_HANDS slate=SLATE rules=RULES back=BACK house=HOUSE_RULES notyet=NOT_YET takeover=TAKE_OVER seats=SEATS
    sitat=MOVE_SEAT swaptwo=SWAP_TWO swap=SWAP stay=STAY endatcost=END_AT_COST
"""
ANYWHERE = """
    mine=PREFERENCES quiet=QUIET_HOURS guild=SETTINGS guildpage=SETTINGS_PAGE guildtables=TABLE_SETTINGS
    guildmessages=MESSAGE_SETTINGS guildmore=MORE_SETTINGS guildevenings=TOURNAMENT_SETTINGS
    guildmentions=ROLE_MENTIONS guildhealth=HEALTH level=GUILD_LEVEL digest=DIGEST zone=TIME_ZONE
    winnerrole=WINNER_ROLE letin=LET_IN letnobodyin=LET_NOBODY_IN showpictures=SHOW_PICTURES threads=THREADS
    nothreads=NO_THREADS news=NEWS nonews=NO_NEWS hidepictures=HIDE_PICTURES pause=PAUSE_DAYS erase=ERASE
"""
OF_OPTIONS = "code=CODE preset=PRESET"
"""Verbs without fields: the word in the text, and its name."""


def words(listed: str) -> dict[str, SimpleVerb]:
    """Return the verbs of a list by their words."""
    return {word: SimpleVerb[name] for word, _, name in (each.partition("=") for each in listed.split())}


TEXTS = {
    **{f"t1:7:42:!{word}": CustomId(7, 42, verb) for word, verb in words(AT_A_TABLE).items()},
    **{f"t1:7:42:${word}": CustomId(7, 42, verb) for word, verb in words(OF_OPTIONS).items()},
    **{f"t1:0:0:@{word}": CustomId(0, 0, verb) for word, verb in words(ANYWHERE).items()},
    "t1:7:42:play:Ah": CustomId(7, 42, PlayAction("play:Ah")),
    "t1:7:42:play:W:Ah": CustomId(7, 42, PlayAction("play:W:Ah")),
    "t1:7:42:bid:4 nt": CustomId(7, 42, PlayAction("bid:4 nt")),
    "t1:7:42:pass": CustomId(7, 42, PlayAction("pass")),
    "t1:7:42:?bet:9": CustomId(7, 42, ConfirmAction("bet:9")),
    "t1:7:42:>weli": CustomId(7, 42, OpenMenu(("weli",))),
    "t1:7:42:>weli>h": CustomId(7, 42, OpenMenu(("weli", "h"))),
    "t1:7:42:!place.2": CustomId(7, 42, SitAtPlace(2)),
    "t1:7:42:%bury": CustomId(7, 42, PickCards("bury")),
    "t1:7:42:=0": CustomId(7, 42, SelectFromList(0)),
    "t1:7:0:+17": CustomId(7, 0, SelectDeal(17)),
    "t1:7:0:@hands.17": CustomId(7, 0, ShowAllHands(17)),
    "t1:0:0:@come.7.42": CustomId(0, 0, AcceptInvitation(7, 42)),
    "t1:0:0:@decline.7.42": CustomId(0, 0, DeclineInvitation(7, 42)),
    "t1:0:0:@replay.17.34": CustomId(0, 0, ReplayStep(17, 34)),
    "t1:0:0:@why.17.34": CustomId(0, 0, ExplainMove(17, 34)),
    "t1:7:0:@look.17": CustomId(7, 0, OpenReview(17)),
    "t1:0:0:@coach.17": CustomId(0, 0, ReviewOverview(17)),
    "t1:0:0:@decisions.17": CustomId(0, 0, SelectReviewDeal(17)),
    "t1:0:0:@decision.17": CustomId(0, 0, SelectReviewDecision(17)),
    "t1:0:0:@weighed.17.34": CustomId(0, 0, ReviewDecision(17, 34)),
    "t1:0:0:@again.17.34": CustomId(0, 0, TryAgain(17, 34)),
    "t1:0:0:@moment.17.34": CustomId(0, 0, OpenReplay(17, 34)),
    "t1:0:0:@share.17.34": CustomId(0, 0, ShareReplay(17, 34)),
    "t1:0:0:@deals.17": CustomId(0, 0, ReplayDeals(17)),
    "t1:0:0:@told.17": CustomId(0, 0, DownloadGame(17)),
    "t1:0:0:@evening.join.3": CustomId(0, 0, TournamentVerb(TournamentAction.JOIN, 3)),
    "t1:0:0:@evening.leave.3": CustomId(0, 0, TournamentVerb(TournamentAction.LEAVE, 3)),
    "t1:0:0:@evening.start.3": CustomId(0, 0, TournamentVerb(TournamentAction.START, 3)),
    "t1:0:0:@evening.pause.3": CustomId(0, 0, TournamentVerb(TournamentAction.PAUSE, 3)),
    "t1:0:0:@evening.on.3": CustomId(0, 0, TournamentVerb(TournamentAction.GO_ON, 3)),
    "t1:0:0:@evening.standings.3": CustomId(0, 0, TournamentVerb(TournamentAction.STANDINGS, 3)),
    "t1:0:0:@evening.skip.3": CustomId(0, 0, TournamentVerb(TournamentAction.SKIP, 3)),
    "t1:0:0:@evening.stop.3": CustomId(0, 0, TournamentVerb(TournamentAction.STOP, 3)),
    "t1:0:0:@evening.sure.3": CustomId(0, 0, TournamentVerb(TournamentAction.STOP_SURE, 3)),
    "t1:0:0:@boards.3.2.0": CustomId(0, 0, BoardPage(3, 2, 0)),
    "t1:0:0:@daily.play.2026-11-22.bieten": CustomId(0, 0, DailyPage("play", "2026-11-22", "bieten")),
    "t1:0:0:@daily.day.2026-11-22.": CustomId(0, 0, DailyPage("day", "2026-11-22")),
    "t1:7:0:~bieten": CustomId(7, 0, SelectRulesTopic("bieten")),
    "t1:7:42:$": CustomId(7, 42, SimpleVerb.OPTIONS),
    "t1:7:42:$target": CustomId(7, 42, SetOption("target")),
    "t1:7:42:&good": CustomId(7, 42, SetPremove("good")),
    "t1:7:42:&good:red.game": CustomId(7, 42, SetPremove("good:red.game")),
    "t1:0:0:!close.7": CustomId(7, 0, SimpleVerb.CLOSE),
    "t1:0:0:!end.7": CustomId(7, 0, SimpleVerb.END),
    "t1:7:42:!lucky.3f9c0a1b2c3d": CustomId(7, 42, LuckyWord("3f9c0a1b2c3d")),
    "t1:0:0:@speak.de-tirol": CustomId(0, 0, Speak("de-tirol")),
    "t1:0:0:@houses.5": CustomId(0, 0, DefaultHouseRules(5)),
    "t1:0:0:@season.3": CustomId(0, 0, CloseSeason(3)),
    "t1:0:0:@crown.3": CustomId(0, 0, GiveWinnerRole(3)),
    "t1:0:0:@managers.1": CustomId(0, 0, ShowManagerLog(1)),
    "t1:0:0:@board.1.bieten.a-b.3.wins": CustomId(0, 0, LeaderboardPage(1, "bieten.a-b.3.wins")),
    "t1:0:0:@lesson.betel.0.": CustomId(0, 0, LessonStepVerb("betel", 0)),
    "t1:0:0:@lesson.betel.3.play:7c": CustomId(0, 0, LessonStepVerb("betel", 3, PlayAction("play:7c"))),
    "t1:0:0:@lesson.betel.3.>level5": CustomId(0, 0, LessonStepVerb("betel", 3, OpenMenu(("level5",)))),
    "t1:0:0:@lesson.betel.3.?pass": CustomId(0, 0, LessonStepVerb("betel", 3, ConfirmAction("pass"))),
    "t1:0:0:@lesson.betel.3.=1": CustomId(0, 0, LessonStepVerb("betel", 3, SelectFromList(1))),
    "t1:0:0:@lesson.betel.3.%exchange": CustomId(0, 0, LessonStepVerb("betel", 3, PickCards("exchange"))),
    "t1:0:0:@lesson.betel.3.!back": CustomId(0, 0, LessonStepVerb("betel", 3, SimpleVerb.BACK)),
    "t1:0:0:@lesson.betel.9.!rules": CustomId(0, 0, LessonStepVerb("betel", 9, SimpleVerb.RULES)),
    "t1:0:0:@lesson.betel.9.!practice": CustomId(0, 0, LessonStepVerb("betel", 9, SimpleVerb.PRACTICE)),
    "t1:0:0:@lesson.betel.3.@explain": CustomId(0, 0, LessonStepVerb("betel", 3, SimpleVerb.EXPLAIN)),
    "t1:0:0:@learn.betel": CustomId(0, 0, OpenLesson("betel")),
}


def test_a_text_keeps_its_meaning_and_a_verb_its_text() -> None:
    for text, address in TEXTS.items():
        assert CustomId.parse(text) == address, text
        assert address.custom_id() == text


def verbs() -> st.SearchStrategy[Verb]:
    """Return a strategy for verbs of every class, with fields of any value that their codecs can write."""
    return st.sampled_from(SimpleVerb) | st.one_of([_objects(form.verb) for form in FORMS.values()])


def _objects(cls: Any) -> st.SearchStrategy[Verb]:
    hints = get_type_hints(cls, include_extras=True)
    return st.builds(cls, **{name: _values(cls, name, hints[name]) for name in cls.__annotations__})


def _values(cls: Any, name: str, hint: Any) -> st.SearchStrategy[Any]:
    (codec,) = hint.__metadata__
    if codec.pattern:
        return st.from_regex(codec.pattern, fullmatch=True).map(codec.read)
    if (cls, name) == (SetOption, "name"):
        return st.text(min_size=1)  # "$" alone opens the list of options
    if (cls, name) == (LessonStepVerb, "game"):
        return st.text(st.characters(exclude_characters="."))
    if cls is LessonStepVerb:
        return st.none() | st.sampled_from(
            [PlayAction("play:7c"), OpenMenu(("level5", "h")), ConfirmAction("pass"), SimpleVerb.BACK]
        )
    if cls is PlayAction:
        return st.from_regex("[a-z0-9][a-zA-Z0-9:. ]*", fullmatch=True)
    return st.text().map(codec.read)


@given(verbs())
def test_every_verb_is_read_back_from_its_text(verb: Verb) -> None:
    assert read(write(verb)) == verb


@given(st.text(), st.sampled_from([address.verb for address in TEXTS.values()]), st.integers(0), st.integers(0, 9))
def test_every_text_is_read_and_none_fails(noise: str, verb: Verb, at: int, cut: int) -> None:
    text = write(verb)
    at %= len(text) + 1
    changed = text[:at] + noise + text[at + cut :]
    found = read(changed)
    assert read(write(found)) == found
    assert kind(found).isascii() or kind(found) in changed


def test_a_text_that_is_no_verbs_is_an_action() -> None:
    for text in (
        "",
        "!",
        "@",
        "@hands",
        "@hands.x",
        "@hands.1.2",
        "@replay.1",
        "@replay.1.2.3",
        "=x",
        "=²",
        "+",
        "!lucky",
    ):
        assert read(text) == PlayAction(text)
    assert read("+1234567890123456") == PlayAction("+1234567890123456")
    assert read("@lesson.a.b.3.x") == PlayAction("@lesson.a.b.3.x")
    assert read("@come.7.1234567890123456789") == AcceptInvitation(7, 1234567890123456789)


def test_every_class_has_a_text_that_is_held() -> None:
    assert {type(address.verb) for address in TEXTS.values()} == {SimpleVerb, *(form.verb for form in FORMS.values())}


def test_a_declaration_that_would_take_anothers_text_is_refused() -> None:
    with pytest.raises(ValueError, match="two verbs begin with '@hands'"):

        @verb("@hands.{text}.{more}")
        class _Twice(FieldVerb):
            text: Hidden
            more: Hidden

    with pytest.raises(ValueError, match="_Unlike: the fields are not those of"):

        @verb("@unlike.{more}.{text}")
        class _Unlike(FieldVerb):
            text: Hidden
            more: Hidden


def test_every_word_has_a_text_that_is_held() -> None:
    held = {address.verb for address in TEXTS.values()} | {SimpleVerb.PRACTICE, SimpleVerb.EXPLAIN}
    assert set(SimpleVerb) <= held


def test_equal_buttons_differ_in_their_texts_alone() -> None:
    for address in TEXTS.values():
        second = address.custom_id(2)
        assert second == f"{address.custom_id()}#2"
        assert CustomId.parse(second) == address


@pytest.mark.parametrize(
    "text", ["", "t2:7:42:bet", "t1:7:42:", "t1:x:1:bet", "t1:7", "other", "t1:²:1:bet", "t1:-1:1:a"]
)
def test_others_custom_ids_are_left_alone(text: str) -> None:
    assert CustomId.parse(text) is None


def test_a_custom_id_that_discord_refuses_is_never_sent() -> None:
    assert len(CustomId(10**12, 10**6, PlayAction("x" * 40)).custom_id()) <= MAX_CUSTOM_ID
    with pytest.raises(ValueError, match="custom id of"):
        CustomId(1, 1, PlayAction("x" * MAX_CUSTOM_ID)).custom_id()


@pytest.mark.parametrize(
    ("verb", "logged"),
    [
        (PlayAction("play:Ah"), "play"),
        (ConfirmAction("play:Ah"), "play"),
        (PickCards("bury"), "bury"),
        (OpenMenu(("weli", "h")), ">"),
        (SelectFromList(0), "="),
        (SelectRulesTopic("bieten"), "~"),
        (SelectDeal(17), "+17"),
        (ShowAllHands(17), "@hands.17"),
        (ReplayStep(17, 34), "@replay.17.34"),
        (SetOption("target"), "$target"),
        (SetOption("hearts of Anna"), "$"),
        (PlayAction("hearts of Anna"), "?"),
        (SimpleVerb.OPTIONS, "$"),
        (SetPremove("good:red"), "&"),
        (LuckyWord("3f9c0a"), "!lucky."),
        (LeaderboardPage(1, "bieten.a-b.3.wins"), "@board.1"),
        (DailyPage("play", "2026-11-22", "bieten"), "@daily.play.2026-11-22.bieten"),
        (DailyPage("play", "2026-11-22", "hearts of Anna"), "@daily.play.2026-11-22."),
        (LessonStepVerb("hearts of Anna", 3), "@lesson..3."),
        (SimpleVerb.JOIN, "!join"),
        (LessonStepVerb("betel", 3, PlayAction("play:7c")), "@lesson.betel.3.play"),
    ],
)
def test_what_is_logged_of_a_verb_names_no_card(verb, logged: str) -> None:
    assert kind(verb) == logged
