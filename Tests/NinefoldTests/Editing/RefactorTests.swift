import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// Moving scenes to a new storyboard.
struct RefactorTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/Main.storyboard" }
  private var target: String { folder.path + "/Detail.storyboard" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(RefactorTests.app, to: "Main.storyboard")
  }

  /// Moves scenes to a new file and returns both texts, with the notes.
  private func refactor(_ ids: [ObjectID]) throws -> (old: String, new: String, notes: [String]) {
    var files = try OpenFiles(at: [path])
    let report = try files.project.edit { editor in
      try editor.refactor(ids, in: path, to: target)
    }.result
    let changes = try files.save()
    #expect(changes.first?.isNew == true)
    #expect(changes.first?.unifiedDiff.hasPrefix("--- /dev/null\n") == true)
    return (
      try folder.text(of: "Main.storyboard"), try folder.text(of: "Detail.storyboard"),
      report.steps.flatMap(\.result.notes)
    )
  }

  @Test
  func `the only entered scene is the initial one, and a reference without identifier is left`()
    throws
  {
    let (old, new, notes) = try refactor(["vc2-Rf-001"])

    #expect(new.contains(#"initialViewController="vc2-Rf-001""#))
    #expect(old.contains(#"initialViewController="nc0-Rf-001""#))
    #expect(old.contains("<!--Detail-->"))
    #expect(
      old.contains(
        #/<viewControllerPlaceholder storyboardName="Detail" id="(\S{10})" sceneMemberID="viewController">\s*<navigationItem key="navigationItem" id="\S{10}"/>/#
      )
    )
    #expect(!old.contains("vc2-Rf-001") && !old.contains("leaf"))
    let reference = try #require(old.firstMatch(of: #/storyboardName="Detail" id="(\S{10})"/#)).1
    #expect(old.contains(#"<segue destination="\#(reference)" kind="show" identifier="open""#))
    #expect(notes.contains { $0.contains("UIViewController-vc3-Rf-001") }, "\(notes)")
  }

  @Test func `segues back lead to references in the new storyboard`() throws {
    let (old, new, _) = try refactor(["vc2-Rf-001"])

    // To the initial scene without identifier, to others by an identifier made of class and id.
    #expect(new.contains(#/storyboardName="Main" id="\S{10}" sceneMemberID/#))
    #expect(
      new.contains(#/storyboardName="Main" referencedIdentifier="UIViewController-vc3-Rf-001"/#)
    )
    #expect(old.contains(#"storyboardIdentifier="UIViewController-vc3-Rf-001" id="vc3-Rf-001""#))
    #expect(new.contains(#"kind="show" id="sg3-Rf-001""#))
    #expect(new.contains("<!--UIViewController-vc3-Rf-001-->"))
    #expect(try Document(contentsOf: target).objects.count > 10)
  }

  @Test func `images, colors and tie-breakers go where they are used`() throws {
    let (old, new, _) = try refactor(["vc2-Rf-001"])

    #expect(new.contains(#"<image name="leaf" width="32" height="18"/>"#))
    #expect(
      new.contains(#"<namedColor name="soil">"#) && old.contains(#"<namedColor name="soil">"#)
    )
    #expect(new.contains(#"<capability name="Named colors""#))
    #expect(new.contains(#"<device id="retina4_7" orientation="portrait"/>"#))
    #expect(new.contains(#"<segue reference="sg3-Rf-001"/>"#))
    #expect(!new.contains(#"<segue reference="sg1-Rf-001"/>"#))
    #expect(old.contains(#"<segue reference="sg1-Rf-001"/>"#))
    #expect(!old.contains(#"<segue reference="sg3-Rf-001"/>"#))
  }

  @Test func `the entry of the storyboard leads to a reference if its scene moves`() throws {
    let (old, new, notes) = try refactor(["nc0-Rf-001", "vc1-Rf-001"])

    #expect(new.contains(#"initialViewController="nc0-Rf-001""#))
    let entry = try #require(old.firstMatch(of: #/initialViewController="(\S{10})"/#)).1
    #expect(new.contains(#"relationship="rootViewController""#))
    // Code that makes the scene by its identifier finds the reference.
    #expect(
      old.contains(
        #"""
        <viewControllerPlaceholder storyboardIdentifier="home" storyboardName="Detail" \#
        referencedIdentifier="home" id="\#(entry)"
        """#
      )
    )
    #expect(!notes.contains { $0.contains("home") }, "\(notes)")
  }

  @Test func `several entered scenes are found by their identifiers`() throws {
    let (old, new, notes) = try refactor(["vc2-Rf-001", "vc3-Rf-001"])

    #expect(new.contains("initialViewController") == false)
    #expect(
      old.contains(#/storyboardName="Detail" referencedIdentifier="UIViewController-vc2-Rf-001"/#)
    )
    #expect(
      old.contains(#/storyboardName="Detail" referencedIdentifier="UIViewController-vc3-Rf-001"/#)
    )
    #expect(notes.contains { $0.contains("no initial view controller") }, "\(notes)")
    // The segue between moved scenes still leads to the scene.
    #expect(new.contains(#"<segue destination="vc3-Rf-001" kind="show" id="sg3-Rf-001"/>"#))
  }

  @Test func `one undo restores both documents, and verify agrees`() throws {
    let project = try Project.create(at: folder.path + "/App.ninefold")
    _ = try project.importDocuments(at: [path])
    let before = try project.document(named: path)

    _ = try project.edit { editor in
      _ = try editor.refactor(["vc2-Rf-001"], in: path, to: target)
      // The new document can be edited in the same edit.
      try editor.apply(.rename("vc2-Rf-001", "Leaf"), to: target)
    }
    #expect(try project.documentNames() == [target, path].sorted())
    #expect(try project.document(named: target).bytes.count > 100)
    _ = try project.verify()

    _ = try project.undo()
    #expect(try project.documentNames() == [path])
    #expect(try project.document(named: path).bytes == before.bytes)
    _ = try project.redo()
    #expect(try project.documentNames().count == 2)
    _ = try project.verify()
  }

  @Test func `what can't move is refused, and no file changes`() throws {
    for ids: [ObjectID] in [
      ["nc0-Rf-001", "vc1-Rf-001", "vc2-Rf-001", "vc3-Rf-001"], ["sg9-Rf-001"], [],
    ] {
      #expect(throws: NinefoldError.self) { try refactor(ids) }
    }
    let files = try OpenFiles(at: [path])
    #expect(throws: NinefoldError.self) {
      try files.project.edit { try $0.refactor(["vc2-Rf-001"], in: path, to: "Detail.xib") }
    }
    #expect(throws: NinefoldError.self) {
      try files.project.edit { try $0.refactor(["vc2-Rf-001"], in: path, to: path) }
    }
    try folder.write("", to: "Detail.storyboard")
    #expect(throws: NinefoldError.self) { try refactor(["vc2-Rf-001"]) }
    #expect(try folder.text(of: "Main.storyboard") == RefactorTests.app)
  }

  @Test func `the loss of the initial scene is told`() throws {
    try folder.write(RefactorTests.app, to: "Other.storyboard")
    let files = try OpenFiles(at: [path, folder.path + "/Other.storyboard"])
    let report = try files.project.edit { editor in
      try editor.apply(.removeScene("vc1-Rf-001"), to: path)
      try editor.apply(.removeScene("nc0-Rf-001"), to: path)
    }.result
    let notes = report.steps.flatMap(\.result.notes)
    #expect(notes.count == 1 && notes[0].contains("nc0-Rf-001"), "\(notes)")
  }

  private static func scene(_ number: Int, _ body: String, _ attributes: String = "") -> String {
    """
            <scene sceneID="sc\(number)-Rf-001">
                <objects>
                    <viewController \(attributes)id="vc\(number)-Rf-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rt\(number)-Rf-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(body)
                        </view>
                        <navigationItem key="navigationItem" id="ni\(number)-Rf-001"/>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr\(number)-Rf-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="\(number * 700)" y="200"/>
            </scene>
    """
  }

  private static func button(_ number: Int, _ segues: String) -> String {
    """
                                <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bt\(number)-Rf-001">
                                    <rect key="frame" x="16" y="40" width="46" height="30"/>
                                    <state key="normal" title="Go"/>
                                    <connections>
    \(segues)
                                    </connections>
                                </button>
    """
  }

  /// A navigation controller with a list, a detail that leads back, and another scene.
  private static let app = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="nc0-Rf-001">
        <device id="retina4_7" orientation="portrait"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="13772"/>
            <capability name="Named colors" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <scene sceneID="sc0-Rf-001">
                <objects>
                    <navigationController storyboardIdentifier="home" id="nc0-Rf-001" sceneMemberID="viewController">
                        <connections>
                            <segue destination="vc1-Rf-001" kind="relationship" relationship="rootViewController" id="sg0-Rf-001"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr0-Rf-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="200"/>
            </scene>
    \(scene(1, """
                            <subviews>
    \(button(1, """
                                        <segue destination="vc2-Rf-001" kind="show" identifier="open" id="sg1-Rf-001"/>
                                        <segue destination="vc3-Rf-001" kind="show" id="sg2-Rf-001"/>
    """))
                            </subviews>
                            <color key="backgroundColor" name="soil"/>
    """))
    \(scene(2, """
                            <subviews>
    \(button(2, """
                                        <segue destination="vc3-Rf-001" kind="show" id="sg3-Rf-001"/>
                                        <segue destination="nc0-Rf-001" kind="presentation" id="sg4-Rf-001"/>
    """))
                                <imageView userInteractionEnabled="NO" contentMode="scaleToFill" image="leaf" translatesAutoresizingMaskIntoConstraints="NO" id="im2-Rf-001">
                                    <rect key="frame" x="16" y="90" width="32" height="18"/>
                                </imageView>
                            </subviews>
                            <color key="backgroundColor" name="soil"/>
    """))
    \(scene(3, ""))
        </scenes>
        <inferredMetricsTieBreakers>
            <segue reference="sg1-Rf-001"/>
            <segue reference="sg3-Rf-001"/>
        </inferredMetricsTieBreakers>
        <resources>
            <image name="leaf" width="32" height="18"/>
            <namedColor name="soil">
                <color red="0.5" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>

    """
}
