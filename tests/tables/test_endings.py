"""Every way in which deals and games end: reached by the rules, and said in one sentence in each language."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.contract import random_action
from bot.games import all_games, find_game
from bot.games.betel.scoring import finish
from bot.games.bid_whist.position import RenegeCall
from bot.i18n import Catalogs
from bot.render.card_text import CardFormatter
from bot.render.panel_text import PanelFormatter
from bot.rules import panel as p
from bot.rules.state import State
from bot.tables import Pacing
from bot.tables import Table as TableData
from bot.tables.seats import seating
from bot.ui.layout.results import without_result
from bot.ui.layout.slots import TABLE_HEADLINE, Reader, Slots
from cogs.protest.messages import headline
from tests.games.betel import table as betel
from tests.games.betel.test_score import won
from tests.games.bid_whist.table import Table, counted, first_lead
from tests.games.bieten.table import dealt
from tests.games.bieten.test_cut import cut_table
from tests.games.bieten.test_exact_target import finished
from tests.tables.club import ANNA, BEN, CILLI, GUILD, game
from tests.tables.conftest import Start
from tests.tables.test_gone import ended, played_and_silent
from tests.tables.test_pause import deserted
from tests.tables.watch import MINUTE, Watch

CATALOGS = Catalogs.load(strict=True)
NAMES = ["Anna", "Ben", "Cilli", "Dora"]
MIXED = ["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"]
CARDS = "1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b"
CONCEDED = ("1 bet gleich", "2 good", "0 good")
Way = Callable[[], State]


def bieten(*texts: str, hands: list[str] | None = None, cards: str = CARDS, **settings: Any) -> State:
    """Return a counted deal of Bieten after these bets."""
    return dealt(hands or MIXED, *texts, **settings).play_out(cards).state


def offending(irregularities: str, scores: list[int]) -> State:
    """Return a counted deal in which Ben has bet Grün without a leaf, too close to the target, and Cilli revoked."""
    table = dealt(MIXED, "1 bet green", "2 good", "0 good", irregularities=irregularities, scores=scores)
    return table.play_out("1:9h 2:Ua 0:Ah 0:8a 1:9a 2:Kh 1:9b 2:Ol 0:Tl").state


def called(bid: int, tricks: int, *, right: bool) -> State:
    """Return a counted deal of Anna's bid in which Ben has called a renege, rightly or wrongly."""
    claim = RenegeCall(1, 1, 4, (0,) if right else (), (0,) if right else ())
    return counted(bid, tricks, claims=[claim], renege="callable")


def passed(taken: tuple[int, int, int], **options: Any) -> State:
    """Return a deal of The Betel after three passes."""
    state = betel.do(betel.dealt(**options), "0 pass", "1 pass", "2 pass")
    state.taken = taken
    finish(state)
    return state


def played(contract: str, taken: int, *, contra: bool = False, **options: Any) -> State:
    """Return a deal of The Betel that Anna declares."""
    calls = ["1 contra", "2 pass", "0 pass"] if contra else ["1 pass", "2 pass"]
    state = betel.do(betel.dealt(contra=contra, **options), f"0 bid:{contract}", *calls)
    state.taken = (taken, 10 - taken, 0)
    finish(state)
    return state


