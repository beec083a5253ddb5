import signal

import pytest

from tests.tiers import TIMES


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as in a shell's background job: nothing would feel Ctrl-C
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "rule(*numbers): the rules that a test pins, such as T5.5 or A7.3")
    config.addinivalue_line("markers", "provokes(*patterns): what browsers fail to load because the test wants it so")
    config.addinivalue_line("markers", "installs: the browser keeps the app, to work without a network")
    config.addinivalue_line("markers", "slow: only before a release, in `make test-all`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests come first, so that no process has to wait for them at the end."""
    items.sort(key=lambda item: item.get_closest_marker("xdist_group") is None)
    if not TIMES and not config.option.markexpr:
        slow = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
