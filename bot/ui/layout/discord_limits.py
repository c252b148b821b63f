"""Define Discord's limits, and shorten texts to them; Discord refuses longer messages as a whole."""

MAX_COMPONENTS = 40
"""In a message, nested ones included."""
MAX_CHARACTERS = 4000
"""Of text in a message, all of it together."""
MAX_BYTES = 9000
"""Of text in a message, in UTF-8: Discord answers 500 from about 10,170 on."""
MAX_BUTTONS = 5
"""In a row."""
MAX_OPTIONS = 25
"""In a list."""
MAX_LABEL = 80
"""Characters on a button."""
MAX_OPTION_LABEL = 100
"""Characters of an option in a list, and of the line below it."""
MAX_PLACEHOLDER = 150
"""Characters of a list in which nothing is chosen yet."""
MAX_ALT_TEXT = 1024
"""Characters of an image in words."""
MAX_CUSTOM_ID = 100
"""Characters of what a button refers to; the library would not notice a longer one."""
MAX_TITLE = 45
"""Characters of a form's title, and of the name of a field in it."""
MAX_HINT = 100
"""Characters below the name of a field."""


def clip(text: str, limit: int) -> str:
    """Return the text, shortened to `limit` characters with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
