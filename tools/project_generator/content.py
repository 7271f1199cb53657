"""The content of generated documents: ids, words, colors, images."""

import string

from .elements import Element

ID_LETTERS = string.ascii_letters + string.digits
TOPICS = (
    "Harbor", "Orchard", "Ledger", "Kiln", "Meadow", "Foundry", "Archive", "Beacon", "Quarry",
    "Lantern", "Compass", "Granary", "Atelier", "Bakery", "Ferry", "Glacier", "Hangar", "Island",
    "Jetty", "Kitchen", "Library", "Museum", "Nursery", "Observatory", "Pavilion", "Reservoir",
)
THINGS = (
    "Order", "Visit", "Parcel", "Route", "Ticket", "Recipe", "Invoice", "Booking", "Sensor",
    "Member", "Season", "Sample", "Delivery", "Account", "Report", "Schedule", "Notice", "Permit",
)
QUALITIES = (
    "number", "title", "owner", "status", "due date", "weight", "location", "priority", "summary",
    "contact", "phone", "street", "city", "opening time", "capacity", "price", "discount",
)
SENTENCES = (
    "Saved changes reach all devices within a minute.",
    "Only members of the crew can see this value.",
    "Leave empty to use the owner's default.",
    "Last checked by the night shift & confirmed.",
    "Totals include everything since the season began.",
    "Pull down to refresh the list of entries.",
)
NAMED_COLORS = {
    "Accent": (0.10588235294117647, 0.46274509803921571, 0.82352941176470584),
    "Surface": (0.96078431372549022, 0.96470588235294119, 0.97254901960784312),
    "Warning": (0.90196078431372551, 0.49411764705882355, 0.13333333333333333),
}
SYSTEM_COLORS = {
    "secondaryLabelColor": (0.23529411764705882, 0.23529411764705882, 0.2627450980392157),
    "separatorColor": (0.23529411764705882, 0.23529411764705882, 0.2627450980392157),
    "systemBackgroundColor": (1, 1, 1),
    "systemGray6Color": (0.94901960784313721, 0.94901960784313721, 0.96862745098039216),
}
IMAGES = ("arrow.right.circle", "bell", "calendar", "doc.text", "folder", "gear", "map", "person",
          "star", "tray")


class Identifiers:
    """Ids in Interface Builder's form, unique in one document."""

    def __init__(self, random):
        self._random = random
        self._used = set()

    def next(self):
        while True:
            letters = "".join(self._random.choices(ID_LETTERS, k=8))
            if letters not in self._used:
                self._used.add(letters)
                return f"{letters[:3]}-{letters[3:5]}-{letters[5:]}"


class Palette:
    """Colors and images. Records which of them a document uses, for its resources."""

    def __init__(self, random):
        self._random = random
        self._used = set()

    def color(self, key, kind=None):
        """Returns a color element: a system color, a named one or one by its components."""
        kind = kind or self._random.choice(("system", "system", "named", "named", "custom"))
        if kind == "custom":
            red, green, blue = (self._random.randrange(256) / 255 for _ in range(3))
            return Element("color", {
                "key": key, **components(red, green, blue), "alpha": "1",
                "colorSpace": "custom", "customColorSpace": "sRGB"})
        if kind == "named":
            name = self._random.choice(tuple(NAMED_COLORS))
            self._used.add(("namedColor", name))
            return Element("color", {"key": key, "name": name})
        name = kind if kind in SYSTEM_COLORS else self._random.choice(tuple(SYSTEM_COLORS))
        self._used.add(("systemColor", name))
        return Element("color", {"key": key, "systemColor": name})

    def image(self):
        """Returns the name of a system image."""
        name = self._random.choice(IMAGES)
        self._used.add(("image", name))
        return name

    def resources(self):
        """Returns the resources used so far, sorted by tag and name; None without any."""
        used = [self._resource(tag, name) for tag, name in sorted(self._used)]
        return Element("resources", children=used) if used else None

    def capabilities(self):
        """Returns the capabilities that the colors and images need, as (name, version)."""
        kinds = {tag for tag, _ in self._used}
        found = []
        if "image" in kinds:
            found.append(("Image references", "12.0"))
        if "namedColor" in kinds:
            found.append(("Named colors", "9.0"))
        if "systemColor" in kinds:
            found.append(("System colors in document resources", "11.0"))
        return found

    @staticmethod
    def _resource(tag, name):
        if tag == "image":
            return Element("image", {"name": name, "catalog": "system", "width": "128",
                                     "height": "112"})
        color = (NAMED_COLORS if tag == "namedColor" else SYSTEM_COLORS)[name]
        return Element(tag, {"name": name}, [Element("color", {
            **components(*color), "alpha": "1", "colorSpace": "custom",
            "customColorSpace": "sRGB"})])


def components(red, green, blue):
    """Returns color components as attributes; zero is written `0.0`."""
    return {"red": red or "0.0", "green": green or "0.0", "blue": blue or "0.0"}
