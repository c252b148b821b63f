from tests.tables.test_oldest_messages import *  # noqa: F403
