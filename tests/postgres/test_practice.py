from tests.tables.test_practice import *  # noqa: F403
