from tests.tables.test_seasons import *  # noqa: F403
