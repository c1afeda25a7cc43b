"""The plain Python of a game as one script: what is not native code, and so not in its WebAssembly module.

    subset.py       which builtins, methods and words of Python are known, and what they are in JavaScript
    scopes.py       the names of a function: where each is bound, and how JavaScript declares it
    kinds.py        what an expression surely is, whatever its names stand for: a number, a text, a list
    literals.py     constants of modules, evaluated by Python, as JavaScript writes them
    expressions.py  an expression
    calls.py        a call: of a function, a record, a builtin, a method, or of a rule in the module
    rules.py        rules that plain code calls
    statements.py   a statement, a function
    script.py       what a game's parts begin with, and all that this reaches

A script is a function of `py` (web/src/engine/plain.ts), which carries the meanings of Python that JavaScript
does not have, and of `rules`, which runs what is compiled. Records (Struct, Action, Message) are objects,
lists and tuples are arrays, dictionaries are Maps, None is null, UNSET is undefined. Whatever is not known
stops the build. What means something else than in Python: a tuple equals a list with the same items, and
numbers above 2**53 are rounded, which is an error once they are divided or leave the script.
"""
