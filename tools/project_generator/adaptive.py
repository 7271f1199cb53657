"""Panels with a different layout in almost every one of the nine size classes."""

from . import controls
from .builder import plain_view
from .elements import Element, mask, rect, variation

HEIGHT = 300
COMPACT_HEIGHT = "heightClass=compact"
REGULAR_WIDTH = "widthClass=regular"
PHONE_PORTRAIT = "heightClass=regular-widthClass=compact"
TABLET = "heightClass=regular-widthClass=regular"


class Panel:
    """The views of one panel and the constraints that change with the class.

    Image and text are in a column, or side by side in compact height. A hint below
    the actions is installed in compact-regular only, a badge in all classes except compact width.
    """

    def __init__(self, scene, width):
        self.scene = scene
        self.id = scene.id()
        self.width = width
        self._make_views(width - 32)
        self.constraints = self._fixed_constraints()
        self.stacked = self._arrangement("bottom", "leading", 16)
        self.side_by_side = self._arrangement("top", "trailing", 12)
        self.end_at_actions = scene.constraint(None, "bottom", self.actions, "bottom", 16)
        self.end_at_hint = scene.constraint(None, "bottom", self.hint, "bottom", 16)

    def element(self):
        """Returns the panel's view."""
        changing = self.stacked + self.side_by_side + [self.end_at_actions, self.end_at_hint]
        tail = self._variations()
        if self.scene.random.random() < 0.4:
            tail.append(Element("connections", children=[self.scene.tap("panel")]))
        return plain_view(
            self.scene, rect(16, 0, self.width, HEIGHT),
            [self.image, self.title, self.body, self.actions, self.hint, self.badge],
            self.constraints + changing, tail, identifier=self.id)

    def _make_views(self, inner):
        scene = self.scene
        image = scene.id()
        self.image = controls.image_view(
            scene, rect(16, 16, 96, 96), self._image_size_constraints(image), identifier=image)
        self.title = controls.label(
            scene, rect(16, 124, inner, 24), f"{scene.topic} {scene.word()}",
            controls.font(20, "boldSystem"), scene.color("textColor"), tail=self._title_fonts())
        self.body = controls.label(
            scene, rect(16, 156, inner, 20.5), scene.sentence(), controls.styled_font("Body"),
            scene.color("textColor", "secondaryLabelColor"), lines="0", hugging="250")
        self.actions = self._action_stack(inner)
        self.hint = controls.label(
            scene, rect(16, 263.5, inner, 20.5), scene.sentence(), controls.font(13),
            scene.color("textColor"))
        self.badge = controls.image_view(
            scene, rect(self.width - 44, 16, 28, 28), scene.size(width=28, height=28))
        for view, stem in ((self.image, "panelImageView"), (self.title, "titleLabel"),
                           (self.body, "bodyLabel"), (self.hint, "hintLabel"),
                           (self.badge, "badgeImageView")):
            scene.outlet(view, stem)

    def _image_size_constraints(self, image):
        scene = self.scene
        width = scene.constraint(None, "width", constant=96, children=[
            variation(COMPACT_HEIGHT, constant="72"),
            variation(REGULAR_WIDTH, constant="128"),
            variation(TABLET, constant="160")])
        ratio = scene.constraint(None, "width", image, "height", multiplier="1:1")
        return [width, ratio]

    def _title_fonts(self):
        sizes = ((COMPACT_HEIGHT, 18), ("heightClass=compact-widthClass=compact", 16),
                 ("heightClass=compact-widthClass=regular", 22), (TABLET, 28))
        return [variation(key, [controls.font(size, "boldSystem")])
                for key, size in sizes if self.scene.random.random() < 0.6]

    def _action_stack(self, inner):
        scene = self.scene
        buttons = [
            controls.button(scene, rect("0.0", 38 * row, inner, 30), title, scene.size(height=30),
                            segue=row == 0)
            for row, title in enumerate(("Open", "Share"))]
        tail = [variation(COMPACT_HEIGHT, axis="horizontal", distribution="fillEqually"),
                variation("heightClass=regular", spacing="8"),
                variation(TABLET, axis="horizontal", distribution="fillEqually", spacing="20")]
        return controls.stack_view(
            scene, rect(16, 184.5, inner, 68), buttons, tail=tail, axis="vertical", spacing=8)

    def _fixed_constraints(self):
        scene, found = self.scene, []
        found += [scene.constraint(self.image, "top", self.id, "top", 16),
                  scene.constraint(self.image, "leading", self.id, "leading", 16),
                  scene.constraint(None, "bottom", self.image, "bottom", 16,
                                   relation="greaterThanOrEqual")]
        margins = [variation("heightClass=regular", constant="16"),
                   variation("widthClass=compact", constant="12")]
        found.append(scene.constraint(None, "trailing", self.title, "trailing", 20, margins))
        column = (self.title, self.body, self.actions, self.hint)
        for above, below, distance in zip(column, column[1:], (8, 8, 11)):
            found.append(scene.constraint(below, "top", above, "bottom", distance))
            found.append(scene.constraint(below, "leading", self.title, "leading"))
            found.append(scene.constraint(below, "trailing", self.title, "trailing"))
        found += [scene.constraint(self.badge, "top", self.id, "top", 16),
                  scene.constraint(None, "trailing", self.badge, "trailing", 16)]
        return found

    def _arrangement(self, image_bottom, image_side, distance):
        """Returns the title's place: below the image, or beside it."""
        scene = self.scene
        if image_side == "leading":
            return [scene.constraint(self.title, "top", self.image, image_bottom, 12),
                    scene.constraint(self.title, "leading", self.id, "leading", distance)]
        return [scene.constraint(self.title, "top", self.image, image_bottom),
                scene.constraint(self.title, "leading", self.image, image_side, distance)]

    def _variations(self):
        """Returns the panel's blocks, in the order of the format."""
        return [
            variation("default", [
                mask("subviews", excluded=[self.hint]),
                mask("constraints", excluded=[*self.side_by_side, self.end_at_hint])]),
            variation(COMPACT_HEIGHT, [
                mask("constraints", excluded=self.stacked, included=self.side_by_side)]),
            variation("widthClass=compact", [mask("subviews", excluded=[self.badge])]),
            variation(PHONE_PORTRAIT, [
                mask("subviews", included=[self.hint]),
                mask("constraints", excluded=[self.end_at_actions], included=[self.end_at_hint])]),
        ]


def panel(scene, width):
    """Returns (view, height) of a panel."""
    return Panel(scene, width).element(), HEIGHT