WAYS: dict[str, dict[str, tuple[Way, list[str]]]] = {
    "bieten": {
        "figures are counted": (bieten, ["Anna gets 1 point, Ben gets 1 point and Cilli gets 2 points."]),
        "a Weli without a figure": (partial(bieten, hands=["Ah Kh Al", "8b 9a W"],
            cards="1:8b 0:Ah 1:9a 0:Kh 1:W=7l 0:Al"), ["Weli without a figure: Ben −1"]),
        "the target, by a figure": (partial(bieten, *CONCEDED, scores=[8, 3, 9]),
            ["Cilli reaches 11 with Spiel.", "Cilli wins.", "Ben loses."]),
        "the target exceeded": (partial(finished, "true", "[10, 0]"), ["Anna loses 2 points and Ben gets 2 points."]),
        "knockout": (partial(bieten, *CONCEDED, scores=[10, 3, 9], knockout=True),
            ["Only Ben has not reached 11.", "Anna and Cilli win.", "Ben loses."]),
        "knockout, all together": (partial(bieten, scores=[10, 10, 10], knockout=True),
            ["Anna, Cilli and Ben reach 11 in the same deal, Ben last.", "Anna and Cilli win.", "Ben loses."]),
        "irregularities that cost points": (partial(offending, "minus-two", [0, 10, 0]),
            ["Ben bet, raised or held Grün in trick 1 without the cards for it: −2"]),
        "an irregularity that costs the score": (partial(offending, "lose-score", [0, 10, 0]), []),
        "an irregularity that costs the game": (partial(offending, "lose-game", [0, 10, 0]),
            ["Ben bet, raised or held Grün in trick 1 without the cards for it, which costs the game.",
            "Anna wins."]),
    },
    "bid_whist": {
        "made": (partial(counted, 4, 10, trump="nt"), ["Anna bid 4 and made it: 11 books, 10 needed. +10."]),
        "set": (partial(counted, 4, 8, trump="nt"),
            ["Anna bid 4 and was set: 9 books of 10. −8.", "Ben and Dora win."]),
        "Boston bid and made": (partial(counted, 7, 12), ["Anna bid 7, a Boston, and made it: all 13 books. +7."]),
        "Boston bid and set": (partial(counted, 7, 11), ["Anna bid 7, a Boston, and was set: 12 books of 13. −7."]),
        "Boston taken": (partial(counted, 4, 12), ["Anna bid 4 and took all 13 books, a Boston. +7."]),
        "Boston at stake": (partial(counted, 7, 11, [2, 0], boston_bid="game_at_stake"),
            ["Ben and Dora win.", "A bid of a Boston decides the game."]),
        "Boston of two wins": (partial(counted, 7, 12, boston_two_wins=True, match="tally"),
            ["The Boston counts as two wins."]),
        "renege proven": (partial(called, 4, 10, right=True),
            ["Anna bid 4 and was set: 8 books of 10. −4 after a renege."]),
        "renege called wrongly": (partial(called, 4, 6, right=False),
            ["Anna bid 4 and made it: 10 books, 10 needed. +4 after a renege."]),
        "target": (partial(counted, 4, 10, [4, 0]),
            ["Anna and Cilli win.", "Anna & Cilli reached the target of 7 with 9 points."]),
        "bottom": (partial(counted, 4, 8, [-5, 0]),
            ["Ben and Dora win.", "Anna & Cilli fell to −9; −7 loses the game."]),
        "back door": (partial(counted, 4, 8, [0, 3], back_door="transfer"),
            ["Ben and Dora win.",
            "Ben & Dora reached the target of 7 by the back door, with the points of the missed bid.",
            "Back door: Ben & Dora +4"]),
        "the target, beside a made bid": (
            partial(counted, 4, 9, [0, 5], setters="every_trick", back_door="transfer"),
            ["Ben and Dora win.", "Ben & Dora reached the target of 7 with 8 points.", "Ben & Dora: +3"]),
        "missed bids": (lambda: counted(3, 7, state=counted(3, 7, [6, 0], missed_bids_lose=2)),
            ["Ben and Dora win.", "Anna & Cilli missed a second bid, which loses the game."]),
        "the last deal": (partial(counted, 3, 8, deals=1), ["Anna and Cilli win.", "That was the last deal."]),
        "the last deal, level": (partial(counted, 4, 9, [0, 4], deals=1),
            ["Anna, Ben, Cilli and Dora are tied and share the win."]),
        "seven to nil": (partial(counted, 5, 11, [6, 0], preset="hawaii_trump"),
            ["Seven to zero decides the game: 7 to 0."]),
        "eleven ahead": (partial(counted, 5, 11, [11, 1], preset="hawaii_trump"),
            ["Eleven points ahead decide the game: 12 to 1."]),
        "twenty-one": (partial(counted, 5, 11, [21, 20], preset="hawaii_trump"),
            ["Twenty-one and two ahead decide the game: 22 to 20."]),
        "a game of a rubber": (partial(counted, 7, 12, match="rubber"),
            ["A game of the rubber is decided. Anna & Cilli: 1 and Ben & Dora: 0."]),
        "a rubber": (lambda: counted(7, 12, state=counted(7, 12, match="rubber")),
            ["Games of the rubber: Anna & Cilli: 2 and Ben & Dora: 0."]),
        "alone": (partial(counted, 5, 6, [29, 0, 0, 0], preset="cutthroat"),
            ["Anna bid 5 and made it: 7 books, 5 needed. +7.", "Anna wins."]),
        "no points for a set": (partial(counted, 4, 7, preset="northeast_52"),
            ["Anna bid 4 and was set: 8 books of 10. No points.", "Ben & Dora: +4"]),
    },
    "betel": {
        "made": (partial(played, "2h", 8),
            ["Anna played Two hearts ♥ and made it: 8 tricks (promised: at least 7 tricks). +205."]),
        "failed": (partial(played, "3nt", 7),
            ["Anna played Three notrump and failed: 7 tricks (promised: at least 8 tricks). −370."]),
        "betel made": (partial(played, "sb", 2),
            ["Anna played Small Betel and made it: 2 tricks (promised: at most 2 tricks). +140."]),
        "betel failed": (partial(played, "sb", 4),
            ["Anna played Small Betel and failed: 4 tricks (promised: at most 2 tricks). −160."]),
        "doubled": (partial(played, "sb", 2, contra=True),
            ["Anna played Small Betel, doubled, and made it: 2 tricks (promised: at most 2 tricks). +280."]),
        "doubled and failed": (partial(played, "gb", 1, contra=True), []),
        "three passes": (partial(passed, (4, 3, 3)),
            ["Three passes, so everyone played for tricks: Anna 4 tricks, Ben 3 tricks and Cilli 3 tricks."]),
        "target": (partial(played, "5s", 10, target=500),
            ["Anna wins.", "Anna reaches the target of 500 with 580 points."]),
        "level at the target": (partial(won, target=500, scores=(0, 580, 0)),
            ["Anna and Ben are tied at the top with 580: another deal decides."]),
        "the last deal": (partial(played, "sb", 2, deal_cap=1),
            ["Anna wins.", "That was the last deal; the best score is 140."]),
        "the last deal, level": (partial(passed, (4, 4, 2), deal_cap=1),
            ["Anna and Ben are tied and share the win."]),
    },
}  # fmt: skip
ALL = [(name, way) for name, ways in WAYS.items() for way in ways]
REASONS = {
    "bieten": {"target", "knockout", "irregularity"},
    "bid_whist": {*("target", "bottom", "boston", "missed_bids", "deals", "seven_nil", "eleven_ahead", "twenty_one")},
    "betel": {"target", "deal_cap"},
}


