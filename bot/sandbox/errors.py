"""Errors of the sandbox, with Discord's HTTP statuses and JSON codes."""

from typing import Any


class SandboxError(Exception):
    """Base class of the errors that reach the caller of the sandbox."""


class PortTaken(SandboxError):
    """The port is in use; `port` is the requested one, `free` an alternative."""

    def __init__(self, port: int, free: int) -> None:
        super().__init__(f"port {port} is in use; choose another, for example {free}")
        self.port = port
        self.free = free


class ApiError(Exception):
    """An error of the REST interface, sent as `{"message", "code", "errors"?}`.

    `retry_after` belongs to status 429: after how many seconds the same call can succeed.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        *,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.retry_after = retry_after
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """Return Discord's JSON for it."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class PageError(Exception):
    """An error for a user of the page, sent as `{"error": sentence}` with an HTTP status."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


_UNKNOWN = {
    "application": 10002, "channel": 10003, "guild": 10004, "member": 10007, "message": 10008, "role": 10011,
    "user": 10013, "emoji": 10014, "webhook": 10015, "interaction": 10062, "application command": 10063,
}  # fmt: skip


def unknown(thing: str) -> ApiError:
    """Return the 404 for a missing thing, "message" for example."""
    return ApiError(404, _UNKNOWN[thing], f"Unknown {thing.title() if thing == 'application command' else thing}")


def unauthorized() -> ApiError:
    """Return the 401 for a wrong or missing token."""
    return ApiError(401, 0, "401: Unauthorized")


def missing_access() -> ApiError:
    """Return the 403 for a channel that the bot can't see."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Return the 403 for an action without permission in a channel that the bot sees."""
    return ApiError(403, 50013, "Missing Permissions")


def already_acknowledged() -> ApiError:
    """Return the 400 for a second initial response to one interaction."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def invalid_form(problems: list[tuple[str, str, str]]) -> ApiError:
    """Return the 400 for a body with problems: (dotted path, code, sentence) each."""
    tree: dict[str, Any] = {}
    for path, code, message in problems:
        node = tree
        for part in path.split("."):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return ApiError(400, 50035, "Invalid Form Body", tree)
