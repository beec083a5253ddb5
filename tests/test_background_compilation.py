"""Playing at once: interpreted rules, until another process has compiled them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import zoco
from tests.sample import GAME
from zoco.bots import player_named
from zoco.bots.hints import Hint
from zoco.commands import background_compilation, screen
from zoco.commands.background_compilation import BackgroundCompilation
from zoco.commands.play import Quit, TerminalTable
from zoco.core import spec
from zoco.core.compiling import RULES, Interpreted, has_cache, is_warm, open_cache
from zoco.core.game import Game
from zoco.core.kernel import Kernel
from zoco.core.spec import GameSpec

FROM_NOTHING = """
import sys, zoco
from zoco.bots import Budget
from zoco.bots.hints import hint
from zoco.core.game import Game
from zoco.commands.background_compilation import BackgroundCompilation

rules = zoco.rules_of(sys.argv[1])
with BackgroundCompilation(rules) as compilation:
    game = Game(rules, rules.fewest_players, seed=1)
    game.act(game.actions[0])
    print(compilation.ready)
    compilation.process.wait()
    compilation.catch_up()
    print(compilation.ready)
    print(len(hint(game.seat_view(), game.seat_names(), Budget(simulations=100))))
"""


@pytest.fixture
def rules() -> GameSpec:
    rules = zoco.rules_of(GAME)
    for bots in (False, True):
        rules.warm_up(bots)
    return rules


@pytest.fixture
def warm(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is said to be compiled; no process is started for the rest."""
    names: set[str] = set()
    for module in (background_compilation, spec):
        monkeypatch.setattr(module, "is_warm", lambda name: name in names)
    monkeypatch.setattr(BackgroundCompilation, "start_compiling", lambda self: None)
    return names


def interpreted(kernel: Kernel) -> set[str]:
    return {name for name, entry_point in kernel._asdict().items() if isinstance(entry_point, Interpreted)}


def play_some(game: Game, decisions: int) -> None:
    player = player_named("greedy", 1)
    for _ in range(decisions):
        game.act(player.choose(game.seat_view()))


def test_compiled_rules_take_over_from_interpreted_ones(
    rules: GameSpec, warm: set[str], capfd: pytest.CaptureFixture[str]
) -> None:
    with BackgroundCompilation(rules) as now:
        game = Game(rules, rules.fewest_players, seed=1)  # nothing is compiled for it
        assert interpreted(rules.kernel) == {*rules.kernel._fields}
        play_some(game, 1)
        warm.add(rules.name)
        now.catch_up()
        assert interpreted(rules.kernel) == {"take_apart", *(name for name, _ in rules.bot_entry_points())}
        play_some(game, 1)
        warm.add(f"{rules.name}-bots")
        now.catch_up()
        assert now.ready and not any(isinstance(rule, Interpreted) for rule in RULES)
        play_some(game, 1)
    assert capfd.readouterr().err == ""
    other = Game(rules, rules.fewest_players, seed=1)
    for _ in range(3):
        play_some(other, 1)
    assert game.record() == other.record()


def leave(table: TerminalTable) -> None:
    raise Quit


def test_a_game_of_bots_waits_for_the_compiler(
    rules: GameSpec,
    warm: set[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    class Compiler:
        def wait(self) -> None:
            warm.update((rules.name, f"{rules.name}-bots"))

        def poll(self) -> None:
            pass

    with BackgroundCompilation(rules) as now:
        monkeypatch.setattr(now, "process", Compiler())
        game = Game(rules, rules.fewest_players, seed=1)
        game.extra["bots"] = ["grand-master"] * game.players
        monkeypatch.setattr(TerminalTable, "let_bot_decide", leave)
        TerminalTable(game, tmp_path / "game.jsonl", screen(), False, now).play()
        assert interpreted(rules.kernel) == set()
    assert f"Compiling the rules of {rules.title}" in capsys.readouterr().err


def test_a_hint_is_given_as_soon_as_all_is_compiled(
    rules: GameSpec,
    warm: set[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    asked = []

    def hint(*arguments: object) -> list[Hint]:
        asked.append(arguments)
        return []

    monkeypatch.setattr("zoco.commands.play.hint", hint)
    monkeypatch.setattr(TerminalTable, "read_line", lambda table, prompt: "h")
    with BackgroundCompilation(rules) as now:
        game = Game(rules, rules.fewest_players, seed=1)
        table = TerminalTable(game, tmp_path / "game.jsonl", screen(), False, now)
        table.answer(game.legal, {})
        assert not asked and "Hints come when" in capsys.readouterr().out
        warm.update((rules.name, f"{rules.name}-bots"))
        table.answer(game.legal, {})
        assert asked and "Hints come when" not in capsys.readouterr().out


def test_a_compiler_that_fails_is_replaced(
    rules: GameSpec, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    compiled = []

    def warm_up(rules: GameSpec, bots: bool = False) -> None:
        assert not isinstance(rules.kernel.search if bots else rules.kernel.new, Interpreted)
        compiled.append(f"{rules.name}-bots" if bots else rules.name)

    monkeypatch.setattr(GameSpec, "warm_up", warm_up)
    monkeypatch.setattr(background_compilation, "is_warm", lambda name: name in compiled)
    monkeypatch.setattr(background_compilation, "WARM_UP", "import sys; sys.stdin.read()")
    with BackgroundCompilation(rules) as now:
        assert now.process
        now.catch_up()
        assert interpreted(rules.kernel) and not compiled  # it is still at work
        now.process.kill()
        now.process.wait()
        now.catch_up()
        now.catch_up()
        assert now.ready and not interpreted(rules.kernel)
    assert compiled == [rules.name, f"{rules.name}-bots"]
    assert capsys.readouterr().err.count("has ended before everything was compiled") == 1


def test_all_is_as_before_when_the_player_leaves_early(rules: GameSpec, warm: set[str]) -> None:
    with pytest.raises(KeyboardInterrupt), BackgroundCompilation(rules):
        raise KeyboardInterrupt
    assert not any(isinstance(rule, Interpreted) for rule in RULES)


def test_what_is_compiled_already_is_played_at_once(rules: GameSpec) -> None:
    with BackgroundCompilation(rules) as now:
        assert now.ready and not interpreted(rules.kernel)


def test_where_nothing_can_be_kept_it_is_kept_for_this_game(
    rules: GameSpec, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nowhere = tmp_path / "a file"
    nowhere.touch()
    monkeypatch.setenv("ZOCO_CACHE", str(nowhere / "cache"))
    monkeypatch.setattr(background_compilation, "WARM_UP", "import sys; sys.stdin.read()")
    open_cache.cache_clear()
    monkeypatch.setattr("zoco.core.compiling.WARM", set())
    try:
        assert not has_cache()
        with BackgroundCompilation(rules) as now:
            assert has_cache() and not now.ready
            Path(str(open_cache(rules.name)), f"{rules.name}.ready").touch()
            assert is_warm(rules.name)
        assert not has_cache()
    finally:
        monkeypatch.undo()
        open_cache.cache_clear()


@pytest.mark.slow
def test_another_process_compiles_the_rules_and_then_the_bots(tmp_path: Path) -> None:
    environment = os.environ | {"ZOCO_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", FROM_NOTHING, GAME]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert (said.stdout.split(), said.stderr) == (["False", "True", "3"], "")
