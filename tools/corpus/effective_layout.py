#!/usr/bin/env python3
"""The effective layout of a storyboard or xib in one size class, evaluated from its XML alone.

    effective_layout.py FILE CLASS

prints the JSON of `ninefold layout --json`. It shares no code with the product, so tests can compare both.
"""

import json
import sys

import document_tree

SIZE_CLASSES = tuple(
    f"{width}-{height}"
    for width in ("any", "compact", "regular")
    for height in ("any", "compact", "regular")
)

# Tags and keys that identify an element without a stored frame as a view.
VIEW_TAGS = {
    "view", "tableViewCell", "collectionViewCell", "collectionReusableView",
    "tableViewCellContentView", "collectionViewCellContentView",
}
VIEW_KEYS = {
    "view", "contentView", "tableHeaderView", "tableFooterView", "headerView", "footerView",
    "sectionHeaderView", "sectionFooterView", "titleView", "customView", "backgroundView",
    "selectedBackgroundView", "accessoryView", "editingAccessoryView", "splitView", "tabView",
}
MASK_ENTRIES = {"include": True, "exclude": False}
ALWAYS_ACTIVE_GUIDE = "viewControllerLayoutGuide"


def is_view(node):
    """True if an element is a view. No other code decides this.

    A view is a child of `subviews`; or holds its frame or autoresizing mask; or has a view's tag
    and a key that names a view. Blocks of variations never are, though they hold frames.
    """
    if node.parent is None or node.tag == "variation":
        return False
    if node.parent.tag == "subviews":
        return True
    for child in node.children:
        if child.key == "frame" and child.tag == "rect":
            return True
        if child.key == "autoresizingMask" and child.tag == "autoresizingMask":
            return True
    return node.key in VIEW_KEYS and (node.tag in VIEW_TAGS or node.tag.endswith("View"))


def traits(variation_key):
    """Returns (width, height) named by a variation's key, None for an unnamed one.

    Returns None if the key names anything but size classes, so that it matches no class.
    """
    found = {"widthClass": None, "heightClass": None}
    if variation_key == "default":
        return (None, None)
    for part in (variation_key or "").split("-"):
        name, _, value = part.partition("=")
        if name not in found or value not in ("compact", "regular"):
            return None
        if found[name] not in (None, value):
            return None
        found[name] = value
    return (found["widthClass"], found["heightClass"])


def matching_variations(node, size_class):
    """Returns the node's variations that apply to a class, in ascending order of precedence."""
    width, height = size_class.split("-")
    ranked = []
    for block in node.children_with_tag("variation"):
        named = traits(block.key)
        if named is None:
            continue
        block_width, block_height = named
        if block_width in (None, width) and block_height in (None, height):
            rank = (1 if block_height else 0) + (2 if block_width else 0)
            ranked.append((rank, block))
    return [block for _, block in sorted(ranked, key=lambda pair: pair[0])]


def is_installed(node, size_class):
    """Evaluates the masks of the element whose `subviews` or `constraints` contain the node."""
    container = node.parent
    if container.tag not in ("subviews", "constraints") or node.id is None:
        return True
    installed = True
    for block in matching_variations(container.parent, size_class):
        for mask in block.children_with_tag("mask"):
            if mask.key != container.tag:
                continue
            for entry in mask.children:
                if entry.attributes.get("reference") == node.id and entry.tag in MASK_ENTRIES:
                    installed = MASK_ENTRIES[entry.tag]
    return installed


def number(literal, default):
    """Returns a literal's value: `16:9`, `1/3` or a decimal; otherwise the default."""
    if literal is None:
        return default
    for separator in (":", "/"):
        if separator in literal:
            left, _, right = literal.partition(separator)
            divisor = number(right, 0)
            return number(left, default) / divisor if divisor else default
    try:
        return float(literal)
    except ValueError:
        return default


def effective_attributes(node, blocks):
    """Returns the node's attributes with those of the blocks over them, in order."""
    attributes = dict(node.attributes)
    for block in blocks:
        varied = dict(block.attributes)
        varied.pop("key", None)
        attributes.update(varied)
    return attributes


def keyed_children(node, excluded_tag):
    """Returns the children that are values of properties: they have a key and no id."""
    return [
        child for child in node.children
        if child.key is not None and child.id is None and child.tag != excluded_tag
    ]


def record(node):
    """Returns a keyed child as an object of its attributes and its own keyed children."""
    values = {name: value for name, value in node.attributes.items() if name != "key"}
    for child in keyed_children(node, "variation"):
        values[child.key] = record(child)
    return values


def effective_properties(node, size_class):
    """Returns an object's effective attributes and keyed children in a class."""
    blocks = matching_variations(node, size_class)
    values = effective_attributes(node, blocks)
    values.pop("id", None)
    values.pop("key", None)
    own = keyed_children(node, "variation")
    children = {child.key: child for child in own if not is_view(child)}
    for block in blocks:
        children.update((child.key, child) for child in keyed_children(block, "mask"))
    values.update((key, record(child)) for key, child in children.items())
    return values


