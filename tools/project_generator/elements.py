"""XML elements, written as Interface Builder writes them."""

ESCAPES = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"))
CONNECTION_ORDER = ("action", "outlet", "outletCollection", "segue")


class Element:
    """An element with attributes in the given order, without those that are None."""

    __slots__ = ("tag", "attributes", "children")

    def __init__(self, tag, attributes=(), children=()):
        self.tag = tag
        self.attributes = {name: value for name, value in dict(attributes).items()
                           if value is not None}
        self.children = [child for child in children if child is not None]

    @property
    def id(self):
        return self.attributes["id"]

    def count(self):
        """Returns the number of elements, this one included."""
        return 1 + sum(child.count() for child in self.children if isinstance(child, Element))

    def write(self, lines, indent):
        """Appends the element's lines of text."""
        values = "".join(
            f' {name}="{escape(value)}"' for name, value in self.attributes.items())
        if not self.children:
            lines.append(f"{indent}<{self.tag}{values}/>")
            return
        lines.append(f"{indent}<{self.tag}{values}>")
        for child in self.children:
            child.write(lines, indent + "    ")
        lines.append(f"{indent}</{self.tag}>")


class Comment:
    """A comment line, as before a scene."""

    def __init__(self, text):
        self.text = text

    def count(self):
        return 0

    def write(self, lines, indent):
        lines.append(f"{indent}<!--{self.text}-->")


def escape(value):
    """Returns an attribute's value as text with the four escapes of the format."""
    text = value if isinstance(value, str) else number(value)
    for character, escaped in ESCAPES:
        if character in text:
            text = text.replace(character, escaped)
    return text


def number(value):
    """Returns a number as the format writes it: `320`, `20.5`."""
    return str(int(value)) if value == int(value) else repr(float(value))


def rect(x, y, width, height, key="frame"):
    """Returns a rectangle; its zeros are written `0.0`."""
    names = ("x", "y", "width", "height")
    values = {name: value or "0.0" for name, value in zip(names, (x, y, width, height))}
    return Element("rect", {"key": key, **values})


def autoresizing_mask(**flags):
    return Element("autoresizingMask", {"key": "autoresizingMask", **flags})


def filling_mask():
    return autoresizing_mask(widthSizable="YES", heightSizable="YES")


def subviews(views):
    return Element("subviews", children=views) if views else None


def constraints(items):
    """Returns the list of constraints, sorted by id; None if there are none."""
    if not items:
        return None
    return Element("constraints", children=sorted(items, key=lambda item: item.id))


def connections(items):
    """Returns the connections in the format's order; None if there are none."""
    def rank(item):
        if item.tag == "action":
            return (0, item.attributes["selector"])
        if item.tag == "outlet":
            return (1, item.attributes["property"])
        return (CONNECTION_ORDER.index(item.tag), "")
    return Element("connections", children=sorted(items, key=rank)) if items else None


def mask(key, excluded=(), included=()):
    """Returns an install mask; None if it would be empty."""
    entries = [Element("exclude", {"reference": item.id}) for item in excluded]
    entries += [Element("include", {"reference": item.id}) for item in included]
    return Element("mask", {"key": key}, entries) if entries else None


def variation(key, children=(), **attributes):
    """Returns a variation for one class; its attributes are sorted as the format requires."""
    return Element("variation", {"key": key, **dict(sorted(attributes.items()))}, children)
