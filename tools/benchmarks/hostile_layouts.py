"""Documents with many views or constraints of one kind."""

from hostile_parts import (constraint, constraints, document, element, identifier, label, mask,
                           rect, scene, subviews, view)

ROOT = identifier("roo", 0)


def one_root(views, rules):
    """A document with one scene whose root has the views and constraints."""
    return document([scene(0, [subviews(views), constraints(rules)] if rules else [subviews(views)])])


def tied(name, number, x=0, y=0, owner=ROOT):
    """Constraints that place the origin of a view."""
    return [constraint(identifier("tx_", number), name, "leading", owner, "leading", x or None),
            constraint(identifier("ty_", number), name, "top", owner, "top", y or None)]


def arranged(count):
    """One stack view with many labels."""
    labels = [label(identifier("lab", n), (0, 21 * n, 393, 21), f"Line {n}") for n in range(count)]
    stack = view("sta-ck-001", (0, 0, 393, 21 * count), [subviews(labels)], tag="stackView",
                 opaque="NO", axis="vertical")
    ends = [constraint("end-tr-001", ROOT, "trailing", "sta-ck-001", "trailing")]
    return one_root([stack], [*tied("sta-ck-001", 0), *ends])


def filled(count):
    """One stack view of the screen's height with equal heights of its views."""
    views = [view(identifier("vie", n), (0, n, 393, 1)) for n in range(count)]
    stack = view("sta-ck-001", (0, 0, 393, 852), [subviews(views)], tag="stackView", opaque="NO",
                 axis="vertical", distribution="fillEqually")
    ends = [constraint("end-tr-001", ROOT, "trailing", "sta-ck-001", "trailing"),
            constraint("end-bo-001", ROOT, "bottom", "sta-ck-001", "bottom")]
    return one_root([stack], [*tied("sta-ck-001", 0), *ends])


def stacks(count):
    """Many stack views of two labels, one below the other."""
    views, rules = [], []
    above = (ROOT, "top")
    for n in range(count):
        name = identifier("sta", n)
        pair = [label(identifier("lab", 2 * n + k), (200 * k, 0, 190, 21)) for k in range(2)]
        views.append(view(name, (0, 29 * n, 393, 21), [subviews(pair)], tag="stackView",
                          opaque="NO", spacing=8))
        rules.append(constraint(identifier("ty_", n), name, "top", *above, 8))
        rules.append(constraint(identifier("tx_", n), name, "leading", ROOT, "leading"))
        above = (name, "bottom")
    return one_root(views, rules)


def chained(count):
    """A chain of labels, each constrained to the one above."""
    views, rules = [], []
    above = (ROOT, "top")
    for n in range(count):
        name = identifier("lab", n)
        views.append(label(name, (0, 29 * n, 393, 21)))
        rules.append(constraint(identifier("tx_", n), name, "leading", ROOT, "leading"))
        rules.append(constraint(identifier("tr_", n), ROOT, "trailing", name, "trailing"))
        rules.append(constraint(identifier("ty_", n), name, "top", *above, 8))
        above = (name, "bottom")
    return one_root(views, rules)


def closed_chain(count):
    """Views of equal height between top and bottom."""
    views, rules = [], []
    above = (ROOT, "top")
    first = identifier("vie", 0)
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (0, n, 393, 1)))
        rules += [constraint(identifier("tx_", n), name, "leading", ROOT, "leading"),
                  constraint(identifier("tr_", n), ROOT, "trailing", name, "trailing"),
                  constraint(identifier("ty_", n), name, "top", *above)]
        if n > 0:
            rules.append(constraint(identifier("eq_", n), name, "height", first, "height"))
        above = (name, "bottom")
    rules.append(constraint("end-bo-001", ROOT, "bottom", above[0], "bottom"))
    return one_root(views, rules)


