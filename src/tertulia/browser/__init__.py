"""A game for browsers: its rules and bots as a WebAssembly module, from the source of all other engines.

    templates/doors.py   functions over addresses, around what Python calls
    compiling.py         Numba makes LLVM's text of them, and LLVM an object for wasm32
    linking.py           with exports, a memory and a stack, the object is a module
    layout.py            where each field of a record lies, what is in the boxes, how the levels play
    module.py            these three for one game, in a process of their own
    building.py          all of it, once for the same sources
    proof.py             the same games and searches in native code and in a module

Such a module imports nothing and allocates nothing: whoever calls a door brings the memory.
`python -m tertulia.browser OUT` writes one for every game, with its layout beside it.
"""
