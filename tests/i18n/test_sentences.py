"""No sentence is left in code: what users read comes from the catalogs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ["bot/ui", "bot/tables", "bot/games", "bot/render", "bot/rules", "cogs"]
SENTENCE = re.compile(r"[A-Za-z]{2,}[,:]? [A-Za-z]{2,}|^[A-Z][a-z]+( …|[.!?…])?$")
SPOKEN_ELSEWHERE = {
    # The English words of a command or a menu's entry stand in it; the translator has those of other languages.
    "command", "describe", "Group", "choices", "ContextMenu",
    # Read by operators.
    "debug", "info", "warning", "error", "report", "start", "Latest", "bind_contextvars",
    # Bugs and broken connections, not refusals.
    "Unreadable", "ValueError", "TypeError", "AssertionError", "RuntimeError", "NotADirectoryError", "ImportError",
    # No words at all.
    "cast", "compile", "fullmatch", "sub", "create_task", "Word", "TypeVar",
}  # fmt: skip
LOGGED = {"LOCKED_OUT", "STEPS"}
"""Constants with texts for operators."""
CATEGORY = re.compile(r"C[cfnos]|L[lmotu]|M[cen]|N[dlo]|P[cdefios]|S[ckmo]|Z[lps]")
"""Unicode's names of categories."""
NOT_READ = {
    "bot/render/assets": "draws the packs",
    "bot/render/computer_names.py": "names of computer players, the same in every language",
    "bot/ui/discord/error_codes.py": "names of what Discord refuses, for whoever runs the bot",
    "bot/ui/discord/permissions.py": "the docs and bot doctor, for operators; the greeting has its own texts",
    "bot/ui/discord/error_handler.py": "names of what is counted, for whoever runs the bot",
    "bot/games/bid_whist/actions.py": "names of bids as a record has them",
    "bot/rules/former_names.py": "former names of modules and classes",
    "bot/rules/proof_v2.py": "lines that are hashed",
    "bot/rules/proof_check.py": "labels of luck as a record has them",
    "bot/tables/game/flow.py": "labels of luck as a record has them",
}


def files() -> Iterator[Path]:
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not any(name.startswith(other) for other in NOT_READ):
                yield path


def called(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_category(node: ast.expr) -> bool:
    """Return whether a text is the name of a Unicode category."""
    return isinstance(node, ast.Constant) and CATEGORY.fullmatch(str(node.value)) is not None


def compared(node: ast.Compare) -> Iterator[ast.expr]:
    """Yield the texts that a comparison has for no reader: names of categories and of headers."""
    left = called(node.left.func) if isinstance(node.left, ast.Call) else called(node.left)
    if left == "category":
        yield from filter(is_category, node.comparators)
    if called(node.comparators[0]) == "headers":
        yield node.left


def sentences(tree: ast.AST) -> Iterator[str]:
    """Yield the texts of a module that look like words for users."""
    passed_over: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node.func) in SPOKEN_ELSEWHERE:
            passed_over |= {id(inner) for inner in ast.walk(node)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed_over.add(id(node.value))  # a docstring, of a module, a class, a function or a name
        elif isinstance(node, ast.ClassDef):
            passed_over |= {id(keyword.value) for keyword in node.keywords}  # a group's English words
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            passed_over |= {id(inner) for inner in ast.walk(node.returns)}
        elif isinstance(node, ast.Assign) and called(node.targets[0]) in {"__all__", *LOGGED}:
            passed_over |= {id(inner) for inner in ast.walk(node.value)}
        elif isinstance(node, ast.Set) and all(is_category(each) for each in node.elts):
            passed_over |= {id(each) for each in node.elts}
        elif isinstance(node, ast.Compare):
            passed_over |= {id(each) for each in compared(node)}
        elif isinstance(node, ast.Subscript | ast.AnnAssign | ast.arg):
            annotation = node.slice if isinstance(node, ast.Subscript) else node.annotation
            passed_over |= {id(inner) for inner in ast.walk(annotation)} if annotation else set()
    for node in ast.walk(tree):
        text = (
            getattr(node, "value", None) if isinstance(node, ast.Constant) and id(node) not in passed_over else None
        )
        if isinstance(text, str) and SENTENCE.search(text):
            yield text


def test_no_sentence_is_left_in_code() -> None:
    assert [
        (path.relative_to(ROOT).as_posix(), sentence)
        for path in files()
        for sentence in sentences(ast.parse(path.read_text(encoding="utf-8")))
    ] == []


def test_a_sentence_would_be_found() -> None:
    lines = [
        '"""Say it."""',
        'log.info("all is well")',
        'say("It is your turn.")',
        'text = f"{x} wins it"',
        'say("Join")',
        'found = category(letter) == "Cf" or {"So", "Sk"}',
        'said = found == "No" or {"No", "Join"} or "Join" in words',
    ]
    code = "\n".join(lines)
    assert list(sentences(ast.parse(code))) == [
        "It is your turn.", " wins it", "Join", "No", "No", "Join", "Join",
    ]  # fmt: skip
