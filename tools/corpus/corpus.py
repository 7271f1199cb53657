"""Finds the corpus of real documents and runs the `ninefold` command on it."""

import csv
import os
import pathlib
import subprocess
import sys
import time

TIMEOUT_SECONDS = 20
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


class Entry:
    """One file of the corpus: path relative to the corpus folder, kind and number of bytes."""

    def __init__(self, path, kind, size):
        self.path = path
        self.kind = kind
        self.size = size


class Outcome:
    """The result of one run of the command; `status` is None after a timeout."""

    def __init__(self, status, output, message, seconds):
        self.status = status
        self.output = output
        self.message = message
        self.seconds = seconds

    @property
    def is_crash(self):
        """True after a signal or a timeout, and for undocumented exit statuses."""
        return self.status not in (0, 1, 2, 64)

    def summary(self):
        status = "timeout" if self.status is None else f"status {self.status}"
        lines = self.message.strip().splitlines()
        return f"{status}: {lines[0][:200]}" if lines else status


class Ninefold:
    """The command, run in one folder."""

    def __init__(self, binary, folder):
        self.binary = str(pathlib.Path(binary).resolve())
        self.folder = folder

    def run(self, *arguments, timeout=TIMEOUT_SECONDS):
        start = time.monotonic()
        try:
            done = subprocess.run(
                [self.binary, *map(str, arguments)], cwd=self.folder, stdin=subprocess.DEVNULL,
                capture_output=True, timeout=timeout, check=False)
        except subprocess.TimeoutExpired:
            return Outcome(None, b"", "", time.monotonic() - start)
        message = done.stderr.decode("utf-8", "replace")
        return Outcome(done.returncode, done.stdout, message, time.monotonic() - start)

    def create(self, project):
        return self.run("init", project)

    def import_files(self, project, paths, timeout=TIMEOUT_SECONDS):
        return self.run("import", "--project", project, *paths, timeout=timeout)

    def export_all(self, project, folder, timeout=TIMEOUT_SECONDS):
        return self.run("export", "--project", project, "--output", folder, timeout=timeout)


def folder():
    """Returns the corpus folder; without a corpus prints a message and ends the program with status 0."""
    shared = os.environ.get("NINEFOLD_SHARED")
    shared = pathlib.Path(shared) if shared else REPOSITORY.parent / "shared"
    found = shared / "corpus"
    if not (found / "MANIFEST.tsv").is_file():
        print("skipped: no corpus (set NINEFOLD_SHARED to the folder that holds it)")
        sys.exit(0)
    return found


def entries(corpus_folder, *kinds):
    """Returns the corpus files of some kinds (document, archive, malformed) in manifest order."""
    found = []
    with open(corpus_folder / "MANIFEST.tsv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            kind = row["flags"].split(";")[0].removeprefix("kind=")
            if kind in kinds:
                found.append(Entry(row["file"], kind, int(row["bytes"])))
    return found


def require_binary(path):
    """Ends the program with status 2 if the command does not exist."""
    if not os.access(path, os.X_OK):
        print(f"no such command: {path}", file=sys.stderr)
        sys.exit(2)
