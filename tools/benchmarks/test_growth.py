import unittest
from xml.etree import ElementTree

import hostile_layouts
import hostile_objects
from growth_table import Series, markdown
from hostile_parts import edition, indented
from processes import Usage

SHAPES = {**hostile_layouts.SHAPES, **hostile_objects.SHAPES}


class ShapeTests(unittest.TestCase):
    def test_every_shape_is_a_document_that_grows_with_the_count(self):
        for name, shape in SHAPES.items():
            with self.subTest(name):
                small, large = (indented(shape(count)) for count in (100, 400))
                ElementTree.fromstring(small.encode())
                self.assertTrue(1.5 < len(large) / len(small) < 5, len(large) / len(small))

    def test_every_id_is_given_once_but_where_the_shape_is_about_that(self):
        for name, shape in SHAPES.items():
            root = ElementTree.fromstring(indented(shape(30)).encode())
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            with self.subTest(name):
                self.assertEqual(len(ids) == len(set(ids)), name != "objects of one id")

    def test_editions_touch_different_lines(self):
        text = indented(hostile_layouts.chained(40))
        ours, theirs = edition(text, 3), edition(text, 7)
        lines = list(zip(text.split("\n"), ours.split("\n"), theirs.split("\n")))
        self.assertGreater(sum(base != one for base, one, _ in lines), 5)
        self.assertFalse(any(base != one and base != two for base, one, two in lines))


class TableTests(unittest.TestCase):
    def series(self, *seconds, status=0):
        made = Series("cells", "check")
        for place, taken in enumerate(seconds):
            made.add(100 * 10 ** place, 5000, Usage(taken, taken, 9_000_000), status)
        return made

    def test_growth_is_that_of_the_largest_against_a_tenth_of_it(self):
        self.assertAlmostEqual(self.series(0.1, 0.5, 6).ratio, 12)
        self.assertFalse(self.series(0.1, 0.5, 6).is_too_much)
        self.assertTrue(self.series(0.1, 0.5, 8).is_too_much)

    def test_what_takes_as_long_as_starting_a_process_has_no_large_growth(self):
        self.assertLess(self.series(0.001, 0.05).ratio, 2)

    def test_a_command_that_was_ended_is_too_much(self):
        ended = self.series(0.1, 60, status=-9)
        self.assertTrue(ended.is_too_much)
        self.assertIn("> 60", markdown([ended]))

    def test_a_series_without_a_tenth_has_no_growth(self):
        self.assertIsNone(self.series(0.1).ratio)


if __name__ == "__main__":
    unittest.main()
