from tests.tables.test_gone import *  # noqa: F403
