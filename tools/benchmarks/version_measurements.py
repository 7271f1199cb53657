"""Branches, differences, merges and past states, compared with DoltLite, git and fossil."""

import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile
import time

import doltlite_peer
import peers
from board import Line, milliseconds
from processes import run_measured
from version_control_peers import copy_documents

EDITS = 200


def median(report, name):
    """The median of the benchmark's times in milliseconds."""
    return report[name]["medianMicroseconds"] / 1000


def shown(value):
    return milliseconds(value / 1000)


def versions(bench, project, documents, scratch, rounds, runs):
    """Returns the lines: sessions of Ninefold and DoltLite, whole processes of git and fossil."""
    edited = scratch / "versions.ninefold"
    shutil.copyfile(project, edited)
    report = json.loads(run_measured([str(bench), "--versions", str(rounds), str(edited)])[1])
    dolt = doltlite_peer.measure_versions(project, EDITS, runs)
    others = {"DoltLite": {name: statistics.median(times) * 1000 for name, times in dolt.items()}}
    others |= version_control(documents, runs)
    return [*targets(report), *beside(report, others)]


def targets(report):
    """The lines that have a target."""
    edits, history = report["edits"], report["history"]
    by_one = median(report, "switchesByOneEdit") - median(report, "switches")
    lines = [
        Line.at_most(title, shown(median(report, name)), "", median(report, name), limit, " ms")
        for title, name, limit in (
            ("branch", "branch", 1.0), ("switch to a branch at the same state", "switches", 1.0),
            (f"diff of {edits} changes, value by value", "rowDiff", 4.0),
            (f"merge of {edits} and {edits} edits in the store", "merge", 9.0),
            (f"blame of one object after {history} edits", "blame", 1.0))
    ]
    past, present = median(report, "pastState"), median(report, "presentState")
    lines.append(Line.at_most(f"a document at the middle of {history} edits / its present state",
                              shown(past), shown(present), past / present, 2.0))
    lines.append(Line.fact("switch by one edit, more than by none",
                           shown(median(report, "switchesByOneEdit")), "", f"{by_one:.2f} ms"))
    lines.append(Line.fact(f"diff of {edits} changes, with labels and scenes",
                           shown(median(report, "diff")), "", ""))
    return lines


def beside(report, others):
    """The same, compared with the peers."""
    lines = []
    for name, times in others.items():
        for what, key in (("branch", "branch"), ("switch", "switches"), ("diff", "rowDiff"),
                          ("merge", "merge"), ("blame", "blame")):
            if what not in times:
                continue
            ours, theirs = median(report, key), times[what]
            note = times.get("note", "") if what == "merge" else ""
            lines.append(Line.fact(f"{what} / {name}{note}", shown(ours), shown(theirs),
                                   f"{ours / theirs:.3f}x"))
    return lines


def places(copies):
    """Pairs of a file and the position of a constant in it, over all files."""
    found = []
    for copy in copies:
        text = copy.read_text(encoding="utf-8")
        found += [(copy, match.span(1)) for match in re.finditer(r' constant="([^"]*)"', text)]
    return found


def edit(chosen, first):
    """Sets constants of files from the last to the first, so that positions stay valid."""
    changed = time.time() + first
    for number, (path, (start, end)) in reversed(list(enumerate(chosen))):
        text = path.read_text(encoding="utf-8")
        path.write_text(text[:start] + str(first + number) + text[end:], encoding="utf-8")
        os.utime(path, (changed, changed))


GIT = {
    "begin": [["git", "init", "--quiet", "-b", "main"], ["git", "add", "--all"],
              ["git", "commit", "--quiet", "-m", "project"], ["git", "branch", "side"]],
    "commit": ["git", "commit", "--quiet", "--all", "-m", "side"],
    "branch": ["git", "branch", "b{turn}"], "switch": ["git", "switch", "--quiet", "{name}"],
    "main": "main", "diff": ["git", "diff", "HEAD~1", "HEAD"],
    "merge": ["git", "merge", "--quiet", "side"], "back": ["git", "merge", "--abort"],
    "undo": ["git", "reset", "--quiet", "--hard", "HEAD~1"],
}
FOSSIL = {
    "begin": [["fossil", "new", "../project.fossil"],
              ["fossil", "open", "--force", "--keep", "../project.fossil"],
              ["fossil", "addremove"], ["fossil", "commit", "--no-warnings", "-m", "project"],
              ["fossil", "branch", "new", "side", "trunk"]],
    "commit": ["fossil", "commit", "--no-warnings", "-m", "side"],
    "branch": ["fossil", "branch", "new", "b{turn}", "trunk"],
    "switch": ["fossil", "update", "{name}"], "main": "trunk",
    "diff": ["fossil", "diff", "--from", "previous", "--to", "current"],
    "merge": ["fossil", "merge", "side"], "back": ["fossil", "undo"], "undo": ["fossil", "undo"],
}


def version_control(documents, runs):
    """Returns the milliseconds of git and fossil, if they are installed."""
    found = {}
    for name, words in (("git", GIT), ("fossil", FOSSIL)):
        if shutil.which(name):
            found[f"{name}, processes"] = measure_tool(words, documents, runs)
    return found


def measure_tool(words, documents, runs):
    """Runs one tool through branches, switches, a diff and merges."""
    with tempfile.TemporaryDirectory(prefix="ninefold-versions-") as scratch:
        place = pathlib.Path(scratch) / "checkout"
        place.mkdir()
        environment = {**os.environ, "USER": "bench", "HOME": scratch, "FOSSIL_HOME": scratch,
                       "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
                       "GIT_AUTHOR_NAME": "Bench", "GIT_AUTHOR_EMAIL": "bench@example.invalid",
                       "GIT_COMMITTER_NAME": "Bench",
                       "GIT_COMMITTER_EMAIL": "bench@example.invalid"}
        times = {"branch": [], "switch": [], "diff": [], "merge": []}

        def run(command, kind=None, may_fail=False, **values):
            start = time.perf_counter()
            done = subprocess.run([word.format(**values) for word in command], cwd=place,
                                  env=environment, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            if kind:
                times[kind].append(time.perf_counter() - start)
            if done.returncode != 0 and not may_fail:
                raise RuntimeError(f"{command}: {done.stderr.decode('utf-8', 'replace')}")
            return done

        copies = copy_documents(peers.document_paths(documents), documents, place)
        for command in words["begin"]:
            run(command)
        for turn in range(runs):
            run(words["branch"], "branch", turn=turn)
            run(words["switch"], "switch", name=("side", words["main"])[turn % 2])
        known = places(copies)
        step = len(known) // (2 * EDITS)
        run(words["switch"], name="side")
        edit(known[step::2 * step][:EDITS], 5000)
        run(words["commit"])
        run(words["switch"], name=words["main"])
        edit(places(copies)[0::2 * step][:EDITS], 1000)
        run(words["commit"])
        hunks = 0
        for _ in range(runs):
            run(words["diff"], "diff", may_fail=True)
            run(words["merge"], "merge", may_fail=True)
            hunks = sum(copy.read_bytes().count(b"<<<<<<<") for copy in copies)
            run(words["back"] if hunks else words["undo"])
        answer = {name: statistics.median(taken) * 1000 for name, taken in times.items()}
        answer["note"] = f" ({hunks} hunks in conflict)" if hunks else ""
        return answer
