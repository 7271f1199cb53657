"""A document's XML as plain nodes: tag, attributes, children and parent, as expat reports them."""

from xml.parsers import expat


class Node:
    """One element. Comments, text and line endings do not affect the layout and are not kept."""

    __slots__ = ("tag", "attributes", "children", "parent")

    def __init__(self, tag, attributes, parent):
        self.tag = tag
        self.attributes = attributes
        self.children = []
        self.parent = parent

    @property
    def id(self):
        return self.attributes.get("id")

    @property
    def key(self):
        return self.attributes.get("key")

    def children_with_tag(self, tag):
        return [child for child in self.children if child.tag == tag]

    def descendants(self):
        """Yields this node and all below it in document order."""
        pending = [self]
        while pending:
            node = pending.pop()
            yield node
            pending.extend(reversed(node.children))

    def ancestors(self):
        """Yields the parent, its parent and so on."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent


def parse(data):
    """Returns the root node of a document's bytes; raises `expat.ExpatError` on broken XML."""
    roots = []
    path = []

    def start(tag, attributes):
        node = Node(tag, attributes, path[-1] if path else None)
        (path[-1].children if path else roots).append(node)
        path.append(node)

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda tag: path.pop()
    parser.Parse(data, True)
    return roots[0]
