"""What players see and press at The Betel, and that nothing is given away."""

import random
from collections.abc import Iterator
from functools import cache

from bot.contract import random_action
from bot.games.betel import GAME
from bot.games.betel.actions import Exchange
from bot.games.betel.contracts import LADDER
from bot.games.betel.hand_panel import call_lines
from bot.games.betel.position import AUCTION
from bot.games.betel.scoring import contract_points
from bot.games.betel.state import State
from bot.i18n import Catalogs, Translations
from bot.render.card_text import CardFormatter
from bot.render.error_text import refusal as sentence
from bot.render.panel_text import PanelFormatter
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.rules.panel import Button, CardFace, CardRow, Item, LocalizedText, Menu, OwnList, Panel, TextTable, localized
from bot.tables import Hand
from tests.games.betel.table import apply, dealt, do, in_play, played_out, refusal, start
from tests.screen.hands import hand_phase
from tests.screen.measuring import CATALOGS, Drawn, Setting, playing
from tests.screen.measuring import positions as positions_of

BACK = CardFace("french", "")


@cache
def words() -> Translations:
    return Catalogs.load(strict=True).words("en", "betel")


def name(seat: int) -> str:
    return ("Anna", "Ben", "Cilli")[seat]


def speech() -> PanelFormatter:
    return PanelFormatter(words(), name, CardFormatter(words()).short)


def in_words(error: IllegalAction) -> str:
    return sentence(error, words(), name)


def items(rows: tuple[tuple[Item, ...], ...]) -> Iterator[Item]:
    for row in rows:
        for item in row:
            yield item
            if isinstance(item, Menu):
                yield from items(item.rows)


def buttons(panel: Panel) -> dict[str, Button]:
    return {item.action: item for item in items(panel.rows) if isinstance(item, Button)}


def hand(state: State, seat: int) -> Panel:
    return GAME.hand_panel(state.view(seat))


def positions(games: int) -> Iterator[State]:
    for seed in range(games):
        rng = random.Random(seed)
        state = start(dealer=seed % 3, contra=True, deal_cap=2)
        while state.outcome is None:
            yield state
            state = state.copy()
            state.play(random_action(GAME, state, rng))
        yield state


def test_every_exchange_can_be_pressed_and_asks_first() -> None:
    for texts in (["0 look:0"], ["0 look:1"], ["0 look:0", "0 look:1"]):
        state = do(dealt(), *texts)
        offered = {text: button for text, button in buttons(hand(state, 0)).items() if text.startswith("exchange")}
        fitting = {
            action.text()
            for action in GAME.all_actions(state)
            if isinstance(action, Exchange) and state.allows(action)
        }
        assert set(offered) == fitting
        assert all(button.confirm for button in offered.values())
    # one slot: 11 cards each; both: 12 for the first, 11 for the second
    assert len(fitting) == 11 + 11 + 12 * 11


def test_the_ladder_opens_by_levels_and_offers_only_higher_contracts() -> None:
    state = do(dealt(), "0 bid:2nt")
    levels = [item for item in items(hand(state, 1).rows) if isinstance(item, Menu)]
    assert [menu.key for menu in levels] == ["level2", "level3", "level4", "level5"]
    offered = [[item.action for item in items(menu.rows) if isinstance(item, Button)] for menu in levels]
    assert offered[:2] == [["bid:mb"], ["bid:3c", "bid:3d", "bid:3h", "bid:3s", "bid:3nt", "bid:bb"]]
    label = next(item.label for item in items(levels[0].rows))
    assert speech().text(label) == "Medium Betel: 260"
    duties = "Suits and notrump: at least 8 tricks. Big Betel: no trick at all."
    assert duties in speech().text(levels[1].prompt)


def test_a_level_names_only_contracts_that_can_still_be_bid() -> None:
    names = {
        "lb": ["One, Small Betel", "Two, Medium Betel"],
        "1nt": ["Small Betel", "Two, Medium Betel"],
        "3nt": ["Big Betel", "Small Slam, Grand Betel"],
        "5s": ["Grand Slam notrump"],
    }
    for bid, expected in names.items():
        rows = hand(do(dealt(), f"0 bid:{bid}"), 1).rows
        levels = [speech().text(item.label) for item in items(rows) if isinstance(item, Menu)]
        assert levels[: len(expected)] == expected


