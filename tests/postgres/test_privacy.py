from tests.tables.test_privacy import *  # noqa: F403
