"""What the table service refuses, as codes with data; the sentences are in the catalogs.

UserError          something a person asked for that can't be done
├── NotFound       no such table, game, preset, ...
├── PermissionDenied     not for this person
├── Conflict       not in the state things are in (table full, already started)
└── StaleView      a button of a picture that is no longer true
"""


class UserError(Exception):
    """A refusal shown to one person; `str()` is the code alone, since params may be private.

    Args:
        code: snake_case; the words are under `error-<code with dashes>`.
        params: what the words need.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class NotFound(UserError):
    """There is no such thing."""


class PermissionDenied(UserError):
    """It is there, but not for this person."""


class Conflict(UserError):
    """It can't be done in the state things are in."""


class StaleView(UserError):
    """The button belongs to a situation that has passed."""
