"""The entry points to the compiled rules."""

import zoco


def test_no_entry_point_of_one_game_can_be_taken_for_one_of_the_other() -> None:
    """The linker tells entry points apart by module, name and argument types; these differ only in their names."""
    kernels = [zoco.rules_of(name).kernel for name in zoco.GAMES]
    names = {entry_point.__qualname__ for kernel in kernels for entry_point in kernel}
    assert len(names) == sum(len(kernel) for kernel in kernels)
