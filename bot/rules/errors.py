"""What can be wrong with an action or a record.

RuleError          a code and its data; the sentence is in the catalogs
├── ParseError      it can't be read: bad_json, bad_header, unknown_game, bad_options, bad_action, bad_card, bad_word,
│                  bad_promise
└── IllegalAction  it can be read, but not done now
    ├── WrongTime  game_over, wrong_phase
    ├── WrongSeat  not_your_turn
    └── (itself)   a rule of the game says no: must_follow_suit, figure_not_held, ...
"""


class RuleError(Exception):
    """A refusal with a code and its data, never a sentence and never a card in its text.

    Args:
        code: snake_case; the catalogs have the words under `error-<code>`, or `error-<code>-<reason>`, with dashes.
        params: what the words need; may hold the asker's own cards, so `str()` leaves it out.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class ParseError(RuleError):
    """It cannot be read as a record, an option or an action."""


class IllegalAction(RuleError):
    """It can be read, but the rules don't allow it now."""


class WrongTime(IllegalAction):
    """No seat may do this now."""


class WrongSeat(IllegalAction):
    """This seat may not do this now."""
