"""Tests of mutate.py: mutations are reproducible and well-formed, and change nothing else."""

import unittest

from mutate import is_well_formed, mutate

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="t" version="3.0">
    <objects>
        <view contentMode="scaleToFill" id="abc-de-fgh">
            <subviews>
                <label text="it's &gt; é" id="lab-el-001"/>
                <label id="lab-el-002"><string key="text">two
lines</string></label>
            </subviews>
            <constraints>
                <constraint firstAttribute="width" constant="10" id="con-st-001"/>
            </constraints>
            <variation key="default">
                <mask key="subviews">
                    <exclude reference="lab-el-001"/>
                    <exclude reference="lab-el-002"/>
                </mask>
            </variation>
        </view>
    </objects>
</document>
""".encode()


def common_bytes(left, right):
    """Returns how many bytes two documents share at their start and end."""
    limit = min(len(left), len(right))
    start = next((i for i in range(limit) if left[i] != right[i]), limit)
    rest = limit - start
    end = next((i for i in range(rest) if left[-1 - i] != right[-1 - i]), rest)
    return start + end


class MutationTests(unittest.TestCase):
    def test_the_seed_decides(self):
        self.assertEqual(mutate(DOCUMENT, 7), mutate(DOCUMENT, 7))
        self.assertGreater(len({mutate(DOCUMENT, seed)[0] for seed in range(50)}), 45)

    def test_all_are_well_formed_and_changed(self):
        for seed in range(500):
            data, description = mutate(DOCUMENT, seed)
            self.assertTrue(is_well_formed(data), (seed, description))
            self.assertNotEqual(data, DOCUMENT)

    def test_one_small_change_leaves_the_rest_alone(self):
        for seed in range(300):
            data, description = mutate(DOCUMENT, seed)
            if description.startswith(("added attribute", "inserted")) and ";" not in description:
                self.assertEqual(common_bytes(DOCUMENT, data), len(DOCUMENT), description)

    def test_a_broken_document_is_refused(self):
        self.assertRaises(ValueError, mutate, b"<a><b></a>", 1)


if __name__ == "__main__":
    unittest.main()
