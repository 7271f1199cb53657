#!/usr/bin/env python3
"""Compares findings with Interface Builder's marks: `ambiguous` and `misplaced`.

    score_findings.py --binary NINEFOLD [--folder FOLDER] [--misses FILE] [--with-marks]

Findings are those of `check --canvas --preset thorough`: ambiguity that the engine holds for unsure is not
counted, misplaced views always are. The documents are checked without their marks, so that the engine alone
decides. With --with-marks they are checked unchanged at default
settings, and every finding must be a mark and every mark a finding.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.parsers import expat

import corpus
import effective_layout
import score_frames
import stored_frames

KINDS = ("ambiguous", "misplaced")
MARK = re.compile(rb' (?:ambiguous|misplaced)="YES"')


def marks(stored, name):
    """Returns the active views with a mark, by id."""
    found = {}
    for node in stored.layout.views:
        if not stored.evaluation.is_active(node):
            continue
        blocks = effective_layout.matching_variations(node, stored.canvas.size_class)
        if effective_layout.effective_attributes(node, blocks).get(name) == "YES":
            found[stored.layout.name(node)] = node
    return found


def place(stored, node):
    """Returns whether a view is in a cell, and whether the canvas shows that cell."""
    cell = node
    while cell is not None and cell.tag not in stored_frames.CELLS:
        cell = stored.layout.enclosing_view(cell)
    if cell is None:
        return "no cells"
    return "cells below" if is_below(stored, cell) else "cells"


def is_below(stored, cell):
    """True for a cell whose stored frame is below the edge of its scroll view."""
    holder = stored.layout.enclosing_view(cell)
    if holder is None:
        return False
    own, outer = frame(stored, cell), frame(stored, holder)
    return own is not None and outer is not None and own[1] >= outer[3]


def frame(stored, node):
    blocks = effective_layout.matching_variations(node, stored.canvas.size_class)
    return stored_frames.rectangle(node, blocks)


def answers(binary, folder, paths, keeps_marks):
    """Yields (path, findings) of each document on its own canvas."""
    options = ["--preset", "thorough"] if keeps_marks else ["--all", "--ignore-marks"]
    with tempfile.TemporaryDirectory() as scratch:
        for path in paths:
            data = (folder / path).read_bytes()
            copy = pathlib.Path(scratch) / f"document{pathlib.Path(path).suffix}"
            copy.write_bytes(data if keeps_marks else MARK.sub(b"", data))
            done = subprocess.run(
                [binary, "check", str(copy), "--canvas", *options, "--json", "--fail-on", "never"],
                capture_output=True, text=True, check=False)
            yield path, json.loads(done.stdout)["findings"]


def compare(stored, path, findings, counts, lines):
    nodes = {stored.layout.name(node): node for node in stored.layout.views}
    for kind in KINDS:
        marked = marks(stored, kind)
        found = {finding["object"] for finding in findings
                 if finding["kind"] == kind and not (kind == "ambiguous" and finding["unsure"])}
        for name in sorted(set(marked) | found):
            if name not in nodes:
                continue
            where = place(stored, nodes[name])
            verdict = ("hit" if name in found else "missed") if name in marked else "false"
            counts[stored.canvas.platform, kind, where][verdict] += 1
            lines.append((kind, verdict, where, stored.canvas.platform, str(stored.canvas.tools),
                          path, name, nodes[name].tag))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", required=True)
    parser.add_argument("--folder")
    parser.add_argument("--misses")
    parser.add_argument("--with-marks", action="store_true")
    options = parser.parse_args()
    folder = pathlib.Path(options.folder).resolve() if options.folder else corpus.folder()
    counts = collections.defaultdict(collections.Counter)
    lines = []
    paths = score_frames.documents(folder)
    for path, findings in answers(options.binary, folder, paths, options.with_marks):
        try:
            stored = stored_frames.Stored((folder / path).read_bytes())
        except expat.ExpatError:
            continue
        compare(stored, path, findings, counts, lines)
    for key in sorted(counts):
        count = counts[key]
        hits, missed, false = count["hit"], count["missed"], count["false"]
        recall = hits / (hits + missed) if hits + missed else 0
        precision = hits / (hits + false) if hits + false else 0
        print(f"{' '.join(key):<28} recall {recall:.2f} of {hits + missed},"
              f" precision {precision:.2f} of {hits + false}")
    if options.misses:
        text = "".join("\t".join(line) + "\n" for line in sorted(lines))
        pathlib.Path(options.misses).write_text(text, encoding="utf-8")
    return int(options.with_marks and any(c["missed"] or c["false"] for c in counts.values()))


if __name__ == "__main__":
    sys.exit(main())
