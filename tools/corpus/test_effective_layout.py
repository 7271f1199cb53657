"""Tests of the evaluation in effective_layout.py: run with `python3 -m unittest` in this folder."""

import unittest

import effective_layout
from effective_layout import Layout, SIZE_CLASSES, number, traits


def document(view_content, constraint_content=""):
    """Returns a storyboard whose root view V holds a label L and a box B with a label I in it."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document><scenes><scene sceneID="S"><objects><viewController id="C">
<layoutGuides><viewControllerLayoutGuide type="top" id="G"/></layoutGuides>
<view key="view" id="V"><rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
<subviews><label id="L" text="x"/><view id="B"><subviews><label id="I"/></subviews>
<viewLayoutGuide key="safeArea" id="BG"/></view></subviews>
<constraints>{constraint_content}</constraints>{view_content}</view>
</viewController></objects></scene></scenes></document>""".encode()


def evaluate(data, size_class):
    """Returns (views, constraints) of a class as dictionaries by id."""
    scenes = Layout(data).evaluate(size_class)
    views = {view["id"]: view for scene in scenes for view in scene["views"]}
    constraints = {item["id"]: item for scene in scenes for item in scene["constraints"]}
    return views, constraints


def classes_where(data, view_id, field):
    """Returns the classes in which a view's `installed` or `active` is true."""
    return {name for name in SIZE_CLASSES if evaluate(data, name)[0][view_id][field]}


def mask(key, entries, container="subviews"):
    return f'<variation key="{key}"><mask key="{container}">{entries}</mask></variation>'


class KeyTests(unittest.TestCase):
    def test_traits_are_read_in_any_order(self):
        self.assertEqual(traits("default"), (None, None))
        self.assertEqual(traits("heightClass=compact"), (None, "compact"))
        self.assertEqual(traits("heightClass=compact-widthClass=regular"), ("regular", "compact"))
        self.assertEqual(traits("widthClass=regular-heightClass=compact"), ("regular", "compact"))

    def test_other_traits_and_values_match_no_class(self):
        for key in ("device=watch44mm", "userInterfaceIdiom=mac", "widthClass=huge", "", None,
                    "heightClass=compact-device=x", "heightClass=compact-heightClass=regular"):
            self.assertIsNone(traits(key), key)


class MaskTests(unittest.TestCase):
    def test_one_axis_key_matches_three_classes(self):
        data = document(mask("heightClass=compact", '<exclude reference="L"/>'))
        absent = set(SIZE_CLASSES) - classes_where(data, "L", "installed")
        self.assertEqual(absent, {"any-compact", "compact-compact", "regular-compact"})

    def test_default_is_overridden_by_a_class(self):
        data = document(
            mask("default", '<exclude reference="L"/>')
            + mask("widthClass=regular", '<include reference="L"/>'))
        self.assertEqual(
            classes_where(data, "L", "installed"),
            {"regular-any", "regular-compact", "regular-regular"})

    def test_width_beats_height_and_both_beat_each(self):
        data = document(
            mask("heightClass=compact-widthClass=regular", '<exclude reference="L"/>')
            + mask("widthClass=regular", '<include reference="L"/>')
            + mask("heightClass=compact", '<exclude reference="L"/>')
            + mask("heightClass=regular", '<exclude reference="L"/>'))
        self.assertEqual(
            classes_where(data, "L", "installed"),
            {"any-any", "compact-any", "regular-any", "regular-regular"})

    def test_last_of_duplicate_blocks_wins(self):
        data = document(
            mask("default", '<include reference="L"/>')
            + mask("default", '<exclude reference="L"/>'))
        self.assertEqual(classes_where(data, "L", "installed"), set())

    def test_last_of_repeated_entries_wins(self):
        entries = '<exclude reference="L"/><include reference="L"/>'
        self.assertEqual(
            classes_where(document(mask("default", entries)), "L", "installed"), set(SIZE_CLASSES))

    def test_entries_for_other_containers_are_ignored(self):
        data = document(mask("default", '<exclude reference="I"/>')
                        + mask("default", '<exclude reference="L"/>', "constraints"))
        self.assertEqual(classes_where(data, "I", "installed"), set(SIZE_CLASSES))
        self.assertEqual(classes_where(data, "L", "installed"), set(SIZE_CLASSES))

    def test_subviews_of_an_uninstalled_view_are_installed_but_not_active(self):
        data = document(mask("default", '<exclude reference="B"/>'))
        self.assertEqual(classes_where(data, "I", "installed"), set(SIZE_CLASSES))
        self.assertEqual(classes_where(data, "I", "active"), set())

    def test_other_traits_change_nothing(self):
        data = document(mask("userInterfaceIdiom=mac", '<exclude reference="L"/>'))
        self.assertEqual(classes_where(data, "L", "installed"), set(SIZE_CLASSES))

    def test_variations_deeper_in_the_object_do_not_count(self):
        data = document("<unknown>" + mask("default", '<exclude reference="L"/>') + "</unknown>")
        self.assertEqual(classes_where(data, "L", "installed"), set(SIZE_CLASSES))


