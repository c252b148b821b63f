from tests.tables.test_hints import *  # noqa: F403
