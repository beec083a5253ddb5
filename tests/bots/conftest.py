import pytest

import zoco
from zoco.core.spec import GameSpec


@pytest.fixture(scope="session", params=zoco.GAMES)
def rules(request: pytest.FixtureRequest) -> GameSpec:
    """Every test that asks for it runs once for each game."""
    return zoco.rules_of(request.param)
