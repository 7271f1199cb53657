"""The board's measurements of edits: an open session, whole processes, and the cost of the history."""

import itertools
import json
import shutil

import doltlite_peer
import peers
from board import Line, microseconds, milliseconds
from processes import run_measured, run_timed


def quantile(values, part):
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def edits(ninefold, bench, project, documents, scratch, history, runs):
    """Returns the lines for edits in a project of `documents` with a long history."""
    peer = doltlite_peer.measure_edits(project, 1000)
    edited, short = scratch / "edited.ninefold", scratch / "short.ninefold"
    for copy in (edited, short):
        shutil.copyfile(project, copy)
    before = edited.stat().st_size
    command = [str(bench), "--edits", str(history), str(edited), str(short)]
    report = json.loads(run_measured(command)[1])
    bytes_an_edit = (edited.stat().st_size - before) / history
    return [*in_session(report, peer), *by_history(report, bytes_an_edit, peer, history),
            *in_processes(ninefold, project, documents, runs)]


def in_session(report, peer):
    """An edit and an undo in an open session, compared with DoltLite's edit and commit."""
    lines = []
    for name, part in (("median", 0.5), ("p99", 0.99)):
        for title, kind, member, limit in (
                ("wall", "wall", "", 0.5), ("CPU", "cpu", "cpu", 0.25)):
            key = {"": {0.5: "median", 0.99: "p99"}, "cpu": {0.5: "cpuMedian", 0.99: "cpuP99"}}
            ours = report["firstEdits"][key[member][part] + "Microseconds"]
            theirs = quantile(peer[kind], part) * 1e6
            lines.append(Line.at_most(
                f"edit of an attribute / DoltLite edit + commit, {title}, {name}",
                microseconds(ours), microseconds(theirs), ours / theirs, limit))
    undo, edit = (report[name]["cpuMedianMicroseconds"] for name in ("undo", "firstEdits"))
    lines.append(Line.at_most("undo / edit, CPU, median", microseconds(undo), microseconds(edit),
                              undo / edit, 1.0))
    return lines


def by_history(report, bytes_an_edit, peer, history):
    """The cost of a long history, and the time of its queries."""
    lines = [Line.below(f"history after {history} edits, bytes an edit", f"{bytes_an_edit:.0f} B",
                        f"{peer['bytes']:.0f} B", bytes_an_edit, 300, " B")]
    for name, first, last in (("edit", "earlyEdits", "lastEdits"),
                              ("undo", "earlyUndo", "lastUndo")):
        early, late = (report[key]["cpuMedianMicroseconds"] for key in (first, last))
        lines.append(Line.at_most(
            f"{name} after {history} edits / after 1,000, CPU, more", microseconds(late),
            microseconds(early), (late / early - 1) * 100, 20, " %"))
    for name, key, limit in (("history of one object", "log", 1.0),
                             ("blame of one object", "blame", 1.0),
                             ("switch to a branch at the same state", "switches", 1.0)):
        value = report[key]["medianMicroseconds"]
        lines.append(Line.below(name, microseconds(value), "", value / 1000, limit, " ms"))
    past, present = (report[key]["medianMicroseconds"] for key in ("pastState", "presentState"))
    lines.append(Line.at_most("a document's past state / its present state", microseconds(past),
                              microseconds(present), past / present, 2.0))
    return lines


def in_processes(ninefold, project, documents, runs):
    """`ninefold set` as a whole process, compared with commits of the changed file by git and fossil."""
    constraint = ninefold.value("SELECT id FROM layoutConstraint WHERE constant IS NOT NULL "
                                "GROUP BY id HAVING count(*) = 1 LIMIT 1", project)
    constants = itertools.count(5000)

    def set_constant():
        return run_timed([ninefold.path, "set", constraint, "constant", str(next(constants)),
                          "--project", str(project)])

    lines = []
    for name, answer in peers.commits(documents, runs, set_constant).items():
        if "skipped" in answer:
            lines.append(Line.fact(f"ninefold set / {name} commit", "", "", answer["skipped"]))
            continue
        ours, theirs = answer["beside"]["median_ms"] / 1000, answer["median_ms"] / 1000
        title = f"ninefold set / {name.replace('_', ' ')} commit, processes"
        if name == "git":
            lines.append(Line.at_most(title, milliseconds(ours), milliseconds(theirs),
                                      ours / theirs, 2.0))
        else:
            lines.append(Line.fact(title, milliseconds(ours), milliseconds(theirs),
                                   f"{ours / theirs:.2f}x"))
    return lines