def at_least(count):
    """Labels with minimum distances to each other and a maximum distance to the end, none fixed."""
    views, rules = [], []
    above = (ROOT, "top")
    for n in range(count):
        name = identifier("lab", n)
        views.append(label(name, (0, 29 * n, 393, 21)))
        rules += [constraint(identifier("tx_", n), name, "leading", ROOT, "leading", 8,
                             relation="greaterThanOrEqual"),
                  constraint(identifier("tr_", n), ROOT, "trailing", name, "trailing", 8,
                             relation="greaterThanOrEqual"),
                  constraint(identifier("ty_", n), name, "top", *above, 8,
                             relation="greaterThanOrEqual")]
        above = (name, "bottom")
    rules.append(constraint("end-bo-001", ROOT, "bottom", above[0], "bottom", 8,
                            relation="greaterThanOrEqual"))
    return one_root(views, rules)


def wishes(count):
    """Views with optional widths, each at its own priority, that the screen can't satisfy."""
    views, rules = [], []
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (0, n, 393, 1)))
        rules += tied(name, n, 0, n)
        rules.append(constraint(identifier("hei", n), name, "height", constant=1))
        rules.append(constraint(identifier("wid", n), name, "width", constant=500 + n,
                                priority=1 + n % 999))
        rules.append(constraint(identifier("max", n), name, "width", identifier("vie", 0), "width",
                                relation="lessThanOrEqual") if n else "")
    return one_root(views, rules)


def pair(count):
    """One pair of views with many different optional constraints between them."""
    first, second = "vie-w0-001", "vie-w0-002"
    views = [view(first, (0, 0, 10, 10)), view(second, (20, 0, 10, 10))]
    rules = [*tied(first, 0), *tied(second, 1)]
    rules += [constraint(identifier("pai", n), first, "width", second, "width", n,
                         priority=1 + n % 999) for n in range(count)]
    return one_root(views, rules)


def repeated(count):
    """One pair of views with many copies of the same constraint."""
    first, second = "vie-w0-001", "vie-w0-002"
    views = [view(first, (0, 0, 10, 10)), view(second, (20, 0, 10, 10))]
    rules = [*tied(first, 0), *tied(second, 1)]
    rules += [constraint(identifier("pai", n), first, "width", second, "width", 8)
              for n in range(count)]
    return one_root(views, rules)


def contradicting(count):
    """Many views, each with two contradictory widths."""
    views, rules = [], []
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (0, n, 100, 1)))
        rules += tied(name, n, 0, n)
        rules += [constraint(identifier("hei", n), name, "height", constant=1),
                  constraint(identifier("wia", n), name, "width", constant=100),
                  constraint(identifier("wib", n), name, "width", constant=200)]
    return one_root(views, rules)


def contradicting_chain(count):
    """One contradiction through many views: a chain that is longer than its container."""
    views, rules = [], []
    above = (ROOT, "top")
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (0, n, 393, 30)))
        rules += [constraint(identifier("tx_", n), name, "leading", ROOT, "leading"),
                  constraint(identifier("wid", n), name, "width", constant=100),
                  constraint(identifier("hei", n), name, "height", constant=30),
                  constraint(identifier("ty_", n), name, "top", *above)]
        above = (name, "bottom")
    rules.append(constraint("end-bo-001", ROOT, "bottom", above[0], "bottom", 10))
    return one_root(views, rules)


def contradicting_pair(count):
    """One view with many contradictory widths."""
    name = "vie-w0-001"
    rules = [*tied(name, 0), constraint("hei-gh-001", name, "height", constant=10)]
    rules += [constraint(identifier("wid", n), name, "width", constant=n) for n in range(count)]
    return one_root([view(name, (0, 0, 10, 10))], rules)


def open_views(count):
    """Many ambiguous views: only their widths are given."""
    views = [view(identifier("vie", n), (0, n, 100, 1)) for n in range(count)]
    rules = [constraint(identifier("wid", n), identifier("vie", n), "width", constant=100)
             for n in range(count)]
    return one_root(views, rules)


