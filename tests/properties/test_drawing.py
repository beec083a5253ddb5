"""What holds for the drawings of every game's board."""

from collections.abc import Iterator
from itertools import product
from xml.etree import ElementTree

from rich.cells import cell_len

from tests.drawing import at_first, chips, classes, parse, spot, views_of
from tests.sample import facts_of
from zoco.core.drawing import WIDTH
from zoco.core.game import Game
from zoco.core.spec import GameSpec
from zoco.messages import languages, message, say

DRAWN = {"svg", "title", "desc", "style", "g", "rect", "path", "circle", "text"}


def test_text_fits_the_terminal(rules: GameSpec) -> None:
    long_names = ["Maximiliane von Hohenstein"] * rules.most_players
    for (e, v), language, names in product(views_of(rules), languages(), (None, long_names)):
        lines = rules.text.board(e, v, names, language).plain.split("\n")
        assert max(map(cell_len, lines)) <= WIDTH
        assert len(lines) <= facts_of(rules.name).MOST_LINES


def test_names_are_shown_as_they_are_written(rules: GameSpec) -> None:
    e, v = at_first(rules, 2)
    names = ['Ana & "Bö"', "<b>Jo</b>"]
    words = {part.text for part in parse(rules, e, v, names=names).iter()}
    assert set(names) <= words
    assert all(name in rules.text.board(e, v, names).plain for name in names)


def test_both_drawings_speak_the_language_asked_for(rules: GameSpec) -> None:
    e, v = at_first(rules, 2)
    on_turn = message(f"{rules.name}-board-on-turn", name="Ana")
    for language in languages():
        turn = say(on_turn, language)
        assert turn in rules.text.board(e, v, ["Ana", "Jo"], language).plain
        assert any(part.text == turn for part in parse(rules, e, v, names=["Ana", "Jo"], language=language).iter())
    assert say(on_turn, "en") != say(on_turn, "de")


def test_a_notebook_shows_the_hand_of_the_seat_on_turn(rules: GameSpec) -> None:
    """Whoever is at the screen: when the turn changes, the cards are another player's."""
    game = Game(rules, rules.most_players, 3)
    first = game.seat
    while game.seat == first:
        game.play(game.legal[0])
    shown = ElementTree.fromstring(game._repr_svg_())
    e, v = game.edition.record, game.view(game.seat)
    assert chips(shown, "hand") == chips(parse(rules, e, v), "hand")
    assert chips(shown, "hand") != chips(parse(rules, e, game.view(first)), "hand")


def test_a_picture_stands_alone(rules: GameSpec) -> None:
    """It has a title and a description for those who cannot see it, its own style, and refers to nothing else."""
    for e, v in views_of(rules):
        tree = parse(rules, e, v)
        assert [part.tag.rpartition("}")[2] for part in tree][:3] == ["title", "desc", "style"]
        assert {part.tag.rpartition("}")[2] for part in tree.iter()} <= DRAWN
        style = str(tree[2].text)
        assert all(f".zoco .{look}{{" in style for part in tree for look in classes(part))
        assert "url(" not in style
        assert not any("href" in name or name in {"id", "style"} for part in tree.iter() for name in part.attrib)


def test_nothing_is_drawn_outside_the_picture(rules: GameSpec) -> None:
    for e, v in views_of(rules):
        tree = parse(rules, e, v, names=["Maximiliane von Hohenstein"] * rules.most_players)
        _, _, width, height = map(float, tree.get("viewBox", "").split())
        for left, top, right, bottom in areas(tree):
            assert 0 <= left < right <= width
            assert 0 <= top < bottom <= height


def areas(part: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float, float, float]]:
    """Where boxes and words lie: left, top, right and bottom; a letter is taken to be half as wide as high."""
    dx, dy = spot(part)
    x, y = x + dx, y + dy
    number = {
        name: float(value) for name, value in part.items() if value.replace(".", "").removeprefix("-").isdecimal()
    }
    if part.tag.endswith("}rect"):
        left, top = x + number["x"], y + number["y"]
        yield left, top, left + number["width"], top + number["height"]
    elif part.tag.endswith("}text"):
        size = number["font-size"]
        width = size * len(str(part.text)) / 2
        left = x + number["x"] - (width / 2 if part.get("text-anchor") else 0)
        yield left, y + number["y"] - size * 0.7, left + width, y + number["y"]
    for inner in part:
        yield from areas(inner, x, y)
