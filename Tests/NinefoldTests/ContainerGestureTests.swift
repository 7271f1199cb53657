import LayoutModel
import Ninefold
import TestSupport
import Testing

/// Gestures on containers whose constraints no other view can take over as they are.
struct ContainerGestureTests {
  private func document(_ subviews: String, _ constraints: String) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21223" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen">
                  <connections>
                      <outlet property="view" destination="rt0-Cg-001" id="ou0-Cg-001"/>
                  </connections>
              </placeholder>
              <view contentMode="scaleToFill" id="rt0-Cg-001">
                  <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
      \(subviews)
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="sa0-Cg-001"/>
                  <constraints>
      \(constraints)
                  </constraints>
              </view>
          </objects>
      </document>

      """
    return try Document(bytes: Array(text.utf8), named: "Screen.xib")
  }

  /// A view with a place and other elements in it.
  private func view(_ id: String, _ frame: [Int], _ content: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(content)
    </view>
    """
  }

  /// Constraints such as `a.top b.top 8 c01`; the constant and the second side can be missing.
  private func constraints(_ lines: String...) -> String {
    lines.map { line in
      let words = line.split(separator: " ")
      var attributes: [String] = []
      var sides = 0
      for word in words {
        let parts = word.split(separator: ".")
        if parts.count == 2, Double(word) == nil {
          let side = sides == 0 ? "first" : "second"
          attributes.append("\(side)Item=\"\(parts[0])\" \(side)Attribute=\"\(parts[1])\"")
          sides += 1
        } else if word.hasPrefix("<") {
          attributes.append("relation=\"lessThanOrEqual\"")
        } else {
          attributes.append("constant=\"\(word)\"")
        }
      }
      let id = line.filter { $0.isLetter || $0.isNumber }
      return "<constraint \(attributes.joined(separator: " ")) id=\"\(id)\"/>"
    }.joined(separator: "\n")
  }

  private func problems(_ document: Document) -> [Finding] {
    var options = CheckOptions()
    options.readsProjects = false
    options.ignoresMarks = true
    return document.check(named: "Screen.xib", options: options, environment: AppEnvironment())
      .findings
  }

  /// The content of a panel: a picture and a bar below it.
  private var panel: String {
    let views = view("pi0-Cg-001", [157, 0, 100, 100]) + view("ba0-Cg-001", [0, 120, 414, 40])
    let places = constraints(
      "pi0-Cg-001.width 100",
      "pi0-Cg-001.height 100",
      "pi0-Cg-001.top pa0-Cg-001.top",
      "pi0-Cg-001.centerX pa0-Cg-001.centerX",
      "ba0-Cg-001.top pi0-Cg-001.bottom 20",
      "ba0-Cg-001.leading pa0-Cg-001.leading",
      "ba0-Cg-001.trailing pa0-Cg-001.trailing",
      "ba0-Cg-001.height 40",
      "pa0-Cg-001.bottom ba0-Cg-001.bottom"
    )
    let content = "<subviews>\(views)</subviews><constraints>\(places)</constraints>"
    return view("pa0-Cg-001", [0, 368, 414, 160], content)
  }

  @Test func `the content of a centered view stays where it is without the view`() throws {
    var document = try document(
      panel,
      constraints(
        "pa0-Cg-001.leading sa0-Cg-001.leading",
        "pa0-Cg-001.trailing sa0-Cg-001.trailing",
        "pa0-Cg-001.centerY rt0-Cg-001.centerY"
      )
    )
    #expect(problems(document) == [])

    try document.edit { editor, name in try editor.perform(.unembed("pa0-Cg-001"), in: name) }

    #expect(problems(document) == [])
    let center = document.objects.first { $0.attribute("firstAttribute") == "centerY" }
    #expect(center?.attribute("firstItem") == "pi0-Cg-001")
    #expect(center?.attribute("constant") == "-30")
  }

  @Test func `constraints of two views to different edges don't meet in a stack view`() throws {
    var document = try document(
      view("to0-Cg-001", [0, 48, 414, 300]) + view("bo0-Cg-001", [0, 348, 414, 88]),
      constraints(
        "to0-Cg-001.top sa0-Cg-001.top",
        "to0-Cg-001.leading rt0-Cg-001.leading",
        "rt0-Cg-001.trailing to0-Cg-001.trailing",
        "to0-Cg-001.height 300",
        "bo0-Cg-001.top to0-Cg-001.bottom",
        "bo0-Cg-001.leading sa0-Cg-001.leading",
        "bo0-Cg-001.trailing sa0-Cg-001.trailing",
        "bo0-Cg-001.height 88"
      )
    )
    #expect(problems(document) == [])

    try document.edit { editor, name in
      try editor.perform(.embed(["to0-Cg-001", "bo0-Cg-001"], in: .stackView), in: name)
    }

    #expect(problems(document) == [])
  }

  @Test func `a badge at a part of another view leaves its place to the stack view`() throws {
    let card =
      "<subviews>\(view("av0-Cg-001", [8, 8, 60, 60]))</subviews><constraints>"
      + constraints(
        "av0-Cg-001.width 60",
        "av0-Cg-001.height 60",
        "av0-Cg-001.leading ca0-Cg-001.leading 8",
        "av0-Cg-001.top ca0-Cg-001.top 8"
      ) + "</constraints>"
    var document = try document(
      view("ca0-Cg-001", [20, 68, 374, 380], card) + view("ba0-Cg-001", [20, 66, 20, 20])
        + view("na0-Cg-001", [20, 468, 200, 40]),
      constraints(
        "ca0-Cg-001.leading sa0-Cg-001.leading 20",
        "sa0-Cg-001.trailing ca0-Cg-001.trailing 20",
        "ca0-Cg-001.top sa0-Cg-001.top 20",
        "ca0-Cg-001.bottom rt0-Cg-001.centerY",
        "ba0-Cg-001.centerY av0-Cg-001.top",
        "ba0-Cg-001.leading sa0-Cg-001.leading 20",
        "ba0-Cg-001.width 20",
        "ba0-Cg-001.height 20",
        "na0-Cg-001.top ca0-Cg-001.bottom 20",
        "na0-Cg-001.leading sa0-Cg-001.leading 20",
        "na0-Cg-001.width 200",
        "na0-Cg-001.height 40"
      )
    )

    try document.edit { editor, name in
      try editor.perform(.embed(["ba0-Cg-001", "na0-Cg-001"], in: .stackView), in: name)
    }

    #expect(problems(document).filter { $0.kind == .unsatisfiable } == [])
    #expect(!document.objects.contains { $0.attribute("secondItem") == "av0-Cg-001" })
  }

  @Test func `a gesture that would leave a conflict is refused, unless it is forced`() throws {
    var document = try document(
      view("to0-Cg-001", [0, 48, 414, 100]) + view("bo0-Cg-001", [0, 148, 414, 88]),
      constraints(
        "to0-Cg-001.top sa0-Cg-001.top",
        "to0-Cg-001.leading rt0-Cg-001.leading",
        "to0-Cg-001.height 100",
        "to0-Cg-001.width 414",
        "bo0-Cg-001.top to0-Cg-001.bottom",
        "bo0-Cg-001.leading rt0-Cg-001.leading",
        "rt0-Cg-001.trailing bo0-Cg-001.trailing",
        "bo0-Cg-001.height 88"
      )
    )
    let before = document
    let embed = LayoutGesture.embed(["to0-Cg-001", "bo0-Cg-001"], in: .stackView)

    #expect(throws: NinefoldError.self) {
      try document.edit { editor, name in try editor.perform(embed, in: name) }
    }
    #expect(document == before)
    try document.edit { editor, name in try editor.perform(embed, in: name, isForced: true) }
    #expect(problems(document).contains { $0.kind == .unsatisfiable })
  }
}
