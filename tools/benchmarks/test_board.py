import unittest
from xml.etree import ElementTree

import document
import plot
import score_measurements
import solver_measurements
from board import Line
from growth_measurements import Growth

GROWTHS = [
    Growth("documents", "documents", {"edit": [(1, 2e-4), (10, 2e-4), (1000, 3e-4)],
                                      "import of <all>": [(1, 0.01), (10, 0.1), (1000, 10.0)]}),
    Growth("edits", "edits", {"edit": [(0, 1e-4), (100, 1e-4), (100_000, 2e-4)]}),
]


class BoardTests(unittest.TestCase):
    def test_a_line_loses_to_a_peer_only(self):
        self.assertTrue(Line.fact("check / xiblint", "2 s", "1 s", "2.00x").loses)
        self.assertTrue(Line.at_most("import / lxml", "2 s", "1 s", 2, 4).loses)
        self.assertFalse(Line.fact("blame / git", "1 s", "2 s", "0.50x").loses)
        self.assertFalse(Line.at_most("a past state / its present state", "2", "1", 1.5, 2).loses)
        self.assertFalse(Line.fact("ninefold set / fossil commit", "1 s", "", "no fossil").loses)

    def test_a_target_is_met_at_its_limit(self):
        self.assertTrue(Line.at_most("a", "", "", 4, 4).met)
        self.assertFalse(Line.below("a", "", "", 4, 4).met)
        self.assertTrue(Line.at_least("a", 97.5, 97.5).met)
        self.assertIsNone(Line.fact("a", "", "", "").met)


class SolverTests(unittest.TestCase):
    def test_a_ratio_is_that_of_turns_at_one_speed(self):
        slow, fast = ({"solve": 60.0}, {"solve": 120.0}), ({"solve": 30.0}, {"solve": 75.0})
        line, = solver_measurements.beside("cards", [slow, fast, fast])
        self.assertAlmostEqual(line.details["value"], 0.4)

    def test_what_kiwi_was_stopped_before_is_a_fact(self):
        turns = [({"solve": 1.0, "change": 1.0}, {"solve": 4.0}), ({"solve": 9.0, "change": 3.0}, {})]
        solve, change = solver_measurements.beside("chain", turns)
        self.assertAlmostEqual(solve.details["value"], 0.25)
        self.assertIsNone(change.met)


class PageTests(unittest.TestCase):
    def test_a_page_says_what_is_missed_and_where_we_lose(self):
        lines = [Line.at_most("import / lxml", "5 s", "1 s", 5, 4),
                 Line.below("layout", "1 ms", "", 0.5, 1, " ms")]
        page = document.page({"machine": "a"}, lines, GROWTHS, "p.svg")
        self.assertIn("1 of 2 targets are met. Not met:\n\n- import / lxml: 5.00x, target ≤ 4x", page)
        self.assertIn("## Where we lose\n\n- import / lxml: 5 s against 1 s, 5.00x", page)
        self.assertIn("](p.svg)", page)

    def test_a_page_without_growth_has_no_picture(self):
        self.assertNotIn("svg", document.page({}, [], [], "p.svg"))


class ScoreTests(unittest.TestCase):
    def test_each_score_is_a_line_and_a_missing_one_is_told(self):
        text = "\n".join(f"{name:40}  99.50 % of  1000 within 0.5 pt,  95.00 % exact"
                         for name in score_measurements.FRAMES)
        self.assertEqual(len(score_measurements.frames(text)), 4)
        with self.assertRaisesRegex(RuntimeError, "macOS"):
            score_measurements.frames(text[:text.index("macOS")])


class PlotTests(unittest.TestCase):
    def test_a_picture_is_whole_and_has_every_point(self):
        root = ElementTree.fromstring(plot.svg(GROWTHS))
        circles = root.findall(".//{http://www.w3.org/2000/svg}circle")
        self.assertEqual(len(circles), 9)
        width, height = float(root.get("width")), float(root.get("height"))
        for circle in circles:
            self.assertTrue(0 < float(circle.get("cx")) < width)
            self.assertTrue(0 < float(circle.get("cy")) < height)

    def test_a_duration_is_read_as_people_say_it(self):
        self.assertEqual([plot.duration(power) for power in (1, 0, -1, -3, -4, -6)],
                         ["10 s", "1 s", "100 ms", "1 ms", "100 µs", "1 µs"])


if __name__ == "__main__":
    unittest.main()
