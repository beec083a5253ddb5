"""Every lesson can be followed on every way, and says everything in every language; what is wrong in one is named."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import zoco
from zoco.core.errors import IllegalMove, LessonError
from zoco.core.lessons import OTHERWISE, LessonRun, lesson_paths, lessons_of, read_lesson, rehearse
from zoco.core.spec import GameSpec
from zoco.messages import catalogue, languages, say

GAME = zoco.rules_of(zoco.GAMES[0])
LONGEST = 520  # signs that a coach says at once
Change = Callable[[str], str]


def first_path(rules: GameSpec = GAME) -> Path:
    return lesson_paths(rules)[0]


def test_every_lesson_can_be_followed(rules: GameSpec) -> None:
    """Every step is reached, what it speaks of is legal there, and some decision finishes it."""
    assert lesson_paths(rules)
    for path in lesson_paths(rules):
        rehearse(rules, path)


def test_every_sentence_is_there_in_every_language_and_no_other(rules: GameSpec) -> None:
    said = {message.id for lesson in lessons_of(rules) for message in lesson.messages()}
    for language in languages():
        written = {id for id in catalogue(language).sources if id.startswith(f"{rules.name}-lesson-")}
        assert written == said
        assert (
            max(len(say(message, language)) for lesson in lessons_of(rules) for message in lesson.messages()) < LONGEST
        )


def test_every_lesson_shows_rules_that_there_are(rules: GameSpec) -> None:
    for lesson in lessons_of(rules):
        for number in lesson.rules:
            assert f"{rules.name}-rule-{number.replace('.', '-')}" in catalogue("en").sources


def test_lessons_are_numbered_without_a_gap_and_go_by_their_names(rules: GameSpec) -> None:
    assert [int(path.name[:2]) for path in lesson_paths(rules)] == list(range(1, len(lesson_paths(rules)) + 1))
    names = [lesson.name for lesson in lessons_of(rules)]
    assert len(set(names)) == len(names)


def at_first_choice(rules: GameSpec) -> LessonRun:
    run = LessonRun(rules, lessons_of(rules)[0])
    while not run.step.done:
        run.go_on()
    return run


def test_every_legal_decision_is_answered(rules: GameSpec) -> None:
    """What finishes the step is made; to all else something is said, and nothing changes."""
    for notation in at_first_choice(rules).game.legal:
        run = at_first_choice(rules)
        at, moves = run.at, list(run.game.moves)
        finishes = run.step.finishes(notation)
        said = run.decide(notation)
        assert (run.at > at) is finishes
        assert finishes or (said is not None and run.game.moves == moves)


def test_what_finishes_a_step_is_answered_only_where_it_is_named(rules: GameSpec) -> None:
    """A pattern speaks to those who chose something else."""
    for run in choices_of(rules):
        for notation in filter(run.step.finishes, run.game.legal):
            assert (run.copy().decide(notation) is not None) is (notation in run.step.answers)


def test_what_is_illegal_is_refused_with_its_rule(rules: GameSpec) -> None:
    run, illegal = next(
        (run, notation)
        for run in choices_of(rules)
        for notation in run.game.edition.notation.names.values()
        if notation not in run.game.legal
    )
    legal = run.game.legal
    with pytest.raises(IllegalMove) as caught:
        run.decide(illegal)
    assert re.fullmatch(rf"{rules.letter}\d+\.\d+", caught.value.rule)
    assert run.game.legal == legal


def test_a_decision_without_words_of_its_own_is_sent_back_to_what_glows() -> None:
    run = next(run for run in choices_of(GAME) if unanswered(run))
    assert run.decide(unanswered(run)[0]) == OTHERWISE


def choices_of(rules: GameSpec) -> Iterator[LessonRun]:
    """Each lesson at each of its choices, on the first way through it."""
    for lesson in lessons_of(rules):
        run = LessonRun(rules, lesson)
        while not run.over:
            if run.step.done:
                yield run.copy()
                run.decide(next(notation for notation in run.game.legal if run.step.finishes(notation)))
            else:
                run.go_on()


def unanswered(run: LessonRun) -> list[str]:
    return [legal for legal in run.game.legal if not run.step.finishes(legal) and run.step.answer_to(legal) is None]


# ---- what is wrong in a file


def replaced(old: str, new: str) -> Change:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


WRONG: dict[str, tuple[Change, str]] = {
    "no TOML": (replaced("seat = 0", "seat 0"), "is not a TOML file"),
    "missing": (replaced("seat = 0\n", ""), r"line 1, seat: is missing"),
    "unknown": (replaced("seat = 0", "seat = 0\nchair = 1"), r"line \d+, chair: is not known here"),
    "wrong form": (replaced("seat = 0", 'seat = "red"'), r"line \d+, seat: .*a seat’s number"),
    "no such seat": (replaced("seat = 0", "seat = 2"), r"line \d+, seat: "),
    "unknown in a step": (replaced("done = ", "finish = "), r"line \d+, steps\[\d+\].finish: is not known here"),
    "no list": (replaced('name = "', 'done = 5\nname = "'), r"line \d+, steps\[0\].done: .*a list of texts"),
    "broken record": (replaced("players = 2", "players = 9"), r"line \d+, record: "),
    "never legal": (replaced('done = ["', 'done = ["nonsense", "'), r"line \d+, steps\[\d+\].done: “nonsense”"),
    "illegal play": (replaced('play = ["', 'play = ["nonsense", "'), r"line \d+, steps\[\d+\].play: "),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_named_with_its_line_and_key(what: str, tmp_path: Path) -> None:
    change, complaint = WRONG[what]
    path = tmp_path / first_path().name
    path.write_text(change(first_path().read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(LessonError, match=complaint) as caught:
        rehearse(GAME, path)
    assert str(path) in str(caught.value)


def test_a_step_that_nothing_finishes_is_named(tmp_path: Path) -> None:
    path = tmp_path / first_path().name
    text = re.sub(
        r"(?m)^done = .*\n(?:answers = .*\n)?", 'done = ["pass"]\n', first_path().read_text(encoding="utf-8"), count=1
    )
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match=r"steps\[\d+\].done: nothing that is legal here finishes the step"):
        rehearse(GAME, path)


def test_two_steps_of_one_name_and_a_file_without_a_number_are_refused(tmp_path: Path) -> None:
    text = first_path().read_text(encoding="utf-8")
    names = re.findall(r'(?m)^name = "(.+)"$', text)
    twice = tmp_path / first_path().name
    twice.write_text(text.replace(f'name = "{names[1]}"', f'name = "{names[0]}"'), encoding="utf-8")
    with pytest.raises(LessonError, match=r"steps\[1\].name: .+ twice"):
        read_lesson(GAME, twice)
    unnumbered = tmp_path / "first.toml"
    unnumbered.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match=r"like 01-moving\.toml"):
        read_lesson(GAME, unnumbered)