class Layout:
    """A document that can be evaluated in any class."""

    def __init__(self, data):
        self.root = document_tree.parse(data)
        self.nodes_by_id = {}
        self.views = []
        self.constraints = []
        for node in self.root.descendants():
            self._index(node)
        self._known_views = set(self.views)

    def _index(self, node):
        if any(ancestor.tag == "variation" for ancestor in node.ancestors()):
            return
        if node.id is not None:
            self.nodes_by_id.setdefault(node.id, node)
        if is_view(node):
            self.views.append(node)
        elif node.tag == "constraint" and node.parent is not None:
            if node.parent.tag == "constraints" and node.parent.parent is not None:
                self.constraints.append(node)

    def name(self, node):
        """Returns the node's id, or one made of the nearest named ancestor's and its key."""
        if node.id is not None:
            return node.id
        holder = next((ancestor for ancestor in node.ancestors() if ancestor.id is not None), None)
        return f"{holder.id if holder else ''}/{node.key or node.tag}"

    def scenes(self):
        """Returns (id, node) of each scene; a xib is one scene without an id."""
        found = [
            (node.attributes.get("sceneID"), node) for node in self.root.descendants()
            if node.tag == "scene" and node.parent is not None and node.parent.tag == "scenes"
        ]
        return found or [(None, self.root)]

    def subview_ids(self):
        """Returns the ids of all views in a `subviews` container."""
        return {view.id for view in self.views if view.parent.tag == "subviews" and view.id}

    def evaluate(self, size_class):
        """Returns the scenes with their effective views and constraints in a class."""
        return Evaluation(self, size_class).scenes()

    def enclosing_view(self, node):
        """Returns the nearest view above a node; None if there is none."""
        return next((above for above in node.ancestors() if above in self._known_views), None)

    def is_known_view(self, node):
        return node in self._known_views


class Evaluation:
    """One document in one class; caches the active state of views."""

    def __init__(self, layout, size_class):
        self.layout = layout
        self.size_class = size_class
        self._active = {}

    def scenes(self):
        result = []
        for scene_id, scene in self.layout.scenes():
            inside = set(scene.descendants())
            result.append({
                "scene": scene_id,
                "views": [self.view(node) for node in self.layout.views if node in inside],
                "constraints": [
                    self.constraint(node) for node in self.layout.constraints if node in inside
                ],
            })
        return result

    def is_active(self, node):
        """True if all enclosing views, and the node itself if it is a view, are installed."""
        if node not in self._active:
            above = self.layout.enclosing_view(node)
            installed = not self.layout.is_known_view(node) or is_installed(node, self.size_class)
            self._active[node] = installed and (above is None or self.is_active(above))
        return self._active[node]

    def is_active_item(self, identifier):
        """True if a constraint's item exists and is active; a controller's guide always is."""
        node = self.layout.nodes_by_id.get(identifier)
        if node is None:
            return False
        return node.tag == ALWAYS_ACTIVE_GUIDE or self.is_active(node)

    def view(self, node):
        above = self.layout.enclosing_view(node)
        return {
            "id": self.layout.name(node),
            "kind": node.tag,
            "parent": self.layout.name(above) if above else None,
            "installed": is_installed(node, self.size_class),
            "active": self.is_active(node),
            "properties": effective_properties(node, self.size_class),
        }

    def constraint(self, node):
        owner = node.parent.parent
        values = effective_attributes(node, matching_variations(node, self.size_class))
        first_item = values.get("firstItem")
        second_item = values.get("secondItem")
        installed = is_installed(node, self.size_class)
        items = [item for item in (first_item, second_item) if item is not None]
        result = {
            "id": self.layout.name(node),
            "owner": self.layout.name(owner),
            "installed": installed,
            "active": installed and self.is_active(owner) and all(map(self.is_active_item, items)),
            "firstItem": first_item if first_item is not None else self.layout.name(owner),
            "firstAttribute": values.get("firstAttribute"),
            "relation": values.get("relation", "equal"),
            "secondItem": second_item,
            "secondAttribute": values.get("secondAttribute"),
            "multiplier": number(values.get("multiplier"), 1),
            "constant": number(values.get("constant"), 0),
            "priority": number(values.get("priority"), 1000),
        }
        if values.get("placeholder") == "YES":
            result["placeholder"] = True
        return result


def main(arguments):
    if len(arguments) != 2 or arguments[1] not in SIZE_CLASSES:
        print("usage: effective_layout.py FILE CLASS", file=sys.stderr)
        print(f"classes: {' '.join(SIZE_CLASSES)}", file=sys.stderr)
        return 64
    path, size_class = arguments
    with open(path, "rb") as file:
        layout = Layout(file.read())
    answer = {"document": path, "class": size_class, "scenes": layout.evaluate(size_class)}
    json.dump(answer, sys.stdout, indent=2, ensure_ascii=False)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
