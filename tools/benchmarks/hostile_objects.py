"""Documents with many scenes, connections, rows, names or bytes."""

from hostile_layouts import ROOT, one_root, tied
from hostile_parts import (connections, constraint, constraints, document, element, identifier,
                           label, rect, scene, subviews, view)


def simple_view(number):
    """The view of a scene in a document of several: one label with constraints to its root."""
    name = identifier("lab", number)
    owner = identifier("roo", number)
    return [subviews([label(name, (20, 20, 42, 21), f"Scene {number}")]),
            constraints(tied(name, number, 20, 20, owner))]


def scenes(count):
    return document([scene(n, simple_view(n)) for n in range(count)])


def segue(name, destination, kind="show", **attributes):
    return element("segue", destination=destination, kind=kind, **attributes, id=name)


def scenes_in_a_row(count):
    """Scenes that each show the next one, so that bars are inherited along the whole chain."""
    made = []
    first = element("navigationBar", [rect(0, 0, 393, 44)], key="navigationBar",
                    contentMode="scaleToFill", id="nav-ba-001")
    start = segue("seg-ro-001", identifier("con", 1), "relationship",
                  relationship="rootViewController")
    made.append(scene(0, (), [first, connections([start])], tag="navigationController"))
    for n in range(1, count):
        onward = [connections([segue(identifier("seg", n), identifier("con", n + 1))])]
        made.append(scene(n, simple_view(n), onward if n + 1 < count else []))
    return document(made)


def segues_of_one(count):
    """One scene with segues to many scenes."""
    away = connections([segue(identifier("seg", n), identifier("con", n)) for n in range(1, count)])
    start = [element("navigationController", [connections([
        segue("seg-ro-001", identifier("con", 0), "relationship",
              relationship="rootViewController")])], id="nav-co-001",
        sceneMemberID="viewController")]
    made = [scene(0, simple_view(0), [away]),
            element("scene", [element("objects", start)], sceneID="nav-sc-001")]
    return document([*made, *(scene(n, simple_view(n)) for n in range(1, count))])


def segues_to_one(count):
    """Many scenes with a segue to one scene."""
    made = [scene(n, simple_view(n),
                  [connections([segue(identifier("seg", n), identifier("con", 0))])])
            for n in range(1, count)]
    return document([scene(0, simple_view(0)), *made])


def segues_both_ways(count):
    """Scenes that each show the next two and the previous one."""
    made = []
    for n in range(count):
        away = [segue(identifier(f"s{k}_", n), identifier("con", (n + step) % count))
                for k, step in enumerate((1, 2, -1))]
        made.append(scene(n, simple_view(n), [connections(away)]))
    return document(made)


def tabs(count):
    """One tab bar with many scenes."""
    related = connections([segue(identifier("seg", n), identifier("con", n), "relationship",
                                 relationship="viewControllers") for n in range(1, count)])
    return document([scene(0, (), [related], tag="tabBarController"),
                     *(scene(n, simple_view(n)) for n in range(1, count))])


def outlets(count):
    """One controller with outlets to many labels, and as many actions of buttons."""
    labels, rules = [], []
    for n in range(count):
        name = identifier("but", n)
        action = connections([element("action", selector=f"tap{n}:", destination="con-00-00000",
                                      eventType="touchUpInside", id=identifier("act", n))])
        title = element("state", key="normal", title="Press")
        labels.append(view(name, (0, 29 * n, 50, 30), [title, action], tag="button",
                           buttonType="system", opaque="NO"))
        rules += tied(name, n, 0, 29 * n)
    own = connections([element("outlet", property=f"button{n}", destination=identifier("but", n),
                               id=identifier("out", n)) for n in range(count)])
    return document([scene(0, [subviews(labels), constraints(rules)], [own])])


def collections_of_outlets(count):
    """One outlet collection with many labels."""
    labels = [label(identifier("lab", n), (0, 29 * n, 50, 21)) for n in range(count)]
    rules = [rule for n in range(count) for rule in tied(identifier("lab", n), n, 0, 29 * n)]
    own = connections([element("outletCollection", property="labels", destination=identifier("lab", n),
                               collectionClass="NSMutableArray", id=identifier("out", n))
                       for n in range(count)])
    return document([scene(0, [subviews(labels), constraints(rules)], [own])])


def dangling(count):
    """Constraints and outlets with dangling references."""
    own = connections([element("outlet", property=f"gone{n}", destination=identifier("gon", n),
                               id=identifier("out", n)) for n in range(count)])
    rules = [constraint(identifier("cns", n), identifier("gon", n), "top", ROOT, "top", n)
             for n in range(count)]
    lone = label("lab-el-001", (0, 0, 42, 21))
    return document([scene(0, [subviews([lone]), constraints(rules)], [own])])


def class_rows(count):
    """Constraints with another constant in one class, which one mask excludes in another class."""
    views, rules = [], []
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (0, n, 10, 10)))
        rules += tied(name, n, 0, n)
        other = element("variation", key="heightClass=compact", constant=20)
        rules.append(constraint(identifier("wid", n), name, "width", constant=10, children=[other]))
        rules.append(constraint(identifier("hei", n), name, "height", constant=10))
    left_out = element("variation", [element("mask", [
        element("exclude", reference=identifier("wid", n)) for n in range(count)],
        key="constraints")], key="widthClass=regular")
    hidden = element("variation", [element("mask", [
        element("exclude", reference=identifier("vie", n)) for n in range(0, count, 2)],
        key="subviews")], key="heightClass=regular-widthClass=regular")
    return document([scene(0, [subviews(views), constraints(rules), left_out, hidden])])


