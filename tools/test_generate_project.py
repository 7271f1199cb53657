"""Tests that generated projects follow the rules of the format and of constraints."""

import collections
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "corpus"))

import document_tree  # noqa: E402
from effective_layout import Layout, SIZE_CLASSES  # noqa: E402
from project_generator.storyboards import project_files  # noqa: E402

SCENES = 40
KEY_ORDER = (
    "default", "heightClass=compact", "heightClass=regular", "widthClass=compact",
    "widthClass=regular", "heightClass=compact-widthClass=compact",
    "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=compact",
    "heightClass=regular-widthClass=regular",
)


def ancestors_and_self(node):
    return [node, *node.ancestors()]


class GeneratedProjectTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = dict(project_files(1, SCENES))
        cls.roots = [document_tree.parse(text.encode()) for text in cls.files.values()]

    def nodes(self, *tags):
        return [node for root in self.roots for node in root.descendants() if node.tag in tags]

    def test_the_seed_decides_and_small_projects_begin_large_ones(self):
        small = dict(project_files(1, 8))
        self.assertEqual(small, {path: self.files[path] for path in small})
        self.assertNotEqual(small, dict(project_files(2, 8)))

    def test_any_number_of_scenes(self):
        for count in (1, 3, 5):
            text = "".join(text for _, text in project_files(1, count))
            self.assertEqual(text.count("<scene "), count)

    def test_all_scenes_in_one_document(self):
        (_, text), = project_files(1, 9, per_document=9)
        self.assertEqual(text.count("<scene "), 9)

    def test_size(self):
        elements = sum(1 for root in self.roots for _ in root.descendants())
        size = sum(len(text.encode()) for text in self.files.values())
        self.assertAlmostEqual(elements / SCENES, 288, delta=25)
        self.assertAlmostEqual(size / SCENES, 40000, delta=5000)

    def test_ids_are_unique_and_references_are_whole(self):
        for root in self.roots:
            nodes = list(root.descendants())
            ids = [node.id for node in nodes if node.id and node.tag not in ("device",)]
            ids += [node.attributes["sceneID"] for node in nodes if node.tag == "scene"]
            self.assertEqual(len(ids), len(set(ids)))
            for node in nodes:
                for name in ("firstItem", "secondItem", "destination", "reference", "textLabel"):
                    self.assertIn(node.attributes.get(name, ids[0]), ids)

    def test_lists_are_sorted(self):
        for container in self.nodes("constraints"):
            ids = [node.id for node in container.children]
            self.assertEqual(ids, sorted(ids))
        for container in self.nodes("connections"):
            tags = [node.tag for node in container.children]
            self.assertEqual(tags, sorted(tags))
            outlets = container.children_with_tag("outlet")
            names = [node.attributes["property"] for node in outlets]
            self.assertEqual(names, sorted(names))

    def test_the_owner_is_the_nearest_common_ancestor(self):
        for root in self.roots:
            nodes = {node.id: node for node in root.descendants() if node.id}
            for node in nodes.values():
                if node.tag == "constraint":
                    self.assertIs(self.common_ancestor(nodes, node), node.parent.parent, node.id)

    def common_ancestor(self, nodes, constraint):
        """Returns the nearest common ancestor view of both items; a guide counts as its view."""
        owner = constraint.parent.parent
        paths = []
        for name in ("firstItem", "secondItem"):
            if name == "secondItem" and name not in constraint.attributes:
                continue
            item = nodes[constraint.attributes.get(name, owner.id)]
            item = item.parent if item.tag == "viewLayoutGuide" else item
            paths.append([node for node in ancestors_and_self(item) if node.tag != "subviews"])
        return next(node for node in paths[0] if all(node in path for path in paths))

    def test_variations_are_in_order_and_in_a_third_of_the_scenes(self):
        varied = set()
        keys = set()
        for node in {variation.parent for variation in self.nodes("variation")}:
            found = [KEY_ORDER.index(block.key) for block in node.children_with_tag("variation")]
            self.assertEqual(found, sorted(set(found)))
            keys.update(found)
            varied.add(next(above for above in node.ancestors() if above.tag == "scene"))
        self.assertEqual(len(keys), 9)
        self.assertTrue(0.25 < len(varied) / SCENES < 0.45, len(varied))

    def test_mask_entries_are_children_of_their_object(self):
        for entry in self.nodes("include", "exclude"):
            container = entry.parent.key
            owner = entry.parent.parent.parent
            members = [node.id for node in owner.children_with_tag(container)[0].children]
            self.assertIn(entry.attributes["reference"], members)

    def test_one_place_for_every_title_in_every_class(self):
        """In each class one active constraint gives a pinned view its top."""
        for text in self.files.values():
            layout = Layout(text.encode())
            for size_class in SIZE_CLASSES:
                for scene in layout.evaluate(size_class):
                    tops = collections.Counter(
                        (item["firstItem"], item["owner"]) for item in scene["constraints"]
                        if item["active"] and item["firstAttribute"] == "top")
                    self.assertLessEqual(set(tops.values()), {1})


if __name__ == "__main__":
    unittest.main()
