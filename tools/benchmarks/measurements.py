"""The measurements of the board; each returns lines."""

import filecmp
import json
import shutil
import statistics
import sys
from pathlib import Path

import peers
from board import Line, megabytes, microseconds, milliseconds
from processes import process_times, run_measured

PEERS = Path(__file__).with_name("peers.py")
CLASS = "compact-regular"


class Command:
    """The command `ninefold`."""

    def __init__(self, path):
        self.path = str(path)

    def run(self, *words, folder=None):
        return run_measured([self.path, *map(str, words)], folder)[0]

    def query(self, *words):
        return json.loads(run_measured([self.path, *map(str, words), "--json"])[1])

    def value(self, sql, project):
        """The first value of an SQL query's result."""
        return self.query("sql", sql, "--project", project)["rows"][0][0]

    def create(self, project, documents, *options):
        """Makes a project of the documents of a folder; returns the usage of init and import."""
        made = self.run("init", project)
        filled = self.run("import", ".", *options, "--project", project, folder=documents)
        return made, filled


def medians(runs):
    """Returns the median of each figure of a list of dictionaries."""
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def in_and_out(ninefold, documents, scratch, runs):
    """Import, export and file size, compared with lxml and DoltLite; all run alternately."""
    size = sum(path.stat().st_size for path in peers.document_paths(documents))
    taken = []
    for turn in range(runs + 1):
        project, output = scratch / f"turn-{turn}.ninefold", scratch / "exported"
        made, filled = ninefold.create(project, documents)
        lxml = peer_seconds("lxml", documents)
        written = ninefold.run("export", "--output", output, "--project", project)
        doltlite = peer_seconds("doltlite", project)
        if turn == 0:
            check_export(documents, output)
        else:
            taken.append({
                "init": made.seconds, "import": filled.seconds, "importCPU": filled.cpu_seconds,
                "peak": filled.peak_bytes, "lxml": lxml,
                "export": written.seconds, "exportCPU": written.cpu_seconds,
                "doltlite": doltlite, "file": project.stat().st_size,
            })
        project.unlink()
        shutil.rmtree(output)
    return in_and_out_lines(medians(taken), size, taken)


def in_and_out_lines(middle, size, taken):
    imported, lxml = middle["import"], middle["lxml"]
    both = middle["init"] + imported
    return [
        Line.at_most("import / lxml parses into trees", milliseconds(imported),
                     milliseconds(lxml), imported / lxml, 4.0, runs=taken),
        Line.fact("init and import / lxml", milliseconds(both), milliseconds(lxml),
                  f"{both / lxml:.2f}x"),
        Line.below("import / DoltLite inserts and commits", milliseconds(imported),
                   milliseconds(middle["doltlite"]), imported / middle["doltlite"], 1.0),
        Line.at_most("export of all / import", milliseconds(middle["export"]),
                     milliseconds(imported), middle["export"] / imported, 1.0),
        Line.below("peak memory of import / input", megabytes(middle["peak"]), megabytes(size),
                   middle["peak"] / size, 12.0),
        Line.fact("project file / XML, generated", megabytes(middle["file"]), megabytes(size),
                  f"{middle['file'] / size:.2f}x"),
        Line.fact("CPU time of import, of export", milliseconds(middle["importCPU"]),
                  milliseconds(middle["exportCPU"]), ""),
    ]


def peer_seconds(name, path):
    """Runs a peer once, in a separate process like an import.

    Its memory in this process would also count for the peak of child processes.
    """
    _, printed = run_measured([sys.executable, str(PEERS), name, str(path), "--runs", "1"])
    return json.loads(printed)["median_ms"] / 1000


def check_export(documents, output):
    """Raises unless the export equals the documents, byte for byte."""
    names = [str(path.relative_to(documents)) for path in peers.document_paths(documents)]
    _, different, missing = filecmp.cmpfiles(documents, output, names, shallow=False)
    if different or missing:
        raise RuntimeError(f"not exported as imported: {(different + missing)[0]}")


def corpus_size(ninefold, corpus, scratch):
    """The size of a project of real documents."""
    project = scratch / "corpus.ninefold"
    ninefold.create(project, corpus, "--skip-refused")
    names = ninefold.query("documents", "--project", project)["documents"]
    size = sum((corpus / name).stat().st_size for name in names)
    stored = project.stat().st_size
    return [Line.at_most("project file / XML, corpus", megabytes(stored), megabytes(size),
                         stored / size, 2.0, documents=len(names))]


def layout_in_process(bench, project, rounds):
    """The layout of every scene of a project, compared with a C loop over the same rows."""
    answer = run_bench(bench, [project], ["--rounds", rounds])
    report = answer["projects"][0]
    ours, raw, text = (report[name]["medianMicroseconds"]
                       for name in ("layout", "rawLoop", "rawTextLoop"))
    return [
        Line.at_most(f"layout of a scene of {report['rowsPerScene']} rows / raw C loop",
                     microseconds(ours), microseconds(raw), ours / raw, 1.5, **report),
        Line.fact("the same / raw C loop, numbers as text", microseconds(ours),
                  microseconds(text), f"{ours / text:.2f}x"),
        Line.below("layout of a scene", microseconds(ours), "", ours / 1000, 1.0, " ms"),
    ]


def layout_by_size(bench, projects, document, rounds):
    """The layout of the same scenes in projects of different sizes."""
    answer = run_bench(bench, projects.values(),
                       ["--rounds", rounds, "--document", document])
    times = {scenes: report["layout"]["medianMicroseconds"]
             for scenes, report in zip(projects, answer["projects"])}
    smallest, largest = min(times), max(times)
    spread = (max(times.values()) / min(times.values()) - 1) * 100
    shown = ", ".join(f"{scenes}: {microseconds(time)}" for scenes, time in times.items())
    return [Line.at_most(f"layout in {smallest} to {largest} scenes, spread", shown, "", spread, 20,
                         " %", reports=answer["projects"])]


def run_bench(bench, projects, options):
    command = [str(bench), *map(str, options), *map(str, projects)]
    return json.loads(run_measured(command)[1])


def layout_process(ninefold, project, document, scene, runs):
    """`ninefold layout` as a whole process, compared with an idle run of SQLite's shell."""
    times = process_times({
        "sqlite3": ["sqlite3", str(project), "select 1"],
        "ninefold": [ninefold.path, "layout", "--project", str(project), "--document", document,
                     "--scene", scene, "--class", CLASS, "--json"],
    }, runs)
    ours, peer = (statistics.median(times[name]) for name in ("ninefold", "sqlite3"))
    return [Line.at_most("ninefold layout - sqlite3 'select 1', processes", milliseconds(ours),
                         milliseconds(peer), (ours - peer) * 1000, 10, " ms", runs=times)]


def first_scene(ninefold, project):
    """The first document and scene of a project."""
    scene = ninefold.query("scenes", "--project", project)["scenes"][0]
    return scene["document"], scene["scene"]
