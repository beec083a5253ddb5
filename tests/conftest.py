import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules that a test pins, such as T5.5 or A7.3")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long in one process comes first, so that no process has to wait for it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("xdist_group") is None)
