from tests.tables.test_blocks import *  # noqa: F403
