#!/usr/bin/env python3
"""Checks `ninefold code` on documents of the corpus: every style of every scene of each.

    check_code.py NINEFOLD [--documents N | --all] [--show N]

parse   Swift's parser reads the code (`swiftc -frontend -parse`; skipped without a compiler)
same    the constraints, read back from the code, are the active ones of `ninefold layout`, in each of
        the four final classes, without constraints of the canvas only
named   no two items of a class have the same name; no row is unaccounted
again   the same command gives the same bytes

Documents with the most varied constraints come first. Exit status 1 if anything fails.
"""

import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import corpus
from code_reader import CLASSES, CodeError, Reader, canonical, margin

STYLES = {
    "nslayoutconstraint": ("swift", "objc"), "anchors": ("swift", "objc"),
    "vfl": ("swift", "objc"), "masonry": ("objc", "swift"), "snapkit": ("swift",),
}
RELATIONS = {"equal": "=", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<="}
BATCH = 200


def rank(text):
    """A sort key: documents with many varied constraints first, then those with many constraints."""
    return (-len(re.findall(r"<variation key=", text)), -text.count("<constraint "))


def documents(folder, count):
    texts = {}
    for path in sorted([*folder.rglob("*.storyboard"), *folder.rglob("*.xib")]):
        text = path.read_text(encoding="utf-8", errors="replace")
        if "useAutolayout=\"YES\"" in text[:2000] and "WatchKit" not in text[:300]:
            texts[path] = text
    chosen, seen = [], set()
    for path in sorted(texts, key=lambda path: (*rank(texts[path]), str(path))):
        # Several versions of one document are equivalent.
        if path.name not in seen or count is None:
            seen.add(path.name)
            chosen.append(path)
    return chosen if count is None else chosen[:count]


def reference_scenes(path):
    """The ids of scenes that stand for a controller of another storyboard: they have no code."""
    text = path.read_text(encoding="utf-8", errors="replace")
    return {match[1] for match in re.finditer(r'<scene sceneID="([^"]*)">(.*?)</scene>', text, re.S)
            if re.search(r"<(viewC|c)ontrollerPlaceholder\b", match[2])}


class Check:
    """One document in its own project."""

    def __init__(self, binary, scratch):
        self.ninefold = corpus.Ninefold(binary, scratch)
        self.scratch = pathlib.Path(scratch)
        self.passed = self.scenes = self.constraints = 0
        self.omitted = collections.Counter()
        self.failures = []
        self.swift = []

    def answer(self, *arguments):
        done = self.ninefold.run(*arguments)
        if done.status != 0:
            raise CodeError(f"{' '.join(arguments)}: {done.summary()}")
        return json.loads(done.output)

    def check(self, path, number):
        project, name = f"{number}.ninefold", path.name
        shutil.copy(path, self.scratch / name)
        if self.ninefold.create(project).status or self.ninefold.import_files(
                project, [name]).status:
            return False
        layouts = {size_class: self.layout(project, name, size_class) for size_class in CLASSES}
        references = reference_scenes(path)
        for scene in layouts["compact-compact"]:
            if scene in references:
                continue
            self.scenes += 1
            for style, languages in STYLES.items():
                for language in languages:
                    try:
                        self.check_code(path.name, name, project, scene, style, language, layouts)
                        self.passed += 1
                    except CodeError as error:
                        self.failures.append(f"{path} {scene} {style} {language}: {error}")
        (self.scratch / name).unlink()
        return True

    def layout(self, project, name, size_class):
        answer = self.answer("layout", "--project", project, "--document", name, "--class",
                             size_class, "--json")
        return {entry["scene"]: entry for entry in answer["scenes"]}

    def check_code(self, label, name, project, scene, style, language, layouts):
        place = [scene] if scene else []
        command = ["code", *place, "--project", project, "--document", name, "--style", style,
                   "--language", language, "--json"]
        code = self.answer(*command)
        if code != self.answer("code", *place, "--file", name, *command[-5:]):
            raise CodeError("not the same for the file and the project")
        names = [(entry["class"], entry["expression"]) for entry in code["names"]
                 if entry["expression"] != "NSApp"]
        if len(set(names)) != len(names):
            raise CodeError("a name twice")
        if language == "swift":
            file = self.scratch / f"{len(self.swift)}.swift"
            file.write_text(code["code"], encoding="utf-8")
            self.swift.append((file, f"{label} {scene} {style}"))
        views = layouts["compact-compact"][scene]["views"]
        reader = Reader(code, {view["id"]: view["parent"] for view in views})
        omitted = {entry["id"] for entry in code["omissions"] if entry["attribute"] is None}
        if code["account"]["unaccounted"]:
            raise CodeError(f"{code['account']['unaccounted']} rows unaccounted")
        if style == "anchors" and language == "swift":
            self.omitted.update(entry["reason"].split(" ")[0] for entry in code["omissions"])
        guides = margin_guides(code)
        for size_class, layout in layouts.items():
            expected = collections.Counter(
                stored(item, guides) for item in layout[scene]["constraints"]
                if item["active"] and not item.get("placeholder") and item["id"] not in omitted)
            found = collections.Counter(reader.constraints(size_class))
            if expected != found:
                raise CodeError(f"{size_class}: missing {list((expected - found))[:2]}, "
                                f"too many {list((found - expected))[:2]}")
            self.constraints += expected.total()

    def parse(self):
        """Parses all Swift files with the compiler; returns False without a compiler."""
        swiftc = shutil.which("swiftc")
        if not swiftc:
            return False
        for start in range(0, len(self.swift), BATCH):
            batch = self.swift[start:start + BATCH]
            # Parsing only, because several files declare the same class.
            done = subprocess.run([swiftc, "-frontend", "-parse", *(str(file) for file, _ in batch)],
                                  capture_output=True, text=True, check=False)
            if done.returncode:
                labels = {str(file): label for file, label in batch}
                for line in done.stderr.splitlines():
                    if " error: " in line:
                        file = line.split(":")[0]
                        self.failures.append(f"{labels.get(file, file)}: {line}")
        return True


def margin_guides(code):
    """The views of margin guides, by guide. A guide's edges are the view's margin attributes."""
    ids = {(entry["class"], entry["expression"]): entry["id"] for entry in code["names"]}
    return {
        guide: ids[scope, name.removesuffix("layoutMarginsGuide").removesuffix(".") or "self"]
        for (scope, name), guide in ids.items() if re.search(r"(^|\.)layoutMarginsGuide$", name)
    }


def stored(item, guides):
    """A constraint of `ninefold layout` in the reader's spelling."""
    def place(name, attribute):
        return (guides[name], margin(attribute)) if name in guides else (name, attribute)

    second = item["secondItem"]
    priority = float(item["priority"])
    # Interface Builder writes some whole priorities with an error of single precision.
    if abs(priority - round(priority)) < 0.001:
        priority = float(round(priority))
    return canonical(
        *place(item["firstItem"], item["firstAttribute"]), RELATIONS[item["relation"] or "equal"],
        *(place(second, item["secondAttribute"]) if second else (None, None)),
        float(item["multiplier"]), float(item["constant"]), priority)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ninefold")
    parser.add_argument("--documents", type=int, default=10)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--show", type=int, default=10)
    options = parser.parse_args()
    corpus.require_binary(options.ninefold)
    folder = corpus.folder()
    count = 0
    with tempfile.TemporaryDirectory(prefix="ninefold-code-") as scratch:
        check = Check(options.ninefold, scratch)
        for number, path in enumerate(documents(folder, None if options.all else options.documents)):
            try:
                count += check.check(path, number)
            except CodeError as error:
                check.failures.append(f"{path}: {error}")
        parsed = check.parse()
        print(f"{count} documents, {check.scenes} scenes, {check.constraints} constraints read back, "
              f"{len(check.swift)} Swift files {'parsed' if parsed else 'not parsed: no compiler'}")
        if check.omitted:
            print("left out: " + ", ".join(f"{reason} {n}" for reason, n in check.omitted.items()))
        for failure in check.failures[:options.show]:
            print(f"  {failure}")
        print(f"{check.passed} passed, {len(check.failures)} failed")
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main())
