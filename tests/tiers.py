"""Tests in two tiers: `make test` runs what every change needs, `make test-all` everything there is, for a release.

`@pytest.mark.slow` is for the second tier only; `pytest -m slow` runs it alone. A test that can try many examples tries
few in the first tier. ZOCO_EXAMPLES=1 is the second tier, ZOCO_EXAMPLES=25 tries 25 times as many examples there.
"""

import os

TIMES = int(os.environ.get("ZOCO_EXAMPLES", "0"))


def examples(few: int, many: int) -> int:
    """How many a test tries: few before every change, many before a release."""
    return many * TIMES if TIMES else few
