"""Line coverage of inputs: builds with counters, replays the inputs, and reports by module."""

import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import sys

import rows

# The modules that handle untrusted input.
MODULES = ("InterfaceBuilderFormat", "LayoutModel", "LayoutEditing", "LayoutEngine", "ConstraintSolver",
           "LayoutMerge", "LayoutCode", "LayoutPreview")
BATCH = 200
LONGEST_BATCH_SECONDS = 900


def tool(name):
    """The path of an LLVM tool of Swift's toolchain."""
    return pathlib.Path(shutil.which("swift")).resolve().parent / name


@dataclasses.dataclass
class File:
    """A source file: its counted lines, and the unreached ones."""

    path: str
    lines: int
    unreached: list

    @property
    def module(self):
        return pathlib.PurePath(self.path).parts[1]

    @property
    def ranges(self):
        """Unreached lines as (first, last) of each run; uncounted lines don't end a run."""
        runs = []
        for line, is_next in self.unreached:
            if runs and is_next:
                runs[-1][1] = line
            else:
                runs.append([line, line])
        return runs


class Reach:
    """A build with counters, and the counts so far."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        self.binary = folder / "release/ninefold-fuzz"
        self.profiles = folder / "profiles"
        self.refused = []

    def build(self):
        subprocess.run(["swift", "build", "-c", "release", "--package-path", str(self.root),
                        "--scratch-path", str(self.folder), "--product", "ninefold-fuzz",
                        "--enable-code-coverage"], check=True, stdout=sys.stderr)

    def begin(self):
        shutil.rmtree(self.profiles, ignore_errors=True)
        self.profiles.mkdir(parents=True)

    def replay(self, target, files):
        """Runs inputs. One that ends the process is reported and left out; the rest of its batch still counts."""
        files = list(files)
        for start in range(0, len(files), BATCH):
            self.run(target, files[start:start + BATCH])

    def run(self, target, files):
        number = len(list(self.profiles.iterdir()))
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no",
                       "LLVM_PROFILE_FILE": str(self.profiles / f"{target}-{number}-%p.profraw")}
        try:
            status = subprocess.run([self.binary, target, "replay", *files], env=environment,
                                    check=False, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.DEVNULL,
                                    timeout=LONGEST_BATCH_SECONDS).returncode
        except subprocess.TimeoutExpired:
            status = "timeout"
        if status == 0:
            return
        if len(files) == 1:
            self.refused.append(f"{target}: {files[0]}: {status}")
            return
        half = len(files) // 2
        self.run(target, files[:half])
        self.run(target, files[half:])

    def report(self):
        """The coverage, as a `File` for each file of the modules."""
        merged = self.folder / "merged.profdata"
        found = sorted(str(path) for path in self.profiles.iterdir() if path.stat().st_size)
        listed = self.folder / "profiles.txt"
        listed.write_text("\n".join(found) + "\n", encoding="utf-8")
        subprocess.run([tool("llvm-profdata"), "merge", "-sparse", f"-input-files={listed}",
                        "-o", merged], check=True)
        sources = [str(self.root / "Sources" / name) for name in MODULES]
        text = subprocess.run([tool("llvm-cov"), "export", "-format=lcov", "-instr-profile", merged,
                               self.binary, *sources], check=True, stdout=subprocess.PIPE).stdout
        return read(text.decode(), self.root)


def read(lcov, root):
    """The files of an export of llvm-cov, by path below the root."""
    result, path, counted = [], None, []
    for line in lcov.splitlines():
        kind, _, rest = line.partition(":")
        if kind == "SF":
            path, counted = os.path.relpath(rest, root), []
        elif kind == "DA":
            number, count = rest.split(",")[:2]
            counted.append((int(number), int(count)))
        elif line == "end_of_record":
            unreached = [(number, index > 0 and counted[index - 1][1] == 0)
                         for index, (number, count) in enumerate(counted) if count == 0]
            result.append(File(path, len(counted), unreached))
    return sorted(result, key=lambda file: file.path)


@dataclasses.dataclass
class Share:
    """A module's number of lines, and of reached lines."""

    module: str
    lines: int
    reached: int

    @property
    def percent(self):
        return 100 * self.reached / max(1, self.lines)


def shares(files):
    """One share for each module."""
    result = []
    for module in MODULES:
        own = [file for file in files if file.module == module]
        lines = sum(file.lines for file in own)
        result.append(Share(module, lines, lines - sum(len(file.unreached) for file in own)))
    return result


def table(files):
    """The rows of a trial's table."""
    return [rows.Row(f"coverage: {share.module}", share.lines,
                     f"{share.percent:.1f} % of lines, {share.lines - share.reached} never reached", 0)
            for share in shares(files)]


def write(files, refused, root, folder):
    """Writes coverage.json, and coverage.txt with the lines that nothing reached; returns the latter's path."""
    report = {
        "modules": [{**dataclasses.asdict(share), "percent": round(share.percent, 2)}
                    for share in shares(files)],
        "files": [{"path": file.path, "lines": file.lines,
                   "reached": file.lines - len(file.unreached), "unreached": file.ranges}
                  for file in files],
        "failed": refused,
    }
    (folder / "coverage.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    lines = [f"{share.module}: {share.percent:.1f} % of {share.lines} lines" for share in shares(files)]
    lines += [f"not replayed: {one}" for one in refused]
    for file in files:
        source = (root / file.path).read_text(encoding="utf-8").splitlines()
        for first, last in file.ranges:
            shown = source[first - 1].strip()
            lines.append(f"{file.path}:{first}-{last}: {shown}")
    path = folder / "coverage.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
