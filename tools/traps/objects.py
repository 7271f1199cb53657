"""Traps that only the compiled code shows.

A debug build has the message of each trap in its source's object. A release build has the trap
instructions, unless a switch removed them.
"""

import re
import subprocess

# The trap instruction of Intel and ARM processors.
TRAP = re.compile(r"\t(?:ud2|brk\s+#(?:0x)?1)\b")

MESSAGES = [
    f"{kind} value cannot be converted to ".encode() for kind in ("Double", "Float", "Float80", "CGFloat")
]


def trapping(sources, build):
    """Yields a message for each source in `sources` whose object in `build` has such a trap message."""
    seen = 0
    for target in sorted(path for path in sources.iterdir() if path.is_dir()):
        for path in sorted(target.rglob("*.swift")):
            built = build / f"{target.name}.build" / f"{path.name}.o"
            if ".docc" in str(path) or not built.is_file():
                continue
            seen += 1
            if any(message in built.read_bytes() for message in MESSAGES):
                yield f"{path}: converts a floating-point number with a trap; use exactly:"
    if seen == 0:
        yield f"{build}: no objects of a debug build"


def disassembled(built):
    return subprocess.run(["objdump", "-d", *built], capture_output=True, text=True, check=True).stdout


def unchecked(sources, build, text=disassembled):
    """Yields a message for each target in `sources` whose objects in the release `build` have no traps."""
    seen = 0
    for target in sorted(path for path in sources.iterdir() if path.is_dir()):
        built = sorted((build / f"{target.name}.build").glob("*.swift.o"))
        # A `main.swift` of one line has nothing to check.
        if len(built) < 2:
            continue
        seen += 1
        if not TRAP.search(text(built)):
            yield f"{target}: no trap instructions in {build}, so arithmetic and indices are unchecked"
    if seen == 0:
        yield f"{build}: no objects of a release"
