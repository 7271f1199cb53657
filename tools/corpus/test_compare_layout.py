"""Tests that compare_layout.py sees each kind of difference."""

import copy
import unittest

from compare_layout import Comparison
from effective_layout import Layout

DOCUMENT = b"""<document><objects><view id="V"><rect key="frame" x="1"/><subviews>
<label id="L" text="x"><variation key="heightClass=compact" text="y"/></label></subviews>
<constraints><constraint firstAttribute="width" multiplier="1:3" id="K"/></constraints>
</view></objects></document>"""


class ComparisonTests(unittest.TestCase):
    def differences(self, change):
        """Returns the differences after `change` has been made to the scene of a right answer."""
        layout = Layout(DOCUMENT)
        scenes = copy.deepcopy(layout.evaluate("any-compact"))
        change(scenes[0])
        return Comparison(layout).run("any-compact", scenes)

    def test_the_right_answer_has_none(self):
        self.assertEqual(self.differences(lambda scene: None), [])

    def test_properties_that_no_variation_names_are_not_compared(self):
        self.assertEqual(
            self.differences(lambda scene: scene["views"][0]["properties"].clear()), [])

    def test_each_difference_is_seen(self):
        changes = {
            "view L installed": lambda scene: scene["views"][1].update(installed=False),
            "view L active": lambda scene: scene["views"][1].update(active=False),
            "view L property text": lambda scene: scene["views"][1]["properties"].update(text="x"),
            "subviews missing": lambda scene: scene["views"].pop(),
            "views not in": lambda scene: scene["views"].append({"id": "Z"}),
            "constraints missing": lambda scene: scene["constraints"].clear(),
            "constraint K multiplier": lambda scene: scene["constraints"][0].update(multiplier=1),
            "constraint K owner": lambda scene: scene["constraints"][0].update(owner=None),
        }
        for start, change in changes.items():
            found = self.differences(change)
            self.assertEqual(len(found), 1, start)
            self.assertTrue(found[0].startswith(start), found)


if __name__ == "__main__":
    unittest.main()
