"""Errors in actions and records.

RuleError          a code and its data; the sentence is in the catalogs
├── ParseError      it can't be read: bad_json, bad_header, unknown_game, bad_options, bad_action, bad_card, bad_word,
│                  bad_promise
└── IllegalAction  it can be read, but not done now
    ├── WrongTime  game_over, wrong_phase
    ├── WrongSeat  not_your_turn
    └── (itself)   a rule of the game says no: must_follow_suit, figure_not_held, ...
"""


class RuleError(Exception):
    """An error with a code and its data; its text never contains a sentence or a card.

    Args:
        code: snake_case; the catalogs have the sentence under `error-<code>`, or `error-<code>-<reason>`, with
            dashes.
        params: the variables of the sentence; they can contain the player's own cards, so `str()` leaves them out.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class ParseError(RuleError):
    """The input can't be read as a record, an option or an action."""


class IllegalAction(RuleError):
    """The rules don't allow the action now."""


class WrongTime(IllegalAction):
    """No seat can do this now."""


class WrongSeat(IllegalAction):
    """This seat can't do this now."""
