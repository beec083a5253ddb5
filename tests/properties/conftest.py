import pytest

import zoco
from tests.properties.games import Laws, laws_of
from zoco.core.spec import GameSpec


@pytest.fixture(scope="session", params=zoco.GAMES)
def rules(request: pytest.FixtureRequest) -> GameSpec:
    """Tests that use it run once for each game."""
    return zoco.rules_of(request.param)


@pytest.fixture(scope="session")
def laws(rules: GameSpec) -> Laws:
    return laws_of(rules)
