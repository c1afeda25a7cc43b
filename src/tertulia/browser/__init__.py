"""A game for browsers: rules and bots as a WebAssembly module, all else as a script, from the usual source.

    templates/doors.py   functions over addresses, around what Python calls
    compiling.py         Numba makes LLVM's text of them, and LLVM an object for wasm32
    linking.py           with exports, a memory and a stack, the object is a module
    layout.py            where each field of a record lies, how the levels play
    editions.py          what is in the boxes
    mind.py              a champion's network as one record, and its weights
    module.py            doors, compiled and linked for one game, in a process of their own
    plain/               what is not compiled, as scripts
    building.py          all of it, once for the same sources
    proof.py             the same games and searches in native code and in a module

Such a module imports nothing and allocates nothing: whoever calls a door brings the memory.
`python -m tertulia.browser OUT` writes one for every game, with its script and its layout beside it.
"""
