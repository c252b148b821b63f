from tests.tables.test_claims import *  # noqa: F403