def speech(locale: str, name: str) -> PanelFormatter:
    """Return what writes the panels of a game."""
    words = CATALOGS.words(locale, name)
    return PanelFormatter(words, NAMES.__getitem__, CardFormatter(words).short)


def endings(name: str, state: State) -> Iterator[p.Ending]:
    """Yield the ending in the public panel and in every hand."""
    rules = find_game(name)
    panels = [rules.table_panel(state.view(None)), *(rules.hand_panel(state.view(s)) for s in range(state.seats))]
    for panel in panels:
        yield from (block for block in panel.blocks if isinstance(block, p.Ending))


@pytest.mark.parametrize(("rules", "way"), ALL)
def test_the_table_and_every_hand_say_in_one_sentence_what_happened(rules: str, way: str) -> None:
    reach, expected = WAYS[rules][way]
    state = reach()
    found = list(endings(rules, state))
    assert len(found) == 1 + state.seats
    assert all(each == found[0] for each in found), "the private hand says the same"
    assert bool(found[0].game) is (state.outcome is not None or way in {"level at the target", "a game of a rubber"})
    english = speech("en", rules)
    lines = [english.text(line) for line in found[0].lines]
    assert set(expected) <= set(lines)
    for locale in CATALOGS.languages:
        said = [speech(locale, rules).text(line) for line in found[0].lines]
        assert len(said) == len(lines)
        assert all(line[0].isupper() or line[0] in "’'" or not line[0].isalpha() for line in said[:1])
        assert said != lines or locale == "en"