def open_chain(count):
    """A chain of views, one of which has no height."""
    views, rules = [], []
    above = (ROOT, "top")
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (0, n, 393, 1)))
        rules += [constraint(identifier("tx_", n), name, "leading", ROOT, "leading"),
                  constraint(identifier("tr_", n), ROOT, "trailing", name, "trailing"),
                  constraint(identifier("ty_", n), name, "top", *above)]
        above = (name, "bottom")
    rules.append(constraint("end-bo-001", ROOT, "bottom", above[0], "bottom"))
    return one_root(views, rules)


def misplaced(count):
    """Views in a chain, of which every third has a stored frame that contradicts its constraints."""
    views, rules = [], []
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (50 if n % 3 == 0 else 0, 0, 100, 100)))
        rules += tied(name, n)
        rules += [constraint(identifier("wid", n), name, "width", constant=100),
                  constraint(identifier("hei", n), name, "height", constant=100)]
    return one_root(views, rules)


def outside(count):
    """Off-screen labels, and labels that are too narrow for their text."""
    views, rules = [], []
    for n in range(count):
        name = identifier("lab", n)
        views.append(label(name, (390, n, 60, 21), "A long text that has no room"))
        rules += tied(name, n, 390, n)
        rules.append(constraint(identifier("wid", n), name, "width", constant=60))
    return one_root(views, rules)


def struts(count):
    """Siblings with autoresizing masks."""
    views = [element("view", [rect(n % 300, n, 10, 10), mask()], contentMode="scaleToFill",
                     fixedFrame="YES", translatesAutoresizingMaskIntoConstraints="NO",
                     id=identifier("vie", n)) for n in range(count)]
    return one_root(views, [])


