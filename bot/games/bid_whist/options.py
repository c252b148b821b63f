"""The options of Bid Whist, its seven presets, and the combinations that can't be played."""

from collections.abc import Iterator
from itertools import product

from bot.rules.errors import ParseError
from bot.rules.options import NO_BOUND, ChoiceOption, IntOption, OptionSet, Value, Values

ALL_BOOKS = "all_books"
HAWAII = "hawaii"

OPTIONS = (
    ChoiceOption("players", (4, 3, 5), ("3P", "5P")),
    ChoiceOption("partnership", ("pairs", "individual"), ("SOLO",)),
    ChoiceOption("jokers", (2, 1, 0), ("1J", "0J")),
    ChoiceOption("kitty", (6, 5, 4, 0), ("K5", "K4", "K0")),
    ChoiceOption("spade2_high", (False, True), ("S2",)),
    ChoiceOption("first_dealer", ("first_diamond", "random"), ("LOT",)),
    ChoiceOption("kitty_deal_restriction", ("first_and_last_four", "none"), ("ANYKIT",), hidden=True),
    ChoiceOption("no_court_redeal", (False, True), ("NOCOURT",)),
    ChoiceOption("auction", ("one_turn", "until_one_left"), ("ROUNDS",)),
    ChoiceOption("min_bid", (3, 1, 4), ("MIN1", "MIN4")),
    ChoiceOption("max_bid", (7, ALL_BOOKS), ("MAXALL",)),
    ChoiceOption("bid_form", ("number_up_down_nt", "number", "number_nt"), ("NUM", "NUMNT")),
    ChoiceOption("bid_order", ("nt_over_equal", "down_beats_up", "all_equal"), ("DOWNUP", "EQUAL")),
    ChoiceOption("dealer_may_match", (False, True), ("MATCH",)),
    ChoiceOption("all_pass", ("dealer_must_bid", "dealer_bids_1_or_redeals"), ("ONEORRE",)),
    ChoiceOption("forced_bid", ("any_legal", "exactly_min"), ("EAT",)),
    ChoiceOption("nt_direction_at", ("naming", "bid"), ("NTBID",)),
    ChoiceOption("directions", ("up_down", "up_only", "up_down_aces_bad"), ("UP", "ACESBAD")),
    ChoiceOption("naming", ("before_kitty", "by_first_lead", "after_kitty"), ("LEAD", "AFTER")),
    ChoiceOption("sport", ("never", "trump_only", "always"), ("SPORTTR", "SPORT")),
    ChoiceOption("kitty_book", ("declarer", "first_trick_winner", "none"), ("BOOKFIRST", "NOBOOK")),
    ChoiceOption(
        "nt_jokers", ("discard_when_void", "exchange", "play_anytime", "must_throw"), ("EXCH", "JANY", "THROW")
    ),
    ChoiceOption("nt_joker_lead", ("allowed", "only_if_nothing_else"), ("JLAST",)),
    ChoiceOption("nt_multiplier", (2, 1), ("X1",)),
    ChoiceOption("make", ("odd_books", "flat1", "per_trick"), ("FLAT1", "PERTRICK")),
    ChoiceOption("set_penalty", ("bid", "none"), ("NOMINUS",)),
    ChoiceOption("setters", ("none", "odd_books", "bid", "flat2", "every_trick"), ("SODD", "SBID", "S2P", "SALL")),
    ChoiceOption("back_door", ("off", "transfer"), ("BACK",)),
    ChoiceOption("boston_bid", ("normal", "x4", "game_at_stake"), ("BX4", "BGAME")),
    ChoiceOption("boston_two_wins", (False, True), ("TWOWINS",)),
    ChoiceOption("missed_bids_lose", (0, 2), ("MISS2",)),
    ChoiceOption("target", (7, 11, 21, 30, "hawaii"), ("11", "21", "30", "HAW")),
    IntOption("deals", None, 1, NO_BOUND, nullable=True, letter="D"),
    ChoiceOption("match", ("single", "tally", "rubber"), ("TALLY", "RUBBER")),
    ChoiceOption("rise_and_fly", ("off", "on_set", "on_game_loss"), ("FLYSET", "FLYGAME")),
    ChoiceOption("renege", ("enforced", "callable"), ("CALL",)),
    ChoiceOption("renege_penalty", (3,), (), hidden=True),
    ChoiceOption("false_call_penalty", (3, 0), ("FC0",)),
    ChoiceOption("must_name_book", (True, False), ("ANYBOOK",)),
    ChoiceOption("last_trick_view", ("until_next_play", "always", "never"), ("LTALL", "LTNEVER")),
    ChoiceOption("boston_taken", ("normal", "x4"), ("ALLX4",)),
)

