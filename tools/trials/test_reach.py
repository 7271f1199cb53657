"""Tests that unreached lines are reported correctly, and counted for the right module."""

import pathlib
import tempfile
import unittest

import reach

LCOV = """SF:/r/Sources/LayoutEngine/B.swift
DA:1,1
DA:2,0
DA:4,0
DA:5,3
DA:6,0
end_of_record
SF:/r/Sources/LayoutEngine/A.swift
DA:1,7
end_of_record
SF:/r/Sources/LayoutMerge/C.swift
DA:9,0
end_of_record
"""


class ReachTests(unittest.TestCase):
    def setUp(self):
        self.files = reach.read(LCOV, "/r")

    def test_runs_of_unreached_lines_go_over_lines_that_do_not_count(self):
        self.assertEqual([file.path for file in self.files],
                         ["Sources/LayoutEngine/A.swift", "Sources/LayoutEngine/B.swift",
                          "Sources/LayoutMerge/C.swift"])
        self.assertEqual(self.files[1].ranges, [[2, 4], [6, 6]])

    def test_a_module_has_its_files_lines(self):
        found = {share.module: (share.lines, share.reached) for share in reach.shares(self.files)}
        self.assertEqual(found["LayoutEngine"], (6, 3))
        self.assertEqual(found["LayoutMerge"], (1, 0))
        self.assertEqual(found["LayoutCode"], (0, 0))

    def test_the_report_shows_the_first_line_of_each_run(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for file in self.files:
                path = root / file.path
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("".join(f"  line {number}\n" for number in range(1, 10)))
            text = reach.write(self.files, ["document: x: 132"], root, root).read_text()
        self.assertIn("LayoutEngine: 50.0 % of 6 lines", text)
        self.assertIn("not replayed: document: x: 132", text)
        self.assertIn("Sources/LayoutEngine/B.swift:2-4: line 2", text)


if __name__ == "__main__":
    unittest.main()
