"""The growth of each cost, from 1 to 1,000 documents and from 0 to 100,000 edits."""

import dataclasses
import json
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor

import peers
from board import Line, megabytes, microseconds, milliseconds
from processes import run_measured

DOCUMENTS = (1, 10, 100, 1000)
# Eight scenes have 1,000 objects.
SCENES = 8
MARKS = (0, 100, 1000, 10_000, 100_000)


@dataclasses.dataclass(frozen=True)
class Growth:
    """Points (x, seconds) of each cost, for a plot."""

    title: str
    unit: str
    series: dict


def write_documents(folder, first, count):
    """Writes storyboards of 1,000 objects; a large project contains those of a small one."""
    from project_generator.storyboards import storyboard
    folder.mkdir(parents=True, exist_ok=True)
    for index in range(first, first + count):
        (folder / f"{index:04}.storyboard").write_text(storyboard(1, index, SCENES), encoding="utf-8")


def growth(ninefold, bench, scratch):
    """Returns the lines, and the growths to plot."""
    folder = scratch / "growing"
    with ProcessPoolExecutor(2) as pool:
        for _ in pool.map(write_documents, [folder] * 20, range(0, DOCUMENTS[-1], 50), [50] * 20):
            pass
    by_documents, lines = grow_documents(ninefold, bench, scratch, folder)
    by_edits = grow_edits(ninefold, bench, scratch, folder)
    lines += spread("documents", by_documents)
    lines += spread("edits", by_edits)
    return lines, [by_documents, by_edits]


def grow_documents(ninefold, bench, scratch, folder):
    series, lines = {}, []
    names = sorted(folder.iterdir())
    for count in DOCUMENTS:
        part, project = scratch / f"part-{count}", scratch / f"grown-{count}.ninefold"
        part.mkdir()
        for path in names[:count]:
            # Import skips symbolic links.
            (part / path.name).hardlink_to(path)
        made, filled = ninefold.create(project, part)
        written = ninefold.run("export", "--output", scratch / f"out-{count}", "--project", project)
        shutil.rmtree(scratch / f"out-{count}")
        add(series, "import of all", count, filled.seconds)
        add(series, "export of all", count, written.seconds)
        points = json.loads(run_measured([str(bench), "--growth", "0", str(project)])[1])[0]
        keep(series, count, points[0])
        if count == DOCUMENTS[-1]:
            lines += large(ninefold, project, part, filled, written, scratch)
        project.unlink()
    return Growth("documents of 1,000 objects", "documents", series), lines


def grow_edits(ninefold, bench, scratch, folder):
    project, part = scratch / "edited-often.ninefold", scratch / "part-10"
    ninefold.create(project, part)
    marks = ",".join(map(str, MARKS))
    points = json.loads(run_measured([str(bench), "--growth", marks, str(project)])[1])[0]
    series = {}
    for point in points:
        keep(series, point["edits"], point)
    project.unlink()
    return Growth("edits in the history, 10 documents", "edits", series)


def add(series, name, place, seconds):
    series.setdefault(name, []).append((place, seconds))


def keep(series, place, point):
    for name, taken in point["times"].items():
        add(series, name, place, taken["medianMicroseconds"] / 1e6)


def large(ninefold, project, part, filled, written, scratch):
    """The board's figures again, on the largest project."""
    size = sum(path.stat().st_size for path in part.iterdir())
    objects = ninefold.value("SELECT count(*) FROM object", project)
    _, printed = run_measured([sys.executable, str(peers.__file__), "lxml", str(part), "--runs", "1"])
    lxml = json.loads(printed)["median_ms"] / 1000
    title = f"{DOCUMENTS[-1]:,} storyboards, {objects:,} objects, {megabytes(size)}"
    verified = ninefold.run("verify", "--project", project)
    stored = project.stat().st_size
    return [
        Line.at_most(f"{title}: import / lxml parses into trees", milliseconds(filled.seconds),
                     milliseconds(lxml), filled.seconds / lxml, 4.0),
        Line.at_most("the same: export of all / import", milliseconds(written.seconds),
                     milliseconds(filled.seconds), written.seconds / filled.seconds, 1.0),
        Line.below("the same: peak memory of import / input", megabytes(filled.peak_bytes),
                   megabytes(size), filled.peak_bytes / size, 12.0),
        Line.at_most("the same: project file / XML", megabytes(stored), megabytes(size),
                     stored / size, 2.0),
        Line.fact("the same: verify", milliseconds(verified.seconds), "", ""),
    ]


def spread(what, grown):
    """A line for each operation that compares its time for the largest and the smallest project."""
    lines = []
    for name, points in grown.series.items():
        if name.endswith("of all"):
            continue
        (few, first), (many, last) = points[0], points[-1]
        lines.append(Line.fact(f"{name}, {many:,} {what} / {few:,}", microseconds(last * 1e6),
                               microseconds(first * 1e6), f"{last / first:.2f}x"))
    return lines