PRESETS: dict[str, dict[str, Value]] = {
    "standard_54": {},
    "wikipedia": {
        "min_bid": 4,
        "sport": "trump_only",
        "renege": "callable",
        "boston_two_wins": True,
        "match": "tally",
    },
    "northeast_52": {
        "jokers": 0,
        "kitty": 4,
        "no_court_redeal": True,
        "min_bid": 1,
        "bid_form": "number",
        "dealer_may_match": True,
        "all_pass": "dealer_bids_1_or_redeals",
        "forced_bid": "exactly_min",
        "directions": "up_down_aces_bad",
        "kitty_book": "first_trick_winner",
        "nt_multiplier": 1,
        "set_penalty": "none",
        "setters": "bid",
        "target": 21,
    },
    "boston_parr": {
        "jokers": 0,
        "kitty": 0,
        "auction": "until_one_left",
        "min_bid": 1,
        "bid_form": "number",
        "forced_bid": "exactly_min",
        "directions": "up_only",
        "naming": "by_first_lead",
        "nt_multiplier": 1,
        "setters": "every_trick",
        "target": 11,
        "match": "rubber",
    },
    "cincinnati": {"jokers": 0, "kitty": 0, "min_bid": 1, "bid_order": "down_beats_up"},
    "hawaii_trump": {
        "jokers": 0,
        "kitty": 4,
        "bid_form": "number",
        "directions": "up_only",
        "nt_multiplier": 1,
        "make": "flat1",
        "set_penalty": "none",
        "setters": "flat2",
        "target": "hawaii",
    },
    "cutthroat": {
        "partnership": "individual",
        "auction": "until_one_left",
        "min_bid": 1,
        "max_bid": ALL_BOOKS,
        "bid_form": "number_nt",
        "nt_multiplier": 1,
        "make": "per_trick",
        "setters": "every_trick",
        "target": 30,
    },
}

PRESET_CODES = {
    "standard_54": "",
    "wikipedia": "WP",
    "northeast_52": "NE",
    "boston_parr": "PARR",
    "cincinnati": "CIN",
    "hawaii_trump": "HAWAII",
    "cutthroat": "CUT",
}


INVOLVED = {
    "pairs_need_four": ("players",),
    "cards_do_not_divide": ("kitty", "jokers", "players"),
    "jokers_need_kitty": ("kitty", "jokers"),
    "spade2_needs_joker": ("spade2_high", "jokers"),
    "all_books_in_pairs": ("max_bid",),
    "kinds_need_up_down": ("bid_form", "directions"),
    "down_beats_up_needs_kinds": ("bid_order", "bid_form"),
    "nt_bid_direction": ("nt_direction_at", "bid_form", "directions"),
    "match_in_rounds": ("dealer_may_match", "auction"),
    "bid_1_needs_min_1": ("all_pass", "min_bid"),
    "first_lead_names": ("naming", "kitty", "bid_form", "directions"),
    "after_needs_kitty": ("naming", "kitty"),
    "sport_needs_kitty": ("sport", "kitty"),
    "first_trick_needs_kitty": ("kitty_book", "kitty"),
    "book_in_pairs": ("kitty_book", "kitty"),
    "exchange_needs_jokers": ("nt_jokers", "kitty", "jokers"),
    "per_trick_in_pairs": ("make",),
    "two_wins_need_match": ("boston_two_wins", "match"),
    "solo_make": ("make",),
    "solo_setters": ("setters",),
    "solo_boston": ("boston_bid", "boston_taken"),
    "solo_two_wins": ("boston_two_wins",),
    "solo_back_door": ("back_door",),
    "solo_missed_bids": ("missed_bids_lose",),
    "solo_rise_and_fly": ("rise_and_fly",),
    "solo_target": ("target",),
    "solo_rubber": ("match",),
}
"""For each reason of `conflicts` the options that can end it, the one to change first at the head."""

VALUES: dict[str, tuple[Value, ...]] = {
    option.name: option.values for option in OPTIONS if isinstance(option, ChoiceOption)
}

MOST_REPAIRS = 5
"""Other options that change along with a chosen one before another preset is taken."""


def number(values: Values, name: str) -> int:
    """Return the value of an option that is a number."""
    value = values[name]
    assert isinstance(value, int)
    return value


