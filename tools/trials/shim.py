"""Builds the library that intercepts the command's calls of the C library."""

import pathlib
import shutil
import struct
import subprocess

SOURCE = pathlib.Path(__file__).with_name("fault_shim.c")


INTERPRETER = 3


def takes_libraries(binary):
    """True if the system's loader starts the program. A static program would bypass every fault."""
    with open(binary, "rb") as file:
        header = file.read(64)
        if header[:4] != b"\x7fELF":
            return False
        start, = struct.unpack_from("<Q", header, 32)
        size, count = struct.unpack_from("<HH", header, 54)
        file.seek(start)
        table = file.read(size * count)
    return any(struct.unpack_from("<I", table, size * index)[0] == INTERPRETER
               for index in range(count))


def build(folder, binary):
    """Compiles the shim for a program into a folder; returns the library's path."""
    if not takes_libraries(binary):
        raise SystemExit(f"{binary}: built with its libraries inside, so no fault would reach it; "
                         "use tools/build --dynamic")
    library = folder / "fault_shim.so"
    # Swift's toolchain contains clang if there is no other compiler.
    compiler = shutil.which("cc") or "clang"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", str(SOURCE), "-o", str(library), "-ldl"],
                   check=True)
    return library
