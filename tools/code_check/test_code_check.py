"""Tests of the stand-in: correct code passes, wrong code fails where it should."""

import pathlib
import tempfile
import unittest

import standin
import stubs

SAMPLES = pathlib.Path(__file__).resolve().parent / "samples"
# The line after this comment must fail, with a message that has this text.
MARK = "// error: "


def expected(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    return {number + 2: line.split(MARK)[1] for number, line in enumerate(lines) if MARK in line}


@unittest.skipUnless(all(standin.compilers()), "no swiftc and clang")
class SampleTests(unittest.TestCase):
    def check(self, name, platform):
        path = SAMPLES / name
        stand_in = standin.StandIn(platform)
        found = (stand_in.check_swift if path.suffix == ".swift" else stand_in.check_objective_c)([path])
        marks = expected(path)
        lines = {item.line: "\n".join(other.text for other in found if other.line == item.line) for item in found}
        self.assertEqual(sorted(lines), sorted(marks), "\n".join(f"{item.line}: {item.text}" for item in found))
        for line, text in marks.items():
            self.assertIn(text, lines[line])

    def test_correct_uikit(self):
        self.check("correct_uikit.swift", "ios")

    def test_wrong_uikit(self):
        self.check("wrong_uikit.swift", "ios")

    def test_correct_uikit_objective_c(self):
        self.check("correct_uikit.m", "ios")

    def test_wrong_uikit_objective_c(self):
        self.check("wrong_uikit.m", "ios")

    def test_correct_appkit(self):
        self.check("correct_appkit.swift", "macos")

    def test_wrong_appkit(self):
        self.check("wrong_appkit.swift", "macos")


class StubTests(unittest.TestCase):
    def document(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".xib", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            return stubs.Document(file.name, standin.Headers())

    def test_class_with_outlets_and_actions(self):
        document = self.document("""<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder id="-1" customClass="Owner"><connections>
              <outlet property="title" destination="1" id="2"/></connections></placeholder>
            <view id="3" customClass="Card"><connections>
              <outlet property="caption" destination="1" id="4"/><outlet property="tag" destination="1" id="5"/>
              <outletCollection property="all" destination="1" id="6"/></connections></view>
            <label id="1"/><button id="7"><connections>
              <action selector="press:" destination="3" id="8"/></connections></button>
            </objects></document>""")
        card = document.classes["Card"]
        self.assertEqual(card.base, "UIView")
        # A member of the superclass is not declared again.
        self.assertEqual(card.outlets, {"caption": "UILabel"})
        self.assertEqual(
            stubs.swift_stub(card), "class Card: UIView {\n  @IBOutlet var `caption`: UILabel!\n"
            "  @IBOutlet var `all`: [UILabel]!\n  @objc(press:) func `press`(_ argument0: Any?) {}\n}\n")
        self.assertIn("- (void)press:(id)argument0;", stubs.objective_c_stub(card, "UIKit"))

    def test_owner_of_a_view_is_a_controller(self):
        document = self.document("""<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder id="-1" customClass="Owner"><connections>
              <outlet property="view" destination="1" id="2"/></connections></placeholder>
            <view id="1"/></objects></document>""")
        self.assertEqual(document.classes["Owner"].base, "UIViewController")

    def test_class_of_the_toolkit_has_no_stub(self):
        document = self.document("""<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
            <customView id="1" customClass="UIView"/></objects></document>""")
        self.assertEqual((document.classes, document.platform), ({}, "macos"))


if __name__ == "__main__":
    unittest.main()
