"""The options of Bid Whist as plain tables: values (the default first), presets, and what does not go together."""

VALUES = {
    "players": [4, 3, 5],
    "partnership": ["pairs", "individual"],
    "jokers": [2, 1, 0],
    "kitty": [6, 5, 4, 0],
    "spade2_high": [False, True],
    "first_dealer": ["first_diamond", "random"],
    "kitty_deal_restriction": ["first_and_last_four", "none"],
    "no_court_redeal": [False, True],
    "auction": ["one_turn", "until_one_left"],
    "min_bid": [3, 1, 4],
    "max_bid": [7, "all_books"],
    "bid_form": ["number_up_down_nt", "number", "number_nt"],
    "bid_order": ["nt_over_equal", "down_beats_up", "all_equal"],
    "dealer_may_match": [False, True],
    "all_pass": ["dealer_must_bid", "dealer_bids_1_or_redeals"],
    "forced_bid": ["any_legal", "exactly_min"],
    "nt_direction_at": ["naming", "bid"],
    "directions": ["up_down", "up_only", "up_down_aces_bad"],
    "naming": ["before_kitty", "by_first_lead", "after_kitty"],
    "sport": ["never", "trump_only", "always"],
    "kitty_book": ["declarer", "first_trick_winner", "none"],
    "nt_jokers": ["discard_when_void", "exchange", "play_anytime", "must_throw"],
    "nt_joker_lead": ["allowed", "only_if_nothing_else"],
    "nt_multiplier": [2, 1],
    "make": ["odd_books", "flat1", "per_trick"],
    "set_penalty": ["bid", "none"],
    "setters": ["none", "odd_books", "bid", "flat2", "every_trick"],
    "back_door": ["off", "transfer"],
    "boston_bid": ["normal", "x4", "game_at_stake"],
    "boston_two_wins": [False, True],
    "missed_bids_lose": [0, 2],
    "target": [7, 11, 21, 30, "hawaii"],
    "deals": [None, 1, 2, 3],
    "match": ["single", "tally", "rubber"],
    "rise_and_fly": ["off", "on_set", "on_game_loss"],
    "renege": ["enforced", "callable"],
    "renege_penalty": [3],
    "false_call_penalty": [3, 0],
    "must_name_book": [True, False],
    "last_trick_view": ["until_next_play", "always", "never"],
    "boston_taken": ["normal", "x4"],
}

PRESETS = {
    "standard_54": {},
    "wikipedia": {
        "min_bid": 4, "sport": "trump_only", "renege": "callable", "boston_two_wins": True, "match": "tally",
    },
    "northeast_52": {
        "jokers": 0, "kitty": 4, "no_court_redeal": True, "min_bid": 1, "bid_form": "number",
        "dealer_may_match": True, "all_pass": "dealer_bids_1_or_redeals", "forced_bid": "exactly_min",
        "directions": "up_down_aces_bad", "kitty_book": "first_trick_winner", "nt_multiplier": 1,
        "set_penalty": "none", "setters": "bid", "target": 21,
    },
    "boston_parr": {
        "jokers": 0, "kitty": 0, "auction": "until_one_left", "min_bid": 1, "bid_form": "number",
        "forced_bid": "exactly_min", "directions": "up_only", "naming": "by_first_lead", "nt_multiplier": 1,
        "setters": "every_trick", "target": 11, "match": "rubber",
    },
    "cincinnati": {"jokers": 0, "kitty": 0, "min_bid": 1, "bid_order": "down_beats_up"},
    "hawaii_trump": {
        "jokers": 0, "kitty": 4, "bid_form": "number", "directions": "up_only", "nt_multiplier": 1, "make": "flat1",
        "set_penalty": "none", "setters": "flat2", "target": "hawaii",
    },
    "cutthroat": {
        "partnership": "individual", "auction": "until_one_left", "min_bid": 1, "max_bid": "all_books",
        "bid_form": "number_nt", "nt_multiplier": 1, "make": "per_trick", "setters": "every_trick", "target": 30,
    },
}  # fmt: skip

