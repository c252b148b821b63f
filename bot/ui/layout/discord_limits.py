"""Define Discord's limits, and shorten texts to them; Discord refuses longer messages as a whole."""

MAX_COMPONENTS = 40  # in a message, nested ones included
MAX_CHARACTERS = 4000  # of text in a message, all of it together
MAX_BYTES = 9000  # of text in a message, in UTF-8: Discord answers 500 from about 10,170 on
MAX_BUTTONS = 5  # in a row
MAX_OPTIONS = 25  # in a list
MAX_LABEL = 80  # characters on a button
MAX_OPTION_LABEL = 100  # characters of an option in a list, and of the line below it
MAX_PLACEHOLDER = 150  # characters of a list in which nothing is chosen yet
MAX_ALT_TEXT = 1024  # characters of an image in words
MAX_CUSTOM_ID = 100  # characters of what a button refers to; the library would not notice a longer one
MAX_TITLE = 45  # characters of a form's title, and of the name of a field in it
MAX_HINT = 100  # characters below the name of a field


def clip(text: str, limit: int) -> str:
    """Return the text, shortened to `limit` characters with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
