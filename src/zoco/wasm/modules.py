"""From compiled rules to a WebAssembly module: retargets Numba's LLVM IR to wasm32.

A module imports nothing and allocates nothing. Where Numba would report a Python error, there is a trap: rules never
raise, so it is never reached.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

from zoco.core.spec import GameSpec
from zoco.wasm.entry_points import entry_points_of

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals"
STACK = 65536
INLINING = 120  # LLVM's own 250 makes modules 2 kB larger, compressed, and bots a tenth faster
NOT_INLINED = ("4core5pages", "copy_fields")  # in mangled names: called in many places, and one copy is enough

REWRITINGS = (
    (r"^target (datalayout|triple) = .*\n", ""),
    # Symbols of the process that Numba runs in: their addresses mean nothing elsewhere.
    (r"= external global (\S+)", r"= internal global \1 zeroinitializer"),
    (r"= (?:common|linkonce) global ptr .*", "= internal global ptr null"),
    # Reference counting: all memory is the caller's.
    (r"^(define linkonce_odr void @NRT_(?:incref|decref)\(.*\)) .*\{\n(?:.*\n)*?\}", r"\1 {\n  ret void\n}"),
    (r"@sqrt\(", "@llvm.sqrt.f64("),  # an instruction there
    (r"^declare (.*@(?:Py|numba_|NRT_).*)$", r"define linkonce_odr \1 {\n  call void @llvm.trap()\n  unreachable\n}"),
    (r"\Z", "\ndeclare void @llvm.trap()\n"),
)


def build_module(rules: GameSpec, path: Path) -> None:
    """Writes the module of a game. Afterwards this process can compile nothing for itself."""
    make_no_machine_code()
    machine = target_machine()
    module = link(rules, machine)
    optimise(module, machine)
    write_linked(machine.emit_object(module), list(entry_points_of(rules)), path)


def make_no_machine_code() -> None:
    """Numba would make some of every function, for this machine, as well as what is wanted here: twice the work."""

    def finalize(library: Any, _: str) -> int:
        library._ensure_finalized()  # all that it calls is linked to it
        return 0  # instead of an address

    library: Any = JITCodeLibrary
    library.get_pointer_to_function = finalize
    library._finalize_specific = lambda _: None
    generator: Any = JITCPUCodegen
    generator.set_env = lambda *_: None


def target_machine() -> llvm.TargetMachine:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, features=FEATURES, reloc="static", codemodel="default"
    )


def link(rules: GameSpec, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """All entry points in one module that exports nothing else."""
    first, *others = compile_entry_points(rules, machine)
    for other in others:
        first.link_in(other)
    entry_points = entry_points_of(rules)
    for function in first.functions:
        if not function.is_declaration and function.name not in entry_points:
            function.linkage = "internal"
            if any(name in function.name for name in NOT_INLINED):
                function.add_function_attribute("noinline")
    return first


def compile_entry_points(rules: GameSpec, machine: llvm.TargetMachine) -> Iterator[llvm.ModuleRef]:
    for name, entry_point in entry_points_of(rules).items():
        compiled = numba.cfunc(entry_point.gives(*entry_point.takes.values()))(entry_point.function)
        text = compiled.inspect_llvm()
        for pattern, replacement in REWRITINGS:
            text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
        module = llvm.parse_assembly(text)
        module.triple, module.data_layout = TRIPLE, str(machine.target_data)
        module.get_function(compiled.native_name).name = name
        yield module


def optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """For speed, but without unrolling loops: browsers run the smaller functions faster."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_unrolling = options.loop_vectorization = options.slp_vectorization = False
    options.inlining_threshold = INLINING
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def write_linked(compiled: bytes, entry_points: list[str], path: Path) -> None:
    """The linker comes with PyPI's `ziglang`. Undefined symbols are errors: a module stands alone."""
    unlinked = path.with_suffix(".o")
    unlinked.write_bytes(compiled)
    linker = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-O3"]
    stack = ["-z", f"stack-size={STACK}", "--stack-first"]  # an overflow traps instead of overwriting other memory
    exports = [f"--export={name}" for name in (*entry_points, "__heap_base")]
    subprocess.run([*linker, *stack, *exports, "-o", path, unlinked], check=True)
    unlinked.unlink()