# Pack, kitty and seats depend on each other: a random walk over the options has to change them together.
DEALS = [
    {"players": players, "jokers": jokers, "kitty": kitty}
    for players in (3, 4, 5)
    for jokers in (0, 1, 2)
    for kitty in (0, 4, 5, 6)
    if (52 + jokers - kitty) % players == 0
]


def complete(options):
    """All options by name: the defaults, then the preset in any place, then what was given."""
    given = {name: value for name, value in options.items() if name != "preset"}
    unknown = sorted(set(given) - set(VALUES))
    if unknown:
        raise ValueError(f"the oracle knows no such options: {', '.join(unknown)}")
    return {
        **{name: values[0] for name, values in VALUES.items()},
        **PRESETS[options.get("preset", "standard_54")],
        **given,
    }


def rejected(options):
    """Whether the options are one of the combinations that the rules reject."""
    o = complete(options)
    pairs = o["partnership"] == "pairs"
    return any(
        [
            pairs and o["players"] != 4,
            (52 + o["jokers"] - o["kitty"]) % o["players"] != 0,
            o["kitty"] == 0 and o["jokers"] > 0,
            o["spade2_high"] and o["jokers"] == 0,
            o["max_bid"] == "all_books" and pairs,
            o["bid_form"] == "number_up_down_nt" and o["directions"] != "up_down",
            o["bid_order"] == "down_beats_up" and o["bid_form"] != "number_up_down_nt",
            o["nt_direction_at"] == "bid" and o["bid_form"] == "number",
            o["nt_direction_at"] == "bid" and o["directions"] != "up_down",
            o["dealer_may_match"] and o["auction"] == "until_one_left",
            o["all_pass"] == "dealer_bids_1_or_redeals" and o["min_bid"] != 1,
            o["naming"] == "by_first_lead"
            and not (o["kitty"] == 0 and o["bid_form"] == "number" and o["directions"] == "up_only"),
            o["naming"] == "after_kitty" and o["kitty"] == 0,
            o["sport"] != "never" and o["kitty"] == 0,
            o["kitty_book"] == "first_trick_winner" and o["kitty"] == 0,
            o["kitty_book"] == "none" and pairs and o["kitty"] > 0,
            o["nt_jokers"] == "exchange" and (o["kitty"] == 0 or o["jokers"] == 0),
            o["make"] == "per_trick" and pairs,
            o["boston_two_wins"] and o["match"] == "single",
            not pairs and o["make"] != "per_trick",
            not pairs and o["setters"] not in ("none", "every_trick"),
            not pairs and o["boston_bid"] != "normal",
            not pairs and o["boston_taken"] != "normal",
            not pairs and o["boston_two_wins"],
            not pairs and o["back_door"] != "off",
            not pairs and o["missed_bids_lose"] != 0,
            not pairs and o["rise_and_fly"] != "off",
            not pairs and o["target"] in (7, "hawaii"),
            not pairs and o["match"] == "rubber",
        ]
    )


def random_options(rng):
    """Return a preset and overrides reached by a random walk that never steps on a rejected combination."""
    # The presets with jokers or for other numbers of players would be rare among the seven.
    options = {"preset": rng.choice([*sorted(PRESETS), "standard_54", "cutthroat", "cutthroat"])}
    if options["preset"] == "cutthroat":
        players = rng.choice([3, 4, 5])
        deals = [deal for deal in DEALS if deal["players"] == players]
        options.update(rng.choice([deal for deal in deals if not rejected({**options, **deal})]))
    changes = [{name: value} for name, values in VALUES.items() for value in values if len(values) > 1]
    telling = ["no_court_redeal", "bid_form", "bid_order", "directions", "nt_jokers", "renege", "must_name_book"]
    changes += [{name: value} for name in telling for value in VALUES[name]]
    for _ in range(rng.choice([0, 3, 12, 50, 200])):
        change = rng.choice(DEALS) if rng.random() < 0.15 else rng.choice(changes)
        if not rejected({**options, **change}):
            options.update(change)
    return options