class ConstraintTests(unittest.TestCase):
    def active(self, constraint, masks="", size_class="any-any"):
        return evaluate(document(masks, constraint), size_class)[1]["K"]["active"]

    def test_values_of_a_bare_constraint(self):
        _, constraints = evaluate(
            document("", '<constraint firstAttribute="width" id="K"/>'), "any-any")
        self.assertEqual(constraints["K"], {
            "id": "K", "owner": "V", "installed": True, "active": True, "firstItem": "V",
            "firstAttribute": "width", "relation": "equal", "secondItem": None,
            "secondAttribute": None, "multiplier": 1, "constant": 0, "priority": 1000})

    def test_values_vary_by_class(self):
        data = document("", """<constraint firstAttribute="width" multiplier="16:9" constant="8"
            placeholder="YES" id="K"><variation key="heightClass=compact" constant="2.5"/>
            <variation key="widthClass=regular" priority="750" multiplier="1/4"/></constraint>""")
        both = evaluate(data, "regular-compact")[1]["K"]
        self.assertEqual((both["constant"], both["priority"], both["multiplier"]), (2.5, 750, 0.25))
        base = evaluate(data, "any-any")[1]["K"]
        self.assertEqual((base["constant"], base["priority"]), (8, 1000))
        self.assertEqual(base["multiplier"], 16 / 9)
        self.assertTrue(base["placeholder"])

    def test_inactive_items_and_dangling_items(self):
        uninstalled = mask("default", '<exclude reference="B"/>')
        guide = '<constraint firstItem="BG" firstAttribute="top" id="K"/>'
        inner = '<constraint firstItem="I" firstAttribute="top" secondItem="L" id="K"/>'
        self.assertTrue(self.active(guide))
        self.assertFalse(self.active(guide, uninstalled))
        self.assertTrue(self.active(inner))
        self.assertFalse(self.active(inner, uninstalled))
        self.assertFalse(self.active('<constraint firstItem="none" firstAttribute="top" id="K"/>'))
        self.assertTrue(self.active('<constraint firstItem="G" firstAttribute="top" id="K"/>'))

    def test_mask_uninstalls_the_constraint(self):
        excluded = mask("default", '<exclude reference="K"/>', "constraints")
        self.assertFalse(self.active('<constraint firstAttribute="width" id="K"/>', excluded))

    def test_numbers(self):
        self.assertEqual(
            [number(text, 1) for text in ("0.5", "1:2", "3/4", "", "x", "1:0", None)],
            [0.5, 0.5, 0.75, 1, 1, 1, 1])


class PropertyTests(unittest.TestCase):
    def test_attributes_and_keyed_children_are_replaced(self):
        data = document("""<fontDescription key="font" type="system" pointSize="12"/>
            <variation key="heightClass=compact" alpha="0.5"><fontDescription key="font" name="A">
            <nil key="style"/></fontDescription></variation>""")
        base = evaluate(data, "any-any")[0]["V"]["properties"]
        self.assertEqual(base["font"], {"type": "system", "pointSize": "12"})
        self.assertEqual(base["frame"], {"x": "0.0", "y": "0.0", "width": "10", "height": "20"})
        self.assertNotIn("alpha", base)
        compact = evaluate(data, "compact-compact")[0]["V"]["properties"]
        self.assertEqual((compact["font"], compact["alpha"]), ({"name": "A", "style": {}}, "0.5"))
        self.assertNotIn("key", compact)
        self.assertNotIn("default", compact)

    def test_names_parents_and_kinds(self):
        data = document("""<collectionViewCell id="X"><view key="contentView">
            <rect key="frame" x="1"/><subviews><label id="Y"/></subviews></view>
            </collectionViewCell>""")
        views, _ = evaluate(data, "any-any")
        self.assertEqual(views["X/contentView"]["kind"], "view")
        self.assertEqual(views["Y"]["parent"], "X/contentView")
        self.assertEqual((views["V"]["parent"], views["I"]["parent"]), (None, "B"))

    def test_a_variation_with_a_frame_is_no_view(self):
        data = document('<variation key="default"><rect key="frame" x="1"/></variation>')
        self.assertEqual(set(evaluate(data, "any-any")[0]), {"V", "L", "B", "I"})


class SizeClassTests(unittest.TestCase):
    def test_there_are_nine(self):
        self.assertEqual(len(set(effective_layout.SIZE_CLASSES)), 9)


if __name__ == "__main__":
    unittest.main()
