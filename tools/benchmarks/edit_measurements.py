"""The board's measurements of edits: an open session, whole processes, and the cost of the history."""

import itertools
import json
import shutil

import doltlite_peer
import peers
from board import Line, microseconds, milliseconds
from processes import run_measured, run_timed
from turns import medians

# The figures of an open session are medians of this number of turns, each with a history as short as the
# benchmark allows.
SESSION_TURNS = 9
SESSION_HISTORY = 3000


def quantile(values, part):
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def edits(ninefold, bench, project, documents, scratch, history, runs):
    """Returns the lines for edits in a project of `documents` with a long history."""
    turns = [session_turn(bench, project, scratch) for _ in range(SESSION_TURNS)]
    report, bytes_an_edit = measured_edits(bench, project, scratch, history)
    return [*in_session(turns), *by_history(report, bytes_an_edit, turns[0][1], history),
            *in_processes(ninefold, project, documents, runs)]


def session_turn(bench, project, scratch):
    """Returns the report of edits in copies of a project, and that of as many edits by DoltLite."""
    report, _ = measured_edits(bench, project, scratch, SESSION_HISTORY)
    return report, doltlite_peer.measure_edits(project, 1000)


def measured_edits(bench, project, scratch, history):
    """Edits copies of a project; returns the report and the bytes of an edit."""
    edited, short = scratch / "edited.ninefold", scratch / "short.ninefold"
    for copy in (edited, short):
        shutil.copyfile(project, copy)
    before = edited.stat().st_size
    report = json.loads(run_measured([str(bench), "--edits", str(history), str(edited), str(short)])[1])
    return report, (edited.stat().st_size - before) / history


def in_session(turns):
    """An edit and an undo in an open session, compared with DoltLite's edit and commit."""
    lines = []
    for name, part, keys in (("median", 0.5, ("medianMicroseconds", "cpuMedianMicroseconds")),
                             ("p99", 0.99, ("p99Microseconds", "cpuP99Microseconds"))):
        for title, kind, key, limit in (("wall", "wall", keys[0], 0.5), ("CPU", "cpu", keys[1], 0.25)):
            ours, theirs, ratio = medians([(report["firstEdits"][key], quantile(peer[kind], part) * 1e6)
                                           for report, peer in turns])
            lines.append(Line.at_most(
                f"edit of an attribute / DoltLite edit + commit, {title}, {name}",
                microseconds(ours), microseconds(theirs), ratio, limit))
    undo, edit, ratio = medians([tuple(report[query]["cpuMedianMicroseconds"] for query in ("undo", "firstEdits"))
                                 for report, _ in turns])
    lines.append(Line.at_most("undo / edit, CPU, median", microseconds(undo), microseconds(edit), ratio, 1.0))
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
