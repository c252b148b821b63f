"""Custom ids, which buttons posted long ago still have: each text keeps its meaning, and each verb its text."""

from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.layout.address import Address
from bot.ui.layout.limits import CUSTOM_ID
from bot.ui.layout.verbs import (
    FORMS,
    AcceptInvitation,
    Act,
    CloseSeason,
    CoachAt,
    CoachDeals,
    CoachMoment,
    CoachMoments,
    Deals,
    DeclineInvitation,
    Do,
    FieldVerb,
    HandsOf,
    Hidden,
    LeaderboardPage,
    LessonStop,
    Listed,
    LookBack,
    LuckyWord,
    OfDay,
    OpenMenu,
    OpenReplay,
    OptionValue,
    PickCards,
    Question,
    ReplayAt,
    ReplayDeals,
    SayAhead,
    ShareReplay,
    Speak,
    Told,
    Topics,
    TournamentAct,
    TournamentDo,
    TryAgain,
    UsualHouseRules,
    Verb,
    WhyAt,
    kind,
    read,
    verb,
    write,
)

TEXTS = {
    "t1:7:42:play:Ah": Address(7, 42, Act("play:Ah")),
    "t1:7:42:play:W:Ah": Address(7, 42, Act("play:W:Ah")),
    "t1:7:42:bid:4 nt": Address(7, 42, Act("bid:4 nt")),
    "t1:7:42:pass": Address(7, 42, Act("pass")),
    "t1:7:42:?bet:9": Address(7, 42, Question("bet:9")),
    "t1:7:42:>weli": Address(7, 42, OpenMenu(("weli",))),
    "t1:7:42:>weli>h": Address(7, 42, OpenMenu(("weli", "h"))),
    "t1:7:42:%bury": Address(7, 42, PickCards("bury")),
    "t1:7:42:=0": Address(7, 42, Listed(0)),
    "t1:7:0:+17": Address(7, 0, Deals(17)),
    "t1:7:0:@hands.17": Address(7, 0, HandsOf(17)),
    "t1:0:0:@come.7.42": Address(0, 0, AcceptInvitation(7, 42)),
    "t1:0:0:@decline.7.42": Address(0, 0, DeclineInvitation(7, 42)),
    "t1:0:0:@replay.17.34": Address(0, 0, ReplayAt(17, 34)),
    "t1:0:0:@why.17.34": Address(0, 0, WhyAt(17, 34)),
    "t1:7:0:@look.17": Address(7, 0, LookBack(17)),
    "t1:0:0:@coach.17": Address(0, 0, CoachAt(17)),
    "t1:0:0:@decisions.17": Address(0, 0, CoachDeals(17)),
    "t1:0:0:@decision.17": Address(0, 0, CoachMoments(17)),
    "t1:0:0:@weighed.17.34": Address(0, 0, CoachMoment(17, 34)),
    "t1:0:0:@again.17.34": Address(0, 0, TryAgain(17, 34)),
    "t1:0:0:@moment.17.34": Address(0, 0, OpenReplay(17, 34)),
    "t1:0:0:@share.17.34": Address(0, 0, ShareReplay(17, 34)),
    "t1:0:0:@deals.17": Address(0, 0, ReplayDeals(17)),
    "t1:0:0:@told.17": Address(0, 0, Told(17)),
    "t1:0:0:@evening.join.3": Address(0, 0, TournamentDo(TournamentAct.JOIN, 3)),
    "t1:0:0:@evening.leave.3": Address(0, 0, TournamentDo(TournamentAct.LEAVE, 3)),
    "t1:0:0:@evening.start.3": Address(0, 0, TournamentDo(TournamentAct.START, 3)),
    "t1:0:0:@evening.pause.3": Address(0, 0, TournamentDo(TournamentAct.PAUSE, 3)),
    "t1:0:0:@evening.on.3": Address(0, 0, TournamentDo(TournamentAct.GO_ON, 3)),
    "t1:0:0:@evening.stop.3": Address(0, 0, TournamentDo(TournamentAct.STOP, 3)),
    "t1:0:0:@evening.sure.3": Address(0, 0, TournamentDo(TournamentAct.STOP_SURE, 3)),
    "t1:0:0:@daily.play.2026-11-22.bieten": Address(0, 0, OfDay("play", "2026-11-22", "bieten")),
    "t1:0:0:@daily.day.2026-11-22.": Address(0, 0, OfDay("day", "2026-11-22")),
    "t1:7:0:~bieten": Address(7, 0, Topics("bieten")),
    "t1:7:42:$": Address(7, 42, Do.OPTIONS),
    "t1:7:42:$code": Address(7, 42, Do.CODE),
    "t1:7:42:$preset": Address(7, 42, Do.PRESET),
    "t1:7:42:$target": Address(7, 42, OptionValue("target")),
    "t1:7:42:!hint": Address(7, 42, Do.HINT),
    "t1:7:42:!hints": Address(7, 42, Do.HINTS),
    "t1:7:42:!nohints": Address(7, 42, Do.NO_HINTS),
    "t1:7:42:!join": Address(7, 42, Do.JOIN),
    "t1:7:42:!leave": Address(7, 42, Do.LEAVE),
    "t1:7:42:!leavegame": Address(7, 42, Do.LEAVE_GAME),
    "t1:7:42:!unwait": Address(7, 42, Do.STOP_WAITING),
    "t1:7:42:!computer": Address(7, 42, Do.ADD_COMPUTER),
    "t1:7:42:!remove": Address(7, 42, Do.REMOVE_COMPUTER),
    "t1:7:42:!start": Address(7, 42, Do.START),
    "t1:7:42:!rematch": Address(7, 42, Do.REMATCH),
    "t1:7:42:!here": Address(7, 42, Do.COME_BACK),
    "t1:7:42:!wake": Address(7, 42, Do.WAKE),
    "t1:7:42:!sitin": Address(7, 42, Do.SIT_IN),
    "t1:7:42:!takeback": Address(7, 42, Do.ASK_BACK),
    "t1:7:42:!letback": Address(7, 42, Do.LET_BACK),
    "t1:7:42:!stands": Address(7, 42, Do.LET_STAND),
    "t1:7:42:!protest": Address(7, 42, Do.PROTEST),
    "t1:7:42:!case": Address(7, 42, Do.LOOK_AT_PROTEST),
    "t1:7:42:!casestands": Address(7, 42, Do.PROTEST_STANDS),
    "t1:7:42:!caseagain": Address(7, 42, Do.PROTEST_AGAIN),
    "t1:7:42:!casevoid": Address(7, 42, Do.PROTEST_VOID),
    "t1:7:42:!again": Address(7, 42, Do.AGAIN_AGREE),
    "t1:7:42:!notagain": Address(7, 42, Do.AGAIN_REFUSE),
    "t1:7:42:!claim": Address(7, 42, Do.CLAIM),
    "t1:7:42:!claimsure": Address(7, 42, Do.CLAIM_SURE),
    "t1:7:42:!claimagree": Address(7, 42, Do.CLAIM_AGREE),
    "t1:7:42:!claimrefuse": Address(7, 42, Do.CLAIM_REFUSE),
    "t1:7:42:!ahead": Address(7, 42, Do.AHEAD),
    "t1:7:42:!unsay": Address(7, 42, Do.UNSAY),
    "t1:7:42:&good": Address(7, 42, SayAhead("good")),
    "t1:7:42:&good:red.game": Address(7, 42, SayAhead("good:red.game")),
    "t1:7:42:!agree": Address(7, 42, Do.AGREE_TO_END),
    "t1:7:42:!playon": Address(7, 42, Do.PLAY_ON),
    "t1:0:0:!close.7": Address(7, 0, Do.CLOSE),
    "t1:0:0:!end.7": Address(7, 0, Do.END),
    "t1:7:0:!hand": Address(7, 0, Do.HAND),
    "t1:7:0:!refresh": Address(7, 0, Do.REFRESH),
    "t1:7:0:!hands": Address(7, 0, Do.OPEN_HANDS),
    "t1:7:0:!slate": Address(7, 0, Do.SLATE),
    "t1:7:0:!rules": Address(7, 0, Do.RULES),
    "t1:7:42:!back": Address(7, 42, Do.BACK),
    "t1:7:42:!house": Address(7, 42, Do.HOUSE_RULES),
    "t1:7:42:!lucky.3f9c0a1b2c3d": Address(7, 42, LuckyWord("3f9c0a1b2c3d")),
    "t1:0:0:@mine": Address(0, 0, Do.PREFERENCES),
    "t1:0:0:@quiet": Address(0, 0, Do.QUIET_HOURS),
    "t1:0:0:@guild": Address(0, 0, Do.SETTINGS),
    "t1:0:0:@level": Address(0, 0, Do.GUILD_LEVEL),
    "t1:0:0:@digest": Address(0, 0, Do.DIGEST),
    "t1:0:0:@letin": Address(0, 0, Do.LET_IN),
    "t1:0:0:@letnobodyin": Address(0, 0, Do.LET_NOBODY_IN),
    "t1:0:0:@showpictures": Address(0, 0, Do.SHOW_PICTURES),
    "t1:0:0:@threads": Address(0, 0, Do.THREADS),
    "t1:0:0:@nothreads": Address(0, 0, Do.NO_THREADS),
    "t1:0:0:@news": Address(0, 0, Do.NEWS),
    "t1:0:0:@nonews": Address(0, 0, Do.NO_NEWS),
    "t1:0:0:@hidepictures": Address(0, 0, Do.HIDE_PICTURES),
    "t1:0:0:@pause": Address(0, 0, Do.PAUSE_DAYS),
    "t1:12:3:!notyet": Address(12, 3, Do.NOT_YET),
    "t1:12:3:!takeover": Address(12, 3, Do.TAKE_OVER),
    "t1:12:3:!seats": Address(12, 3, Do.SEATS),
    "t1:12:3:!sitat": Address(12, 3, Do.SIT_AT),
    "t1:12:3:!swaptwo": Address(12, 3, Do.SWAP_TWO),
    "t1:12:3:!swap": Address(12, 3, Do.SWAP),
    "t1:12:3:!stay": Address(12, 3, Do.STAY),
    "t1:0:0:@erase": Address(0, 0, Do.ERASE),
    "t1:0:0:@speak.de-tirol": Address(0, 0, Speak("de-tirol")),
    "t1:0:0:@houses.5": Address(0, 0, UsualHouseRules(5)),
    "t1:0:0:@season.3": Address(0, 0, CloseSeason(3)),
    "t1:0:0:@board.1.bieten.a-b.3.wins": Address(0, 0, LeaderboardPage(1, "bieten.a-b.3.wins")),
    "t1:0:0:@lesson.betel.0.": Address(0, 0, LessonStop("betel", 0)),
    "t1:0:0:@lesson.betel.3.play:7c": Address(0, 0, LessonStop("betel", 3, Act("play:7c"))),
    "t1:0:0:@lesson.betel.3.>level5": Address(0, 0, LessonStop("betel", 3, OpenMenu(("level5",)))),
    "t1:0:0:@lesson.betel.3.?pass": Address(0, 0, LessonStop("betel", 3, Question("pass"))),
    "t1:0:0:@lesson.betel.3.=1": Address(0, 0, LessonStop("betel", 3, Listed(1))),
    "t1:0:0:@lesson.betel.3.%exchange": Address(0, 0, LessonStop("betel", 3, PickCards("exchange"))),
    "t1:0:0:@lesson.betel.3.!back": Address(0, 0, LessonStop("betel", 3, Do.BACK)),
    "t1:0:0:@lesson.betel.9.!rules": Address(0, 0, LessonStop("betel", 9, Do.RULES)),
    "t1:0:0:@lesson.betel.9.!practice": Address(0, 0, LessonStop("betel", 9, Do.PRACTICE)),
}