def test_defenders_of_grand_betel_alone_read_that_they_need_not_play_higher() -> None:
    endings = {"bb": "Follow suit and play higher if you can.", "gb": "Follow suit; here you need not play higher."}
    for contract, advice in endings.items():
        state = do(dealt(), f"0 bid:{contract}", "1 pass", "2 pass")
        state = apply(state, next(a for a in state.legal_actions(0) if isinstance(a, Action)))
        line = GAME.explain(state.view(1))
        assert line
        assert speech().text(line).endswith(advice)


def test_a_counted_deal_names_its_declarer_beside_the_tricks() -> None:
    panel = GAME.table_panel(played_out(do(dealt(), "0 bid:1h", "1 pass", "2 pass")).view(None))
    table = next(block for block in panel.blocks if isinstance(block, TextTable))
    roles = [speech().text(row[1]) for row in table.rows if isinstance(row[1], LocalizedText)]
    assert roles == ["declarer", "–", "–"]


def test_every_bid_says_what_its_contract_brings_when_it_is_made() -> None:
    offered = buttons(hand(dealt(), 0))
    for contract in LADDER:
        worth, _ = contract_points(contract, contract.tricks)
        assert f": {worth}" in speech().text(offered[f"bid:{contract.code}"].label)


def test_a_pass_after_a_look_names_its_price() -> None:
    state = do(dealt(), "0 look:0", "0 look:1")
    assert speech().text(buttons(hand(state, 0))["pass"].label) == "Pass (−10)"


def test_after_the_top_bid_no_text_speaks_of_a_bid() -> None:
    texts = {
        False: ("You can only pass.", "No bid is higher. Each twin you look at costs 5 points."),
        True: (
            "You can pass, or call contra if you expect the contract to fail.",
            "No bid is higher. If you pass, each twin you looked at costs 5 points.",
        ),
    }
    for contra, (explained, line) in texts.items():
        for looks in ((), ("1 look:0",)):
            view = do(dealt(contra=contra), "0 bid:5nt", *looks).view(1)
            assert speech().text(GAME.explain(view)) == explained
            assert [speech().text(each.text) for each in call_lines(view)] == [line]


def test_a_newcomers_call_is_short_in_words_alone() -> None:
    """The screen's test measures only the highest of these hands."""
    setting = Setting("betel", 3, (("contra", True),))
    for state, events in positions_of(setting):
        if isinstance(state, State) and state.phase == AUCTION:
            seat = state.turn
            hand = Hand(playing(setting, state, events), seat, state.view(seat), newcomer=True)
            phase = hand_phase("call", hand)
            for locale in CATALOGS.languages:
                drawn = Drawn(phase, locale, False, phase.draw(locale, False).to_components(), ())
                assert drawn.words <= phase.most_words, (locale, drawn.parts)


def test_after_an_exchange_the_pass_is_pale_and_says_why() -> None:
    button = buttons(hand(do(dealt(), "0 look:0", "0 exchange:As.-"), 0))["pass"]
    assert not button.enabled
    assert button.why is not None
    assert "must bid Little Betel or higher" in speech().text(button.why)
    assert speech().text(button.label) == "Pass"


def test_what_a_duty_forbids_is_pale_and_the_duty_told_once() -> None:
    state = do(in_play("1h", ("Tc", "Kc Jc 8c Ad", "Ac")), "0 play:Tc")
    panel = hand(state, 1)
    pressed = buttons(panel)
    assert {text for text, button in pressed.items() if button.enabled} == {"play:Kc", "play:Jc"}
    # The duty stands above the cards, once for all of them.
    assert speech().lines(panel).count("You must overtake 10♣️.") == 1
    assert not any(button.why for button in pressed.values())


