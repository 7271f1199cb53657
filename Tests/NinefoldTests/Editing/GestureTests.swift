import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

struct GestureTests {
  private var document: Document

  init() throws {
    document = try Document(bytes: Array(GestureTests.form.utf8), named: "Form.xib")
  }

  /// Makes a gesture and returns the container or view that it is about, then the new constraints.
  private mutating func make(
    _ gesture: LayoutGesture,
    isForced: Bool = false
  ) throws -> [ObjectID] {
    let steps = try document.edit { editor, name in
      try editor.perform(gesture, in: name, isForced: isForced)
    }.result.steps
    guard let first = steps.first?.result else { return [] }
    let added = steps.flatMap(\.result.added)
    return first.kind == .embed ? [first.subject] + added.filter { $0 != first.subject } : added
  }

  private var text: String { String(decoding: document.bytes, as: UTF8.self) }

  private func object(_ id: ObjectID) throws -> LayoutObject {
    try #require(document.objects.first { $0.id == id })
  }

  private func children(of id: ObjectID) -> [ObjectID] {
    document.objects.filter { $0.parent == id && $0.role == .view }
      .sorted { $0.position < $1.position }.map(\.id)
  }

  /// The frames of views in all classes, in the coordinates of the root.
  private func places(_ ids: ObjectID...) -> [[Double]] {
    SizeClass.all.flatMap { sizeClass in
      let frames = document.frames(in: .sizeClass(sizeClass))
      return ids.map { id in
        var view = id
        var frame = frames[id] ?? .zero
        while let parent = document.objects.first(where: { $0.id == view })?.parent,
          parent != "rt0-Ge-001", let outer = frames[parent]
        {
          frame.x += outer.x
          frame.y += outer.y
          view = parent
        }
        return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
      }
    }
  }

  private var problems: [Finding.Kind] {
    var options = CheckOptions()
    options.readsProjects = false
    options.ignoresMarks = true
    return document.check(named: "Form.xib", options: options, environment: AppEnvironment())
      .findings.map(\.kind)
  }

