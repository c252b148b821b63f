"""Discord's own description of its REST interface, as a judge of requests and answers.

The file is not part of the project; `load()` returns None where it is missing, and tests then skip.
"""

import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
from jsonschema.validators import extend

SPEC = Path(__file__).parents[2] / "shared" / "discord-api-spec" / "openapi.json"
MISSING = "Discord's OpenAPI file is not there"
CONSTANT = {"const", "title", "description"}
_MEDIA = ("application/json", "multipart/form-data", "application/x-www-form-urlencoded")


class OpenApi:
    """Checks the bodies of one method and path (the one behind /api/vN) against the description."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self._spec = spec
        self._paths = {path.strip("/"): item for path, item in spec["paths"].items()}
        self._by_length: dict[int, list[str]] = {}
        # Literal paths win over templated ones: fewer variables come first.
        for path in sorted(self._paths, key=lambda path: path.count("{")):
            self._by_length.setdefault(path.count("/"), []).append(path)
        _relax(spec)
        self._branch_types: dict[int, tuple[Any, ...] | None] = {}
        self._validator = extend(jsonschema.Draft202012Validator, {"anyOf": self._any_of})

    def operation(self, method: str, path: str) -> dict[str, Any] | None:
        """Return the description of a call, None when Discord documents none."""
        parts = path.strip("/").split("/")
        for candidate in self._by_length.get(len(parts) - 1, ()):
            wanted = candidate.split("/")
            if all(w == p or w[0] == "{" for w, p in zip(wanted, parts, strict=True)):
                operation = self._paths[candidate].get(method.lower())
                if operation is not None:
                    return operation
        return None

    def request_faults(self, method: str, path: str, body: Any) -> list[str]:
        """Return what is wrong with a request's body (for multipart: its payload_json)."""
        operation = self.operation(method, path)
        if operation is None:
            return [f"{method} {path} is not documented"]
        content = operation.get("requestBody", {}).get("content")
        return [] if content is None or body is None else self._faults(_schema(content), body)

    def answer_faults(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Return what is wrong with an answer."""
        operation = self.operation(method, path)
        if operation is None:
            return [f"{method} {path} is not documented"]
        responses = operation["responses"]
        found = responses.get(str(status)) or responses.get(f"{status // 100}XX") or {}
        if "$ref" in found:
            found = self._resolve(found["$ref"])
        content = found.get("content")
        if content is None:
            undocumented = f"{method} {path}: {status} with a body is not documented"
            return [] if body is None or status >= 400 else [undocumented]
        return self._faults(_schema(content), body)

    def _faults(self, schema: dict[str, Any], body: Any) -> list[str]:
        whole = {"components": self._spec["components"], **schema}
        return [text for error in self._validator(whole).iter_errors(body) for text in self._explain(error)]

    def _any_of(self, validator: Any, branches: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
        """Try the branches of a union that the payload's `type` allows; only if none fits, report on all of them."""
        kind = instance.get("type") if isinstance(instance, dict) else None
        for branch in branches:
            allowed = self._types_of(branch) if kind is not None else None
            if (allowed is None or kind in allowed) and validator.evolve(schema=branch).is_valid(instance):
                return
        yield from jsonschema.Draft202012Validator.VALIDATORS["anyOf"](validator, branches, instance, schema)

    def _types_of(self, branch: dict[str, Any]) -> tuple[Any, ...] | None:
        """Return the values that a branch allows for `type`, None if it does not say."""
        if id(branch) not in self._branch_types:
            target = self._resolve(branch["$ref"]) if "$ref" in branch else branch
            named = target.get("properties", {}).get("type", {}).get("enum")
            self._branch_types[id(branch)] = named and tuple(named)
        return self._branch_types[id(branch)]

    def _explain(self, error: jsonschema.ValidationError) -> list[str]:
        """Follow a failed union into the branch that the payload's own `type` names."""
        if error.validator in ("anyOf", "oneOf") and error.context:
            branches: dict[int, list[jsonschema.ValidationError]] = {}
            for inner in error.context:
                branches.setdefault(inner.schema_path[0], []).append(inner)
            meant = [found for found in branches.values() if not any(_wrong_type(inner) for inner in found)]
            if not meant and not branches:
                return [f"{error.json_path}: {error.message}"]
            best = min(meant or branches.values(), key=len)
            return [text for inner in best for text in self._explain(inner)]
        return [f"{error.json_path}: {error.message[:300]}"]

    def _resolve(self, reference: str) -> dict[str, Any]:
        node: Any = self._spec
        for part in reference.removeprefix("#/").split("/"):
            node = node[part]
        return node


def _wrong_type(error: jsonschema.ValidationError) -> bool:
    path = list(error.path)
    if path[-1:] == ["type"]:
        return error.validator in ("enum", "const")
    return not path and error.validator == "type"


def _schema(content: dict[str, Any]) -> dict[str, Any]:
    for media in _MEDIA:
        if media in content:
            return content[media]["schema"]
    return {}


def _relax(node: Any) -> None:
    """Let snowflakes be numbers too, as discord.py sends them, and unions match more than one branch."""
    if isinstance(node, dict):
        if node.get("format") == "snowflake":
            node["type"] = ["string", "integer"]
            node.pop("pattern", None)
        if "oneOf" in node and "anyOf" not in node:
            node["anyOf"] = node.pop("oneOf")
        if all("const" in branch and not branch.keys() - CONSTANT for branch in node.get("anyOf", [{}])):
            node["enum"] = [branch["const"] for branch in node.pop("anyOf")]
        for value in node.values():
            _relax(value)
    elif isinstance(node, list):
        for value in node:
            _relax(value)


@functools.cache
def load() -> OpenApi | None:
    """Return the judge, read once, or None where the file is missing."""
    return OpenApi(json.loads(SPEC.read_text())) if SPEC.exists() else None


def faults(exchanges: list[Any]) -> list[str]:
    """Return all that is wrong with logged exchanges (method, path, request, status, answer)."""
    judge = load()
    assert judge is not None, MISSING
    found: list[str] = []
    for one in exchanges:
        wrong = [f"request {text}" for text in judge.request_faults(one.method, one.path, one.request)]
        wrong += [f"answer {text}" for text in judge.answer_faults(one.method, one.path, one.status, one.answer)]
        found += [f"{one.method} {one.path.split('?')[0]} {one.status}: {text}" for text in dict.fromkeys(wrong)]
    return found
