"""Messages compiled to functions return the text of `fluent.runtime`, in every language, with any values."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

from bot.games import text_folders
from bot.i18n.catalogs import COMMON, LazyBundle, _all_entries, _sources
from bot.i18n.fast_fluent import MAX_PART_LENGTH, CompiledMessages, written

NUMBERS = (0, 1, 2, 5, 22, 1234, -12345)
WORDS = ("Anna", "one", "1")
SOURCES = {
    (folder.name if game is None else game, locale): texts
    for game, folder in [(None, COMMON), *((game, path / "text") for game, path in text_folders().items())]
    for locale, texts in _sources(folder).items()
}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def bundle_of(texts: list[str], locale: str, *, isolating: bool = False) -> FluentBundle:
    bundle = FluentBundle([locale.partition("-")[0]], use_isolating=isolating)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def by_runtime(bundle: FluentBundle, key: str, params: dict[str, str | int]) -> str | None:
    values = {name: written(value, bundle.locales[0]) for name, value in params.items()}
    text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
    return None if errors else str(text)


PLAIN = {"en", "pl"}
"""A language with two plural forms and one with four stand for the others in the default tier."""
EVERY = [
    pytest.param(*source, marks=[] if source[1] in PLAIN else pytest.mark.exhaustive, id="-".join(map(str, source)))
    for source in SOURCES
]


@pytest.mark.parametrize(("where", "locale"), EVERY)
def test_every_message_is_the_same_with_numbers_and_words(where: str, locale: str) -> None:
    texts = SOURCES[where, locale]
    bundle = bundle_of(texts, locale)
    compiled, done = CompiledMessages(bundle), 0
    lazy = LazyBundle(bundle.locales[0], _all_entries(texts))
    unparsed = CompiledMessages(lazy, lazy.pattern)
    for entry in (entry for text in texts for entry in parse(text).body if isinstance(entry, ast.Message)):
        key, found = entry.id.name, Variables()
        found.visit(entry)
        names = sorted(found.names)
        values = [*NUMBERS, *WORDS, *sorted(found.keys)]
        # Each value for each variable, beside others that differ from it.
        for value in range(len(values)):
            params = {name: values[(value + 3 * place) % len(values)] for place, name in enumerate(names)}
            said = compiled.format(key, params)
            assert said is None or said == by_runtime(bundle, key, params), (key, params)
            assert unparsed.format(key, params) == said, (key, params)
            done += said is not None
            if not names:
                break
    assert done, "some are said by functions"


def test_nearly_all_messages_are_functions() -> None:
    """Those with functions of Fluent are not; there are a few for refusals."""
    for (where, locale), texts in SOURCES.items():
        if locale not in PLAIN:
            continue
        compiled = CompiledMessages(bundle_of(texts, locale))
        keys = [entry.id.name for text in texts for entry in parse(text).body if isinstance(entry, ast.Message)]
        missing = [key for key in keys if compiled._message(key) is None]
        assert len(missing) <= 10, (where, locale, missing)


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("key = { $gone } here", {}),
        ("key = { $long }", {"long": "x" * (MAX_PART_LENGTH + 1)}),
        ("key = { NUMBER($number, useGrouping: 0) }", {"number": 1234}),
        ("key = { missing }", {}),
        ("key = a { other }\nother = b { key }", {}),
        ("key = { $yes }", {"yes": True}),
        ("key = { $part -> [1.5] half *[other] whole }".replace("[", "\n [").replace("*\n", "\n*"), {"part": 1}),
    ],
)
def test_what_is_out_of_the_ordinary_is_left_to_the_runtime(text: str, params: dict[str, str | int]) -> None:
    assert CompiledMessages(bundle_of([text], "en")).format("key", params) is None


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("key = Hello", True),
        ("key=Hello", True),
        ("key = Hello \n", True),
        ("key =   { $x }{$y} end\n\n# of the next one\n", True),
        ("key = 100 % = [all] *now* .1", True),
        ("key =\n    Hello", True),
        ("key =\n\n    Hello { $x }\n", True),
        ("key = a\u00a0b\u00a0", True),
        ('key = { "{" }{ "" } and { "  " }', True),
        ("key = a { $x -> \n [one] 1\n   *[other]  { $y } \n   [3] three\n} b { $y ->\n*[x] y\n}  \n", True),
        ("key = { $x ->\n  *[one] a { $y ->\n   [1] b\n  *[other] c\n } d\n }", True),
        ("key = Hello\n    there", False),
        ("key = { $x ->\n  *[one] Hello\n    there\n }", False),
        ("key = { $x ->\n  [one] Hello\n }", False),
        ("key = { $x ->\n  *[one]\n    Hello\n }", False),
        ("key = { $x ->\n  *[1.5] Hello\n }", False),
        ("key = { $x ->\n  *[one] Hello }", False),
        ("key = { $x -> *[one] Hello\n }", False),
        ("key = Hello\n    .title = There", False),
        ("key =\n    .title = There", False),
        ("key = Hello\r\n", False),
        ("key = { NUMBER($x) }", False),
        ("key = { -term }", False),
        ("key = } {", False),
        ("key =", False),
        ("-term = Hello", False),
    ],
)
def test_usual_messages_need_no_parser(text: str, usual: bool) -> None:
    key = text.partition("=")[0].strip()
    lazy, bundle, params = LazyBundle("en", {key: text}), bundle_of([text], "en"), {"x": "one", "y": -1}
    assert (lazy.pattern(key) is not None) == usual
    assert lazy.has_message(key) == bundle.has_message(key)
    if bundle.has_message(key):
        assert CompiledMessages(lazy, lazy.pattern).format(key, params) == CompiledMessages(bundle).format(
            key, params
        )


@pytest.mark.parametrize("value", ["one", "two", "other", 1, 2, 3, "1"])
@pytest.mark.parametrize(
    "keys", [("1", "one", "*other"), ("one", "1", "*other"), ("*one", "2", "other"), ("2", "*3")]
)
def test_the_first_key_that_fits_counts_for_words_and_numbers(keys: tuple[str, ...], value: str | int) -> None:
    variants = "".join(f"\n   {'*' * key.startswith('*')}[{key.strip('*')}] says {key}" for key in keys)
    bundle = bundle_of([f"key = {{ $x ->{variants}\n}}"], "en")
    assert CompiledMessages(bundle).format("key", {"x": value}) == by_runtime(bundle, "key", {"x": value})


def test_marks_of_isolation_are_left_to_the_runtime() -> None:
    assert CompiledMessages(bundle_of(["key = { $x } y"], "en", isolating=True)).format("key", {"x": "a"}) is None