def conflicts(v: Values) -> dict[str, bool]:
    """Return every reason for which options can be refused, and whether these values give it.

    The names are the `reason` of `bad_options`; the list is complete (rules page, exact conventions).
    """
    pairs = v["partnership"] == "pairs"
    solo = not pairs
    jokers, kitty, seats = number(v, "jokers"), number(v, "kitty"), number(v, "players")
    kinds = v["bid_form"] == "number_up_down_nt"
    both_ways = v["directions"] == "up_down"
    lead_names = not kitty and v["bid_form"] == "number" and v["directions"] == "up_only"
    return {
        "pairs_need_four": pairs and seats != 4,
        "cards_do_not_divide": (52 + jokers - kitty) % seats != 0,
        "jokers_need_kitty": not kitty and jokers > 0,
        "spade2_needs_joker": v["spade2_high"] is True and not jokers,
        "all_books_in_pairs": pairs and v["max_bid"] == ALL_BOOKS,
        "kinds_need_up_down": kinds and not both_ways,
        "down_beats_up_needs_kinds": v["bid_order"] == "down_beats_up" and not kinds,
        "nt_bid_direction": v["nt_direction_at"] == "bid" and (v["bid_form"] == "number" or not both_ways),
        "match_in_rounds": v["dealer_may_match"] is True and v["auction"] == "until_one_left",
        "bid_1_needs_min_1": v["all_pass"] != "dealer_must_bid" and v["min_bid"] != 1,  # noqa: S105
        "first_lead_names": v["naming"] == "by_first_lead" and not lead_names,
        "after_needs_kitty": not kitty and v["naming"] == "after_kitty",
        "sport_needs_kitty": not kitty and v["sport"] != "never",
        "first_trick_needs_kitty": not kitty and v["kitty_book"] == "first_trick_winner",
        "book_in_pairs": pairs and kitty > 0 and v["kitty_book"] == "none",
        "exchange_needs_jokers": v["nt_jokers"] == "exchange" and not (kitty and jokers),
        "per_trick_in_pairs": pairs and v["make"] == "per_trick",
        "two_wins_need_match": v["boston_two_wins"] is True and v["match"] == "single",
        "solo_make": solo and v["make"] != "per_trick",
        "solo_setters": solo and v["setters"] not in ("none", "every_trick"),
        "solo_boston": solo and (v["boston_bid"] != "normal" or v["boston_taken"] != "normal"),
        "solo_two_wins": solo and v["boston_two_wins"] is True,
        "solo_back_door": solo and v["back_door"] != "off",
        "solo_missed_bids": solo and v["missed_bids_lose"] != 0,
        "solo_rise_and_fly": solo and v["rise_and_fly"] != "off",
        "solo_target": solo and v["target"] in (7, "hawaii"),
        "solo_rubber": solo and v["match"] == "rubber",
    }


def check(values: Values) -> None:
    """Accept a combination of options that can be played; raises ParseError `bad_options` with its reason."""
    for reason, given in conflicts(values).items():
        if given:
            raise ParseError("bad_options", reason=reason)


def packs(values: Values) -> Iterator[Values]:
    """Yield the same house rules with another kitty, then with other jokers as well, so that the cards go round."""
    for jokers, kitty in product((number(values, "jokers"), 2, 1, 0), (6, 5, 4, 0)):
        yield {**values, "jokers": jokers, "kitty": kitty}


def nearby(values: Values, name: str) -> Iterator[Values]:
    """Yield house rules that keep the value of one option, those with the fewest other changes first.

    Pairs and playing alone share no scoring, so the change from one to the other goes by a preset, and keeps only the
    chosen value. Presets that keep the form of partnership come first.
    """
    if name in ("players", "partnership"):
        yield from packs(values)
    else:
        yield from repaired(values, (name, "partnership"))
    standard = {option.name: option.default for option in OPTIONS}
    complete = [{**standard, **preset} for preset in PRESETS.values()]
    for preset in sorted(complete, key=lambda preset: preset["partnership"] != values["partnership"]):
        chosen = {**preset, name: values[name]}
        if name in ("players", "partnership"):
            yield from packs(chosen)
        else:
            yield from repaired(chosen, (name, "partnership"))


def repaired(values: Values, kept: tuple[str, ...]) -> Iterator[Values]:
    """Yield playable house rules with the fewest changes to these, then more; some options are kept."""
    for most in range(MOST_REPAIRS + 1):
        yield from _repaired(dict(values), frozenset(kept), most)


def _repaired(values: dict[str, Value], kept: frozenset[str], changes: int) -> Iterator[Values]:
    """Yield playable house rules with exactly this number of changes, each of which answers a conflict."""
    reason = next((reason for reason, found in conflicts(values).items() if found), None)
    if reason is None:
        if not changes:
            yield values
        return
    if not changes:
        return
    for name in INVOLVED[reason]:
        if name not in kept:
            for value in VALUES[name]:
                if value != values[name]:
                    yield from _repaired({**values, name: value}, kept | {name}, changes - 1)


GROUPS = {
    "cards": (
        "players",
        "partnership",
        "jokers",
        "kitty",
        "spade2_high",
        "first_dealer",
        "kitty_deal_restriction",
        "no_court_redeal",
    ),
    "auction": (
        "auction",
        "min_bid",
        "max_bid",
        "bid_form",
        "bid_order",
        "dealer_may_match",
        "all_pass",
        "forced_bid",
        "nt_direction_at",
    ),
    "naming": ("directions", "naming", "sport", "kitty_book"),
    "no_trump": ("nt_jokers", "nt_joker_lead", "nt_multiplier"),
    "points": (
        "make",
        "set_penalty",
        "setters",
        "back_door",
        "boston_bid",
        "boston_taken",
        "boston_two_wins",
        "missed_bids_lose",
    ),
    "end": ("target", "deals", "match", "rise_and_fly"),
    "reneges": ("renege", "renege_penalty", "false_call_penalty", "must_name_book", "last_trick_view"),
}
"""The options by what they change."""

OPTION_SET = OptionSet("BID", OPTIONS, PRESETS, PRESET_CODES, check, nearby, GROUPS)
