"""Pieces of storyboards, as text: elements, scenes, and whole documents."""

import re

HEADER = ('<?xml version="1.0" encoding="UTF-8"?>\n'
          '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
          'toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" '
          'useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" '
          'colorMatched="YES">\n'
          '    <device id="retina6_12" orientation="portrait" appearance="light"/>\n'
          '    <dependencies>\n'
          '        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" '
          'version="21678"/>\n'
          '    </dependencies>\n')


def identifier(prefix, number):
    """An id of Interface Builder's form: three letters, two, and three more."""
    text = f"{prefix}{number:07}"
    return f"{text[:3]}-{text[3:5]}-{text[5:]}"


def element(tag, children=(), **attributes):
    """An element with attributes in the given order; None is left out."""
    written = "".join(f' {name}="{value}"' for name, value in attributes.items() if value is not None)
    inner = "".join(children)
    return f"<{tag}{written}>\n{inner}</{tag}>\n" if inner else f"<{tag}{written}/>\n"


def rect(x, y, width, height):
    return element("rect", key="frame", x=x, y=y, width=width, height=height)


def mask():
    return element("autoresizingMask", key="autoresizingMask", flexibleMaxX="YES",
                   flexibleMaxY="YES")


def view(name, frame, children=(), tag="view", **attributes):
    """A view without an autoresizing mask."""
    return element(tag, [rect(*frame), *children], **{
        "contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": "NO",
        "id": name, **attributes})


def label(name, frame, text="Label", children=()):
    font = element("fontDescription", key="fontDescription", type="system", pointSize=17)
    return view(name, frame, [font, *children], tag="label", text=text,
                lineBreakMode="tailTruncation", baselineAdjustment="alignBaselines",
                adjustsFontSizeToFit="NO")


def constraint(name, first, attribute, second=None, second_attribute=None, constant=None,
               children=(), **attributes):
    return element("constraint", children, firstItem=first, firstAttribute=attribute,
                   secondItem=second, secondAttribute=second_attribute, constant=constant,
                   **attributes, id=name)


def subviews(children):
    return element("subviews", children)


def constraints(children):
    return element("constraints", children)


def connections(children):
    return element("connections", children)


def root(number, children):
    """A controller's view."""
    return element("view", [rect(0, 0, 393, 852), *children], key="view",
                   contentMode="scaleToFill", id=identifier("roo", number))


def scene(number, view_children=(), controller_children=(), tag="viewController", others=(),
          controller=None):
    """A scene with one controller, which has a view only if the view has children."""
    shown = [root(number, view_children)] if view_children else []
    held = element(tag, [*shown, *controller_children],
                   id=controller or identifier("con", number), sceneMemberID="viewController")
    responder = element("placeholder", placeholderIdentifier="IBFirstResponder",
                        id=identifier("fir", number), userLabel="First Responder",
                        sceneMemberID="firstResponder")
    objects = element("objects", [held, *others, responder])
    point = element("point", key="canvasLocation", x=100 * number, y=0)
    return element("scene", [objects, point], sceneID=identifier("sce", number))


def document(scenes, resources=()):
    parts = [HEADER, element("scenes", scenes)]
    if resources:
        parts.append(element("resources", resources))
    return "".join([*parts, "</document>\n"])


def indented(text):
    """The text with Interface Builder's indentation, four spaces per level."""
    depth = 0
    lines = []
    for line in text.splitlines():
        if line.startswith("</"):
            depth -= 1
        # Lines of the header and of multi-line texts are not indented.
        lines.append("    " * depth + line if line.startswith("<") else line)
        if re.match(r"<\w", line) and not line.endswith("/>") and "</" not in line:
            depth += 1
    return "\n".join(lines) + "\n"


def edition(text, turn, every=10):
    """Another version of a document: one of every `every` lines with a constant or a text differs.

    Versions with different turns change different lines.
    """
    lines = text.split("\n")
    seen = 0
    for place, line in enumerate(lines):
        if ' constant="' not in line and ' text="' not in line:
            continue
        if seen % every == turn:
            lines[place] = re.sub(r' (constant|text)="([^"]*)"', rf' \1="\g<2>{turn}"', line, count=1)
        seen += 1
    return "\n".join(lines)
