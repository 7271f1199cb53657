#!/usr/bin/env python3
"""Checks `ninefold merge-file` on the real merges of ../shared/corpus-merges.

    check_merges.py NINEFOLD [--cases DIR] [--quick] [--human] [--verbose] [CASE...]

Shares no code with Ninefold: it parses the XML itself into facts of its own and checks these properties
of three-way merges on each result:

  form       well-formed; no new duplicate id and no new dangling reference; each mask entry
             names a child of its owner, each constraint's owner is an ancestor of its items
  invented   each value of the result is in one of the three inputs, at the same place
  lost       each difference base -> side is in the result, in a conflict, or in a listed decision
  order      a list that one side reordered has that side's order
  git        where `git merge-file` merges without conflict: clean, and the same bytes
  laws       merge(b,b,t)=t, merge(b,o,b)=o, merge(b,o,o)=o byte for byte; merging again changes nothing
  swapped    with the sides swapped: the same facts if clean, the same conflict roots if not
  import     a project imports all results and exports them byte for byte

`--quick` skips laws and swapped, which need five more merges for each case. The run also fails if too
few of the cases that git can't merge are clean. Prints each failure and the remaining conflicts; the
last line is `N passed, N failed`.
"""

import argparse
import collections
import concurrent.futures
import csv
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

CLEAN_TARGET = 36
REFERENCES = {
    "firstItem", "secondItem", "destination", "target", "reference", "initialViewController",
    "tableViewCell", "textLabel", "detailTextLabel", "imageView", "headerView", "footerView",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "previousBinding", "initialItem",
}
HEADER = {
    "version", "toolsVersion", "systemVersion", "variant", "propertyAccessControl", "colorMatched",
}
HEADER_CHILDREN = {
    "dependencies", "device", "accessibilityOverrides", "classes", "defaultSimulatedMetrics",
    "simulatedMetricsContainer", "inferredMetricsTieBreakers", "customFonts", "resources",
    "designables",
}
COSMETIC_KEYS = {"screenRect", "canvasLocation"}
NAMES = {"deployment": "identifier", "development": "identifier", "plugIn": "identifier",
         "capability": "name", "image": "name", "namedColor": "name", "systemColor": "name"}


