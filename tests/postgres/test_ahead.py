from tests.tables.test_premoves import *  # noqa: F403
