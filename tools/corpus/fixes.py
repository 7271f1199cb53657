"""The lines of a document that `check --fix` may change, derived from the text and the fixed findings.

This code shares nothing with the product.
"""

import collections
import difflib
import re

import document_tree
from effective_layout import Layout, SIZE_CLASSES

OPPOSITE = {"greaterThanOrEqual": "lessThanOrEqual", "lessThanOrEqual": "greaterThanOrEqual"}
FLAG = re.compile(r'(\w+)="YES"')
AXES = {axis: {f"flexibleMin{axis}", size, f"flexibleMax{axis}"}
        for axis, size in (("X", "widthSizable"), ("Y", "heightSizable"))}
PLANTED = b"zzz-zz-zzz"
PLANTABLE = re.compile(rb'(\r?\n *<constraint [^\n]*?\bid=")([^"]+)("/>)')


class Lines:
    """A document's lines, and the elements in them."""

    def __init__(self, data):
        self.lines = data.decode("utf-8").splitlines(keepends=True)

    def element(self, name):
        """The line numbers of the element with an id; empty if there is no such element.

        `id#2` is the second element with an id that occurs more than once.
        """
        identifier, _, number = name.partition("#")
        mark = f' id="{identifier}"'
        for first in [n for n, line in enumerate(self.lines) if mark in line][int(number or 1) - 1:]:
            line = self.lines[first]
            if line.rstrip().endswith("/>"):
                return range(first, first + 1)
            indent = line[:len(line) - len(line.lstrip())]
            tag = re.match(r"<([\w.]+)", line.lstrip()).group(1)
            for last in range(first, len(self.lines)):
                if self.lines[last].startswith(f"{indent}</{tag}>"):
                    return range(first, last + 1)
        return range(0)

    def child(self, element, start):
        """The line number of a direct child of an element; None if there is none."""
        line = self.lines[element.start]
        indent = len(line) - len(line.lstrip())
        for number in element[1:]:
            text = self.lines[number]
            if len(text) - len(text.lstrip()) == indent + 4 and text.lstrip().startswith(start):
                return number
        return None


class Leave:
    """The permitted changes: deleted lines and replaced lines."""

    def __init__(self):
        self.deletable = set()
        self.replaceable = {}

    def add(self, lines, name):
        """Permits the changes that fix the finding with a name."""
        kind, identifier, *rest = name.split(":")
        element = lines.element(identifier)
        if not element:
            return
        first = element.start
        if kind == "duplicate-constraint":
            self.deletable.update(element)
            self._allow_empty_list(lines, element)
        elif kind == "misplaced":
            self.replaceable[first] = lambda old, new: new == old.replace(' misplaced="YES"', "")
            frame = lines.child(element, '<rect key="frame"')
            if frame is not None:
                self.replaceable[frame] = is_frame
        elif kind == "over-determined-axis":
            mask = lines.child(element, "<autoresizingMask")
            if mask is not None:
                self.replaceable[mask] = is_loosened
        elif kind == "unused-row":
            self._allow_row(lines, element, identifier, is_installed=rest[:1] == ["installed"])

    def _allow_empty_list(self, lines, element):
        around = (element.start - 1, element.stop)
        if [lines.lines[n].strip() for n in around] == ["<constraints>", "</constraints>"]:
            self.deletable.update(around)

    def _allow_row(self, lines, element, identifier, is_installed):
        wrappers = ("<variation ", "</variation>", "<mask ", "</mask>")
        for number, line in enumerate(lines.lines):
            text = line.strip()
            if is_installed and (f'reference="{identifier}"' in text or text.startswith(wrappers)):
                self.deletable.add(number)
            elif not is_installed and number in element and text.startswith(wrappers):
                self.deletable.add(number)
                self.replaceable[number] = is_shorter
        # An element without children is one tag.
        self.replaceable[element.start] = lambda old, new: new == old.replace(">", "/>")
        self.deletable.add(element.stop - 1)

    def unexplained(self, before, after):
        """The changed lines that are not permitted, each with `-` or `+`."""
        found = []
        matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
        for tag, first, last, start, end in matcher.get_opcodes():
            if tag == "equal":
                continue
            place = start
            for number in range(first, last):
                check = self.replaceable.get(number)
                if place < end and check and check(before[number], after[place]):
                    place += 1
                elif number not in self.deletable:
                    found.append("-" + before[number])
            found += ["+" + line for line in after[place:end]]
        return found


