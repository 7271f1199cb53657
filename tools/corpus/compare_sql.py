"""Compares the SQL views of a project with `ninefold layout`.

For each document and each of the nine classes: views with parent, installed and active; constraints
with their items, numbers, installed and active.
"""

import concurrent.futures
import contextlib
import json
import sqlite3
import subprocess

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


def compare(ninefold, project, names, jobs):
    """Compares each document in each class; returns the number of equal layouts, and the others as texts."""
    with contextlib.closing(sqlite3.connect(project)) as connection:
        ids = dict(connection.execute("SELECT name, id FROM document"))

    def is_equal(case):
        name, size_class = case
        return (from_sql(project, ids[name], size_class)
                == from_command(ninefold, project, name, size_class))

    cases = [(name, size_class) for name in names for size_class in SIZE_CLASSES]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        answers = list(pool.map(is_equal, cases))
    failures = [f"the views differ from the layout of {name} in {size_class}"
                for (name, size_class), equal in zip(cases, answers) if not equal]
    return len(cases) - len(failures), failures
