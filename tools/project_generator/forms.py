"""Sections of a form: a card with a title and rows of a label and a control."""

from . import controls
from .builder import plain_view
from .elements import Element, rect

MARGIN = 16
LABEL_WIDTH = 112
ROW_HEIGHT = 34
ROW_SPACING = 10
HEADER_BOTTOM = 44
KINDS = ("field", "field", "field", "switch", "slider", "segments", "button")


def section(scene, width):
    """Returns (card, height): a view with a title and two to five rows."""
    identifier = scene.id()
    inner = width - 2 * MARGIN
    title = controls.label(
        scene, rect(MARGIN, 12, inner, 20.5), f"{scene.topic} {scene.word()}",
        controls.styled_font("Headline"), scene.color("textColor"))
    views = [title]
    items = [scene.constraint(title, "top", identifier, "top", 12),
             scene.constraint(title, "leading", identifier, "leading", MARGIN),
             scene.constraint(None, "trailing", title, "trailing", MARGIN)]
    above, y = title, HEADER_BOTTOM
    for _ in range(scene.random.randrange(2, 6)):
        made, row_items = row(scene, identifier, above, y, inner)
        views += made
        items += row_items
        above, y = made[-1], y + ROW_HEIGHT + ROW_SPACING
    items.append(scene.constraint(None, "bottom", above, "bottom", MARGIN))
    height = y - ROW_SPACING + MARGIN
    tail = [Element("edgeInsets", {"key": "layoutMargins", "top": 8, "left": 16, "bottom": 8,
                                   "right": 16})]
    if scene.random.random() < 0.7:
        tail.append(controls.runtime_attributes(scene))
    card = plain_view(scene, rect(MARGIN, 0, width, height), views, items, tail,
                      identifier=identifier)
    return card, height


def row(scene, card, above, y, width):
    """Returns (views, constraints) of one row below the view `above`; the control comes last."""
    kind = scene.random.choice(KINDS)
    is_wide = kind in ("field", "button") and scene.random.random() < 0.6
    x = MARGIN if is_wide else MARGIN + LABEL_WIDTH + 8
    control = make_control(scene, kind, rect(x, y, width + MARGIN - x, ROW_HEIGHT))
    scene.outlet(control, f"{kind}{scene.topic}")
    distance = 11.5 if above.tag == "label" else ROW_SPACING
    items = [scene.constraint(control, "top", above, "bottom", distance),
             trailing(scene, control, kind)]
    if is_wide:
        items.append(scene.constraint(control, "leading", card, "leading", MARGIN))
        return [control], items
    caption = controls.label(
        scene, rect(MARGIN, y + 7, LABEL_WIDTH, 20.5), scene.word().capitalize(),
        controls.font(15), items=scene.size(width=LABEL_WIDTH))
    if scene.random.random() < 0.2:
        scene.outlet(caption, "captionLabel")
    items += [scene.constraint(caption, "leading", card, "leading", MARGIN),
              scene.constraint(caption, "centerY", control, "centerY"),
              scene.constraint(control, "leading", caption, "trailing", 8)]
    return [caption, control], items


def make_control(scene, kind, frame):
    if kind == "field":
        return controls.text_field(scene, frame, scene.sentence())
    if kind == "button":
        title = f"Choose {scene.word()}"
        return controls.button(scene, frame, title, segue=scene.random.random() < 0.5)
    make = {"switch": controls.toggle, "slider": controls.slider,
            "segments": controls.segmented_control}[kind]
    return make(scene, frame)


def trailing(scene, control, kind):
    """Returns the constraint at a control's trailing edge: a switch keeps its intrinsic width."""
    if kind == "switch":
        return scene.constraint(None, "trailing", control, "trailing", MARGIN,
                                relation="greaterThanOrEqual")
    return scene.constraint(None, "trailing", control, "trailing", MARGIN)