def masked_all(count):
    """Views that are installed in one class only: masks that exclude all and include some."""
    views, rules = [], []
    for n in range(count):
        name = identifier("vie", n)
        views.append(view(name, (0, n, 10, 10)))
        rules += tied(name, n, 0, n)
    names = [f"t{axis}_" for axis in "xy"]
    base = element("variation", [element("mask", [
        element("exclude", reference=identifier("vie", n)) for n in range(count)], key="subviews")],
        key="default")
    keys = ("heightClass=compact", "heightClass=regular", "widthClass=compact", "widthClass=regular",
            "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=compact",
            "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=regular")
    rows = [element("variation", [
        element("mask", [element("include", reference=identifier("vie", n))
                         for n in range(place, count, 8)], key="subviews"),
        element("mask", [element("exclude", reference=identifier(names[0], n))
                         for n in range(place, count, 16)], key="constraints")], key=key)
        for place, key in enumerate(keys)]
    return document([scene(0, [subviews(views), constraints(rules), base, *rows])])


def guides(count):
    """One view with many layout guides, each with constraints to a view."""
    views, rules, made = [], [], []
    for n in range(count):
        guide, name = identifier("gui", n), identifier("vie", n)
        made.append(element("layoutGuide", id=guide))
        views.append(view(name, (0, n, 10, 10)))
        rules += [constraint(identifier("gt_", n), guide, "top", ROOT, "top", n),
                  constraint(identifier("gl_", n), guide, "leading", ROOT, "leading"),
                  constraint(identifier("gh_", n), guide, "height", constant=10),
                  constraint(identifier("gw_", n), guide, "width", constant=10),
                  constraint(identifier("vt_", n), name, "top", guide, "top"),
                  constraint(identifier("vl_", n), name, "leading", guide, "leading"),
                  constraint(identifier("vh_", n), name, "height", guide, "height"),
                  constraint(identifier("vw_", n), name, "width", guide, "width")]
    return one_root(views, rules).replace("</constraints>", "</constraints>\n" + "".join(made), 1)


def resources(count):
    """Image views with different images and colors."""
    views, rules, known = [], [], []
    for n in range(count):
        name = identifier("ima", n)
        color = element("color", key="backgroundColor", name=f"color{n}")
        views.append(view(name, (0, n, 20, 20), [color], tag="imageView", image=f"image{n}"))
        rules += tied(name, n, 0, n)
        known.append(element("image", name=f"image{n}", width=20, height=20))
        known.append(element("namedColor", [element("color", red=0.1, green=0.2, blue=0.3, alpha=1,
                                                    colorSpace="custom", customColorSpace="sRGB")],
                             name=f"color{n}"))
    return document([scene(0, [subviews(views), constraints(rules)])], known)


def attributes_of_one(count):
    """One view with many user-defined runtime attributes."""
    own = element("userDefinedRuntimeAttributes", [
        element("userDefinedRuntimeAttribute", [
            element("real", key="value", value=n)], type="number", keyPath=f"path{n}")
        for n in range(count)])
    return one_root([view("vie-w0-001", (0, 0, 10, 10), [own])], tied("vie-w0-001", 0))


def namesakes(count):
    """Views with the same name in the outline, and outlets with the same name."""
    views = [view(identifier("vie", n), (0, n, 10, 10), userLabel="Twin", tag="view")
             for n in range(count)]
    rules = [rule for n in range(count) for rule in tied(identifier("vie", n), n, 0, n)]
    return one_root(views, rules)


def segments(count):
    """One segmented control with many segments."""
    items = element("segments", [element("segment", title=f"Item {n}") for n in range(count)])
    control = view("seg-co-001", (0, 0, 393, 31), [items], tag="segmentedControl", opaque="NO",
                   segmentControlStyle="plain", selectedSegmentIndex=0)
    return one_root([control], tied("seg-co-001", 0))


def toolbar_items(count):
    """One toolbar with many items."""
    items = element("items", [element("barButtonItem", title=f"Item {n}", id=identifier("bar", n))
                              for n in range(count)])
    bar = view("too-ba-001", (0, 0, 393, 44), [items], tag="toolbar", opaque="NO")
    return one_root([bar], tied("too-ba-001", 0))


def same_ids(count):
    """Objects with the same id, which Interface Builder never writes."""
    views = [view("vie-w0-001", (0, n, 10, 10)) for n in range(count)]
    return one_root(views, [])


def long_text(count):
    """One label with a text of many words."""
    text = " ".join(f"word{n}" for n in range(count))
    rules = [*tied("lab-el-001", 0), constraint("end-tr-001", ROOT, "trailing", "lab-el-001",
                                                "trailing")]
    return one_root([label("lab-el-001", (0, 0, 393, 500), text)], rules)


def long_string(count):
    """One label with a text of many lines, which is therefore stored as an element."""
    text = "\n".join(f"Line {n} of a long text" for n in range(count))
    body = f'<string key="text">{text}</string>\n'
    made = label("lab-el-001", (0, 0, 393, 500), None, [body])
    return one_root([made], tied("lab-el-001", 0))


SHAPES = {
    "scenes": scenes,
    "scenes in a row": scenes_in_a_row,
    "segues of one scene": segues_of_one,
    "segues to one scene": segues_to_one,
    "segues both ways": segues_both_ways,
    "scenes of a tab bar": tabs,
    "outlets and actions": outlets,
    "outlets of a collection": collections_of_outlets,
    "references to nothing": dangling,
    "class rows": class_rows,
    "views that are in one class": masked_all,
    "layout guides": guides,
    "images and colors": resources,
    "runtime attributes of a view": attributes_of_one,
    "views of one name": namesakes,
    "segments": segments,
    "items of a toolbar": toolbar_items,
    "objects of one id": same_ids,
    "words of a text": long_text,
    "lines of a text": long_string,
}
