#!/usr/bin/env python3
"""Compares `ninefold layout --json` with the evaluation in effective_layout.py on the corpus.

    compare_layout.py NINEFOLD [--jobs N] [--show N] [--limit N]

Every document in every size class: ids of subviews and constraints, installed, active, all fields
of constraints and every property that any variation of a view names. Exit status 1 if any differs.
"""

import argparse
import concurrent.futures
import json
import pathlib
import sys
import tempfile

import corpus
from effective_layout import Layout, SIZE_CLASSES, keyed_children

IMPORT_TIMEOUT_SECONDS = 300
CONSTRAINT_FIELDS = (
    "owner", "installed", "active", "firstItem", "firstAttribute", "relation", "secondItem",
    "secondAttribute", "multiplier", "constant", "priority", "placeholder",
)
VIEW_FIELDS = ("kind", "installed", "active")


def by_id(scenes, list_name):
    """Returns the objects of all scenes by id, and the ids that occur more than once."""
    found, repeated = {}, set()
    for scene in scenes:
        for item in scene[list_name]:
            if item["id"] in found:
                repeated.add(item["id"])
            found[item["id"]] = item
    return found, repeated


def same(left, right):
    """True for equal values; numbers may differ by rounding."""
    if isinstance(left, float) or isinstance(right, float):
        if isinstance(left, (int, float)) and isinstance(right, (int, float)):
            return abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
    return left == right


def varied_names(node):
    """Returns the attributes and keyed children that any variation of an object names."""
    names = set()
    for block in node.children_with_tag("variation"):
        names.update(block.attributes)
        names.update(child.key for child in keyed_children(block, "mask"))
    return names - {"key"}


class Comparison:
    """Compares one document's expected and actual layouts and collects the differences."""

    def __init__(self, layout):
        self.layout = layout
        self.differences = []

    def run(self, size_class, scenes):
        """Returns the differences of one class as lines of text."""
        self.differences = []
        expected_scenes = self.layout.evaluate(size_class)
        expected, repeated = by_id(expected_scenes, "views")
        actual, actually_repeated = by_id(scenes, "views")
        self._compare_view_sets(expected, actual)
        for identifier in sorted((expected.keys() & actual.keys()) - repeated - actually_repeated):
            self._compare_view(expected[identifier], actual[identifier])
        expected, repeated = by_id(expected_scenes, "constraints")
        actual, actually_repeated = by_id(scenes, "constraints")
        self._report_set("constraints", expected.keys(), actual.keys())
        for identifier in sorted((expected.keys() & actual.keys()) - repeated - actually_repeated):
            fields = CONSTRAINT_FIELDS
            self._compare_fields("constraint", fields, expected[identifier], actual[identifier])
        return self.differences

    def _compare_view_sets(self, expected, actual):
        subviews = self.layout.subview_ids()
        known = set(expected) | set(self.layout.nodes_by_id)
        self._report_set("subviews", subviews, actual.keys() & subviews)
        self._report_set("views", set(), {name for name in actual if name not in known})

    def _compare_view(self, expected, actual):
        self._compare_fields("view", VIEW_FIELDS, expected, actual)
        node = self.layout.nodes_by_id.get(expected["id"])
        for name in sorted(varied_names(node)) if node else []:
            want = expected["properties"].get(name)
            got = actual.get("properties", {}).get(name)
            if want != got:
                self._report(f"view {expected['id']} property {name}", want, got)

    def _compare_fields(self, what, fields, expected, actual):
        for field in fields:
            if not same(expected.get(field), actual.get(field)):
                self._report(f"{what} {expected['id']} {field}", expected.get(field),
                             actual.get(field))

    def _report_set(self, what, expected, actual):
        missing, extra = sorted(set(expected) - set(actual)), sorted(set(actual) - set(expected))
        if missing:
            self.differences.append(f"{what} missing: {' '.join(missing[:5])}")
        if extra:
            self.differences.append(f"{what} not in the document: {' '.join(extra[:5])}")

    def _report(self, what, expected, actual):
        self.differences.append(f"{what}: expected {expected!r}, got {actual!r}")


def compare_document(ninefold, project, path):
    """Returns (class, differences) for each of the nine classes of one document."""
    comparison = Comparison(Layout((pathlib.Path(ninefold.folder) / path).read_bytes()))
    results = []
    for size_class in SIZE_CLASSES:
        outcome = ninefold.run(
            "layout", "--project", project, "--document", path, "--class", size_class, "--json")
        if outcome.status != 0:
            results.append((size_class, [outcome.summary()]))
            continue
        try:
            scenes = json.loads(outcome.output)["scenes"]
            results.append((size_class, comparison.run(size_class, scenes)))
        except (ValueError, KeyError, TypeError) as error:
            results.append((size_class, [f"output is not as promised: {error!r}"]))
    return results


def compare(ninefold, project, paths, jobs=2):
    """Compares the documents of a project; returns (passed, lines about the failed)."""
    passed, failures = 0, []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        answers = pool.map(lambda path: compare_document(ninefold, project, path), paths)
        for path, results in zip(paths, answers):
            for size_class, differences in results:
                if differences:
                    failures.append(f"{path} {size_class}: {'; '.join(differences[:3])}")
                else:
                    passed += 1
    return passed, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ninefold", help="the command to compare with")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--show", type=int, default=20, help="how many differences to print")
    parser.add_argument("--limit", type=int, help="compare only the first N documents")
    options = parser.parse_args()
    corpus.require_binary(options.ninefold)
    folder = corpus.folder()
    paths = [entry.path for entry in corpus.entries(folder, "document")][:options.limit]
    ninefold = corpus.Ninefold(options.ninefold, folder)
    with tempfile.TemporaryDirectory() as scratch:
        project = pathlib.Path(scratch) / "corpus.ninefold"
        for outcome in (ninefold.create(project),
                        ninefold.import_files(project, paths, IMPORT_TIMEOUT_SECONDS)):
            if outcome.status != 0:
                print(f"import failed: {outcome.summary()}", file=sys.stderr)
                return 2
        passed, failures = compare(ninefold, project, paths, options.jobs)
    for line in failures[:options.show]:
        print(line)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
