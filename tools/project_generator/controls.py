"""Labels, fields, buttons and other controls, with all parts in the format's order."""

from . import content
from .builder import MODULE
from .elements import Element, autoresizing_mask, connections, constraints, subviews

SIZABLE = "translatesAutoresizingMaskIntoConstraints"
CENTERED = {"contentHorizontalAlignment": "center", "contentVerticalAlignment": "center"}


def font(size=17, kind="system", weight=None):
    return Element("fontDescription", {
        "key": "fontDescription", "type": kind, "weight": weight, "pointSize": size})


def styled_font(style):
    return Element("fontDescription", {
        "key": "fontDescription", "style": f"UICTFontTextStyle{style}"})


def runtime_attributes(scene):
    """Returns runtime attributes for rounded corners and a border of a view."""
    def attribute(kind, path, child=None, value=None):
        return Element("userDefinedRuntimeAttribute", {
            "type": kind, "keyPath": path, "value": value}, [child])
    radius = Element("integer", {"key": "value", "value": scene.random.choice((4, 6, 8, 12))})
    found = [attribute("number", "layer.cornerRadius", radius)]
    if scene.random.random() < 0.6:
        width = Element("real", {"key": "value", "value": "0.5"})
        found.append(attribute("number", "layer.borderWidth", width))
        found.append(attribute("color", "borderColor", scene.color("value")))
    if scene.random.random() < 0.4:
        found.append(attribute("boolean", "layer.masksToBounds", value="YES"))
    return Element("userDefinedRuntimeAttributes", children=found)


def label(scene, frame, text, font_description=None, color=None, items=(), tail=(), **other):
    """Returns a label; without a color it has the default one, without `hugging` Interface Builder's priority."""
    return Element("label", {
        "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left",
        "horizontalHuggingPriority": "251", "verticalHuggingPriority": other.get("hugging", "251"),
        "text": text, "textAlignment": other.get("alignment", "natural"), "lineBreakMode": "tailTruncation",
        "numberOfLines": other.get("lines"), "baselineAdjustment": "alignBaselines",
        "adjustsFontSizeToFit": "NO", SIZABLE: "NO", "id": scene.id(),
    }, [frame, other.get("mask"), constraints(list(items)), font_description or font(),
        color or Element("nil", {"key": "textColor"}), Element("nil", {"key": "highlightedColor"}),
        *tail])


def text_field(scene, frame, placeholder, items=()):
    """Returns a text field with its input traits and an action."""
    random = scene.random
    traits = Element("textInputTraits", {
        "key": "textInputTraits",
        "autocapitalizationType": random.choice((None, "words", "sentences")),
        "autocorrectionType": random.choice((None, "no")),
        "keyboardType": random.choice((None, "numberPad", "emailAddress", "URL")),
        "returnKeyType": random.choice((None, "next", "done"))})
    return Element("textField", {
        "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "248",
        "contentHorizontalAlignment": "left", "contentVerticalAlignment": "center",
        "borderStyle": "roundedRect", "placeholder": placeholder, "textAlignment": "natural",
        "minimumFontSize": "17", "clearButtonMode": random.choice((None, "whileEditing")),
        SIZABLE: "NO", "id": scene.id(),
    }, [frame, scene.color("backgroundColor", "systemBackgroundColor"),
        constraints(list(items)), font(14), traits,
        connections([scene.action("fieldChanged", "editingChanged")])])


def insets(key, distance):
    return Element("inset", {
        "key": key, "minX": distance, "minY": "0.0", "maxX": distance, "maxY": "0.0"})


def button(scene, frame, title, items=(), tail=(), segue=False):
    """Returns a button with two or three states and an action or a segue."""
    states = [Element("state", {"key": "normal", "title": title},
                      [scene.color("titleColor")])]
    if scene.random.random() < 0.6:
        states.append(Element("state", {"key": "disabled"},
                              [scene.color("titleColor", "secondaryLabelColor")]))
    if scene.random.random() < 0.4:
        states.append(Element("state", {"key": "highlighted", "title": f"{title}…"}))
    link = (scene.segue() if segue else None) or scene.action("buttonTapped", "touchUpInside")
    return Element("button", {
        "opaque": "NO", "contentMode": "scaleToFill", **CENTERED, "buttonType": "system",
        "lineBreakMode": "middleTruncation", SIZABLE: "NO", "id": scene.id(),
    }, [frame, scene.color("backgroundColor", "named"), constraints(list(items)), font(15),
        insets("contentEdgeInsets", 8), insets("titleEdgeInsets", 2), *states, *tail,
        connections([link])])


def toggle(scene, frame):
    return Element("switch", {
        "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
        "verticalHuggingPriority": "750", **CENTERED, "on": "YES", SIZABLE: "NO",
        "id": scene.id(),
    }, [frame, scene.color("onTintColor"),
        connections([scene.action("switchChanged", "valueChanged")])])


def slider(scene, frame):
    return Element("slider", {
        "opaque": "NO", "contentMode": "scaleToFill", **CENTERED, "value": "0.5",
        "minValue": "0.0", "maxValue": "1", SIZABLE: "NO", "id": scene.id(),
    }, [frame, scene.color("tintColor"),
        connections([scene.action("sliderMoved", "valueChanged")])])


def segmented_control(scene, frame):
    """Returns a segmented control with two to four segments."""
    titles = scene.random.sample(content.THINGS, scene.random.randrange(2, 5))
    segments = [Element("segment", {"title": title}) for title in titles]
    return Element("segmentedControl", {
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "left",
        "contentVerticalAlignment": "top", "segmentControlStyle": "plain",
        "selectedSegmentIndex": "0", SIZABLE: "NO", "id": scene.id(),
    }, [frame, Element("segments", children=segments),
        connections([scene.action("segmentChosen", "valueChanged")])])


def image_view(scene, frame, items=(), identifier=None):
    return Element("imageView", {
        "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFit",
        "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
        "image": scene.palette.image(), "catalog": "system", SIZABLE: "NO",
        "id": identifier or scene.id(),
    }, [frame, scene.color("tintColor"), constraints(list(items))])


def stack_view(scene, frame, views, items=(), tail=(), **layout):
    """Returns a stack view; `layout` may give axis, distribution, alignment and spacing."""
    return Element("stackView", {
        "opaque": "NO", "contentMode": "scaleToFill", "axis": layout.get("axis"),
        "distribution": layout.get("distribution"), "alignment": layout.get("alignment"),
        "spacing": layout.get("spacing"), SIZABLE: "NO", "id": layout.get("id") or scene.id(),
    }, [frame, subviews(list(views)), constraints(list(items)), *tail])


def bar_button(scene, key, item):
    return Element("barButtonItem", {"key": key, "systemItem": item, "id": scene.id()}, [
        connections([Element("action", {
            "selector": f"{scene.name(item + 'Tapped')}:", "destination": scene.controller_id,
            "id": scene.id()})])])


def toolbar_items(scene):
    """Returns the buttons of a controller's toolbar, spaced apart."""
    items = [Element("barButtonItem", {"systemItem": item, "id": scene.id()})
             for item in ("organize", "flexibleSpace", "action", "flexibleSpace", "trash")]
    return Element("toolbarItems", children=items)


def cell_class(scene):
    """Returns the attributes of a custom class for a cell."""
    return {"customClass": f"{scene.topic}{scene.random.choice(content.THINGS)}Cell", **MODULE}


def masked_label(scene, frame, text):
    """Returns a label of a cell in a standard style, which keeps its autoresizing mask."""
    made = label(scene, frame, text, mask=autoresizing_mask())
    del made.attributes[SIZABLE]
    return made