@pytest.mark.parametrize(("text", "address"), TEXTS.items())
def test_a_text_keeps_its_meaning_and_a_verb_its_text(text: str, address: Address) -> None:
    assert Address.parse(text) == address
    assert address.custom_id() == text


def verbs() -> st.SearchStrategy[Verb]:
    """Return a strategy for verbs of every class, with fields of any value that their codecs can write."""
    return st.sampled_from(Do) | st.one_of([_objects(form.verb) for form in FORMS.values()])


def _objects(cls: Any) -> st.SearchStrategy[Verb]:
    hints = get_type_hints(cls, include_extras=True)
    return st.builds(cls, **{name: _values(cls, name, hints[name]) for name in cls.__annotations__})


def _values(cls: Any, name: str, hint: Any) -> st.SearchStrategy[Any]:
    (codec,) = hint.__metadata__
    if codec.pattern:
        return st.from_regex(codec.pattern, fullmatch=True).map(codec.read)
    if (cls, name) == (OptionValue, "name"):
        return st.text(min_size=1)  # "$" alone opens the list of options
    if (cls, name) == (LessonStop, "game"):
        return st.text(st.characters(exclude_characters="."))
    if cls is LessonStop:
        return st.none() | st.sampled_from([Act("play:7c"), OpenMenu(("level5", "h")), Question("pass"), Do.BACK])
    if cls is Act:
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
        assert read(text) == Act(text)
    assert read("+1234567890123456") == Act("+1234567890123456")
    assert read("@lesson.a.b.3.x") == Act("@lesson.a.b.3.x")
    assert read("@come.7.1234567890123456789") == AcceptInvitation(7, 1234567890123456789)


