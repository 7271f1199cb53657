import LayoutModel
import Testing

@testable import LayoutEditing

/// New objects of macOS are those of the library of Interface Builder.
struct MacObjectTests {
  private let root = ObjectID("root-0-001")

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" \
    customObjectInstantitationMethod="direct">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22505"/>
        </dependencies>
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
            <customView id="root-0-001">
                <rect key="frame" x="0.0" y="0.0" width="480" height="272"/>
                <autoresizingMask key="autoresizingMask"/>
            </customView>
        </objects>
    </document>

    """

  private func lines(_ kind: String, _ values: [NewValue] = []) throws -> [String] {
    var sample = try Sample(.anyAny, Self.text)
    return try sample.lines(.add(NewObject(kind: kind, parent: root, values: values)))
  }

  @Test func `a button is a push button`() throws {
    let lines = try lines("button")

    #expect(lines.contains { $0.hasPrefix("+<button verticalHuggingPriority=\"750\" ") })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "+<buttonCell key=\"cell\" type=\"push\" title=\"Button\" bezelStyle=\"rounded\" "
            + "alignment=\"center\" borderStyle=\"border\" imageScaling=\"proportionallyDown\" inset=\"2\" "
        )
      }
    )
    #expect(
      lines.contains(
        "+<behavior key=\"behavior\" pushIn=\"YES\" lightByBackground=\"YES\" lightByGray=\"YES\"/>"
      )
    )
  }

  @Test func `a pop-up button has three items, and the first is selected`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "popUpButton", parent: root)))

    let objects = sample.slice.objects
    let items = objects.filter { $0.kind == "menuItem" }
    let cell = objects.first { $0.kind == "popUpButtonCell" }

    #expect(items.count == 3)
    let first = items.first { $0.attribute("title") == "Item 1" }
    #expect(first?.attribute("state") == "on")
    #expect(cell?.attribute("selectedItem") == first?.id.rawValue)
  }

  @Test func `a text field is editable and has a border`() throws {
    let lines = try lines("textField")

    #expect(
      lines.contains {
        $0.contains("editable=\"YES\"")
          && $0.contains("borderStyle=\"bezel\" drawsBackground=\"YES\"")
      }
    )
  }

  @Test func `a segmented control has three segments`() throws {
    let segments = try lines("segmentedControl").filter {
      $0.hasPrefix("+<segment ") || $0 == "+<segment/>"
    }

    #expect(segments.count == 3)
  }

  @Test func `a segment without a label, or with none, gets one`() throws {
    let text = Self.text.replacing(
      "    </objects>",
      with: """
                <segmentedCell id="cell-0-001">
                    <segments>
                        <segment/>
                        <segment>
                            <nil key="label"/>
                        </segment>
                    </segments>
                </segmentedCell>
            </objects>
        """
    )
    var sample = try Sample(.anyAny, text)
    for path in [":segments/:segment/label", ":segments/:segment#2/label"] {
      _ = try sample.lines(.set("cell-0-001", PropertyPath(path), .text("Week"), in: nil))
    }

    #expect(sample.text.ranges(of: "<segment label=\"Week\"/>").count == 2, "\(sample.text)")
  }

  @Test func `a box has a content view, which takes its subviews`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "box", parent: root)))
    let box = try #require(sample.slice.objects.first { $0.kind == "box" })
    let content = try #require(sample.slice.objects.first { $0.key == "contentView" })

    _ = try sample.lines(.add(NewObject(kind: "button", parent: box.id)))

    #expect(content.parent == box.id)
    #expect(sample.slice.objects.first { $0.kind == "button" }?.parent == content.id)
  }

  @Test(arguments: ["tableView", "outlineView", "textView"])
  func `a view that scrolls is added in a scroll view`(kind: String) throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: kind, parent: root, userLabel: "Files")))

    let objects = sample.slice.objects
    let view = try #require(objects.first { $0.kind == kind })
    let clip = try #require(objects.first { $0.kind == "clipView" })
    let scroll = try #require(objects.first { $0.kind == "scrollView" })
    #expect(view.parent == clip.id)
    #expect(clip.parent == scroll.id)
    #expect(scroll.parent == root)
    #expect(view.attribute("userLabel") == "Files")
    guard kind != "textView" else { return }
    let header = try #require(objects.first { $0.kind == "tableHeaderView" })
    #expect(header.parent == scroll.id && header.key == "headerView")
    #expect(view.attribute("headerView") == header.id.rawValue)
  }

  @Test func `a table in a clip view needs no other scroll view`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "scrollView", parent: root)))
    let scroll = try #require(sample.slice.objects.first { $0.kind == "scrollView" })

    _ = try sample.lines(.add(NewObject(kind: "tableView", parent: scroll.id)))

    #expect(sample.slice.objects.filter { $0.kind == "scrollView" }.count == 1)
  }

  @Test(arguments: [
    ("tableView", ["450", "198"], "16"), ("textView", ["240", "135"], "16"),
  ])
  func `a scroll view is as large as its view and the header`(
    kind: String,
    size: [String],
    scroller: String
  ) throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: kind, parent: root)))
    func frame(_ kind: String, key: String? = nil) throws -> [String?] {
      let object = try #require(
        sample.slice.objects.first { $0.kind == kind && (key == nil || $0.key == key) }
      )
      guard case .record(let frame)? = object.property(PropertyPath("frame"))?.value else {
        return []
      }
      return [frame["width"], frame["height"]]
    }

    #expect(try frame("scrollView") == size)
    #expect(try frame("clipView") == size)
    #expect(try frame("scroller", key: "horizontalScroller") == [size[0], scroller])
    #expect(try frame("scroller", key: "verticalScroller") == [scroller, size[1]])
  }

  @Test(arguments: [
    (
      "stackView",
      "+<stackView distribution=\"fill\" orientation=\"horizontal\" alignment=\"centerY\" "
    ),
    ("imageView", "+<imageCell key=\"cell\" refusesFirstResponder=\"YES\" alignment=\"left\" "),
    (
      "progressIndicator",
      "+<progressIndicator wantsLayer=\"YES\" horizontalHuggingPriority=\"750\" "
    ),
    ("comboBox", "+<comboBoxCell key=\"cell\" scrollable=\"YES\" lineBreakMode=\"clipping\" "),
    ("datePicker", "+<datePickerElements key=\"datePickerElements\" year=\"YES\" month=\"YES\" "),
    ("levelIndicator", "+<levelIndicatorCell key=\"cell\" alignment=\"left\" doubleValue=\"2\" "),
    ("pathControl", "+<pathCell key=\"cell\" selectable=\"YES\" editable=\"YES\" "),
    ("slider", "+<sliderCell key=\"cell\" continuous=\"YES\" state=\"on\" alignment=\"left\" "),
  ])
  func `a new view has what documents have`(kind: String, start: String) throws {
    let lines = try lines(kind)

    #expect(lines.contains { $0.hasPrefix(start) }, "\(lines)")
  }

  @Test func `each new toolbar item has an identifier of its own, and is shown`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "window", parent: Document.rootID)))
    let window = try #require(sample.slice.objects.first { $0.kind == "window" })
    _ = try sample.lines(.add(NewObject(kind: "toolbar", parent: window.id)))
    let toolbar = try #require(sample.slice.objects.first { $0.kind == "toolbar" })
    for _ in 0..<2 {
      _ = try sample.lines(.add(NewObject(kind: "toolbarItem", parent: toolbar.id)))
    }

    let items = sample.slice.children(of: toolbar.id, in: PropertyPath(":allowedToolbarItems"))
    let identifiers = items.compactMap { $0.attribute("implicitItemIdentifier") }
    #expect(Set(identifiers).count == 2)
    #expect(
      identifiers.allSatisfy { text in
        text.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12]
      },
      "\(identifiers)"
    )
    let shown = [":defaultToolbarItems/:toolbarItem", ":defaultToolbarItems/:toolbarItem#2"].map {
      sample.slice[toolbar.id]?.attribute("\($0)/reference")
    }
    #expect(shown == items.map(\.id.rawValue))
  }

  @Test func `a toolbar takes no views`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "window", parent: Document.rootID)))
    let window = try #require(sample.slice.objects.first { $0.kind == "window" })
    _ = try sample.lines(.add(NewObject(kind: "toolbar", parent: window.id)))
    let toolbar = try #require(sample.slice.objects.first { $0.kind == "toolbar" })

    #expect(sample.refusal(.add(NewObject(kind: "button", parent: toolbar.id))) != nil)
  }

  @Test(arguments: [
    ("vertical", "centerY", "centerX"), ("vertical", "top", "leading"),
    ("vertical", "firstBaseline", "leading"), ("horizontal", "trailing", "bottom"),
    ("horizontal", "centerY", "centerY"),
  ])
  func `the alignment of a stack view is one of its orientation`(
    orientation: String,
    before: String,
    after: String
  ) throws {
    let lines = try lines(
      "stackView",
      [
        NewValue(PropertyPath("alignment"), .text(before)),
        NewValue(PropertyPath("orientation"), .text(orientation)),
      ]
    )

    #expect(
      lines.contains {
        $0.contains("orientation=\"\(orientation)\" alignment=\"\(after)\"")
      },
      "\(lines)"
    )
  }
}
