from tests.tables.test_shared_seeds import *  # noqa: F403
