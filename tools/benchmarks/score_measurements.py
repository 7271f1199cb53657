"""The accuracy on real documents, as scored by tools/corpus; skipped without a corpus."""

import re
import subprocess
import sys
from pathlib import Path

from board import Line

CORPUS_TOOLS = Path(__file__).resolve().parents[1] / "corpus"
# Rows of score_frames.py: the required shares of frames within half a point, and of exact frames.
FRAMES = {"iOS": (97.5, 93.0), "iOS, device, tools >= 12000, no cells": (99.0, None),
          "macOS": (85.0, None)}
# Rows of score_findings.py: recall and precision. `misplaced` is reported only if Xcode marked it.
FINDINGS = {"iOS ambiguous no cells": (0.90, 0.80)}


def scores(ninefold, corpus, merges):
    """Returns the lines."""
    lines = []
    if corpus and corpus.is_dir():
        lines += frames(run("score_frames.py", "--binary", ninefold.path, "--folder", corpus))
        lines += findings(run("score_findings.py", "--binary", ninefold.path, "--folder", corpus))
    if merges and merges.is_dir():
        lines += merged(run("check_merges.py", ninefold.path, "--cases", merges, "--quick"))
    return lines


def run(script, *words):
    done = subprocess.run([sys.executable, str(CORPUS_TOOLS / script), *map(str, words)],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return done.stdout.decode("utf-8", "replace")


def rows(pattern, text, wanted):
    """The matches whose first group is wanted; raises if one is missing, so that the board is complete."""
    found = {match[0]: match[1:] for match in re.findall(pattern, text, re.MULTILINE)}
    if missing := wanted.keys() - found.keys():
        raise RuntimeError(f"no score of {', '.join(sorted(missing))} in: {text[-300:]}")
    return [(name, *found[name]) for name in wanted]


def frames(text):
    lines = []
    for name, near, count, exact in rows(
            r"^(.+?) +([\d.]+) % of +(\d+) within 0.5 pt, +([\d.]+) % exact", text, FRAMES):
        least, least_exact = FRAMES[name]
        title = f"frames of real documents, {name}, {count} views"
        lines.append(Line.at_least(f"{title}: within 0.5 pt", float(near), least, " %"))
        if least_exact:
            lines.append(Line.at_least(f"{title}: exact", float(exact), least_exact, " %"))
    return lines


def findings(text):
    lines = []
    for name, recall, marks, precision, found in rows(
            r"^(.+?) +recall ([\d.]+) of (\d+), precision ([\d.]+) of (\d+)", text, FINDINGS):
        least_recall, least_precision = FINDINGS[name]
        if least_recall:
            lines.append(Line.at_least(f"{name}, {marks} marks: recall", float(recall), least_recall))
        lines.append(Line.at_least(f"{name}, {found} found: precision", float(precision),
                                   least_precision))
    return lines


def merged(text):
    counted = re.search(r"of the (\d+) others (\d+) are clean", text)
    if not counted:
        raise RuntimeError(f"check_merges.py: {text[-300:]}")
    all_, clean = map(int, counted.groups())
    return [Line.at_least(f"real merges that git can't make, {all_}: clean", clean, 36, "")]