def test_refusals_say_what_would_be_allowed() -> None:
    state = do(in_play("1h", ("Qd", "Th", "Kh 9h As")), "0 play:Qd", "1 play:Th")
    said = {}
    for text in ("2 play:9h", "2 play:As"):
        said[text] = in_words(refusal(state, text))
    assert said == {
        "2 play:9h": "You must overtrump 10♥️. You hold K♥️.",
        "2 play:As": "You have no diamonds and must trump. You hold K♥️.",
    }


def twin_row(panel: Panel) -> tuple[CardFace, ...]:
    return next(block.cards for block in panel.blocks if isinstance(block, CardRow) and len(block.cards) == 2)


def test_the_table_shows_two_backs_with_public_marks() -> None:
    state = do(dealt(), "0 look:0", "0 exchange:As.-", "0 bid:lb", "1 look:0", "1 look:1", "1 pass")
    panel = GAME.table_panel(state.view(None))
    assert twin_row(panel) == (BACK, BACK)
    own, leave = panel.rows[0]
    assert own == OwnList(localized("button-own-bids"))
    assert isinstance(leave, Button)
    assert (leave.action, len(panel.rows)) == ("pass", 1)
    lines = speech().lines(panel)
    assert "Twin 1: put there by Anna, also seen by Ben." in lines
    assert "Twin 2: as dealt, seen by Ben." in lines
    assert "Anna: looked at twin 1, exchanged twin 1; Little Betel" in lines
    assert "Ben: looked at both twins; pass (−10)" in lines


def test_twins_with_the_same_marks_share_a_line() -> None:
    assert "Both twins: as dealt, unseen." in speech().lines(GAME.table_panel(dealt().view(None)))
    state = do(dealt(), "0 look:0", "0 look:1", "0 exchange:As.Ks")
    assert "Both twins: put there by Anna, unseen by the others." in speech().lines(
        GAME.table_panel(state.view(None))
    )


def test_the_sheet_shows_what_there_is_to_show() -> None:
    def head(state: State) -> str:
        table = next(block for block in GAME.table_panel(state.view(None)).blocks if isinstance(block, TextTable))
        return " ".join(speech().text(cell) for cell in table.head)

    state = do(dealt(), "0 pass", "1 pass")
    assert head(state) == "Player Role Points"
    assert head(do(state, "2 pass")) == "Player Role Tricks Points"
    assert head(do(state, "2 look:0", "2 pass")) == "Player Role Tricks Looks Points"


def test_the_hand_shows_the_faces_its_seat_may_know() -> None:
    state = do(dealt(), "0 look:0", "0 exchange:As.-", "0 bid:lb")
    assert twin_row(hand(state, 0)) == (CardFace("french", "As"), BACK)
    assert twin_row(hand(state, 1)) == (BACK, BACK)


def test_events_name_no_hidden_card() -> None:
    rng = random.Random(2)
    for state in positions(3):
        if state.outcome or state.is_chance_node:
            continue
        for action in state.legal_actions(state.turn):
            if isinstance(action, Action) and action.act != "play":
                shown = str(GAME.public_events(state.apply(action)))
                assert "Face(" not in shown
        exchanges = [a for a in GAME.all_actions(state) if isinstance(a, Exchange) and state.allows(a)]
        for action in rng.sample(exchanges, min(3, len(exchanges))):
            assert "Face(" not in str(GAME.public_events(state.apply(action)))


def test_an_auction_and_a_deal_in_words() -> None:
    spoken = speech()
    state = dealt()
    told: list[str] = []
    for text in ("0 look:0", "0 exchange:As.-", "0 bid:sb", "1 look:1", "1 pass", "2 pass"):
        seat, _, rest = text.partition(" ")
        step = state.apply(GAME.codec.parse(int(seat), rest))
        told += [spoken.text(event) for event in GAME.public_events(step)]
        assert isinstance(step.state, State)
        state = step.state
    assert told == [
        "Anna looks at twin 1.",
        "Anna exchanges twin 1.",
        "Anna bids Small Betel.",
        "Ben looks at twin 2.",
        "Ben passes and pays 5 for looking.",
        "Cilli passes.",
        "Anna plays Small Betel (at most 2 tricks).",
    ]
