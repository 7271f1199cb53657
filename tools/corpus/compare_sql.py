#!/usr/bin/env python3
"""Compares the SQL views of a project of all corpus documents with `ninefold layout`.

    compare_sql.py NINEFOLD [--limit N]

For each document and each of the nine classes: views with parent, installed and active; constraints
with their items, numbers, installed and active. The last line is `N passed, N failed`.
"""

import argparse
import concurrent.futures
import contextlib
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

import corpus
from effective_layout import SIZE_CLASSES

VIEWS = "SELECT id, kind, parent, installed, active FROM effectiveView WHERE document=? AND class=?"
CONSTRAINTS = """
    SELECT id, owner, firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier,
      constant, priority, installed, active
    FROM effectiveConstraint WHERE document=? AND class=?"""


def number(literal):
    for sign in ":/":
        if sign in literal:
            first, second = literal.split(sign)
            return float(first) / float(second)
    return float(literal)


def from_sql(path, document, size_class):
    with contextlib.closing(sqlite3.connect(path)) as connection:
        views = {tuple(row) for row in connection.execute(VIEWS, (document, size_class))}
        constraints = {
            row[:7] + tuple(number(text) for text in row[7:10]) + row[10:]
            for row in connection.execute(CONSTRAINTS, (document, size_class))
        }
    return views, constraints


def from_command(ninefold, path, name, size_class):
    answer = json.loads(subprocess.run(
        [ninefold, "layout", "--project", path, "--document", name, "--class", size_class, "--json"],
        check=True, capture_output=True).stdout)
    views, constraints = set(), set()
    for scene in answer["scenes"]:
        for view in scene["views"]:
            views.add((view.get("name", view["id"]), view["kind"], view["parent"],
                       int(view["installed"]), int(view["active"])))
        for item in scene["constraints"]:
            attribute = item["firstAttribute"]
            constraints.add((
                item.get("name", item["id"]), item["owner"], item["firstItem"],
                None if attribute == "notAnAttribute" else attribute, item["relation"],
                item["secondItem"], item["secondAttribute"], float(item["multiplier"]),
                float(item["constant"]), float(item["priority"]), int(item["installed"]),
                int(item["active"])))
    return views, constraints


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ninefold")
    parser.add_argument("--limit", type=int)
    options = parser.parse_args()
    folder = corpus.folder()
    ninefold = str(pathlib.Path(options.ninefold).resolve())
    names = [entry.path for entry in corpus.entries(folder, "document")]
    with tempfile.TemporaryDirectory() as scratch:
        path = str(pathlib.Path(scratch) / "Corpus.ninefold")
        subprocess.run([ninefold, "init", path], check=True, capture_output=True)
        subprocess.run([ninefold, "import", "--project", path, *names], cwd=folder, check=True,
                       capture_output=True)
        with contextlib.closing(sqlite3.connect(path)) as connection:
            ids = dict(connection.execute("SELECT name, id FROM document"))

        def same(case):
            name, size_class = case
            return case, (from_sql(path, ids[name], size_class)
                          == from_command(ninefold, path, name, size_class))

        cases = [(name, each) for name in names[: options.limit] for each in SIZE_CLASSES]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            failed = [case for case, equal in pool.map(same, cases) if not equal]
    for name, size_class in failed[:10]:
        print(f"differs: {name} in {size_class}")
    print(f"{len(cases) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