def nested(count):
    """Chains of nested views, 100 deep."""
    depth = min(count, 100)
    towers = []
    for tower in range(max(1, count // depth)):
        inner = ""
        for level in reversed(range(depth)):
            number = tower * depth + level
            name = identifier("vie", number)
            held = []
            if inner:
                child = identifier("vie", number + 1)
                edges = [constraint(identifier(f"{short}_{side[0]}", number), child, side, name, side)
                         for short, side in (("n", "top"), ("n", "leading"), ("n", "bottom"),
                                             ("f", "trailing"))]
                held = [subviews([inner]), constraints(edges)]
            inner = view(name, (0, 0, 393, 852), held)
        towers.append(inner)
    rules = []
    for tower in range(len(towers)):
        name = identifier("vie", tower * depth)
        rules += tied(name, tower)
        rules += [constraint(identifier("wid", tower), name, "width", constant=300),
                  constraint(identifier("hei", tower), name, "height", constant=300)]
    return one_root(towers, rules)


def nested_stacks(count):
    """Nested stack views, 100 deep, aligned by the baselines of their contents."""
    depth = min(count, 100)
    towers = []
    for tower in range(max(1, count // depth)):
        inner = label(identifier("lab", tower), (0, 0, 42, 21))
        for level in reversed(range(depth)):
            inner = view(identifier("sta", tower * depth + level), (0, 0, 42, 21),
                         [subviews([inner])], tag="stackView", opaque="NO",
                         alignment="firstBaseline")
        towers.append(inner)
    rules = []
    for tower in range(len(towers)):
        rules += tied(identifier("sta", tower * depth), tower, 0, 30 * tower)
    return one_root(towers, rules)


def scrolled(count):
    """Scroll views, each with guides and one view."""
    views, rules = [], []
    for n in range(count):
        name, inner = identifier("scr", n), identifier("vie", n)
        content, frame = identifier("coG", n), identifier("frG", n)
        inside = [constraint(identifier("cx_", n), inner, "leading", content, "leading"),
                  constraint(identifier("cy_", n), inner, "top", content, "top"),
                  constraint(identifier("cr_", n), content, "trailing", inner, "trailing"),
                  constraint(identifier("cb_", n), content, "bottom", inner, "bottom"),
                  constraint(identifier("cw_", n), inner, "width", frame, "width"),
                  constraint(identifier("ch_", n), inner, "height", constant=500)]
        guides = [element("viewLayoutGuide", key="contentLayoutGuide", id=content),
                  element("viewLayoutGuide", key="frameLayoutGuide", id=frame)]
        views.append(view(name, (0, 100 * n, 393, 100),
                          [subviews([view(inner, (0, 0, 393, 500))]), constraints(inside), *guides],
                          tag="scrollView"))
        rules += tied(name, n, 0, 100 * n)
        rules += [constraint(identifier("wid", n), name, "width", constant=393),
                  constraint(identifier("hei", n), name, "height", constant=100)]
    return one_root(views, rules)


def cells(count):
    """One table with many cells of two labels."""
    rows = []
    for n in range(count):
        content, first, second = (identifier(kind, n) for kind in ("cov", "la1", "la2"))
        labels = [label(first, (16, 11, 100, 21)), label(second, (200, 11, 100, 21))]
        rules = [constraint(identifier("c1_", n), first, "leading", content, "leading", 16),
                 constraint(identifier("c2_", n), first, "top", content, "top", 11),
                 constraint(identifier("c3_", n), content, "bottom", first, "bottom", 11),
                 constraint(identifier("c4_", n), second, "leading", first, "trailing", 8),
                 constraint(identifier("c5_", n), second, "centerY", first, "centerY")]
        held = element("tableViewCellContentView", [
            rect(0, 0, 393, 44), element("autoresizingMask", key="autoresizingMask"),
            subviews(labels), constraints(rules)],
            key="contentView", opaque="NO", contentMode="center", id=content)
        rows.append(element("tableViewCell", [
            rect(0, 44 * n, 393, 44), element("autoresizingMask", key="autoresizingMask"), held],
            contentMode="scaleToFill", id=identifier("cel", n)))
    section = element("tableViewSection", [element("cells", rows)], id="sec-ti-001")
    table = element("tableView", [
        rect(0, 0, 393, 852),
        element("autoresizingMask", key="autoresizingMask", widthSizable="YES",
                heightSizable="YES"),
        element("sections", [section])],
        key="view", contentMode="scaleToFill", dataMode="static", style="plain", rowHeight=44,
        id=ROOT)
    return document([scene(0, (), [table], tag="tableViewController")])


def collection_cells(count):
    """One collection view with many cells."""
    items = []
    for n in range(count):
        content = element("view", [rect(0, 0, 50, 50), mask()], key="contentView",
                          contentMode="center", id=identifier("cov", n))
        items.append(element("collectionViewCell", [rect(0, 50 * n, 50, 50), mask(), content],
                             contentMode="center", reuseIdentifier=f"cell{n}",
                             id=identifier("cel", n)))
    collection = element("collectionView", [
        rect(0, 0, 393, 852), mask(), element("cells", items)], key="view",
        contentMode="scaleToFill", dataMode="prototypes", id=ROOT)
    return document([scene(0, (), [collection], tag="collectionViewController")])


SHAPES = {
    "arranged views of a stack view": arranged,
    "arranged views that share a length": filled,
    "stack views in a chain": stacks,
    "views in a chain": chained,
    "views in a closed chain": closed_chain,
    "views tied by inequalities": at_least,
    "optional constraints in vain": wishes,
    "constraints on a pair": pair,
    "repeated constraints on a pair": repeated,
    "contradictions": contradicting,
    "constraints in one contradiction": contradicting_chain,
    "contradictions on one view": contradicting_pair,
    "open views": open_views,
    "views in an open chain": open_chain,
    "misplaced views on each other": misplaced,
    "views beyond the edge": outside,
    "siblings with springs and struts": struts,
    "views 100 deep": nested,
    "stack views 100 deep": nested_stacks,
    "scroll views": scrolled,
    "cells of a table": cells,
    "cells of a collection": collection_cells,
}