def test_every_reason_of_every_game_is_among_the_ways() -> None:
    for name, ways in WAYS.items():
        reached = {outcome.reason for reach, _ in ways.values() if (outcome := reach().outcome)}
        assert reached == REASONS[name]
    assert set(WAYS) == set(all_games())


def test_a_redeal_is_told() -> None:
    table = Table(preset="northeast_52").deal(W="Ac 2c 3c 4c 5c 6c 7c 8c 9c 2d 3d 4d")
    [said] = table.do({"seat": 0, "act": "redeal"})
    for locale in CATALOGS.languages:
        assert speech(locale, "bid_whist").text(said)
    assert speech("en", "bid_whist").text(said) == "Anna demands a redeal. Dora deals again."


# Games without a result

NO_RESULT = {
    "consent": "All players agreed to end the game, so it has no result.",
    "behind a player's back": (
        "Anna and Ben ended the game while a player was away, and lose it; there is no winner.",
        "Anna and Cilli ended the game while a player was away, and lose it; there is no winner.",
        "Ben and Cilli ended the game while a player was away, and lose it; there is no winner.",
    ),
    "a moderator": "A moderator closed this table, so the game has no result.",
    "the host, where there are no moderators": "The host closed this table, so the game has no result.",
    "all have left": "All players have left the table, so the game has no result.",
    "no player has come back": "The players stayed away too long, so the game has no result.",
    "the end of an evening": "The tournament ended before this game did, so it has no result.",
    "a protest": "After a protest, the game has no result.",
}


async def broken_off(way: str, start: Start) -> tuple[TableData, TableData]:
    """Return a table with its game, and as it is after the game has ended without a result."""
    watch = Watch()
    pause = 0 if way == "no player has come back" else 3600
    service = await start(clock=watch, pace=Pacing(computer_pause=pause))
    if way == "no player has come back":
        old = await deserted(service, watch, ANNA, BEN)
        await watch.turn(service, 8 * 24 * 60 * MINUTE)
        return old, await service.table(old.id)
    if way == "behind a player's back":
        old, user = await played_and_silent(service, watch)
        return old, await ended(service, old, user)
    if way == "the host, where there are no moderators":
        old = await service.open(guild=None, channel=1, host=ANNA, game="tiny", options={}, abroad=True)
        await service.join(old.id, BEN)
        old = await service.begin(old.id, ANNA)
        return old, await service.hosting.close(old.id, ANNA)
    old = await game(service, ANNA, BEN, target=9)
    match way:
        case "consent":
            await service.hosting.end(old.id, ANNA)
            return old, await service.hosting.end(old.id, BEN)
        case "a moderator":
            return old, await service.hosting.close(old.id, CILLI, moderates=GUILD)
        case "all have left":
            await service.leave(old.id, ANNA)
            return old, await service.leave(old.id, BEN)
        case "the end of an evening":
            return old, seating.closed(old, "tournament")
        case _:
            await service.protests.make(old.id, ANNA, "A card fell down.")
            return old, await service.protests.rule(old.id, CILLI, "void", manages=True)


@pytest.mark.parametrize("way", NO_RESULT)
async def test_a_game_without_a_result_says_why(way: str, start: Start) -> None:
    old, after = await broken_off(way, start)
    slots = Slots({"protest": (TABLE_HEADLINE.filled(headline),)})
    people = {ANNA: "Anna", BEN: "Ben", CILLI: "Cilli"}
    said = dict[str, str]()
    for locale in CATALOGS.languages:
        words = CATALOGS.words(locale)
        drawer: Any = SimpleNamespace(speech=PanelFormatter(words, str, str))
        names: Any = SimpleNamespace(name_of=lambda seat: people[seat.user])
        said[locale] = without_result(old, after, Reader(words, names, drawer, 0), slots)
    expected = NO_RESULT[way]
    assert said["en"] in ((expected,) if isinstance(expected, str) else expected)
    assert len(set(said.values())) >= len(said) - 1, "the dialect may say what German says"


def test_a_claim_is_told_with_the_result_of_its_deal() -> None:
    for locale in CATALOGS.languages:
        words = CATALOGS.words(locale)
        assert words("claim-granted-all", claimant="Anna") != words("claim-granted-none", claimant="Anna")


