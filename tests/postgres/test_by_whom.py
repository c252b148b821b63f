from tests.tables.test_by_whom import *  # noqa: F403
