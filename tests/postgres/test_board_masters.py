from tests.tables.test_board_masters import *  # noqa: F403
