"""Rows of a dashboard: tiles in a stack view, whose axis may vary by size class."""

from . import controls
from .builder import plain_view
from .elements import Element, rect, variation

TILE_HEIGHT = 148
SPACING = 12


def tile_row(scene, width, is_adaptive):
    """Returns (stack, height): two or three tiles side by side."""
    count = scene.random.choice((2, 3))
    tile_width = round((width - SPACING * (count - 1)) / count, 1)
    is_stack = scene.random.random() < 0.7
    tiles = [tile(scene, round(position * (tile_width + SPACING), 1), tile_width, is_stack)
             for position in range(count)]
    tail = row_variations(scene) if is_adaptive else []
    stack = controls.stack_view(
        scene, rect(16, 0, width, TILE_HEIGHT), tiles, tail=tail,
        distribution="fillEqually", spacing=SPACING)
    if scene.random.random() < 0.5:
        scene.outlet(stack, "rowStackView")
    return stack, TILE_HEIGHT


def row_variations(scene):
    """Returns different spacings, alignments and axes for some classes."""
    found = []
    if scene.random.random() < 0.7:
        found.append(variation("heightClass=compact", spacing="6"))
    if scene.random.random() < 0.5:
        found.append(variation("heightClass=regular", spacing="10"))
    if scene.random.random() < 0.4:
        found.append(variation("widthClass=compact", alignment="top"))
    if scene.random.random() < 0.7:
        found.append(variation("widthClass=regular", spacing="24"))
    if scene.random.random() < 0.4:
        found.append(variation("heightClass=regular-widthClass=compact", axis="vertical",
                               spacing="8"))
    if scene.random.random() < 0.5:
        found.append(variation("heightClass=regular-widthClass=regular", spacing="32"))
    return found


def tile(scene, x, width, is_stack):
    """Returns a tile: a column of image, value, caption and button."""
    inner = width - 16
    image = controls.image_view(
        scene, rect(round(width / 2 - 16, 2), 8, 32, 32), scene.size(width=32, height=32))
    value = controls.label(
        scene, rect(8, 44, inner, 29), str(scene.random.randrange(10, 9999)),
        controls.font(24, weight="semibold"), scene.color("textColor", "named"), alignment="center")
    caption = controls.label(
        scene, rect(8, 77, inner, 16), scene.word().capitalize(), controls.styled_font("Caption1"),
        scene.color("textColor", "secondaryLabelColor"), alignment="center")
    more = controls.button(
        scene, rect(8, 105, inner, 30), "More", segue=scene.random.random() < 0.4)
    scene.outlet(value, "valueLabel")
    scene.outlet(more, "moreButton")
    views = [image, value, caption, more]
    return stacked_tile(scene, x, width, views) if is_stack else pinned_tile(scene, x, width, views)


def stacked_tile(scene, x, width, views):
    return controls.stack_view(
        scene, rect(x, 0, width, TILE_HEIGHT), views, tail=decoration(scene),
        axis="vertical", alignment="center", spacing=4)


def pinned_tile(scene, x, width, views):
    identifier = scene.id()
    items = [scene.constraint(views[0], "top", identifier, "top", 8),
             scene.constraint(views[0], "centerX", identifier, "centerX")]
    for above, below, distance in zip(views, views[1:], (4, 4, 12)):
        items.append(scene.constraint(below, "top", above, "bottom", distance))
        items.append(scene.constraint(below, "leading", identifier, "leading", 8))
        items.append(scene.constraint(None, "trailing", below, "trailing", 8))
    items.append(scene.constraint(None, "bottom", views[-1], "bottom", 13))
    return plain_view(scene, rect(x, 0, width, TILE_HEIGHT), views, items,
                      decoration(scene), identifier=identifier)


def decoration(scene):
    """Returns a tile's runtime attributes and tap, at random."""
    found = [controls.runtime_attributes(scene)] if scene.random.random() < 0.6 else []
    if scene.random.random() < 0.3:
        found.append(Element("connections", children=[scene.tap("tile")]))
    return found
