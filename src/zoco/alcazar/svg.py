from typing import Any


def board(e: Any, v: Any, names: Any = None, language: Any = None) -> Any:
    return ""