  @Test mutating func `a stack view replaces inner constraints and takes the outer ones`() throws {
    let before = places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001")

    let added = try make(.embed(["su0-Ge-001", "ti0-Ge-001"], in: .stackView))

    let stack = try object(try #require(added.first))
    #expect(stack.kind == "stackView")
    #expect(stack.attribute("axis") == "vertical")
    #expect(stack.attribute("spacing") == "8")
    #expect(stack.attribute("alignment") == nil)
    #expect(children(of: stack.id) == ["ti0-Ge-001", "su0-Ge-001"])
    #expect(places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001") == before)
    let gone = ["co4-Ge-001", "co5-Ge-001", "co6-Ge-001"]
    #expect(!document.objects.contains { gone.contains($0.id.rawValue) })
    #expect(try object("co7-Ge-001").attribute("secondItem") == stack.id.rawValue)
    #expect(problems == [])
  }

  @Test mutating func `a view around views moves nothing and keeps their constraints`() throws {
    let before = places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001")

    let added = try make(.embed(["ti0-Ge-001", "su0-Ge-001"], in: .view))

    let view = try #require(added.first)
    #expect(try object(view).kind == "view")
    #expect(children(of: view) == ["ti0-Ge-001", "su0-Ge-001"])
    #expect(try object("co4-Ge-001").parent == view)
    #expect(try object("co1-Ge-001").attribute("firstItem") == view.rawValue)
    #expect(places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001") == before)
    #expect(problems == [])
  }

  @Test(arguments: [EmbeddingContainer.view, .stackView])
  mutating func `unembedding leaves every view where it is`(container: EmbeddingContainer) throws {
    let before = places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001")
    let added = try make(.embed(["ti0-Ge-001", "su0-Ge-001"], in: container))

    _ = try make(.unembed(try #require(added.first)))

    let order: [ObjectID] = ["ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001", "sw0-Ge-001"]
    #expect(children(of: "rt0-Ge-001") == order)
    #expect(places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001") == before)
    #expect(problems == [])
  }

  @Test mutating func `unembedding a scroll view leaves its content`() throws {
    let before = places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001")
    let added = try make(.embed(["ti0-Ge-001", "su0-Ge-001"], in: .scrollView))
    let scroller = try #require(added.first)
    let content = try #require(children(of: scroller).first)

    _ = try make(.unembed(scroller))

    #expect(children(of: "rt0-Ge-001") == [content, "bu0-Ge-001", "sw0-Ge-001"])
    #expect(children(of: content) == ["ti0-Ge-001", "su0-Ge-001"])
    #expect(places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001") == before)
    #expect(problems == [])
  }

  @Test mutating func `a row of views is a horizontal stack view`() throws {
    let stack = try #require(try make(.embed(["bu0-Ge-001", "sw0-Ge-001"], in: .stackView)).first)

    #expect(try object(stack).attribute("axis") == nil)
    #expect(try object(stack).attribute("spacing") == "38")
    #expect(children(of: stack) == ["bu0-Ge-001", "sw0-Ge-001"])
    #expect(!problems.contains(.unsatisfiable))
  }

  @Test mutating func `a lone view gives its center to the stack view`() throws {
    let centered = GestureTests.form.replacingOccurrences(
      of: #"firstAttribute="leading" secondItem="su0-Ge-001" secondAttribute="leading" id="co8"#,
      with: #"firstAttribute="centerX" secondItem="rt0-Ge-001" secondAttribute="centerX" id="co8"#
    )
    document = try Document(bytes: Array(centered.utf8), named: "Form.xib")
    let before = problems

    let stack = try #require(try make(.embed(["bu0-Ge-001"], in: .stackView)).first)

    #expect(try object("co8-Ge-001").attribute("firstItem") == stack.rawValue)
    #expect(problems == before)
  }

  @Test mutating func `views of different superviews can't be embedded together`() throws {
    let added = try make(.embed(["ti0-Ge-001"], in: .view))
    let copy = document
    #expect(throws: NinefoldError.self) {
      try make(.embed(["ti0-Ge-001", "su0-Ge-001"], in: .view))
    }
    #expect(throws: NinefoldError.self) { try make(.embed(["rt0-Ge-001"], in: .view)) }
    #expect(throws: NinefoldError.self) { try make(.unembed("ti0-Ge-001")) }
    #expect(document == copy)
    #expect(added.count == 5)
  }

  @Test(
    arguments: zip(
      Arrangement.allCases,
      [
        ["su0-Ge-001", "bu0-Ge-001", "sw0-Ge-001", "ti0-Ge-001"],
        ["ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001", "sw0-Ge-001"],
        ["su0-Ge-001", "ti0-Ge-001", "bu0-Ge-001", "sw0-Ge-001"],
        ["ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001", "sw0-Ge-001"],
      ] as [[ObjectID]]
    )
  )
  mutating func `arranging changes the order only`(
    arrangement: Arrangement,
    order: [ObjectID]
  ) throws {
    let before = places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001")

    _ = try make(.arrange(["ti0-Ge-001"], arrangement))

    #expect(children(of: "rt0-Ge-001").filter(order.contains) == order)
    #expect(places("ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001") == before)
  }

  @Test mutating func `aligning what is aligned by a constraint is no edit`() throws {
    #expect(try make(.align(["ti0-Ge-001", "su0-Ge-001"], .leading)) == [])
    #expect(try make(.align(["ti0-Ge-001", "sw0-Ge-001"], .trailing)).count == 1)
    #expect(try make(.align(["sw0-Ge-001"], .verticallyInContainer)).count == 1)
    #expect(throws: NinefoldError.self) { try make(.align(["ti0-Ge-001"], .leading)) }
  }

  @Test mutating func `distributing spaces views along an axis`() throws {
    let added = try make(.distribute(["sw0-Ge-001", "bu0-Ge-001"], .horizontal, spacing: 12))

    let constraint = try object(try #require(added.first))
    #expect(constraint.attribute("firstItem") == "sw0-Ge-001")
    #expect(constraint.attribute("firstAttribute") == "leading")
    #expect(constraint.attribute("secondAttribute") == "trailing")
    #expect(constraint.attribute("constant") == "12")
  }

  @Test(
    arguments: [
      (.distribute(["ti0-Ge-001", "su0-Ge-001"], .vertical, spacing: 30), true),
      (.align(["ti0-Ge-001", "bu0-Ge-001"], .top), true),
      (.pin(["su0-Ge-001"], [.edge(.top, 31, toMargin: false)]), true),
      (.align(["ti0-Ge-001", "sw0-Ge-001"], .trailing), false),
    ] as [(LayoutGesture, Bool)]
  )
  mutating func `a gesture notes the conflicts that its constraints add`(
    gesture: LayoutGesture,
    isConflict: Bool
  ) throws {
    let steps = try document.edit { editor, name in
      try editor.perform(gesture, in: name)
    }.result.steps

    let notes = steps.flatMap(\.result.notes).filter { $0.hasPrefix("adds a conflict: ") }
    #expect(notes.isEmpty != isConflict, "\(notes)")
    #expect(problems.contains(.unsatisfiable) == isConflict)
  }

  @Test mutating func `pinning finds the nearest neighbour and the distance`() throws {
    let added = try make(
      .pin(
        ["sw0-Ge-001"],
        [
          .edge(.leading, nil, toMargin: false), .edge(.trailing, nil, toMargin: false),
          .length(.horizontal, nil), .aspectRatio("3:2"), .edge(.top, 5, toMargin: true),
        ]
      )
    )

    let lines = try added.map { id in
      try #require(try object(id).sentence { $0.rawValue })
    }
    #expect(
      Set(lines) == [
        "sw0-Ge-001.leading = bu0-Ge-001.trailing + 38", "sw0-Ge-001.width = 51",
        "rt0-Ge-001.trailing = sw0-Ge-001.trailing + 224",
        "sw0-Ge-001.width = 3:2 * sw0-Ge-001.height", "sw0-Ge-001.top = su0-Ge-001.bottom + 5",
      ]
    )
  }

  @Test func `pinning refuses a ratio that is no multiplier`() {
    var changed = document

    let error = #expect(throws: EditError.self) {
      try changed.apply([.gesture(.pin(["sw0-Ge-001"], [.aspectRatio("big")]))])
    }

    #expect(error?.description.hasPrefix("multiplier can't be 'big'") == true)
    #expect(changed == document)
  }

  @Test mutating func `frames follow the constraints, constants follow the frames`() throws {
    try document.apply([
      .set("co7-Ge-001", "constant", "30"), .set("bu0-Ge-001", "misplaced", "YES"),
    ])
    let moved = document
    _ = try make(.updateFrames(["bu0-Ge-001"]))
    #expect(try object("bu0-Ge-001").attribute("misplaced") == nil)
    #expect(text.contains("<rect key=\"frame\" x=\"16\" y=\"99\" width=\"46\" height=\"30\"/>"))

    // Applied as an edit, the gesture has the same frames.
    document = moved
    try document.apply([.gesture(.updateFrames(["bu0-Ge-001"]))])
    #expect(try object("bu0-Ge-001").attribute("misplaced") == nil)
    #expect(text.contains("<rect key=\"frame\" x=\"16\" y=\"99\" width=\"46\" height=\"30\"/>"))

    document = moved
    _ = try make(.updateConstants(["bu0-Ge-001"]))
    #expect(try object("co7-Ge-001").attribute("constant") == "20")
    #expect(try object("bu0-Ge-001").attribute("misplaced") == nil)

    // A quarter point is the rounding of frames.
    try document.apply([.set("co7-Ge-001", "constant", "20.25")])
    _ = try make(.updateConstants(["bu0-Ge-001"]))
    #expect(try object("co7-Ge-001").attribute("constant") == "20.25")
  }

  @Test mutating func `missing constraints are added until nothing is ambiguous`() throws {
    let open = try document.edit { editor, name in
      try editor.addMissingConstraints(to: ["sw0-Ge-001"], in: name)
    }.value

    #expect(open == [])
    #expect(problems == [])
    #expect(document.objects.contains { $0.attribute("firstItem") == "sw0-Ge-001" })
  }

  @Test mutating func `clearing deletes a view's constraints, resetting replaces them`() throws {
    var other = document
    _ = try make(.clearConstraints(["bu0-Ge-001"]))
    #expect(!document.objects.contains { $0.attribute("firstItem") == "bu0-Ge-001" })
    #expect(try object("bu0-Ge-001").attribute("fixedFrame") == "YES")
    #expect(text.contains(#"key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES""#))

    let open = try other.edit { editor, name in
      try editor.resetConstraints(of: ["bu0-Ge-001"], in: name)
    }.value
    #expect(open == [])
    #expect(!other.objects.contains { $0.id == "co7-Ge-001" })
    #expect(other.objects.contains { $0.attribute("firstItem") == "bu0-Ge-001" })
    #expect(!other.objects.contains { $0.attribute("fixedFrame") != nil })
  }

  @Test(arguments: ["ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001"] as [ObjectID])
  mutating func `resetting also places the views that it frees`(view: ObjectID) throws {
    let before = problems

    let open = try document.edit { editor, name in
      try editor.resetConstraints(of: [view], in: name)
    }.value

    #expect(open == [])
    #expect(problems == before)
    let items = document.objects.compactMap { $0.attribute("firstItem") }
    #expect(Set(items).isSuperset(of: ["ti0-Ge-001", "su0-Ge-001", "bu0-Ge-001"]))
  }

  @Test mutating func `a gesture that would move other views is refused`() throws {
    // The button's constant makes the stack view's spacing impossible to keep.
    try document.apply([
      .addConstraint(
        NewConstraint(try ConstraintNotation("bu0-Ge-001.top = ti0-Ge-001.bottom + 48.5"))
      ),
      .delete("co7-Ge-001", from: .canvas),
    ])
    let copy = document
    let before = places("bu0-Ge-001")
    do {
      _ = try make(.embed(["ti0-Ge-001", "su0-Ge-001"], in: .stackView))
      #expect(places("bu0-Ge-001") == before)
    } catch NinefoldError.movedViews(_, let moved) {
      #expect(moved.contains { $0.id == "bu0-Ge-001" })
      #expect(document == copy)
    }
  }

  /// Two labels and a button below each other, and a switch without constraints.
  private static let form = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="rt0-Ge-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="ti0-Ge-001">
                        <rect key="frame" x="16" y="20" width="343" height="20.5"/>
                    </label>
                    <label opaque="NO" text="Subtitle" translatesAutoresizingMaskIntoConstraints="NO" id="su0-Ge-001">
                        <rect key="frame" x="16" y="48.5" width="343" height="20.5"/>
                    </label>
                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bu0-Ge-001">
                        <rect key="frame" x="16" y="89" width="46" height="30"/>
                        <state key="normal" title="Button"/>
                    </button>
                    <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="sw0-Ge-001">
                        <rect key="frame" x="100" y="88" width="51" height="31"/>
                    </switch>
                </subviews>
                <constraints>
                    <constraint firstItem="ti0-Ge-001" firstAttribute="leading" secondItem="rt0-Ge-001" secondAttribute="leading" constant="16" id="co1-Ge-001"/>
                    <constraint firstItem="ti0-Ge-001" firstAttribute="top" secondItem="rt0-Ge-001" secondAttribute="top" constant="20" id="co2-Ge-001"/>
                    <constraint firstAttribute="trailing" secondItem="ti0-Ge-001" secondAttribute="trailing" constant="16" id="co3-Ge-001"/>
                    <constraint firstItem="su0-Ge-001" firstAttribute="top" secondItem="ti0-Ge-001" secondAttribute="bottom" constant="8" id="co4-Ge-001"/>
                    <constraint firstItem="su0-Ge-001" firstAttribute="leading" secondItem="ti0-Ge-001" secondAttribute="leading" id="co5-Ge-001"/>
                    <constraint firstItem="su0-Ge-001" firstAttribute="trailing" secondItem="ti0-Ge-001" secondAttribute="trailing" id="co6-Ge-001"/>
                    <constraint firstItem="bu0-Ge-001" firstAttribute="top" secondItem="su0-Ge-001" secondAttribute="bottom" constant="20" id="co7-Ge-001"/>
                    <constraint firstItem="bu0-Ge-001" firstAttribute="leading" secondItem="su0-Ge-001" secondAttribute="leading" id="co8-Ge-001"/>
                </constraints>
            </view>
        </objects>
    </document>

    """
}