class Layout:
    """A parsed file: facts by (object, place), parents, lists of objects, masks."""

    def __init__(self, data):
        self.root = ElementTree.fromstring(data)
        self.facts = {}
        self.parents = {}
        self.lists = {}
        self.kinds = {}
        self.attributes = {}
        self.lists_of_values = {}
        self.masks = {}
        self.duplicates = []
        self.auto_layout = self.root.get("useAutolayout") == "YES"
        self.fixed = set()
        self.constrained = set()
        self._object(self.root, ":document", None, "")

    def _object(self, element, name, parent, container):
        if name in self.kinds:
            self.duplicates.append(name)
        self.kinds[name] = element.tag
        self.attributes[name] = element.attrib
        self.facts[name, ":kind"] = element.tag
        self.facts[name, ":key"] = element.get("key", "")
        if parent is not None:
            self.parents[name] = parent
            self.facts[name, ":parent"] = parent + " " + container
        if element.get("fixedFrame") == "YES":
            self.fixed.add(name)
        if element.get("translatesAutoresizingMaskIntoConstraints") == "NO":
            self.constrained.add(name)
        self._content(element, name, "", skip=("id", "sceneID", "key"))

    def _content(self, element, name, path, skip=("key",)):
        for attribute, value in element.attrib.items():
            if attribute not in skip:
                self.facts[name, path + attribute] = value
        if element.text and element.text.strip() and len(element) == 0:
            self.facts[name, path + ":text"] = element.text
        counts = collections.Counter(c.tag for c in element if self._is_plain(c))
        for child in element:
            identity = child.get("id") or child.get("sceneID")
            if child.tag in NAMES and element.tag == "resources":
                identity = f"{child.tag}:{child.get('name')}"
            if identity:
                self.lists.setdefault((name, path), []).append(identity)
                self._object(child, identity, name, path)
            elif child.tag == "variation":
                self._content(child, name, f"{path}variation[{child.get('key')}]/")
            elif child.tag == "mask":
                for entry in child:
                    key = (name, path, child.get("key"), entry.get("reference"))
                    self.masks[key] = entry.tag
                    self.facts[name, f"{path}mask {entry.get('reference')}"] = entry.tag
            elif self._is_plain(child) and counts[child.tag] > 1:
                text = ElementTree.tostring(child, encoding="unicode").strip()
                self.lists_of_values.setdefault((name, path + child.tag), []).append(text)
            else:
                label = child.get("key") or child.tag
                if child.tag in NAMES:
                    label = f"{child.tag}[{child.get(NAMES[child.tag])}]"
                if child.get("key") and child.tag not in ("string", "mutableString"):
                    self.facts[name, f"{path}{label}/:tag"] = child.tag
                self._content(child, name, f"{path}{label}/")

    @staticmethod
    def _is_plain(child):
        """An element of a list that has neither id nor key nor name."""
        return not (child.get("key") or child.get("id") or child.get("sceneID")
                    or child.tag in NAMES or child.tag in ("variation", "mask"))

    def dangling(self):
        """(object, place, id) of each dangling reference."""
        return {
            (name, place, value) for (name, place), value in self.facts.items()
            if place.rsplit("/", 1)[-1] in REFERENCES and value not in self.kinds
            and not place.rsplit("/", 1)[-1].startswith("mask ")
        } | {(k[0], "mask", k[3]) for k in self.masks if self.parents.get(k[3]) != k[0]}

    def misowned(self):
        """(constraint, item) of each constraint whose owner is not an ancestor of its item."""
        found = set()
        for name, kind in self.kinds.items():
            if kind != "constraint":
                continue
            for item in (self.attributes[name].get("firstItem"),
                         self.attributes[name].get("secondItem")):
                if item in self.kinds and not self.kinds[item].endswith("LayoutGuide"):
                    step = item
                    while step is not None and step != self.parents[name]:
                        step = self.parents.get(step)
                    if step is None:
                        found.add((name, item))
        return found

    def is_cosmetic(self, name, place):
        if name == ":document":
            return place.split("/")[0].split("[")[0] in HEADER | HEADER_CHILDREN
        if name.split(":")[0] in NAMES:
            return True
        last = place.split("/")
        if last[-1] in ("misplaced", "ambiguous") or COSMETIC_KEYS & set(last):
            return True
        if "autoresizingMask" in last and name not in self.constrained:
            return False
        return bool({"frame", "frameInset", "autoresizingMask"} & set(last)) and self.auto_layout \
            and name not in self.fixed

    def meaning(self):
        """The meaningful facts, for comparing two results."""
        facts = {k: v for k, v in self.facts.items() if not self.is_cosmetic(*k)}
        values = {k: sorted(v) for k, v in self.lists_of_values.items()
                  if not self.is_cosmetic(*k)}
        return facts, values


