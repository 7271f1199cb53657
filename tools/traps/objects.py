"""What only the compiler knows.

A debug build keeps the message of each trap in the object of the source that it is in; a release has
the traps themselves, unless something took them out.
"""

import re
import subprocess

# The instruction that ends a process, on Intel's processors and on ARM's.
TRAP = re.compile(r"\t(?:ud2|brk\s+#(?:0x)?1)\b")

MESSAGES = [
    f"{kind} value cannot be converted to ".encode() for kind in ("Double", "Float", "Float80", "CGFloat")
]


def trapping(sources, build):
    """A sentence for each source in `sources` whose object in `build` has such a message."""
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
    """A sentence for each target in `sources` whose objects in the release `build` have no trap left."""
    seen = 0
    for target in sorted(path for path in sources.iterdir() if path.is_dir()):
        built = sorted((build / f"{target.name}.build").glob("*.swift.o"))
        # A `main.swift` of a line has nothing to check.
        if len(built) < 2:
            continue
        seen += 1
        if not TRAP.search(text(built)):
            yield f"{target}: no trap is left in {build}, so nothing checks its sums and indices"
    if seen == 0:
        yield f"{build}: no objects of a release"
