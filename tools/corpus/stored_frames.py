"""The frames that Interface Builder stored, and the views whose frames the score compares.

A view counts if constraints or a stack view place it, it is installed on the document's own canvas, it has
a stored rectangle, and neither it nor an ancestor is marked misplaced or ambiguous.
"""

import effective_layout

PHONES_REGULAR_IN_LANDSCAPE = {"retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9"}
CELLS = {"tableViewCell", "collectionViewCell", "collectionReusableView"}


class StoredView:
    """A counted view: its name, its stored rectangle and its kind."""

    def __init__(self, name, kind, frame, in_cell, root):
        self.name = name
        self.kind = kind
        self.frame = frame
        self.in_cell = in_cell
        self.root = root


class Canvas:
    """A document's own canvas: platform, tool version, device and size class."""

    def __init__(self, root):
        self.platform = platform(root)
        self.tools = int((root.attributes.get("toolsVersion") or "0").split(".")[0] or 0)
        devices = root.children_with_tag("device")
        self.device = devices[0].id if devices else None
        orientation = devices[0].attributes.get("orientation") if devices else None
        self.size_class = size_class(self.device, orientation)


def platform(root):
    kind = root.attributes.get("type", "")
    if ".Cocoa." in kind:
        return "macOS"
    if "CocoaTouch" in kind:
        return "iOS"
    return "other"


def size_class(device, orientation):
    """Returns the class of a canvas device; any-any without one."""
    if device is None or device.startswith(("watch", "appleTV", "mac")):
        return "any-any"
    if device.startswith("ipad"):
        return "regular-regular"
    if orientation != "landscape":
        return "compact-regular"
    return "regular-compact" if device in PHONES_REGULAR_IN_LANDSCAPE else "compact-compact"


def marked(node):
    return "YES" in (node.attributes.get("misplaced"), node.attributes.get("ambiguous"))


def rectangle(node, blocks):
    """Returns the effective frame on the canvas as four numbers; None if there is none."""
    found = None
    for holder in [node, *blocks]:
        for child in holder.children:
            if child.tag == "rect" and child.key == "frame":
                found = child
    if found is None:
        return None
    return [float(found.attributes.get(name) or 0) for name in ("x", "y", "width", "height")]


class Stored:
    """The counted views of one document."""

    def __init__(self, data):
        self.layout = effective_layout.Layout(data)
        self.canvas = Canvas(self.layout.root)
        self.evaluation = effective_layout.Evaluation(self.layout, self.canvas.size_class)

    def views(self):
        return [stored for node in self.layout.views if (stored := self.view(node)) is not None]

    def view(self, node):
        """Returns a view as a counted one; None if it is not counted."""
        above = self.layout.enclosing_view(node)
        if above is None or node.parent.tag != "subviews" or not self.evaluation.is_active(node):
            return None
        blocks = effective_layout.matching_variations(node, self.canvas.size_class)
        frame = rectangle(node, blocks)
        if frame is None or not self.is_placed(node, above, blocks):
            return None
        chain = [node]
        while (holder := self.layout.enclosing_view(chain[-1])) is not None:
            chain.append(holder)
        if any(self.is_marked(view) for view in chain):
            return None
        in_cell = any(view.tag in CELLS for view in chain)
        return StoredView(self.layout.name(node), node.tag, frame, in_cell, self.root_of(node))

    def is_marked(self, node):
        blocks = effective_layout.matching_variations(node, self.canvas.size_class)
        return marked(node) or any(marked(block) for block in blocks)

    def is_placed(self, node, above, blocks):
        attributes = effective_layout.effective_attributes(node, blocks)
        if above.tag == "stackView" and self.canvas.platform != "macOS":
            return True
        return (attributes.get("translatesAutoresizingMaskIntoConstraints") == "NO"
                and attributes.get("fixedFrame") != "YES")

    def root_of(self, node):
        """Returns the name of the root that is solved separately: a topmost view, or a cell's."""
        while node.parent.tag == "subviews":
            node = self.layout.enclosing_view(node)
        return self.layout.name(node)
