"""What holds for the drawings of every game's board."""

from itertools import product

from rich.cells import cell_len

from tests.drawing import at_first, parse, views_of
from zoco.core.drawing import WIDTH
from zoco.core.rules import Rules
from zoco.messages import languages, message, say

MOST_LINES = {"toledo": 32, "alcazar": 40}


def test_text_fits_the_terminal(rules: Rules) -> None:
    long_names = ["Maximiliane von Hohenstein"] * rules.most_players
    for (e, v), language, names in product(views_of(rules), languages(), (None, long_names)):
        lines = rules.text.board(e, v, names, language).plain.split("\n")
        assert max(map(cell_len, lines)) <= WIDTH
        assert len(lines) <= MOST_LINES[rules.name]


def test_names_are_shown_as_they_are_written(rules: Rules) -> None:
    e, v = at_first(rules, 2)
    names = ['Ana & "Bö"', "<b>Jo</b>"]
    words = {part.text for part in parse(rules, e, v, names=names).iter()}
    assert set(names) <= words
    assert all(name in rules.text.board(e, v, names).plain for name in names)


def test_both_drawings_speak_the_language_asked_for(rules: Rules) -> None:
    e, v = at_first(rules, 2)
    on_turn = message(f"{rules.name}-board-on-turn", name="Ana")
    for language in languages():
        turn = say(on_turn, language)
        assert turn in rules.text.board(e, v, ["Ana", "Jo"], language).plain
        assert any(part.text == turn for part in parse(rules, e, v, names=["Ana", "Jo"], language=language).iter())
    assert say(on_turn, "en") != say(on_turn, "de")


def test_a_picture_stands_alone(rules: Rules) -> None:
    """A title and a description for those who cannot see it; all it refers to is in it; nothing is fetched or run."""
    for e, v in views_of(rules):
        tree = parse(rules, e, v)
        assert [part.tag.rpartition("}")[2] for part in tree][:2] == ["title", "desc"]
        ids = {f"#{part.get('id')}" for part in tree.iter() if part.get("id")}
        uses = {str(part.get("href")) for part in tree.iter() if part.tag.endswith("}use")}
        clips = {str(part.get("clip-path"))[4:-1] for part in tree.iter() if part.get("clip-path")}
        assert uses | clips <= ids
        assert not {part.tag.rpartition("}")[2] for part in tree.iter()} & {"script", "image", "foreignObject"}
        assert "url(http" not in rules.svg.board(e, v)
