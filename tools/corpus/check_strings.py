#!/usr/bin/env python3
"""Compares the keys of `ninefold strings export` with strings files that Xcode wrote beside documents.

    check_strings.py NINEFOLD FOLDER... [--show N]

A pair is a document in Base.lproj, en.lproj or mul.lproj, and the strings files or string catalog of its name
in any language folder. Keys of objects that the document no longer has are set aside. Prints how many of the
other keys the export has, and the differences by kind. Exit status 1 below 99 %.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

ENTRY = re.compile(r'"((?:[^"\\]|\\.)+)"\s*=\s*"(?:[^"\\]|\\.)*"\s*;', re.S)
MARKS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb": "utf-8-sig"}


def text(path):
    data = path.read_bytes()
    return data.decode(MARKS.get(data[:2], "utf-8"), "replace")


def keys(path):
    if path.suffix == ".xcstrings":
        return set(json.loads(text(path))["strings"])
    return {match[1] for match in ENTRY.finditer(text(path))}


def pairs(folder):
    """Yields documents with their strings files and catalogs."""
    for document in sorted([*folder.rglob("*.storyboard"), *folder.rglob("*.xib")]):
        if document.parent.name not in ("Base.lproj", "en.lproj", "mul.lproj"):
            continue
        tables = [path for language in sorted(document.parent.parent.glob("*.lproj"))
                  for suffix in (".strings", ".xcstrings")
                  if (path := language / (document.stem + suffix)).is_file()]
        if tables:
            yield document, tables


def exported(ninefold, document):
    done = subprocess.run([ninefold, "strings", "export", str(document)],
                          capture_output=True, text=True, check=True)
    return {match[1] for match in ENTRY.finditer(done.stdout)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ninefold")
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--show", type=int, default=3, metavar="N", help="examples of each kind")
    options = parser.parse_args()
    documents = same = stale = surplus = 0
    missing = collections.defaultdict(list)
    for folder in options.folders:
        for document, tables in pairs(folder):
            kinds = {identifier: kind for kind, identifier in
                     re.findall(r'<(\w+)[^>]*?\bid="([^"]+)"', text(document))}
            real = set().union(*map(keys, tables))
            live = {key for key in real if key.partition(".")[0] in kinds}
            if not live:
                continue
            ours = exported(options.ninefold, document)
            documents += 1
            stale += len(real) - len(live)
            same += len(live & ours)
            surplus += len(ours - real)
            for key in sorted(live - ours):
                identifier, _, name = key.partition(".")
                missing[kinds[identifier], re.sub(r"\d+", "N", name)].append(f"{document}: {key}")
    count = same + sum(map(len, missing.values()))
    share = 100 * same / count if count else 0
    print(f"{documents} documents, {count} keys, {same} the same ({share:.2f} %), {stale} stale set aside, "
          f"{surplus} only exported")
    for (kind, name), places in sorted(missing.items(), key=lambda item: (-len(item[1]), item[0])):
        print(f"  {len(places)} {kind} {name}")
        for place in places[:options.show]:
            print(f"    {place}")
    return 0 if share >= 99 else 1


if __name__ == "__main__":
    sys.exit(main())
