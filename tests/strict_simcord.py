"""Makes simcord as strict as Discord where it is kinder: importing this module is enough.

The rows are those of the sandbox (`bot.sandbox.Strictness`), as far as simcord has to do with them. A test that needs
a kinder row sets `strict_simcord.rows` for its time, with `monkeypatch`.
"""

import time
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from simcord.backend import errors, serializers
from simcord.components import walk_components
from simcord.http import _helpers, router
from simcord.http.routes import application, interactions, messages

from bot.sandbox import STRICT, Account
from bot.sandbox.errors import ApiError
from bot.sandbox.hidden_limits import HiddenLimits

rows = STRICT
SCHEME = "attachment://"

_payload, _changes, _open = serializers.message_payload, _helpers.message_edit_changes, application.create_dm
_limits: WeakKeyDictionary[Any, HiddenLimits] = WeakKeyDictionary()
"""By Discord in memory, what the bot has used of the limits that no header announces."""


def media_of(components: Any) -> list[dict[str, Any]]:
    """Return the media that components show."""
    found: list[dict[str, Any]] = []
    for component in walk_components(components or []):
        found += [item["media"] for item in component.get("items") or ()]
        found += [component[key] for key in ("media", "file") if key in component]
    return found


def message_payload(*args: Any, **how: Any) -> Any:
    """Return a message as Discord sends it: files that components show are not among its attachments."""
    payload: Any = dict(_payload(*args, **how))
    if rows.files_in_components:
        used = {media["url"] for media in media_of(payload["components"])}
        payload["attachments"] = [file for file in payload["attachments"] if file["url"] not in used]
    return payload


def message_edit_changes(ctx: Any, message: Any = None, *, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return what an edit changes; refuse one whose components refer to a file that it does not name."""
    asked = ctx.body() if body is None else body
    named = {entry.get("filename") for entry in asked.get("attachments") or ()} | {
        file.filename for file in ctx.files
    }
    referred = [media["url"] for media in media_of(asked.get("components")) if media["url"].startswith(SCHEME)]
    if rows.kept_files_named and not named.issuperset(url.removeprefix(SCHEME) for url in referred):
        raise errors.invalid_form_body("The referenced attachment was not found in the attachments.")
    return _changes(ctx, message, body=body)


def create_dm(ctx: Any) -> Any:
    """Open a DM channel; refuse too many new ones at once."""
    clock = clock_of(ctx.backend)
    limits = _limits.setdefault(ctx.backend, HiddenLimits(clock, clock))
    person = str(ctx.body()["recipient_id"])
    try:
        if rows.dm_openings:
            limits.open_dm(Account(person, person))
    except ApiError as error:
        raise errors.BackendError(error.status, error.code, error.message) from error
    return _open(ctx)


def clock_of(backend: Any) -> Callable[[], float]:
    """Return a clock of Discord's time: short sleeps of the bot are real, longer ones are skipped by the test."""
    return lambda: backend.clock.elapsed + time.monotonic()


serializers.message_payload = message_payload
routes = router._ROUTES["POST"]
routes[:] = [(path, create_dm if handler is _open else handler) for path, handler in routes]
for module in (_helpers, interactions, messages):
    vars(module)["message_edit_changes"] = message_edit_changes
