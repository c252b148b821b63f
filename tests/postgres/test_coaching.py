from tests.tables.test_coaching import *  # noqa: F403
