"""The doors to the compiled rules."""

import zoco


def test_no_door_of_one_game_can_be_taken_for_one_of_the_other() -> None:
    """The linker knows doors by module, name and kinds of arguments; these differ by the name alone."""
    kernels = [zoco.rules_of(name).kernel for name in zoco.GAMES]
    names = {door.__qualname__ for kernel in kernels for door in kernel}
    assert len(names) == sum(len(kernel) for kernel in kernels)