class Case:
    """One merge: its inputs as bytes and as layouts, and the command's answers."""

    def __init__(self, command, folder, is_quick):
        self.command = command
        self.is_quick = is_quick
        self.name = folder.name
        self.files = {p.stem: p for p in folder.iterdir()}
        self.data = {n: p.read_bytes() for n, p in self.files.items()}
        self.layouts = {n: Layout(d) for n, d in self.data.items()}
        self.failures = []
        self.checks = 0
        self.status, self.is_git_clean, self.layout, self.result = 2, False, None, b""
        self.answer = {"conflicts": [], "decisions": [], "problems": []}

    def merge(self, base, ours, theirs):
        """(exit status, bytes, answer) of one run; sides are names of files or bytes."""
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for index, side in enumerate((base, ours, theirs)):
                path = pathlib.Path(folder) / f"{index}{self.files['base'].suffix}"
                path.write_bytes(self.data[side] if isinstance(side, str) else side)
                paths.append(str(path))
            out = pathlib.Path(folder) / f"out{self.files['base'].suffix}"
            run = subprocess.run([self.command, "merge-file", *paths, "--output", str(out), "--json"],
                                 capture_output=True)
            if run.returncode not in (0, 1) or not out.exists():
                raise RuntimeError(f"exit {run.returncode}: {run.stderr.decode()[-300:]}")
            return run.returncode, out.read_bytes(), json.loads(run.stdout)

    def git(self):
        paths = [str(self.files[n]) for n in ("ours", "base", "theirs")]
        run = subprocess.run(["git", "merge-file", "-p", *paths], capture_output=True)
        return run.returncode == 0, run.stdout

    def expect(self, condition, message):
        self.checks += 1
        if not condition:
            self.failures.append(message)

    # One pass over everything.

    def check(self):
        try:
            self.check_all()
        except (ElementTree.ParseError, RuntimeError, json.JSONDecodeError) as error:
            self.expect(False, f"form: {error}")
        return self

    def check_all(self):
        self.status, self.result, self.answer = self.merge("base", "ours", "theirs")
        self.is_git_clean, git_result = self.git()
        self.layout = Layout(self.result)
        told = self.answer["conflicts"] or self.answer["problems"]
        self.expect((self.status == 0) == (not told), "exit status")
        self.check_form()
        self.check_invented()
        for side in ("ours", "theirs"):
            self.check_lost(side)
            self.check_order(side)
        if self.is_git_clean:
            self.expect(self.status == 0, "git: conflict where git has none")
            self.expect(self.result == git_result, "git: other bytes than git")
        if not self.is_quick:
            self.check_laws()
            self.check_swapped()

    def check_form(self):
        sides = (self.layouts["ours"], self.layouts["theirs"])
        known = set().union(*(s.duplicates for s in sides))
        self.expect(set(self.layout.duplicates) <= known, f"form: duplicate ids {self.layout.duplicates}")
        known = set().union(*(s.dangling() for s in sides))
        new = self.layout.dangling() - known
        self.expect(not new, f"form: dangling {sorted(new)}")
        known = set().union(*(s.misowned() for s in sides))
        new = self.layout.misowned() - known
        self.expect(not new, f"form: constraint away from its item {sorted(new)}")

    def check_invented(self):
        inputs = [self.layouts[n] for n in ("base", "ours", "theirs")]
        new = [k for k, v in self.layout.facts.items()
               if all(i.facts.get(k) != v for i in inputs)]
        lists = [k for k, values in self.layout.lists_of_values.items()
                 for value in values
                 if not any(value in i.lists_of_values.get(k, [value] if self.is_single(i, k) else [])
                            for i in inputs)]
        self.expect(not new and not lists, f"invented: {new[:4]} {lists[:4]}")

    @staticmethod
    def is_single(layout, key):
        """True if the input has one element where the result has several."""
        return any(k[0] == key[0] and k[1].startswith(key[1]) for k in layout.facts)

    def excuses(self):
        whole, places = set(), set()
        for conflict in self.answer["conflicts"]:
            whole.update(conflict["affected"])
            if conflict["kind"].startswith("deleted"):
                whole.update(filter(None, (conflict["object"], conflict["other"], conflict["root"])))
            elif conflict["kind"] == "bothInstalled":
                places.add((self.layouts["ours"].parents.get(conflict["object"]), "*"))
                places.add((self.layouts["theirs"].parents.get(conflict["object"]), "*"))
            else:
                places.add((conflict["object"], conflict["path"].split("/")[0].lstrip(":")))
        for decision in self.answer["decisions"]:
            if decision["path"]:
                places.add((decision["object"], decision["path"].split("/")[0].lstrip(":")))
            else:
                whole.add(decision["object"])
        return whole, places

    def check_lost(self, side):
        whole, places = self.excuses()
        base, layout = self.layouts["base"], self.layouts[side]
        lost = []
        for key in base.facts.keys() | layout.facts.keys():
            old, new = base.facts.get(key), layout.facts.get(key)
            if old == new or self.layout.facts.get(key) == new:
                continue
            name, place = key
            roots = {p.split("[")[0].lstrip(":") for p in place.split("/")} | \
                {place.split("/")[0].lstrip(":")}
            if name in whole or (name, "*") in places or \
                    any((name, r) in places for r in roots | {"parent"} & roots):
                continue
            if place.split("/")[-1].startswith("mask ") and \
                    (place.split(" ")[-1] not in self.layout.kinds
                     or place.split(" ")[-1] in whole):
                continue
            lost.append((name, place, old, new))
        for key in base.lists_of_values.keys() | layout.lists_of_values.keys():
            if key[0] in whole or (key[0], key[1].split("/")[0].lstrip(":")) in places \
                    or base.is_cosmetic(*key):
                continue
            added = collections.Counter(layout.lists_of_values.get(key, []))
            added.subtract(base.lists_of_values.get(key, []))
            have = collections.Counter(self.layout.lists_of_values.get(key, []))
            missing = [v for v, n in added.items() if n > 0 and have[v] == 0]
            if missing and not self.is_single(self.layout, key):
                lost.append((key, missing[:1]))
        self.expect(not lost, f"lost from {side}: {sorted(map(str, lost))[:6]}")

    def check_order(self, side):
        other = "theirs" if side == "ours" else "ours"
        disputed = {c["object"] for c in self.answer["conflicts"] if c["kind"] == "bothReordered"}
        bad = []
        for key, order in self.layouts[side].lists.items():
            base = self.layouts["base"].lists.get(key, [])
            rival = self.layouts[other].lists.get(key, [])
            result = self.layout.lists.get(key, [])
            common = set(order) & set(base) & set(rival) & set(result)
            orders = [[i for i in l if i in common] for l in (base, order, rival, result)]
            if orders[1] != orders[0] and orders[2] == orders[0] and orders[3] != orders[1] \
                    and key[0] not in disputed and key[1] not in ("constraints/", "connections/"):
                bad.append(key)
        self.expect(not bad, f"order: {side} reordered {bad}")

    def check_laws(self):
        for arguments, expected in ((("base", "base", "theirs"), "theirs"),
                                    (("base", "ours", "base"), "ours"),
                                    (("base", "ours", "ours"), "ours")):
            status, result, _ = self.merge(*arguments)
            self.expect(status == 0 and result == self.data[expected], f"laws: merge{arguments}")
        if self.status == 0:
            status, result, _ = self.merge("base", self.result, "theirs")
            again = Layout(result)
            self.expect(status == 0 and again.meaning() == self.layout.meaning(),
                        "laws: merging again changes the result")

    def check_swapped(self):
        status, result, answer = self.merge("base", "theirs", "ours")
        self.expect(status == self.status, "swapped: other exit status")
        if status == 0 and self.status == 0:
            mine, other = self.layout.meaning(), Layout(result).meaning()
            differences = [k for k in mine[0].keys() | other[0].keys()
                           if mine[0].get(k) != other[0].get(k)]
            self.expect(mine == other, f"swapped: other facts {differences[:4]}")
        roots = {c["root"] for c in self.answer["conflicts"]}
        swapped = {c["root"] for c in answer["conflicts"]}
        self.expect(roots == swapped, f"swapped: other roots {sorted(roots ^ swapped)}")

    # Reports.

    def conflict_lines(self):
        for c in self.answer["conflicts"]:
            other = f" {c['other']}" if c["other"] else ""
            yield (f"    {c['kind']} {c['objectKind']} {c['object']}{other} {c['class']} "
                   f"{c['path']}: {c['base']} -> {c['ours']} | {c['theirs']} (root {c['root']})")

    def human_lines(self):
        merged = self.layouts["merged"]
        mine, people = self.layout.meaning(), merged.meaning()
        for key in sorted(mine[0].keys() | people[0].keys()):
            if mine[0].get(key) != people[0].get(key):
                states = [self.layouts[n].facts.get(key) for n in ("base", "ours", "theirs")]
                yield (f"    {key[0]} {key[1]}: base {states[0]} ours {states[1]} theirs "
                       f"{states[2]} result {mine[0].get(key)} people {people[0].get(key)}")