def test_every_class_has_a_text_that_is_held() -> None:
    assert {type(address.verb) for address in TEXTS.values()} == {Do, *(form.verb for form in FORMS.values())}


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
    held = {address.verb for address in TEXTS.values()} | {Do.PRACTICE}
    assert set(Do) <= held


def test_equal_buttons_differ_in_their_texts_alone() -> None:
    for address in TEXTS.values():
        second = address.custom_id(2)
        assert second == f"{address.custom_id()}#2"
        assert Address.parse(second) == address


@pytest.mark.parametrize(
    "text", ["", "t2:7:42:bet", "t1:7:42:", "t1:x:1:bet", "t1:7", "other", "t1:²:1:bet", "t1:-1:1:a"]
)
def test_others_custom_ids_are_left_alone(text: str) -> None:
    assert Address.parse(text) is None


def test_a_custom_id_that_discord_refuses_is_never_sent() -> None:
    assert len(Address(10**12, 10**6, Act("x" * 40)).custom_id()) <= CUSTOM_ID
    with pytest.raises(ValueError, match="custom id of"):
        Address(1, 1, Act("x" * CUSTOM_ID)).custom_id()


@pytest.mark.parametrize(
    ("verb", "logged"),
    [
        (Act("play:Ah"), "play"),
        (Question("play:Ah"), "play"),
        (PickCards("bury"), "bury"),
        (OpenMenu(("weli", "h")), ">"),
        (Listed(0), "="),
        (Topics("bieten"), "~"),
        (Deals(17), "+17"),
        (HandsOf(17), "@hands.17"),
        (ReplayAt(17, 34), "@replay.17.34"),
        (OptionValue("target"), "$target"),
        (OptionValue("hearts of Anna"), "$"),
        (Act("hearts of Anna"), "?"),
        (Do.OPTIONS, "$"),
        (SayAhead("good:red"), "&"),
        (LuckyWord("3f9c0a"), "!lucky."),
        (LeaderboardPage(1, "bieten.a-b.3.wins"), "@board.1"),
        (OfDay("play", "2026-11-22", "bieten"), "@daily.play.2026-11-22.bieten"),
        (OfDay("play", "2026-11-22", "hearts of Anna"), "@daily.play.2026-11-22."),
        (LessonStop("hearts of Anna", 3), "@lesson..3."),
        (Do.JOIN, "!join"),
        (LessonStop("betel", 3, Act("play:7c")), "@lesson.betel.3.play"),
    ],
)
def test_what_is_logged_of_a_verb_names_no_card(verb, logged: str) -> None:
    assert kind(verb) == logged
