from tests.tables.test_proof import *  # noqa: F403
