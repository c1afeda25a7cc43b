"""The doors of a game as one object file for wasm32: Numba lowers them to LLVM's terms, LLVM makes the rest.

Numba would go on and make machine code for the machine that builds: of each function, with all that it calls.
That takes as long as all the rest, so in a process that compiles for browsers it does not, and nothing that
was compiled there can be called. `tertulia.browser.module` is such a process. Its cache must be empty: nobody
can read what Numba has kept.
"""

import re
import warnings
from collections.abc import Iterable
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba import _dynfunc, njit  # type: ignore[attr-defined]  # which is not Python
from numba.core.codegen import CPUCodeLibrary
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target

from tertulia.browser.door import INT, Door
from tertulia.browser.errors import CannotBuild

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+sign-ext,+nontrapping-fptoint"
"""What every browser has had since 2021."""
VECTORS = FEATURES + ",+simd128"
"""Since 2023. A champion is three times as quick with them."""
HOST = "numba.dynamic.globals"
"""Numbers that are addresses in the process that compiles."""

# What Numba calls for arrays that it owns, which ours never are; and roots, which are instructions in wasm
RUNTIME = """
declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
define void @NRT_incref(ptr %owner) alwaysinline { ret void }
define void @NRT_decref(ptr %owner) alwaysinline { ret void }
define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
define float @sqrtf(float %x) alwaysinline {
  %root = call float @llvm.sqrt.f32(float %x)
  ret float %root
}
"""

# Numba's functions write their result to an address, and give a status: 0 is well, and so is -2, for None
WRAPPER = """
declare void @llvm.trap()
declare i32 @"{inner}"(ptr, ptr, {kinds})
define i32 @"{name}"({narrow}) {{
  %result = alloca i64
  store i64 0, ptr %result
  %exception = alloca ptr
  {widening}
  %status = call i32 @"{inner}"(ptr %result, ptr %exception, {wide})
  switch i32 %status, label %failed [i32 0, label %well i32 -2, label %well]
failed:
  call void @llvm.trap()
  unreachable
well:
  %value = load i64, ptr %result
  %short = trunc i64 %value to i32
  ret i32 %short
}}
"""


class Lowered(CPUCodeLibrary):
    """One function in LLVM's terms, as Numba first says it, and which others it calls."""

    has_dynamic_globals = True  # Numba does not cache those who have

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalized = True

    @property
    def module(self) -> Any:
        """Several doors bring the same functions, and all bring some of RUNTIME's: one of each will do."""
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"
        return self._final_module

    def reached(self, found: dict["Lowered", None]) -> dict["Lowered", None]:
        """This one and all that it calls, added to those found already."""
        if self not in found:
            found[self] = None
            for other in self._linking_libraries:
                if isinstance(other, Lowered):  # and not Numba's own runtime
                    other.reached(found)
        return found


def compiled(doors: Iterable[Door], vectors: bool = False) -> bytes:
    """An object file with these doors, and nothing else for others to call."""
    _prepare()
    whole = llvm.parse_assembly(RUNTIME)
    names: set[str] = set()
    parts: dict[Lowered, None] = {}
    for each in doors:
        names.add(each.name)
        inner, lowered = _lowered(each)
        whole.link_in(llvm.parse_assembly(_wrapper(each, inner)))
        lowered.reached(parts)
    for part in parts:
        whole.link_in(part.module, preserve=True)  # of what is weak only what is called already
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=VECTORS if vectors else FEATURES, opt=3, reloc="static", codemodel="default"
    )
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    _optimise(whole, names, machine, vectors)
    _forbid_addresses(whole)
    made: bytes = machine.emit_object(whole)
    return made


@cache
def _prepare() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.set_option("", "-replexitval=never")  # a sum stays a loop: its formula takes 128 bits
    numba = cpu_target.target_context
    numba.codegen()._library_class = Lowered
    numba.create_cpython_wrapper = numba.create_cfunc_wrapper = lambda *_, **__: None
    numba.get_executable = _cannot_be_called


def _cannot_be_called(lowered: Lowered, described: Any, environment: Any) -> Any:
    """What Numba goes by when another function calls this one: a function of Python's, at no address."""
    name = described.qualname.rpartition(".")[2]
    return _dynfunc.make_function(described.lookup_module(), name, "", 0, environment, (lowered,))


def _lowered(door: Door) -> tuple[str, Lowered]:
    """With Numba's name for it."""
    compiler: Any = njit  # whose options are more than its types say
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Cannot cache compiled function")  # nor shall it be cached
        try:
            function = compiler(door.signature, error_model="numpy")(door.function)
        except NumbaError as error:
            raise CannotBuild(door.name, _in_short(str(error))) from error
    made = function.overloads[door.signature.args]
    return made.fndesc.llvm_func_name, made.library


def _in_short(error: str) -> str:
    """What Numba says in many lines: the first after its stage, and the innermost place in a file."""
    _, what, *_ = error.splitlines()
    files = re.findall(r'File "(.+)", line (\d+)', error)
    return f"{what} ({files[0][0]}, line {files[0][1]})" if files else what


def _wrapper(door: Door, inner: str) -> str:
    """A plain function around Numba's, which stops the program where Python would raise an error."""
    kinds = ["i64" if kind == INT else "ptr" for kind in door.signature.args]
    numbers = [place for place, kind in enumerate(kinds) if kind == "i64"]
    return WRAPPER.format(
        name=door.name,
        inner=inner,
        kinds=", ".join(kinds),
        narrow=", ".join(f"{'i32' if kind == 'i64' else kind} %a{place}" for place, kind in enumerate(kinds)),
        widening="\n  ".join(f"%w{place} = sext i32 %a{place} to i64" for place in numbers),
        wide=", ".join(f"{kind} %{'w' if kind == 'i64' else 'a'}{place}" for place, kind in enumerate(kinds)),
    )


def _optimise(module: Any, names: set[str], machine: Any, vectors: bool) -> None:
    """As a whole: what is not a door may be inlined, changed or left out."""
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and not value.name.startswith(HOST):  # those keep their names
            value.linkage = "external" if value.name in names else "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = vectors
    options.loop_unrolling = vectors  # without, a module is a quarter smaller, and hardly slower
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    module.verify()


def _forbid_addresses(module: Any) -> None:
    """Whatever Numba did not compile and refers to in the memory of this process."""
    for variable in module.global_variables:
        if variable.name.startswith(HOST):
            user = next(function.name for function in module.functions if variable.name in str(function))
            raise CannotBuild(user, "uses an object of Python, which no browser has")
