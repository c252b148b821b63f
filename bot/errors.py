"""Errors of the table service for users, as codes with data; the sentences are in the catalogs.

UserError             a user asked for something impossible
├── NotFound          no such table, game, preset, ...
├── PermissionDenied  not allowed for this user
├── Conflict          impossible in the present state (table full, already started)
└── StaleView         a button of a message that is out of date
"""


class UserError(Exception):
    """An error shown to one user; `str()` is the code alone, since params can be private.

    Args:
        code: snake_case; the message's key is `error-<code with dashes>`.
        params: the variables of the message.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class NotFound(UserError):
    """The table, game, preset or other object does not exist."""


class PermissionDenied(UserError):
    """This user is not allowed to do it."""


class Conflict(UserError):
    """It is impossible in the present state."""


class StaleView(UserError):
    """The clicked message shows an earlier state."""
