#!/usr/bin/env python3
"""Holds findings against the marks that Interface Builder left: `ambiguous` and `misplaced`.

    score_findings.py --binary NINEFOLD [--folder FOLDER] [--misses FILE]

Findings are those of `check --canvas`, what it tells only on request included.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
from xml.parsers import expat

import corpus
import effective_layout
import score_frames
import stored_frames


def marks(stored, name):
    """Returns the ids of the active views with a mark, each with whether it is in a cell."""
    found = {}
    for node in stored.layout.views:
        if not stored.evaluation.is_active(node):
            continue
        blocks = effective_layout.matching_variations(node, stored.canvas.size_class)
        if effective_layout.effective_attributes(node, blocks).get(name) == "YES":
            found[stored.layout.name(node)] = node
    return found


def in_cell(stored, node):
    while node is not None:
        if node.tag in stored_frames.CELLS:
            return True
        node = stored.layout.enclosing_view(node)
    return False


def answers(binary, folder, paths):
    """Yields (path, findings) of each document on its own canvas."""
    for path in paths:
        done = subprocess.run(
            [binary, "check", str(folder / path), "--canvas", "--all", "--json",
             "--fail-on", "never"], capture_output=True, text=True, check=True)
        yield path, json.loads(done.stdout)["findings"]


def compare(stored, path, findings, counts, lines):
    nodes = {stored.layout.name(node): node for node in stored.layout.views}
    for kind in ("ambiguous", "misplaced"):
        marked = marks(stored, kind)
        found = {finding["object"] for finding in findings if finding["kind"] == kind}
        for name in sorted(set(marked) | found):
            if name not in nodes:
                continue
            place = "cells" if in_cell(stored, nodes[name]) else "no cells"
            verdict = ("hit" if name in found else "missed") if name in marked else "false"
            counts[stored.canvas.platform, kind, place][verdict] += 1
            lines.append((kind, verdict, place, stored.canvas.platform, str(stored.canvas.tools),
                          path, name, nodes[name].tag))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", required=True)
    parser.add_argument("--folder")
    parser.add_argument("--misses")
    options = parser.parse_args()
    folder = pathlib.Path(options.folder).resolve() if options.folder else corpus.folder()
    counts = collections.defaultdict(collections.Counter)
    lines = []
    for path, findings in answers(options.binary, folder, score_frames.documents(folder)):
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
    return 0


if __name__ == "__main__":
    sys.exit(main())
