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

TEXTS = {
    "t1:7:42:play:Ah": CustomId(7, 42, PlayAction("play:Ah")),
    "t1:7:42:play:W:Ah": CustomId(7, 42, PlayAction("play:W:Ah")),
    "t1:7:42:bid:4 nt": CustomId(7, 42, PlayAction("bid:4 nt")),
    "t1:7:42:pass": CustomId(7, 42, PlayAction("pass")),
    "t1:7:42:?bet:9": CustomId(7, 42, ConfirmAction("bet:9")),
    "t1:7:42:>weli": CustomId(7, 42, OpenMenu(("weli",))),
    "t1:7:42:>weli>h": CustomId(7, 42, OpenMenu(("weli", "h"))),
    "t1:7:42:!place.2": CustomId(7, 42, SitAtPlace(2)),
    "t1:7:42:!askend": CustomId(7, 42, SimpleVerb.END_QUESTION),
    "t1:7:42:!askclose": CustomId(7, 42, SimpleVerb.CLOSE_QUESTION),
    "t1:7:0:!choose": CustomId(7, 0, SimpleVerb.OWN_LIST),
    "t1:7:0:!more": CustomId(7, 0, SimpleVerb.MORE),
    "t1:7:0:!details": CustomId(7, 0, SimpleVerb.DETAILS),
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
    "t1:7:42:$code": CustomId(7, 42, SimpleVerb.CODE),
    "t1:7:42:$preset": CustomId(7, 42, SimpleVerb.PRESET),
    "t1:7:42:$target": CustomId(7, 42, SetOption("target")),
    "t1:7:42:!hint": CustomId(7, 42, SimpleVerb.HINT),
    "t1:7:42:!hints": CustomId(7, 42, SimpleVerb.HINTS),
    "t1:7:42:!nohints": CustomId(7, 42, SimpleVerb.NO_HINTS),
    "t1:7:0:!handmore": CustomId(7, 0, SimpleVerb.HAND_MORE),
    "t1:7:42:!textonly": CustomId(7, 42, SimpleVerb.TEXT_ONLY),
    "t1:7:42:!withpictures": CustomId(7, 42, SimpleVerb.WITH_PICTURES),
    "t1:7:42:!join": CustomId(7, 42, SimpleVerb.JOIN),
    "t1:7:42:!leave": CustomId(7, 42, SimpleVerb.LEAVE),
    "t1:7:42:!invite": CustomId(7, 42, SimpleVerb.INVITE),
    "t1:7:42:!leavegame": CustomId(7, 42, SimpleVerb.LEAVE_GAME),
    "t1:7:42:!unwait": CustomId(7, 42, SimpleVerb.STOP_WAITING),
    "t1:7:42:!computer": CustomId(7, 42, SimpleVerb.ADD_COMPUTER),
    "t1:7:42:!remove": CustomId(7, 42, SimpleVerb.REMOVE_COMPUTER),
    "t1:7:42:!start": CustomId(7, 42, SimpleVerb.START),
    "t1:7:42:!rematch": CustomId(7, 42, SimpleVerb.REMATCH),
    "t1:7:42:!here": CustomId(7, 42, SimpleVerb.COME_BACK),
    "t1:7:42:!wake": CustomId(7, 42, SimpleVerb.WAKE),
    "t1:7:42:!sitin": CustomId(7, 42, SimpleVerb.SIT_IN),
    "t1:7:42:!takeback": CustomId(7, 42, SimpleVerb.REQUEST_UNDO),
    "t1:7:42:!letback": CustomId(7, 42, SimpleVerb.LET_BACK),
    "t1:7:42:!stands": CustomId(7, 42, SimpleVerb.LET_STAND),
    "t1:7:42:!protest": CustomId(7, 42, SimpleVerb.PROTEST),
    "t1:7:42:!case": CustomId(7, 42, SimpleVerb.LOOK_AT_PROTEST),
    "t1:7:42:!casestands": CustomId(7, 42, SimpleVerb.PROTEST_STANDS),
    "t1:7:42:!caseagain": CustomId(7, 42, SimpleVerb.PROTEST_AGAIN),
    "t1:7:42:!casevoid": CustomId(7, 42, SimpleVerb.PROTEST_VOID),
    "t1:7:42:!again": CustomId(7, 42, SimpleVerb.AGAIN_AGREE),
    "t1:7:42:!notagain": CustomId(7, 42, SimpleVerb.AGAIN_REFUSE),
    "t1:7:42:!claim": CustomId(7, 42, SimpleVerb.CLAIM),
    "t1:7:42:!claimsure": CustomId(7, 42, SimpleVerb.CLAIM_SURE),
    "t1:7:42:!claimagree": CustomId(7, 42, SimpleVerb.CLAIM_AGREE),
    "t1:7:42:!claimrefuse": CustomId(7, 42, SimpleVerb.CLAIM_REFUSE),
    "t1:7:42:!ahead": CustomId(7, 42, SimpleVerb.AHEAD),
    "t1:7:42:!unsay": CustomId(7, 42, SimpleVerb.UNSAY),
    "t1:7:42:&good": CustomId(7, 42, SetPremove("good")),
    "t1:7:42:&good:red.game": CustomId(7, 42, SetPremove("good:red.game")),
    "t1:7:42:!agree": CustomId(7, 42, SimpleVerb.AGREE_TO_END),
    "t1:7:42:!playon": CustomId(7, 42, SimpleVerb.PLAY_ON),
    "t1:0:0:!close.7": CustomId(7, 0, SimpleVerb.CLOSE),
    "t1:0:0:!end.7": CustomId(7, 0, SimpleVerb.END),
    "t1:7:0:!hand": CustomId(7, 0, SimpleVerb.HAND),
    "t1:7:0:!refresh": CustomId(7, 0, SimpleVerb.REFRESH),
    "t1:7:0:!hands": CustomId(7, 0, SimpleVerb.OPEN_HANDS),
    "t1:7:0:!slate": CustomId(7, 0, SimpleVerb.SLATE),
    "t1:7:0:!rules": CustomId(7, 0, SimpleVerb.RULES),
    "t1:7:42:!back": CustomId(7, 42, SimpleVerb.BACK),
    "t1:7:42:!house": CustomId(7, 42, SimpleVerb.HOUSE_RULES),
    "t1:7:42:!lucky.3f9c0a1b2c3d": CustomId(7, 42, LuckyWord("3f9c0a1b2c3d")),
    "t1:0:0:@mine": CustomId(0, 0, SimpleVerb.PREFERENCES),
    "t1:0:0:@quiet": CustomId(0, 0, SimpleVerb.QUIET_HOURS),
    "t1:0:0:@guild": CustomId(0, 0, SimpleVerb.SETTINGS),
    "t1:0:0:@guildpage": CustomId(0, 0, SimpleVerb.SETTINGS_PAGE),
    "t1:0:0:@guildtables": CustomId(0, 0, SimpleVerb.TABLE_SETTINGS),
    "t1:0:0:@guildmessages": CustomId(0, 0, SimpleVerb.MESSAGE_SETTINGS),
    "t1:0:0:@guildmore": CustomId(0, 0, SimpleVerb.MORE_SETTINGS),
    "t1:0:0:@guildevenings": CustomId(0, 0, SimpleVerb.TOURNAMENT_SETTINGS),
    "t1:0:0:@guildmentions": CustomId(0, 0, SimpleVerb.ROLE_MENTIONS),
    "t1:0:0:@guildhealth": CustomId(0, 0, SimpleVerb.HEALTH),
    "t1:0:0:@level": CustomId(0, 0, SimpleVerb.GUILD_LEVEL),
    "t1:0:0:@digest": CustomId(0, 0, SimpleVerb.DIGEST),
    "t1:0:0:@zone": CustomId(0, 0, SimpleVerb.TIME_ZONE),
    "t1:0:0:@winnerrole": CustomId(0, 0, SimpleVerb.WINNER_ROLE),
    "t1:0:0:@letin": CustomId(0, 0, SimpleVerb.LET_IN),
    "t1:0:0:@letnobodyin": CustomId(0, 0, SimpleVerb.LET_NOBODY_IN),
    "t1:0:0:@showpictures": CustomId(0, 0, SimpleVerb.SHOW_PICTURES),
    "t1:0:0:@threads": CustomId(0, 0, SimpleVerb.THREADS),
    "t1:0:0:@nothreads": CustomId(0, 0, SimpleVerb.NO_THREADS),
    "t1:0:0:@news": CustomId(0, 0, SimpleVerb.NEWS),
    "t1:0:0:@nonews": CustomId(0, 0, SimpleVerb.NO_NEWS),
    "t1:0:0:@hidepictures": CustomId(0, 0, SimpleVerb.HIDE_PICTURES),
    "t1:0:0:@pause": CustomId(0, 0, SimpleVerb.PAUSE_DAYS),
    "t1:12:3:!notyet": CustomId(12, 3, SimpleVerb.NOT_YET),
    "t1:12:3:!takeover": CustomId(12, 3, SimpleVerb.TAKE_OVER),
    "t1:12:3:!seats": CustomId(12, 3, SimpleVerb.SEATS),
    "t1:12:3:!sitat": CustomId(12, 3, SimpleVerb.MOVE_SEAT),
    "t1:12:3:!swaptwo": CustomId(12, 3, SimpleVerb.SWAP_TWO),
    "t1:12:3:!swap": CustomId(12, 3, SimpleVerb.SWAP),
    "t1:12:3:!stay": CustomId(12, 3, SimpleVerb.STAY),
    "t1:0:0:@erase": CustomId(0, 0, SimpleVerb.ERASE),
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
