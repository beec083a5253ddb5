"""A game as shared code sees it: everything it declares, in one place."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numba
import numpy as np

from zoco.core.because import pages_of
from zoco.core.chance import CHANCE, new_dice
from zoco.core.compiling import EDITIONS, Interpreted, cache_root, has_cache, is_warm, warm
from zoco.core.editions import EditionFile, standard_edition
from zoco.core.kernel import Kernel, build_kernel, playout_layout
from zoco.core.layout import Choices, Row, row
from zoco.core.limits import check
from zoco.core.notation import Notation
from zoco.core.pages import Pages, list_written
from zoco.core.play import SPECS
from zoco.core.search.context import NODE, SEATS, context_layout, new_search_config
from zoco.core.search.stages import STATISTICS
from zoco.core.words import Words
from zoco.messages import text


class NotationModule(Protocol):
    @property
    def FORMS(self) -> Mapping[str, str]: ...  # noqa: N802, constants of a module
    @property
    def PLACES(self) -> Mapping[str, tuple[int, ...]]: ...  # noqa: N802
    @property
    def CARD_NAMES(self) -> Sequence[str]: ...  # noqa: N802
    @property
    def CARD_NUMBERS(self) -> Mapping[str, int]: ...  # noqa: N802
    def notation_in(self, edition: Row) -> Notation: ...


class EditionModule(Protocol):
    @property
    def STANDARD(self) -> Path: ...  # noqa: N802
    @property
    def VARIATIONS(self) -> Path: ...  # noqa: N802
    def fill(self, file: EditionFile) -> Row: ...


class TextModule(Protocol):
    def board(self, e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> Any: ...


class SvgModule(Protocol):
    def board(self, e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> str: ...


@dataclass(frozen=True, eq=False)
class GameSpec:
    """All that shared code needs to know of a game; the limits are checked when it is made (`zoco.core.limits`)."""

    name: str
    title: str
    year: int
    """Of its publication: players are shown games in this order."""
    version: str
    """Of the rules: a change that may replay an old record differently needs another one."""
    letter: str
    """Before the numbers of its rules."""
    folder: Path
    """Of its package: its sources, and its catalogues in `messages`."""

    fewest_players: int
    most_players: int
    usual_players: int
    most_choices: int
    actions: int
    """Decisions are numbered from 0 to one less than this."""
    largest_pile: int
    most_shuffles: int
    """That one decision can cause."""
    endings: Sequence[str]
    part_names: Sequence[str]
    """What the value of a position is made of: see `zoco.core.play.parts`."""

    edition_dtype: np.dtype[Any]
    state_dtype: np.dtype[Any]
    view_dtype: np.dtype[Any]
    sentences: Pages
    decisions: Pages

    edition: EditionModule
    notation: NotationModule
    text: TextModule
    svg: SvgModule
    tells_apart: Callable[[int], bool]
    """Whether what is told of a decision differs between the seat that made it and the others."""

    # The compiled rules: `zoco.core.play` says what each does.
    set_up: Callable[..., None]
    list_legal: Callable[..., int]
    decide: Callable[..., None]
    forbid: Callable[..., int]
    points_of: Callable[..., int]
    rank: Callable[..., int]
    show: Callable[..., None]
    determinize: Callable[..., int]
    reveals: Callable[..., bool]
    begins_turn: Callable[..., bool]
    sealed: Callable[..., bool]
    remaining: Callable[..., int]
    value_of: Callable[..., int]
    turn_bonus: Callable[..., int]
    temperature: Callable[..., int]
    parts: Callable[..., tuple[int, ...]]
    policy: Callable[..., int]
    affects_others: Callable[..., bool]
    question: Callable[..., None]
    explain: Callable[..., int]
    why_not: Callable[..., None]
    tell: Callable[..., None]
    score_by_line: Callable[..., None]
    take_apart: Callable[..., None]

    search_config: Row = field(default_factory=new_search_config)
    """How a search goes about it: measured."""
    ratings: Mapping[str, int] = field(default_factory=dict)
    """Elo of the levels that were measured, from matches of two (docs/bots.md); the first level's is set to 1000."""
    tunes: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Small sounds of its boards: pitches, one after the other."""
    context_dtype: np.dtype[Any] = field(init=False)
    playout_dtype: np.dtype[Any] = field(init=False)
    kernel: Kernel = field(init=False)

    def __post_init__(self) -> None:
        check(self)
        edition_type = numba.from_dtype(self.edition_dtype)
        SPECS[self.edition_dtype] = SPECS[edition_type] = self
        EDITIONS[edition_type] = self.name
        context = context_layout(self.state_dtype, self.most_choices, self.actions)
        EDITIONS[numba.from_dtype(context)] = self.name
        object.__setattr__(self, "context_dtype", context)
        object.__setattr__(self, "playout_dtype", playout_layout(self.state_dtype, self.most_choices))
        object.__setattr__(self, "kernel", build_kernel(self))

    @cached_property
    def words(self) -> Words:
        return Words(self.letter, self.kernel, self.sentences)

    @cached_property
    def because(self) -> Pages:
        """What speaks for a decision."""
        return pages_of(self.name, self.part_names)

    def choices(self) -> Choices:
        return np.zeros(self.most_choices, np.int16)

    def warm_up(self, bots: bool = False) -> None:
        """Compiles the rules where that has not happened yet, and shows it: it takes a while, once."""
        name = f"{self.name}-bots" if bots else self.name
        if is_warm(name) or isinstance(self.kernel.search if bots else self.kernel.new, Interpreted):
            return
        if not has_cache():
            print(text("cache-unwritable", folder=str(cache_root())), file=sys.stderr)
        entry_points = list(self.bot_entry_points() if bots else self.entry_points())
        print(text("compiling", game=self.title), file=sys.stderr, flush=True)
        warm(name, entry_points, lambda k, entry_point: show_progress(f"{k + 1}/{len(entry_points)} {entry_point}"))
        show_progress("")

    def entry_points(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Every entry point with a call to it, on a game nobody plays."""
        kernel, out, dice = self.kernel, self.choices(), new_dice(0, 0)
        edition, state, chance = standard_edition(self).row, row(self.state_dtype), row(CHANCE)
        view, moves = row(self.view_dtype), np.zeros(8, np.int16)
        results = np.zeros((1, 3 + self.most_players), np.int64)
        yield "new", lambda: kernel.new(edition, state, chance, self.fewest_players)
        yield "legal", lambda: kernel.legal(edition, state, out)
        yield "apply", lambda: kernel.apply(edition, state, chance, int(out[0]))
        yield "step", lambda: kernel.step(edition, state, chance, first_legal(self, edition, state), out)
        yield "score", lambda: kernel.score(edition, state, results[0, 3:])
        yield "view", lambda: kernel.view(edition, state, 0, view)
        views, changed = np.zeros((3, len(view)), np.uint8), np.zeros((2, 2 * len(view) + 1), np.int16)
        yield "update_views", lambda: kernel.update_views(edition, state, views, changed)
        yield "determinize", lambda: kernel.determinize(edition, view, dice, state, out)
        yield "forbidden", lambda: kernel.forbidden(edition, state, 0, out)
        yield "reveals", lambda: kernel.reveals(edition, state, state)
        yield "begins_turn", lambda: kernel.begins_turn(edition, view)
        yield "sealed", lambda: kernel.sealed(edition, view, 0)
        yield "play_on", lambda: kernel.play_on(edition, state, chance, dice, out, moves)
        scratch = row(self.playout_dtype)
        yield "playouts", lambda: kernel.playouts(edition, scratch, self.fewest_players, 0, results)
        page = self.sentences.new()  # `take_apart` is for boards in the browser: nobody here waits for it
        empty, found = np.zeros(len(self.sentences.names), np.int16), np.zeros(8, np.int16)
        yield "list_written", lambda: list_written(empty, 2, found)
        yield "question", lambda: kernel.question(edition, view, out, page)
        yield "explain", lambda: kernel.explain(edition, view, 0, view, page)
        yield "why_not", lambda: kernel.why_not(edition, view, 0, 0, page)
        yield "tell", lambda: kernel.tell(edition, view, 0, view, False, page)
        yield "score_by_line", lambda: kernel.score_by_line(edition, view, 0, page)

    def bot_entry_points(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Those that only bots need."""
        kernel, edition, state = self.kernel, standard_edition(self).row, row(self.state_dtype)
        view, context, tree = row(self.view_dtype), row(self.context_dtype), np.zeros(64 * NODE.itemsize, np.uint8)
        kernel.new(edition, state, row(CHANCE), self.fewest_players)
        kernel.view(edition, state, 0, view)
        amounts, statistics = np.zeros((1, SEATS, len(self.part_names))), np.zeros((1, STATISTICS))
        actions, page = np.full(1, first_legal(self, edition, state), np.int16), self.because.new()
        yield "new_search", lambda: kernel.new_search(context, self.search_config, 0, 0)
        yield "begin_search", lambda: kernel.begin_search(edition, view, context, tree, 0.0, 1)
        yield "search", lambda: kernel.search(edition, view, context, tree, 0.0)
        yield "add_statistics", lambda: kernel.add_statistics(context, tree, 1, actions, statistics)
        yield "advance", lambda: kernel.advance(context, tree, -1)
        yield "choose_greedily", lambda: kernel.choose_greedily(edition, view, context, 0)
        yield "evaluate_parts", lambda: kernel.evaluate_parts(edition, view, context, actions, amounts)
        yield "because", lambda: kernel.because(amounts, statistics, 1, 0, 0, page)


def show_progress(line: str) -> None:
    """Overwrites the last line of a terminal; a log file is spared."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def first_legal(rules: GameSpec, edition: Row, state: Row) -> int:
    out = rules.choices()
    rules.kernel.legal(edition, state, out)
    return int(out[0])
