"""One game being played: the convenient interface to the compiled rules."""

import copy
import difflib
import secrets
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from zoco.core.chance import (
    CHANCE,
    FAULT,
    MADE,
    MISSING,
    NO_FAULT,
    SHUFFLES,
    Dice,
    give_shuffles,
    made_shuffles,
    seed_dice,
)
from zoco.core.editions import Edition, find_edition, standard_edition
from zoco.core.endings import Ended, Substitute, check_ended, check_substitutes, ending_message, winners_by
from zoco.core.errors import IllegalMove, NotationError, TableError, shown
from zoco.core.history import Moment, ShuffleFault, Shuffler, Undone
from zoco.core.layout import Cells, Row, is_whole, read, row
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec
from zoco.core.taking_back import Crossing, Terms
from zoco.core.words import Explanation
from zoco.messages import message, printable, say

PLAIN_FORMAT, FORMAT = 1, 2  # of records: the newer one for what only it can say
SPECTATOR = -1
MOST_SEED = 2**63 - 1
MOVES_AT_ONCE = 4096
MOST_NAME = 40  # longer names are shortened for display
CHANCE_STREAM, PLAYERS_STREAM = 0, 1  # of one seed: the shuffles, and what random players choose


class Game:
    """A game at some moment of its history.

    It lists what is legal, refuses what is not, keeps its history, and shows each seat only what it may know.
    """

    def __init__(
        self,
        rules: GameSpec,
        players: int,
        seed: int | None = None,
        edition: Edition | None = None,
        shuffles: Sequence[Sequence[int]] | None = None,
        shuffler: Shuffler | None = None,
    ) -> None:
        """With `shuffles`, chance is what they say, until `go_on` lets the generator take over; with a `shuffler`,
        it is asked for every shuffle, and the generator never. A shuffle that was taken back comes again."""
        check_table(rules, players, seed)
        rules.warm_up()
        self.rules = rules
        self.edition = edition or standard_edition(rules)
        by_seed = shuffles is None and shuffler is None
        self.seed = secrets.randbits(53) if seed is None and by_seed else seed and int(seed)
        self.players = int(players)
        self.names: list[str] | None = None
        self.extra: dict[str, Any] = {}  # what the record says beyond the game: bots, started, fair
        self.moves: list[str] = []
        self.undone: list[Undone] = []  # in the order in which they were taken back
        self.practice = False  # something was taken back, so the result means little
        self.ended: Ended | None = None  # by people, before the rules would have ended it
        self.substitutes: list[Substitute] = []  # in the order in which bots and people took seats over
        self.shuffles: list[list[int]] = []
        self.shuffler = shuffler
        self._given: Sequence[Sequence[int]] = shuffles or []  # the shuffles to come,
        self._given_from = 0  # from this one on
        self._replayed = self._replaying = shuffles is not None
        self._history: list[Moment] = []
        self._state = row(rules.state_dtype)
        self._chance = row(CHANCE)
        self._choices = rules.choices()
        dice_seed = secrets.randbits(63) if shuffles is not None or self.seed is None else self.seed
        seed_dice(self._chance_record.dice, dice_seed, CHANCE_STREAM)
        self._with_chance(lambda: rules.kernel.new(self.edition.row, self._state, self._chance, self.players))

    # ---- what stands on the table

    @property
    def state(self) -> Any:
        """Everything, hidden cards included: a record of numbers. Bots get `view` instead."""
        return read(self._state, self.rules.state_dtype)

    @property
    def _chance_record(self) -> Any:
        return read(self._chance, CHANCE)

    @property
    def seat(self) -> int:
        """The seat that decides next."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        return self.ended is not None or bool(self.state.ending)

    @property
    def ending(self) -> str | None:
        """How the game ended."""
        if self.ended is not None:
            return self.ended.how
        return self.rules.endings[int(self.state.ending)] if self.over else None

    @property
    def points(self) -> list[int]:
        """By seat, as they stand."""
        points = np.zeros(self.rules.most_players, np.int64)
        self.rules.kernel.score(self.edition.row, self._state, points)
        return [int(number) for number in points[: self.players]]

    @property
    def winners(self) -> list[int]:
        """The winning seats; none while the game is running."""
        if not self.over:
            return []
        if self.ended is not None:
            return list(self.ended.winners)
        points = np.zeros(self.rules.most_players, np.int64)
        leaders = self.rules.kernel.score(self.edition.row, self._state, points)
        return [seat for seat in range(self.players) if leaders >> seat & 1]

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know, as a record of numbers; without a seat, what a spectator sees."""
        return read(self.view_row(seat), self.rules.view_dtype)

    def view_row(self, seat: int | None = None) -> Row:
        if seat is not None and not (is_whole(seat) and 0 <= seat < self.players):
            raise TableError("no-such-seat", seat=shown(seat), last=self.players - 1)
        out = row(self.rules.view_dtype)
        viewer = SPECTATOR if seat is None else int(seat)
        self.rules.kernel.view(self.edition.row, self._state, viewer, out)
        return out

    def update_views(self, views: Cells, changed: Cells) -> int | None:
        """Updates the views of all listeners, and lists what changed: see the kernel. The seat on turn, if there is."""
        on_turn = self.rules.kernel.update_views(self.edition.row, self._state, views, changed)
        return None if on_turn < 0 or self.ended is not None else on_turn

    def seat_view(self) -> SeatView:
        """What the seat on turn sees and may decide: what a bot is given."""
        return SeatView(self.rules, self.edition, self.view_row(self.seat))

    # ---- deciding

    @property
    def actions(self) -> list[int]:
        """The legal decisions as numbers."""
        if self.ended is not None:
            return []
        n = self.rules.kernel.legal(self.edition.row, self._state, self._choices)
        return self._choices[:n].tolist()

    @property
    def legal(self) -> list[str]:
        """The legal decisions of the seat on turn; none once the game is over."""
        return [] if self.ended is not None else self._legal_in(self._state)

    def _legal_in(self, state: Row) -> list[str]:
        n = self.rules.kernel.legal(self.edition.row, state, self._choices)
        write = self.edition.notation.write
        return [write(state, action) for action in self._choices[:n].tolist()]

    def play(self, notation: str) -> int:
        """Makes a decision and returns its number; if it is not possible, raises an error and changes nothing."""
        if self.ended is not None:
            raise TableError("game-ended")
        action = self.action(notation)
        reason = self._forbidden(action)
        if reason:
            why = self._why_not(action, reason)
            raise IllegalMove("illegal-move", why.rule, notation=notation, why=why.what)
        self.act(action)
        return action

    def act(self, action: int) -> None:
        """Makes a decision that is known to be legal, given as a number."""
        moment = Moment(self._state.copy(), self._chance.copy(), len(self.shuffles))
        notation = self.edition.notation.write(self._state, action)
        self._with_chance(lambda: self.rules.kernel.apply(self.edition.row, self._state, self._chance, action), moment)
        self._history.append(moment)
        self.moves.append(notation)

    def end(self, how: str, seat: int, winners: Sequence[int] = ()) -> None:
        """Ends the game by people: points as they stand. `winners`: where they agree on it; otherwise the seat loses
        to all others."""
        if self.over:
            raise TableError("game-ended")
        check_ended(how, seat, self.players, winners)
        self.ended = Ended(how, seat, winners_by(how, seat, self.players, winners))

    def substitute(self, seat: int, bot: str | None) -> None:
        """From now on a bot plays for the seat or, without one, its person again."""
        substitutes = [*self.substitutes, Substitute(seat, len(self.moves), bot)]
        check_substitutes(substitutes, self.players, len(self.moves))
        self.substitutes = substitutes

    def undo(self) -> str:
        """Undoes the last decision, whoever made it, without a trace, and returns it."""
        [notation] = self._go_back(len(self.moves) - 1)
        self._forget_undone()
        return notation

    def _before(self, index: int) -> Moment:
        """The moment of a decision that can still be taken back."""
        back = index - len(self.moves)
        if index < 0 or not -len(self._history) <= back < 0:
            raise TableError("nothing-to-undo")
        return self._history[back]

    def _go_back(self, index: int) -> list[str]:
        """Returns the decisions that were undone."""
        moment, notations = self._before(index), self.moves[index:]
        if self.shuffler is not None and len(self.shuffles) > moment.shuffles:
            self._given = [*self.shuffles, *self._given[len(self.shuffles) :]]
        self._state[:], self._chance[:] = moment.state, moment.chance
        del self._history[-len(notations) :]
        del self.moves[index:]
        del self.shuffles[moment.shuffles :]
        self.ended = None
        self.substitutes = [one._replace(at=min(one.at, index)) for one in self.substitutes]
        return notations

    def _forget_undone(self) -> None:
        """Forgets what was taken back later than now."""
        while self.undone and self.undone[-1].at > len(self.moves):
            self.undone.pop()

    @property
    def revealed(self) -> bool:
        """Whether the last decision shuffled, or made something known that was hidden."""
        return bool(self._history) and self._has_revealed_since(self._history[-1])

    def _has_revealed_since(self, moment: Moment) -> bool:
        is_shuffled = len(self.shuffles) > moment.shuffles
        return is_shuffled or self.rules.kernel.reveals(self.edition.row, moment.state, self._state)

    @property
    def _came_back(self) -> bool:
        """Whether the last thing that happened was a take-back to this very moment."""
        return bool(self.undone) and self.undone[-1].at == len(self.moves)

    def crossing(self, index: int, looked: bool = False) -> Crossing:
        """What taking back all but the first `index` decisions would cross. A turn ends once the next person has
        looked at the table or decided."""
        if self._has_revealed_since(self._before(index)):
            return Crossing.CARDS
        moments = self._history[index - len(self.moves) :]
        seats = {int(read(taken.state, self.rules.state_dtype).seat) for taken in moments}
        has_next_begun = (looked or self._came_back) and self.seat not in seats
        return Crossing.TURNS if len(seats) > 1 or has_next_begun or self.over else Crossing.NOTHING

    def take_back(self, index: int, terms: Terms, agreed: bool = False) -> list[str]:
        """Takes back all but the first `index` decisions on the terms of a table, and returns them; the record keeps
        them. The same decisions will meet the same cards."""
        terms.check(agreed)
        shuffles, came_back = self.shuffles[self._before(index).shuffles :], self._came_back
        notations = self._go_back(index)
        later = self.undone.pop() if came_back else Undone(index, [])  # several in a row are one entry
        self.undone.append(Undone(index, [*notations, *later.notations], [*shuffles, *later.shuffles]))
        self.practice |= terms.practice
        return notations

    def forget(self) -> None:
        """Drops what only going back needs: `undo` reaches no further than here. For keeping thousands of tables."""
        self._history = []

    def remember(self) -> None:
        """Restores what `forget` dropped by replaying the game."""
        if len(self._history) < len(self.moves):
            again = Game(self.rules, self.players, edition=self.edition, shuffles=self.shuffles)
            for notation in self.moves:
                again.play(notation)
            self._history = again._history

    def action(self, notation: str) -> int:
        """The number of a decision; raises an error that says how decisions are written."""
        action = self.edition.notation.read(self._state, notation) if isinstance(notation, str) else None
        if action is not None:
            return action
        forms = self.rules.notation.FORMS
        shown = str(notation)[:60]
        word = shown.split(" ")[0]
        near = difflib.get_close_matches(word.lower(), forms, 1)
        if not near:
            raise NotationError("unknown-notation", notation=shown, words=", ".join(forms))
        raise NotationError("malformed-notation", notation=shown, word=near[0], example=forms[near[0]])

    def random_future(self, dice: Dice) -> list[int]:
        """The decisions with which random players would finish the game from here; nothing changes."""
        state, chance = self._state.copy(), self._chance.copy()
        moves, future = np.zeros(MOVES_AT_ONCE, np.int16), []
        play_on, edition = self.rules.kernel.play_on, self.edition.row
        while made := play_on(edition, state, chance, dice, self._choices, moves):
            future += moves[:made].tolist()
        return future

    # ---- words

    def seat_names(self, language: str | None = None) -> list[str]:
        """The players' names, made printable, or their colours."""
        names = [printable(name[:MOST_NAME]).strip() for name in self.names or [""] * self.players]
        colours = self.edition.colours[: self.players]
        return [name or say(message(f"colour-{colour}"), language) for name, colour in zip(names, colours, strict=True)]

    def question(self, language: str | None = None) -> str:
        """The question that is being asked now."""
        view, names = self.view_row(self.seat), self.seat_names(language)
        if self.ended is not None:
            return say(ending_message(self.rules.name, self.ended.how), language)
        return say(self.rules.words.question(self.edition.row, view, self.actions, names), language)

    def explain(self, notation: str, language: str | None = None) -> str:
        """What a legal decision does, and the rule that allows it."""
        action = self.action(notation)
        reason = self._forbidden(action)
        if reason:
            why = self._why_not(action, reason, language)
            raise IllegalMove("illegal-move", why.rule, notation=notation, why=why.what)
        return self.seat_view().explain(action, self.seat_names(language)).say(language)

    def why_not(self, notation: str, language: str | None = None) -> str | None:
        """Why a decision is forbidden, and by which rule; None if it is legal."""
        action = self.action(notation)
        reason = self._forbidden(action)
        return self._why_not(action, reason, language).say(language) if reason else None

    def _forbidden(self, action: int) -> int:
        return self.rules.kernel.forbidden(self.edition.row, self._state, action, self._choices)

    def _why_not(self, action: int, reason: int, language: str | None = None) -> Explanation:
        view = self.view_row(self.seat)
        return self.rules.words.why_not(self.edition.row, view, action, reason, self.seat_names(language))

    def told(self, index: int, listener: int | None = None, language: str | None = None) -> list[str]:
        """What decision number `index` did, as told to a seat or, without one, to a spectator."""
        before, after = self.at(index), self.at(index + 1)
        action = before.action(self.moves[index])
        views = before.view_row(before.seat), after.view_row(before.seat)
        names = self.seat_names(language)
        own = listener == before.seat
        told = self.rules.words.tell(self.edition.row, views[0], action, views[1], own, names)
        return [say(what, language) for what in told]

    def __str__(self) -> str:
        """The board in text, with the hand of the seat on turn."""
        return str(self.rules.text.board(self.edition.record, self.view(self.seat), self.seat_names()).plain)

    def _repr_svg_(self) -> str:
        return self.rules.svg.board(self.edition.record, self.view(self.seat), self.seat_names())

    def __repr__(self) -> str:
        return f"<{self.rules.title}, {self.players} players, {len(self.moves)} decisions>"

    # ---- history

    def at(self, index: int) -> "Game":
        """The game as it was after that many decisions."""
        if not (is_whole(index) and 0 <= index <= len(self.moves)):
            raise TableError("no-such-moment", index=shown(index), last=len(self.moves))
        if index == len(self.moves):
            return self.copy()
        past, moment = copy.copy(self), self._history[index]
        past.moves, past._history = self.moves[:index], self._history[:index]
        past.shuffles = self.shuffles[: moment.shuffles]
        past.ended, past.substitutes = None, [one for one in self.substitutes if one.at <= index]
        past.undone = self.undone.copy()
        past._forget_undone()
        past._state, past._chance, past._choices = moment.state.copy(), moment.chance.copy(), self._choices.copy()
        return past

    def course(self) -> Iterator[tuple[int, int]]:
        """The seat that made each decision, and the number of shuffles before it."""
        for moment in self._history:
            yield int(read(moment.state, self.rules.state_dtype).seat), moment.shuffles

    def copy(self) -> "Game":
        """The same moment, to continue from without changing this game."""
        twin = copy.copy(self)
        twin.moves, twin.undone, twin.shuffles = self.moves.copy(), self.undone.copy(), self.shuffles.copy()
        twin._history, twin.substitutes = self._history.copy(), self.substitutes.copy()
        twin._state, twin._chance, twin._choices = self._state.copy(), self._chance.copy(), self._choices.copy()
        return twin

    def record(self, legal: bool = False) -> dict[str, Any]:
        """The game so far, to be stored or sent; `legal` adds the complete set of choices at each decision."""
        cards = self.rules.notation.CARD_NAMES
        record: dict[str, Any] = {"zoco": self.format, "game": self.rules.name, "edition": self.edition.name}
        record["players"] = self.players
        if self.names is not None:
            record["names"] = list(self.names)
        record |= self.extra
        record["rules"] = self.rules.version
        if self.seed is not None:
            record["seed"] = self.seed
        record["shuffles"] = [[cards[card] for card in pile] for pile in self.shuffles]
        record["moves"] = list(self.moves)
        if self.undone:
            record["undone"] = [self._written(entry) for entry in self.undone]
        if self.practice:
            record["practice"] = True
        if self.ended is not None:
            record["ended"] = {"how": self.ended.how, "seat": self.ended.seat, "at": len(self.moves)}
        if self.substitutes:
            record["substitutes"] = [list(one) for one in self.substitutes]
        if legal:
            record["legal"] = [self._legal_in(moment.state) for moment in self._history]
        if self.over:
            record["result"] = {"points": self.points, "winners": self.winners}
        return record

    @property
    def format(self) -> int:
        """The format of its record: the plain one, unless something needs the newer one."""
        is_nested = any(before.at > after.at for before, after in pairwise(self.undone))
        is_told = self.practice or self.substitutes or self.ended is not None or "fair" in self.extra
        is_plain = not (is_nested or is_told or any(entry.shuffles for entry in self.undone))
        return PLAIN_FORMAT if is_plain else FORMAT

    def _written(self, entry: Undone) -> list[Any]:
        cards = self.rules.notation.CARD_NAMES
        shuffles = [[cards[card] for card in pile] for pile in entry.shuffles]
        return [entry.at, list(entry.notations), *([shuffles] if shuffles else [])]

    # ---- chance

    def follow(self, shuffles: Sequence[Sequence[int]]) -> None:
        """From here on, these are the shuffles."""
        self._given, self._given_from = shuffles, len(self.shuffles)
        self._replayed = self._replaying = True

    def go_on(self) -> None:
        """Ends a replay: further shuffles come from the generator."""
        self._replaying = False

    def _with_chance(self, happen: Callable[[], None], before: Moment | None = None) -> None:
        """Lets something happen that may shuffle. If a shuffle is wrong or missing, nothing changes."""
        coming: list[Sequence[int]] = []
        if self._given:
            start = len(self.shuffles) - self._given_from
            coming += self._given[start : start + SHUFFLES]
        known = len(coming)
        while True:
            self._prepare_chance(coming)
            happen()
            try:
                self._collect_shuffles()
                return
            except ShuffleFault as fault:
                chance, asked = self._chance_record, int(self._chance_record.fault_at)
                pile = chance.made_pile[asked, : chance.made_size[asked]].tolist() if asked < SHUFFLES else []
                if before is not None:
                    self._state[:], self._chance[:] = before.state, before.chance
                if self._replaying or (fault.fault != MISSING and asked >= known):
                    raise
                del coming[asked:]  # after other decisions it is another pile
                known = min(known, asked)
            if self.shuffler is not None:
                coming.append(self.shuffler(pile, len(self.shuffles) + asked))

    def _prepare_chance(self, coming: Sequence[Sequence[int]]) -> None:
        self._chance[MADE] = 0
        if self._replayed or self.shuffler is not None:
            give_shuffles(self._chance, coming, only=self._replaying or self.shuffler is not None)

    def _collect_shuffles(self) -> None:
        fault = self._chance.item(FAULT)
        if fault != NO_FAULT:
            raise ShuffleFault(fault, len(self.shuffles) - self._given_from + int(self._chance_record.fault_at))
        made = made_shuffles(self._chance)
        if made and self._replayed and not self._replaying:
            self.seed = None  # neither makes this shuffle
            self.extra = {key: value for key, value in self.extra.items() if key != "fair"}
        self.shuffles += made


def new_game(rules: GameSpec, players: int, seed: int | None = None, edition: str | Path | None = None) -> Game:
    """A new game. The same seed makes the same shuffles; `edition` is a shipped one's name or a file."""
    return Game(rules, players, seed, find_edition(rules, None if edition is None else str(edition)))


def check_table(rules: GameSpec, players: int, seed: int | None, games: int = 1) -> None:
    """Raises an error if such games cannot be played; their seeds are consecutive, from `seed` on."""
    fewest, most = rules.fewest_players, rules.most_players
    if not (is_whole(players) and fewest <= players <= most):
        raise TableError("wrong-players", game=rules.title, players=shown(players), fewest=fewest, most=most)
    if not (is_whole(games) and games > 0):
        raise TableError("wrong-games", games=shown(games))
    if seed is not None and not (is_whole(seed) and 0 <= seed <= MOST_SEED - games + 1):
        raise TableError("wrong-seed", seed=shown(seed))
