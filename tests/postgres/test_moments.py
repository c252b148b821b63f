from tests.tables.test_moments import *  # noqa: F403
