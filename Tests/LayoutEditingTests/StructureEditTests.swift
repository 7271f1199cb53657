import LayoutEditing
import InterfaceBuilderFormat
import LayoutModel
import TestSupport
import Testing

struct StructureEditTests {
  private let root = ObjectID("root-0-001")
  private let box = ObjectID("box-00-001")
  private let label = ObjectID("lab-00-001")
  private let button = ObjectID("btn-00-001")

  @Test(arguments: [
    (
      "title.leading = superview.leading + 20", "root-0-001",
      "firstItem=\"lab-00-001\" firstAttribute=\"leading\" secondItem=\"root-0-001\" "
        + "secondAttribute=\"leading\" constant=\"20\""
    ),
    (
      "btn-00-001.width >= 2 * title.width @750", "root-0-001",
      "firstItem=\"btn-00-001\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" "
        + "secondItem=\"lab-00-001\" secondAttribute=\"width\" multiplier=\"2\" priority=\"750\""
    ),
    ("title.height = 21", "lab-00-001", "firstAttribute=\"height\" constant=\"21\""),
    (
      "superview.bottom = btn-00-001.bottom + 4", "box-00-001",
      "firstAttribute=\"bottom\" secondItem=\"btn-00-001\" secondAttribute=\"bottom\" "
        + "constant=\"4\""
    ),
    (
      "btn-00-001.top = safeArea.top", "root-0-001",
      "firstItem=\"btn-00-001\" firstAttribute=\"top\" secondItem=\"saf-00-001\" "
        + "secondAttribute=\"top\""
    ),
  ])
  func `a constraint belongs to the nearest common ancestor`(
    text: String,
    owner: String,
    attributes: String
  ) throws {
    var sample = try Sample()

    let lines = try sample.lines(.addConstraint(NewConstraint(ConstraintNotation(text))))

    #expect(lines.contains("+<constraint \(attributes) id=\"NEW\"/>"))
    let constraint = sample.slice.objects.first {
      $0.role == .constraint && $0.parent == ObjectID(owner)
        && !$0.id.rawValue.hasSuffix("-00-001")
    }
    #expect(constraint != nil)
  }

  @Test(arguments: ["nextKeyView", "headerView", "footerView", "documentView", "initialItem"])
  func `an attribute that refers to a deleted view goes with it`(name: String) throws {
    let views = """
      <subviews><label \(name)="btn-00-001" id="lab-00-001"/><button id="btn-00-001"/></subviews>
      """
    var sample = try Sample(.anyAny, Fixture.view(views))

    _ = try sample.lines(.delete(button, from: .outline))

    #expect(sample.slice[label] != nil)
    #expect(sample.slice[label]?.attribute(name) == nil)
  }

  @Test func `constraints are sorted by id`() throws {
    var sample = try Sample()
    for constant in 1...6 {
      let text = "title.leading = btn-00-001.leading + \(constant)"
      _ = try sample.lines(.addConstraint(NewConstraint(ConstraintNotation(text))))
    }

    let ids = sample.slice.children(of: root, in: PropertyPath(":constraints")).map(\.id)

    #expect(ids == ids.sorted())
    #expect(ids.count == 8)
  }

  @Test(arguments: [
    ("title.top = btn-00-001.leading", "horizontal and vertical"),
    ("title.width = btn-00-001.leading", "a size and a position"),
    ("title.left = btn-00-001.leading", "reading direction"),
    ("title.top = 100", "is a position"),
    ("title.top = title.top", "to itself"),
  ])
  func `attributes that don't go together are refused`(text: String, reason: String) throws {
    var sample = try Sample()

    let error = try sample.refusal(.addConstraint(NewConstraint(ConstraintNotation(text))))

    #expect(error?.description.contains(reason) == true)
  }

  @Test(arguments: ["big", "0", "nan"])
  func `a multiplier that is no number or ratio is refused`(multiplier: String) throws {
    var sample = try Sample()
    var notation = try ConstraintNotation("title.width = btn-00-001.width")
    notation.multiplier = multiplier

    let error = sample.refusal(.addConstraint(NewConstraint(notation)))

    #expect(error?.description.hasPrefix("multiplier can't be '\(multiplier)'") == true)
  }

