"""Tests of metamorphosis.py: only the order and the ids change."""

import unittest

from metamorphosis import renamed, with_constraints_reversed, with_ids_renamed, with_old_ids

DOCUMENT = b"""<view id="abc-de-fgh" customClass="abc-de-fgi">
    <constraints>
        <constraint firstItem="lab-el-001" firstAttribute="top" id="con-st-001"/>
        <constraint firstAttribute="width" constant="10" id="con-st-002">
            <variation key="heightClass=compact" constant="5"/>
        </constraint>
        <constraint firstAttribute="height" identifier="a > b" id="con-st-003"/>
    </constraints>
</view>
"""


class MetamorphosisTests(unittest.TestCase):
    def test_constraints_are_reversed_with_what_is_in_them(self):
        changed = with_constraints_reversed(DOCUMENT)
        places = [changed.index(b"con-st-00%d" % number) for number in (3, 2, 1)]
        self.assertEqual(places, sorted(places))
        self.assertLess(changed.index(b"con-st-002"), changed.index(b"<variation"))
        self.assertEqual(sorted(changed), sorted(DOCUMENT))

    def test_reversed_twice_is_the_document(self):
        self.assertEqual(with_constraints_reversed(with_constraints_reversed(DOCUMENT)), DOCUMENT)

    def test_a_comment_among_constraints_stays(self):
        document = DOCUMENT.replace(b"        <constraint firstAttribute=\"width\"", b"<!-- c --><constraint firstAttribute=\"width\"")
        self.assertEqual(with_constraints_reversed(document), document)

    def test_ids_are_renamed_wherever_they_are_referred_to(self):
        changed, old = with_ids_renamed(DOCUMENT + b'<view id="lab-el-001"/>')
        self.assertEqual(changed.count(b"100-le-bal"), 2)
        self.assertNotIn(b"lab-el-001", changed)
        self.assertEqual(old["100-le-bal"], "lab-el-001")
        self.assertIn(b'customClass="abc-de-fgi"', changed)

    def test_new_ids_are_all_different(self):
        ids = [b"abc-de-fgh", b"hgf-ed-cba", b"aba-aa-aba", b"xyz-ab-cde"]
        others = renamed(ids)
        self.assertEqual(len(set(others.values()) | set(ids)), 8)

    def test_a_text_gets_the_old_ids_back(self):
        self.assertEqual(with_old_ids("of 100-le-bal: x", {"100-le-bal": "lab-el-001"}), "of lab-el-001: x")


if __name__ == "__main__":
    unittest.main()
