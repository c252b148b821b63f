from tests.tables.test_statistics import *  # noqa: F403