  @Test func `another owner is refused`() throws {
    var sample = try Sample()
    let constraint = try NewConstraint(
      ConstraintNotation("title.top = btn-00-001.top"),
      owner: box
    )

    #expect(
      sample.refusal(.addConstraint(constraint)) == .wrongOwner(given: box, nearest: root)
    )
  }

  @Test func `outlets are sorted by property, after actions`() throws {
    var sample = try Sample()
    let controller = ObjectID("vcA-00-001")

    #expect(
      try sample.lines(
        .connect(from: controller, .outlet(property: "middle", destination: label))
      ) == ["+<outlet property=\"middle\" destination=\"lab-00-001\" id=\"NEW\"/>"]
    )
    let properties = sample.slice.children(of: controller, in: PropertyPath(":connections"))
    #expect(properties.map { $0.attribute("property") } == ["button", "middle", "title"])
  }

  @Test func `an action of a control has the control's usual event`() throws {
    var sample = try Sample()
    let action = NewConnection.action(selector: "stop:", target: "vcA-00-001", event: nil)

    let lines = try sample.lines(.connect(from: button, action))

    #expect(
      lines == [
        "+<action selector=\"stop:\" destination=\"vcA-00-001\" eventType=\"touchUpInside\" id=\"NEW\"/>"
      ]
    )
  }

  @Test(arguments: [
    ("touchUpinside", "'touchUpinside' is not a control event; did you mean touchUpInside?"),
    ("press", "'press' is not a control event; use one of allEditingEvents, allEvents,"),
  ])
  func `an unknown control event is refused`(event: String, reason: String) throws {
    var sample = try Sample()
    let action = NewConnection.action(selector: "go:", target: "vcA-00-001", event: event)

    let refusal = sample.refusal(.connect(from: button, action))

    #expect(refusal?.description.hasPrefix(reason) == true)
  }

  @Test func `only a control among the views of UIKit sends actions`() throws {
    var sample = try Sample()
    let action = NewConnection.action(selector: "tap:", target: "vcA-00-001", event: nil)
    for (view, kind) in [(label, "label"), (box, "view"), (root, "view")] {
      let refusal = sample.refusal(.connect(from: view, action))
      let reason = "a \(kind) is not a control; add a gesture recognizer"
      #expect(refusal?.description.contains(reason) == true)
    }
    // An outlet may lead from any view.
    #expect(
      sample.refusal(.connect(from: box, .outlet(property: "title", destination: label))) == nil
    )
  }

  @Test func `a view with a custom class may be a control, a recognizer sends actions`() throws {
    var sample = try Sample()
    let action = NewConnection.action(selector: "tap:", target: "vcA-00-001", event: nil)
    let recognizer = try apply(
      .add(NewObject(kind: "tapGestureRecognizer", parent: box)),
      to: &sample.slice,
      context: &sample.context
    ).subject

    #expect(sample.refusal(.connect(from: recognizer, action)) == nil)
    #expect(sample.refusal(.set(box, "customClass", "Knob")) == nil)
    #expect(sample.refusal(.connect(from: box, action)) == nil)
  }

  @Test func `an unknown kind of segue is refused`() throws {
    var sample = try Sample()
    let segue = NewConnection.segue(
      kind: "shw",
      destination: "vcA-00-001",
      identifier: nil,
      relationship: nil
    )

    let refusal = sample.refusal(.connect(from: button, segue))

    #expect(
      refusal?.description.hasPrefix("'shw' is not a kind of segue; use one of custom,") == true
    )
  }

  @Test func `an outlet of the same name is replaced`() throws {
    var sample = try Sample()

    let lines = try sample.lines(
      .connect(from: ObjectID("vcA-00-001"), .outlet(property: "title", destination: button))
    )

    #expect(
      lines == [
        "-<outlet property=\"title\" destination=\"lab-00-001\" id=\"out-00-002\"/>",
        "+<outlet property=\"title\" destination=\"btn-00-001\" id=\"NEW\"/>",
      ]
    )
  }

  @Test func `a view that moves takes its constraints to their new owner`() throws {
    var sample = try Sample()

    _ = try sample.lines(.reparent(button, into: root))

    #expect(sample.slice[button]?.parent == root)
    #expect(sample.slice[ObjectID("XXX-00-001")]?.parent == root)
    #expect(!sample.text.contains("width=\"50\" height=\"30\"/>\n" + "</subviews>"))
    _ = try sample.lines(.reparent(label, into: box))
    _ = try sample.lines(.reparent(button, into: box))
    #expect(sample.slice[ObjectID("XXX-00-001")]?.parent == box)
    #expect(sample.slice[ObjectID("CCC-00-001")]?.parent == root)
  }

  @Test func `an object that is a view only because of its list is no view elsewhere`() throws {
    var sample = try Sample()

    _ = try sample.lines(.unset(label, PropertyPath("frame")))
    #expect(sample.slice[label]?.role == .view)
    _ = try sample.lines(.reparent(label, into: box, container: PropertyPath(":items")))

    #expect(sample.slice[label]?.role == .object)
    let read = try DocumentReader.read(Array(sample.text.utf8))
    #expect(read.objects.first { $0.id == label }?.role == .object)
  }

  @Test func `the view of a controller can't be moved`() throws {
    var sample = try Sample()

    let refusal = sample.refusal(.reparent(root, into: box))

    #expect(refusal?.description == "\(root) can't be moved: it is the view of vcA-00-001")
  }

  @Test func `a view can't be moved into itself`() throws {
    var sample = try Sample()

    #expect(sample.refusal(.reparent(box, into: box)) == .intoItself(box))
  }

  @Test func `a copy has fresh ids and leads into itself`() throws {
    var sample = try Sample()

    let outcome = try apply(.duplicate(box), to: &sample.slice, context: &sample.context)

    #expect(outcome.added.count == 4)
    #expect(outcome.changed.isEmpty)
    let order = sample.slice.children(of: root, in: PropertyPath(":subviews")).map(\.id)
    #expect(order == [label, box, outcome.subject])
  }

  @Test func `a copy of the second object of one id has one id, a fresh one`() throws {
    let views = (0..<2).map { _ in
      "<view tag=\"1\" id=\"a\"><subviews><label id=\"b\"/></subviews></view>"
    }
    let text = Fixture.xib(
      "<objects><view id=\"r\"><subviews>\(views.joined())</subviews></view></objects>"
    )
    var sample = try Sample(.anyAny, text)
    let second = try #require(
      sample.slice.objects.last { $0.kind == "view" && $0.parent == "r" }?.id
    )

    let outcome = try apply(.duplicate(second), to: &sample.slice, context: &sample.context)

    #expect(outcome.added.count == 2)
    let read = try DocumentReader.read(Array(sample.text.utf8))
    #expect(outcome.added.allSatisfy { id in read.objects.contains { $0.id == id } })
  }

  @Test func `a scene comes with its controller, view and placeholder`() throws {
    var sample = try Sample()

    let lines = try sample.lines(.addScene(NewScene(identifier: "second", canvasX: 10)))

    #expect(lines.contains("+<!--View Controller-->"))
    #expect(lines.contains("+<scene sceneID=\"NEW\">"))
    #expect(lines.contains("+<point key=\"canvasLocation\" x=\"10\" y=\"0.0\"/>"))
    #expect(lines.allSatisfy { $0.hasPrefix("+") })
  }

  @Test(arguments: [
    (17701, "retina6_12", "393", "852", #"systemColor="systemBackgroundColor""#, "-1"),
    (15400, "retina4_7", "375", "667", #"cocoaTouchSystemColor="whiteColor""#, "-1"),
    (12000, "retina4_7", "375", "667", #"white="1" alpha="1" colorSpace="calibratedWhite""#, "44"),
  ])
  func `a new root view fits the canvas and the version`(
    version: Int,
    device: String,
    width: String,
    height: String,
    color: String,
    row: String
  ) throws {
    let text = Sample.text.replacing("retina6_1", with: device)
      .replacing("17701", with: "\(version)")
    for kind in ["viewController", "tableViewController", "collectionViewController"] {
      var sample = try Sample(.anyAny, text)

      let lines = try sample.lines(.addScene(NewScene(controller: kind)))

      #expect(
        lines.contains(
          #"+<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="\#(height)"/>"#
        )
      )
      #expect(lines.contains { $0.hasPrefix("+<color key=") && $0.contains(color) })
      let isOfXcode11 = lines.contains { $0.contains(#"customClass="UIResponder""#) }
      #expect(isOfXcode11 == (version > 14_800))
      let outlets = lines.count { $0.contains("<outlet ") }
      #expect(outlets == (kind == "viewController" ? 0 : 2))
      if kind == "tableViewController" {
        #expect(lines.contains { $0.contains("rowHeight=\"\(row)\"") })
      }
    }
  }

  @Test func `a new scene without safe areas has the guides of its controller`() throws {
    let text = Sample.text.replacing(#"useSafeAreas="YES" "#, with: "")
    var sample = try Sample(.anyAny, text)

    let lines = try sample.lines(.addScene(NewScene()))

    let start = try #require(lines.firstIndex(of: "+<layoutGuides>"))
    #expect(lines[start + 1].hasPrefix("+<viewControllerLayoutGuide type=\"top\" id="))
    #expect(lines[start + 2].hasPrefix("+<viewControllerLayoutGuide type=\"bottom\" id="))
    #expect(lines[start + 3] == "+</layoutGuides>")
    #expect(!lines.contains { $0.contains("safeArea") })
  }

  @Test(arguments: Platform.allCases)
  func `every kind of a platform has a template`(platform: Platform) {
    #expect(ObjectTemplate.kinds(on: platform).count >= 16)
  }

  @Test(arguments: ObjectTemplate.kinds(on: .iOS))
  func `an object of every kind can be added and reads as the same facts`(kind: String) throws {
    var sample = try Sample()
    let scene = ObjectID("scA-00-001")

    let edits: [LayoutEdit] = [
      .add(NewObject(kind: kind, parent: root)), .add(NewObject(kind: kind, parent: scene)),
      .addScene(NewScene(controller: kind)),
    ]
    // The scene has its first responder.
    let isAdded = edits.contains { sample.refusal($0) == nil } || kind == "placeholder"
    #expect(isAdded)

    var document = try DocumentReader.read(Array(sample.text.utf8))
    let again = document
    document.objects = sample.slice.objects
    #expect(Soundness.difference(document, again) == nil)
  }

  @Test func `the same seed gives the same ids`() throws {
    var first = try Sample()
    var second = try Sample()

    _ = try first.lines(.duplicate(box))
    _ = try second.lines(.duplicate(box))

    #expect(first.text == second.text)
  }

  @Test func `nothing can refer to what has no id in the file, or to the canvas`() throws {
    let bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <collectionViewCell id="cel-l0-001">
                  <view key="contentView">
                      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                  </view>
              </collectionViewCell>
          </objects>
      </document>
      """.utf8
    )
    let document = try DocumentReader.read(bytes)
    let content: ObjectID = "cel-l0-001/contentView"
    let edits: [LayoutEdit] = [
      .addConstraint(NewConstraint(try ConstraintNotation("\"\(content)\".top = cel-l0-001.top"))),
      .connect(from: "-1", .outlet(property: "content", destination: content)),
      .connect(from: "-1", .outlet(property: "canvas", destination: "retina4_7")),
      .connect(from: "retina4_7", .outlet(property: "owner", destination: "-1")),
      .set("retina4_7", "frame", "0 0 10 10"), .add(NewObject(kind: "label", parent: "retina4_7")),
    ]

    for edit in edits {
      var slice = LayoutSlice(document)
      var context = EditingContext(ids: IdentifierSource(seed: 1))
      #expect(throws: EditError.self, "\(edit)") {
        try apply(edit, to: &slice, context: &context)
      }
    }
  }
}
