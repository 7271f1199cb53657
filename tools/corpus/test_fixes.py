"""Tests of fixes.py: permitted changes are accepted, and all others are reported."""

import unittest

from fixes import unexplained, unproved, with_planted_copy

FIRST = '<constraint firstAttribute="width" constant="10" id="c-1"/>'
COPY = '<constraint firstAttribute="width" constant="10.0" id="c-2"/>'


def document(constraints, mask='<autoresizingMask key="autoresizingMask" flexibleMinX="YES"/>', mark="", x="1"):
    lines = "".join(f"        {text}\n" for text in constraints)
    return (f'<view{mark} id="v-1">\n    <rect key="frame" x="{x}" y="2"/>\n    {mask}\n'
            f"    <constraints>\n{lines}    </constraints>\n</view>\n").encode()


class DuplicateTests(unittest.TestCase):
    names = ["duplicate-constraint:c-2"]

    def test_a_copy_may_go(self):
        before, after = document([FIRST, COPY]), document([FIRST])
        self.assertEqual(unexplained(before, after, self.names), [])
        self.assertEqual(unproved(before, after, self.names), [])

    def test_another_line_may_not(self):
        self.assertEqual(len(unexplained(document([FIRST, COPY]), document([]), self.names)), 1)

    def test_what_says_something_else_is_no_copy(self):
        before = document([FIRST, COPY.replace("10.0", "11")])
        self.assertEqual(unproved(before, document([FIRST]), self.names), self.names)

    def test_the_second_of_two_with_one_id_is_told_from_the_first(self):
        copy, names = COPY.replace("c-2", "c-1"), ["duplicate-constraint:c-1#2"]
        before = document([FIRST, copy])
        self.assertEqual(unexplained(before, document([FIRST]), names), [])
        self.assertEqual(unproved(before, document([FIRST]), names), [])
        self.assertEqual(len(unexplained(before, document([copy]), names)), 1)

    def test_the_other_way_round_is_a_copy(self):
        one = '<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" constant="3" id="c-1"/>'
        other = '<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="-3" id="c-2"/>'
        before = document([one, other])
        self.assertEqual(unproved(before, document([one]), self.names), [])


class FrameTests(unittest.TestCase):
    names = ["misplaced:v-1"]
    mark = ' misplaced="YES"'

    def test_a_marked_frame_may_change(self):
        before, after = document([], mark=self.mark), document([], x="5.5")
        self.assertEqual(unexplained(before, after, self.names), [])
        self.assertEqual(unproved(before, after, self.names), [])

    def test_one_without_a_mark_is_not_proved(self):
        self.assertEqual(unproved(document([]), document([], x="5"), self.names), self.names)

    def test_without_a_finding_nothing_may_change(self):
        self.assertEqual(len(unexplained(document([]), document([], x="5"), [])), 2)


class MaskTests(unittest.TestCase):
    names = ["over-determined-axis:v-1"]

    def test_the_far_margin_of_a_bound_axis_may_be_freed(self):
        loose = '<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>'
        self.assertEqual(unexplained(document([]), document([], mask=loose), self.names), [])

    def test_that_of_a_free_axis_may_not(self):
        loose = '<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES"/>'
        self.assertEqual(len(unexplained(document([]), document([], mask=loose), self.names)), 2)


class RowTests(unittest.TestCase):
    def varied(self, *rows):
        lines = [f'    <variation key="heightClass=compact" {row}/>' for row in rows]
        return [FIRST.replace("/>", ">"), *lines, "</constraint>"] if rows else [FIRST]

    def test_a_row_that_changes_nothing_may_go(self):
        names = ["unused-row:c-1:constant:any-compact"]
        before, after = document(self.varied('constant="10"')), document(self.varied())
        self.assertEqual(unexplained(before, after, names), [])
        self.assertEqual(unproved(before, after, names), [])

    def test_one_that_changes_something_is_not_proved(self):
        names = ["unused-row:c-1:constant:any-compact"]
        before, after = document(self.varied('constant="11"')), document(self.varied())
        self.assertEqual(unproved(before, after, names), names)


class PlantTests(unittest.TestCase):
    def test_a_copy_is_planted_behind_the_first(self):
        self.assertEqual(
            with_planted_copy(document([FIRST, COPY])),
            document([FIRST, FIRST.replace("c-1", "zzz-zz-zzz"), COPY]))

    def test_where_there_is_no_constraint_nothing_is(self):
        self.assertIsNone(with_planted_copy(document([])))


if __name__ == "__main__":
    unittest.main()
