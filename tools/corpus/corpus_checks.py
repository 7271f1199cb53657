"""The checks of storing real documents. Each is a function that returns a `Report`."""

import concurrent.futures
import hashlib
import pathlib
import re
import shutil

import compare_layout
import compare_sql
import corpus
from mutate import mutate

BULK_TIMEOUT_SECONDS = 300
BATCH = 50
LARGEST_RATIO = 2.0


class Report:
    """The result of one check: a line of text, the number of passed cases, and a line per failure."""

    def __init__(self, line, passed, failures):
        self.line = line
        self.passed = passed
        self.failures = failures


class Setting:
    """The context of all checks: the command, the corpus, a scratch folder and the options."""

    def __init__(self, binary, folder, scratch, mutations, jobs):
        self.ninefold = corpus.Ninefold(binary, folder)
        self.folder = folder
        self.scratch = pathlib.Path(scratch)
        self.mutations = mutations
        self.jobs = jobs
        self.documents = corpus.entries(folder, "document")
        self._imported = None

    def imported(self):
        """Returns (project, outcome of the import) of the whole corpus, imported once."""
        if self._imported is None:
            project = self.scratch / "corpus.ninefold"
            outcome = self.ninefold.create(project)
            if outcome.status == 0:
                paths = [entry.path for entry in self.documents]
                outcome = self.ninefold.import_files(project, paths, BULK_TIMEOUT_SECONDS)
            self._imported = (project, outcome)
        return self._imported


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def difference(expected, actual_path):
    """Returns how an exported file differs from the bytes imported; None if it does not."""
    if not actual_path.is_file():
        return "not exported"
    actual = actual_path.read_bytes()
    if actual == expected:
        return None
    limit = min(len(expected), len(actual))
    place = next((i for i in range(limit) if expected[i] != actual[i]), limit)
    line = expected.count(b"\n", 0, place) + 1
    return f"differs at byte {place}, line {line}: {expected[place:place + 40]!r} became " \
           f"{actual[place:place + 40]!r}"


def check_round_trip(setting):
    """All documents are exported byte for byte from a project that was closed after the import."""
    total = len(setting.documents)
    project, outcome = setting.imported()
    if outcome.status != 0:
        return Report(f"0/{total} byte-identical", 0, [f"import: {outcome.summary()}"])
    output = setting.scratch / "exported"
    exported = setting.ninefold.export_all(project, output, BULK_TIMEOUT_SECONDS)
    if exported.status != 0:
        return Report(f"0/{total} byte-identical", 0, [f"export: {exported.summary()}"])
    failures = []
    for entry in setting.documents:
        found = difference((setting.folder / entry.path).read_bytes(), output / entry.path)
        if found:
            failures.append(f"{entry.path}: {found}")
    passed = total - len(failures)
    times = f"import {outcome.seconds:.2f} s, export {exported.seconds:.2f} s"
    return Report(f"{passed}/{total} byte-identical ({times})", passed, failures)


def refusal_problem(outcome, path, project, before):
    """Returns the problem with a refusal; None if it is as documented."""
    if outcome.status != 2:
        return f"not refused but {outcome.summary()}"
    if path not in outcome.message:
        return f"the message does not name the file: {outcome.summary()}"
    if digest(project) != before:
        return "the project file changed"
    if [left.name for left in project.parent.iterdir()] != [project.name]:
        return "files were left beside the project"
    return None


def has_line(message, path):
    """True if the message gives a line number, as `FILE:12` or `line 12`."""
    rest = message.split(path, 1)[-1]
    return bool(re.match(r":\d+", rest) or re.search(r"\bline \d+", message))


def check_refusals(setting):
    """Archives and malformed files are refused with a reason; the project is unchanged."""
    entries = corpus.entries(setting.folder, "archive", "malformed")
    project = setting.scratch / "refusals" / "refusals.ninefold"
    project.parent.mkdir()
    setting.ninefold.create(project)
    setting.ninefold.import_files(project, [setting.documents[0].path])
    failures, with_line = [], 0
    for entry in entries:
        before = digest(project)
        outcome = setting.ninefold.import_files(project, [entry.path])
        problem = refusal_problem(outcome, entry.path, project, before)
        located = has_line(outcome.message, entry.path)
        with_line += located
        if not problem and entry.kind == "malformed" and entry.size and not located:
            problem = f"no line: {outcome.summary()}"
        if problem:
            failures.append(f"{entry.path} ({entry.kind}): {problem}")
    passed = len(entries) - len(failures)
    line = f"{passed}/{len(entries)} refused, project unchanged ({with_line} with a line)"
    return Report(line, passed, failures)


