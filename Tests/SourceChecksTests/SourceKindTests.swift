import InterfaceBuilderFormat
import LayoutModel
import SourceChecks
import SourceFacts
import SwiftFacts
import Testing

/// Every kind's samples, which its explanation shows.
struct SourceKindTests {
  @Test(arguments: Finding.Kind.sourceKinds)
  func `a bad sample has the finding`(kind: Finding.Kind) throws {
    let sample = kind.explanation
    let found = try findings(sample.bad, sample.badCode)

    #expect(found.contains { $0.kind == kind && !$0.isUnsure }, "\(found.map(\.sentence))")
  }

  @Test(arguments: Finding.Kind.sourceKinds)
  func `a good sample has none at all`(kind: Finding.Kind) throws {
    let sample = kind.explanation

    #expect(try findings(sample.good, sample.goodCode).map(\.sentence) == [])
  }

  private func findings(_ content: String, _ code: String) throws -> [Finding] {
    let document = try Sample.document(content)
    let index = SourceIndex([
      FileFacts(path: "Main.storyboard", facts: DocumentFactReader.facts(of: document)),
      FileFacts(path: "Sample.swift", facts: SwiftReader.facts(of: Array(code.utf8))),
      FileFacts(path: "A.xcassets/other.imageset", facts: [Fact(.image, "other")]),
      FileFacts(path: "A.xcassets/other.colorset", facts: [Fact(.color, "other")]),
    ])
    return index.findings(in: document) + index.sourceFindings().flatMap(\.findings)
  }
}

/// Documents around the content of a root view.
enum Sample {
  /// Returns a storyboard with one controller, whose root view has the content.
  static func document(_ content: String, controller: String = "") throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
          <scenes>
              <scene sceneID="scene">
                  <objects>
                      <viewController \(controller) id="vc" sceneMemberID="viewController">
                          <view key="view" id="root">
      \(content)
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
    return try DocumentReader.read(Array(text.utf8))
  }
}