# Bids that can lose the game


def test_a_bid_that_can_lose_the_game_says_so() -> None:
    """From nil a missed 4 No Trump costs 8, which loses the game; a missed 3 Uptown costs 3."""
    table = Table([0, 0]).shuffle()
    panel = find_game("bid_whist").hand_panel(table.state.view(0))
    english = speech("en", "bid_whist")
    menus = [item for item in panel.items() if isinstance(item, p.Menu)]
    buttons = [each for menu in menus for row in menu.rows for each in row if isinstance(each, p.Button)]
    warned = {english.text(each.label): english.text(each.warning) for each in buttons if each.warning}
    assert warned["4 No Trump"] == "if you are set, you lose at least 8 points and the game"
    assert warned["7 Uptown"] == "if you are set, you lose at least 7 points and the game"
    assert "3 Uptown" not in warned
    assert "3 No Trump" not in warned


def test_a_bid_of_the_betel_that_can_lose_the_game_says_so() -> None:
    state = betel.dealt(scores=(0, 900, 0), target=1000)
    panel = find_game("betel").hand_panel(state.view(0))
    menus = [item for item in panel.items() if isinstance(item, p.Menu)]
    buttons = [each for menu in menus for row in menu.rows for each in row if isinstance(each, p.Button)]
    warned = [each.action for each in buttons if each.warning]
    assert "bid:5nt" in warned
    assert "bid:lb" not in warned


# What newcomers read


NO_TRUMP = {"bid": "3 nt", "trump": "nt"}
LATE = {"nt_joker_lead": "only_if_nothing_else", **NO_TRUMP}
USELESS = "Jokers never win here."
THROWN = {"nt_jokers": "must_throw", **NO_TRUMP}
ANYTIME = {"nt_jokers": "play_anytime", **NO_TRUMP}
CARELESS = {"irregularities": "lose-score"}
BAD_ACES = {"bid_form": "number_nt", "directions": "up_down_aces_bad"}


def led(*hands: str, led: str = "", **options: Any) -> State:
    """Return a deal of Bid Whist in which the seat before has led a card, or in which the first seat leads."""
    table = first_lead(hands=list(hands), **options)
    table.play(led)
    return table.state


@pytest.mark.parametrize(("name", "state", "sentence"), [
    ("bieten", lambda: cut_table().state, "Lift some cards. You see the bottom one and can steal it."),
    ("bieten", lambda: cut_table(steal=False).state,
        "Lift some cards. Everyone sees the bottom one, and it is out of play."),
    ("bid_whist", lambda: led("BJ 6s", "7s 4s", "8s", "9s", **LATE), f"Lead any card except a joker. {USELESS}"),
    ("bid_whist", lambda: led("BJ LJ", "7s 4s", "8s", "9s", **LATE), f"Lead any card. {USELESS}"),
    ("bid_whist", lambda: led("BJ 6s", "7s 4s", "8s", "9s", **NO_TRUMP), f"Lead any card. {USELESS}"),
    ("bid_whist", lambda: led("9h 6s", "BJ 4s", "8s", "9s", **NO_TRUMP), "Lead any card."),
    ("bid_whist", lambda: led("BJ 6s", "7s 4s", "8s", "9s"), "Lead any card."),
    ("bid_whist", lambda: led("4h 6s", "BJ 3c", "Kh As", "8s 9h", led="4h", **THROWN), USELESS),
    ("bid_whist", lambda: led("4h 6s", "BJ 3h", "Kh As", "8s 9h", led="4h", **THROWN), USELESS),
    ("bid_whist", lambda: led("4h 6s", "BJ 3c", "Kh As", "8s 9h", led="4h", renege="callable", **THROWN),
        f"Follow suit if you can. If you can't, you must play your joker. {USELESS}"),
    ("bid_whist", lambda: led("4h 6s", "BJ 3h", "Kh As", "8s 9h", led="4h", renege="callable", **ANYTIME),
        f"Follow suit if you can, or throw a joker. If you can't follow, play any card. {USELESS}"),
    ("bid_whist", lambda: led("4h 6s", "2h 3h", "Kh As", "8s 9h", led="4h", **ANYTIME),
        "Follow suit if you can. If you can't, play any card."),
    ("bid_whist", lambda: Table(preset="boston_parr").shuffle().say("1", "pass", "pass", "pass").state,
        "Lead any card: its suit becomes trump, unless you lead in no trump."),
    ("bid_whist", lambda: Table(bid_form="number_nt").shuffle().say("3 nt", "pass", "pass", "pass").state,
        "Uptown: high cards win. Downtown: low cards win, after the ace."),
    ("bid_whist", lambda: Table(**BAD_ACES).shuffle().say("3 nt", "pass", "pass", "pass").state,
        ("Uptown: high cards win. Downtown: low cards win, after the ace. "
        "With bad aces, the ace is the weakest card.")),
])  # fmt: skip
def test_an_explanation_names_only_what_is_allowed(name: str, state: Way, sentence: str) -> None:
    now = state()
    [seat] = now.waiting_for
    said = find_game(name).explain(now.view(seat))
    assert said is not None
    assert speech("en", name).text(said) == sentence