def is_frame(old, new):
    """True for two frames that differ only in their numbers."""
    shape = re.compile(r'="-?[\d.]+"')
    return '<rect key="frame"' in old and shape.sub("", old) == shape.sub("", new)


def is_loosened(old, new):
    """True if a mask only frees the far margins of axes on which nothing was flexible."""
    flags, more = set(FLAG.findall(old)), set(FLAG.findall(new))
    added = more - flags
    return bool(added) and flags <= more and all(
        flag == f"flexibleMax{flag[-1]}" and not flags & AXES.get(flag[-1], flags) for flag in added)


def is_shorter(old, new):
    """True for a variation with fewer attributes."""
    one, other = (re.findall(r'[\w]+="[^"]*"', text) for text in (old, new))
    return old.split()[0] == new.split()[0] and set(other) < set(one)


def meaning(node):
    """A constraint in two forms: as written, and with its items exchanged."""
    values = dict(node.attributes)
    for name in ("id", "identifier"):
        values.pop(name, None)
    owner = next((above.id for above in node.ancestors() if above.id), None)
    first = (values.pop("firstItem", owner), values.pop("firstAttribute", None))
    second = (values.pop("secondItem", None), values.pop("secondAttribute", None))
    relation = values.pop("relation", "equal")
    constant = float(values.pop("constant", 0))
    if values.get("multiplier") in ("1", "1:1"):
        del values["multiplier"]
    rows = tuple(sorted(str(sorted(c.attributes.items())) for c in node.children))
    rest = (str(sorted(values.items())), rows)
    plain = (first, relation, second, constant, rest)
    turned = (second, OPPOSITE.get(relation, relation), first, -constant, rest)
    is_turnable = second[0] is not None and "multiplier" not in values and not rows
    return {plain, turned} if is_turnable else {plain}


def unproved(before, after, names):
    """The names of findings whose fix the document does not confirm."""
    lines = Lines(before)
    kinds = {name: name.split(":")[0] for name in names}
    found = [n for n in names if kinds[n] == "misplaced" and not is_marked(lines, n.split(":")[1])]
    constraints = {}
    if "duplicate-constraint" in kinds.values():
        counts = collections.Counter()
        for node in document_tree.parse(before).descendants():
            counts[node.id] += 1
            if node.tag == "constraint":
                name = node.id if counts[node.id] == 1 else f"{node.id}#{counts[node.id]}"
                constraints[name] = meaning(node)
    removed = {n.split(":")[1] for n in names if kinds[n] == "duplicate-constraint"}
    kept = set().union(*(said for name, said in constraints.items() if name not in removed))
    found += [n for n in names if kinds[n] == "duplicate-constraint"
              and not constraints.get(n.split(":")[1], set()) & kept]
    rows = [n for n in names if kinds[n] == "unused-row"]
    if rows and not is_same_layout(before, after, removed):
        found += rows
    return found


def is_marked(lines, identifier):
    """True if Interface Builder marked a view as misplaced."""
    element = lines.element(identifier)
    return bool(element) and ' misplaced="YES"' in lines.lines[element.start]


def is_same_layout(before, after, removed):
    """True if both have the same layout in all nine classes, except for removed constraints."""
    layouts = Layout(before), Layout(after)
    return all(
        without(layouts[0].evaluate(name), removed)
        == without(layouts[1].evaluate(name), removed)
        for name in SIZE_CLASSES)


def without(scenes, removed):
    return [
        {**scene, "constraints": [c for c in scene["constraints"] if c["id"] not in removed]}
        for scene in scenes]


def unexplained(before, after, names):
    """The changed lines that no finding explains."""
    lines = Lines(before)
    leave = Leave()
    for name in names:
        leave.add(lines, name)
    return leave.unexplained(lines.lines, Lines(after).lines)


def with_planted_copy(source):
    """The document with a copy of its first one-line constraint; None if it has none."""
    found = PLANTABLE.search(source)
    if not found or PLANTED in source:
        return None
    copy = found.group(1) + PLANTED + found.group(3)
    return source[:found.end()] + copy + source[found.end():]
