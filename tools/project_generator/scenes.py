"""Whole scenes: a controller, its root view, and parts up to the requested size."""

from . import adaptive, content, controls, dashboards, forms, tables
from .builder import MODULE, SceneBuilder
from .elements import Comment, Element, connections, constraints, filling_mask, rect, subviews

WIDTH, HEIGHT = 375, 667
TOP = 20
CARD_WIDTH = WIDTH - 32
SPACING = 16
SHELL_ELEMENTS = 64


class SceneIDs:
    """The ids that others need before a scene is built."""

    def __init__(self, identifiers):
        self.scene = identifiers.next()
        self.controller = identifiers.next()


def part_maker(scene, kind):
    """Returns the function that makes one (view, height) of a scene's column."""
    if kind == "form":
        return lambda: forms.section(scene, CARD_WIDTH)
    if kind == "adaptive":
        return lambda: adaptive.panel(scene, CARD_WIDTH)
    return lambda: dashboards.tile_row(scene, CARD_WIDTH, kind == "adaptive dashboard")


def parts(make, size):
    """Makes parts until the number of elements is close to a size; returns (element, height) pairs."""
    made, total, last = [], 0, 0
    while not made or total + last / 2 < size:
        made.append(make())
        last = made[-1][0].count()
        total += last
    return made


def column(scene, pieces, guide):
    """Places pieces in a column between the sides of a guide; returns the constraints."""
    items, above, y = [], None, TOP + SPACING
    for view, height in pieces:
        view.children[0] = rect(16, y, CARD_WIDTH, height)
        items.append(scene.constraint(view, "leading", guide, "leading", 16))
        items.append(scene.constraint(guide, "trailing", view, "trailing", 16))
        start = (guide, "top") if above is None else (above, "bottom")
        items.append(scene.constraint(view, "top", *start, SPACING))
        above, y = view, y + height + SPACING
    return items


def scroll_view(scene, pieces):
    """Returns a scroll view around a column, with its two guides."""
    content_guide, frame_guide = scene.id(), scene.id()
    items = column(scene, pieces, content_guide)
    views = [view for view, _ in pieces]
    items.append(scene.constraint(frame_guide, "width", views[0], "width", constant=32))
    items.append(scene.constraint(content_guide, "bottom", views[-1], "bottom", SPACING))
    made = Element("scrollView", {
        "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
        controls.SIZABLE: "NO", "id": scene.id(),
    }, [rect(0, TOP, WIDTH, HEIGHT - TOP), subviews(views), scene.color("backgroundColor"),
        constraints(items),
        Element("viewLayoutGuide", {"key": "contentLayoutGuide", "id": content_guide}),
        Element("viewLayoutGuide", {"key": "frameLayoutGuide", "id": frame_guide})])
    scene.outlet(made, "scrollView")
    return made


def scrolled_view(scene, pieces):
    """Returns a controller's view with a scroll view that fills its safe area."""
    guide, scroll = scene.id(), scroll_view(scene, pieces)
    items = [scene.constraint(scroll, edge, guide, edge) for edge in ("top", "leading")]
    items += [scene.constraint(guide, edge, scroll, edge) for edge in ("trailing", "bottom")]
    return root_view(scene, [scroll], items, guide)


def fixed_view(scene, pieces):
    """Returns a controller's view with a column that starts at the top of its safe area."""
    guide = scene.id()
    return root_view(scene, [view for view, _ in pieces], column(scene, pieces, guide), guide)


def root_view(scene, views, items, guide):
    return Element("view", {"key": "view", "contentMode": "scaleToFill", "id": scene.id()}, [
        rect(0, 0, WIDTH, HEIGHT), filling_mask(), subviews(views),
        Element("viewLayoutGuide", {"key": "safeArea", "id": guide}),
        scene.color("backgroundColor", "systemBackgroundColor"), constraints(items)])


def table_view(scene, size):
    """Returns a controller's table with prototypes up to about the requested size."""
    place = [tables.HEADER_HEIGHT]

    def make():
        made, height = tables.cell(scene, WIDTH, place[0])
        place[0] += height
        return made, height

    cells = [made for made, _ in parts(make, size)]
    return tables.table(scene, rect(0, 0, WIDTH, HEIGHT), cells)


def build_scene(builder, ids, kind, size, canvas):
    """Returns (comment, scene): a controller of one kind with about `size` elements."""
    inner = size - SHELL_ELEMENTS
    if kind == "table":
        tag, main_view = "tableViewController", table_view(builder, inner)
    else:
        tag, make_view = "viewController", scrolled_view if kind == "form" else fixed_view
        main_view = make_view(builder, parts(part_maker(builder, kind), inner))
    builder.outlet(main_view, "mainView")
    thing = builder.random.choice(content.THINGS)
    title = f"{builder.topic} {thing}s"
    item = Element("navigationItem", {"key": "navigationItem", "title": title,
                                      "id": builder.id()}, [
        controls.bar_button(builder, "leftBarButtonItem", "refresh"),
        controls.bar_button(builder, "rightBarButtonItem", "add")])
    controller = Element(tag, {
        "storyboardIdentifier": f"{builder.topic}{thing}", "id": ids.controller,
        "customClass": f"{builder.topic}{thing}ViewController", **MODULE,
        "sceneMemberID": "viewController",
    }, [main_view, controls.toolbar_items(builder), item,
        connections(builder.controller_connections)])
    return scene_element(builder, ids, title, controller, canvas)


def navigation_scene(builder, ids, root_controller, canvas):
    """Returns (comment, scene) of a navigation controller."""
    bar = Element("navigationBar", {
        "key": "navigationBar", "contentMode": "scaleToFill", "id": builder.id()},
        [rect(0, TOP, WIDTH, 44), filling_mask()])
    controller = Element("navigationController", {
        "id": ids.controller, "sceneMemberID": "viewController"}, [
        bar, Element("connections", children=[Element("segue", {
            "destination": root_controller, "kind": "relationship",
            "relationship": "rootViewController", "id": builder.id()})])])
    return scene_element(builder, ids, "Navigation Controller", controller, canvas)


def scene_element(builder, ids, title, controller, canvas):
    responder = Element("placeholder", {
        "placeholderIdentifier": "IBFirstResponder", "id": builder.id(),
        "userLabel": "First Responder", "sceneMemberID": "firstResponder"})
    objects = Element("objects", children=[controller, responder, *builder.other_objects])
    x, y = canvas
    place = Element("point", {"key": "canvasLocation", "x": x or "0.0", "y": y or "0.0"})
    return Comment(title), Element("scene", {"sceneID": ids.scene}, [objects, place])


def new_builder(random, identifiers, palette, ids, others):
    """Returns a builder for a scene that may have segues to the controllers of other scenes."""
    topic = random.choice(content.TOPICS)
    destinations = [other.controller for other in others if other is not ids]
    return SceneBuilder(random, identifiers, palette, topic, ids.controller, destinations)