class Mutant:
    """A mutated document in the scratch folder, and its origin."""

    def __init__(self, setting, seed):
        self.origin = setting.documents[seed % len(setting.documents)].path
        self.seed = seed
        self.name = f"{seed:06}{pathlib.PurePath(self.origin).suffix}"
        original = (setting.folder / self.origin).read_bytes()
        self.data, self.description = mutate(original, seed)

    def failure(self, problem):
        return f"{self.origin} seed {self.seed} ({self.description}): {problem}"


class Batch:
    """Mutants that are imported into one project together or, if refused, one by one."""

    def __init__(self, setting, seeds):
        self.mutants = [Mutant(setting, seed) for seed in seeds]
        self.folder = setting.scratch / f"batch-{seeds[0]}"
        self.inputs = self.folder / "inputs"
        self.inputs.mkdir(parents=True)
        for mutant in self.mutants:
            (self.inputs / mutant.name).write_bytes(mutant.data)
        self.ninefold = corpus.Ninefold(setting.ninefold.binary, self.inputs)
        self.refused = 0
        self.failures = []

    def run(self):
        """Fills `refused` and `failures`, and removes the batch's files."""
        project = self._new_project("all")
        outcome = self.ninefold.import_files(project, [mutant.name for mutant in self.mutants])
        accepted = self.mutants
        if outcome.status != 0:
            project = self._new_project("single")
            accepted = [mutant for mutant in self.mutants if self._accepts(project, mutant)]
        self._compare(project, accepted)
        shutil.rmtree(self.folder)
        return self

    def _new_project(self, name):
        folder = self.folder / name
        folder.mkdir()
        self.ninefold.create(folder / "batch.ninefold")
        return folder / "batch.ninefold"

    def _accepts(self, project, mutant):
        before = digest(project)
        outcome = self.ninefold.import_files(project, [mutant.name])
        if outcome.status == 0:
            return True
        problem = refusal_problem(outcome, mutant.name, project, before)
        if problem:
            self.failures.append(mutant.failure(problem))
        else:
            self.refused += 1
        return False

    def _compare(self, project, accepted):
        output = self.folder / "exported"
        exported = self.ninefold.export_all(project, output)
        for mutant in accepted:
            problem = difference(mutant.data, output / mutant.name)
            if exported.status != 0 and problem:
                problem = f"export: {exported.summary()}"
            if problem:
                self.failures.append(mutant.failure(problem))


def check_mutations(setting):
    """Mutated documents are refused with a reason or exported byte for byte; none crashes."""
    total = setting.mutations
    starts = range(0, total, BATCH)
    with concurrent.futures.ThreadPoolExecutor(setting.jobs) as pool:
        batches = list(pool.map(
            lambda start: Batch(setting, range(start, min(start + BATCH, total))).run(), starts))
    failures = [failure for batch in batches for failure in batch.failures]
    refused = sum(batch.refused for batch in batches)
    passed = total - len(failures)
    line = f"{passed}/{total} as promised: {passed - refused} byte-identical, {refused} refused"
    return Report(line, passed, failures)


def check_layouts(setting):
    """The effective layout of every document and class equals the independent evaluation."""
    project, outcome = setting.imported()
    if outcome.status != 0:
        return Report("nothing to compare", 0, [f"import: {outcome.summary()}"])
    paths = [entry.path for entry in setting.documents]
    passed, failures = compare_layout.compare(setting.ninefold, project, paths, setting.jobs)
    line = f"{passed}/{passed + len(failures)} layouts equal the independent evaluation"
    return Report(line, passed, failures)


def check_views(setting):
    """The SQL views of every document and class equal the layout that the command prints."""
    project, outcome = setting.imported()
    if outcome.status != 0:
        return Report("nothing to compare", 0, [f"import: {outcome.summary()}"])
    names = [entry.path for entry in setting.documents]
    passed, failures = compare_sql.compare(setting.ninefold.binary, project, names, setting.jobs)
    line = f"{passed}/{passed + len(failures)} views equal the layout"
    return Report(line, passed, failures)


def check_size(setting):
    """The project file is at most twice as large as the XML in it."""
    project, outcome = setting.imported()
    if outcome.status != 0:
        return Report("nothing to measure", 0, [f"import: {outcome.summary()}"])
    source = sum(entry.size for entry in setting.documents)
    stored = project.stat().st_size
    ratio = stored / source
    line = f"{stored} bytes for {source} bytes of XML: {ratio:.2f}x (at most {LARGEST_RATIO}x)"
    if ratio > LARGEST_RATIO:
        return Report(line, 0, ["the project file is too large"])
    return Report(line, 1, [])


CHECKS = {
    "a": ("round trip", check_round_trip),
    "b": ("refusals", check_refusals),
    "c": ("mutations", check_mutations),
    "d": ("layouts", check_layouts),
    "e": ("file size", check_size),
    "f": ("SQL views", check_views),
}
