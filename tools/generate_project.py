#!/usr/bin/env python3
"""Writes a project folder of generated storyboards, the same for the same seed.

    generate_project.py --scenes N --output DIR [--seed S] [--per-document K]

A storyboard has four scenes by default, and a scene about 290 elements and 37 KB. All content is invented. A project
with more scenes begins with the storyboards of a smaller one. Prints files, scenes and bytes.
"""

import argparse
import pathlib
import sys

from project_generator.storyboards import SCENES_PER_STORYBOARD, project_files


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scenes", type=int, default=400)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--per-document", type=int, default=SCENES_PER_STORYBOARD)
    options = parser.parse_args()
    if options.per_document < 1:
        parser.error("--per-document must be at least 1")
    if options.scenes < 1:
        parser.error("--scenes must be at least 1")
    files = size = elements = 0
    for path, text in project_files(options.seed, options.scenes, options.per_document):
        target = options.output / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode()
        target.write_bytes(data)
        files += 1
        size += len(data)
        elements += text.count("<") - text.count("</") - text.count("<!--") - 1
    print(f"{files} files, {options.scenes} scenes, {elements} elements, {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
