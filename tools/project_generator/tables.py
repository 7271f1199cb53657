"""Cells of a table: rich ones under Auto Layout, plain ones in a standard style."""

from . import controls
from .builder import plain_view
from .elements import Element, autoresizing_mask, connections, constraints, filling_mask, rect
from .elements import subviews

RICH_HEIGHT = 76
PLAIN_HEIGHT = 43.5
HEADER_HEIGHT = 78


def cell(scene, width, y):
    """Returns (cell, height) of a random kind."""
    if scene.random.random() < 0.5:
        return plain_cell(scene, width, y), PLAIN_HEIGHT
    return rich_cell(scene, width, y), RICH_HEIGHT


def plain_cell(scene, width, y):
    """Returns a cell with a title in the default style: autoresizing masks, no constraints."""
    title = controls.masked_label(scene, rect(16, 0, width - 32, PLAIN_HEIGHT), scene.word())
    return cell_element(scene, rect(0, y, width, PLAIN_HEIGHT), scene.id(), [title], [], [],
                        {"textLabel": title.id, "style": "IBUITableViewCellStyleDefault"})


def rich_cell(scene, width, y):
    """Returns a cell with an image, two lines of text and a control at the end."""
    content = scene.id()
    image = controls.image_view(scene, rect(16, 18, 40, 40), scene.size(width=40, height=40))
    text_width = width - 16 - 40 - 12 - 12 - 51 - 16
    title = controls.label(
        scene, rect(68, 11, text_width, 20.5), scene.word().capitalize(),
        controls.styled_font("Headline"), scene.color("textColor"))
    detail = controls.label(
        scene, rect(68, 35.5, text_width, 16), scene.sentence(), controls.font(13),
        scene.color("textColor", "secondaryLabelColor"))
    control = controls.toggle(scene, rect(width - 67, 22.5, 51, 31))
    items = [
        scene.constraint(image, "leading", content, "leadingMargin"),
        scene.constraint(image, "centerY", content, "centerY"),
        scene.constraint(title, "leading", image, "trailing", 12),
        scene.constraint(title, "top", content, "topMargin"),
        scene.constraint(control, "leading", title, "trailing", 12),
        scene.constraint(control, "centerY", content, "centerY"),
        scene.constraint(None, "trailingMargin", control, "trailing"),
        scene.constraint(detail, "leading", title, "leading"),
        scene.constraint(detail, "trailing", title, "trailing"),
        scene.constraint(detail, "top", title, "bottom", 4),
        scene.constraint(None, "bottomMargin", detail, "bottom", relation="greaterThanOrEqual"),
    ]
    outlets = outlets_to(scene, {
        "iconView": image, "titleLabel": title, "detailLabel": detail, "enabledSwitch": control})
    views = [image, title, detail, control]
    return cell_element(scene, rect(0, y, width, RICH_HEIGHT), content, views, items, outlets, {})


def cell_element(scene, frame, content, views, items, links, style):
    """Returns a cell with the views of its content view; `style` has the parts of a standard style."""
    identifier = scene.id()
    width, height = frame.attributes["width"], frame.attributes["height"]
    content_view = Element("tableViewCellContentView", {
        "key": "contentView", "opaque": "NO", "clipsSubviews": "YES",
        "multipleTouchEnabled": "YES", "contentMode": "center",
        "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
        "tableViewCell": identifier, "id": content,
    }, [rect(0, 0, width, height), autoresizing_mask(), subviews(views), constraints(items)])
    segue = scene.segue("show") if scene.random.random() < 0.5 else None
    return Element("tableViewCell", {
        "clipsSubviews": "YES", "contentMode": "scaleToFill",
        "preservesSuperviewLayoutMargins": "YES", "selectionStyle": "default",
        "accessoryType": None if segue is None else "disclosureIndicator",
        "indentationWidth": "10", "reuseIdentifier": scene.name(f"{scene.topic}Cell"),
        "textLabel": style.get("textLabel"), "rowHeight": height, "style": style.get("style"),
        "id": identifier, **({} if style else controls.cell_class(scene)),
    }, [frame, autoresizing_mask(), content_view,
        scene.color("backgroundColor", "systemBackgroundColor"),
        connections([*links, segue] if segue else links)])


def header(scene, width):
    """Returns the view above a table's cells: a title and a field to search with."""
    title = controls.label(
        scene, rect(16, 8, width - 32, 20.5), f"All {scene.topic} entries", controls.font(15))
    field = controls.text_field(scene, rect(16, 36, width - 32, 34), "Search")
    made = plain_view(scene, rect(0, 0, width, HEADER_HEIGHT), [title, field])
    for view, mask in ((title, autoresizing_mask(widthSizable="YES", flexibleMaxY="YES")),
                       (field, autoresizing_mask(widthSizable="YES", flexibleMaxY="YES")),
                       (made, autoresizing_mask(flexibleMaxX="YES", flexibleMaxY="YES"))):
        del view.attributes[controls.SIZABLE]
        view.children.insert(1, mask)
    made.attributes = {"key": "tableHeaderView", **made.attributes}
    return made


def table(scene, frame, cells):
    """Returns a table view with prototypes, the view of its controller."""
    links = [Element("outlet", {"property": name, "destination": scene.controller_id,
                                "id": scene.id()}) for name in ("dataSource", "delegate")]
    return Element("tableView", {
        "key": "view", "clipsSubviews": "YES", "contentMode": "scaleToFill",
        "alwaysBounceVertical": "YES", "dataMode": "prototypes", "style": "plain",
        "separatorStyle": "default", "rowHeight": "-1", "estimatedRowHeight": "-1",
        "sectionHeaderHeight": "28", "sectionFooterHeight": "28",
        "id": scene.id(),
    }, [frame, filling_mask(), scene.color("backgroundColor", "systemBackgroundColor"),
        header(scene, frame.attributes["width"]),
        Element("prototypes", children=cells), connections(links)])


def outlets_to(scene, views):
    """Returns outlets to views, by name, as custom cell classes have them."""
    return [Element("outlet", {"property": name, "destination": view.id, "id": scene.id()})
            for name, view in views.items()]
