from tests.tables.test_undo import *  # noqa: F403