@pytest.mark.parametrize(("state", "seat", "sentence"), [
    (lambda: dealt(MIXED, "1 bet gleich").state, 2,
        ("Gleich: the best pair or three of a kind. You have no cards for it, so you can't hold. "
        "Good: Ben takes 1 point, unless another player holds.")),
    (lambda: dealt(MIXED, "1 bet gleich", "2 good", "0 good", "0 bet red").state, 1,
        ("Rot: the highest heart. Hold: at the end the best cards win 2 points. "
        "Good: Anna takes 1 point, unless another player holds.")),
    (lambda: dealt(MIXED, "1 bet gleich", "2 good", "0 good", "0 bet game").state, 1,
        ("Spiel: the last trick. Hold: the player who takes it wins 2 points. "
        "Good: Anna takes 1 point, unless another player holds.")),
    (lambda: dealt(MIXED, "1 bet gleich", "2 good", "0 good").state, 1,
        "Play any card. You can also bet a figure first: if all others say good, its point is yours."),
    (lambda: dealt(MIXED, "1 bet gleich", **CARELESS).state, 2,
        ("Gleich: the best pair or three of a kind. You don't have the cards for it: holding would be an "
        "irregularity. Good: Ben takes 1 point, unless another player holds.")),
    (lambda: dealt(["Ah 8a Tl", "9h 9b 9a", "Kh Ol W"], "1 bet gleich", **CARELESS).state, 2,
        ("Gleich: the best pair or three of a kind. Hold: at the end the best cards win 2 points. "
        "Good: Ben takes 1 point, unless another player holds.")),
    (lambda: dealt(MIXED, scores=[0, 10, 0], **CARELESS).state, 1, "Play any card."),
    (lambda: dealt(MIXED, "0 bet gleich", "1 hold", scores=[0, 9, 0], **CARELESS).state, 1,
        "Play any card. You can also bet a figure first: if all others say good, its point is yours."),
])  # fmt: skip
def test_newcomers_read_what_the_question_means(state: Way, seat: int, sentence: str) -> None:
    said = find_game("bieten").explain(state().view(seat))
    assert said is not None
    assert speech("en", "bieten").text(said) == sentence


@pytest.mark.parametrize("name", WAYS)
def test_every_question_of_a_game_is_explained_in_each_language(name: str) -> None:
    """Play a game at random; each question has an explanation, or its hand has the reason for pale cards."""
    rules, rng, keys = find_game(name), Random(3), set[str]()
    state = rules.start(rules.options.validate({}), rules.recommended_seats(rules.options.validate({})), 0)
    for _ in range(150):
        if state.outcome:
            break
        for seat in state.waiting_for:
            said = rules.explain(state.view(seat))
            if said is None:
                items = rules.hand_panel(state.view(seat)).items()
                assert any(isinstance(each, p.Button) and each.card and each.why for each in items)
            elif said.key not in keys:
                assert len({speech(locale, name).text(said) for locale in CATALOGS.languages}) >= 6
                keys.add(said.key)
        state = state.apply(random_action(rules, state, rng)).state
    assert len(keys) >= 3
