"""Networks that learned a game: how they are kept in a file, and how they answer without PyTorch.

- `shape`: the parts of a network and the numbers it reads out of an observation; training builds the same.
- `files`: weights in one small `.npz`, whole numbers with a scale for each column.
- `answer`: plain loops, compiled like the rules; `reference` says the same with NumPy.
"""