def import_failures(command, cases):
    """The results that a project refuses, or exports differently."""
    def run(*words):
        done = subprocess.run([command, *words], cwd=folder, capture_output=True)
        return [] if done.returncode == 0 else [f"import: {done.stderr.decode()[-300:]}"]

    with tempfile.TemporaryDirectory() as folder:
        results = {f"{c.name}{c.files['base'].suffix}": c.result for c in cases if c.layout}
        for name, data in results.items():
            (pathlib.Path(folder) / name).write_bytes(data)
        failures = run("init", "App.ninefold") + run("import", ".") + run("export", "--output", "Out")
        for name, data in results.items():
            path = pathlib.Path(folder) / "Out" / name
            if not failures and path.read_bytes() != data:
                failures.append(f"import: {name} comes back otherwise")
        return failures


def usable(folder, names):
    with open(folder / "INDEX.tsv", newline="") as index:
        for row in csv.DictReader(index, delimiter="\t"):
            if row["base_ours_theirs_merged_wellformed"] == "ok,ok,ok,ok" and \
                    (not names or row["case"] in names):
                yield row["case"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ninefold")
    parser.add_argument("case", nargs="*")
    parser.add_argument("--cases", default=None)
    parser.add_argument("--human", action="store_true", help="differences from the people's merge")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--quick", action="store_true", help="without laws and swapped")
    options = parser.parse_args()
    root = pathlib.Path(__file__).resolve().parents[2]
    folder = pathlib.Path(options.cases) if options.cases else root.parent / "shared/corpus-merges"
    if not folder.is_dir():
        print(f"skipped: {folder} is not there")
        print("0 passed, 0 failed")
        return 0
    command = str(pathlib.Path(options.ninefold).resolve())
    passed = failed = clean = conflicting = git_clean = records = clusters = 0
    cases = [Case(command, folder / name, options.quick)
             for name in usable(folder, options.case)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        cases = list(pool.map(Case.check, cases))
    for case in cases:
        failed += len(case.failures)
        passed += case.checks - len(case.failures)
        for failure in case.failures:
            print(f"FAILED {case.name}: {failure}")
        if case.is_git_clean:
            git_clean += 1
        else:
            conflicting += 1
            clean += case.status == 0
        if case.status == 1:
            roots = {c["root"] for c in case.answer["conflicts"]}
            records += len(case.answer["conflicts"])
            clusters += len(roots)
            print(f"conflict {case.name}: {len(case.answer['conflicts'])} in {len(roots)} clusters")
            if options.verbose:
                print("\n".join(case.conflict_lines()))
        if options.human and case.layout and case.status == 0 and not case.is_git_clean:
            lines = list(case.human_lines())
            print(f"people {case.name}: {len(lines)} facts differ")
            print("\n".join(lines[:40 if options.verbose else 0]))
    print(f"git merges {git_clean}; of the {conflicting} others {clean} are clean; "
          f"{records} conflicts in {clusters} clusters")
    refused = import_failures(command, cases)
    passed += not refused
    failed += len(refused)
    print("".join(f"FAILED {failure}\n" for failure in refused), end="")
    if not options.case:
        if clean >= CLEAN_TARGET:
            passed += 1
        else:
            failed += 1
            print(f"FAILED: {clean} of {conflicting} clean, {CLEAN_TARGET} wanted")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
