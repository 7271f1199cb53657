"""The shared state of a scene's parts while it is built."""

from . import content
from .elements import Element, connections, constraints, subviews

MODULE = {"customModule": "Fieldwork", "customModuleProvider": "target"}


class SceneBuilder:
    """One scene: makes ids, words and constraints, and collects the controller's connections."""

    def __init__(self, random, identifiers, palette, topic, controller_id, destinations):
        self.random = random
        self.identifiers = identifiers
        self.palette = palette
        self.topic = topic
        self.controller_id = controller_id
        self.destinations = destinations
        self.controller_connections = []
        self.other_objects = []
        self._names = {}

    def id(self):
        return self.identifiers.next()

    def word(self):
        return f"{self.random.choice(content.THINGS)} {self.random.choice(content.QUALITIES)}"

    def sentence(self):
        return self.random.choice(content.SENTENCES)

    def color(self, key, kind=None):
        return self.palette.color(key, kind)

    def name(self, stem):
        """Returns a Swift-like name that the scene has not used yet."""
        count = self._names[stem] = self._names.get(stem, 0) + 1
        return stem if count == 1 else f"{stem}{count}"

    def constraint(self, first, first_attribute, second=None, second_attribute=None, constant=0,
                   children=(), **other):
        """Returns a constraint; `first` None is the owner, items may be elements or ids."""
        return Element("constraint", {
            "firstItem": identifier(first),
            "firstAttribute": first_attribute,
            "relation": other.get("relation"),
            "secondItem": identifier(second),
            "secondAttribute": second_attribute,
            "multiplier": other.get("multiplier"),
            "priority": other.get("priority"),
            "constant": constant or None,
            "id": self.id(),
        }, children)

    def pin(self, view, owner, edges, constant=0, guide=None):
        """Returns constraints from a view's edges to its owner's, or to a guide in the owner.

        As in Interface Builder, the owner's trailing and bottom come first: `owner.trailing =
        view.trailing + constant`.
        """
        target = guide or owner
        made = []
        for edge in edges.split():
            if edge in ("trailing", "bottom"):
                made.append(self.constraint(guide, edge, view, edge, constant))
            else:
                made.append(self.constraint(view, edge, target, edge, constant))
        return made

    def size(self, width=None, height=None):
        """Returns constraints for a fixed width and height."""
        sizes = (("width", width), ("height", height))
        return [self.constraint(None, name, constant=value) for name, value in sizes if value]

    def outlet(self, view, stem):
        """Connects one of the controller's outlets to a view."""
        self.controller_connections.append(Element("outlet", {
            "property": self.name(stem), "destination": view.id, "id": self.id()}))

    def action(self, stem, event):
        """Returns an action that a control sends to the controller."""
        return Element("action", {
            "selector": f"{self.name(stem)}:", "destination": self.controller_id,
            "eventType": event, "id": self.id()})

    def segue(self, kind=None):
        """Returns a segue to another scene of the storyboard; None if this one is alone."""
        if not self.destinations:
            return None
        return Element("segue", {
            "destination": self.random.choice(self.destinations),
            "kind": kind or self.random.choice(("show", "show", "presentation")),
            "identifier": self.name(f"show{self.topic}"), "id": self.id()})

    def tap(self, view_name):
        """Returns a view's connection to a new tap recognizer of the scene."""
        recognizer = Element("tapGestureRecognizer", {"id": self.id()}, [
            connections([Element("action", {
                "selector": f"{self.name(view_name + 'Tapped')}:",
                "destination": self.controller_id, "id": self.id()})])])
        self.other_objects.append(recognizer)
        return Element("outletCollection", {
            "property": "gestureRecognizers", "destination": recognizer.id, "appends": "YES",
            "id": self.id()})


def identifier(item):
    """Returns the id of an element; an id or None is returned as it is."""
    return item.id if isinstance(item, Element) else item


def plain_view(scene, frame, views=(), items=(), tail=(), color=None, identifier=None):
    """Returns a plain view with its subviews, background and constraints.

    `tail` has the parts after the constraints: runtime attributes, variations, connections. Constraints
    that name the view itself need its id before it exists: pass `identifier`.
    """
    return Element("view", {
        "contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": "NO",
        "id": identifier or scene.id(),
    }, [frame, subviews(list(views)), color or scene.color("backgroundColor"),
        constraints(list(items)), *tail])
