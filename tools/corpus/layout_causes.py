#!/usr/bin/env python3
"""Sorts the views with wrong frames by cause; prints a table in Markdown.

    score_frames.py --binary NINEFOLD --misses FILE; layout_causes.py FILE

Reads the lines of `score_frames.py --misses`. The cause is guessed from the miss alone, in the order of
CAUSES, so the table is a hint, not a proof.
"""

import ast
import collections
import sys

NEAR_POINTS = 0.5
STALE_POINTS = 1.01
# Status bars, home indicators, navigation, tab and tool bars, and their sums.
BARS = {20, 24, 34, 44, 47, 48, 49, 50, 59, 64, 68, 83, 88, 92, 96, 103, 108}
CAUSES = (
    "halves on a canvas of one pixel per point, rounded in either direction",
    "halves and thirds of a point",
    "whole points before Xcode 8",
    "up to a point off: moved, and not updated by Interface Builder",
    "a wrong assumption about a bar or the safe area",
    "images and symbols, whose alignment rectangle is not in the file",
    "sizes that depend on text or code",
    "cells",
    "other",
)
SIZED = {"label", "textView", "textField", "button", "popUpButton", "stackView", "segmentedControl"}


class Miss:
    def __init__(self, line):
        fields = line.rstrip("\n").split("\t")
        self.off, self.platform = float(fields[0]), fields[1]
        self.has_device, self.tools = fields[2] != "None", int(fields[3])
        self.root, self.kind, self.in_cell = (fields[4], fields[5]), fields[7], fields[8] == "cell"
        self.stored = ast.literal_eval(fields[9])
        self.computed = ast.literal_eval(fields[10])

    def differences(self):
        if self.computed is None:
            return None
        return [a - b for a, b in zip(self.stored, self.computed)]

    def is_shifted_by_bar(self):
        differences = self.differences()
        if differences is None or abs(differences[0]) > NEAR_POINTS or abs(differences[2]) > NEAR_POINTS:
            return False
        return any(round(abs(value)) in BARS for value in (differences[1], differences[3]))

    def cause(self):
        old = self.tools < 15000 or not self.has_device
        if self.off <= NEAR_POINTS:
            return CAUSES[0] if old else CAUSES[1]
        if self.off <= STALE_POINTS:
            return CAUSES[2] if self.tools < 11000 and self.platform == "iOS" else CAUSES[3]
        if self.is_shifted_by_bar():
            return CAUSES[4]
        if self.kind == "imageView":
            return CAUSES[5]
        if self.in_cell:
            return CAUSES[7]
        return CAUSES[6] if self.kind in SIZED else CAUSES[8]


def table(misses):
    counts = collections.defaultdict(lambda: [0, 0])
    for miss in misses:
        counts[miss.cause()][miss.off > NEAR_POINTS] += 1
    lines = ["| cause | within 0.5 pt, not exact | beyond 0.5 pt |", "|---|---|---|"]
    for cause in CAUSES:
        if cause in counts:
            near, far = counts[cause]
            lines.append(f"| {cause} | {near or ''} | {far or ''} |")
    return lines


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        misses = [Miss(line) for line in file]
    for platform in ("iOS", "macOS"):
        print(f"### {platform}\n")
        print("\n".join(table([miss for miss in misses if miss.platform == platform])), end="\n\n")


if __name__ == "__main__":
    main()
