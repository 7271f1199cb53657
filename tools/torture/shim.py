"""Builds the library that stands between the command and the C library."""

import pathlib
import subprocess

SOURCE = pathlib.Path(__file__).with_name("fault_shim.c")


def build(folder):
    """Compiles the shim into a folder; returns the library's path."""
    library = folder / "fault_shim.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", str(SOURCE), "-o", str(library), "-ldl"],
                   check=True)
    return library
