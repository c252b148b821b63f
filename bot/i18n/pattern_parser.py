"""Parse the usual Fluent messages in a hundredth of the time of `fluent.syntax`, to the same nodes.

Usual is text in one line, with variables, other messages, and choices of which each variant has one line. All else is
left to `fluent.syntax`.
"""

import re
from typing import Any

from fluent.runtime.resolver import NumberLiteral
from fluent.syntax import ast

NAME = "[A-Za-z][A-Za-z0-9_-]*"
HEAD = re.compile(rf"{NAME} *= *(?:\n[ \n]*+(?<= )(?![.*[]))?")
"""A message up to its value, which begins in the same line, or indented in the next line."""
TEXT = re.compile(r"[^{}\n\r]+")
PLACEABLE = re.compile(rf'\{{[ \n]*(?:\$(?P<variable>{NAME})|(?P<message>{NAME})|"(?P<text>[^"\\\n]*)")[ \n]*\}}')
SELECTOR = re.compile(rf"\{{[ \n]*\$({NAME})[ \n]*-> *(?=\n)")
VARIANT = re.compile(rf"\n[ \n]*(\*?)\[ *(?:(?P<number>-?[0-9]+)|(?P<word>{NAME})) *\] *")
CLOSED = re.compile(r"\n[ \n]*\}")
REST = re.compile(r"(?:\n(?:#.*)?)*")
"""The comments after a message, which belong to the next one."""


class NotUsual(Exception):
    """`fluent.syntax` must parse this message."""


def parse_pattern(source: str) -> ast.Pattern | None:
    """Return the value of a message; None if `fluent.syntax` must parse it.

    Args:
        source: the message, and the comments after it.
    """
    head = HEAD.match(source)
    if head is None:
        return None
    try:
        pattern, end = _pattern(source, head.end())
    except NotUsual:
        return None
    return pattern if REST.fullmatch(source, end) else None


def _pattern(source: str, at: int) -> tuple[ast.Pattern, int]:
    """Return the pattern that begins at a position, and the position after it."""
    found: list[ast.TextElement | ast.Placeable] = []
    while True:
        if text := TEXT.match(source, at):
            found.append(ast.TextElement(text[0]))
            at = text.end()
        elif placeable := PLACEABLE.match(source, at):
            found.append(ast.Placeable(_expression(placeable)))
            at = placeable.end()
        elif selector := SELECTOR.match(source, at):
            choice, at = _choice(source, selector)
            found.append(ast.Placeable(choice))
        else:
            break
    if found and isinstance(found[-1], ast.TextElement):
        found[-1].value = found[-1].value.rstrip(" ")
        if not found[-1].value:
            found.pop()
    if not found:
        raise NotUsual
    return ast.Pattern(found), at


def _expression(placeable: re.Match[str]) -> ast.InlineExpression:
    """Return the variable, message or literal in braces."""
    if placeable["variable"] is not None:
        return ast.VariableReference(ast.Identifier(placeable["variable"]))
    if placeable["message"] is not None:
        return ast.MessageReference(ast.Identifier(placeable["message"]))
    return ast.StringLiteral(placeable["text"])


def _choice(source: str, selector: re.Match[str]) -> tuple[ast.SelectExpression, int]:
    """Return a choice by a variable, and the position after its brace."""
    at, variants = selector.end(), list[ast.Variant]()
    while variant := VARIANT.match(source, at):
        key: Any = NumberLiteral(variant["number"]) if variant["number"] else ast.Identifier(variant["word"])
        value, at = _pattern(source, variant.end())
        variants.append(ast.Variant(key, value, default=bool(variant[1])))
    closed = CLOSED.match(source, at)
    if closed is None or sum(variant.default for variant in variants) != 1:
        raise NotUsual
    return ast.SelectExpression(ast.VariableReference(ast.Identifier(selector[1])), variants), closed.end()
