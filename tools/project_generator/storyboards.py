"""Storyboards of four scenes and projects of many storyboards."""

import random as random_numbers

from . import content, scenes
from .elements import Element

SCENES_PER_STORYBOARD = 4
ELEMENTS_PER_SCENE = 290
NAVIGATION_ELEMENTS = 14
KINDS = ("form", "table", "adaptive", "dashboard")
ADAPTIVE_KINDS = ("form", "table", "adaptive", "adaptive dashboard")
TOOLS_VERSION, PLUGIN_VERSION = "22154", "22130"
TYPE = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
PLUGIN = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
PLAIN_CAPABILITIES = (
    ("Safe area layout guides", "9.0"),
    ("documents saved in the Xcode 8 format", "8.0"),
)


def storyboard(seed, index, scene_count):
    """Returns the text of one storyboard, which depends only on `seed` and `index`."""
    random = random_numbers.Random(f"ninefold project {seed} {index}")
    identifiers = content.Identifiers(random)
    palette = content.Palette(random)
    ids = [scenes.SceneIDs(identifiers) for _ in range(scene_count)]
    made = []
    for position, kind in enumerate(kinds(random, index, scene_count)):
        builder = scenes.new_builder(random, identifiers, palette, ids[position], ids)
        canvas = (position * 800, 640 * (index % 3))
        if kind == "navigation":
            made += scenes.navigation_scene(builder, ids[position], ids[1].controller, canvas)
        else:
            size = scene_size(random, index, scene_count)
            made += scenes.build_scene(builder, ids[position], kind, size, canvas)
    root = document(palette, made, ids[0].controller)
    lines = [DECLARATION]
    root.write(lines, "")
    return "\n".join(lines) + "\n"


def screen(views, kind, seed=1):
    """Returns the text of a storyboard with one scene of a kind and a minimum number of views."""
    size = ELEMENTS_PER_SCENE
    while True:
        random = random_numbers.Random(f"ninefold screen {seed} {kind}")
        identifiers = content.Identifiers(random)
        palette = content.Palette(random)
        ids = scenes.SceneIDs(identifiers)
        builder = scenes.new_builder(random, identifiers, palette, ids, [ids])
        made = scenes.build_scene(builder, ids, kind, size, (0, 0))
        lines = [DECLARATION]
        document(palette, made, ids.controller).write(lines, "")
        if sum('<rect key="frame"' in line for line in lines) >= views:
            return "\n".join(lines) + "\n"
        size += 10


def has_navigation(index, scene_count):
    return index % 5 == 0 and scene_count > 1


def kinds(random, index, scene_count):
    """Returns the kinds of a storyboard's scenes; about a third of them vary by class."""
    found = list(ADAPTIVE_KINDS if index % 2 else KINDS)
    random.shuffle(found)
    if has_navigation(index, scene_count):
        found.insert(0, "navigation")
    while len(found) < scene_count:
        found += found[-len(KINDS):]
    return found[:scene_count]


def scene_size(random, index, scene_count):
    """Returns a scene's number of elements, adjusted so that a small navigation scene keeps the average."""
    average = ELEMENTS_PER_SCENE
    if has_navigation(index, scene_count):
        total = ELEMENTS_PER_SCENE * scene_count - NAVIGATION_ELEMENTS
        average = total / (scene_count - 1)
    return average * random.uniform(0.75, 1.25)


def document(palette, made, initial):
    """Returns the document element around comments and scenes."""
    capabilities = sorted((*PLAIN_CAPABILITIES, *palette.capabilities()))
    dependencies = Element("dependencies", children=[
        Element("deployment", {"identifier": "iOS"}),
        Element("plugIn", {"identifier": PLUGIN, "version": PLUGIN_VERSION}),
        *(Element("capability", {"name": name, "minToolsVersion": version})
          for name, version in capabilities)])
    device = Element("device", {
        "id": "retina4_7", "orientation": "portrait", "appearance": "light"})
    return Element("document", {
        "type": TYPE, "version": "3.0", "toolsVersion": TOOLS_VERSION,
        "targetRuntime": "iOS.CocoaTouch", "propertyAccessControl": "none",
        "useAutolayout": "YES", "useTraitCollections": "YES", "useSafeAreas": "YES",
        "colorMatched": "YES", "initialViewController": initial,
    }, [device, dependencies, Element("scenes", children=made), palette.resources()])


def project_files(seed, scene_count, per_document=SCENES_PER_STORYBOARD):
    """Yields (path in the project, text) of every storyboard of a project."""
    count = (scene_count + per_document - 1) // per_document
    for index in range(count):
        scenes_here = min(per_document, scene_count - index * per_document)
        topic = content.TOPICS[index % len(content.TOPICS)]
        path = f"Fieldwork/{topic}/Base.lproj/{topic}{index + 1:04}.storyboard"
        yield path, storyboard(seed, index, scenes_here)
