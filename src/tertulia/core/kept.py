"""Where Numba keeps the code of our functions: in folders named after all the sources that code depends on.

By itself it goes by the path and the age of one file. In this way, what was compiled once is found again by
every copy of the same sources: another clone, a release that did not touch them, the environment of a test.
"""

from pathlib import Path
from typing import Any

from numba.core.caching import _CacheLocator

from tertulia.core.engine import cache_folder


class Kept(_CacheLocator):
    def __init__(self, function: Any, file: str, folder: Path) -> None:
        self._py_file, self.folder = file, folder  # Numba names the file in its warnings
        self.line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Any, file: str) -> "Kept | None":
        folder = cache_folder(function.__globals__)
        return None if folder is None else cls(function, file, folder)

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return str(self.line)
