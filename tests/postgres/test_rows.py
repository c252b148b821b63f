from tests.tables.test_rows import *  # noqa: F403
