"""The rules in WebAssembly are the rules in Python: the same games, decision by decision, in Node and in a browser."""

import gzip
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.sample import GAME
from tests.wasm.answers import ANSWERS, Case, answer
from tests.wasm.cases import UNSPEAKABLE, make_cases
from tests.wasm.engines import KERNEL, ROOT, ask

pytestmark = pytest.mark.xdist_group("wasm")  # built and asked once

MOST_BYTES = 25_000  # of a module, compressed

Cases = dict[str, list[Case]]
Answers = dict[str, list[Any]]
EVERY = {"node": 1, "chromium": 5}  # case, so that all numbers of players come up; they compile modules alike


@pytest.fixture(scope="session")
def built() -> Path:
    """The modules and the wrapper, made from the present sources."""
    subprocess.run(["make", "--no-print-directory", "wasm"], cwd=ROOT, check=True)
    return KERNEL / "built"


@pytest.fixture(scope="session")
def cases() -> Cases:
    return make_cases()


@pytest.fixture(scope="session")
def expected(cases: Cases) -> Answers:
    return answer(cases)


@pytest.fixture(scope="session", params=["node", pytest.param("chromium", marks=pytest.mark.slow)])
def answers(
    request: pytest.FixtureRequest, built: Path, cases: Cases, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, dict[int, Any]]:
    """Of each kind, by the number of the case."""
    every = EVERY[request.param]
    asked = {kind: some[::every] for kind, some in cases.items()}
    answers = ask(request.param, asked, tmp_path_factory.mktemp(request.param))
    return {kind: dict(zip(range(0, len(cases[kind]), every), answers[kind], strict=True)) for kind in cases}


@pytest.mark.parametrize("kind", ANSWERS)
def test_the_modules_answer_as_python_does(
    kind: str, cases: Cases, expected: Answers, answers: dict[str, dict[int, Any]]
) -> None:
    assert answers[kind]
    for number, theirs in answers[kind].items():
        case = cases[kind][number]
        told = {key: case[key] for key in case if key not in ("line", "record", "moves")}
        assert theirs == expected[kind][number], told


def test_what_is_wrong_is_refused(expected: Answers) -> None:
    """Otherwise the comparison would say little."""
    assert None not in expected["refusals"] + expected["mistakes"]


def test_only_what_the_catalogues_lack_cannot_be_said(cases: Cases, expected: Answers) -> None:
    for case, said in zip(cases["sentences"], expected["sentences"], strict=True):
        assert (said is None) == any(case.items() >= what.items() for what in UNSPEAKABLE), case


def test_what_is_up_to_date_stays(built: Path, tmp_path: Path) -> None:
    """Or the app would be rebuilt at every start."""
    folder = shutil.copytree(built, tmp_path / "built")
    changing = folder / zoco.GAMES[0] / "types.ts"
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    changing.write_text("old")
    subprocess.run([sys.executable, "-m", "zoco.wasm", str(folder)], check=True)
    after = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    assert [path for path in after if after[path] != before[path]] == [changing]
    assert changing.read_text() == (built / changing.relative_to(folder)).read_text()


@pytest.mark.parametrize("name", zoco.GAMES)
def test_a_module_is_small(name: str, built: Path) -> None:
    assert len(gzip.compress((built / name / "module.wasm").read_bytes(), 9)) <= MOST_BYTES


@pytest.mark.parametrize(
    "file", [f"{name}/{kind}" for name in zoco.GAMES for kind in ("module.wasm", "description.json")]
)
def test_whoever_depends_on_the_wrapper_finds_the_modules(file: str, built: Path) -> None:
    script = f"console.log(import.meta.resolve('zoco-kernel/built/{file}'))"
    node = Path(sys.executable).with_name("node")
    found = subprocess.run(
        [node, "--input-type=module", "-e", script], cwd=KERNEL, stdout=subprocess.PIPE, text=True, check=True
    )
    assert found.stdout.strip() == (built / file).resolve().as_uri()


SETTING = """
import { readFileSync } from "node:fs";
const wasm = readFileSync("built/GAME/module.wasm");
const description = JSON.parse(readFileSync("built/GAME/description.json", "utf-8"));
const files = ["../../src/zoco/messages/en.ftl", "../../src/zoco/GAME/messages/en.ftl"];
const catalogue = files.map((file) => readFileSync(file, "utf-8")).join("\\n");
"""


def test_what_the_docs_show_runs(built: Path) -> None:
    shown = re.findall(r"```ts\n(.*?)```", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"), re.S)
    node = Path(sys.executable).with_name("node")
    assert shown
    for snippet in shown:
        subprocess.run(
            [node, "--input-type=module", "-e", SETTING.replace("GAME", GAME) + snippet], cwd=KERNEL, check=True
        )


LOAD = """
import { readFileSync } from "node:fs";
import { Rules } from "zoco-kernel";
const described = JSON.parse(readFileSync("built/GAME/description.json", "utf-8"));
const other = { ...described, module: described.module + 1 };
const asked = { good: described, other, text: JSON.stringify(described) };
try {
  await Rules.load("GAME", readFileSync("built/GAME/module.wasm"), asked[process.argv[1]]);
  console.log("loaded");
} catch (error) {
  console.log(error.message);
}
"""


@pytest.mark.parametrize(
    ("description", "said"), [("good", "loaded"), ("other", "do not come from the same build"), ("text", "JSON.parse")]
)
def test_a_module_is_loaded_with_its_own_description_only(description: str, said: str, built: Path) -> None:
    node = Path(sys.executable).with_name("node")
    done = subprocess.run(
        [node, "--input-type=module", "-e", LOAD.replace("GAME", GAME), description],
        cwd=KERNEL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert said in done.stdout


def test_the_lock_file_names_no_registry() -> None:
    assert "://" not in (KERNEL / "package-lock.json").read_text(encoding="utf-8")
