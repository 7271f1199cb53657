#!/usr/bin/env python3
"""Compares computed frames with those that Interface Builder stored.

    score_frames.py --binary NINEFOLD [--folder FOLDER] [--misses FILE]
    score_frames.py --driver DRIVER   [--folder FOLDER] [--misses FILE]

With --binary the command runs `frames --document D --canvas --json` on one document at a time. A driver
is a program that reads paths from standard input and writes a line of JSON for each. Without --folder
the shared corpus is scored; if it is absent, nothing is checked.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile
from xml.parsers import expat

import corpus
import stored_frames

NEAR_POINTS = 0.5
EXACT_POINTS = 0.05
SUFFIXES = {".storyboard", ".xib"}


def documents(folder):
    """Returns the paths of the documents to score, relative to the folder."""
    if (folder / "MANIFEST.tsv").is_file():
        return [entry.path for entry in corpus.entries(folder, "document")]
    found = (path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())
    return sorted(str(path.relative_to(folder)) for path in found)


def frames_of_driver(driver, folder, paths):
    """Yields (path, frames) from a program that lays out many documents in one run."""
    lines = "".join(f"{folder / path}\n" for path in paths)
    done = subprocess.run([driver], input=lines, capture_output=True, text=True, check=True)
    prefix = len(str(folder)) + 1
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        yield answer["path"][prefix:], answer.get("frames", {})


def frames_of_command(binary, folder, paths):
    """Yields (path, frames) from the command, with a project for each document."""
    with tempfile.TemporaryDirectory() as scratch:
        project = pathlib.Path(scratch) / "score.ninefold"
        command = corpus.Ninefold(binary, folder)
        command.create(project)
        for path in paths:
            command.import_files(project, [path])
            outcome = command.run(
                "frames", "--project", project, "--document", path, "--canvas", "--json")
            yield path, json.loads(outcome.output) if outcome.status == 0 else {}


class Score:
    """The number of views of a set whose computed frames equal the stored ones."""

    def __init__(self):
        self.count = 0
        self.near = 0
        self.exact = 0

    def add(self, distance):
        self.count += 1
        self.near += distance <= NEAR_POINTS
        self.exact += distance <= EXACT_POINTS

    def line(self, name):
        if not self.count:
            return f"{name:<46} no views"
        near, exact = 100 * self.near / self.count, 100 * self.exact / self.count
        return f"{name:<46} {near:6.2f} % of {self.count:5} within 0.5 pt, {exact:6.2f} % exact"


def sets(canvas, view):
    """Yields the names of the sets that a view belongs to."""
    if canvas.platform == "macOS":
        yield "macOS"
        return
    if canvas.platform != "iOS":
        return
    yield "iOS"
    place = "cells" if view.in_cell else "no cells"
    yield f"iOS, {place}"
    age = "no device" if canvas.device is None else "device"
    if canvas.device is not None:
        age += ", tools >= 12000" if canvas.tools >= 12000 else ", tools < 12000"
    yield f"iOS, {age}, {place}"


def distance(stored, computed):
    if computed is None:
        return float("inf")
    return max(abs(a - b) for a, b in zip(stored, computed))


def score(folder, answers, misses):
    scores = collections.defaultdict(Score)
    for path, frames in answers:
        try:
            stored = stored_frames.Stored((folder / path).read_bytes())
        except expat.ExpatError:
            continue
        for view in stored.views():
            off = distance(view.frame, frames.get(view.name))
            for name in sets(stored.canvas, view):
                scores[name].add(off)
            if off > EXACT_POINTS and misses is not None:
                misses.append((off, stored.canvas, path, view, frames.get(view.name)))
    return scores


def write_misses(file, misses):
    for off, canvas, path, view, computed in sorted(misses, key=lambda miss: (miss[2], miss[3].name)):
        print(
            f"{off:.3f}", canvas.platform, canvas.device, canvas.tools, path, view.root, view.name,
            view.kind, "cell" if view.in_cell else "-", view.frame, computed, sep="\t", file=file)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    program = parser.add_mutually_exclusive_group(required=True)
    program.add_argument("--binary", help="the ninefold command")
    program.add_argument("--driver", help="a program that reads paths and writes JSON lines")
    parser.add_argument("--folder", help="a folder of documents instead of the shared corpus")
    parser.add_argument("--misses", help="a file for the views that are not exact")
    options = parser.parse_args()
    folder = pathlib.Path(options.folder).resolve() if options.folder else corpus.folder()
    corpus.require_binary(options.binary or options.driver)
    run = frames_of_command if options.binary else frames_of_driver
    misses = []
    answers = run(options.binary or options.driver, folder, documents(folder))
    scores = score(folder, answers, misses)
    for name in sorted(scores):
        print(scores[name].line(name))
    if options.misses:
        with open(options.misses, "w", encoding="utf-8") as file:
            write_misses(file, misses)
    return 0


if __name__ == "__main__":
    sys.exit(main())
