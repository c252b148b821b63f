from tests.tables.test_deadlines import *  # noqa: F403
